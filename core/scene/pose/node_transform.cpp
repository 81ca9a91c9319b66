// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/scene/pose/node_transform.h"

#include "core/scene/pose/track_sample.h"

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

Vector3f lengths(const Matrix3f &axes)
{
    return axes.colwise().norm();
}

/// The axes of unit length or, where one has none, the model's.
Matrix3f directions(const Matrix3f &axes)
{
    Matrix3f unit = Matrix3f::Identity();
    for (int i = 0; i < 3; ++i) {
        if (const float length = axes.col(i).norm(); length > 1e-6f)
            unit.col(i) = axes.col(i) / length;
    }
    return unit;
}

Inherited inheritedM2(const SceneNode &node, const WorldTransform &parent, const std::optional<Quaternionf> &view)
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

/// On the screen, from the first axis that is not zero.
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

/// View axes with x toward the eye from a place and y level.
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

WorldTransform composeM2(const SceneNode &node, const LocalTransform &local, const WorldTransform &parent,
                         const PoseTime &when)
{
    const Vector3f pivot = toEigen(node.pivot);
    const Inherited from = inherited(node, parent, when.view);
    const Matrix3f own = local.rotation.toRotationMatrix() * local.scale.asDiagonal();
    const Vector3f position = node.dontInheritTranslation
                                  ? Vector3f(from.around * (pivot + local.translation))
                                  : Vector3f(parent.matrix * pivot + from.around * local.translation);
    Matrix3f linear = from.axes * own;
    WorldTransform world;
    world.rotation = unit(from.rotation * local.rotation);
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
        world.rotation = unit(Quaternionf(axes));
    }
    world.matrix.linear() = linear;
    world.matrix.translation() = position - linear * pivot;
    return world;
}

} // namespace

Inherited inherited(const SceneNode &node, const WorldTransform &parent, const std::optional<Quaternionf> &view)
{
    if (node.rules == NodeRules::M2)
        return inheritedM2(node, parent, view);
    if (node.rules == NodeRules::M3)
        return {parent.matrix.linear(), parent.matrix.linear(), parent.rotation};
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

WorldTransform composeNode(const SceneNode &node, const LocalTransform &local, const WorldTransform &parent,
                           const PoseTime &when)
{
    if (node.rules == NodeRules::M2)
        return composeM2(node, local, parent, when);
    if (node.rules == NodeRules::M3)
        return composeM3(node, local, parent, when);
    const std::optional<Quaternionf> &view = when.view;
    const Vector3f pivot = toEigen(node.pivot), moved = pivot + local.translation;
    const bool billboard = node.billboarded && view;
    const bool locked = !billboard && view && (node.billboardLockX || node.billboardLockY || node.billboardLockZ);
    const bool inheritsRotation = !node.dontInheritRotation && !billboard;
    const Inherited from = inherited(node, parent, view);

    Quaternionf rotation = local.rotation;
    if (billboard)
        rotation = from.rotation * rotation;
    else if (locked)
        rotation = rotation * lockedTurn(node, inheritsRotation ? parent.rotation * rotation : rotation, *view);

    WorldTransform world;
    world.rotation = unit(inheritsRotation ? parent.rotation * rotation : rotation);
    const Matrix3f linear = from.axes * (rotation.toRotationMatrix() * local.scale.asDiagonal());
    const Vector3f position = node.dontInheritTranslation ? Vector3f(from.around * moved) : parent.matrix * moved;
    world.matrix.linear() = linear;
    world.matrix.translation() = position - linear * pivot;
    return world;
}

PosedNode poseNode(const RenderScene &scene, std::int32_t row, const PoseTime &when)
{
    std::vector<std::int32_t> chain;
    // A scene has no rings; the length guards against one that is not finished.
    for (std::int32_t up = row; up >= 0 && std::size_t(up) < scene.nodes.size() && chain.size() <= scene.nodes.size();
         up = scene.nodes[std::size_t(up)].parent)
        chain.push_back(up);
    const auto sample = [&](const auto &track) { return sampleTrack(track, scene, when); };
    PosedNode posed;
    for (auto at = chain.rbegin(); at != chain.rend(); ++at) {
        const SceneNode &node = scene.nodes[std::size_t(*at)];
        posed.parent = posed.world;
        posed.local = {toEigen(sample(node.translation)), toEigen(sample(node.rotation)), toEigen(sample(node.scale))};
        posed.world = composeNode(node, posed.local, posed.parent, when);
    }
    posed.from = inherited(scene.nodes[std::size_t(row)], posed.parent, when.view);
    return posed;
}

} // namespace sinew
