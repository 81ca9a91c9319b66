// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/mesh/elements/element_choice.h"

#include "core/mesh/corners_at.h"
#include "core/mesh/groups.h"

#include <algorithm>
#include <cmath>

namespace sinew {

namespace {

/// Elements of `kind` that have a vertex with the flag, or all of them with it.
MeshSelection touching(const ElementMesh &mesh, ElementKind kind, const std::vector<bool> &vertices, bool all)
{
    MeshSelection result(mesh);
    if (kind == ElementKind::Vertex) {
        result.vertices = vertices;
    } else if (kind == ElementKind::Edge) {
        const std::vector<MeshTopology::Edge> &edges = mesh.topology.edges();
        for (std::size_t edge = 0; edge < edges.size(); ++edge) {
            const bool a = vertices[edges[edge][0]], b = vertices[edges[edge][1]];
            result.edges[edge] = all ? a && b : a || b;
        }
    } else {
        for (std::size_t triangle = 0; triangle < result.faces.size(); ++triangle) {
            const auto has = [&](std::size_t corner) {
                return bool(vertices[mesh.mesh.triangles[triangle * 3 + corner]]);
            };
            result.faces[triangle] = all ? has(0) && has(1) && has(2) : has(0) || has(1) || has(2);
        }
    }
    return completed(mesh, kind, std::move(result));
}

/// All vertices of triangles and edges at the flagged ones.
std::vector<bool> withNeighbours(const ElementMesh &mesh, const std::vector<bool> &vertices)
{
    std::vector<bool> result = vertices;
    const std::vector<MeshTopology::Edge> &edges = mesh.topology.edges();
    for (std::uint32_t edge = 0; edge < edges.size(); ++edge)
        if (mesh.isShownEdge(edge) && (vertices[edges[edge][0]] || vertices[edges[edge][1]]))
            result[edges[edge][0]] = result[edges[edge][1]] = true;
    return result;
}

bool isSameUvAcross(const ElementMesh &mesh, std::uint32_t a, std::uint32_t b)
{
    // The corners of an edge run against each other in the two triangles.
    const std::vector<std::uint32_t> &triangles = mesh.mesh.triangles;
    const std::vector<std::uint32_t> &joints = mesh.topology.joints();
    const auto next = [](std::uint32_t corner) { return corner - corner % 3 + (corner + 1) % 3; };
    const bool against = joints[triangles[a]] != joints[triangles[b]];
    const std::uint32_t others[] = {against ? next(b) : b, against ? b : next(b)};
    const auto isSame = [&](std::uint32_t first, std::uint32_t second) {
        const Vec2 &x = mesh.mesh.vertices[triangles[first]].uvs[0], &y = mesh.mesh.vertices[triangles[second]].uvs[0];
        return x.x == y.x && x.y == y.y;
    };
    return isSame(a, others[0]) && isSame(next(a), others[1]);
}

} // namespace

MeshSelection allElements(const ElementMesh &mesh, ElementKind kind)
{
    MeshSelection result(mesh);
    result.of(kind).flip();
    return completed(mesh, kind, std::move(result));
}

MeshSelection inverted(const ElementMesh &mesh, ElementKind kind, const MeshSelection &selection)
{
    MeshSelection result = selection;
    result.of(kind).flip();
    return completed(mesh, kind, std::move(result));
}

MeshSelection grown(const ElementMesh &mesh, ElementKind kind, const MeshSelection &selection)
{
    return kind == ElementKind::Vertex ? touching(mesh, kind, withNeighbours(mesh, selection.vertices), true)
                                       : touching(mesh, kind, selection.vertices, false);
}

MeshSelection shrunk(const ElementMesh &mesh, ElementKind kind, const MeshSelection &selection)
{
    // Vertices of elements that are not selected go.
    std::vector<bool> outside(selection.vertices.size());
    if (kind == ElementKind::Vertex) {
        for (std::size_t v = 0; v < outside.size(); ++v)
            outside[v] = !selection.vertices[v];
        outside = withNeighbours(mesh, outside);
    } else {
        outside = inverted(mesh, kind, selection).vertices;
    }
    for (std::size_t corner = 0; corner < mesh.mesh.triangles.size(); ++corner)
        if (mesh.hidden[corner / 3])
            outside[mesh.mesh.triangles[corner]] = true;
    for (std::size_t v = 0; v < outside.size(); ++v)
        if (outside[v])
            outside[mesh.topology.joints()[v]] = true;
    for (std::size_t v = 0; v < outside.size(); ++v)
        outside[v] = outside[mesh.topology.joints()[v]];
    return combined(mesh, kind, selection, touching(mesh, kind, outside, false), false);
}

MeshSelection linked(const ElementMesh &mesh, ElementKind kind, const MeshSelection &selection, IslandBound bound,
                     double angle)
{
    Groups groups(mesh.mesh.triangleCount());
    const double least = std::cos(angle * EIGEN_PI / 180) - 1e-6;
    const auto connects = [&](std::uint32_t a, std::uint32_t b) {
        if (bound == IslandBound::UvIsland)
            return isSameUvAcross(mesh, a, b);
        return faceNormal(mesh.mesh, a / 3).dot(faceNormal(mesh.mesh, b / 3)) >= least;
    };
    if (bound == IslandBound::Loose) {
        std::vector<std::uint32_t> firstAt(mesh.mesh.vertices.size(), MeshTopology::none);
        for (std::uint32_t corner = 0; corner < mesh.mesh.triangles.size(); ++corner) {
            std::uint32_t &first = firstAt[mesh.topology.joints()[mesh.mesh.triangles[corner]]];
            if (first == MeshTopology::none)
                first = corner / 3;
            else
                groups.join(first, corner / 3);
        }
    } else {
        for (std::uint32_t edge = 0; edge < mesh.topology.edges().size(); ++edge) {
            const std::span<const std::uint32_t> corners = mesh.topology.cornersOf(edge);
            for (std::size_t i = 1; i < corners.size(); ++i)
                if (connects(corners[0], corners[i]))
                    groups.join(corners[0] / 3, corners[i] / 3);
        }
    }
    std::vector<bool> isWanted(mesh.mesh.triangleCount()), vertices(mesh.mesh.vertices.size());
    for (std::uint32_t triangle = 0; triangle < isWanted.size(); ++triangle) {
        bool has = selection.faces[triangle];
        // An edge or a vertex at a seam belongs to the islands on both sides.
        for (std::size_t corner = triangle * 3; corner < triangle * 3 + 3 && !has; ++corner) {
            const std::uint32_t edge = mesh.topology.edgeAfter(corner);
            has = kind == ElementKind::Vertex ? bool(selection.vertices[mesh.mesh.triangles[corner]])
                  : kind == ElementKind::Edge ? edge != MeshTopology::none && selection.edges[edge]
                                              : false;
        }
        if (has)
            isWanted[groups.of(triangle)] = true;
    }
    MeshSelection faces(mesh);
    for (std::uint32_t triangle = 0; triangle < isWanted.size(); ++triangle)
        faces.faces[triangle] = isWanted[groups.of(triangle)];
    faces = completed(mesh, ElementKind::Face, std::move(faces));
    for (std::size_t v = 0; v < vertices.size(); ++v)
        vertices[v] = faces.vertices[v] || selection.vertices[v];
    if (kind == ElementKind::Face)
        return combined(mesh, kind, selection, faces, true);
    if (kind == ElementKind::Edge)
        return combined(mesh, kind, selection, completed(mesh, kind, std::move(faces)), true);
    return touching(mesh, kind, vertices, true);
}

MeshSelection followersOf(const ElementMesh &mesh, ElementKind kind, NodeId bone, float share)
{
    std::vector<bool> follows;
    for (const BoneShares &shares : mesh.mesh.skins)
        follows.push_back(std::any_of(shares.begin(), shares.end(),
                                      [&](const BoneShare &each) { return each.bone == bone && each.share >= share; }));
    std::vector<bool> vertices;
    for (const MeshVertex &vertex : mesh.mesh.vertices)
        vertices.push_back(follows[vertex.skin]);
    return touching(mesh, kind, vertices, true);
}

MeshSelection unboundElements(const ElementMesh &mesh, ElementKind kind)
{
    std::vector<bool> vertices;
    for (const MeshVertex &vertex : mesh.mesh.vertices)
        vertices.push_back(mesh.mesh.skins[vertex.skin].empty());
    return touching(mesh, kind, vertices, true);
}

MeshSelection openEdges(const ElementMesh &mesh, ElementKind kind)
{
    MeshSelection result(mesh);
    for (std::uint32_t edge = 0; edge < result.edges.size(); ++edge)
        result.edges[edge] = mesh.topology.cornersOf(edge).size() == 1;
    result = completed(mesh, ElementKind::Edge, std::move(result));
    return kind == ElementKind::Edge ? result : completed(mesh, kind, std::move(result));
}

MeshSelection combined(const ElementMesh &mesh, ElementKind kind, const MeshSelection &selection,
                       const MeshSelection &added, bool isSelected)
{
    MeshSelection result = selection;
    for (std::size_t i = 0; i < result.of(kind).size(); ++i)
        if (added.of(kind)[i])
            result.of(kind)[i] = isSelected;
    return completed(mesh, kind, std::move(result));
}

} // namespace sinew
