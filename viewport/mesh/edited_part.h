// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/mesh/elements/mesh_selection.h"
#include "core/scene/pose/pose.h"

namespace sinew {

/// A part of a model (MDX geoset, M2 submesh, M3 region) whose vertices are being edited, as the view shows it.
struct EditedPart
{
    std::int32_t row = -1; ///< in RenderScene::meshes
    ElementMesh mesh;
    MeshSelection selection;               ///< complete
    std::vector<Eigen::Affine3f> matrices; ///< by vertex: from its place at rest to where it is drawn
    std::vector<Eigen::Vector3f> places;   ///< by vertex, as drawn

    NodeId part() const { return mesh.mesh.part; }
    /// Places of the selected joints, each once.
    template<class Visit>
    void visitSelected(const Visit &visit) const
    {
        for (std::size_t v = 0; v < selection.vertices.size(); ++v)
            if (selection.vertices[v] && mesh.topology.joints()[v] == v)
                visit(places[v]);
    }
};

} // namespace sinew
