// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/view/view_camera.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace sinew {

/// What a camera sees of triangles: the nearest at each pixel. Drawn on the CPU, to select what is visible.
class DepthPicture
{
public:
    /// `size` in pixels, of which a quarter is drawn (half as wide, half as high), 2048 × 2048 at most.
    DepthPicture(const ViewCamera &camera, const Eigen::Vector2f &size);

    /// `owner`: what hits name. Left out are triangles with a corner that is behind the camera or not a number, and
    /// those in `leftOut` (by triangle; shorter lists leave out nothing more).
    void add(std::int32_t owner, std::span<const Eigen::Vector3f> places, std::span<const std::uint32_t> triangles,
             const std::vector<bool> &leftOut = {});

    struct Hit
    {
        std::int32_t owner = -1;
        std::uint32_t triangle = 0;
    };
    /// The triangle that is seen at a point of the picture.
    std::optional<Hit> at(const Eigen::Vector2f &point) const;
    /// Where a place is drawn; none if it is behind the camera or not a number.
    std::optional<Eigen::Vector2f> pointOf(const Eigen::Vector3f &place) const;
    /// Whether a place in the picture is not covered. What lies on a surface counts as visible.
    bool isVisible(const Eigen::Vector3f &place) const;

private:
    struct Pixel
    {
        float inverseDepth = 0; ///< 1 / w, greater is nearer
        std::int32_t owner = -1;
        std::uint32_t triangle = 0;
    };
    void draw(const Eigen::Vector3f corners[3], std::int32_t owner, std::uint32_t triangle);

    static constexpr std::int64_t mostTests = 400'000'000; ///< of pixels, for all triangles; later ones are left out
    std::int64_t m_tests = 0;
    Eigen::Vector2f m_size, m_scale; ///< pixels of the view; of this picture for each of them
    Eigen::Matrix4f m_viewProjection;
    int m_width, m_height;
    std::vector<Pixel> m_pixels;
};

} // namespace sinew
