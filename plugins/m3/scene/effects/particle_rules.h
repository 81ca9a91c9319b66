// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/effect_rules.h"
#include "core/scene/simple_emission_source.h"
#include "plugins/m3/scene/effects/effect_wave.h"
#include "plugins/m3/scene/effects/phase_rule.h"

#include <string>
#include <vector>

// Properties of StarCraft II's emitters. Sources: the manual of the Art Tools (what the fields are for), WhiteoutFlakes
// (how the game evaluates them), the corpus. Enumerations are numbered as in M3; unknown numbers count as the first
// value.

namespace sinew::m3 {

enum class EmissionShape : std::uint8_t { Point, Plane, Sphere, Box, Cylinder, Disc, Spline, Mesh };
enum class EmissionDirection : std::uint8_t { Cone, Radial, Axis, Random, MeshNormal };

enum class ParticleForm : std::uint8_t {
    Billboard,
    Tail,       ///< along the velocity, its middle at the particle
    Travel,     ///< faces its direction of flight
    World,      ///< faces a fixed direction
    SingleAxis, ///< turns about a fixed direction to the viewer
    Ground,     ///< flat
    GroundTail, ///< flat, along the velocity
    Emitter,    ///< lies as the emitter does
    Collision,  ///< like World here: nothing collides
    Ray,        ///< from where the particle was born to where it is
    TailBehind, ///< like Tail, with its front at the particle
};

enum class ParticleSorting : std::uint8_t { None, Distance, Height };

/// Another place where an emitter's particles are born.
struct EmitterCopy
{
    std::int32_t node = -1; ///< row in RenderScene::nodes
    Track<float> rate;      ///< per second
    Track<float> bursts;    ///< each key emits as many as its value
};
bool same(const EmitterCopy &a, const EmitterCopy &b);

/// Bursts are emitted at keys only, apart from continuous births.
inline bool hasBursts(const Track<float> &bursts)
{
    return bursts.curve.size() > 0;
}

/// Rules of an emitter's particles. Lengths in world units, times in seconds, angles in radians. Values are those at a
/// particle's birth, rules are the current ones. See ParticleBirths, ParticleAppearance.
struct ParticleRules final : EffectRules, SimpleEmissionSource
{
    Track<float> emissionRate;           ///< per second
    std::uint32_t rows = 1, columns = 1; ///< of cells in the texture, as stored in the file
    bool modelSpace = false;
    Track<float> bursts; ///< each key emits as many particles at once as its value; none without keys
    std::vector<EmitterCopy> copies;
    std::uint32_t maximum =
        0xffffffff; ///< alive at a time; beyond that the latest are shown, whereas the game waits for free places

    Track<float> speed, speed2; ///< random between both with randomSpeed
    bool randomSpeed = false, randomLife = false, randomMass = false;
    Track<float> yaw, pitch;           ///< degrees: turns of the direction about x and y
    Track<float> horizontal, vertical; ///< spread about y and x, to both sides
    Track<float> life{{}, 1.f}, life2{{}, 1.f};
    EmissionShape shape = EmissionShape::Point;
    EmissionDirection direction = EmissionDirection::Cone;
    Track<Vec3> size{{}, {1, 1, 1}}, cutoutSize; ///< whole edges
    Track<float> radius{{}, 1.f}, cutoutRadius;
    bool cutout = false;
    std::vector<Track<Vec3>> spline;              ///< Bézier curves of four points each
    Track<float> splineStart, splineEnd{{}, 1.f}; ///< shares of the spline
    std::vector<std::int32_t> meshes;             ///< rows in RenderScene::meshes, of the mesh shape

    float mass = 1, mass2 = 1, massPerSize = 0; ///< massPerSize · size at birth is added (a guess)
    float drag = 0;       ///< divided by the mass: the share of the velocity that is lost per second
    Vec3 gravity;         ///< acceleration; in the emitter's space if the emitter is in model space
    float killRadius = 0; ///< distance from the emitter at which particles end; 0 for none
    float noiseAmplitude = 0, noiseFrequency = 0, noiseCohesion = 0, noiseEdge = 0;
    std::uint32_t forceChannels = 0; ///< channels of the RenderScene::forces that move the particles
    bool inheritVelocity = false;
    Track<float> parentVelocity; ///< share of the emitter's velocity, in world space

    Track<Vec3> sizes{{}, {1, 1, 1}}, sizes2{{}, {1, 1, 1}}; ///< whole edges at start, middle, end
    Track<Vec3> turns, turns2;
    Track<Colour4> colours[3], colours2[3];
    bool randomSize = false, randomTurn = false, randomColour = false;
    bool relativeTurn = false; ///< the middle is added to the start and the end to the middle
    PhaseRule sizePhase, colourPhase, alphaPhase, turnPhase;
    float cells[3] = {0, 0, 0}; ///< cell at birth, at `cellMiddle` and at the end
    float cellMiddle = 1;
    float cellWidth = 1, cellHeight = 1; ///< 0…1 of the texture
    bool randomCell = false;             ///< each particle begins some cells later
    bool flat = false;                   ///< directions of birth are projected into the xy plane

    EffectWave yawWave, pitchWave, speedWave, sizeWave, alphaWave, turnWave, horizontalWave, verticalWave;
    Track<float> waveShift;

    ParticleForm form = ParticleForm::Billboard;
    float tailLength = 1; ///< tail half length per half width, times the speed if that is above 1
    Vec3 facing{0, 0, 1};
    bool clampTail = false; ///< no longer than the distance from its birth
    bool fixedTail = false; ///< the speed doesn't count
    ParticleSorting sorting = ParticleSorting::None;
    bool sortReverse = false;

    std::int32_t trail = -1;         ///< row in RenderScene::effects whose particles these leave behind
    float trailChance = 0;           ///< share of particles that leave one
    Track<float> trailRate;          ///< per second and particle
    std::vector<std::string> models; ///< paths; emitted instead of quads
    bool swapYZ = false;             ///< of models

    float alphaReference = 0; ///< the lowest opacity drawn, 0…1

    /// Lifetime in seconds of the trail particles; 0 for rows that hold no particles of this kind.
    float lifeOfTrail(const RenderScene &scene) const;

    std::unique_ptr<EmitterSimulation> simulation() const override;
    EffectDemand demand(const RenderScene &scene) const override;
    bool isSame(const EffectRules &other) const override;
    std::vector<AnimatedValue> animatedValues() override;
    std::shared_ptr<EffectRules> copy() const override { return std::make_shared<ParticleRules>(*this); }
    void outline(const OutlineMoment &moment, EffectOutline &outline) const override;
    SimpleEmission emission() const override;
};

} // namespace sinew::m3
