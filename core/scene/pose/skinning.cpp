// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/scene/pose/skinning.h"

#include <cmath>

namespace sinew {

namespace {

using Eigen::Affine3f;
using Eigen::Matrix4f;
using Eigen::Vector3f;

/// A vertex's matrix: the palette entries, weighted relative to their sum.
Matrix4f blend(const std::vector<Affine3f> &palette, const std::uint16_t *influences, const std::uint8_t *weights)
{
    Matrix4f sum = Matrix4f::Zero();
    int total = 0;
    for (int i = 0; i < 4; ++i) {
        if (weights[i] == 0 || influences[i] >= palette.size())
            continue;
        sum += palette[influences[i]].matrix() * float(weights[i]);
        total += weights[i];
    }
    return total ? Matrix4f(sum / float(total)) : Matrix4f::Identity();
}

} // namespace

void skinPalette(const SceneMesh &mesh, const Pose &pose, std::vector<Affine3f> &palette)
{
    palette.resize(mesh.palette.size());
    for (std::size_t i = 0; i < palette.size(); ++i) {
        Matrix4f sum = Matrix4f::Zero();
        int count = 0;
        for (const std::int32_t row : mesh.palette[i]) {
            if (row < 0 || std::size_t(row) >= pose.nodes.size())
                continue;
            sum += pose.nodes[std::size_t(row)].matrix();
            ++count;
        }
        palette[i].matrix() = count ? Matrix4f(sum / float(count)) : Matrix4f::Identity();
        if (count && i < mesh.restInverses.size())
            palette[i].matrix() *= Matrix4f::Map(mesh.restInverses[i].m);
    }
}

void skinMatrices(const SceneMesh &mesh, const Pose &pose, std::vector<Affine3f> &matrices)
{
    std::vector<Affine3f> palette;
    skinPalette(mesh, pose, palette);
    const std::size_t count = mesh.positions.size();
    matrices.assign(count, Affine3f::Identity());
    if (mesh.influences.size() / 4 < count || mesh.weights.size() / 4 < count)
        return;
    for (std::size_t i = 0; i < count; ++i) {
        const std::uint16_t *influences = mesh.influences.data() + 4 * i;
        const std::uint8_t *weights = mesh.weights.data() + 4 * i;
        // Warcraft III's matrix groups: a single influence with all the weight.
        if (weights[0] == 255 && influences[0] < palette.size())
            matrices[i] = palette[influences[0]];
        else
            matrices[i].matrix() = blend(palette, influences, weights);
    }
}

void skinnedPositions(const SceneMesh &mesh, const Pose &pose, std::vector<Vector3f> &positions)
{
    std::vector<Affine3f> palette;
    skinPalette(mesh, pose, palette);
    const std::size_t count = mesh.positions.size();
    positions.resize(count);
    const bool skinned = mesh.influences.size() / 4 >= count && mesh.weights.size() / 4 >= count;
    for (std::size_t i = 0; i < count; ++i) {
        const Vec3 &at = mesh.positions[i];
        const Vector3f point(at.x, at.y, at.z);
        if (!skinned) {
            positions[i] = point;
            continue;
        }
        const std::uint16_t *influences = mesh.influences.data() + 4 * i;
        const std::uint8_t *weights = mesh.weights.data() + 4 * i;
        // Warcraft III's matrix groups: a single influence with all the weight.
        if (weights[0] == 255 && influences[0] < palette.size())
            positions[i] = palette[influences[0]] * point;
        else
            positions[i] = Affine3f(blend(palette, influences, weights)) * point;
    }
}

void skinnedNormals(const SceneMesh &mesh, const Pose &pose, std::vector<Vector3f> &normals)
{
    std::vector<Affine3f> palette;
    skinPalette(mesh, pose, palette);
    const std::size_t count = mesh.normals.size();
    normals.resize(count);
    const bool skinned = mesh.influences.size() / 4 >= count && mesh.weights.size() / 4 >= count;
    for (std::size_t i = 0; i < count; ++i) {
        const Vec3 &stored = mesh.normals[i];
        Vector3f normal(stored.x, stored.y, stored.z);
        if (skinned)
            normal = blend(palette, mesh.influences.data() + 4 * i, mesh.weights.data() + 4 * i).topLeftCorner<3, 3>() *
                     normal;
        const float length = normal.norm();
        normals[i] = length > 0 && std::isfinite(length) ? Vector3f(normal / length) : Vector3f::Zero();
    }
}

} // namespace sinew
