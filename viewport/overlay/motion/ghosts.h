// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/pose/pose.h"
#include "viewport/options/ghost_choice.h"
#include "viewport/overlay/overlay_geometry.h"

#include <span>

namespace sinew {

/// A moment beside the present one.
struct GhostMoment
{
    double time = 0;
    bool isPast = false;
    float opacity = 1; ///< less the farther away, above 0
};

/// The moments of a choice within the sequence, farthest first; those of a looping sequence continue at its other end,
/// but never come round to the present one. None without a sequence. `frame`: milliseconds, above 0.
std::vector<GhostMoment> ghostMoments(const RenderScene &scene, const PoseTime &when, const GhostChoice &choice,
                                      double frame);

/// Draws a model at other moments. Keeps what does not depend on the moment.
class Ghosts
{
public:
    /// The scene has changed.
    void clear() { m_edges.clear(); }
    /// Skeletons, and the edges of the visible meshes that are not `hidden`, tinted by pastColour and futureColour. As
    /// many of the nearest moments have meshes as mostLines allows; nothing is drawn beyond as many nodes. Meshes that
    /// only add light have no edges.
    OverlayLines lines(const RenderScene &scene, const PoseTime &when, const GhostChoice &choice,
                       std::span<const std::uint8_t> hidden);

    static constexpr std::size_t mostLines = 60000;

private:
    using Edge = std::array<std::uint32_t, 2>;
    void findEdges(const RenderScene &scene);

    std::vector<std::vector<Edge>> m_edges; ///< by mesh, each once; none of those that only add light
    Pose m_pose;
};

} // namespace sinew
