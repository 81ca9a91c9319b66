// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/facets/mesh_facet.h"
#include "core/mesh/scene_mesh_parts.h"
#include "core/model/edit_builder.h"
#include "plugins/m2/model/model.h"

#include <map>

namespace sinew::m2 {

/// The model's list of vertices, which all profiles share, while edited meshes are put back. A vertex that changed is
/// changed in place if no other submesh of its profile shows it as it was, else there is another one for it; other
/// profiles show the change as well.
class VertexStore
{
public:
    VertexStore(const M2Model &model, SceneMeshParts &parts);

    /// Before anything is stored: what stays as it is. The request's parts must exist.
    void prepare(const MeshRequest &request);

    /// Rows in the list for the vertices of a mesh. Refuses bones that vertices can't name.
    Result<std::vector<std::uint16_t>> store(const EditableMesh &mesh);

    std::size_t size() const { return m_positions.size(); }
    /// Whether a vertex of the file now follows something else.
    bool hasNewBones(std::size_t row) const;
    /// Vertices with more than the four bones that have a place.
    std::size_t crowded() const { return m_crowded; }
    Vec3 position(std::size_t row) const { return m_positions[row]; }
    std::uint8_t bone(std::size_t row, std::size_t i) const { return m_bones[row * 4 + i]; }
    std::uint8_t weight(std::size_t row, std::size_t i) const { return m_weights[row * 4 + i]; }

    /// Removes the rows with false, and sets what changed.
    void apply(EditBuilder &edit, const std::vector<bool> &isLeft);
    /// Whether all parts of all vertices are in the file.
    static bool isWhole(const Root &root);

private:
    bool isUnchanged(const EditableMesh &mesh, const MeshVertex &vertex);
    /// Where the vertex is in the file; nothing for a new one.
    std::optional<std::uint16_t> rowOf(const VertexOrigin &origin) const;
    Status write(std::size_t row, const EditableMesh &mesh, const MeshVertex &vertex);

    const M2Model &m_model;
    SceneMeshParts &m_parts;
    std::vector<Vec3> m_positions, m_normals;
    std::vector<Vec2> m_uvs, m_uvs2;
    std::vector<std::uint8_t> m_weights, m_bones; ///< four per vertex
    std::size_t m_crowded = 0;
    std::vector<bool> m_isKept; ///< by row: something shows it as it was
    std::map<std::uint16_t, MeshVertex> m_changed;
    std::map<std::uint16_t, BoneShares> m_changedSkins; ///< of m_changed
};

} // namespace sinew::m2
