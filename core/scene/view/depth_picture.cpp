// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/scene/view/depth_picture.h"

#include <algorithm>
#include <cmath>

namespace sinew {

namespace {

constexpr int largestSide = 2048;
/// Parts of the depth that a place may lie behind a surface and still count as on it.
constexpr float onSurface = 0.004f;

int sideOf(float pixels)
{
    return std::clamp(int(std::ceil(pixels / 2)), 1, largestSide);
}

} // namespace

DepthPicture::DepthPicture(const ViewCamera &camera, const Eigen::Vector2f &size)
    : m_size(size.cwiseMax(1)), m_viewProjection(camera.viewProjection(m_size.x() / m_size.y())),
      m_width(sideOf(m_size.x())), m_height(sideOf(m_size.y())), m_pixels(std::size_t(m_width) * std::size_t(m_height))
{
    m_scale = {float(m_width) / m_size.x(), float(m_height) / m_size.y()};
}

void DepthPicture::add(std::int32_t owner, std::span<const Eigen::Vector3f> places,
                       std::span<const std::uint32_t> triangles, const std::vector<bool> &leftOut)
{
    // Pixels of this picture, and 1 / w; 0 behind the camera.
    std::vector<Eigen::Vector3f> points;
    points.reserve(places.size());
    for (const Eigen::Vector3f &place : places) {
        const std::optional<Eigen::Vector3f> point = projectToPixel(m_viewProjection, m_size, place);
        const bool isSeen = point && point->allFinite() && point->z() > 0;
        points.push_back(isSeen ? Eigen::Vector3f(point->x() * m_scale.x(), point->y() * m_scale.y(), 1 / point->z())
                                : Eigen::Vector3f(0, 0, 0));
    }
    for (std::uint32_t triangle = 0; triangle < triangles.size() / 3; ++triangle) {
        if (triangle < leftOut.size() && leftOut[triangle])
            continue;
        const std::uint32_t *rows = triangles.data() + std::size_t(triangle) * 3;
        const Eigen::Vector3f corners[] = {points[rows[0]], points[rows[1]], points[rows[2]]};
        if (corners[0].z() > 0 && corners[1].z() > 0 && corners[2].z() > 0)
            draw(corners, owner, triangle);
    }
}

void DepthPicture::draw(const Eigen::Vector3f corners[3], std::int32_t owner, std::uint32_t triangle)
{
    const Eigen::Vector3f &a = corners[0], &b = corners[1], &c = corners[2];
    const float area = (b.x() - a.x()) * (c.y() - a.y()) - (b.y() - a.y()) * (c.x() - a.x());
    if (!(std::abs(area) > 1e-6f))
        return;
    const auto bounds = [&](int axis, int last) {
        const auto [low, high] = std::minmax({a[axis], b[axis], c[axis]});
        return std::pair(int(std::clamp(std::floor(low), 0.f, float(last))),
                         int(std::clamp(std::ceil(high), -1.f, float(last))));
    };
    const auto [left, right] = bounds(0, m_width - 1);
    const auto [top, bottom] = bounds(1, m_height - 1);
    m_tests += std::int64_t(std::max(0, right - left + 1)) * std::max(0, bottom - top + 1);
    if (m_tests > mostTests)
        return;
    for (int y = top; y <= bottom; ++y) {
        for (int x = left; x <= right; ++x) {
            const float px = float(x) + 0.5f, py = float(y) + 0.5f;
            const float u = ((px - a.x()) * (c.y() - a.y()) - (py - a.y()) * (c.x() - a.x())) / area;
            const float v = ((b.x() - a.x()) * (py - a.y()) - (b.y() - a.y()) * (px - a.x())) / area;
            if (u < 0 || v < 0 || u + v > 1)
                continue;
            // 1 / w is linear over the picture.
            const float inverseDepth = a.z() + u * (b.z() - a.z()) + v * (c.z() - a.z());
            Pixel &pixel = m_pixels[std::size_t(y) * std::size_t(m_width) + std::size_t(x)];
            if (inverseDepth > pixel.inverseDepth)
                pixel = {inverseDepth, owner, triangle};
        }
    }
}

std::optional<DepthPicture::Hit> DepthPicture::at(const Eigen::Vector2f &point) const
{
    const int x = int(std::floor(point.x() * m_scale.x())), y = int(std::floor(point.y() * m_scale.y()));
    if (x < 0 || y < 0 || x >= m_width || y >= m_height)
        return {};
    const Pixel &pixel = m_pixels[std::size_t(y) * std::size_t(m_width) + std::size_t(x)];
    if (pixel.inverseDepth <= 0)
        return {};
    return Hit{pixel.owner, pixel.triangle};
}

std::optional<Eigen::Vector2f> DepthPicture::pointOf(const Eigen::Vector3f &place) const
{
    const std::optional<Eigen::Vector3f> point = projectToPixel(m_viewProjection, m_size, place);
    if (!point || !point->allFinite())
        return {};
    return Eigen::Vector2f(point->head<2>());
}

bool DepthPicture::isVisible(const Eigen::Vector3f &place) const
{
    const std::optional<Eigen::Vector3f> point = projectToPixel(m_viewProjection, m_size, place);
    if (!point || !point->allFinite())
        return false;
    const float inverseDepth = 1 / point->z();
    const int x = int(std::floor(point->x() * m_scale.x())), y = int(std::floor(point->y() * m_scale.y()));
    // A corner lies on the rim of pixels that its surface covers, and those beside it may be empty.
    for (int row = y - 1; row <= y + 1; ++row) {
        for (int column = x - 1; column <= x + 1; ++column) {
            if (column < 0 || row < 0 || column >= m_width || row >= m_height)
                continue;
            const Pixel &pixel = m_pixels[std::size_t(row) * std::size_t(m_width) + std::size_t(column)];
            if (pixel.inverseDepth <= inverseDepth * (1 + onSurface))
                return true;
        }
    }
    return false;
}

} // namespace sinew
