// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/result.h"
#include "core/mesh/scene_mesh_parts.h"
#include "core/model/domain_index.h"
#include "plugins/mdx/model/model.h"
#include "plugins/mdx/model/vertex_bones.h"

#include <map>

namespace sinew::mdx {

/// Stores edited meshes in geosets. What did not change keeps its numbers, and the kinds of data that a geoset has are
/// those it had: matrix groups, SKIN, tangents.
class GeosetContent
{
public:
    GeosetContent(const MdxModel &model, SceneMeshParts &parts);

    /// Refuses more vertices or matrix groups than two bytes or one can number.
    Status store(const EditableMesh &mesh, Geoset &geoset);

    static constexpr std::size_t mostGroups = 256;

    std::size_t unequal = 0;       ///< vertices whose bones had to get equal shares
    double largestError = 0;       ///< of their shares, 0…1
    std::size_t mostNewGroups = 0; ///< matrix groups of a geoset that got more of them
    std::size_t crowded = 0;       ///< vertices with more than the four bones that have a place

private:
    /// A geoset that vertices come from, with its groups.
    struct Source
    {
        const Geoset *geoset = nullptr;
        MatrixGroups groups;
    };

    const Source &sourceOf(NodeId part);
    bool keepsSkin(const EditableMesh &mesh, const MeshVertex &vertex);
    void storeVectors(const EditableMesh &mesh, Geoset &geoset) const;
    static void storeFaces(const EditableMesh &mesh, Geoset &geoset);
    Status storeGroups(const EditableMesh &mesh, Geoset &geoset);
    std::vector<std::uint32_t> groupOf(const EditableMesh &mesh, const MeshVertex &vertex, bool hasSkin);
    template<class T>
    void storeSkin(const EditableMesh &mesh, Array<T> &skin, Array<T> Geoset::*member);
    void storeFourBones(const EditableMesh &mesh, Geoset &geoset);

    const MdxModel &m_model;
    SceneMeshParts &m_parts;
    const DomainIndex m_nodes;
    std::map<NodeId, Source> m_sources;
};

} // namespace sinew::mdx
