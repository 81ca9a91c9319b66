// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/facets/mesh_facet.h"
#include "core/model/edit_builder.h"
#include "core/scene/render_scene.h"
#include "plugins/m3/mesh/vertex_list.h"

#include <map>

namespace sinew::m3 {

/// Carries out one request.
class MeshEditing
{
public:
    MeshEditing(const M3Model &model, const MeshRequest &request);

    Result<MeshEdit> run();

private:
    /// A region while it changes.
    struct Draft
    {
        Region region;
        RegionCoding coding;
        const EditableMesh *mesh = nullptr; ///< null: as it is
        bool isRemoved = false, isAdded = false;
    };

    Status check() const;
    /// Bones, weights and texture scale that the region needs for its new content.
    Status fit(Draft &draft);
    void takeBones(Draft &draft);
    void placeVertices();
    Status placeFaces();
    void applyRegions(std::vector<NodeId> &added);
    void applyBatches();
    void applyShapes();
    /// The row of a present region afterwards; nothing for removed ones.
    std::optional<std::size_t> rowAfter(std::size_t row) const;

    const M3Model &m_model;
    const MeshRequest &m_request;
    const RenderScene m_scene;
    SceneMeshParts m_parts;
    const NodeId m_divisionId;
    const Division *m_division;
    EditBuilder m_edit;
    std::vector<Draft> m_drafts; ///< present regions by row, then the new ones
    std::vector<ListedVertex> m_vertices;
    std::vector<std::uint16_t> m_boneLookup;
};

} // namespace sinew::m3
