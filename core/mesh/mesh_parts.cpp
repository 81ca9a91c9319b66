// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/mesh/mesh_parts.h"

#include "core/mesh/groups.h"
#include "core/mesh/place_key.h"

#include <algorithm>
#include <bit>
#include <map>
#include <numeric>

namespace sinew {

namespace {

constexpr std::uint32_t unset = ~0u;

} // namespace

EditableMesh joined(std::span<const EditableMesh> meshes)
{
    EditableMesh result;
    std::map<std::vector<std::pair<NodeId, float>>, std::uint32_t> skins;
    for (const EditableMesh &mesh : meshes) {
        if (result.part == NoNode)
            result.part = mesh.part;
        result.hasNormals |= mesh.hasNormals;
        result.hasTangents |= mesh.hasTangents;
        result.hasColours |= mesh.hasColours;
        result.uvSets = std::max(result.uvSets, mesh.uvSets);
        std::vector<std::uint32_t> rows;
        for (const BoneShares &shares : mesh.skins) {
            std::vector<std::pair<NodeId, float>> key;
            for (const BoneShare &each : shares)
                key.emplace_back(each.bone, each.share);
            const auto [at, isNew] = skins.emplace(std::move(key), std::uint32_t(result.skins.size()));
            if (isNew)
                result.skins.push_back(shares);
            rows.push_back(at->second);
        }
        const auto first = std::uint32_t(result.vertices.size());
        for (MeshVertex vertex : mesh.vertices) {
            vertex.skin = rows[vertex.skin];
            result.vertices.push_back(vertex);
        }
        for (const std::uint32_t corner : mesh.triangles)
            result.triangles.push_back(first + corner);
    }
    return result;
}

EditableMesh takenTriangles(const EditableMesh &mesh, const std::vector<bool> &isTaken)
{
    std::vector<std::uint32_t> rows(mesh.vertices.size(), unset);
    for (std::size_t i = 0; i < mesh.triangles.size(); ++i)
        if (isTaken[i / 3])
            rows[mesh.triangles[i]] = 0;
    EditableMesh result = mesh;
    result.vertices.clear();
    for (std::size_t v = 0; v < rows.size(); ++v) {
        if (rows[v] == unset)
            continue;
        rows[v] = std::uint32_t(result.vertices.size());
        result.vertices.push_back(mesh.vertices[v]);
    }
    result.triangles.clear();
    for (std::size_t i = 0; i < mesh.triangles.size(); ++i)
        if (isTaken[i / 3])
            result.triangles.push_back(rows[mesh.triangles[i]]);
    return result;
}

EditableMesh usedVertices(const EditableMesh &mesh)
{
    return takenTriangles(mesh, std::vector<bool>(mesh.triangleCount(), true));
}

std::vector<std::uint32_t> jointsOf(const EditableMesh &mesh, Joint joint)
{
    std::vector<std::uint32_t> joints(mesh.vertices.size());
    std::iota(joints.begin(), joints.end(), 0u);
    if (joint == Joint::Vertex)
        return joints;
    // A flat table, several times as fast as a map: this is the larger part of a brush's stroke.
    std::vector<std::uint32_t> firsts(std::bit_ceil(joints.size() * 2 + 1), unset);
    for (std::uint32_t v = 0; v < joints.size(); ++v) {
        const PlaceKey key = placeKey(mesh.vertices[v].position);
        std::size_t slot = PlaceKeyHash()(key);
        slot = (slot ^ slot >> 32) & (firsts.size() - 1);
        while (firsts[slot] != unset && placeKey(mesh.vertices[firsts[slot]].position) != key)
            slot = (slot + 1) & (firsts.size() - 1);
        if (firsts[slot] == unset)
            firsts[slot] = v;
        joints[v] = firsts[slot];
    }
    return joints;
}

MeshIslands islandsOf(const EditableMesh &mesh, Joint joint)
{
    const std::vector<std::uint32_t> joints = jointsOf(mesh, joint);
    Groups groups(mesh.triangleCount());
    std::vector<std::uint32_t> firstAt(mesh.vertices.size(), unset);
    for (std::uint32_t i = 0; i < mesh.triangles.size(); ++i) {
        std::uint32_t &first = firstAt[joints[mesh.triangles[i]]];
        if (first == unset)
            first = i / 3;
        else
            groups.join(first, i / 3);
    }
    MeshIslands islands;
    std::vector<std::uint32_t> numbers(mesh.triangleCount(), unset);
    for (std::uint32_t triangle = 0; triangle < mesh.triangleCount(); ++triangle) {
        std::uint32_t &number = numbers[groups.of(triangle)];
        if (number == unset)
            number = islands.count++;
        islands.ofTriangle.push_back(number);
    }
    return islands;
}

} // namespace sinew
