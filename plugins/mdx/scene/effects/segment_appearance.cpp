// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/mdx/scene/effects/segment_appearance.h"

#include "core/scene/effects/emitter_core.h"

#include <algorithm>

namespace sinew::mdx {

namespace {

/// Unrounded; NaN becomes 0.
float in255(float x)
{
    return x > 0 ? std::min(x, 1.f) * 255 : 0;
}

} // namespace

SegmentAppearance::SegmentAppearance(const SegmentParticles &rules, std::uint64_t) : m_rules(rules)
{
    m_middle = rules.middleTime >= 0 ? std::min(rules.middleTime, 1.f) : 0; // NaN counts as 0
    for (int i = 0; i < 3; ++i) {
        const Colour &c = rules.colours[i];
        const float values[5] = {in255(c.r), in255(c.g), in255(c.b), in255(rules.alphas[i]),
                                 clampFinite(rules.scalings[i])};
        std::copy(values, values + 5, m_values[i]);
    }
}

std::uint32_t SegmentAppearance::cellAt(const CellInterval &interval, float t, std::uint32_t cells)
{
    const bool forward = interval.end >= interval.start;
    const double count = (forward ? double(interval.end) - interval.start : double(interval.start) - interval.end) + 1;
    const double round = t * double(std::max(1u, interval.repeat));
    // The last cell stays at the very end of a half.
    const double inRound = t >= 1 ? 1 : round - std::floor(round);
    const double index = std::min(count - 1, std::floor(inRound * count));
    const double cell = interval.start + (forward ? index : -index);
    return cells ? std::uint32_t(std::int64_t(cell) % cells) : 0;
}

void SegmentAppearance::cellUv(const CellInterval &interval, float t, float (&uv)[4]) const
{
    const std::uint32_t columns = m_rules.columns, rows = m_rules.rows;
    const std::uint32_t cells = std::uint32_t(std::min<std::uint64_t>(std::uint64_t(rows) * columns, ~0u));
    warcraft::setCell(cellAt(interval, t, cells), rows, columns, uv);
}

bool SegmentAppearance::at(const ParticleBirth &birth, float age, warcraft::QuadAppearance &appearance) const
{
    age /= birth.rampLife;
    const bool first = age < m_middle || m_middle >= 1;
    const float t = std::clamp(first ? age / m_middle : (age - m_middle) / (1 - m_middle), 0.f, 1.f);
    const float *a = m_values[first ? 0 : 1], *b = m_values[first ? 1 : 2];
    for (int i = 0; i < 4; ++i)
        appearance.colour[i] = std::uint8_t(a[i] + (b[i] - a[i]) * t + 0.5f);
    appearance.size = appearance.height = a[4] + (b[4] - a[4]) * t;
    if (m_rules.head)
        cellUv(first ? m_rules.headLife : m_rules.headDecay, t, appearance.headUv);
    if (m_rules.tail)
        cellUv(first ? m_rules.tailLife : m_rules.tailDecay, t, appearance.tailUv);
    return true;
}

} // namespace sinew::mdx
