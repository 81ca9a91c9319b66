// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/facets/uv/uv_parts.h"

#include "core/facets/materials/material_facet.h"
#include "core/facets/materials/texture_facet.h"
#include "core/facets/uv/uv_facet.h"

#include <algorithm>
#include <unordered_map>

namespace sinew {

namespace {

/// Objects to search for parts, each once.
class PartFinder
{
public:
    PartFinder(const Model &model, const UvFacet &uvs, const MaterialFacet *materials, const TextureFacet *textures)
        : m_model(model), m_uvs(uvs)
    {
        for (const UvPart &part : uvs.parts(model))
            m_all.push_back(part.node);
        if (materials)
            m_materials = materials->materials(model);
        for (std::size_t row = 0; row < m_materials.size(); ++row) {
            m_shownBy[m_materials[row].node].push_back(row);
            for (const MaterialLayer &layer : materials->layers(model, m_materials[row].node))
                if (layer.node != m_materials[row].node)
                    m_shownBy[layer.node].push_back(row);
        }
        if (textures)
            m_textures = textures->textures(model);
    }

    std::vector<NodeId> find(NodeId node)
    {
        for (NodeId up = node; up != NoNode && up != RootNode && m_found.empty(); up = m_model.parentOf(up))
            collect(up);
        // In file order.
        std::vector<NodeId> sorted;
        std::copy_if(m_all.begin(), m_all.end(), std::back_inserter(sorted),
                     [this](NodeId part) { return has(m_found, part); });
        return sorted;
    }

private:
    static bool has(const std::vector<NodeId> &nodes, NodeId node)
    {
        return std::find(nodes.begin(), nodes.end(), node) != nodes.end();
    }

    void collect(NodeId node)
    {
        if (has(m_seen, node))
            return;
        m_seen.push_back(node);
        if (has(m_all, node)) {
            m_found.push_back(node);
            return;
        }
        for (const NodeId part : m_uvs.partsOf(m_model, node))
            collect(part);
        if (const auto rows = m_shownBy.find(node); rows != m_shownBy.end())
            for (const std::size_t row : rows->second) {
                collect(m_materials[row].node);
                for (const NodeId user : m_materials[row].users)
                    collect(user);
            }
        for (const ModelTexture &texture : m_textures)
            if (texture.node == node)
                for (const Address &user : texture.users)
                    lookUp(user.node);
    }
    void lookUp(NodeId node)
    {
        for (NodeId up = node; up != NoNode && up != RootNode; up = m_model.parentOf(up))
            collect(up);
    }

    const Model &m_model;
    const UvFacet &m_uvs;
    std::vector<NodeId> m_all, m_seen, m_found;
    std::vector<ModelMaterial> m_materials;
    std::unordered_map<NodeId, std::vector<std::size_t>>
        m_shownBy; ///< rows of materials, by themselves and their layers
    std::vector<ModelTexture> m_textures;
};

} // namespace

std::vector<NodeId> uvPartsOf(const Model &model, const UvFacet &uvs, const MaterialFacet *materials,
                              const TextureFacet *textures, NodeId node)
{
    return PartFinder(model, uvs, materials, textures).find(node);
}

} // namespace sinew
