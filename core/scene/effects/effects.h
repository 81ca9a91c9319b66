// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

// core/scene/effects works out what emitters and ribbons of a scene show at a moment. It may use core/scene, never
// OpenGL.

#include "core/scene/pose/pose_time.h"
#include "core/scene/render_scene.h"
#include "core/schema/types.h"

#include <memory>
#include <span>

namespace sinew {

/// One quad, ready for instanced drawing; world space, 80 bytes without gaps.
struct ParticleInstance
{
    enum Kind { Head, Tail, XyQuad, Plane, Streak };

    Vec3 position;  ///< centre of a head or XY quad; a tail's near end, where the particle is
    float size = 0; ///< half the edge along the texture's u; a tail's half width
    /// Tail: from the near to the far end (may be zero). XY quad: the heading of the particle, a unit vector in the
    /// world's xy plane to which the top of the texture points. Head: x and y are how far the quad's middle lies away
    /// from the position along its own edges, in halves of them. Plane: a quad in the world's xy plane, the top of its
    /// texture to y, turned about this vector by its length in radians. Streak: as a tail, but the texture's v runs
    /// along, its top at the near end.
    Vec3 axis;
    float kind = Head; ///< a Kind, as a number that a shader takes as it is
    /// Cell of the texture: left, top, right, bottom, 0…1. A tail's left edge is at the near end, its right at the far.
    float uv[4] = {0, 0, 1, 1};
    std::uint8_t colour[4] = {255, 255, 255, 255}; ///< red, green, blue, alpha
    float height = 0;               ///< half the edge along the texture's v; of tails and XY quads not used
    float turn = 0;                 ///< head and plane: about its middle counter-clockwise, radians
    float cutOff = 0;               ///< alpha below which nothing is drawn
    float scroll[4] = {0, 0, 0, 0}; ///< left and top of the second and of the third texture
};
static_assert(sizeof(ParticleInstance) == 80);

/// A corner of a ribbon; world space, 24 bytes without gaps.
struct RibbonVertex
{
    Vec3 position;
    Vec2 uv;
    std::uint8_t colour[4] = {255, 255, 255, 255}; ///< red, green, blue, alpha
};
static_assert(sizeof(RibbonVertex) == 24);

/// A model emitted by a SceneModelEmitter or a SceneParticleEmitter.
struct ModelInstance
{
    Eigen::Affine3f world = Eigen::Affine3f::Identity(); ///< model space of the child to the world
    double age = 0; ///< milliseconds since its birth; the child's first sequence plays from its start
    /// The same for the same particle in every frame that it lives in, unlike for others of its emitter alive with it.
    std::uint64_t identity = 0;
};

/// What the effects show at a given time. Ranges are parallel to the lists of the scene; the things of one emitter
/// stand in one piece, oldest first, or farthest first where it is flagged so.
struct EffectFrame
{
    struct Range
    {
        std::uint32_t first = 0, count = 0;
    };
    std::vector<ParticleInstance> particles;
    std::vector<Range> particleRanges;        ///< by row of RenderScene::particleEmitters, into `particles`
    std::vector<RibbonVertex> ribbonVertices; ///< strips: above, below, above, below …, newest edge first
    std::vector<Range> ribbonRanges;          ///< by row of RenderScene::ribbons, into `ribbonVertices`
    std::vector<ModelInstance> models;
    std::vector<Range> modelRanges;         ///< by row of RenderScene::modelEmitters, into `models`
    std::vector<Range> particleModelRanges; ///< by row of RenderScene::particleEmitters, into `models`

    std::span<const ParticleInstance> particlesOf(std::size_t emitter) const;
    std::span<const RibbonVertex> ribbonOf(std::size_t ribbon) const;
    std::span<const ModelInstance> modelsOf(std::size_t emitter) const;
    /// What a particle emitter gives off instead of quads, or what its particles carry; see M2Particles.
    std::span<const ModelInstance> modelsOfParticles(std::size_t emitter) const;
};

/// What particles, ribbons and the places of emitted models fill; empty without any.
Eigen::AlignedBox3f effectBounds(const EffectFrame &frame);

/// Simulates the emitters and ribbons of a scene.
///
/// The frame is a function of the scene and the moment alone: the result is bit-identical however it was reached.
/// Small steps forward are cheap; going back, another sequence or an edit recomputes the live particles.
///
/// **Time** runs in steps of about 1/60 s that divide the sequence evenly. Births happen between steps; what an emitter
/// is and where its node stands is sampled at steps. Random numbers are hashes of the emitter's place in the scene, the
/// step in the sequence and the ordinal in the step.
/// - A looping sequence is always in its steady state: what was emitted before the wrap lives on, as if it had been
///   played for ever. So every pass is alike, and an emitter gives a whole number of particles a pass: the nearest, at
///   least one if its rate is above 0.
/// - A sequence that does not loop starts empty.
/// - Without a sequence (PoseTime::sequence −1) emitters run on the global time with static values.
/// Sequences longer than 17 s are treated in pieces of that length, as far as counting goes.
class EffectSimulation
{
public:
    EffectSimulation();
    ~EffectSimulation();
    EffectSimulation(EffectSimulation &&) noexcept;
    EffectSimulation &operator=(EffectSimulation &&) noexcept;

    /// Computes frame(). The view in `when` sorts particles that are flagged so and turns billboarded nodes, also in
    /// the past. Bad values (NaN, huge rates) give few or no particles, never more than maxParticles.
    void update(const RenderScene &scene, const PoseTime &when);
    const EffectFrame &frame() const;
    /// Forgets what is kept between frames; the next update is slower, its frame the same.
    void clear();

    static constexpr std::size_t maxParticles = 100000;      ///< an emitter
    static constexpr std::size_t maxTotalParticles = 400000; ///< a scene; emitters of higher rows come short

private:
    struct State;
    std::unique_ptr<State> m_state;
};

/// Whether an effect's guide lets it run in this sequence. An entry for the sequence decides (names compare without
/// regard to case), else "Always", else it is off; a guide without entries is on.
bool isPopcornOn(const ScenePopcorn &popcorn, std::string_view sequence);

struct PopcornState
{
    bool on = false; ///< by the guide and the node's visibility
    float lifeSpan = 0, emissionRate = 0, speed = 0, alpha = 1;
    Colour colour;
};
PopcornState evaluatePopcorn(const RenderScene &scene, const ScenePopcorn &popcorn, const PoseTime &when);

/// Milliseconds since an event last fired in this pass of its sequence or global sequence; none if it has not yet.
std::optional<double> sinceEvent(const RenderScene &scene, const SceneEvent &event, const PoseTime &when);

} // namespace sinew
