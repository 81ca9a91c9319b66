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

Quaternionf unit(const Quaternionf &rotation)
{
    const float squared = rotation.squaredNorm();
    return squared > 0 ? Quaternionf(rotation.coeffs() / std::sqrt(squared)) : Quaternionf::Identity();
}

/// Model x to the viewer (view z), model y to the right (view x), model z up (view y): −90° about y after −90° about x.
const Quaternionf billboardBasis(.5f, -.5f, -.5f, -.5f);

/// How far a locked billboard turns about its own axis. `frame`: world rotation of its axes before.
Quaternionf lockedTurn(const SceneNode &node, const Quaternionf &frame, const Quaternionf &view)
{
    const Vector3f toViewer = unit(frame).conjugate() * (view.conjugate() * Vector3f::UnitZ());
    if (node.billboardLockX)
        return Quaternionf(AngleAxisf(std::atan2(toViewer.z(), toViewer.y()), Vector3f::UnitX()));
    if (node.billboardLockY)
        return Quaternionf(AngleAxisf(std::atan2(-toViewer.z(), toViewer.x()), Vector3f::UnitY()));
    return Quaternionf(AngleAxisf(std::atan2(toViewer.y(), toViewer.x()), Vector3f::UnitZ()));
}

} // namespace

WorldTransform composeNode(const SceneNode &node, const LocalTransform &local, const WorldTransform &parent,
                           const std::optional<Quaternionf> &view)
{
    const Vector3f pivot = toEigen(node.pivot), moved = pivot + local.translation;
    const bool billboard = node.billboarded && view;
    const bool locked = !billboard && view && (node.billboardLockX || node.billboardLockY || node.billboardLockZ);
    const bool inheritsRotation = !node.dontInheritRotation && !billboard;

    // What is left of the parent's axes: for the position, and for the node's own axes.
    Matrix3f around = parent.matrix.linear();
    if (node.dontInheritScaling)
        around = parent.rotation.toRotationMatrix();
    Matrix3f axes = around;
    if (!inheritsRotation)
        axes *= parent.rotation.conjugate().toRotationMatrix();
    if (node.dontInheritRotation)
        around = axes;

    Quaternionf rotation = local.rotation;
    if (billboard)
        rotation = view->conjugate() * billboardBasis * rotation;
    else if (locked)
        rotation = rotation * lockedTurn(node, inheritsRotation ? parent.rotation * rotation : rotation, *view);

    WorldTransform world;
    world.rotation = unit(inheritsRotation ? parent.rotation * rotation : rotation);
    const Matrix3f linear = axes * (rotation.toRotationMatrix() * local.scale.asDiagonal());
    const Vector3f position = node.dontInheritTranslation ? Vector3f(around * moved) : parent.matrix * moved;
    world.matrix.linear() = linear;
    world.matrix.translation() = position - linear * pivot;
    return world;
}

} // namespace sinew
