// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "plugins/warcraft/effects/quad_rules.h"

namespace sinew::mdx {

/// Cells of a particle's texture over one part of its life, played `repeat` times.
struct CellInterval
{
    std::uint32_t start = 0, end = 0, repeat = 1;
};
bool same(const CellInterval &a, const CellInterval &b);

/// Particles of Warcraft III (PRE2): their look has two segments of the life that meet at the middle time. `length` and
/// `width`: of the emitting area along the node's y and x. With squirt `emissionRate` is per burst. Line emitters emit
/// in the node's yz plane only. See SegmentAppearance.
///
/// They start on the emitting area (x ± width/2, y ± length/2, as in HiveWE and mdx-m3-viewer; war3-model takes whole
/// widths), up the node's z axis turned by latitude·U, and then about that axis by π·U (HiveWE, war3-model;
/// mdx-m3-viewer turns about x and y, which fills a square of directions). Line emitters turn in the node's yz plane
/// only (mdx-m3-viewer, war3-model; HiveWE: xz). Their speed is speed·(1 + variation·U). U is random in −1…1. Gravity
/// and life are fixed at birth; the path is the exact parabola (HiveWE), not a sum of steps. Unless in model space,
/// node matrices move particles at birth, and their scale also affects speed, gravity and size: a model twice as large
/// looks the same, only larger. In model space particles move with the node, and gravity pulls along its −z. A node
/// that stops being visible stops emitting; existing particles live on (all known viewers).
struct SegmentParticles final : warcraft::QuadRules
{
    Track<float> latitude;         ///< degrees away from the node's z axis
    Track<float> gravity;          ///< units per second squared, downwards
    float lifeSpan = 0;            ///< seconds; 0 or less: emits nothing
    float middleTime = 0.5f;       ///< share of life that separates the two halves
    Colour colours[3]{};           ///< at birth, middle and death; red, green, blue
    float alphas[3] = {1, 1, 1};   ///< 0…1
    float scalings[3] = {1, 1, 1}; ///< half the edge of a quad
    CellInterval headLife, headDecay, tailLife, tailDecay;
    bool squirt = false;

    std::unique_ptr<EmitterSimulation> simulation() const override;
    EffectDemand demand(const RenderScene &scene) const override;
    bool isSame(const EffectRules &other) const override;
    std::vector<AnimatedValue> animatedValues() override
    {
        std::vector<AnimatedValue> values{&speed, &variation, &length, &width, &latitude, &gravity};
        if (!squirt) // otherwise each key is a burst
            values.push_back(&emissionRate);
        return values;
    }
    std::shared_ptr<EffectRules> copy() const override { return std::make_shared<SegmentParticles>(*this); }
    void outline(const OutlineMoment &moment, EffectOutline &outline) const override;
};

} // namespace sinew::mdx
