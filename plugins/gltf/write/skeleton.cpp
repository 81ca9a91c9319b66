// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/gltf/write/skeleton.h"

#include <algorithm>
#include <cmath>

namespace sinew::gltf {

namespace {

bool isNode(const RenderScene &scene, std::int32_t row)
{
    return row >= 0 && std::size_t(row) < scene.nodes.size();
}

bool isFinite(const Vec3 &v)
{
    return std::isfinite(v.x) && std::isfinite(v.y) && std::isfinite(v.z);
}

/// The bind matrices of the nodes: from the scene's meshes, or the way to the pivot.
std::vector<std::array<float, 16>> inverseBinds(const Job &job)
{
    const RenderScene &scene = job.scene;
    std::vector<std::array<float, 16>> all(scene.nodes.size());
    for (std::size_t row = 0; row < scene.nodes.size(); ++row) {
        Matrix44 matrix;
        const Vec3 pivot = isFinite(scene.nodes[row].pivot) ? scene.nodes[row].pivot : Vec3();
        matrix.m[12] = 0 - pivot.x;
        matrix.m[13] = 0 - pivot.y;
        matrix.m[14] = 0 - pivot.z;
        all[row] = job.axes.matrix(matrix);
    }
    for (const SceneMesh &mesh : scene.meshes)
        for (std::size_t entry = 0; entry < std::min(mesh.palette.size(), mesh.restInverses.size()); ++entry)
            for (const std::int32_t row : mesh.palette[entry])
                if (const float *m = mesh.restInverses[entry].m;
                    isNode(scene, row) && std::all_of(m, m + 16, [](float f) { return std::isfinite(f); }))
                    all[std::size_t(row)] = job.axes.matrix(mesh.restInverses[entry]);
    return all;
}

template<std::size_t N>
std::array<float, N> asFloats(const std::array<double, N> &from)
{
    std::array<float, N> to;
    std::transform(from.begin(), from.end(), to.begin(), [](double number) { return float(number); });
    return to;
}

} // namespace

Vec3 pivotOffset(const RenderScene &scene, std::int32_t row)
{
    const SceneNode &node = scene.nodes[std::size_t(row)];
    const Vec3 parent = isNode(scene, node.parent) ? scene.nodes[std::size_t(node.parent)].pivot : Vec3();
    const Vec3 offset{node.pivot.x - parent.x, node.pivot.y - parent.y, node.pivot.z - parent.z};
    return isFinite(offset) ? offset : Vec3();
}

RestPose restPose(const RenderScene &scene, std::int32_t row)
{
    const SceneNode &node = scene.nodes[std::size_t(row)];
    RestPose rest;
    rest.translation = NumberTrack(node.translation).fallback;
    rest.rotation = NumberTrack(node.rotation).fallback;
    rest.scale = NumberTrack(node.scale).fallback;
    const Vec3 offset = pivotOffset(scene, row);
    rest.translation[0] += double(offset.x);
    rest.translation[1] += double(offset.y);
    rest.translation[2] += double(offset.z);
    return rest;
}

void addNodes(Job &job)
{
    const RenderScene &scene = job.scene;
    NodeDraft armature;
    armature.name = job.nodeNames.take(job.options.name.isEmpty() ? "Model" : job.options.name.toStdString());
    job.file.nodes.push_back(std::move(armature));
    for (std::int32_t row = 0; row < std::int32_t(scene.nodes.size()); ++row) {
        const SceneNode &node = scene.nodes[std::size_t(row)];
        NodeDraft draft;
        draft.name = job.nodeNames.take(node.name.empty() ? "Node " + std::to_string(row) : node.name);
        const RestPose rest = restPose(scene, row);
        const double k = double(job.axes.scale());
        const auto place =
            asFloats(job.axes.direction(k * rest.translation[0], k * rest.translation[1], k * rest.translation[2]));
        const auto turn = job.axes.direction(rest.rotation[0], rest.rotation[1], rest.rotation[2]);
        const auto size = asFloats(job.axes.factors(rest.scale[0], rest.scale[1], rest.scale[2]));
        if (place != std::array<float, 3>{})
            draft.translation = place;
        if (turn != std::array<double, 3>{})
            draft.rotation = {float(turn[0]), float(turn[1]), float(turn[2]), float(rest.rotation[3])};
        if (size != std::array<float, 3>{1, 1, 1})
            draft.scale = size;
        job.file.nodes.push_back(std::move(draft));
    }
    for (std::int32_t row = 0; row < std::int32_t(scene.nodes.size()); ++row) {
        const std::int32_t parent = scene.nodes[std::size_t(row)].parent;
        job.file.nodes[std::size_t(isNode(scene, parent) ? nodeRow(parent) : armatureRow)].children.push_back(
            nodeRow(row));
    }
}

Skeleton::Skeleton(Job &job)
{
    const RenderScene &scene = job.scene;
    std::vector<bool> isUsed(scene.nodes.size());
    bool needsStill = false;
    for (const SceneMesh &mesh : scene.meshes) {
        const std::size_t skinned = std::min(mesh.influences.size(), mesh.weights.size());
        std::vector<bool> isEntryUsed(mesh.palette.size());
        for (std::size_t i = 0; i < skinned; ++i) {
            const bool exists = mesh.influences[i] < mesh.palette.size();
            if (mesh.weights[i] > 0 && exists)
                isEntryUsed[mesh.influences[i]] = true;
            needsStill |= mesh.weights[i] > 0 && !exists;
        }
        for (std::size_t entry = 0; entry < mesh.palette.size(); ++entry) {
            bool any = false;
            for (std::int32_t row : mesh.palette[entry]) {
                any |= isNode(scene, row);
                for (; isEntryUsed[entry] && isNode(scene, row) && !isUsed[std::size_t(row)];
                     row = scene.nodes[std::size_t(row)].parent)
                    isUsed[std::size_t(row)] = true;
            }
            needsStill |= isEntryUsed[entry] && !any;
        }
    }
    m_jointOfNode.assign(scene.nodes.size(), -1);
    for (std::size_t row = 0; row < scene.nodes.size(); ++row) {
        if (isUsed[row]) {
            m_jointOfNode[row] = jointCount();
            m_joints.push_back(std::int32_t(row));
        }
    }
    if (needsStill || m_joints.empty()) {
        m_still = jointCount();
        m_joints.push_back(-1);
    }
    if (scene.meshes.empty())
        return;
    const std::vector<std::array<float, 16>> binds = inverseBinds(job);
    std::vector<float> matrices;
    JsonText skin;
    skin.open('{').key("name").string(job.file.nodes[armatureRow].name).key("joints").open('[');
    for (const std::int32_t row : m_joints) {
        skin.integer(row < 0 ? armatureRow : nodeRow(row));
        const std::array<float, 16> still{1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1};
        const std::array<float, 16> &bind = row < 0 ? still : binds[std::size_t(row)];
        matrices.insert(matrices.end(), bind.begin(), bind.end());
    }
    skin.close(']').key("inverseBindMatrices").integer(job.file.addMatrices(matrices));
    skin.key("skeleton").integer(armatureRow).close('}');
    m_skin = job.file.add(File::Skins, skin.take());
}

int Skeleton::joint(std::int32_t sceneRow) const
{
    const bool exists = sceneRow >= 0 && std::size_t(sceneRow) < m_jointOfNode.size();
    return exists ? m_jointOfNode[std::size_t(sceneRow)] : m_still;
}

} // namespace sinew::gltf
