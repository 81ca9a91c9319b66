// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "plugins/warcraft/effects/life_ramp.h"
#include "plugins/warcraft/effects/quad_rules.h"

#include <string>
#include <vector>

namespace sinew::warcraft {

enum class ParticleGenerator : std::uint8_t { Plane = 1, Sphere = 2, Spline = 3, Bone = 4 }; ///< as M2 numbers them

/// World of Warcraft's particles, in M2 and the alpha's MDX (rendering-and-simulation.md §6; flags are numbered as in
/// M2): born by a generator, with looks that change along ramps. Angles in radians. U: random in −1…1. See RampBirths,
/// RampAppearance.
///
/// `length`: area along x, inner radius, start of a spline (0…1); `width`: area along y, outer radius, end of a spline.
/// Line emitters: heads lie along their velocity.
struct RampParticles final : QuadRules
{
    ParticleGenerator generator = ParticleGenerator::Plane;
    Track<float> verticalRange,
        horizontalRange; ///< polar and azimuth at birth, times U; see RampBirths
    Track<Vec3>
        gravity; ///< acceleration; (0, 0, −g) for a plain number g, the decoded vector for a compressed one (0x800000)
    Track<float> lifeSpan{{}, 1.f};
    float lifeSpanVary = 0;     ///< + vary·U; ramps run over lifeSpan + vary
    float emissionRateVary = 0; ///< + vary·U, redrawn in every step
    Track<float> zSource;       ///< above 0: particles fly away from (0, 0, zSource) instead of using the ranges
    Array<Vec3> splinePoints;   ///< for the Spline generator, relative to the emitter's pivot: Bézier curves of four
                                ///< points that share their ends
    std::vector<std::int32_t>
        bones; ///< for the Bone generator: rows in RenderScene::nodes; if empty, the emitter's own node

    LifeRamp<Colour> colour;            ///< default white
    LifeRamp<float> alpha;              ///< default 1
    LifeRamp<Vec2> scale;               ///< half the edges of a quad; default 1, 1
    LifeRamp<float> headCell, tailCell; ///< rounded down; default 0
    LifeRamp<float> alphaCutOff;        ///< pixels with a lower alpha are not drawn (EXP2); default 0
    Vec2 scaleVary; ///< scale · (1 + vary·U); y counts only with scaleVaryPerAxis, otherwise x applies to both

    float twinkleSpeed = 0;   ///< changes per second
    float twinklePercent = 1; ///< share of the time that a particle is visible
    float twinkleScaleMinimum = 1, twinkleScaleMaximum = 1;
    float burstMultiplier = 0;            ///< with instantVelocity
    float drag = 0;                       ///< share of its velocity that a particle loses per second: v' = −drag·v
    float baseSpin = 0, baseSpinVary = 0; ///< radians at birth; quads only
    float spin = 0, spinVary = 0;         ///< radians per second
    Vec3 tumbleMinimum, tumbleMaximum;    ///< turning of emitted models about their axes, radians per second
    Vec3 wind;                            ///< acceleration
    float windTime = 0;                   ///< seconds from birth that the wind blows; 0 and less: always
    /// With `follow`: the share of the emitter's own movement that particles follow, linear between the two speeds of
    /// the emitter (units per second), 0…1. Equal speeds: none.
    float followSpeed[2] = {0, 0}, followScale[2] = {0, 0};

    bool inheritScale = false; ///< 0x20: the node's world scale sizes quads (in this format it never does at birth)
    bool instantVelocity =
        false; ///< 0x40: adds the emitter's movement of the last 30 ms · burstMultiplier · (1 + variation·U)
    bool killOutward = false;         ///< 0x80, sphere: a particle dies once it moves away from the emitter
    bool zVelocityOnly = false;       ///< 0x100, sphere: flies along the node's z
    bool randomSpinSign = false;      ///< 0x200: half of them spin the other way
    bool tailGrows = false;           ///< 0x400: a tail is no longer than the particle is old
    bool projectToGround = false;     ///< 0x2000: born at world z = 0; not in model space
    bool follow = false;              ///< 0x4000; not in model space
    bool randomCellOffset = false;    ///< 0x8000: the cells of the whole emitter start at a random one
    bool randomCell = false;          ///< 0x10000: without headCell, each particle's head gets a random cell
    bool scaleVaryPerAxis = false;    ///< 0x80000
    bool randomFlipBookStart = false; ///< 0x200000: each particle's cells start at a random one
    bool boneNotJoint = false;        ///< 0x1000000, Bone generator: anywhere along a bone and not only at its pivot
    bool shiftCentre = false;         ///< 0x8000000: a spinning head turns about its lower edge

    bool multiTexture = false;     ///< 0x10000000: the second and third texture scroll
    Vec2 scroll[2], scrollVary[2]; ///< textures per second, + vary·U

    std::string geometryModel;  ///< path; models are emitted instead of quads
    std::string recursionModel; ///< path; each particle carries that model's emitters

    std::unique_ptr<EmitterSimulation> simulation() const override;
    EffectDemand demand(const RenderScene &scene) const override;
    bool isSame(const EffectRules &other) const override;
    std::vector<AnimatedValue> animatedValues() override
    {
        return {&speed,         &variation,       &emissionRate, &length,   &width,
                &verticalRange, &horizontalRange, &gravity,      &lifeSpan, &zSource};
    }
    std::shared_ptr<EffectRules> copy() const override { return std::make_shared<RampParticles>(*this); }
    void outline(const OutlineMoment &moment, EffectOutline &outline) const override;
};

} // namespace sinew::warcraft
