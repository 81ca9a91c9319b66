// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/mdx/create/restore/restored_geosets.h"

#include "plugins/mdx/scene/mesh_builder.h"

#include <algorithm>
#include <map>
#include <numeric>

namespace sinew::mdx {

namespace {

constexpr std::size_t mostRestored = 0xffff;
constexpr std::uint32_t trianglesOnly = 4;

/// Whether what was kept of the bones is about as many vertices.
bool hasBonesFor(const Geoset &geoset, std::size_t count)
{
    const auto fits = [count](std::size_t size, std::size_t each) { return size == 0 || size == count * each; };
    const bool hasAny = !geoset.vertexGroups.isEmpty() || !geoset.skin.isEmpty() || !geoset.wideSkin.isEmpty() ||
                        !geoset.boneIndices.isEmpty();
    return hasAny && fits(geoset.vertexGroups.size(), 1) && fits(geoset.skin.size(), 8) &&
           fits(geoset.wideSkin.size(), 8) && fits(geoset.boneIndices.size(), 4) && fits(geoset.boneWeights.size(), 4);
}

/// All vertices with one bone, until somebody says which ones they follow.
void bindToOne(Geoset &geoset, std::size_t count)
{
    const std::uint32_t bone = geoset.matrixIndices.isEmpty() ? 0 : geoset.matrixIndices[0];
    std::fill_n(geoset.vertexGroups.reset(count), count, std::uint8_t(0));
    geoset.matrixGroups = {1};
    geoset.matrixIndices = {bone};
    const auto weigh = [&](auto &array) {
        if (array.isEmpty())
            return;
        auto *to = array.reset(count * 8);
        for (std::size_t v = 0; v < count; ++v, to += 8) {
            std::fill_n(to, 8, 0);
            to[0] = static_cast<std::remove_reference_t<decltype(*to)>>(bone);
            to[4] = 255;
        }
    };
    weigh(geoset.skin);
    weigh(geoset.wideSkin);
    if (!geoset.boneIndices.isEmpty()) {
        std::fill_n(geoset.boneIndices.reset(count * 4), count * 4, std::uint8_t(0));
        std::fill_n(geoset.boneWeights.reset(count * 4), count * 4, std::uint8_t(0));
        for (std::size_t v = 0; v < count; ++v) {
            geoset.boneIndices.edit()[v * 4] = std::uint8_t(std::min(bone, 255u));
            geoset.boneWeights.edit()[v * 4] = 255;
        }
    }
}

/// All triangles in one group, unless the groups say as many.
void setTriangleGroups(Geoset &geoset)
{
    const auto listed = std::accumulate(geoset.faceGroups.begin(), geoset.faceGroups.end(), std::uint64_t(0));
    const bool areTriangles = std::all_of(geoset.faceTypes.begin(), geoset.faceTypes.end(),
                                          [](std::uint32_t type) { return type == trianglesOnly; });
    if (geoset.faceGroups.isEmpty() || (listed == geoset.faces.size() && areTriangles))
        return;
    geoset.faceTypes = {trianglesOnly};
    geoset.faceGroups = {std::uint32_t(geoset.faces.size())};
}

void restore(const SceneMesh &mesh, Geoset &geoset)
{
    const std::size_t count = mesh.positions.size();
    geoset.vertices = mesh.positions;
    geoset.normals = mesh.normals;
    geoset.tangents = mesh.tangents;
    for (std::size_t set = 0; set < std::min(geoset.uvSets.size(), mesh.uvSets.size()); ++set)
        geoset.uvSets[set].coordinates = mesh.uvSets[set];
    // Strips and fans, if they still are these triangles.
    const std::vector<std::uint32_t> drawn = drawnTriangles(geoset);
    if (!std::equal(drawn.begin(), drawn.end(), mesh.indices.begin(), mesh.indices.end())) {
        std::uint16_t *faces = geoset.faces.reset(mesh.indices.size());
        for (std::size_t i = 0; i < mesh.indices.size(); ++i)
            faces[i] = std::uint16_t(mesh.indices[i]);
        setTriangleGroups(geoset);
    }
    if (!hasBonesFor(geoset, count))
        bindToOne(geoset, count);
}

} // namespace

std::vector<std::size_t> restoreGeosets(const ReturnedFile &file, Root &root)
{
    std::map<std::string, const SceneMesh *> meshes;
    for (std::size_t row = 0; row < std::min(file.objects.size(), file.scene.meshes.size()); ++row)
        if (const SceneMesh &mesh = file.scene.meshes[row]; mesh.positions.size() <= mostRestored)
            meshes.try_emplace(file.objects[row], &mesh);
    std::vector<std::size_t> lost;
    for (std::size_t row = 0; row < root.geosets.size(); ++row) {
        Geoset &geoset = root.geosets[row];
        const auto found = meshes.find("geosets[" + std::to_string(row) + "]");
        const bool hadVertices = !geoset.vertexGroups.isEmpty() || !geoset.skin.isEmpty() ||
                                 !geoset.wideSkin.isEmpty() || !geoset.boneIndices.isEmpty();
        if (found != meshes.end())
            restore(*found->second, geoset);
        else if (hadVertices)
            lost.push_back(row);
    }
    return lost;
}

} // namespace sinew::mdx
