// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m2/scene/meshes.h"

#include "core/scene/same.h"
#include "core/scene/scene_build.h"
#include "plugins/m2/model/skins.h"
#include "plugins/m2/names/geoset_names.h"

#include <algorithm>

namespace sinew::m2 {

namespace {

/// Builds the meshes of a model. A submesh's vertices are the entries from vertexStart on in its skin profile's list of
/// vertices.
class MeshBuilder
{
public:
    explicit MeshBuilder(const Root &root)
        : m_root(root), m_entries(root.bones.size(), -1), m_vertexBudget(overlap * root.positions.size())
    {
        forEachSkin(root,
                    [&](const Skin &skin) { m_indexBudget = std::max(m_indexBudget, overlap * skin.indices.size()); });
    }
    SceneMesh build(const Skin &skin, const Submesh &submesh);

private:
    /// Submeshes of real files never share vertices, and there are few profiles. Thousands that each name all vertices
    /// must not fill the memory.
    static constexpr std::size_t overlap = 16;

    template<class T>
    Array<T> gather(const Array<T> &all) const;
    void addIndices(const Skin &skin, const Submesh &submesh, SceneMesh &mesh);
    void addSkin(const Skin &skin, const Submesh &submesh, SceneMesh &mesh);
    std::uint16_t paletteEntry(std::int32_t bone, SceneMesh &mesh);

