// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/overlay/overlay_geometry.h"

#include "core/scene/view/ray_cast.h"
#include "viewport/overlay/overlay_shapes.h"

#include <cmath>

namespace sinew {

using Eigen::Vector2f;
using Eigen::Vector3f;

namespace {

Vector3f vec(const Vec3 &v)
{
    return {v.x, v.y, v.z};
}

bool isFinite(const SceneExtent &e)
{
    return std::isfinite(e.radius) && vec(e.minimum).allFinite() && vec(e.maximum).allFinite();
}

} // namespace

bool isInside(const Vector2f &point, const std::array<Vector2f, 4> &corners)
{
    int left = 0, right = 0;
    for (std::size_t i = 0; i < 4; ++i) {
        const Vector2f edge = corners[(i + 1) % 4] - corners[i], to = point - corners[i];
        (edge.x() * to.y() - edge.y() * to.x() < 0 ? left : right)++;
    }
    return left == 0 || right == 0;
}

OverlayLines gridLines(float radius, QColor background)
{
    if (!std::isfinite(radius))
        radius = 100;
    float cell = 0.25f;
    for (const float next : {1.f, 4.f, 16.f, 64.f, 128.f, 512.f, 2048.f}) {
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
    OverlayShapes(lines, here, 0xff62b6ff, 1.5f).box(vec(extent.minimum), vec(extent.maximum));
    if (extent.radius > 0)
        OverlayShapes(lines, here, 0xa062b6ff, 1)
            .sphere((vec(extent.minimum) + vec(extent.maximum)) / 2, extent.radius);
    return lines;
}

OverlayLines collisionLines(const RenderScene &scene, const Pose &pose, const std::set<std::int32_t> &selected)
{
    OverlayLines lines;
    for (const SceneCollision &shape : scene.collisions) {
        // Corners and centres are in model space, like the node's pivot (in the game's models it is the centre of
        // spheres).
        Eigen::Affine3f at = Eigen::Affine3f::Identity();
        if (shape.node >= 0 && std::size_t(shape.node) < pose.nodes.size())
            at = pose.nodes[std::size_t(shape.node)];
        const bool chosen = selected.contains(shape.node);
        const QRgb colour = chosen ? selectionColour : kindColour(NodeKind::Collision);
        OverlayShapes draw(lines, at, colour, chosen ? 2.5f : 1.5f);
        const Vector3f a = vec(shape.vertices[0]), b = vec(shape.vertices[1]);
        switch (shape.shape) {
        case SceneCollision::Box:
            draw.box(a, b);
            break;
        case SceneCollision::Plane:
            draw.box({a.x(), a.y(), a.z()}, {b.x(), b.y(), a.z()});
            break;
        case SceneCollision::Sphere:
            draw.sphere(a, shape.radius);
            break;
        case SceneCollision::Cylinder:
            draw.cylinder(a, b, shape.radius);
            break;
        case SceneCollision::Mesh:
            draw.mesh(shape.positions.view(), shape.indices.view());
            break;
        }
    }
    return lines;
}

} // namespace sinew
