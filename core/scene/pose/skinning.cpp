// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/scene/pose/skinning.h"

#include <cmath>

namespace sinew {

namespace {

using Eigen::Affine3f;
using Eigen::Vector3f;

template<class Number>
using Affine = Eigen::Transform<Number, 3, Eigen::Affine>;

/// A vertex's matrix: the palette entries, weighted relative to their sum.
template<class Number>
Affine<Number> blend(const std::vector<Affine<Number>> &palette, const std::uint16_t *influences,
                     const std::uint8_t *weights)
{
    using Matrix = Eigen::Matrix<Number, 4, 4>;
    Matrix sum = Matrix::Zero();
    int total = 0;
    for (int i = 0; i < 4; ++i) {
        if (weights[i] == 0 || influences[i] >= palette.size())
            continue;
        sum += palette[influences[i]].matrix() * Number(weights[i]);
        total += weights[i];
    }
    return Affine<Number>(total ? Matrix(sum / Number(total)) : Matrix(Matrix::Identity()));
}

/// Calls `visit` with each vertex and its matrix, if the vertices have any.
template<class Number, class Visit>
void visitMatrices(const SceneMesh &mesh, const std::vector<Affine<Number>> &palette, std::size_t count,
                   const Visit &visit)
{
    if (mesh.influences.size() / 4 < count || mesh.weights.size() / 4 < count)
        return;
    for (std::size_t i = 0; i < count; ++i) {
        const std::uint16_t *influences = mesh.influences.data() + 4 * i;
        const std::uint8_t *weights = mesh.weights.data() + 4 * i;
        // Warcraft III's matrix groups: a single influence with all the weight.
        if (weights[0] == 255 && influences[0] < palette.size())
            visit(i, palette[influences[0]]);
        else
            visit(i, blend(palette, influences, weights));
    }
}

template<class Number>
void makePalette(const SceneMesh &mesh, const Pose &pose, std::vector<Affine<Number>> &palette)
{
    using Matrix = Eigen::Matrix<Number, 4, 4>;
    palette.resize(mesh.palette.size());
    for (std::size_t i = 0; i < palette.size(); ++i) {
        Matrix sum = Matrix::Zero();
        int count = 0;
        for (const std::int32_t row : mesh.palette[i]) {
            if (row < 0 || std::size_t(row) >= pose.nodes.size())
                continue;
            sum += pose.nodes[std::size_t(row)].matrix().cast<Number>();
            ++count;
        }
        palette[i].matrix() = count ? Matrix(sum / Number(count)) : Matrix(Matrix::Identity());
        if (count && i < mesh.restInverses.size())
            palette[i].matrix() *= Eigen::Matrix4f::Map(mesh.restInverses[i].m).cast<Number>();
    }
}

template<class Number>
void movePositions(const SceneMesh &mesh, const Pose &pose, std::vector<Vector3f> &positions)
{
    std::vector<Affine<Number>> palette;
    makePalette(mesh, pose, palette);
    visitMatrices(mesh, palette, positions.size(), [&](std::size_t vertex, const Affine<Number> &matrix) {
        positions[vertex] =
            (matrix * Eigen::Matrix<Number, 3, 1>(positions[vertex].cast<Number>())).template cast<float>();
    });
}

} // namespace

void skinPalette(const SceneMesh &mesh, const Pose &pose, std::vector<Affine3f> &palette)
{
    makePalette(mesh, pose, palette);
}

void skinMatrices(const SceneMesh &mesh, const Pose &pose, std::vector<Affine3f> &matrices)
{
    std::vector<Affine3f> palette;
    skinPalette(mesh, pose, palette);
    matrices.assign(mesh.positions.size(), Affine3f::Identity());
    visitMatrices(mesh, palette, matrices.size(),
                  [&](std::size_t vertex, const Affine3f &matrix) { matrices[vertex] = matrix; });
}

void skinnedPositions(const SceneMesh &mesh, const Pose &pose, std::vector<Vector3f> &positions)
{
    positions.resize(mesh.positions.size());
    for (std::size_t i = 0; i < positions.size(); ++i) {
        const Vec3 &at = mesh.positions[i];
        positions[i] = Vector3f(at.x, at.y, at.z);
    }
    // Nodes may be a thousand times smaller at rest: the way to them and back would cost three digits.
    if (mesh.restInverses.empty())
        movePositions<float>(mesh, pose, positions);
    else
        movePositions<double>(mesh, pose, positions);
}

void skinnedNormals(const SceneMesh &mesh, const Pose &pose, std::vector<Vector3f> &normals)
{
    std::vector<Affine3f> palette;
    skinPalette(mesh, pose, palette);
    normals.resize(mesh.normals.size());
    for (std::size_t i = 0; i < normals.size(); ++i) {
        const Vec3 &stored = mesh.normals[i];
        normals[i] = Vector3f(stored.x, stored.y, stored.z);
    }
    visitMatrices(mesh, palette, normals.size(), [&](std::size_t vertex, const Affine3f &matrix) {
        normals[vertex] = matrix.linear() * Vector3f(normals[vertex]);
    });
    for (Vector3f &normal : normals) {
        const float length = normal.norm();
        normal = length > 0 && std::isfinite(length) ? Vector3f(normal / length) : Vector3f::Zero();
    }
}

} // namespace sinew
