// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "viewport/overlay/overlay_geometry.h"

#include <span>

namespace sinew {

/// Triangles in world space with a colour at each corner, drawn over the meshes on which they lie.
struct OverlayMesh
{
    struct Vertex
    {
        Eigen::Vector3f at;
        QRgb colour;
    };
    std::vector<Vertex> vertices;
    std::vector<std::uint32_t> indices;
};

/// A line from each vertex along its normal, `length` units long. Meshes with a non-zero entry in `hidden` (by row) are
/// omitted, as in pickMesh().
OverlayLines normalLines(const RenderScene &scene, const Pose &pose, float length,
                         std::span<const std::uint8_t> hidden);

/// The meshes as posed, coloured by the share of each vertex that follows one of `nodes`: blue none, green half, red
/// all. In a matrix group of Warcraft III every node has an equal share. `toViewer` (unit length) shades them slightly.
OverlayMesh weightMesh(const RenderScene &scene, const Pose &pose, const std::set<std::int32_t> &nodes,
                       const Eigen::Vector3f &toViewer, std::span<const std::uint8_t> hidden);

/// The colour of a share, 0…1.
QRgb weightColour(float share);

} // namespace sinew
