// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/overlay/overlay_mesh.h"

#include "core/scene/pose/skinning.h"

#include <algorithm>
#include <cmath>

namespace sinew {

using Eigen::Vector3f;

namespace {

constexpr QRgb normalColour = 0xff40d0ff;

bool isShown(const Pose &pose, std::size_t mesh, std::span<const std::uint8_t> hidden)
{
    return isMeshVisible(pose, mesh) && !(mesh < hidden.size() && hidden[mesh]);
}

/// The share of the nodes in each palette entry.
std::vector<float> shares(const SceneMesh &mesh, const std::set<std::int32_t> &nodes)
{
    std::vector<float> result;
    for (const std::vector<std::int32_t> &group : mesh.palette) {
        const auto count =
            std::count_if(group.begin(), group.end(), [&](std::int32_t node) { return nodes.contains(node); });
        result.push_back(group.empty() ? 0 : float(count) / float(group.size()));
    }
    return result;
}

float shareOf(const SceneMesh &mesh, const std::vector<float> &shares, std::size_t vertex)
{
    float sum = 0, total = 0;
    for (std::size_t i = 4 * vertex; i < 4 * vertex + 4 && i < std::min(mesh.weights.size(), mesh.influences.size());
         ++i) {
        if (mesh.influences[i] >= shares.size())
            continue;
        sum += shares[mesh.influences[i]] * float(mesh.weights[i]);
        total += float(mesh.weights[i]);
    }
    return total > 0 ? sum / total : 0;
}

QRgb shade(QRgb colour, float light)
{
    const auto channel = [light](int value) { return std::clamp(int(std::lround(float(value) * light)), 0, 255); };
    return qRgb(channel(qRed(colour)), channel(qGreen(colour)), channel(qBlue(colour)));
}

} // namespace

OverlayLines normalLines(const RenderScene &scene, const Pose &pose, float length, std::span<const std::uint8_t> hidden)
{
    OverlayLines lines;
    std::vector<Vector3f> positions, normals;
    for (std::size_t row = 0; row < scene.meshes.size(); ++row) {
        if (!isShown(pose, row, hidden))
            continue;
        skinnedPositions(scene.meshes[row], pose, positions);
        skinnedNormals(scene.meshes[row], pose, normals);
        for (std::size_t i = 0; i < std::min(positions.size(), normals.size()); ++i) {
            if (positions[i].allFinite())
                lines.push_back({positions[i], positions[i] + normals[i] * length, normalColour, 1});
        }
    }
    return lines;
}

OverlayMesh weightMesh(const RenderScene &scene, const Pose &pose, const std::set<std::int32_t> &nodes,
                       const Vector3f &toViewer, std::span<const std::uint8_t> hidden)
{
    OverlayMesh result;
    std::vector<Vector3f> positions, normals;
    for (std::size_t row = 0; row < scene.meshes.size(); ++row) {
        const SceneMesh &mesh = scene.meshes[row];
        if (!isShown(pose, row, hidden))
            continue;
        skinnedPositions(mesh, pose, positions);
        skinnedNormals(mesh, pose, normals);
        const std::vector<float> groups = shares(mesh, nodes);
        const auto first = std::uint32_t(result.vertices.size());
        for (std::size_t i = 0; i < positions.size(); ++i) {
            const float facing = i < normals.size() ? std::abs(normals[i].dot(toViewer)) : 1;
            result.vertices.push_back(
                {positions[i], shade(weightColour(shareOf(mesh, groups, i)), 0.6f + 0.4f * facing)});
        }
        for (std::size_t i = 0; i < mesh.indices.size(); ++i)
            result.indices.push_back(first + mesh.indices[i]);
    }
    return result;
}

QRgb weightColour(float share)
{
    constexpr float blue = 240.f / 360;
    return QColor::fromHsvF(blue * (1 - std::clamp(share, 0.f, 1.f)), 1, 1).rgb();
}

} // namespace sinew
