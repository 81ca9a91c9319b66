// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/overlay/motion/trail_lines.h"

#include "core/scene/view/ray_cast.h"
#include "viewport/overlay/gizmo.h"

#include <algorithm>

namespace sinew {

using Eigen::Vector2f;
using Eigen::Vector3f;

namespace {

// Pixels.
constexpr float trailWidth = 2, frameDot = 4, keyRadius = 6, presentRadius = 5, keyReach = 8;
constexpr QRgb presentColour = 0xff3584e4, outlineColour = 0xffffffff;

/// Shapes of constant size in the picture.
class TrailPen
{
public:
    TrailPen(OverlayLines &lines, const ViewCamera &camera, float height)
        : m_lines(lines), m_camera(camera), m_height(height),
          m_right(camera.rotation().conjugate() * Vector3f::UnitX()),
          m_up(camera.rotation().conjugate() * Vector3f::UnitY())
    {
    }

    void square(const Vector3f &at, float radius, QRgb colour)
    {
        const Vector3f side = m_right * (radius * unit(at));
        m_lines.push_back({at - side, at + side, colour, 2 * radius});
    }
    void diamond(const Vector3f &at, float radius, QRgb colour)
    {
        const Vector3f side = m_right * (radius * unit(at));
        m_lines.push_back({at - side, at, colour, 0, 2 * radius});
        m_lines.push_back({at, at + side, colour, 2 * radius, 0});
    }
    void hollowDiamond(const Vector3f &at, float radius, QRgb colour)
    {
        const Vector3f side = m_right * (radius * unit(at)), up = m_up * (radius * unit(at));
        const Vector3f corners[] = {at - side, at + up, at + side, at - up};
        for (std::size_t i = 0; i < 4; ++i)
            m_lines.push_back({corners[i], corners[(i + 1) % 4], colour, 1.5f});
    }

private:
    float unit(const Vector3f &at) const { return unitsPerPixel(m_camera, at, m_height); }

    OverlayLines &m_lines;
    const ViewCamera &m_camera;
    float m_height;
    Vector3f m_right, m_up;
};

void addTrail(OverlayLines &lines, const MotionTrail &trail, const Vector3f &now, double time, const ViewCamera &camera,
              float height)
{
    TrailPen pen(lines, camera, height);
    const auto colourAt = [time](double at) { return at < time ? pastColour : futureColour; };
    for (std::size_t i = 1; i < trail.points.size(); ++i) {
        const TrailPoint &from = trail.points[i - 1], &to = trail.points[i];
        if (from.time < time && to.time > time) {
            lines.push_back({from.place, now, pastColour, trailWidth});
            lines.push_back({now, to.place, futureColour, trailWidth});
        } else {
            lines.push_back({from.place, to.place, colourAt(from.time), trailWidth});
        }
    }
    for (const TrailPoint &point : trail.points)
        if (point.isFrame && point.key == TrailKey::None)
            pen.square(point.place, frameDot / 2, colourAt(point.time));
    pen.square(now, presentRadius + 1.5f, outlineColour);
    pen.square(now, presentRadius, presentColour);
    // Keys of other tracks first: those that can be dragged stay on top.
    for (const TrailPoint &point : trail.points)
        if (point.key == TrailKey::Other)
            pen.hollowDiamond(point.place, keyRadius, colourAt(point.time));
    for (const TrailPoint &point : trail.points)
        if (point.key == TrailKey::Place) {
            pen.diamond(point.place, keyRadius + 1.5f, outlineColour);
            pen.diamond(point.place, keyRadius, point.time == time ? presentColour : colourAt(point.time));
        }
}

} // namespace

OverlayLines trailLines(const RenderScene &scene, const Pose &pose, std::span<const MotionTrail> trails, double time,
                        const ViewCamera &camera, float height)
{
    OverlayLines lines;
    for (const MotionTrail &trail : trails)
        if (const Vector3f now = nodePosition(scene, pose, std::size_t(trail.node)); now.allFinite())
            addTrail(lines, trail, now, time, camera, height);
    return lines;
}

std::optional<TrailHit> trailKeyAt(std::span<const MotionTrail> trails, const ViewCamera &camera, const Vector2f &size,
                                   const Vector2f &point)
{
    const Eigen::Matrix4f view = camera.viewProjection(size.x() / std::max(1.f, size.y()));
    std::optional<TrailHit> hit;
    float nearest = keyReach;
    for (const MotionTrail &trail : trails)
        for (const TrailPoint &key : trail.points) {
            const auto at = key.key != TrailKey::None ? projectToPixel(view, size, key.place) : std::nullopt;
            if (const float distance = at ? (at->head<2>() - point).norm() : keyReach; distance < nearest) {
                nearest = distance;
                hit = {trail.node, key};
            }
        }
    return hit;
}

} // namespace sinew
