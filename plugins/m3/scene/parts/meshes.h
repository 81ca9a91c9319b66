// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/render_scene.h"
#include "plugins/m3/model/model.h"

#include <vector>

namespace sinew::m3 {

/// The regions that are drawn, in the order of RenderScene::meshes: division by division, regions by row.
struct DrawnRegion
{
    std::size_t division = 0, region = 0;
    std::vector<std::size_t> batches; ///< rows
};
std::vector<DrawnRegion> drawnRegions(const Root &root);

/// The vertices of a region that exist.
struct VertexRange
{
    std::size_t first = 0, count = 0;
};
VertexRange vertexRange(const Root &root, const Region &region);
/// The triangles of a region, three rows of its vertices each; those that name other vertices are omitted. Reads at
/// most `budget` elements of the faces and deducts them from it.
std::vector<std::uint32_t> drawnTriangles(const Division &division, const Region &region, const VertexRange &vertices,
                                          std::size_t &budget);
/// Stored blue first.
Colour4 vertexColour(const PackedVector &stored);

/// A mesh for each region that a batch draws, then those of projections. A vertex is moved by
/// bones[boneLookup[region.firstBoneLookup + index]], each world · IREF. In 63 of 140 files of the corpus world · IREF
/// of every bone is the identity while nothing plays; in the others some bones are elsewhere.
/// Meshes that look as before keep their revision, others get `revision`.
void buildMeshes(const M3Model &model, RenderScene &scene, std::uint64_t revision);

} // namespace sinew::m3
