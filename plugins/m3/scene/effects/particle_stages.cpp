// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m3/scene/effects/particle_stages.h"

#include "plugins/m3/scene/effects/largest_value.h"
#include "plugins/m3/scene/effects/particle_rules.h"

#include <QtGlobal>

#include <algorithm>
#include <cmath>

namespace sinew::m3 {

namespace {

/// The middle of a life at which three values say most.
float middleOf(const ParticleRules &rules, const Vec3 &sizes, const std::array<Colour4, 3> &colours)
{
    const auto bends = [](float a, float b, float c, const PhaseRule &rule) {
        return std::abs(b - (a + (c - a) * rule.middle));
    };
    const float bySize = bends(sizes.x, sizes.y, sizes.z, rules.sizePhase) /
                         std::max({1e-6f, std::abs(sizes.x), std::abs(sizes.y), std::abs(sizes.z)});
    const float byAlpha = bends(colours[0].a, colours[1].a, colours[2].a, rules.alphaPhase);
    const float byColour = std::max({bends(colours[0].r, colours[1].r, colours[2].r, rules.colourPhase),
                                     bends(colours[0].g, colours[1].g, colours[2].g, rules.colourPhase),
                                     bends(colours[0].b, colours[1].b, colours[2].b, rules.colourPhase)});
    const float middle = byAlpha >= bySize && byAlpha >= byColour ? rules.alphaPhase.middle
                         : bySize >= byColour                     ? rules.sizePhase.middle
                                                                  : rules.colourPhase.middle;
    return std::isfinite(middle) ? std::clamp(middle, 0.01f, 0.99f) : 0.5f;
}

} // namespace

void setStages(const ParticleRules &rules, SimpleEmission &emission)
{
    bool changes = false;
    const auto sizesOf = [&](const Track<Vec3> &track) {
        const auto [value, varies] = largestBy(track, [](const Vec3 &v) { return v.x + v.y + v.z; });
        changes |= varies;
        return value;
    };
    Vec3 sizes = sizesOf(rules.sizes);
    if (rules.randomSize) {
        const Vec3 other = sizesOf(rules.sizes2);
        sizes = {(sizes.x + other.x) / 2, (sizes.y + other.y) / 2, (sizes.z + other.z) / 2};
    }
    std::array<Colour4, 3> colours;
    for (std::size_t stage = 0; stage < 3; ++stage) {
        const auto colourOf = [&](const Track<Colour4> &track) {
            const auto [value, varies] = largestBy(track, [](const Colour4 &c) { return c.a * 4 + c.r + c.g + c.b; });
            changes |= varies;
            return value;
        };
        colours[stage] = colourOf(rules.colours[stage]);
        if (rules.randomColour) {
            const Colour4 other = colourOf(rules.colours2[stage]);
            Colour4 &c = colours[stage];
            c = {(c.r + other.r) / 2, (c.g + other.g) / 2, (c.b + other.b) / 2, (c.a + other.a) / 2};
        }
    }
    emission.middle = middleOf(rules, sizes, colours);
    const std::array<float, 3> moments{0, emission.middle, 1};
    for (std::size_t stage = 0; stage < 3; ++stage) {
        const float at = moments[stage];
        const auto valueOf = [&](float a, float b, float c, const PhaseRule &rule) {
            return phaseValue(a, b, c, rule, at);
        };
        emission.sizes[stage] = std::max(0.f, valueOf(sizes.x, sizes.y, sizes.z, rules.sizePhase) / 2);
        emission.colours[stage] = {valueOf(colours[0].r, colours[1].r, colours[2].r, rules.colourPhase),
                                   valueOf(colours[0].g, colours[1].g, colours[2].g, rules.colourPhase),
                                   valueOf(colours[0].b, colours[1].b, colours[2].b, rules.colourPhase)};
        emission.opacities[stage] = valueOf(colours[0].a, colours[1].a, colours[2].a, rules.alphaPhase);
    }
    emission.rows = std::max(1u, rules.rows);
    emission.columns = std::max(1u, rules.columns);
    const float most = float(std::min<std::uint64_t>(std::uint64_t(emission.rows) * emission.columns - 1, 65535));
    for (std::size_t stage = 0; stage < 3; ++stage)
        emission.cells[stage] = std::uint32_t(std::clamp(rules.cells[stage], 0.f, most));
    const auto left = [&](bool isSet, const char *reason) {
        if (isSet)
            emission.left.push_back(reason);
    };
    left(changes, QT_TRANSLATE_NOOP("Message", "Sizes and colours of particles that change from birth to birth keep "
                                               "their largest value (%1)"));
    left(rules.randomSize || rules.randomColour || rules.randomTurn || rules.randomLife,
         QT_TRANSLATE_NOOP("Message", "Random differences of particles other than of speed are left out (%1)"));
    const Vec3 turns = firstOf(rules.turns);
    left(turns.x != 0 || turns.y != 0 || turns.z != 0, QT_TRANSLATE_NOOP("Message", "Particles do not spin (%1)"));
    left(most > 0 && rules.cellMiddle != emission.middle,
         QT_TRANSLATE_NOOP("Message", "Cells of particles change at the middle of their life (%1)"));
    left(rules.sizePhase.middle != rules.alphaPhase.middle || rules.colourPhase.middle != rules.alphaPhase.middle ||
             rules.alphaPhase.hold > 0 || rules.sizePhase.hold > 0 || rules.colourPhase.hold > 0,
         QT_TRANSLATE_NOOP("Message", "Particles have one middle of their life for size, colour and opacity (%1)"));
}

} // namespace sinew::m3
