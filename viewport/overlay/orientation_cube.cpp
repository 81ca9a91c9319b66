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
/// A letter stands right of and above its point: back to the middle.
const Vector2f labelShift(-12, 9);
constexpr float smallestPicture = 3 * room;
constexpr float depth = 2; ///< in near planes, far enough not to be clipped

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

/// Where a point of the cube is in the picture, without perspective: the cube is the same at every distance.
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
    /// `shift`: pixels in the picture.
    Vector3f world(const Vector3f &point, const Vector2f &shift = Vector2f::Zero()) const
    {
        return m_camera.rayThrough(pixel(point) + shift, m_size).at(depth * m_camera.nearClip);
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

Shapes shapes(const ViewCamera &camera, const Vector2f &size, int hovered)
{
    Shapes made;
    if (!fits(size))
        return made;
    const Projection projection(camera, size);
    for (int side = 0; side < 6; ++side) {
        if (!projection.isSeen(side))
            continue;
        const bool positive = side % 2 == 0;
        const float light = 0.55f + 0.4f * projection.turned(normalOf(side)).z();
        const QRgb colour = side == hovered ? selectionColour : positive ? axisColours[side / 2] : 0xff8d939c;
        std::array<Vector3f, 4> corners = projection.corners(side);
        for (Vector3f &corner : corners)
            corner = projection.world(corner);
        made.cube.faces.push_back({corners, shaded(colour, light, 230)});
        for (std::size_t i = 0; i < 4; ++i)
            made.cube.lines.push_back({corners[i], corners[(i + 1) % 4], 0xc0181a1d, 1.2f});
        if (positive)
            made.labels.push_back(
                {projection.world(normalOf(side) * halfEdge, labelShift), QString(QChar(u'X' + side / 2)), 0xffffffff});
    }
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
    camera.roll = 0;
    if (side < 4)
        camera.yaw = yaws[side];
    camera.pitch = side < 4 ? 0 : side == 4 ? quarter : -quarter;
}

} // namespace sinew::orientation_cube
