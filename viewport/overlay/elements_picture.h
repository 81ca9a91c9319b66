// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <Eigen/Core>

#include <cstdint>
#include <vector>

namespace sinew {

/// The vertices, edges and faces of meshes that are being edited, as they are drawn over the model.
struct ElementsPicture
{
    std::vector<Eigen::Vector3f> places; ///< world space
    // Rows of `places`: one for each point, two for each edge, three for each face.
    std::vector<std::uint32_t> points, selectedPoints, edges, selectedEdges, selectedFaces;
    bool isSeeThrough = false;                              ///< also what is behind the surface
    std::uint64_t placesRevision = 0, elementsRevision = 0; ///< equal: the same content
};

} // namespace sinew
