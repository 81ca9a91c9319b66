// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m3/scene/parts/meshes.h"

#include "core/scene/same.h"
#include "core/scene/scene_build.h"
#include "plugins/m3/model/work_budget.h"
#include "plugins/m3/scene/parts/projections.h"
#include "plugins/m3/scene/parts/tracks.h"

#include <algorithm>
#include <array>

namespace sinew::m3 {

namespace {

float unpacked(std::uint8_t byte)
{
    return float(byte) / 127.5f - 1;
}

/// Builds the meshes of a model. Several regions may share vertices (cloth); thousands of regions that each name all of
/// them must not fill the memory.
class MeshBuilder
{
public:
    explicit MeshBuilder(const Root &root)
        : m_root(root), m_entries(root.bones.size() + 1, -1),
          m_perVertex(root.positions.isEmpty() ? 0 : root.boneWeights.size() / root.positions.size()),
          m_vertexBudget(mostOverlap * root.positions.size())
    {
    }
    /// To be called before processing the regions of a division.
    void begin(const Division &division) { m_indexBudget = mostOverlap * division.faces.size(); }
    SceneMesh build(const Division &division, const Region &region);

private:
    template<class To, class From, class Convert>
    Array<To> gather(const Array<From> &all, const Convert &convert) const;
    void addTangents(SceneMesh &mesh) const;
    void addUvSets(const Region &region, SceneMesh &mesh) const;
    void addIndices(const Division &division, const Region &region, SceneMesh &mesh);
    void addSkin(const Region &region, SceneMesh &mesh);
    std::uint16_t paletteEntry(std::int32_t bone, SceneMesh &mesh);
    std::int32_t boneOf(const Region &region, std::uint32_t index) const;

