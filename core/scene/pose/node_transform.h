// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/pose/pose_time.h"
#include "core/scene/render_scene.h"
#include "core/schema/types.h"

namespace sinew {

inline Eigen::Vector3f toEigen(const Vec3 &v)
{
    return {v.x, v.y, v.z};
}
inline Eigen::Quaternionf toEigen(const Quat &q)
{
    return {q.w, q.x, q.y, q.z};
}
inline Vec3 fromEigen(const Eigen::Vector3f &v)
{
    return {v.x(), v.y(), v.z()};
}

/// A node's own transform at the moment.
struct LocalTransform
{
    Eigen::Vector3f translation;
    Eigen::Quaternionf rotation;
    Eigen::Vector3f scale;
};

/// World matrix and world rotation (unit length) of a node; the rotation is kept beside the matrix because it can't be
/// recovered from a matrix that scales.
struct WorldTransform
{
    Eigen::Affine3f matrix = Eigen::Affine3f::Identity();
    Eigen::Quaternionf rotation = Eigen::Quaternionf::Identity();
};

/// What a node inherits from its parent by the rules at evaluatePose().
struct Inherited
{
    Eigen::Matrix3f around;      ///< places the pivot, moved by the node's translation
    Eigen::Matrix3f axes;        ///< rotates and scales the node itself
    Eigen::Quaternionf rotation; ///< factor in front of the node's own rotation; of unit length
};
Inherited inherited(const SceneNode &node, const WorldTransform &parent, const std::optional<Eigen::Quaternionf> &view);

/// A node's world transform by the rules at evaluatePose(), camera anchoring excepted.
WorldTransform composeNode(const SceneNode &node, const LocalTransform &local, const WorldTransform &parent,
                           const PoseTime &when);

/// One node of a scene with everything its place depends on, camera anchoring excepted.
struct PosedNode
{
    LocalTransform local;
    WorldTransform parent, world;
    Inherited from;
};
/// `row` must exist. Evaluates the node and its ancestors only.
PosedNode poseNode(const RenderScene &scene, std::int32_t row, const PoseTime &when);

} // namespace sinew
