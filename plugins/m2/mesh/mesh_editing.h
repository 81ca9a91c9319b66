// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/facets/mesh_facet.h"
#include "core/model/edit_builder.h"
#include "core/scene/render_scene.h"
#include "plugins/m2/mesh/bone_windows.h"
#include "plugins/m2/mesh/profile_draft.h"
#include "plugins/m2/mesh/vertex_store.h"

#include <map>

namespace sinew::m2 {

/// Carries out one request.
class MeshEditing
{
public:
    MeshEditing(const M2Model &model, const MeshRequest &request);

    Result<MeshEdit> run();

private:
    ProfileDraft &draftOf(NodeId submesh);
    Status put(const EditableMesh &mesh, ProfileDraft &draft, std::size_t row);
    /// The submesh's window of the bone look-up with all bones of its vertices: the one that it has, or a new one.
    Status takeWindow(ProfileDraft &draft, std::size_t row, const EditableMesh &mesh, SubmeshContent &content);
    void takeBounds(const EditableMesh &mesh, Submesh &submesh) const;
    void addBatches(const EditableMesh &mesh, const ProfileDraft &draft, std::size_t row);
    /// Profiles that are not edited show the same vertices, and number their bones themselves.
    Status followElsewhere();
    /// Vertices that were used and are no longer, with the profiles renumbered; the flags of those that stay.
    std::vector<bool> leftVertices();

    const M2Model &m_model;
    const MeshRequest &m_request;
    const RenderScene m_scene;
    SceneMeshParts m_parts;
    VertexStore m_vertices;
    EditBuilder m_edit;
    std::map<NodeId, ProfileDraft> m_drafts;
    BoneWindows m_windows;
};

} // namespace sinew::m2
