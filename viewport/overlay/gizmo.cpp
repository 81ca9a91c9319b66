// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/overlay/gizmo.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace sinew {

using Eigen::Vector2f;
using Eigen::Vector3f;

namespace {

// Pixels.
constexpr float shaftStart = 14, shaftEnd = 84, headEnd = 104, planeNear = 26, planeFar = 44, ringRadius = 84,
                viewRingRadius = 102;
constexpr float centreRadius = 9, reach = 7;
constexpr int ringSteps = 64;
/// An axis that points nearly at the viewer, and a plane seen nearly edge-on, can't be dragged sensibly.
constexpr float hiddenAxis = 0.985f, hiddenPlane = 0.15f;

constexpr QRgb axisColours[] = {0xffe5484d, 0xff5fb83a, 0xff4a8cff}, viewColour = 0xffd8dde6;

QRgb withAlpha(QRgb colour, int alpha)
{
    return qRgba(qRed(colour), qGreen(colour), qBlue(colour), alpha);
}

QRgb brighter(QRgb colour)
{
    const auto lift = [](int channel) { return channel + (255 - channel) / 2; };
    return qRgba(lift(qRed(colour)), lift(qGreen(colour)), lift(qBlue(colour)), qAlpha(colour));
}

QRgb colourOf(const Gizmo &gizmo, Handle handle)
{
    if (gizmo.active == handle)
        return selectionColour;
    const QRgb colour = handle == Handle::View ? viewColour : axisColours[axisOf(handle)];
    return gizmo.hovered == handle ? brighter(colour) : colour;
}

Vector3f toViewer(const Gizmo &gizmo, const ViewCamera &camera)
{
    const Vector3f way = camera.eye() - gizmo.origin;
    return way.norm() > 0 ? Vector3f(way.normalized()) : Vector3f::UnitX();
}

bool isShown(const Gizmo &gizmo, const Vector3f &viewer, Handle handle)
{
    if (gizmo.active != Handle::None)
        return gizmo.active == handle;
    if (handle == Handle::View || gizmo.tool == EditTool::Rotate)
        return !isPlane(handle);
    const float facing = std::abs(gizmo.axes.col(axisOf(handle)).dot(viewer));
    return isPlane(handle) ? facing > hiddenPlane : facing < hiddenAxis;
}

Vector3f at(const Gizmo &gizmo, const Vector3f &pixels)
{
    return gizmo.origin + gizmo.axes * pixels * gizmo.unitsPerPixel;
}

/// Corners of a plane handle, in order around it.
std::array<Vector3f, 4> planeCorners(const Gizmo &gizmo, int normal)
{
    const Vector3f u = Vector3f::Unit((normal + 1) % 3), v = Vector3f::Unit((normal + 2) % 3);
    return {at(gizmo, u * planeNear + v * planeNear), at(gizmo, u * planeFar + v * planeNear),
            at(gizmo, u * planeFar + v * planeFar), at(gizmo, u * planeNear + v * planeFar)};
}

/// Points of a circle around a unit vector.
std::vector<Vector3f> circle(const Gizmo &gizmo, const Vector3f &about, float radius)
{
    const Vector3f u = about.unitOrthogonal() * radius * gizmo.unitsPerPixel, v = about.cross(u);
    std::vector<Vector3f> points;
    for (int i = 0; i <= ringSteps; ++i) {
        const float angle = float(i) * 2 * std::numbers::pi_v<float> / ringSteps;
        points.push_back(gizmo.origin + u * std::cos(angle) + v * std::sin(angle));
    }
    return points;
}

bool isBehind(const Gizmo &gizmo, const Vector3f &viewer, const Vector3f &point)
{
    return (point - gizmo.origin).dot(viewer) < -0.02f * ringRadius * gizmo.unitsPerPixel;
}

/// The three axes, farthest tip first.
std::array<Handle, 3> backToFront(const Gizmo &gizmo, const Vector3f &viewer)
{
    std::array<Handle, 3> order{Handle::X, Handle::Y, Handle::Z};
    std::sort(order.begin(), order.end(), [&](Handle a, Handle b) {
        return gizmo.axes.col(axisOf(a)).dot(viewer) < gizmo.axes.col(axisOf(b)).dot(viewer);
    });
    return order;
}

void addRings(GizmoShapes &shapes, const Gizmo &gizmo, const Vector3f &viewer)
{
    for (const Handle handle : {Handle::View, Handle::X, Handle::Y, Handle::Z}) {
        if (!isShown(gizmo, viewer, handle))
            continue;
        const bool view = handle == Handle::View;
        const std::vector<Vector3f> points =
            circle(gizmo, view ? viewer : Vector3f(gizmo.axes.col(axisOf(handle))), view ? viewRingRadius : ringRadius);
        const QRgb colour = colourOf(gizmo, handle);
        for (std::size_t i = 1; i < points.size(); ++i) {
            const bool behind =
                !view && gizmo.active == Handle::None && isBehind(gizmo, viewer, (points[i] + points[i - 1]) / 2);
            shapes.lines.push_back(
                {points[i - 1], points[i], behind ? withAlpha(colour, 50) : colour, view || behind ? 2.f : 3.f});
        }
    }
}

void addArrows(GizmoShapes &shapes, const Gizmo &gizmo, const Vector3f &viewer)
{
    for (const Handle plane : {Handle::YZ, Handle::ZX, Handle::XY}) {
        if (!isShown(gizmo, viewer, plane))
            continue;
        const auto corners = planeCorners(gizmo, axisOf(plane));
        const QRgb colour = colourOf(gizmo, plane);
        shapes.faces.push_back(
            {corners, withAlpha(colour, gizmo.active == plane || gizmo.hovered == plane ? 200 : 110)});
        for (std::size_t i = 0; i < 4; ++i)
            shapes.lines.push_back({corners[i], corners[(i + 1) % 4], colour, 1.5f});
    }
    for (const Handle handle : backToFront(gizmo, viewer)) {
        if (!isShown(gizmo, viewer, handle))
            continue;
        const Vector3f axis = Vector3f::Unit(axisOf(handle));
        const QRgb colour = colourOf(gizmo, handle);
        shapes.lines.push_back({at(gizmo, axis * shaftStart), at(gizmo, axis * shaftEnd), colour, 3});
        const Vector3f from = at(gizmo, axis * shaftEnd);
        if (gizmo.tool == EditTool::Move)
            shapes.lines.push_back({from, at(gizmo, axis * headEnd), colour, 13, 0});
        else
            shapes.lines.push_back({from, at(gizmo, axis * (headEnd - 8)), colour, 12});
    }
    if (!isShown(gizmo, viewer, Handle::View))
        return;
    if (gizmo.tool == EditTool::Move) {
        for (const std::vector<Vector3f> points = circle(gizmo, viewer, centreRadius);
             const std::size_t i : {0, 8, 16, 24, 32, 40, 48, 56})
            shapes.lines.push_back({points[i], points[i + 8], colourOf(gizmo, Handle::View), 2});
    } else {
        const Vector3f side = viewer.unitOrthogonal() * 6 * gizmo.unitsPerPixel;
        shapes.lines.push_back({gizmo.origin - side, gizmo.origin + side, colourOf(gizmo, Handle::View), 12});
    }
}

float distanceToSegment(const Vector2f &point, const Vector2f &a, const Vector2f &b)
{
    const Vector2f along = b - a;
    const float squared = along.squaredNorm();
    const float t = squared > 0 ? std::clamp((point - a).dot(along) / squared, 0.f, 1.f) : 0.f;
    return (point - a - along * t).norm();
}

} // namespace

