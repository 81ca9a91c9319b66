// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/effect_rules.h"
#include "core/scene/simple_band_source.h"
#include "plugins/m3/scene/effects/effect_wave.h"
#include "plugins/m3/scene/effects/phase_rule.h"

#include <optional>

namespace sinew::m3 {

enum class RibbonForm : std::uint8_t { Billboard, Planar, Cylinder, Star };

/// Rules of a ribbon; see RibbonSimulation. Emission angles in degrees.
struct RibbonRules final : EffectRules, SimpleBandSource
{
    float emissionRate = 0; ///< edges per second; for a span its number of pieces
    RibbonForm form = RibbonForm::Billboard;
    std::uint32_t sides = 5;    ///< of a cylinder; points of a star
    float innerRadius = 0.5f;   ///< of a star, as a share of the outer one
    bool byLength = false;      ///< edges end where the ribbon is longer than `length`; otherwise by age
    bool lengthAndTime = false; ///< by both
    Track<float> length{{}, 1.f};
    Track<float> speed, yaw, pitch;
    Track<float> life{{}, 1.f};
    Track<float> active{{}, 1.f}; ///< edges are made while above 0
    Vec3 gravity;
    float drag = 0, mass = 1;
    bool worldSpace = false;
    bool inheritVelocity = false;
    Track<float> parentVelocity;
    float noiseAmplitude = 0, noiseFrequency = 0, noiseCohesion = 0, noiseEdge = 0;
    Track<Vec3> widths{{}, {1, 1, 1}}; ///< half widths at the head, in the middle and at the tip
    Track<Vec3> twists;                ///< radians about the line
    Track<Colour4> colours[3];
    PhaseRule widthPhase, colourPhase, alphaPhase, twistPhase;
    EffectWave yawWave, pitchWave, speedWave, widthWave, alphaWave;
    Track<float> waveShift;

    /// A ribbon that spans from its node to another one along a single Bézier curve.
    struct Span
    {
        std::int32_t node = -1;         ///< row in RenderScene::nodes: the end
        Vec3 offset, direction;         ///< of the start, in its node's space
        Track<float> velocity{{}, 1.f}; ///< with which it arrives
        Track<float> startFactor{{}, 1.f}, endFactor{{}, 1.f};
        Track<float> yaw, pitch; ///< degrees, of the end's direction
        EffectWave yawWave, pitchWave, velocityWave;
    };
    std::optional<Span> span;

    /// Seconds that an edge is remembered; 8 for ribbons that end by their length.
    double memory() const;

    std::unique_ptr<EmitterSimulation> simulation() const override;
    EffectDemand demand(const RenderScene &scene) const override;
    bool isSame(const EffectRules &other) const override;
    std::vector<AnimatedValue> animatedValues() override;
    std::shared_ptr<EffectRules> copy() const override { return std::make_shared<RibbonRules>(*this); }
    void outline(const OutlineMoment &moment, EffectOutline &outline) const override;
    /// Nothing for a span, which has no edges.
    std::optional<SimpleBand> band() const override;
};
bool same(const RibbonRules::Span &a, const RibbonRules::Span &b);

} // namespace sinew::m3