    const Root &m_root;
    std::span<const std::uint16_t> m_rows;         ///< rows of the submesh's vertices in the model
    std::vector<std::int32_t> m_entries;           ///< palette entry by bone, -1 if none yet
    std::size_t m_vertexBudget, m_indexBudget = 0; ///< of all profiles
    std::int32_t m_still = -1;                     ///< the entry that never moves
};

template<class T>
Array<T> MeshBuilder::gather(const Array<T> &all) const
{
    bool whole = m_rows.size() == all.size();
    for (std::size_t i = 0; whole && i < m_rows.size(); ++i)
        whole = m_rows[i] == i;
    if (whole)
        return all;
    Array<T> result;
    T *target = result.reset(m_rows.size());
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        target[i] = m_rows[i] < all.size() ? all[m_rows[i]] : T();
    return result;
}

SceneMesh MeshBuilder::build(const Skin &skin, const Submesh &submesh)
{
    SceneMesh mesh;
    const std::span<const std::uint16_t> rows = vertexRows(skin, submesh);
    m_rows = rows.first(std::min(rows.size(), m_vertexBudget));
    m_vertexBudget -= m_rows.size();
    mesh.positions = gather(m_root.positions);
    mesh.normals = gather(m_root.normals);
    mesh.uvSets = {gather(m_root.uvs), gather(m_root.uvs2)};
    addIndices(skin, submesh, mesh);
    addSkin(skin, submesh, mesh);
    mesh.geosetId = submesh.id;
    if (const char *name = geosetGroupName(geosetGroup(submesh.id)))
        mesh.geosetName = name;
    const bool hasSortCentre = m_root.version >= Version::CompressedRotations;
    mesh.sortPoint = {hasSortCentre ? submesh.sortCentre : submesh.centre, hasSortCentre ? submesh.sortRadius : 0.f,
                      rowIn(m_root.bones, submesh.centreBone)};
    if (!mesh.positions.isEmpty()) {
        Vec3 low = mesh.positions[0], high = low;
        for (const Vec3 &p : mesh.positions) {
            low = {std::min(low.x, p.x), std::min(low.y, p.y), std::min(low.z, p.z)};
            high = {std::max(high.x, p.x), std::max(high.y, p.y), std::max(high.z, p.z)};
        }
        mesh.extent = {mesh.sortPoint->radius, low, high};
    }
    return mesh;
}

void MeshBuilder::addIndices(const Skin &skin, const Submesh &submesh, SceneMesh &mesh)
{
    mesh.indices.assign(drawnTriangles(skin, submesh, m_rows.size(), m_indexBudget));
}

std::uint16_t MeshBuilder::paletteEntry(std::int32_t bone, SceneMesh &mesh)
{
    std::int32_t &entry = bone < 0 ? m_still : m_entries[std::size_t(bone)];
    if (entry < 0) {
        entry = std::int32_t(mesh.palette.size());
        mesh.palette.push_back(bone < 0 ? std::vector<std::int32_t>() : std::vector<std::int32_t>{bone});
    }
    return std::uint16_t(entry);
}

void MeshBuilder::addSkin(const Skin &skin, const Submesh &submesh, SceneMesh &mesh)
{
    std::uint16_t *influences = mesh.influences.reset(m_rows.size() * 4);
    std::uint8_t *weights = mesh.weights.reset(m_rows.size() * 4);
    for (std::size_t v = 0; v < m_rows.size(); ++v) {
        const std::size_t row = m_rows[v], inSkin = submesh.vertexStart + v;
        int sum = 0;
        std::uint8_t *weight = weights + v * 4;
        std::uint16_t *influence = influences + v * 4;
        for (std::size_t i = 0; i < 4; ++i) {
            weight[i] = row * 4 + i < m_root.boneWeights.size() ? m_root.boneWeights[row * 4 + i] : 0;
            sum += weight[i];
            std::int32_t bone = -1;
            if (weight[i]) {
                if (inSkin * 4 + i < skin.bones.size())
                    bone = rowIn(m_root.bones, entry(m_root.boneCombos,
                                                     std::size_t(submesh.boneComboStart) + skin.bones[inSkin * 4 + i]));
                if (bone < 0 && row * 4 + i < m_root.boneIndices.size())
                    bone = rowIn(m_root.bones, m_root.boneIndices[row * 4 + i]);
            }
            influence[i] = weight[i] ? paletteEntry(bone, mesh) : 0;
        }
        if (sum == 0) {
            influence[0] = paletteEntry(-1, mesh);
            weight[0] = 255;
        } else if (sum != 255) {
            int rest = 255;
            for (int i = 0; i < 4; ++i) {
                weight[i] = std::uint8_t(weight[i] * 255 / sum);
                rest -= weight[i];
            }
            weight[std::max_element(weight, weight + 4) - weight] += std::uint8_t(rest);
        }
    }
    for (const std::vector<std::int32_t> &bones : mesh.palette)
        for (const std::int32_t bone : bones)
            m_entries[std::size_t(bone)] = -1;
    m_still = -1;
    if (mesh.palette.empty())
        mesh.palette.emplace_back();
}

} // namespace

std::span<const std::uint16_t> vertexRows(const Skin &skin, const Submesh &submesh)
{
    const std::size_t start = std::min<std::size_t>(submesh.vertexStart, skin.vertices.size());
    return skin.vertices.view().subspan(start,
                                        std::min(std::size_t(submesh.vertexCount), skin.vertices.size() - start));
}

std::vector<std::uint32_t> drawnTriangles(const Skin &skin, const Submesh &submesh, std::size_t vertices,
                                          std::size_t &budget)
{
    const std::size_t start =
        std::min<std::size_t>(submesh.triangleStart | std::size_t(submesh.level) << 16, skin.indices.size());
    const auto stored = skin.indices.view().subspan(
        start, std::min({std::size_t(submesh.triangleCount), skin.indices.size() - start, budget}));
    budget -= stored.size();
    std::vector<std::uint32_t> result;
    result.reserve(stored.size());
    for (std::size_t i = 0; i + 2 < stored.size(); i += 3) {
        // Numbers below the start wrap around and so lie beyond the end.
        const std::uint32_t a = stored[i] - std::uint32_t(submesh.vertexStart),
                            b = stored[i + 1] - std::uint32_t(submesh.vertexStart),
                            c = stored[i + 2] - std::uint32_t(submesh.vertexStart);
        if (std::max({a, b, c}) < vertices)
            result.insert(result.end(), {a, b, c});
    }
    return result;
}

void buildMeshes(const M2Model &model, RenderScene &scene, std::uint64_t revision)
{
    std::vector<SceneMesh> meshes;
    MeshBuilder builder(model.data);
    std::uint32_t level = 0;
    forEachSkin(model.data, [&](const Skin &skin) {
        for (std::size_t i = 0; i < skin.submeshes.size(); ++i) {
            SceneMesh mesh = builder.build(skin, skin.submeshes[i]);
            mesh.source = skin.submeshes.ids[i];
            mesh.name = "Submesh " + std::to_string(i);
            mesh.material = std::int32_t(meshes.size());
            mesh.lod = level;
            const std::size_t row = meshes.size();
            mesh.revision =
                row < scene.meshes.size() && same(scene.meshes[row], mesh) ? scene.meshes[row].revision : revision;
            meshes.push_back(std::move(mesh));
        }
        ++level;
    });
    scene.meshes = std::move(meshes);
}

} // namespace sinew::m2
