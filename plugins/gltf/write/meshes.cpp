// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/gltf/write/meshes.h"

#include "core/exchange/mesh_numbers.h"
#include "core/scene/scene_util.h"
#include "plugins/gltf/write/mesh_skin.h"
#include "plugins/gltf/write/node_extras.h"

#include <Eigen/Geometry>

#include <algorithm>
#include <cmath>

namespace sinew::gltf {

namespace {

using Eigen::Vector3f;

/// The directions of the file as they are, for vertices whose directions become others by being of unit length: other
/// programs ignore attributes with such names.
template<class T>
std::vector<float> ownDirections(const Job &job, const Array<T> &from, const std::vector<float> &written)
{
    constexpr std::size_t each = sizeof(T) / sizeof(float);
    if (!job.kept.isForReturn() || written.size() != from.size() * each)
        return {};
    std::vector<float> numbers;
    numbers.reserve(written.size());
    for (const T &value : from) {
        const auto direction = job.axes.direction(value.x, value.y, value.z);
        numbers.insert(numbers.end(), direction.begin(), direction.end());
        if constexpr (each == 4)
            numbers.push_back(value.w);
    }
    const bool isSaid = std::equal(numbers.begin(), numbers.end(), written.begin());
    const bool isFinite = std::all_of(numbers.begin(), numbers.end(), [](float n) { return std::isfinite(n); });
    return isSaid || !isFinite ? std::vector<float>() : numbers;
}

std::vector<float> unitTangents(const Job &job, const SceneMesh &mesh)
{
    if (mesh.tangents.size() != mesh.positions.size())
        return {};
    std::vector<float> numbers;
    numbers.reserve(mesh.tangents.size() * 4);
    for (const Vec4 &tangent : mesh.tangents) {
        const auto direction = job.axes.direction(tangent.x, tangent.y, tangent.z);
        Vector3f unit(direction[0], direction[1], direction[2]);
        const float length = unit.norm();
        unit = length > 1e-6f && std::isfinite(length) ? Vector3f(unit / length) : Vector3f::UnitX();
        numbers.insert(numbers.end(), {unit.x(), unit.y(), unit.z(), tangent.w < 0 ? -1.f : 1.f});
    }
    return numbers;
}

template<class T>
std::vector<float> finiteNumbers(const Array<T> &from)
{
    const auto *numbers = reinterpret_cast<const float *>(from.data());
    std::vector<float> all(numbers, numbers + from.size() * sizeof(T) / sizeof(float));
    std::replace_if(
        all.begin(), all.end(), [](float number) { return !std::isfinite(number); }, 0.f);
    return all;
}

void addIndices(Job &job, const SceneMesh &mesh, JsonText &primitive)
{
    const std::size_t count = mesh.indices.size() / 3 * 3;
    const std::span<const std::uint32_t> all = mesh.indices.view().first(count);
    primitive.key("indices");
    if (mesh.positions.size() > 65535) {
        primitive.integer(job.file.addIntegers(all, 1, Target::Indices));
        return;
    }
    const std::vector<std::uint16_t> narrow(all.begin(), all.end());
    primitive.integer(job.file.addIntegers<std::uint16_t>(narrow, 1, Target::Indices));
}

/// Others multiply with the colours of vertices whatever the material says.
bool usesColours(Job &job, const SceneMesh &mesh)
{
    const bool exists = mesh.material >= 0 && std::size_t(mesh.material) < job.scene.materials.size();
    const auto *layers = exists ? &job.scene.materials[std::size_t(mesh.material)].layers : nullptr;
    if (layers && !layers->empty() && layers->front().surface &&
        (layers->front().surface->vertexColour || layers->front().surface->vertexAlpha))
        return true;
    job.losses.add(ConversionLoss::Lost,
                   QT_TRANSLATE_NOOP("Message", "Colours of vertices that the material doesn't use (%1)"), mesh.source);
    return false;
}

std::string primitiveOf(Job &job, const SceneMesh &mesh, const MeshSkin &skin, int jointCount, int material)
{
    const std::vector<float> positions = placedPositions(mesh, job.axes, job.losses);
    JsonText json;
    json.open('{').key("attributes").open('{');
    const auto add = [&](const std::string &name, const std::vector<float> &values, int components, bool isBounded) {
        if (!values.empty())
            json.key(name).integer(job.file.addFloats(values, components, Target::Vertices, isBounded));
    };
    add("POSITION", positions, 3, true);
    const std::vector<float> normals = unitNormals(mesh, positions, job.axes, job.losses);
    add("NORMAL", normals, 3, false);
    add("_NORMAL", ownDirections(job, mesh.normals, normals), 3, false);
    if (mesh.normals.size() == mesh.positions.size()) {
        const std::vector<float> tangents = unitTangents(job, mesh);
        add("TANGENT", tangents, 4, false);
        add("_TANGENT", ownDirections(job, mesh.tangents, tangents), 4, false);
    }
    for (std::size_t set = 0; set < mesh.uvSets.size(); ++set)
        if (mesh.uvSets[set].size() == mesh.positions.size())
            add("TEXCOORD_" + std::to_string(set), finiteNumbers(mesh.uvSets[set]), 2, false);
    if (mesh.colours.size() == mesh.positions.size() && usesColours(job, mesh))
        add("COLOR_0", finiteNumbers(mesh.colours), 4, false);
    if (skin.isSkinned())
        skin.write(job.file, jointCount, json);
    json.close('}');
    addIndices(job, mesh, json);
    if (material >= 0)
        json.key("material").integer(material);
    return json.close('}').take();
}

} // namespace

std::vector<WrittenMesh> addMeshes(Job &job, const Skeleton &skeleton, const MaterialOf &materialOf)
{
    std::vector<WrittenMesh> written;
    const std::vector<bool> shown = shownAtFirst(job.scene);
    for (std::int32_t row = 0; row < std::int32_t(job.scene.meshes.size()); ++row) {
        const SceneMesh &mesh = job.scene.meshes[std::size_t(row)];
        if (!job.options.allMeshes && !shown[std::size_t(row)]) {
            job.losses.add(ConversionLoss::Lost,
                           QT_TRANSLATE_NOOP("Message", "Coarser levels of detail and variants (%1)"), mesh.source);
            continue;
        }
        if (mesh.positions.isEmpty() || mesh.indices.size() < 3) {
            job.losses.add(ConversionLoss::Lost, QT_TRANSLATE_NOOP("Message", "Meshes without triangles (%1)"),
                           mesh.source);
            continue;
        }
        const MeshSkin skin(mesh, skeleton);
        if (skin.perVertex() > 4)
            job.losses.add(ConversionLoss::Changed,
                           QT_TRANSLATE_NOOP("Message", "Meshes with vertices that follow more than four bones: most "
                                                        "programs only use the first four (%1)"),
                           mesh.source);
        const std::string name = job.nodeNames.take(mesh.name.empty() ? "Mesh " + std::to_string(row) : mesh.name);
        job.kept.carryTriangles(mesh.source, mesh.indices);
        JsonText json;
        json.open('{').key("name").string(name).key("primitives").open('[');
        json.raw(primitiveOf(job, mesh, skin, skeleton.jointCount(), materialOf(row))).close(']');
        json.key("extras").open('{').key("sinew").raw(objectExtras(job, "mesh", mesh.source)).close('}').close('}');
        NodeDraft node;
        node.name = name;
        node.mesh = job.file.add(File::Meshes, json.take());
        node.skin = skin.isSkinned() ? skeleton.skin() : -1;
        job.file.nodes.push_back(std::move(node));
        written.push_back({row, int(job.file.nodes.size()) - 1, shown[std::size_t(row)]});
    }
    return written;
}

} // namespace sinew::gltf
