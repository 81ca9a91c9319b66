// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/mdx/scene/mesh_builder.h"

#include "core/model/domain_index.h"
#include "core/schema/struct_info.h"
#include "plugins/mdx/scene/scene_values.h"

#include <algorithm>

namespace sinew::mdx {

namespace {

/// PTYP numbers that are drawn; points and lines are not.
enum FaceType : std::uint32_t {
    Triangles = 4,
    TriangleStrip = 5,
    TriangleFan = 6,
    Quads = 7,
    QuadStrip = 8,
    Polygon = 9
};

template<class Emit>
void triangulate(std::uint32_t type, std::span<const std::uint16_t> face, const Emit &emit)
{
    const std::size_t count = face.size();
    switch (type) {
    case Triangles:
        for (std::size_t i = 0; i + 2 < count; i += 3)
            emit(face[i], face[i + 1], face[i + 2]);
        break;
    case TriangleStrip:
    case QuadStrip: // the same triangles, two by two
        for (std::size_t i = 0; i + 2 < count; ++i)
            emit(face[i], face[i + 1 + i % 2], face[i + 2 - i % 2]);
        break;
    case TriangleFan:
    case Polygon: // a convex one
        for (std::size_t i = 1; i + 1 < count; ++i)
            emit(face[0], face[i], face[i + 1]);
        break;
    case Quads:
        for (std::size_t i = 0; i + 3 < count; i += 4) {
            emit(face[i], face[i + 1], face[i + 2]);
            emit(face[i], face[i + 2], face[i + 3]);
        }
        break;
    default:
        break;
    }
}

/// The box around the sphere that WoW 1500 stores instead.
SceneExtent sphereExtent(const Geoset &geoset)
{
    const Vec3 &c = geoset.boundsCentre;
    const float r = geoset.boundsRadius;
    return {r, {c.x - r, c.y - r, c.z - r}, {c.x + r, c.y + r, c.z + r}};
}

} // namespace

std::vector<std::uint32_t> drawnTriangles(const Geoset &geoset)
{
    std::vector<std::uint32_t> indices;
    indices.reserve(geoset.faces.size());
    const std::size_t vertices = geoset.vertices.size();
    const auto emit = [&](std::uint16_t a, std::uint16_t b, std::uint16_t c) {
        if (a < vertices && b < vertices && c < vertices)
            indices.insert(indices.end(), {a, b, c});
    };
    std::size_t at = 0;
    if (geoset.faceGroups.isEmpty() && !geoset.boneIndices.isEmpty()) // WoW 1500
        triangulate(Triangles, geoset.faces.view(), emit);
    for (std::size_t group = 0; group < geoset.faceGroups.size(); ++group) {
        const std::size_t count = std::min<std::size_t>(geoset.faceGroups[group], geoset.faces.size() - at);
        triangulate(group < geoset.faceTypes.size() ? geoset.faceTypes[group] : std::uint32_t(Triangles),
                    geoset.faces.view().subspan(at, count), emit);
        at += count;
    }
    return indices;
}

MdxMeshBuilder::MdxMeshBuilder(const MdxModel &model) : m_model(model)
{
    const DomainIndex index(model, *model.info().domain("nodes"));
    std::int32_t row = 0;
    for (const NodeId id : index.members())
        m_rows.emplace(index.number(id), row++);
    const auto &animations = model.data.geosetAnimations;
    for (std::size_t i = 0; i < animations.size(); ++i)
        m_animations[animations[i].geosetId] = i;
}

template<class Influence>
void MdxMeshBuilder::addSkin(SceneMesh &mesh, const Influence &influenceAt) const
{
    std::vector<std::int32_t> entries; // by object id
    const std::size_t vertices = mesh.positions.size();
    std::uint16_t *influences = mesh.influences.reset(vertices * 4);
    std::uint8_t *weights = mesh.weights.reset(vertices * 4);
    for (std::size_t v = 0; v < vertices; ++v) {
        for (std::size_t i = 0; i < 4; ++i) {
            const auto [key, weight] = influenceAt(v, i);
            if (key >= entries.size())
                entries.resize(key + 1, -1);
            if (entries[key] < 0) {
                entries[key] = std::int32_t(mesh.palette.size());
                const auto row = m_rows.find(std::int64_t(key));
                mesh.palette.push_back(row == m_rows.end() ? std::vector<std::int32_t>()
                                                           : std::vector<std::int32_t>{row->second});
            }
            influences[v * 4 + i] = std::uint16_t(entries[key]);
            weights[v * 4 + i] = weight;
        }
    }
}

SceneMesh MdxMeshBuilder::build(std::size_t index) const
{
    const Geoset &geoset = m_model.data.geosets[index];
    SceneMesh mesh;
    mesh.source = m_model.data.geosets.ids[index];
    mesh.name = geoset.lodName.view();
    mesh.positions = geoset.vertices;
    if (geoset.normals.size() == geoset.vertices.size())
        mesh.normals = geoset.normals;
    if (geoset.tangents.size() == geoset.vertices.size())
        mesh.tangents = geoset.tangents;
    for (const UvSet &set : geoset.uvSets) {
        if (set.coordinates.size() == geoset.vertices.size()) {
            mesh.uvSets.push_back(set.coordinates);
            continue;
        }
        // A set of another length is cut or padded with zeros, so that coordId keeps its meaning.
        Array<Vec2> fitted;
        Vec2 *target = fitted.reset(geoset.vertices.size());
        for (std::size_t v = 0; v < geoset.vertices.size(); ++v)
            target[v] = v < set.coordinates.size() ? set.coordinates[v] : Vec2();
        mesh.uvSets.push_back(std::move(fitted));
    }
    mesh.material = std::int32_t(geoset.materialId);
    mesh.lod = std::uint32_t(std::max(0, geoset.lod));
    const bool isBatch = m_model.data.dialect == WowAlpha && m_model.data.version >= 1500;
    mesh.extent = isBatch ? sphereExtent(geoset) : sceneExtent(geoset.extent);
    mesh.revision = 1;
    mesh.indices.assign(drawnTriangles(geoset));
    const std::size_t influences = geoset.vertices.size() * 4;
    const auto pairs = [](const auto &skin, std::size_t v, std::size_t i) {
        return std::pair(std::size_t(skin[v * 8 + i]), std::uint8_t(std::min<unsigned>(skin[v * 8 + 4 + i], 255)));
    };
    if (influences && geoset.skin.size() >= influences * 2)
        addSkin(mesh, [&](std::size_t v, std::size_t i) { return pairs(geoset.skin, v, i); });
    else if (influences && geoset.wideSkin.size() >= influences * 2)
        addSkin(mesh, [&](std::size_t v, std::size_t i) { return pairs(geoset.wideSkin, v, i); });
    else if (influences && geoset.vertexGroups.isEmpty() && geoset.boneIndices.size() >= influences &&
             geoset.boneWeights.size() >= influences)
        addSkin(mesh, [&](std::size_t v, std::size_t i) {
            return std::pair(std::size_t(geoset.boneIndices[v * 4 + i]), geoset.boneWeights[v * 4 + i]);
        });
    else
        addGroups(geoset, mesh);
    applyAnimation(index, mesh);
    return mesh;
}

void MdxMeshBuilder::addGroups(const Geoset &geoset, SceneMesh &mesh) const
{
    std::size_t at = 0;
    for (const std::uint32_t stated : geoset.matrixGroups) {
        const std::size_t count = std::min<std::size_t>(stated, geoset.matrixIndices.size() - at);
        std::vector<std::int32_t> &rows = mesh.palette.emplace_back();
        for (std::size_t i = 0; i < count; ++i)
            if (const auto row = m_rows.find(geoset.matrixIndices[at + i]); row != m_rows.end())
                rows.push_back(row->second);
        at += count;
        if (mesh.palette.size() == 0x10000)
            break;
    }
    if (mesh.palette.empty())
        mesh.palette.emplace_back();
    std::uint16_t *influences = mesh.influences.reset(geoset.vertices.size() * 4);
    std::uint8_t *weights = mesh.weights.reset(geoset.vertices.size() * 4);
    for (std::size_t v = 0; v < geoset.vertices.size(); ++v) {
        // The game clamps group numbers beyond the table.
        const std::size_t group = v < geoset.vertexGroups.size() ? geoset.vertexGroups[v] : 0;
        const auto clamped = std::uint16_t(std::min(group, mesh.palette.size() - 1));
        for (int i = 0; i < 4; ++i) {
            influences[v * 4 + std::size_t(i)] = i == 0 ? clamped : 0;
            weights[v * 4 + std::size_t(i)] = i == 0 ? 255 : 0;
        }
    }
}

void MdxMeshBuilder::applyAnimation(std::size_t geoset, SceneMesh &mesh) const
{
    mesh.alpha = {{}, 1.f};
    mesh.colour = {{}, {1, 1, 1}};
    const auto found = m_animations.find(std::int64_t(geoset));
    if (found == m_animations.end())
        return;
    const GeosetAnimation &animation = m_model.data.geosetAnimations[found->second];
    mesh.alpha = alphaTrack(animation.alphaKeys, animation.alpha);
    if (animation.flags & (m_model.data.dialect == WowAlpha ? 1 : 2))
        mesh.colour = {toRgbOrder(animation, &GeosetAnimation::colourKeys),
                       toRgbOrder(animation, &GeosetAnimation::colour, m_model.data.dialect)};
}

} // namespace sinew::mdx
