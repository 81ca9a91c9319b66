// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/schema/types.h"

#include <Eigen/Geometry>

#include <cstdint>
#include <span>
#include <vector>

namespace sinew {

/// One quad, ready for instanced drawing; world space, 80 bytes without gaps.
struct ParticleInstance
{
    enum Kind { Head, Tail, XyQuad, Plane, Streak };

    Vec3 position;  ///< centre of a head or XY quad; a tail's near end, where the particle is
    float size = 0; ///< half the edge along the texture's u; a tail's half width
    /// Tail: from the near to the far end (may be zero). XY quad: the heading of the particle, a unit vector in the
    /// world's xy plane to which the top of the texture points. Head: x and y are the offset of the quad's middle from
    /// the position along its own edges, in halves of them. Plane: a quad in the world's xy plane, the top of its
    /// texture toward y, turned about this vector by its length in radians. Streak: like a tail, but the texture's v
    /// runs along it, its top at the near end.
    Vec3 axis;
    float kind = Head; ///< a Kind, as a number that a shader takes directly
    /// Cell of the texture: left, top, right, bottom, 0…1. A tail's left edge is at the near end, its right at the far.
    float uv[4] = {0, 0, 1, 1};
    std::uint8_t colour[4] = {255, 255, 255, 255}; ///< red, green, blue, alpha
    float height = 0;               ///< half the edge along the texture's v; not used for tails and XY quads
    float turn = 0;                 ///< head and plane: counter-clockwise about its middle, radians
    float cutOff = 0;               ///< alpha below which nothing is drawn
    float scroll[4] = {0, 0, 0, 0}; ///< left and top of the second and the third texture
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

/// A model that an effect emits, or that one of its particles carries.
struct ModelInstance
{
    Eigen::Affine3f world = Eigen::Affine3f::Identity(); ///< model space of the child to the world
    double age = 0; ///< milliseconds since its birth; the child's first sequence plays from its start
    /// The same for a particle in every frame of its life, and different from others of its effect alive with it.
    std::uint64_t identity = 0;
};

/// What the effects show at a given time. The items of one effect are contiguous, oldest first, or farthest first if
/// its rules say so.
struct EffectFrame
{
    struct Range
    {
        std::uint32_t first = 0, count = 0;
    };
    struct Ranges
    {
        Range particles, ribbonVertices, models;
    };
    std::vector<ParticleInstance> particles;
    std::vector<RibbonVertex> ribbonVertices; ///< strips: above, below, above, below …, newest edge first
    std::vector<ModelInstance> models;
    std::vector<Ranges> ranges; ///< by row of RenderScene::effects
    bool isReduced = false;     ///< the scene asks for more than EffectBudget allows

    // The items of one effect; nothing for rows that do not exist.
    std::span<const ParticleInstance> particlesOf(std::size_t effect) const;
    std::span<const RibbonVertex> ribbonOf(std::size_t effect) const;
    std::span<const ModelInstance> modelsOf(std::size_t effect) const;
    /// Keeps the allocated memory.
    void clear();
};

/// The box around particles, ribbons and the places of emitted models; empty if there are none.
Eigen::AlignedBox3f effectBounds(const EffectFrame &frame);

} // namespace sinew
