// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/mesh/scene_mesh_parts.h"

#include <algorithm>
#include <cstring>
#include <map>

namespace sinew {

namespace {

template<class T>
bool isSame(const T &a, const T &b)
{
    return std::memcmp(&a, &b, sizeof(T)) == 0;
}

void addShare(BoneShares &shares, NodeId bone, float share)
{
    const auto known =
        std::find_if(shares.begin(), shares.end(), [&](const BoneShare &other) { return other.bone == bone; });
    if (known == shares.end())
        shares.push_back({bone, share});
    else
        known->share += share;
}

/// What the four influences of a vertex come to.
BoneShares sharesOf(const RenderScene &scene, const SceneMesh &mesh, std::size_t vertex)
{
    BoneShares shares;
    for (std::size_t i = vertex * 4; i < vertex * 4 + 4 && i < mesh.influences.size(); ++i) {
        if (!mesh.weights[i])
            continue;
        const std::vector<std::int32_t> &nodes = mesh.palette[mesh.influences[i]];
        for (const std::int32_t node : nodes)
            addShare(shares, scene.nodes[std::size_t(node)].source, float(mesh.weights[i]) / 255 / float(nodes.size()));
    }
    return shares;
}

/// Four influences with their weights, which many vertices have in common.
using SkinKey = std::array<std::uint32_t, 4>;

void takeSkins(const RenderScene &scene, const SceneMesh &from, EditableMesh &mesh)
{
    std::map<SkinKey, std::uint32_t> known;
    for (std::size_t v = 0; v < mesh.vertices.size(); ++v) {
        SkinKey key{};
        for (std::size_t i = 0; i < 4 && v * 4 + i < from.influences.size(); ++i)
            key[i] =
                from.weights[v * 4 + i] ? std::uint32_t(from.influences[v * 4 + i]) << 8 | from.weights[v * 4 + i] : 0;
        const auto [at, isNew] = known.emplace(key, std::uint32_t(mesh.skins.size()));
        if (isNew)
            mesh.skins.push_back(sharesOf(scene, from, v));
        mesh.vertices[v].skin = at->second;
    }
}

EditableMesh taken(const RenderScene &scene, const SceneMesh &from)
{
    EditableMesh mesh;
    mesh.part = from.source;
    mesh.hasNormals = !from.normals.isEmpty();
    mesh.hasTangents = !from.tangents.isEmpty();
    mesh.hasColours = !from.colours.isEmpty();
    mesh.uvSets = std::min(from.uvSets.size(), mostUvSets);
    mesh.triangles.assign(from.indices.begin(), from.indices.end());
    mesh.vertices.resize(from.positions.size());
    for (std::size_t v = 0; v < mesh.vertices.size(); ++v) {
        MeshVertex &vertex = mesh.vertices[v];
        vertex.position = from.positions[v];
        if (mesh.hasNormals)
            vertex.normal = from.normals[v];
        if (mesh.hasTangents)
            vertex.tangent = from.tangents[v];
        if (mesh.hasColours)
            vertex.colour = from.colours[v];
        for (std::size_t set = 0; set < mesh.uvSets; ++set)
            vertex.uvs[set] = from.uvSets[set][v];
        vertex.origin = {from.source, std::uint32_t(v)};
    }
    takeSkins(scene, from, mesh);
    return mesh;
}

} // namespace

SceneMeshParts::SceneMeshParts(const RenderScene &scene) : m_scene(scene)
{
    for (std::size_t row = 0; row < scene.meshes.size(); ++row)
        m_rows.emplace(scene.meshes[row].source, row);
}

const EditableMesh &SceneMeshParts::mesh(NodeId part)
{
    const auto [at, isNew] = m_taken.try_emplace(part);
    if (const auto row = m_rows.find(part); isNew && row != m_rows.end())
        at->second = taken(m_scene, m_scene.meshes[row->second]);
    return at->second;
}

const MeshVertex *SceneMeshParts::original(const VertexOrigin &origin)
{
    const EditableMesh &from = mesh(origin.part);
    return origin.row < from.vertices.size() ? &from.vertices[origin.row] : nullptr;
}

const BoneShares &SceneMeshParts::skinOf(const VertexOrigin &origin)
{
    static const BoneShares none;
    const MeshVertex *vertex = original(origin);
    return vertex ? mesh(origin.part).skins[vertex->skin] : none;
}

bool isSamePosition(const MeshVertex &a, const MeshVertex &b)
{
    return isSame(a.position, b.position);
}

bool isSameNormal(const MeshVertex &a, const MeshVertex &b)
{
    return isSame(a.normal, b.normal);
}

bool isSameTangent(const MeshVertex &a, const MeshVertex &b)
{
    return isSame(a.tangent, b.tangent);
}

bool isSameUv(const MeshVertex &a, const MeshVertex &b, std::size_t set)
{
    return isSame(a.uvs[set], b.uvs[set]);
}

bool isSameColour(const MeshVertex &a, const MeshVertex &b)
{
    return isSame(a.colour, b.colour);
}

} // namespace sinew
