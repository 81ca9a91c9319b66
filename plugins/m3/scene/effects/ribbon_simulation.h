// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/effects/birth_pool.h"
#include "core/scene/effects/emitter_core.h"
#include "core/scene/effects/emitter_simulation.h"
#include "plugins/m3/scene/effects/ribbon_rules.h"

namespace sinew::m3 {

/// The axes of a new edge, in its node's space: it flies along z and reaches along y. z is turned about y by pitch and
/// about x by yaw, in degrees, like particles' directions.
Eigen::Matrix3f edgeAxes(float yaw, float pitch);

/// A ribbon of StarCraft II.
///
/// Edges are born at the node and fly along its z, turned by pitch and yaw, by v' = gravity − drag/mass · v; in world
/// space from where the node was, otherwise with the node. They end by age, or where the ribbon exceeds its length
/// (they are then remembered for a few seconds only). Their looks are fixed at birth and vary with their share of life
/// or length; u runs along the same share, v across. A billboard lies across the view, a planar ribbon along the node's
/// y at birth; cylinders and stars are closed. A ribbon with a span has no edges: it is one Bézier curve from its node
/// to another, with inner points at the ends of both directions (a guess), in as many pieces as its edges per second.
/// Noise as for particles, weaker near the head (and the tip of a span).
class RibbonSimulation final : public EmitterSimulation
{
public:
    void update(const EffectMoment &moment, const SceneEffect &effect, std::size_t row) override;
    bool isCut() const override { return m_core.isCut(); }
    /// Adds either nothing or at least two edges.
    void draw(const EffectMoment &moment, std::size_t maximum, EffectFrame &frame) override;

private:
    struct Appearance
    {
        Eigen::Vector3f widths, twists;
        Eigen::Vector4f colours[3];
    };
    struct Edge : Appearance
    {
        std::int64_t step = 0;
        float into = 0, life = 0;
        Eigen::Vector3f position, velocity, across;
    };
    /// An edge as it is drawn.
    struct Point
    {
        Eigen::Vector3f position, across;
        float share; ///< 0 at the head … 1 at the tip
        Appearance appearance;
        bool linked; ///< to the previous one
    };
    Appearance appearanceAt(const EffectMoment &moment, const PoseTime &when);
    Edge edgeAt(const EffectMoment &moment, const PoseTime &when, double seconds, const Eigen::Affine3f &world,
                const Eigen::Vector3f &moved);
    void makeEdges(const EffectMoment &moment, const EmissionSource &source, std::int64_t step,
                   std::vector<Edge> &edges);
    std::vector<Point> trailPoints(const EffectMoment &moment, const Eigen::Affine3f &world);
    std::vector<Point> spanPoints(const EffectMoment &moment, const Eigen::Affine3f &world);
    void addStrip(const std::vector<Point> &points, std::size_t first, std::size_t end, const EffectMoment &moment,
                  std::size_t begin, std::vector<RibbonVertex> &vertices) const;
    EmitterCore::EmissionParameters parameters() const;

    std::shared_ptr<const RibbonRules> m_rules;
    std::int32_t m_node = -1;
    Track<float> m_rate;
    EmitterCore m_core;
    NodeChain m_end;
    BirthPool<Edge> m_pool;
};

} // namespace sinew::m3
