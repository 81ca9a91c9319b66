// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/scene_m3_effects.h"
#include "core/schema/array.h"

#include <optional>
#include <string>
#include <vector>

namespace sinew {

/// Warcraft III's five modes as PRE2 numbers them, then World of Warcraft's eight as M2 numbers them.
enum class ParticleBlend : std::uint8_t {
    Blend,
    Additive,
    Modulate,
    Modulate2x,
    AlphaKey,
    M2Opaque,
    M2AlphaKey,
    M2Alpha,
    M2NoAlphaAdd,
    M2Add,
    M2Mod,
    M2Mod2x,
    M2BlendAdd,
};

/// Cells of a particle's texture over one part of its life, played `repeat` times.
struct CellInterval
{
    std::uint32_t start = 0, end = 0, repeat = 1;
};

/// A value over a particle's life: straight between its points, held before the first and after the last. Without
/// points it is not there and whoever reads it has a default. The shorter list counts.
template<class T>
struct LifeRamp
{
    Array<float> times; ///< 0…1 of the life, ascending
    Array<T> values;
};

enum class ParticleGenerator : std::uint8_t { Plane = 1, Sphere = 2, Spline = 3, Bone = 4 }; ///< as M2 numbers them

/// How the three textures of a multi-textured particle become a colour and an alpha.
enum class ParticleCombine : std::uint8_t {
    TwoColours,   ///< rgb of the first two, alpha of all three multiplied (flag 0x40000000 clear)
    ThreeColours, ///< rgb and alpha of all three multiplied (flag set)
};

/// What World of Warcraft's particles have instead of and beyond Warcraft III's (rendering-and-simulation.md §6, flags
/// by the numbers of the M2). Lengths in world units, times in seconds, angles in radians. U: random in −1…1.
struct M2Particles
{
    ParticleGenerator generator = ParticleGenerator::Plane;
    Track<float> verticalRange,
        horizontalRange; ///< polar and azimuth of what is born, times U; see ParticleGenerator rules
    Track<Vec3>
        gravity; ///< acceleration; (0, 0, −g) of a plain number g, the decoded vector of a compressed one (0x800000)
    Track<float> lifeSpan{{}, 1.f};
    float lifeSpanVary = 0;     ///< + vary·U; ramps run over lifeSpan + vary
    float emissionRateVary = 0; ///< + vary·U, anew in every step
    Track<float> zSource;       ///< above 0: things fly away from (0, 0, zSource) instead of by ranges
    Array<Vec3> splinePoints; ///< of the Spline generator, about the emitter's pivot: Bézier curves of four points that
                              ///< share their ends
    std::vector<std::int32_t>
        bones; ///< of the Bone generator: rows in RenderScene::nodes; none: the emitter's own node

    LifeRamp<Colour> colour;            ///< default white
    LifeRamp<float> alpha;              ///< default 1
    LifeRamp<Vec2> scale;               ///< half the edges of a quad; default 1, 1
    LifeRamp<float> headCell, tailCell; ///< rounded down; default 0
    LifeRamp<float> alphaCutOff;        ///< below this alpha a pixel is not drawn (EXP2); default 0
    Vec2 scaleVary; ///< scale · (1 + vary·U); y counts only with scaleVaryPerAxis, else x is for both
    float colourMultiplier = 1, alphaMultiplier = 1; ///< EXP2

    float twinkleSpeed = 0;   ///< changes per second
    float twinklePercent = 1; ///< share of the time that a particle is seen
    float twinkleScaleMinimum = 1, twinkleScaleMaximum = 1;
    float burstMultiplier = 0;            ///< with instantVelocity
    float drag = 0;                       ///< share of its velocity that a particle loses per second: v' = −drag·v
    float baseSpin = 0, baseSpinVary = 0; ///< radians at birth; quads only
    float spin = 0, spinVary = 0;         ///< radians per second
    Vec3 tumbleMinimum, tumbleMaximum;    ///< turning of emitted models about their axes, radians per second
    Vec3 wind;                            ///< acceleration
    float windTime = 0;                   ///< seconds from birth that the wind blows; 0 and less: always
    /// With `follow`: share of the emitter's own way that particles go along, straight between the two speeds of the
    /// emitter (units per second), 0…1. Equal speeds: none.
    float followSpeed[2] = {0, 0}, followScale[2] = {0, 0};

