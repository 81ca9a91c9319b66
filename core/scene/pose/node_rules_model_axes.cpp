// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/scene/pose/node_rules.h"

namespace sinew {

using Eigen::Matrix3f;
using Eigen::Quaternionf;
using Eigen::Vector3f;

namespace {

Vector3f lengths(const Matrix3f &axes)
{
    return axes.colwise().norm();
}

/// The axes normalised; the model's for those without length.
Matrix3f directions(const Matrix3f &axes)
{
    Matrix3f unit = Matrix3f::Identity();
    for (int i = 0; i < 3; ++i) {
        if (const float length = axes.col(i).norm(); length > 1e-6f)
            unit.col(i) = axes.col(i) / length;
    }
    return unit;
}

/// The axis projected to the screen and normalised; `otherwise` if that has no length.
Vector3f levelled(const Vector3f &axis, const Vector3f &otherwise)
{
    const float length = std::hypot(axis.x(), axis.y());
    return length > 1e-6f ? Vector3f(axis.x() / length, axis.y() / length, 0) : otherwise;
}

/// View axes of a locked billboard whose unit axes in the view were `own`.
Matrix3f lockedAxes(const SceneNode &node, const Matrix3f &own)
{
    Matrix3f axes;
    if (node.billboardLockX) {
        axes.col(0) = own.col(0);
        axes.col(1) = levelled({own(1, 0), -own(0, 0), 0}, own.col(1));
        axes.col(2) = axes.col(0).cross(axes.col(1));
    } else if (node.billboardLockY) {
        axes.col(1) = own.col(1);
        axes.col(0) = levelled({-own(1, 1), own(0, 1), 0}, own.col(0));
        axes.col(2) = axes.col(0).cross(axes.col(1));
    } else {
        axes.col(2) = own.col(2);
        axes.col(1) = levelled({own(1, 2), -own(0, 2), 0}, own.col(1));
        axes.col(0) = axes.col(1).cross(axes.col(2));
    }
    return axes;
}

/// View axes with x from a place toward the eye and y level.
Matrix3f axesToEye(const Vector3f &place, const Quaternionf &view, const Vector3f &eye)
{
    const Vector3f to = view * (eye - place);
    Matrix3f axes;
    axes.col(0) = to.norm() > 1e-6f ? Vector3f(to.normalized()) : Vector3f(0, 0, 1);
    const Vector3f up = axes.col(0).cross(Vector3f::UnitX());
    axes.col(2) = up.norm() > 1e-6f ? Vector3f(up.normalized()) : Vector3f(0, 1, 0);
    axes.col(1) = axes.col(2).cross(axes.col(0));
    return axes;
}

} // namespace

Inherited inheritedModelAxes(const SceneNode &node, const WorldTransform &parent,
                             const std::optional<Quaternionf> &view)
{
    Inherited from{parent.matrix.linear(), {}, node.dontInheritRotation ? Quaternionf::Identity() : parent.rotation};
    if (node.billboarded && view)
        from.rotation = view->conjugate() * billboardBasis;
    if (node.dontInheritRotation && node.dontInheritScaling)
        from.around.setIdentity();
    else if (node.dontInheritRotation)
        from.around = lengths(from.around).asDiagonal();
    else if (node.dontInheritScaling)
        from.around = directions(from.around);
    from.axes = from.around;
    return from;
}

WorldTransform composeModelAxes(const SceneNode &node, const LocalTransform &local, const WorldTransform &parent,
                                const PoseTime &when)
{
    const Vector3f pivot = toEigen(node.pivot);
    const Inherited from = inheritedModelAxes(node, parent, when.view);
    const Matrix3f own = local.rotation.toRotationMatrix() * local.scale.asDiagonal();
    const Vector3f position = node.dontInheritTranslation
                                  ? Vector3f(from.around * (pivot + local.translation))
                                  : Vector3f(parent.matrix * pivot + from.around * local.translation);
    Matrix3f linear = from.axes * own;
    WorldTransform world;
    world.rotation = unitRotation(from.rotation * local.rotation);
    const bool locked = node.billboardLockX || node.billboardLockY || node.billboardLockZ;
    if (when.view && (node.billboarded || locked || node.facesEye)) {
        const Matrix3f toWorld = when.view->conjugate().toRotationMatrix();
        Matrix3f axes;
        if (node.billboarded)
            axes = billboardBasis.toRotationMatrix() * directions(own);
        else if (locked)
            axes = lockedAxes(node, toWorld.transpose() * directions(linear));
        else
            axes = axesToEye(position, *when.view, when.eye);
        axes = toWorld * axes;
        linear = axes * lengths(linear).asDiagonal();
        world.rotation = unitRotation(Quaternionf(axes));
    }
    world.matrix.linear() = linear;
    world.matrix.translation() = position - linear * pivot;
    return world;
}

} // namespace sinew
