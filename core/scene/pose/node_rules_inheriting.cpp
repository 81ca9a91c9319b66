// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/scene/pose/node_rules.h"

#include <cmath>

namespace sinew {

using Eigen::Matrix3f;
using Eigen::Quaternionf;
using Eigen::Vector3f;

namespace {

Quaternionf normalizedOrIdentity(const Quaternionf &rotation)
{
    return rotation.squaredNorm() > 0 ? rotation.normalized() : Quaternionf::Identity();
}

/// The part of a direction perpendicular to an axis, normalised; none if it points along the axis.
std::optional<Vector3f> across(const Vector3f &direction, const Vector3f &axis)
{
    const Vector3f rest = direction - axis * axis.dot(direction);
    const float length = rest.norm();
    return length > 1e-4f ? std::optional<Vector3f>(rest / length) : std::nullopt;
}

/// The axes of a billboard in the world; `away`: from the viewer, of length 1; `up`: of the screen; `posed`: how the
/// node would be turned otherwise.
std::optional<Matrix3f> billboardAxes(const SceneNode &node, const Matrix3f &posed, const Vector3f &away,
                                      const Vector3f &up)
{
    Matrix3f axes;
    if (node.billboarded) {
        const std::optional<Vector3f> z = across(up, away);
        if (!z)
            return std::nullopt;
        axes << away.cross(*z), away, *z;
    } else if (node.billboardWorldAxis) {
        const int kept = node.billboardLockX   ? 0
                         : node.billboardLockY ? 1
                                               : 2,
                  aimed = kept == 1 ? 0 : 1, rest = 3 - kept - aimed;
        const std::optional<Vector3f> aim = across(away, Vector3f::Unit(kept));
        if (!aim)
            return std::nullopt;
        axes.col(kept) = Vector3f::Unit(kept);
        axes.col(aimed) = *aim;
        axes.col(rest) = axes.col((rest + 1) % 3).cross(axes.col((rest + 2) % 3));
    } else {
        const Vector3f kept = posed.col(node.billboardLockX ? 0 : 1);
        const std::optional<Vector3f> aim = across(-away, kept);
        if (!aim)
            return std::nullopt;
        if (node.billboardLockX)
            axes << kept, aim->cross(kept), *aim;
        else
            axes << aim->cross(kept), *aim, kept;
    }
    return axes;
}

} // namespace

WorldTransform composeInheriting(const SceneNode &node, const LocalTransform &local, const WorldTransform &parent,
                                 const PoseTime &when)
{
    const Vector3f pivot = toEigen(node.pivot);
    const Vector3f position = parent.matrix * (pivot + local.translation);
    WorldTransform world;
    world.rotation = normalizedOrIdentity(parent.rotation * local.rotation);
    Matrix3f linear = parent.matrix.linear() * local.rotation.toRotationMatrix() * local.scale.asDiagonal();
    const bool turns = node.billboarded || node.billboardLockX || node.billboardLockY || node.billboardLockZ;
    if (when.view && turns) {
        const Matrix3f view = when.view->conjugate().toRotationMatrix();
        const Vector3f toPlace = position - when.eye;
        const Vector3f away =
            node.facesEye && toPlace.norm() > 1e-6f ? Vector3f(toPlace.normalized()) : Vector3f(-view.col(2));
        if (const std::optional<Matrix3f> axes =
                billboardAxes(node, world.rotation.toRotationMatrix(), away, view.col(1))) {
            const Quaternionf before = node.parent < 0 ? normalizedOrIdentity(local.rotation) : Quaternionf::Identity();
            world.rotation =
                normalizedOrIdentity(Quaternionf(*axes) * normalizedOrIdentity(toEigen(node.billboardTurn)) * before);
            Vector3f sizes = linear.colwise().norm();
            for (int axis = 0; axis < 3; ++axis)
                sizes[axis] = std::copysign(sizes[axis], local.scale[axis]);
            linear = world.rotation.toRotationMatrix() * sizes.asDiagonal();
        }
    }
    world.matrix.linear() = linear;
    world.matrix.translation() = position - linear * pivot;
    return world;
}

} // namespace sinew
