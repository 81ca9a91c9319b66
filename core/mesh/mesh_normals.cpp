// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/mesh/mesh_normals.h"

#include "core/mesh/corner_split.h"
#include "core/mesh/corners_at.h"
#include "core/mesh/mesh_parts.h"

#include <Eigen/Geometry>

#include <algorithm>
#include <cmath>

namespace sinew {

namespace {

/// Where more triangles than this meet they are all smoothed together: looking at each pair would take minutes on a
/// mesh that was made for that.
constexpr std::size_t mostPairs = 1024;

std::vector<Eigen::Vector3d> cornerNormals(const EditableMesh &mesh, double smoothing)
{
    const std::vector<std::uint32_t> joints = jointsOf(mesh, Joint::Place);
    const CornersAt corners(mesh, joints);
    std::vector<Eigen::Vector3d> faces(mesh.triangleCount()), result(mesh.triangles.size(), Eigen::Vector3d::Zero());
    for (std::size_t triangle = 0; triangle < faces.size(); ++triangle)
        faces[triangle] = faceNormal(mesh, triangle);
    std::vector<double> angles(mesh.triangles.size());
    for (std::size_t corner = 0; corner < angles.size(); ++corner)
        angles[corner] = cornerAngle(mesh, corner);
    const double least = std::cos(smoothing * EIGEN_PI / 180) - 1e-6;
    for (std::uint32_t joint = 0; joint < mesh.vertices.size(); ++joint) {
        const std::span<const std::uint32_t> around = corners[joint];
        const bool areAll = smoothing >= 180 || around.size() > mostPairs;
        Eigen::Vector3d all = Eigen::Vector3d::Zero();
        for (const std::uint32_t corner : around)
            all += faces[corner / 3] * angles[corner];
        for (const std::uint32_t corner : around) {
            Eigen::Vector3d sum = areAll ? all : Eigen::Vector3d(Eigen::Vector3d::Zero());
            for (std::size_t i = 0; !areAll && i < around.size(); ++i)
                if (faces[corner / 3].dot(faces[around[i] / 3]) >= least)
                    sum += faces[around[i] / 3] * angles[around[i]];
            const double length = sum.norm();
            // Opposite sides of a sheet cancel each other out.
            result[corner] = length > 1e-9 ? Eigen::Vector3d(sum / length) : faces[corner / 3];
        }
    }
    return result;
}

} // namespace

EditableMesh withNormals(const EditableMesh &mesh, double smoothing, const std::vector<bool> *faces)
{
    std::vector<Eigen::Vector3d> normals = cornerNormals(mesh, smoothing);
    const auto isKept = [&](std::uint32_t corner) { return faces && !(*faces)[corner / 3]; };
    for (std::uint32_t corner = 0; corner < normals.size(); ++corner)
        if (isKept(corner))
            normals[corner] = asDouble(unitVector(mesh.vertices[mesh.triangles[corner]].normal));
    EditableMesh result = mesh;
    result.hasNormals = true;
    splitCorners(
        result, [&](std::uint32_t a, std::uint32_t b) { return normals[a].dot(normals[b]) > 0.99999; },
        [&](MeshVertex &vertex, std::uint32_t corner) {
            // A copy may be one of a vertex that got its normal already.
            if (isKept(corner))
                vertex.normal = mesh.vertices[mesh.triangles[corner]].normal;
            else if (!normals[corner].isZero())
                vertex.normal = asFloat(normals[corner]);
        });
    return result;
}

EditableMesh withNormalsAcrossSeams(const EditableMesh &mesh)
{
    const std::vector<std::uint32_t> joints = jointsOf(mesh, Joint::Place);
    std::vector<Eigen::Vector3d> sums(mesh.vertices.size(), Eigen::Vector3d::Zero());
    for (std::size_t v = 0; v < joints.size(); ++v)
        sums[joints[v]] += asDouble(mesh.vertices[v].normal);
    EditableMesh result = mesh;
    for (std::size_t v = 0; v < joints.size(); ++v)
        if (const double length = sums[joints[v]].norm(); length > 1e-9)
            result.vertices[v].normal = asFloat(sums[joints[v]] / length);
    return result;
}

EditableMesh mirrored(const EditableMesh &mesh, int axis)
{
    EditableMesh result = flipped(mesh);
    const auto mirror = [&](auto &vector) {
        float *numbers[] = {&vector.x, &vector.y, &vector.z};
        *numbers[axis] = -*numbers[axis];
    };
    for (std::size_t v = 0; v < mesh.vertices.size(); ++v) {
        MeshVertex &vertex = result.vertices[v];
        vertex.normal = mesh.vertices[v].normal;
        mirror(vertex.position);
        mirror(vertex.normal);
        mirror(vertex.tangent);
    }
    return result;
}

EditableMesh flipped(const EditableMesh &mesh, const std::vector<bool> *faces)
{
    EditableMesh result = mesh;
    const auto isTurned = [&](std::uint32_t corner) { return !faces || (*faces)[corner / 3]; };
    if (faces)
        splitCorners(
            result, [&](std::uint32_t a, std::uint32_t b) { return isTurned(a) == isTurned(b); },
            [](const MeshVertex &, std::uint32_t) {});
    std::vector<bool> turned(result.vertices.size(), !faces);
    for (std::uint32_t corner = 0; corner < result.triangles.size(); ++corner)
        if (isTurned(corner))
            turned[result.triangles[corner]] = true;
    for (std::uint32_t corner = 0; corner + 2 < result.triangles.size(); corner += 3)
        if (isTurned(corner))
            std::swap(result.triangles[corner + 1], result.triangles[corner + 2]);
    for (std::size_t v = 0; v < turned.size(); ++v)
        if (turned[v]) {
            MeshVertex &vertex = result.vertices[v];
            vertex.normal = {-vertex.normal.x, -vertex.normal.y, -vertex.normal.z};
            vertex.tangent.w = -vertex.tangent.w; // the bitangent stays
        }
    return result;
}

} // namespace sinew
