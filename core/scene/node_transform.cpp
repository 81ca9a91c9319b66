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

Inherited inherited(const SceneNode &node, const WorldTransform &parent, const std::optional<Quaternionf> &view)
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

WorldTransform composeNode(const SceneNode &node, const LocalTransform &local, const WorldTransform &parent,
                           const std::optional<Quaternionf> &view)
{
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
    const auto sample = [&](const auto &track) {
        return sampleCurve(track.curve, sampleSpan(track.curve, scene, when), track.fallback, track.step);
    };
    PosedNode posed;
    for (auto at = chain.rbegin(); at != chain.rend(); ++at) {
        const SceneNode &node = scene.nodes[std::size_t(*at)];
        posed.parent = posed.world;
        posed.local = {toEigen(sample(node.translation)), toEigen(sample(node.rotation)), toEigen(sample(node.scale))};
        posed.world = composeNode(node, posed.local, posed.parent, when.view);
    }
    posed.from = inherited(scene.nodes[std::size_t(row)], posed.parent, when.view);
    return posed;
}

} // namespace sinew
