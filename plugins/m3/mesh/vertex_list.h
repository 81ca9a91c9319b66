// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/mesh/scene_mesh_parts.h"
#include "core/model/edit_builder.h"
#include "plugins/m3/model/model.h"

#include <map>

namespace sinew::m3 {

/// How the vertices of a region are stored.
struct RegionCoding
{
    float uvScale = 16, uvOffset = 0;
    std::size_t weightsUsed = 4;
    std::vector<std::uint16_t> bones; ///< rows, the region's part of the look-up
};

/// A vertex of the model's list: one of the file, with what an edited mesh says of it.
struct ListedVertex
{
    std::size_t from = 0;                 ///< row in the file, beyond the end for none
    const EditableMesh *mesh = nullptr;   ///< null: as it is
    std::size_t vertex = 0;               ///< of `mesh`
    const RegionCoding *coding = nullptr; ///< of the region it is in
};

/// Stores a list of vertices in the model's arrays. What did not change keeps its numbers.
class VertexList
{
public:
    VertexList(const M3Model &model, SceneMeshParts &parts);

    /// Sets the arrays that differ.
    Status apply(EditBuilder &edit, const std::vector<ListedVertex> &vertices);
    /// Vertices with more bones than have a place, and how many have one.
    std::size_t crowded() const { return m_crowded; }
    std::size_t bonesEach() const { return m_bonesEach; }

private:
    /// How the file stores the region that a vertex comes from.
    const RegionCoding &codingOf(NodeId region);
    Status overrideValues(std::size_t row, const ListedVertex &listed);
    Status overrideSkin(std::size_t row, const ListedVertex &listed);
    Status overrideUv(std::size_t row, const ListedVertex &listed, const MeshVertex *before);

    const M3Model &m_model;
    SceneMeshParts &m_parts;
    const std::size_t m_bonesEach;
    std::size_t m_crowded = 0;
    Root m_root; ///< only the arrays of vertices
    std::map<NodeId, RegionCoding> m_codings;
};

/// As the file has it.
RegionCoding codingOf(const Root &root, const Region &region);

} // namespace sinew::m3
