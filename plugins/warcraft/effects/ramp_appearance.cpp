// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/warcraft/effects/ramp_appearance.h"

#include "core/scene/effects/emitter_core.h"
#include "core/scene/effects/hash_random.h"
#include "plugins/warcraft/effects/life_ramp.h"

#include <array>

namespace sinew::warcraft {

namespace {

/// Uses of the random numbers of a seed; each has its own stream, so values do not change if others are used.
enum RandomPurpose : std::int64_t { Scale = 1, Spin, Cell, FlipBook, Scroll, Tumble };

HashRandom randomOf(const ParticleBirth &birth, RandomPurpose purpose)
{
    return HashRandom(birth.seed, purpose, 0);
}

const std::array<float, 128> &twinkleTable()
{
    static const auto table = [] {
        std::array<float, 128> numbers;
        HashRandom random(0, 0, 0);
        for (float &number : numbers)
            number = random.unit();
        return numbers;
    }();
    return table;
}

float fraction(float x)
{
    return x - std::floor(x);
}

} // namespace

RampAppearance::RampAppearance(const RampParticles &rules, std::uint64_t row)
    : m_rules(rules), m_columns(std::clamp(rules.columns, 1u, 65536u)),
      m_cells(std::uint32_t(std::min<std::uint64_t>(std::uint64_t(m_columns) * std::max(1u, rules.rows), 65536)))
{
    if (m_rules.randomCellOffset)
        m_offset = std::uint32_t(HashRandom(row, FlipBook, 0).below(m_cells));
}

float RampAppearance::twinkle(const ParticleBirth &birth, float age) const
{
    const float percent = m_rules.twinklePercent, least = m_rules.twinkleScaleMinimum;
    const float range = m_rules.twinkleScaleMaximum - least;
    if (percent >= 1 && range == 0)
        return least;
    const double turned = std::floor(double(age) * clampFinite(m_rules.twinkleSpeed)) + birth.seed;
    const float number = twinkleTable()[std::size_t(std::int64_t(turned) & 127)];
    return number > percent ? -1 : least + range * number;
}

bool RampAppearance::at(const ParticleBirth &birth, float age, QuadAppearance &appearance) const
{
    const float twinkled = twinkle(birth, age);
    if (twinkled < 0)
        return false;
    const float t = std::min(1.f, age / birth.rampLife);
    const Colour colour = rampAt(m_rules.colour, t, Colour{});
    appearance.colour[0] = toUnorm8(colour.r);
    appearance.colour[1] = toUnorm8(colour.g);
    appearance.colour[2] = toUnorm8(colour.b);
    appearance.colour[3] = toUnorm8(rampAt(m_rules.alpha, t, 1.f));
    appearance.cutOff = rampAt(m_rules.alphaCutOff, t, 0.f);

    const Vec2 scale = rampAt(m_rules.scale, t, Vec2{1, 1});
    HashRandom vary = randomOf(birth, Scale);
    const float both = vary.signedUnit(), across = vary.signedUnit();
    const auto varied = [](float by, float u) { return std::max(1e-4f, 1 + by * u); };
    const float x = varied(m_rules.scaleVary.x, m_rules.scaleVaryPerAxis ? across : both);
    const float y = m_rules.scaleVaryPerAxis ? varied(m_rules.scaleVary.y, both) : x;
    appearance.size = clampFinite(scale.x) * x * twinkled;
    appearance.height = clampFinite(scale.y) * y * twinkled;

    std::uint32_t start = m_offset;
    if (m_rules.randomFlipBookStart)
        start += std::uint32_t(randomOf(birth, FlipBook).below(m_cells));
    const auto cellOf = [&](const LifeRamp<float> &ramp) {
        const float cell = std::clamp(rampAt(ramp, t, 0.f), 0.f, 65535.f); // NaN counts as 0
        return (start + std::uint32_t(cell > 0 ? cell : 0)) % m_cells;
    };
    if (m_rules.head) {
        const bool any = m_rules.randomCell && m_rules.headCell.values.isEmpty();
        const auto cell = any ? std::uint32_t(randomOf(birth, Cell).below(m_cells)) : cellOf(m_rules.headCell);
        setCell(cell, m_rules.rows, m_columns, appearance.headUv);
    }
    if (m_rules.tail)
        setCell(cellOf(m_rules.tailCell), m_rules.rows, m_columns, appearance.tailUv);

    HashRandom spin = randomOf(birth, Spin);
    const float base = m_rules.baseSpin + m_rules.baseSpinVary * spin.signedUnit();
    appearance.turn = clampFinite(base + (m_rules.spin + m_rules.spinVary * spin.signedUnit()) * age);
    if (m_rules.randomSpinSign && (birth.seed & 1))
        appearance.turn = -appearance.turn;

    if (m_rules.multiTexture) {
        HashRandom scroll = randomOf(birth, Scroll);
        for (int i = 0; i < 2; ++i) {
            const float u = scroll.unit(), v = scroll.unit();
            const float byU = clampFinite(m_rules.scroll[i].x + m_rules.scrollVary[i].x * scroll.signedUnit());
            const float byV = clampFinite(m_rules.scroll[i].y + m_rules.scrollVary[i].y * scroll.signedUnit());
            appearance.scroll[2 * i] = fraction(u + byU * age);
            appearance.scroll[2 * i + 1] = fraction(v + byV * age);
        }
    }
    return true;
}

Eigen::Vector3f RampAppearance::tumble(const ParticleBirth &birth, float age) const
{
    HashRandom random = randomOf(birth, Tumble);
    const auto between = [&](float least, float most) {
        return clampFinite(least + (most - least) * random.unit()) * age;
    };
    const Vec3 &a = m_rules.tumbleMinimum, &b = m_rules.tumbleMaximum;
    const float x = between(a.x, b.x), y = between(a.y, b.y), z = between(a.z, b.z);
    return {x, y, z};
}

} // namespace sinew::warcraft
