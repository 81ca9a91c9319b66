// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/scene/node_transform.h"

#include <cmath>

namespace sinew {

using Eigen::AngleAxisf;
using Eigen::Matrix3f;
using Eigen::Quaternionf;
using Eigen::Vector3f;

namespace {

/// The model's −y to the viewer (view z), its z up (view y), its x to the right (view x).
const Quaternionf frontToViewer = Quaternionf(AngleAxisf(-1.57079633f, Vector3f::UnitX()));

Quaternionf unit(const Quaternionf &rotation)
{
    return rotation.squaredNorm() > 0 ? rotation.normalized() : Quaternionf::Identity();
}

/// How far a direction must turn about an axis to come as near to another one as it can.
float angleAbout(const Vector3f &axis, const Vector3f &from, const Vector3f &to)
{
    return std::atan2(axis.dot(from.cross(to)), from.dot(to) - axis.dot(from) * axis.dot(to));
}

/// World rotation of a locked billboard.
Quaternionf locked(const SceneNode &node, const Quaternionf &posed, const Vector3f &toViewer)
{
    const int along = node.billboardLockX ? 0 : node.billboardLockY ? 1 : 2;
    const Quaternionf rest = unit(toEigen(node.restRotation));
    const Quaternionf before = node.billboardWorldAxis ? rest : posed;
    const Vector3f axis = node.billboardWorldAxis ? Vector3f(Vector3f::Unit(along)) : before * Vector3f::Unit(along);
    const Vector3f atRest = along == 1 ? Vector3f(Vector3f::UnitZ()) : Vector3f(-Vector3f::UnitY());
    const Vector3f front = before * (rest.conjugate() * atRest);
    return Quaternionf(AngleAxisf(angleAbout(axis, front, toViewer), axis)) * before;
}

} // namespace

WorldTransform composeM3(const SceneNode &node, const LocalTransform &local, const WorldTransform &parent, const PoseTime &when)
{
    WorldTransform world;
    world.rotation = unit(parent.rotation * local.rotation);
    Matrix3f linear = parent.matrix.linear() * local.rotation.toRotationMatrix() * local.scale.asDiagonal();
    if (when.view) {
        const bool isLocked = node.billboardLockX || node.billboardLockY || node.billboardLockZ;
        if (node.billboarded)
            world.rotation = unit(when.view->conjugate() * frontToViewer * toEigen(node.restRotation));
        else if (isLocked)
            world.rotation = locked(node, world.rotation, when.view->conjugate() * Vector3f::UnitZ());
        if (node.billboarded || isLocked) {
            const Vector3f sizes = linear.colwise().norm();
            linear = world.rotation.toRotationMatrix() * sizes.asDiagonal();
        }
    }
    const Vector3f pivot = toEigen(node.pivot);
    world.matrix.linear() = linear;
    world.matrix.translation() = parent.matrix * (pivot + local.translation) - linear * pivot;
    return world;
}

} // namespace sinew