int axisOf(Handle handle)
{
    switch (handle) {
    case Handle::X:
    case Handle::YZ:
        return 0;
    case Handle::Y:
    case Handle::ZX:
        return 1;
    case Handle::Z:
    case Handle::XY:
        return 2;
    case Handle::None:
    case Handle::View:
        break;
    }
    return -1;
}

bool isPlane(Handle handle)
{
    return handle == Handle::YZ || handle == Handle::ZX || handle == Handle::XY;
}

float unitsPerPixel(const ViewCamera &camera, const Vector3f &at, float height)
{
    const float depth = -(camera.view() * at.homogeneous()).z();
    return depth > 0 ? 2 * depth * std::tan(camera.fieldOfView / 2) / std::max(1.f, height) : 0;
}

GizmoShapes gizmoShapes(const Gizmo &gizmo, const ViewCamera &camera)
{
    GizmoShapes shapes;
    if (gizmo.tool == EditTool::Select || !(gizmo.unitsPerPixel > 0))
        return shapes;
    const Vector3f viewer = toViewer(gizmo, camera);
    if (axisOf(gizmo.active) >= 0 && !isPlane(gizmo.active)) {
        // The whole axis to which the gesture is bound.
        const Vector3f far = gizmo.axes.col(axisOf(gizmo.active)) * 2000 * gizmo.unitsPerPixel;
        shapes.lines.push_back(
            {gizmo.origin - far, gizmo.origin + far, withAlpha(axisColours[axisOf(gizmo.active)], 160), 1.5f});
    }
    if (gizmo.tool == EditTool::Rotate)
        addRings(shapes, gizmo, viewer);
    else
        addArrows(shapes, gizmo, viewer);
    return shapes;
}

