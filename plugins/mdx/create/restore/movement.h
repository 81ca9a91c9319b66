// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/pose/pose.h"

#include <Eigen/Geometry>

#include <map>
#include <set>
#include <vector>

namespace sinew::mdx {

/// How the nodes of a scene move vertices, whatever axes they have themselves.
class Movement
{
public:
    /// `model`: the scene of the model, whose pivots are the rests of nodes that no skin names: other programs store
    /// such nodes where they are at some moment.
    Movement(const RenderScene &scene, const RenderScene &model);

    /// By objectId; -1: not in the scene.
    std::int32_t row(std::int32_t key) const;
    /// The movement of each node against its rest, in model space, by row. `time`: milliseconds on the scene's
    /// timeline, brought into the sequence.
    const std::vector<Eigen::Affine3f> &at(std::int32_t sequence, double time);
    /// Adds the times of a node's keys in a sequence, as long as there are fewer than `most`.
    void addKeyTimes(std::int32_t row, std::int32_t sequence, std::size_t most, std::set<std::int32_t> &times) const;

private:
    RenderScene m_scene; ///< nodes alone
    std::map<std::int32_t, std::int32_t> m_rows;
    std::vector<Eigen::Affine3f> m_rests; ///< from model space to the node at rest
    Pose m_pose;
    std::vector<Eigen::Affine3f> m_moved;
};

/// A movement about a pivot in the three parts that keys have.
struct MovementParts
{
    Vec3 translation;
    Quat rotation{0, 0, 0, 1};
    Vec3 scaling{1, 1, 1};
};

/// Shear is left out.
MovementParts partsOf(const Eigen::Affine3f &movement, const Vec3 &pivot);

} // namespace sinew::mdx
