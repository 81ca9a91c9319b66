// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/mdx/create/nodes/scene_tangents.h"

#include "core/mesh/mesh_tangents.h"
#include "core/scene/scene_util.h"

#include <algorithm>

namespace sinew::mdx {

namespace {

bool hasNormalMap(const RenderScene &scene, std::int32_t material)
{
    const SceneMaterial *of = materialAt(scene, material);
    if (!of)
        return false;
    const auto &layers = of->layers;
    return std::any_of(layers.begin(), layers.end(), [](const SceneLayer &layer) {
        const Track<std::int32_t> &normal = layer.slots[std::size_t(HdSlot::Normal)];
        return layer.hd && (normal.fallback >= 0 || normal.curve.isPresent());
    });
}

bool needsTangents(const RenderScene &scene, const SceneMesh &mesh)
{
    const std::size_t vertices = mesh.positions.size();
    return mesh.tangents.isEmpty() && mesh.normals.size() == vertices && !mesh.uvSets.empty() &&
           mesh.uvSets.front().size() == vertices && hasNormalMap(scene, mesh.material) &&
           std::all_of(mesh.indices.begin(), mesh.indices.end(), [&](auto vertex) { return vertex < vertices; });
}

/// Some rows of `each` elements.
template<class T>
void takeRows(Array<T> &array, const std::vector<MeshVertex> &rows, std::size_t each)
{
    if (array.isEmpty())
        return;
    Array<T> taken;
    T *to = taken.reset(rows.size() * each);
    for (const MeshVertex &vertex : rows)
        for (std::size_t i = 0; i < each; ++i, ++to) {
            const std::size_t from = vertex.origin.row * each + i;
            *to = from < array.size() ? array[from] : T{};
        }
    array = std::move(taken);
}

void addTangents(SceneMesh &mesh)
{
    EditableMesh bare;
    bare.hasNormals = true;
    bare.uvSets = 1;
    bare.skins.resize(1);
    for (std::size_t v = 0; v < mesh.positions.size(); ++v) {
        MeshVertex vertex;
        vertex.position = mesh.positions[v];
        vertex.normal = mesh.normals[v];
        vertex.uvs[0] = mesh.uvSets.front()[v];
        vertex.origin.row = std::uint32_t(v);
        bare.vertices.push_back(vertex);
    }
    bare.triangles.assign(mesh.indices.begin(), mesh.indices.end());
    bare.triangles.resize(bare.triangles.size() / 3 * 3);
    const EditableMesh made = withTangents(bare);
    if (!made.hasTangents)
        return;
    takeRows(mesh.positions, made.vertices, 1);
    takeRows(mesh.normals, made.vertices, 1);
    takeRows(mesh.colours, made.vertices, 1);
    for (Array<Vec2> &set : mesh.uvSets)
        takeRows(set, made.vertices, 1);
    takeRows(mesh.influences, made.vertices, 4);
    takeRows(mesh.weights, made.vertices, 4);
    Vec4 *tangent = mesh.tangents.reset(made.vertices.size());
    for (const MeshVertex &vertex : made.vertices)
        *tangent++ = vertex.tangent;
    mesh.indices.assign(made.triangles);
}

} // namespace

std::optional<RenderScene> withMissingTangents(const RenderScene &scene)
{
    const auto needs = [&](const SceneMesh &mesh) { return needsTangents(scene, mesh); };
    if (std::none_of(scene.meshes.begin(), scene.meshes.end(), needs))
        return std::nullopt;
    RenderScene completed = scene;
    for (SceneMesh &mesh : completed.meshes)
        if (needs(mesh))
            addTangents(mesh);
    return completed;
}

} // namespace sinew::mdx
