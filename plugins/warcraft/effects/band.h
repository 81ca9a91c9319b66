// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/effect_rules.h"
#include "core/scene/track.h"

namespace sinew::warcraft {

/// A band drawn behind a moving node (Warcraft III: RIBB; World of Warcraft: M2, whose builder creates a separate
/// material for each band: one layer for each pair of texture and material, and the ribbon's priority plane). An effect
/// made from it is a MaterialRibbon.
struct Band final : EffectRules
{
    Track<float> heightAbove, heightBelow; ///< from the pivot along the node's y and −y
    Track<float> alpha{{}, 1.f};
    Track<Colour> colour{{}, {1, 1, 1}};
    Track<std::int32_t> textureSlot{{}, 0, true}; ///< cell of the texture, row by row
    float lifeSpan = 0;     ///< seconds that an edge lives; 0 and less: nothing is drawn. M2: at least 0.25
    float emissionRate = 0; ///< edges per second; M2: rounded up
    /// Units per second squared, downwards. An M2's edge rises by g · age²: −2 g.
    float gravity = 0;
    std::uint32_t rows = 1, columns = 1; ///< of cells in the texture, at least 1
    bool colourAtBirth = false; ///< M2: an edge keeps the colour and alpha of its birth; else all edges have the
                                ///< current ones

    std::unique_ptr<EmitterSimulation> simulation() const override;
    EffectDemand demand(const RenderScene &scene) const override;
    bool isSame(const EffectRules &other) const override;
    std::vector<AnimatedValue> animatedValues() override
    {
        return {&heightAbove, &heightBelow, &alpha, &colour, &textureSlot};
    }
    std::shared_ptr<EffectRules> copy() const override { return std::make_shared<Band>(*this); }
    void outline(const OutlineMoment &moment, EffectOutline &outline) const override;
};

} // namespace sinew::warcraft