    bool inheritScale = false; ///< 0x20: the node's world scale sizes quads (birth never does in this format)
    bool instantVelocity =
        false; ///< 0x40: adds the way of the emitter in the last 30 ms · burstMultiplier · (1 + variation·U)
    bool killOutward = false;      ///< 0x80, sphere: a particle dies once it moves away from the emitter
    bool zVelocityOnly = false;    ///< 0x100, sphere: flies along the node's z
    bool randomSpinSign = false;   ///< 0x200: every second one spins the other way
    bool tailGrows = false;        ///< 0x400: a tail is no longer than the particle is old
    bool extrude = false;          ///< 0x800; its meaning is not known, nothing is done
    bool projectToGround = false;  ///< 0x2000: born at world z = 0; not in model space
    bool follow = false;           ///< 0x4000; not in model space
    bool randomCellOffset = false; ///< 0x8000: cells of the whole emitter begin elsewhere
    bool randomCell = false;       ///< 0x10000: without headCell each particle's head has a cell of its own
    bool scaleVaryPerAxis = false; ///< 0x80000
    bool refraction = false;       ///< 0x100000 without 0x10000000; drawn faintly, name it in RenderScene::approximated
    bool randomFlipBookStart = false; ///< 0x200000: each particle's cells begin elsewhere
    bool boneNotJoint = false;        ///< 0x1000000, Bone generator: anywhere along a bone and not only at its pivot
    bool shiftCentre = false;         ///< 0x8000000: a spinning head turns about its lower edge

    bool multiTexture = false;                             ///< 0x10000000
    ParticleCombine combine = ParticleCombine::TwoColours; ///< 0x40000000
    std::int32_t textures[2] = {-1, -1}; ///< rows in RenderScene::textures of the second and third one
    float textureScales[2] = {1, 1};     ///< how often the second and third texture repeat on a quad
    Vec2 scroll[2], scrollVary[2];       ///< textures per second, + vary·U

    std::string geometryModel;  ///< path; models are born instead of quads (EffectFrame::modelsOfParticles)
    std::string recursionModel; ///< path; each particle carries that model's emitters
};

/// Emits quads (Warcraft III: PRE2; World of Warcraft: M2; StarCraft II: PAR_). Lengths in world units, times in
/// seconds, colours red, green, blue.
///
/// With `m2` its rules and values count. Of the values here it uses: source, node (enabled: the node's visibility; the
/// emitter's position: the node's pivot), speed, variation, emissionRate, length (area along x; inner radius; start of
/// a spline, 0…1), width (along y; outer radius; end of a spline), rows, columns, head, tail, tailLength, blend,
/// texture, priorityPlane, geoset and the flags sortFarZ, unshaded, unfogged, lineEmitter (heads lie along their
/// velocity), modelSpace, xyQuad.
struct SceneParticleEmitter
{
    NodeId source = NoNode;
    std::int32_t node = -1;        ///< row in RenderScene::nodes; where and in which direction particles are born
    Track<float> speed, variation; ///< units per second; share of it that is random
    Track<float> latitude;         ///< degrees away from the node's z axis
    Track<float> gravity;          ///< units per second squared, downwards
    Track<float> emissionRate;     ///< particles per second; with squirt, per burst
    Track<float> length, width;    ///< of the emitting area along the node's y and x
    float lifeSpan = 0;            ///< 0 and less: emits nothing
    float middleTime = 0.5f;       ///< share of life that separates the two halves
    Colour colours[3]{};           ///< at birth, middle and death
    float alphas[3] = {1, 1, 1};   ///< 0…1
    float scalings[3] = {1, 1, 1}; ///< half the edge of a quad
    CellInterval headLife, headDecay, tailLife, tailDecay;
    std::uint32_t rows = 1,
                  columns = 1; ///< of cells in the texture; 1 × 1 unless both are powers of two, as in the game
    bool head = true, tail = false;
    float tailLength = 0; ///< seconds of movement
    ParticleBlend blend = ParticleBlend::Blend;
    std::int32_t texture = -1; ///< row in RenderScene::textures; counts where replaceableId is 0
    std::uint32_t replaceableId = 0;
    std::int32_t priorityPlane = 0;
    bool squirt = false, sortFarZ = false, unshaded = false, unfogged = false;
    bool lineEmitter = false, modelSpace = false, xyQuad = false;
    std::int32_t geoset = -1; ///< M2: number of the geoset whose visibility it shares (PGD1); -1 none
    std::optional<M2Particles> m2;
    /// StarCraft II: its rules and values count. Of the values here it uses: source, node, emissionRate, rows, columns,
    /// priorityPlane, blend (the eight of M2) and the flags unshaded, unfogged and modelSpace.
    std::optional<M3Particles> m3;
};

} // namespace sinew
