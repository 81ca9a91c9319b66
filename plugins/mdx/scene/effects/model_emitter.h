// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/effect_rules.h"
#include "core/scene/track.h"

namespace sinew::mdx {

/// Emits models (PREM). Their path is in SceneEffect::models.
struct ModelEmitter final : EffectRules
{
    std::uint64_t stream = 0;         ///< row in Root::particleEmitters, the seed of its random numbers
    Track<float> emissionRate;        ///< per second
    Track<float> gravity;             ///< units per second squared, downwards
    Track<float> longitude, latitude; ///< radians: spread about the node's z axis and away from it
    Track<float> lifeSpan;            ///< seconds
    Track<float> speed;               ///< units per second

    std::unique_ptr<EmitterSimulation> simulation() const override;
    EffectDemand demand(const RenderScene &scene) const override;
    bool isSame(const EffectRules &other) const override;
    std::vector<AnimatedValue> animatedValues() override
    {
        return {&emissionRate, &gravity, &longitude, &latitude, &lifeSpan, &speed};
    }
    std::shared_ptr<EffectRules> copy() const override { return std::make_shared<ModelEmitter>(*this); }
    void outline(const OutlineMoment &moment, EffectOutline &outline) const override;
};

} // namespace sinew::mdx
