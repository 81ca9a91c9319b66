// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/pose/pose.h"

#include <Eigen/Geometry>

#include <unordered_map>
#include <vector>

namespace sinew {

/// How nodes stand while nothing plays, and how far each is from there at a moment: what its vertices go through.
/// The same for formats with pivots and for those with rest poses.
class RestSkeleton
{
public:
    /// Keeps a reference to the scene.
    explicit RestSkeleton(const RenderScene &scene);

    const RenderScene &scene() const { return m_scene; }
    std::size_t size() const { return m_rest.size(); }
    /// Row of a node, -1 if it is none.
    std::int32_t rowOf(NodeId node) const;
    std::int32_t parentOf(std::int32_t row) const { return m_scene.nodes[std::size_t(row)].parent; }
    /// Axes and place at rest, in model space; those of nodes with pivots are the model's.
    const Eigen::Affine3d &rest(std::int32_t row) const { return m_rest[std::size_t(row)]; }
    Eigen::Vector3d place(std::int32_t row) const { return rest(row).translation(); }
    /// For each node, from where it is at rest to where it is at the moment, in model space.
    void motions(const PoseTime &when, std::vector<Eigen::Affine3d> &motions);

    /// A node's own transform that leads to `motion`, its parent's being `parent`: about its pivot, or in its parent's
    /// axes.
    struct Local
    {
        Eigen::Vector3d translation;
        Eigen::Quaterniond rotation;
        Eigen::Vector3d scale;
    };
    Local local(std::int32_t row, const Eigen::Affine3d &motion, const Eigen::Affine3d &parent) const;
    /// The motion of a node that does nothing by itself.
    Eigen::Affine3d carried(std::int32_t row, const Eigen::Affine3d &parent) const;

private:
    bool hasPivot(std::int32_t row) const;

    const RenderScene &m_scene;
    std::unordered_map<NodeId, std::int32_t> m_rows;
    std::vector<Eigen::Affine3d> m_rest, m_still; ///< m_still: in the parent's axes, without keys
    Pose m_pose;
};

} // namespace sinew
