// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/overlay/orientation_cube.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace sinew::orientation_cube {

using Eigen::Vector2f;
using Eigen::Vector3f;

namespace {

// Pixels.
constexpr float halfEdge = 24;
constexpr float letterHeight = 11;   ///< half of it, on sides that are wide enough
constexpr float letterShare = 0.85f; ///< half a letter's height as a fraction of half the visible side
constexpr float strokeWidth = 2.2f;
constexpr float leastFacing = 0.2f; ///< of a side with a readable name: 1 straight on, 0 edge-on
constexpr float smallestPicture = 3 * room;
constexpr float depth = 2; ///< in near-plane distances, far enough not to be clipped

constexpr QRgb nameColour = 0xffffffff;
constexpr QRgb axisColours[] = {0xffe5484d, 0xff5fb83a, 0xff4a8cff};

QRgb shaded(QRgb colour, float light, int alpha)
{
    const auto part = [light](int channel) { return std::clamp(int(float(channel) * light), 0, 255); };
    return qRgba(part(qRed(colour)), part(qGreen(colour)), part(qBlue(colour)), alpha);
}

Vector3f normalOf(int side)
{
    return Vector3f::Unit(side / 2) * (side % 2 ? -1.f : 1.f);
}

struct Stroke
{
    Vector2f from, to; ///< x right, y up, in half letter heights
};

std::vector<Stroke> nameOf(int side)
{
    const float left = -0.7f, right = 0.7f;
    std::vector<Stroke> strokes;
    if (side / 2 == 0)
        strokes = {{{left, -1}, {right, 1}}, {{left, 1}, {right, -1}}};
    else if (side / 2 == 1)
        strokes = {{{left, 1}, {0, 0}}, {{right, 1}, {0, 0}}, {{0, 0}, {0, -1}}};
    else
        strokes = {{{left, 1}, {right, 1}}, {{right, 1}, {left, -1}}, {{left, -1}, {right, -1}}};
    if (side % 2) {
        const Vector2f shift(0.5f, 0);
        for (Stroke &stroke : strokes)
            stroke = {stroke.from + shift, stroke.to + shift};
        strokes.push_back({{-1.2f, 0}, {-0.5f, 0}});
    }
    return strokes;
}

/// The position of a point of the cube in the picture, without perspective: the cube looks the same at every distance.
class Projection
{
public:
    Projection(const ViewCamera &camera, const Vector2f &size)
        : m_camera(camera), m_size(size), m_rotation(camera.rotation())
    {
    }

    /// x right, y up, z toward the viewer.
    Vector3f turned(const Vector3f &point) const { return m_rotation * point; }
    Vector2f pixel(const Vector3f &point) const
    {
        const Vector3f seen = turned(point);
        return Vector2f(m_size.x() - room / 2, room / 2) + Vector2f(seen.x(), -seen.y());
    }
    Vector3f world(const Vector3f &point) const
    {
        return m_camera.rayThrough(pixel(point), m_size).at(depth * m_camera.nearClip);
    }
    /// A point beside another one in the picture. `offset`: x right, y up.
    Vector3f beside(const Vector3f &point, const Vector2f &offset) const
    {
        return world(point + m_rotation.conjugate() * Vector3f(offset.x(), offset.y(), 0));
    }
    bool isSeen(int side) const { return turned(normalOf(side)).z() > 0.02f; }
    std::array<Vector3f, 4> corners(int side) const
    {
        const Vector3f normal = normalOf(side) * halfEdge;
        const Vector3f u = Vector3f::Unit((side / 2 + 1) % 3) * halfEdge,
                       v = Vector3f::Unit((side / 2 + 2) % 3) * halfEdge;
        return {normal - u - v, normal + u - v, normal + u + v, normal - u + v};
    }

private:
    const ViewCamera &m_camera;
    Vector2f m_size;
    Eigen::Quaternionf m_rotation;
};

bool fits(const Vector2f &size)
{
    return size.x() >= smallestPicture && size.y() >= smallestPicture;
}

} // namespace

GizmoShapes shapes(const ViewCamera &camera, const Vector2f &size, int hovered)
{
    GizmoShapes made;
    if (!fits(size))
        return made;
    const Projection projection(camera, size);
    OverlayLines names;
    for (int side = 0; side < 6; ++side) {
        if (!projection.isSeen(side))
            continue;
        const Vector3f normal = normalOf(side);
        const float facing = projection.turned(normal).z();
        // Dark enough to make white names readable.
        const float light = 0.5f + 0.3f * facing;
        const QRgb colour = side == hovered ? selectionColour : side % 2 == 0 ? axisColours[side / 2] : 0xff8d939c;
        std::array<Vector3f, 4> corners = projection.corners(side);
        for (Vector3f &corner : corners)
            corner = projection.world(corner);
        made.faces.push_back({corners, shaded(colour, light, 240)});
        for (std::size_t i = 0; i < 4; ++i)
            made.lines.push_back({corners[i], corners[(i + 1) % 4], 0xc0181a1d, 1.2f});
        // Names are upright in the picture: a Z lying on its side would be read as an N.
        const float height = std::min(letterHeight, letterShare * halfEdge * facing);
        const auto place = [&](const Vector2f &at) { return projection.beside(normal * halfEdge, at * height); };
        if (facing >= leastFacing)
            for (const Stroke &stroke : nameOf(side))
                names.push_back({place(stroke.from), place(stroke.to), nameColour, strokeWidth});
    }
    made.lines.insert(made.lines.end(), names.begin(), names.end());
    return made;
}

int sideAt(const ViewCamera &camera, const Vector2f &size, const Vector2f &point)
{
    if (!fits(size))
        return -1;
    const Projection projection(camera, size);
    for (int side = 0; side < 6; ++side) {
        if (!projection.isSeen(side))
            continue;
        const std::array<Vector3f, 4> corners = projection.corners(side);
        if (isInside(point, {projection.pixel(corners[0]), projection.pixel(corners[1]), projection.pixel(corners[2]),
                             projection.pixel(corners[3])}))
            return side;
    }
    return -1;
}

void lookAt(int side, ViewCamera &camera)
{
    constexpr float quarter = std::numbers::pi_v<float> / 2;
    constexpr float yaws[] = {0, 2 * quarter, quarter, -quarter};
    constexpr float straight = 0.9999f; // about 1°
    if ((camera.rotation() * normalOf(side)).z() > straight)
        side ^= 1;
    camera.roll = 0;
    if (side < 4)
        camera.yaw = yaws[side];
    camera.pitch = side < 4 ? 0 : side == 4 ? quarter : -quarter;
}

} // namespace sinew::orientation_cube
