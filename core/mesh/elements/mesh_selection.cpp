// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/mesh/elements/mesh_selection.h"

#include <algorithm>

namespace sinew {

namespace {

/// Flags of a joint for all of its vertices.
void spreadOverJoints(const MeshTopology &topology, std::vector<bool> &vertices)
{
    const std::vector<std::uint32_t> &joints = topology.joints();
    for (std::size_t v = 0; v < joints.size(); ++v)
        if (vertices[v])
            vertices[joints[v]] = true;
    for (std::size_t v = 0; v < joints.size(); ++v)
        vertices[v] = vertices[joints[v]];
}

bool hasAllEdges(const ElementMesh &mesh, const std::vector<bool> &edges, std::size_t triangle)
{
    bool has = false;
    for (std::size_t corner = triangle * 3; corner < triangle * 3 + 3; ++corner) {
        const std::uint32_t edge = mesh.topology.edgeAfter(corner);
        if (edge == MeshTopology::none)
            continue;
        if (!edges[edge])
            return false;
        has = true;
    }
    return has;
}

} // namespace

ElementMesh::ElementMesh(EditableMesh content)
    : mesh(std::move(content)), topology(mesh), hidden(mesh.triangleCount(), false)
{
}

std::vector<bool> ElementMesh::shownVertices() const
{
    std::vector<bool> isShown(mesh.vertices.size()), isUsed(mesh.vertices.size());
    for (std::size_t corner = 0; corner < mesh.triangles.size(); ++corner) {
        isUsed[mesh.triangles[corner]] = true;
        if (!hidden[corner / 3])
            isShown[mesh.triangles[corner]] = true;
    }
    for (std::size_t v = 0; v < isShown.size(); ++v)
        if (!isUsed[v])
            isShown[v] = true;
    spreadOverJoints(topology, isShown);
    return isShown;
}

bool ElementMesh::isShownEdge(std::uint32_t edge) const
{
    const std::span<const std::uint32_t> corners = topology.cornersOf(edge);
    return std::any_of(corners.begin(), corners.end(), [&](std::uint32_t corner) { return !hidden[corner / 3]; });
}

MeshSelection::MeshSelection(const ElementMesh &mesh)
    : vertices(mesh.mesh.vertices.size()), edges(mesh.topology.edges().size()), faces(mesh.mesh.triangleCount())
{
}

bool MeshSelection::isEmpty() const
{
    return std::find(vertices.begin(), vertices.end(), true) == vertices.end();
}

std::vector<bool> &MeshSelection::of(ElementKind kind)
{
    return kind == ElementKind::Vertex ? vertices : kind == ElementKind::Edge ? edges : faces;
}

const std::vector<bool> &MeshSelection::of(ElementKind kind) const
{
    return kind == ElementKind::Vertex ? vertices : kind == ElementKind::Edge ? edges : faces;
}

MeshSelection completed(const ElementMesh &mesh, ElementKind kind, MeshSelection selection)
{
    const MeshTopology &topology = mesh.topology;
    const std::vector<MeshTopology::Edge> &edges = topology.edges();
    const std::vector<std::uint32_t> &triangles = mesh.mesh.triangles;
    if (kind == ElementKind::Vertex) {
        spreadOverJoints(topology, selection.vertices);
        const std::vector<bool> isShown = mesh.shownVertices();
        for (std::size_t v = 0; v < isShown.size(); ++v)
            selection.vertices[v] = selection.vertices[v] && isShown[v];
        for (std::uint32_t edge = 0; edge < edges.size(); ++edge)
            selection.edges[edge] =
                selection.vertices[edges[edge][0]] && selection.vertices[edges[edge][1]] && mesh.isShownEdge(edge);
        for (std::size_t triangle = 0; triangle < selection.faces.size(); ++triangle)
            selection.faces[triangle] = !mesh.hidden[triangle] && selection.vertices[triangles[triangle * 3]] &&
                                        selection.vertices[triangles[triangle * 3 + 1]] &&
                                        selection.vertices[triangles[triangle * 3 + 2]];
        return selection;
    }
    selection.vertices.assign(mesh.mesh.vertices.size(), false);
    if (kind == ElementKind::Edge) {
        for (std::uint32_t edge = 0; edge < edges.size(); ++edge) {
            selection.edges[edge] = selection.edges[edge] && mesh.isShownEdge(edge);
            if (selection.edges[edge])
                selection.vertices[edges[edge][0]] = selection.vertices[edges[edge][1]] = true;
        }
        for (std::size_t triangle = 0; triangle < selection.faces.size(); ++triangle)
            selection.faces[triangle] = !mesh.hidden[triangle] && hasAllEdges(mesh, selection.edges, triangle);
    } else {
        selection.edges.assign(edges.size(), false);
        for (std::size_t corner = 0; corner < triangles.size(); ++corner) {
            if (mesh.hidden[corner / 3])
                selection.faces[corner / 3] = false;
            if (!selection.faces[corner / 3])
                continue;
            selection.vertices[triangles[corner]] = true;
            if (const std::uint32_t edge = topology.edgeAfter(corner); edge != MeshTopology::none)
                selection.edges[edge] = true;
        }
    }
    spreadOverJoints(topology, selection.vertices);
    return selection;
}

std::size_t countOf(const std::vector<bool> &flags)
{
    return std::size_t(std::count(flags.begin(), flags.end(), true));
}

std::size_t countOfJoints(const ElementMesh &mesh, const MeshSelection &selection)
{
    std::size_t count = 0;
    for (std::size_t v = 0; v < selection.vertices.size(); ++v)
        count += selection.vertices[v] && mesh.topology.joints()[v] == v;
    return count;
}

} // namespace sinew
