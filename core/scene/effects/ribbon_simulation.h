// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/effects/birth_pool.h"
#include "core/scene/effects/emitter_core.h"

#include <array>

namespace sinew {

/// The edges of one ribbon.
///
/// An edge is born at the pivot, from heightBelow along the node's −y to heightAbove along its y, at most one a step,
/// and stays where it is but for gravity along the world's −z (mdx-m3-viewer pulls along y, by the square of a frame's
/// time). While the ribbon is emitted its newest edge is where the node is now, so that it never lags behind. Cell,
/// colour and alpha are those of now for all of it; with colourAtBirth colour and alpha are those of an edge's birth.
/// (M2's client bends the strip between two frames by the node's z axis; at a frame's length that comes to a straight
/// line.) u runs along the life: the cell's left is the newest, its right the oldest. Where the node was not visible
/// the strip is interrupted (by corners given twice).
class RibbonSimulation
{
public:
    void update(const EffectMoment &moment, const SceneRibbon &ribbon);
    /// Appends to `vertices`: nothing, or at least two edges.
    void draw(const EffectMoment &moment, std::vector<RibbonVertex> &vertices);

private:
    struct Edge
    {
        std::int64_t step;
        float into; ///< fraction of the step
        Eigen::Vector3f above, below;
        std::array<std::uint8_t, 4> colour; ///< red, green, blue, alpha; with colourAtBirth
    };
    struct Heights
    {
        Eigen::Vector3f above, below; ///< in the node's space
    };
    std::array<std::uint8_t, 4> colourAt(const EffectMoment &moment, const PoseTime &when);
    Heights heightsAt(const EffectMoment &moment, const PoseTime &when);
    void makeEdges(const EffectMoment &moment, const EmissionSource &source, std::int64_t step,
                   std::vector<Edge> &edges);
    bool interrupted(std::int64_t from, std::int64_t to, const EmissionSource &source);

    SceneRibbon m_ribbon;
    Track<float> m_rate;
    EmitterCore m_core;
    BirthPool<Edge> m_pool;
    KeyWindow m_windows[5];
};

} // namespace sinew
