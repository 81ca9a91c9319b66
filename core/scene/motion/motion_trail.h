// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/render_scene.h"

#include <Eigen/Core>

#include <set>
#include <vector>

namespace sinew {

/// What the node's own tracks have at a moment of its trail.
enum class TrailKey : std::uint8_t {
    None,
    Other, ///< a key of its rotation or scale, none of its translation
    Place  ///< a key of its translation
};

struct TrailPoint
{
    double time = 0; ///< milliseconds on the file's timeline, as PoseTime::time
    Eigen::Vector3f place = Eigen::Vector3f::Zero();
    bool isFrame = false; ///< one of the moments at equal distances
    TrailKey key = TrailKey::None;
};

/// The path of a node's pivot through a sequence.
struct MotionTrail
{
    std::int32_t node = -1;         ///< row in RenderScene::nodes
    std::vector<TrailPoint> points; ///< by time, from the start of the sequence to its end
};

/// Trails of more nodes are not followed: those of the last rows are left out.
inline constexpr std::size_t mostTrails = 32;
/// Frames and keys of one trail. Where there are more frames, every second, third … one is taken; where there are more
/// keys, those of the beginning.
inline constexpr std::size_t mostTrailFrames = 300, mostTrailKeys = 1000;

/// Milliseconds between frames, as times are shown.
inline constexpr double trailFrame = 1000.0 / 30;

/// The trails of nodes in a sequence, by row; none if there is no such sequence. `frame`: milliseconds, above 0. Global
/// sequences run as if they had started with the sequence, billboards stay as authored, and nothing is faded from. Keys
/// on a global sequence have no place in another one and are left out, as are places that are not finite.
std::vector<MotionTrail> motionTrails(const RenderScene &scene, const std::set<std::int32_t> &nodes,
                                      std::int32_t sequence, double frame = trailFrame);

} // namespace sinew
