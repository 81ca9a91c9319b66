// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/track.h"

#include <optional>
#include <string>
#include <vector>

// What StarCraft II's emitters have. Sources: the manual of the Art Tools (what the fields are for), WhiteoutFlakes
// (how the game works them out), the corpus. Enumerations are numbered as M3 does; a number that is none of theirs
// counts as their first.

namespace sinew {

enum class WaveKind : std::uint8_t { None, Sine, Cosine, Saw, Square, Random, Noise };

/// A wave that is added to a value at birth, over the time that the emitter has run.
struct EffectWave
{
    WaveKind kind = WaveKind::None;
    Track<float> amplitude, frequency;
};

enum class Smoothing : std::uint8_t {
    Linear,
    Smooth,     ///< 3t² − 2t³ in each half
    Bezier,     ///< one curve through the three values
    LinearHold, ///< straight, with a rest about the middle
    BezierHold,
};

/// How a value runs from its start over its middle to its end.
struct PhaseRule
{
    float middle = 0.5f; ///< 0…1 of the life; at most 0.996 counts
    float hold = 0;      ///< before and after the middle, 0…1 of the life
    Smoothing smoothing = Smoothing::Linear;
};

enum class EmissionShape : std::uint8_t { Point, Plane, Sphere, Box, Cylinder, Disc, Spline, Mesh };
enum class EmissionDirection : std::uint8_t { Cone, Radial, Axis, Random, MeshNormal };

enum class ParticleForm : std::uint8_t {
    Billboard,
    Tail,       ///< along the velocity, its middle at the particle
    Travel,     ///< faces where it flies
    World,      ///< faces a fixed direction
    SingleAxis, ///< turns about a fixed direction to the viewer
    Ground,     ///< flat
    GroundTail, ///< flat, along the velocity
    Emitter,    ///< lies as the emitter does
    Collision,  ///< as World here: nothing collides
    Ray,        ///< from where the particle was born to where it is
    TailBehind, ///< as Tail, with its front at the particle
};

enum class ParticleSorting : std::uint8_t { None, Distance, Height };

/// One texture of a particle's material; -1 none.
struct ParticleTexture
{
    std::int32_t texture = -1; ///< row in RenderScene::textures
    std::uint8_t channels = 0; ///< 0 rgb, 1 rgba, 2 alpha, 3 red, 4 green, 5 blue
    bool cells = false;        ///< lies on the particle's cell, else on the whole quad
    float brightness = 1;
};

/// What the particles of a material are drawn with: (base + glow) · colour, with the masks' opacities multiplied.
struct ParticleSurface
{
    ParticleTexture base, glow, mask;
    bool glowOnly = false;    ///< there is no base: black
    float alphaReference = 0; ///< the lowest opacity drawn
};

/// Another place where an emitter's particles are born.
struct EmitterCopy
{
    std::int32_t node = -1; ///< row in RenderScene::nodes
    Track<float> rate;      ///< per second
    Track<float> bursts;    ///< at each key as many as its value
};

/// Of particles. Lengths in world units, times in seconds, angles in radians. Values are those of a particle's birth,
/// the rules those of now. See M3Births, M3Appearance.
struct M3Particles
{
    Track<float> bursts; ///< at each key as many as its value are born at once; without keys none
    std::vector<EmitterCopy> copies;
    std::uint32_t maximum =
        0xffffffff; ///< alive at a time; of more the latest are shown, where the game waits for places

    Track<float> speed, speed2; ///< with randomSpeed between both
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
    float killRadius = 0; ///< distance from the emitter at which particles end; 0 none
    float noiseAmplitude = 0, noiseFrequency = 0, noiseCohesion = 0, noiseEdge = 0;
    std::uint32_t forceChannels = 0; ///< of RenderScene::forces that move the particles
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
    bool randomCell = false;             ///< each begins some cells later
    bool flat = false;                   ///< directions of birth are laid into the xy plane

    EffectWave yawWave, pitchWave, speedWave, sizeWave, alphaWave, turnWave, horizontalWave, verticalWave;
    Track<float> waveShift;

    ParticleForm form = ParticleForm::Billboard;
    float tailLength = 1; ///< half lengths of a tail for each half width, times the speed where that is above 1
    Vec3 facing{0, 0, 1};
    bool clampTail = false; ///< no longer than the way from where it was born
    bool fixedTail = false; ///< the speed doesn't count
    ParticleSorting sorting = ParticleSorting::None;
    bool sortReverse = false;

    std::int32_t trail = -1;         ///< row of the emitter whose particles these leave behind
    float trailChance = 0;           ///< share of particles that do
    Track<float> trailRate;          ///< each per second
    std::vector<std::string> models; ///< paths; born instead of quads
    bool swapYZ = false;             ///< of models

    ParticleSurface surface;
};

enum class ForceKind : std::uint8_t { Directional, Radial, Dampening, Vortex };
enum class ForceShape : std::uint8_t { Sphere, Cylinder, Box, Hemisphere, ConeDome };

/// What moves particles that listen on its channels. See ForceField.
struct SceneForce
{
    NodeId source = NoNode;
    std::int32_t node = -1; ///< row in RenderScene::nodes: its place and axes
    ForceKind kind = ForceKind::Directional;
    ForceShape shape = ForceShape::Sphere;
    std::uint32_t channels = 0;
    bool falloff = false, heightGradient = false, unbounded = false;
    Track<float> strength{{}, 1.f};
    Track<float> width{{}, 1.f};  ///< radius, or width of a box
    Track<float> height{{}, 1.f}; ///< of a cylinder or box; half the angle of a cone
    Track<float> length{{}, 1.f}; ///< of a box
};

enum class RibbonForm : std::uint8_t { Billboard, Planar, Cylinder, Star };

/// Of ribbons; see M3RibbonShape. Angles of emission in degrees.
struct M3Ribbon
{
    RibbonForm form = RibbonForm::Billboard;
    std::uint32_t sides = 5;    ///< of a cylinder; points of a star
    float innerRadius = 0.5f;   ///< of a star, share of the outer one
    bool byLength = false;      ///< edges end where the ribbon is longer than `length`; else by their age
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

    /// A ribbon that spans from its node to another one along one Bézier curve.
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

    ParticleSurface surface;
};

} // namespace sinew
