// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/mdx/mesh/geoset_content.h"

#include "core/mesh/bone_shares.h"
#include "core/mesh/edited_parts.h"
#include "core/schema/struct_info.h"

#include <QtGlobal>

#include <algorithm>
#include <numeric>

namespace sinew::mdx {

namespace {

constexpr std::size_t mostVertices = 0xffff;
constexpr std::uint32_t triangleType = 4;

template<class T, class Read>
Array<T> gathered(const EditableMesh &mesh, const Read &read)
{
    Array<T> result;
    T *target = result.reset(mesh.vertices.size());
    for (std::size_t v = 0; v < mesh.vertices.size(); ++v)
        target[v] = read(mesh.vertices[v]);
    return result;
}

} // namespace

GeosetContent::GeosetContent(const MdxModel &model, SceneMeshParts &parts)
    : m_model(model), m_parts(parts), m_nodes(model, *model.info().domain("nodes"))
{
}

const GeosetContent::Source &GeosetContent::sourceOf(NodeId part)
{
    const auto [at, isNew] = m_sources.try_emplace(part);
    if (const auto *geoset = m_model.get<Geoset>(part); isNew && geoset)
        at->second = {geoset, matrixGroupsOf(*geoset)};
    return at->second;
}

bool GeosetContent::keepsSkin(const EditableMesh &mesh, const MeshVertex &vertex)
{
    return m_parts.original(vertex.origin) && m_parts.skinOf(vertex.origin) == mesh.skins[vertex.skin];
}

void GeosetContent::storeVectors(const EditableMesh &mesh, Geoset &geoset) const
{
    const std::size_t before = geoset.vertices.size();
    geoset.vertices = gathered<Vec3>(mesh, [](const MeshVertex &v) { return v.position; });
    if (mesh.hasNormals)
        geoset.normals = gathered<Vec3>(mesh, [](const MeshVertex &v) { return v.normal; });
    else if (mesh.vertices.size() != before)
        geoset.normals = {};
    const bool canHaveTangents = m_model.data.dialect != WowAlpha && m_model.data.warcraftVersion() >= 900;
    if (mesh.hasTangents && canHaveTangents)
        geoset.tangents = gathered<Vec4>(mesh, [](const MeshVertex &v) { return v.tangent; });
    else if (mesh.vertices.size() != before)
        geoset.tangents = {};
    for (std::size_t set = 0; set < mesh.uvSets; ++set) {
        if (set == geoset.uvSets.size())
            geoset.uvSets.append();
        geoset.uvSets[set].coordinates = gathered<Vec2>(mesh, [&](const MeshVertex &v) { return v.uvs[set]; });
    }
}

void GeosetContent::storeFaces(const EditableMesh &mesh, Geoset &geoset)
{
    std::vector<std::uint16_t> faces;
    faces.reserve(mesh.triangles.size());
    for (const std::uint32_t corner : mesh.triangles)
        faces.push_back(std::uint16_t(corner));
    geoset.faces.assign(faces);
    const bool hasGroups = !geoset.faceGroups.isEmpty() || geoset.boneIndices.isEmpty();
    if (!hasGroups) // WoW 1500
        return;
    geoset.faceTypes = {triangleType};
    geoset.faceGroups = {std::uint32_t(faces.size())};
}

std::vector<std::uint32_t> GeosetContent::groupOf(const EditableMesh &mesh, const MeshVertex &vertex, bool hasSkin)
{
    const Source &source = sourceOf(vertex.origin.part);
    if (source.geoset && !source.groups.empty() && keepsSkin(mesh, vertex)) {
        const Array<std::uint8_t> &groups = source.geoset->vertexGroups;
        const std::size_t group = vertex.origin.row < groups.size() ? groups[vertex.origin.row] : 0;
        return source.groups[std::min(group, source.groups.size() - 1)];
    }
    // SKIN moves the vertices; groups beside it list single bones, of which there is room for all.
    const EqualShares shares = equalShares(hasSkin ? limited(mesh.skins[vertex.skin], 1) : mesh.skins[vertex.skin]);
    if (!shares.isExact) {
        ++unequal;
        largestError = std::max(largestError, shares.error);
    }
    std::vector<std::uint32_t> group;
    for (const NodeId bone : shares.bones)
        if (const std::int64_t number = m_nodes.number(bone); number >= 0)
            group.push_back(std::uint32_t(number));
    std::sort(group.begin(), group.end());
    return group;
}

Status GeosetContent::storeGroups(const EditableMesh &mesh, Geoset &geoset)
{
    const bool hasSkin = !geoset.skin.isEmpty() || !geoset.wideSkin.isEmpty();
    std::vector<std::vector<std::uint32_t>> wanted;
    wanted.reserve(mesh.vertices.size());
    for (const MeshVertex &vertex : mesh.vertices)
        wanted.push_back(groupOf(mesh, vertex, hasSkin));
    std::map<std::vector<std::uint32_t>, bool> isUsed;
    for (const auto &group : wanted)
        isUsed[group] = true;
    // Groups that stay keep their order.
    std::map<std::vector<std::uint32_t>, std::size_t> numbers;
    MatrixGroups groups;
    const auto add = [&](const std::vector<std::uint32_t> &group) {
        if (numbers.emplace(group, groups.size()).second)
            groups.push_back(group);
    };
    for (const auto &group : matrixGroupsOf(geoset))
        if (isUsed.count(group))
            add(group);
    for (const auto &group : wanted)
        add(group);
    if (groups.size() > mostGroups)
        return Error{Message(QT_TRANSLATE_NOOP("Message", "the geoset would have %1 sets of bones that its vertices "
                                                          "follow; it can have %2. Divide it into several parts"),
                             {groups.size(), mostGroups})};
    if (!hasSkin && groups.size() > geoset.matrixGroups.size())
        mostNewGroups = std::max(mostNewGroups, groups.size());
    std::vector<std::uint8_t> vertexGroups;
    for (const auto &group : wanted)
        vertexGroups.push_back(std::uint8_t(numbers.at(group)));
    std::vector<std::uint32_t> sizes, matrices;
    for (const auto &group : groups) {
        sizes.push_back(std::uint32_t(group.size()));
        matrices.insert(matrices.end(), group.begin(), group.end());
    }
    geoset.vertexGroups.assign(vertexGroups);
    geoset.matrixGroups.assign(sizes);
    geoset.matrixIndices.assign(matrices);
    return Done{};
}

template<class T>
void GeosetContent::storeSkin(const EditableMesh &mesh, Array<T> &skin, Array<T> Geoset::*member)
{
    Array<T> result;
    T *target = result.reset(mesh.vertices.size() * 8);
    for (const MeshVertex &vertex : mesh.vertices) {
        const Source &source = sourceOf(vertex.origin.part);
        const std::size_t at = std::size_t(vertex.origin.row) * 8;
        if (source.geoset && (source.geoset->*member).size() >= at + 8 && keepsSkin(mesh, vertex)) {
            std::copy_n((source.geoset->*member).data() + at, 8, target);
        } else {
            const ByteShares shares = byteShares(mesh.skins[vertex.skin]);
            crowded += shares.left != 0;
            for (std::size_t i = 0; i < 4; ++i) {
                target[i] = T(std::max<std::int64_t>(0, m_nodes.number(shares.bones[i])));
                target[4 + i] = T(shares.weights[i]);
            }
        }
        target += 8;
    }
    skin = result;
}

void GeosetContent::storeFourBones(const EditableMesh &mesh, Geoset &geoset)
{
    std::vector<std::uint8_t> bones, weights;
    for (const MeshVertex &vertex : mesh.vertices) {
        const Source &source = sourceOf(vertex.origin.part);
        const std::size_t at = std::size_t(vertex.origin.row) * 4;
        if (source.geoset && source.geoset->boneIndices.size() >= at + 4 &&
            source.geoset->boneWeights.size() >= at + 4 && keepsSkin(mesh, vertex)) {
            bones.insert(bones.end(), source.geoset->boneIndices.data() + at,
                         source.geoset->boneIndices.data() + at + 4);
            weights.insert(weights.end(), source.geoset->boneWeights.data() + at,
                           source.geoset->boneWeights.data() + at + 4);
            continue;
        }
        const ByteShares shares = byteShares(mesh.skins[vertex.skin]);
        crowded += shares.left != 0;
        for (std::size_t i = 0; i < 4; ++i) {
            bones.push_back(std::uint8_t(std::clamp<std::int64_t>(m_nodes.number(shares.bones[i]), 0, 255)));
            weights.push_back(shares.weights[i]);
        }
    }
    geoset.boneIndices.assign(bones);
    geoset.boneWeights.assign(weights);
}

Status GeosetContent::store(const EditableMesh &mesh, Geoset &geoset)
{
    if (mesh.vertices.size() > mostVertices)
        return Error{Message(QT_TRANSLATE_NOOP("Message", "the geoset would have %1 vertices; it can have %2. Divide "
                                                          "it into several parts, or take a level of detail"),
                             {mesh.vertices.size(), mostVertices})};
    if (geoset.uvSets.size() > mostUvSets)
        return Error{Message(QT_TRANSLATE_NOOP("Message", "the geoset has %1 sets of texture coordinates; meshes with "
                                                          "more than %2 can't be edited"),
                             {geoset.uvSets.size(), mostUvSets})};
    const EditableMesh &before = m_parts.mesh(mesh.part);
    const bool hasSameRows = isSameRows(before, mesh);
    const bool keepsSkins = hasSameRows && std::all_of(mesh.vertices.begin(), mesh.vertices.end(),
                                                       [&](const MeshVertex &v) { return keepsSkin(mesh, v); });
    if (!hasSameRows || before.triangles != mesh.triangles)
        storeFaces(mesh, geoset);
    storeVectors(mesh, geoset);
    if (keepsSkins)
        return Done{};
    const bool hasFour = !geoset.boneIndices.isEmpty(), hasSkin = !geoset.skin.isEmpty(),
               hasWideSkin = !geoset.wideSkin.isEmpty();
    if (!geoset.vertexGroups.isEmpty() || (!hasFour && !hasSkin && !hasWideSkin))
        if (Status status = storeGroups(mesh, geoset); !status)
            return status;
    if (hasSkin)
        storeSkin(mesh, geoset.skin, &Geoset::skin);
    if (hasWideSkin)
        storeSkin(mesh, geoset.wideSkin, &Geoset::wideSkin);
    if (hasFour)
        storeFourBones(mesh, geoset);
    return Done{};
}

} // namespace sinew::mdx
