// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/overlay/overlay_shapes.h"

#include "core/scene/pose/node_transform.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace sinew {

using Eigen::Vector3f;

void OverlayShapes::line(const Vector3f &from, const Vector3f &to)
{
    m_lines.push_back({m_at * from, m_at * to, m_colour, m_width});
}

void OverlayShapes::box(const Vector3f &low, const Vector3f &high)
{
    const auto corner = [&](int i) {
        return Vector3f(i & 1 ? high.x() : low.x(), i & 2 ? high.y() : low.y(), i & 4 ? high.z() : low.z());
    };
    for (int i = 0; i < 8; ++i) {
        for (const int axis : {1, 2, 4}) {
            if (!(i & axis))
                line(corner(i), corner(i | axis));
        }
    }
}

void OverlayShapes::circle(const Vector3f &centre, const Vector3f &u, const Vector3f &v, float turns)
{
    const int steps = std::max(2, int(48 * turns));
    const auto point = [&](int i) {
        const float angle = float(i) * turns * 2 * std::numbers::pi_v<float> / float(steps);
        return Vector3f(centre + u * std::cos(angle) + v * std::sin(angle));
    };
    for (int i = 0; i < steps; ++i)
        line(point(i), point(i + 1));
}

void OverlayShapes::sphere(const Vector3f &centre, float radius)
{
    const Vector3f x = Vector3f::UnitX() * radius, y = Vector3f::UnitY() * radius, z = Vector3f::UnitZ() * radius;
    circle(centre, x, y);
    circle(centre, y, z);
    circle(centre, z, x);
}

void OverlayShapes::cylinder(const Vector3f &base, const Vector3f &top, float radius)
{
    const Vector3f axis = (top - base).norm() > 0 ? Vector3f((top - base).normalized()) : Vector3f::UnitZ();
    const Vector3f u = axis.unitOrthogonal() * radius, v = axis.cross(u);
    circle(base, u, v);
    circle(top, u, v);
    for (const Vector3f &side : {u, v, Vector3f(-u), Vector3f(-v)})
        line(base + side, top + side);
}

void OverlayShapes::mesh(std::span<const Vec3> positions, std::span<const std::uint32_t> indices)
{
    std::vector<std::pair<std::uint32_t, std::uint32_t>> edges;
    for (std::size_t i = 0; i < indices.size() / 3 * 3; ++i)
        edges.push_back(std::minmax<std::uint32_t>({indices[i], indices[i % 3 == 2 ? i - 2 : i + 1]}));
    std::sort(edges.begin(), edges.end());
    edges.erase(std::unique(edges.begin(), edges.end()), edges.end());
    for (const auto &[from, to] : edges)
        line(toEigen(positions[from]), toEigen(positions[to]));
}

void OverlayShapes::arrow(const Vector3f &from, const Vector3f &to, const Vector3f &side)
{
    const Vector3f back = (from - to) * 0.25f;
    const Vector3f aside = side.norm() > 0 ? Vector3f(side.normalized() * back.norm() * 0.5f) : Vector3f::Zero();
    line(from, to);
    line(to, to + back + aside);
    line(to, to + back - aside);
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

float modelSize(const RenderScene &scene)
{
    const float diagonal = (toEigen(scene.extent.maximum) - toEigen(scene.extent.minimum)).norm();
    return std::isfinite(diagonal) && diagonal > 1 ? std::min(diagonal, 1e4f) : 100;
}

} // namespace sinew