    const Root &m_root;
    std::size_t m_first = 0, m_count = 0; ///< of the region's vertices
    std::vector<std::int32_t> m_entries;  ///< palette entry by bone, -1 if none yet; the last: moves with nothing
    std::size_t m_perVertex, m_vertexBudget, m_indexBudget = 0;
};

template<class To, class From, class Convert>
Array<To> MeshBuilder::gather(const Array<From> &all, const Convert &convert) const
{
    Array<To> result;
    if (all.size() < m_first + m_count)
        return result;
    std::transform(all.data() + m_first, all.data() + m_first + m_count, result.reset(m_count), convert);
    return result;
}

void MeshBuilder::addTangents(SceneMesh &mesh) const
{
    mesh.tangents = gather<Vec4>(m_root.tangents, [](const PackedVector &t) {
        return Vec4{unpacked(t[0]), unpacked(t[1]), unpacked(t[2]), 1};
    });
    if (mesh.tangents.isEmpty() || m_root.normals.size() < m_first + m_count)
        return;
    Vec4 *tangents = mesh.tangents.edit();
    for (std::size_t i = 0; i < m_count; ++i)
        tangents[i].w = m_root.normals[m_first + i][3] < 128 ? -1.f : 1.f;
}

void MeshBuilder::addUvSets(const Region &region, SceneMesh &mesh) const
{
    const float scale = region.uvScale / 32768, offset = region.uvOffset;
    for (const Array<PackedUv> *set : {&m_root.uvs, &m_root.uvs2, &m_root.uvs3, &m_root.uvs4}) {
        if (set->isEmpty())
            break;
        mesh.uvSets.push_back(gather<Vec2>(*set, [&](const PackedUv &uv) {
            return Vec2{float(uv[0]) * scale + offset, float(uv[1]) * scale + offset};
        }));
    }
}

void MeshBuilder::addIndices(const Division &division, const Region &region, SceneMesh &mesh)
{
    mesh.indices.assign(drawnTriangles(division, region, {m_first, m_count}, m_indexBudget));
}

std::int32_t MeshBuilder::boneOf(const Region &region, std::uint32_t index) const
{
    const std::size_t row = std::size_t(region.firstBoneLookup) + index;
    return row < m_root.boneLookup.size() ? rowIn(m_root.bones, m_root.boneLookup[row]) : -1;
}

std::uint16_t MeshBuilder::paletteEntry(std::int32_t bone, SceneMesh &mesh)
{
    std::int32_t &entry = bone < 0 ? m_entries.back() : m_entries[std::size_t(bone)];
    if (entry < 0) {
        entry = std::int32_t(mesh.palette.size());
        mesh.palette.push_back(bone < 0 ? std::vector<std::int32_t>() : std::vector<std::int32_t>{bone});
        const bool hasRest = bone >= 0 && std::size_t(bone) < m_root.restPoses.size();
        mesh.restInverses.push_back(hasRest ? m_root.restPoses[std::size_t(bone)].matrix : Matrix44());
    }
    return std::uint16_t(entry);
}

void MeshBuilder::addSkin(const Region &region, SceneMesh &mesh)
{
    std::uint16_t *influences = mesh.influences.reset(m_count * 4);
    std::uint8_t *weights = mesh.weights.reset(m_count * 4);
    const std::size_t used = std::min<std::size_t>({m_perVertex, 4, std::max<std::size_t>(region.weightsUsed, 1)});
    for (std::size_t v = 0; v < m_count; ++v) {
        std::array<std::uint8_t, 4> weight{};
        std::array<std::uint16_t, 4> influence{};
        int sum = 0;
        for (std::size_t i = 0; i < used; ++i) {
            const std::size_t at = (m_first + v) * m_perVertex + i;
            // A single bone has the full weight, whatever the number.
            weight[i] = used == 1 ? 255 : m_root.boneWeights[at];
            sum += weight[i];
            if (weight[i])
                influence[i] =
                    paletteEntry(boneOf(region, at < m_root.boneIndices.size() ? m_root.boneIndices[at] : 0), mesh);
        }
        if (sum == 0) {
            influence[0] = paletteEntry(-1, mesh);
            weight[0] = 255;
        } else if (sum != 255) {
            int rest = 255;
            for (std::uint8_t &w : weight) {
                w = std::uint8_t(w * 255 / sum);
                rest -= w;
            }
            *std::max_element(weight.begin(), weight.end()) += std::uint8_t(rest);
        }
        std::copy(influence.begin(), influence.end(), influences + v * 4);
        std::copy(weight.begin(), weight.end(), weights + v * 4);
    }
    std::fill(m_entries.begin(), m_entries.end(), -1);
    if (mesh.palette.empty()) {
        mesh.palette.emplace_back();
        mesh.restInverses.emplace_back();
    }
}

SceneMesh MeshBuilder::build(const Division &division, const Region &region)
{
    SceneMesh mesh;
    const VertexRange range = vertexRange(m_root, region);
    m_first = range.first;
    m_count = std::min(range.count, m_vertexBudget);
    m_vertexBudget -= m_count;
    mesh.positions = gather<Vec3>(m_root.positions, [](const Vec3 &p) { return p; });
    mesh.normals = gather<Vec3>(m_root.normals, [](const PackedVector &n) {
        return Vec3{unpacked(n[0]), unpacked(n[1]), unpacked(n[2])};
    });
    mesh.colours = gather<Colour4>(m_root.colours, vertexColour);
    addTangents(mesh);
    addUvSets(region, mesh);
    addIndices(division, region, mesh);
    addSkin(region, mesh);
    if (mesh.positions.isEmpty())
        return mesh;
    Vec3 low = mesh.positions[0], high = low;
    for (const Vec3 &p : mesh.positions) {
        low = {std::min(low.x, p.x), std::min(low.y, p.y), std::min(low.z, p.z)};
        high = {std::max(high.x, p.x), std::max(high.y, p.y), std::max(high.z, p.z)};
    }
    mesh.extent = {0, low, high};
    return mesh;
}

/// Transforms model space to a bone's space at rest.
Vec3 toRest(const Root &root, std::int32_t bone, const Vec3 &p)
{
    if (bone < 0 || std::size_t(bone) >= root.restPoses.size())
        return p;
    const float *m = root.restPoses[std::size_t(bone)].matrix.m;
    return {m[0] * p.x + m[4] * p.y + m[8] * p.z + m[12], m[1] * p.x + m[5] * p.y + m[9] * p.z + m[13],
            m[2] * p.x + m[6] * p.y + m[10] * p.z + m[14]};
}

} // namespace

VertexRange vertexRange(const Root &root, const Region &region)
{
    const bool old = region.sectionVersion < 3;
    const std::size_t first =
        std::min<std::size_t>(old ? region.firstVertexOld : region.firstVertex, root.positions.size());
    return {first,
            std::min(std::size_t(old ? region.vertexCountOld : region.vertexCount), root.positions.size() - first)};
}

std::vector<std::uint32_t> drawnTriangles(const Division &division, const Region &region, const VertexRange &vertices,
                                          std::size_t &budget)
{
    const std::size_t start = std::min<std::size_t>(region.firstIndex, division.faces.size());
    const auto stored = division.faces.view().subspan(
        start, std::min({std::size_t(region.indexCount), division.faces.size() - start, budget}));
    budget -= stored.size();
    // Version 2 counts from the model's first vertex.
    const std::uint32_t base = region.sectionVersion < 3 ? std::uint32_t(vertices.first) : 0;
    std::vector<std::uint32_t> indices;
    indices.reserve(stored.size());
    for (std::size_t i = 0; i + 2 < stored.size(); i += 3) {
        // Numbers below the base wrap round and are thus beyond the end.
        const std::uint32_t a = stored[i] - base, b = stored[i + 1] - base, c = stored[i + 2] - base;
        if (std::max({a, b, c}) < vertices.count)
            indices.insert(indices.end(), {a, b, c});
    }
    return indices;
}

Colour4 vertexColour(const PackedVector &c)
{
    return {c[2] / 255.f, c[1] / 255.f, c[0] / 255.f, c[3] / 255.f};
}

std::vector<DrawnRegion> drawnRegions(const Root &root)
{
    std::vector<DrawnRegion> result;
    for (std::size_t d = 0; d < root.divisions.size(); ++d) {
        const Division &division = root.divisions[d];
        std::vector<std::vector<std::size_t>> batches(division.regions.size());
        for (std::size_t row = 0; row < division.batches.size(); ++row) {
            if (division.batches[row].region < batches.size())
                batches[division.batches[row].region].push_back(row);
        }
        for (std::size_t region = 0; region < batches.size(); ++region) {
            if (!batches[region].empty() &&
                !(division.regions[region].flags & (RegionFlag::Hidden | RegionFlag::Placeholder)))
                result.push_back({d, region, std::move(batches[region])});
        }
    }
    return result;
}

void buildMeshes(const M3Model &model, RenderScene &scene, std::uint64_t revision)
{
    const Root &root = model.data;
    std::vector<SceneMesh> meshes;
    const auto add = [&](SceneMesh mesh) {
        const std::size_t row = meshes.size();
        mesh.revision =
            row < scene.meshes.size() && same(scene.meshes[row], mesh) ? scene.meshes[row].revision : revision;
        meshes.push_back(std::move(mesh));
    };
    MeshBuilder builder(root);
    std::int32_t ownMaterial = std::int32_t(root.materialReferences.size());
    const Division *current = nullptr;
    for (const DrawnRegion &drawn : drawnRegions(root)) {
        const Division &division = root.divisions[drawn.division];
        if (current != &division)
            builder.begin(division);
        current = &division;
        const Region &region = division.regions[drawn.region];
        const Batch &batch = division.batches[drawn.batches.front()];
        SceneMesh mesh = builder.build(division, region);
        mesh.source = division.regions.ids[drawn.region];
        mesh.name = "Region " + std::to_string(drawn.region);
        mesh.material = drawn.batches.size() == 1 ? rowIn(root.materialReferences, batch.material) : ownMaterial++;
        if (const std::int32_t bone = rowIn(root.bones, batch.bone); bone >= 0)
            mesh.alpha = onOff(root.bones[std::size_t(bone)].batching);
        const std::int32_t bone = rowIn(root.bones, region.rootBone);
        const Vec3 &low = mesh.extent.minimum, &high = mesh.extent.maximum;
        mesh.sortPoint = {toRest(root, bone, {(low.x + high.x) / 2, (low.y + high.y) / 2, (low.z + high.z) / 2}), 0,
                          bone};
        add(std::move(mesh));
    }
    for (std::size_t row = 0; row < root.projections.size(); ++row) {
        if (std::optional<SceneMesh> mesh = projectionMesh(root, row))
            add(std::move(*mesh));
    }
    scene.meshes = std::move(meshes);
}

} // namespace sinew::m3