Handle handleAt(const Gizmo &gizmo, const ViewCamera &camera, const Vector2f &size, const Vector2f &point)
{
    if (gizmo.tool == EditTool::Select || !(gizmo.unitsPerPixel > 0))
        return Handle::None;
    const Eigen::Matrix4f projection = camera.viewProjection(size.x() / std::max(1.f, size.y()));
    const Vector3f viewer = toViewer(gizmo, camera);
    const auto pixel = [&](const Vector3f &position) -> Vector2f {
        const auto found = projectToPixel(projection, size, position);
        return found ? Vector2f(found->head<2>()) : Vector2f::Constant(-1e6f);
    };
    const float fromCentre = (point - pixel(gizmo.origin)).norm();
    Handle best = Handle::None;
    float nearest = reach;
    const auto offer = [&](Handle handle, float distance) {
        if (distance < nearest) {
            nearest = distance;
            best = handle;
        }
    };
    if (gizmo.tool == EditTool::Rotate) {
        for (const Handle handle : {Handle::X, Handle::Y, Handle::Z, Handle::View}) {
            const bool view = handle == Handle::View;
            const auto points = circle(gizmo, view ? viewer : Vector3f(gizmo.axes.col(axisOf(handle))),
                                       view ? viewRingRadius : ringRadius);
            for (std::size_t i = 1; i < points.size(); ++i)
                if (view || !isBehind(gizmo, viewer, (points[i] + points[i - 1]) / 2))
                    offer(handle, distanceToSegment(point, pixel(points[i - 1]), pixel(points[i])));
        }
        return best;
    }
    if (fromCentre <= centreRadius + 2)
        return Handle::View;
    auto order = backToFront(gizmo, viewer);
    std::reverse(order.begin(), order.end());
    for (const Handle handle : order) {
        const Vector3f axis = Vector3f::Unit(axisOf(handle));
        if (isShown(gizmo, viewer, handle))
            offer(handle,
                  distanceToSegment(point, pixel(at(gizmo, axis * shaftStart)), pixel(at(gizmo, axis * headEnd))));
    }
    if (best != Handle::None)
        return best;
    for (const Handle plane : {Handle::YZ, Handle::ZX, Handle::XY}) {
        const auto corners = planeCorners(gizmo, axisOf(plane));
        if (isShown(gizmo, viewer, plane) &&
            isInside(point, {pixel(corners[0]), pixel(corners[1]), pixel(corners[2]), pixel(corners[3])}))
            return plane;
    }
    return Handle::None;
}

} // namespace sinew
