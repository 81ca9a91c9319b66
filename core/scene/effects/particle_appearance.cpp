// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/scene/effects/particle_appearance.h"

#include "core/scene/effects/emitter_core.h"

#include <algorithm>

namespace sinew {

namespace {

/// Not rounded yet; none is 0.
float in255(float x)
{
    return x > 0 ? std::min(x, 1.f) * 255 : 0;
}

} // namespace

ParticleAppearance::ParticleAppearance(const SceneParticleEmitter &emitter) : m_emitter(emitter)
{
    m_middle = emitter.middleTime >= 0 ? std::min(emitter.middleTime, 1.f) : 0; // NaN counts as 0
    for (int i = 0; i < 3; ++i) {
        const Colour &c = emitter.colours[i];
        const float values[5] = {in255(c.r), in255(c.g), in255(c.b), in255(emitter.alphas[i]),
                                 clampFinite(emitter.scalings[i])};
        std::copy(values, values + 5, m_values[i]);
    }
}

std::uint32_t ParticleAppearance::cellAt(const CellInterval &interval, float t, std::uint32_t cells)
{
    const bool forward = interval.end >= interval.start;
    const double count = (forward ? double(interval.end) - interval.start : double(interval.start) - interval.end) + 1;
    const double round = t * double(std::max(1u, interval.repeat));
    // At the very end of a half the last cell stays.
    const double inRound = t >= 1 ? 1 : round - std::floor(round);
    const double index = std::min(count - 1, std::floor(inRound * count));
    const double cell = interval.start + (forward ? index : -index);
    return cells ? std::uint32_t(std::int64_t(cell) % cells) : 0;
}

void ParticleAppearance::cellUv(const CellInterval &interval, float t, float (&uv)[4]) const
{
    const std::uint32_t columns = m_emitter.columns, rows = m_emitter.rows;
    const std::uint32_t cells = std::uint32_t(std::min<std::uint64_t>(std::uint64_t(rows) * columns, ~0u));
    const std::uint32_t cell = cellAt(interval, t, cells);
    const float width = 1.f / float(std::max(1u, columns)), height = 1.f / float(std::max(1u, rows));
    const float left = float(cell % std::max(1u, columns)) * width, top = float(cell / std::max(1u, columns)) * height;
    uv[0] = left;
    uv[1] = top;
    uv[2] = left + width;
    uv[3] = top + height;
}

void ParticleAppearance::at(float age, At &appearance) const
{
    const bool first = age < m_middle || m_middle >= 1;
    const float t = std::clamp(first ? age / m_middle : (age - m_middle) / (1 - m_middle), 0.f, 1.f);
    const float *a = m_values[first ? 0 : 1], *b = m_values[first ? 1 : 2];
    for (int i = 0; i < 4; ++i)
        appearance.colour[i] = std::uint8_t(a[i] + (b[i] - a[i]) * t + 0.5f);
    appearance.size = appearance.height = a[4] + (b[4] - a[4]) * t;
    if (m_emitter.head)
        cellUv(first ? m_emitter.headLife : m_emitter.headDecay, t, appearance.headUv);
    if (m_emitter.tail)
        cellUv(first ? m_emitter.tailLife : m_emitter.tailDecay, t, appearance.tailUv);
}

} // namespace sinew
