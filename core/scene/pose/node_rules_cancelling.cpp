// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/scene/pose/node_rules.h"

namespace sinew {

using Eigen::AngleAxisf;
using Eigen::Matrix3f;
using Eigen::Quaternionf;
using Eigen::Vector3f;

namespace {

/// How far a locked billboard turns about its own axis. `frame`: world rotation of its axes before that.
Quaternionf lockedTurn(const SceneNode &node, const Quaternionf &frame, const Quaternionf &view)
{
    const Vector3f toViewer = unitRotation(frame).conjugate() * (view.conjugate() * Vector3f::UnitZ());
    if (node.billboardLockX)
        return Quaternionf(AngleAxisf(std::atan2(toViewer.z(), toViewer.y()), Vector3f::UnitX()));
    if (node.billboardLockY)
        return Quaternionf(AngleAxisf(std::atan2(-toViewer.z(), toViewer.x()), Vector3f::UnitY()));
    return Quaternionf(AngleAxisf(std::atan2(toViewer.y(), toViewer.x()), Vector3f::UnitZ()));
}

} // namespace

Inherited inheritedCancelling(const SceneNode &node, const WorldTransform &parent,
                              const std::optional<Quaternionf> &view)
{
    const bool billboard = node.billboarded && view;
    Inherited from{parent.matrix.linear(), {}, parent.rotation};
    if (node.dontInheritScaling)
        from.around = parent.rotation.toRotationMatrix();
    from.axes = from.around;
    if (node.dontInheritRotation || billboard) {
        from.axes *= parent.rotation.conjugate().toRotationMatrix();
        from.rotation = billboard ? view->conjugate() * billboardBasis : Quaternionf::Identity();
    }
    if (node.dontInheritRotation)
        from.around = from.axes;
    return from;
}

WorldTransform composeCancelling(const SceneNode &node, const LocalTransform &local, const WorldTransform &parent,
                                 const PoseTime &when)
{
    const std::optional<Quaternionf> &view = when.view;
    const Vector3f pivot = toEigen(node.pivot), moved = pivot + local.translation;
    const bool billboard = node.billboarded && view;
    const bool locked = !billboard && view && (node.billboardLockX || node.billboardLockY || node.billboardLockZ);
    const bool inheritsRotation = !node.dontInheritRotation && !billboard;
    const Inherited from = inheritedCancelling(node, parent, view);

    Quaternionf rotation = local.rotation;
    if (billboard)
        rotation = from.rotation * rotation;
    else if (locked)
        rotation = rotation * lockedTurn(node, inheritsRotation ? parent.rotation * rotation : rotation, *view);

    WorldTransform world;
    world.rotation = unitRotation(inheritsRotation ? parent.rotation * rotation : rotation);
    const Matrix3f linear = from.axes * (rotation.toRotationMatrix() * local.scale.asDiagonal());
    const Vector3f position = node.dontInheritTranslation ? Vector3f(from.around * moved) : parent.matrix * moved;
    world.matrix.linear() = linear;
    world.matrix.translation() = position - linear * pivot;
    return world;
}

} // namespace sinew
