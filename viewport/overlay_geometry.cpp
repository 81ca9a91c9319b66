// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/overlay_geometry.h"

#include "core/scene/ray_cast.h"

#include <cmath>
#include <numbers>

namespace sinew {

using Eigen::Vector3f;

namespace {

Vector3f vec(const Vec3 &v)
{
    return {v.x, v.y, v.z};
}

QRgb kindColour(NodeKind kind)
{
    switch (kind) {
    case NodeKind::Bone:
        return 0xffd8dde6;
    case NodeKind::Light:
        return 0xffffe066;
    case NodeKind::Helper:
        return 0xff8fb7ff;
    case NodeKind::Attachment:
        return 0xff6fe08a;
    case NodeKind::Emitter:
        return 0xffff7fd0;
    case NodeKind::Ribbon:
        return 0xffc792ff;
    case NodeKind::Event:
        return 0xff66e0e0;
    case NodeKind::Collision:
        return 0xffe08a66;
    case NodeKind::Camera:
        return 0xffa0a0a0;
    }
    return 0xffffffff;
}

/// The twelve edges between two opposite corners.
void addBox(OverlayLines &lines, const Eigen::Affine3f &at, Vector3f low, Vector3f high, QRgb colour, float width)
{
    const auto corner = [&](int i) {
        return Vector3f(at *
                        Vector3f(i & 1 ? high.x() : low.x(), i & 2 ? high.y() : low.y(), i & 4 ? high.z() : low.z()));
    };
    for (int i = 0; i < 8; ++i) {
        for (const int axis : {1, 2, 4}) {
            if (!(i & axis))
                lines.push_back({corner(i), corner(i | axis), colour, width});
        }
    }
}

/// A circle about `centre` spanned by two vectors as long as its radius.
void addCircle(OverlayLines &lines, const Eigen::Affine3f &at, Vector3f centre, Vector3f u, Vector3f v, QRgb colour,
               float width)
{
    constexpr int steps = 48;
    const auto point = [&](int i) {
        const float angle = float(i) * 2 * std::numbers::pi_v<float> / steps;
        return Vector3f(at * (centre + u * std::cos(angle) + v * std::sin(angle)));
    };
    for (int i = 0; i < steps; ++i)
        lines.push_back({point(i), point(i + 1), colour, width});
}

void addSphere(OverlayLines &lines, const Eigen::Affine3f &at, Vector3f centre, float radius, QRgb colour, float width)
{
    const Vector3f x = Vector3f::UnitX() * radius, y = Vector3f::UnitY() * radius, z = Vector3f::UnitZ() * radius;
    addCircle(lines, at, centre, x, y, colour, width);
    addCircle(lines, at, centre, y, z, colour, width);
    addCircle(lines, at, centre, z, x, colour, width);
}

/// Two circles about the axis and four lines between them.
void addCylinder(OverlayLines &lines, const Eigen::Affine3f &at, Vector3f base, Vector3f top, float radius, QRgb colour,
                 float width)
{
    const Vector3f axis = (top - base).norm() > 0 ? Vector3f((top - base).normalized()) : Vector3f::UnitZ();
    const Vector3f u = axis.unitOrthogonal() * radius, v = axis.cross(u);
    addCircle(lines, at, base, u, v, colour, width);
    addCircle(lines, at, top, u, v, colour, width);
    for (const Vector3f &side : {u, v, Vector3f(-u), Vector3f(-v)})
        lines.push_back({at * Vector3f(base + side), at * Vector3f(top + side), colour, width});
}

bool isFinite(const SceneExtent &e)
{
    return std::isfinite(e.radius) && vec(e.minimum).allFinite() && vec(e.maximum).allFinite();
}

/// A length that suits the model: for crosses at nodes.
float modelSize(const RenderScene &scene)
{
    const float diagonal = (vec(scene.extent.maximum) - vec(scene.extent.minimum)).norm();
    return std::isfinite(diagonal) && diagonal > 1 ? std::min(diagonal, 1e4f) : 100;
}

} // namespace

OverlayLines gridLines(float radius, QColor background)
{
    if (!std::isfinite(radius))
        radius = 100;
    float cell = 16;
    for (const float next : {64.f, 128.f, 512.f, 2048.f}) {
        if (radius / cell > 8)
            cell = next;
    }
    const int cells = std::clamp(int(std::ceil(2 * radius / cell)), 4, 32);
    const float reach = cell * float(cells);
    const bool dark = background.lightnessF() < 0.5;
    const QRgb minor = dark ? qRgba(255, 255, 255, 28) : qRgba(0, 0, 0, 36);
    const QRgb major = dark ? qRgba(255, 255, 255, 60) : qRgba(0, 0, 0, 80);
    const QRgb red = qRgba(220, 70, 70, 200), green = qRgba(80, 180, 70, 200);
    OverlayLines lines;
    for (int i = -cells; i <= cells; ++i) {
        const float at = cell * float(i);
        const QRgb colour = i % 4 ? minor : major;
        lines.push_back({{-reach, at, 0}, {reach, at, 0}, i ? colour : red, i ? 1.f : 1.5f});
        lines.push_back({{at, -reach, 0}, {at, reach, 0}, i ? colour : green, i ? 1.f : 1.5f});
    }
    return lines;
}

OverlayLines skeletonLines(const RenderScene &scene, const Pose &pose, const std::set<std::int32_t> &selected, bool all)
{
    OverlayLines lines;
    const float arm = modelSize(scene) * 0.005f;
    for (std::size_t row = 0; row < scene.nodes.size(); ++row) {
        const SceneNode &node = scene.nodes[row];
        const bool chosen = selected.contains(std::int32_t(row));
        const QRgb colour = chosen ? selectionColour : kindColour(node.kind);
        const Vector3f at = nodePosition(scene, pose, row);
        if (node.parent >= 0 && std::size_t(node.parent) < scene.nodes.size()) {
            const bool fromChosen = selected.contains(node.parent);
            if (all || chosen || fromChosen)
                lines.push_back({nodePosition(scene, pose, std::size_t(node.parent)), at,
                                 fromChosen ? selectionColour : colour, fromChosen || chosen ? 3.f : 2.f});
        }
        if (!all && !chosen)
            continue;
        for (const Vector3f &axis :
             {Vector3f(Vector3f::UnitX()), Vector3f(Vector3f::UnitY()), Vector3f(Vector3f::UnitZ())}) {
            const Vector3f half = axis * (chosen ? 2 * arm : arm);
            lines.push_back({at - half, at + half, colour, chosen ? 3.f : 1.5f});
        }
    }
    return lines;
}

OverlayLabels nodeLabels(const RenderScene &scene, const Pose &pose, const std::set<std::int32_t> &selected)
{
    OverlayLabels labels;
    for (std::size_t row = 0; row < scene.nodes.size(); ++row) {
        const SceneNode &node = scene.nodes[row];
        labels.push_back({nodePosition(scene, pose, row), QString::fromUtf8(node.name.c_str()),
                          selected.contains(std::int32_t(row)) ? selectionColour : kindColour(node.kind)});
    }
    return labels;
}

OverlayLines extentLines(const RenderScene &scene, std::int32_t sequence)
{
    OverlayLines lines;
    const bool known = sequence >= 0 && std::size_t(sequence) < scene.sequences.size();
    const SceneExtent &extent = known ? scene.sequences[std::size_t(sequence)].extent : scene.extent;
    if (!isFinite(extent))
        return lines;
    const Eigen::Affine3f here = Eigen::Affine3f::Identity();
    addBox(lines, here, vec(extent.minimum), vec(extent.maximum), 0xff62b6ff, 1.5f);
    if (extent.radius > 0)
        addSphere(lines, here, (vec(extent.minimum) + vec(extent.maximum)) / 2, extent.radius, 0xa062b6ff, 1);
    return lines;
}

OverlayLines collisionLines(const RenderScene &scene, const Pose &pose, const std::set<std::int32_t> &selected)
{
    OverlayLines lines;
    for (const SceneCollision &shape : scene.collisions) {
        // Corners and centres are in model space, like the node's pivot (in the game's models spheres stand on it).
        Eigen::Affine3f at = Eigen::Affine3f::Identity();
        if (shape.node >= 0 && std::size_t(shape.node) < pose.nodes.size())
            at = pose.nodes[std::size_t(shape.node)];
        const bool chosen = selected.contains(shape.node);
        const QRgb colour = chosen ? selectionColour : kindColour(NodeKind::Collision);
        const float width = chosen ? 2.5f : 1.5f;
        const Vector3f a = vec(shape.vertices[0]), b = vec(shape.vertices[1]);
        switch (shape.shape) {
        case SceneCollision::Box:
            addBox(lines, at, a, b, colour, width);
            break;
        case SceneCollision::Plane:
            addBox(lines, at, {a.x(), a.y(), a.z()}, {b.x(), b.y(), a.z()}, colour, width);
            break;
        case SceneCollision::Sphere:
            addSphere(lines, at, a, shape.radius, colour, width);
            break;
        case SceneCollision::Cylinder:
            addCylinder(lines, at, a, b, shape.radius, colour, width);
            break;
        }
    }
    return lines;
}

OverlayLines cameraLines(const RenderScene &scene, const PoseTime &when)
{
    OverlayLines lines;
    for (const SceneCamera &camera : scene.cameras) {
        const CameraState state = evaluateCamera(scene, camera, when);
        const Vector3f ahead = state.target - state.position;
        const float distance = ahead.norm();
        if (!(distance > 0) || !std::isfinite(distance))
            continue;
        const Vector3f forward = ahead / distance;
        const Vector3f side = forward.cross(Vector3f::UnitZ());
        const Vector3f right = side.norm() > 1e-4f ? Vector3f(side.normalized()) : Vector3f::UnitY();
        const Vector3f up = right.cross(forward);
        const float depth = distance * 0.3f;
        const float half = depth * std::tan(std::min(camera.fieldOfView, 3.f) / 2);
        constexpr QRgb colour = 0xffb0b0b0;
        // The angle is that of the diagonal of a 4:3 picture.
        Vector3f corners[4];
        for (int i = 0; i < 4; ++i) {
            corners[i] = state.position + forward * depth + right * (half * (i == 0 || i == 3 ? -0.8f : 0.8f)) +
                         up * (half * (i < 2 ? -0.6f : 0.6f));
        }
        for (int i = 0; i < 4; ++i) {
            lines.push_back({state.position, corners[i], colour, 1.5f});
            lines.push_back({corners[i], corners[(i + 1) % 4], colour, 1.5f});
        }
        lines.push_back({state.position, state.target, 0x80b0b0b0, 1});
    }
    return lines;
}

} // namespace sinew
