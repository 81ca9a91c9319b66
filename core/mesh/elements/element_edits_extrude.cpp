// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/mesh/corners_at.h"
#include "core/mesh/elements/element_edits.h"
#include "core/mesh/mesh_holes.h"

#include <Eigen/Geometry>

#include <QtGlobal>

#include <algorithm>

namespace sinew {

namespace {

/// Adds what rises from a mesh.
class Extrusion
{
public:
    explicit Extrusion(const ElementMesh &from) : m_from(from), m_mesh(from.mesh), m_isRaised(from.mesh.vertices.size())
    {
    }

    /// The faces get vertices of their own, which rise.
    void raiseFaces(const std::vector<bool> &faces)
    {
        std::vector<std::uint32_t> copies(m_mesh.vertices.size(), MeshTopology::none);
        std::vector<bool> isElsewhere(m_mesh.vertices.size());
        for (std::size_t corner = 0; corner < m_mesh.triangles.size(); ++corner)
            if (!faces[corner / 3])
                isElsewhere[m_mesh.triangles[corner]] = true;
        for (std::size_t corner = 0; corner < m_from.mesh.triangles.size(); ++corner) {
            if (!faces[corner / 3])
                continue;
            std::uint32_t &vertex = m_mesh.triangles[corner];
            if (copies[vertex] == MeshTopology::none)
                copies[vertex] = isElsewhere[vertex] ? copyOf(vertex) : vertex;
            vertex = copies[vertex];
            m_isRaised[vertex] = true;
        }
    }

    /// A wall from the edge after a corner of the original mesh, in front of whose triangle it rises.
    void addWall(std::uint32_t corner)
    {
        const std::uint32_t next = corner - corner % 3 + (corner + 1) % 3;
        const std::uint32_t from = m_from.mesh.triangles[corner], to = m_from.mesh.triangles[next];
        const std::uint32_t rows[] = {copyOf(from), copyOf(to), copyOf(to), copyOf(from)};
        const Eigen::Vector3d along =
            asDouble(m_from.mesh.vertices[to].position) - asDouble(m_from.mesh.vertices[from].position);
        Eigen::Vector3d normal = along.cross(faceNormal(m_from.mesh, corner / 3));
        const double length = normal.norm();
        for (std::size_t i = 0; i < 4; ++i) {
            if (length > 0)
                m_mesh.vertices[rows[i]].normal = asFloat(normal / length);
            m_isRaised[rows[i]] = i >= 2;
        }
        m_mesh.triangles.insert(m_mesh.triangles.end(), {rows[0], rows[1], rows[2], rows[0], rows[2], rows[3]});
    }

    ElementEdit result(ElementKind kind, const Eigen::Vector3d &by)
    {
        for (std::size_t v = 0; v < m_isRaised.size(); ++v)
            if (m_isRaised[v])
                m_mesh.vertices[v].position = asFloat(asDouble(m_mesh.vertices[v].position) + by);
        return {std::move(m_mesh), kind, std::move(m_isRaised)};
    }

private:
    std::uint32_t copyOf(std::uint32_t vertex)
    {
        m_mesh.vertices.push_back(MeshVertex(m_mesh.vertices[vertex]));
        m_isRaised.push_back(false);
        return std::uint32_t(m_mesh.vertices.size() - 1);
    }

    const ElementMesh &m_from;
    EditableMesh m_mesh;
    std::vector<bool> m_isRaised;
};

/// The corner at which a triangle of the wanted side has the edge; `none` if the edge is inside or outside of them.
std::uint32_t rimCorner(const ElementMesh &mesh, std::uint32_t edge, const std::vector<bool> &faces)
{
    std::uint32_t found = MeshTopology::none;
    for (const std::uint32_t corner : mesh.topology.cornersOf(edge))
        if (faces[corner / 3]) {
            if (found != MeshTopology::none)
                return MeshTopology::none;
            found = corner;
        }
    return found;
}

/// Three or four vertices in the order around the face that they make, by the side to which their normals point.
std::vector<std::uint32_t> faceOf(const EditableMesh &mesh, std::vector<std::uint32_t> vertices)
{
    Eigen::Vector3d middle = Eigen::Vector3d::Zero(), normal = Eigen::Vector3d::Zero();
    for (const std::uint32_t v : vertices) {
        middle += asDouble(mesh.vertices[v].position) / double(vertices.size());
        normal += asDouble(mesh.vertices[v].normal);
    }
    const auto arm = [&](std::uint32_t v) { return Eigen::Vector3d(asDouble(mesh.vertices[v].position) - middle); };
    Eigen::Vector3d across = Eigen::Vector3d::Zero();
    for (std::size_t i = 1; i < vertices.size(); ++i)
        if (const Eigen::Vector3d other = arm(vertices[0]).cross(arm(vertices[i])); other.norm() > across.norm())
            across = other;
    if (across.dot(normal) < 0)
        across = -across;
    if (across.norm() == 0)
        return {};
    const Eigen::Vector3d x = arm(vertices[0]).normalized(), y = across.normalized().cross(x);
    std::sort(vertices.begin(), vertices.end(), [&](std::uint32_t a, std::uint32_t b) {
        return std::atan2(arm(a).dot(y), arm(a).dot(x)) < std::atan2(arm(b).dot(y), arm(b).dot(x));
    });
    return vertices;
}

} // namespace

Vec3 normalOf(const ElementMesh &mesh, const MeshSelection &selection)
{
    Eigen::Vector3d sum = Eigen::Vector3d::Zero();
    const auto place = [&](std::size_t corner) {
        return asDouble(mesh.mesh.vertices[mesh.mesh.triangles[corner]].position);
    };
    for (std::size_t triangle = 0; triangle < selection.faces.size(); ++triangle)
        if (selection.faces[triangle])
            sum += (place(triangle * 3 + 1) - place(triangle * 3)).cross(place(triangle * 3 + 2) - place(triangle * 3));
    for (std::size_t v = 0; v < selection.vertices.size() && sum.isZero(); ++v)
        if (selection.vertices[v])
            for (const std::uint32_t other : mesh.topology.verticesAt(mesh.topology.joints()[v]))
                sum += asDouble(mesh.mesh.vertices[other].normal);
    const double length = sum.norm();
    return length > 0 ? asFloat(sum / length) : Vec3{0, 0, 0};
}

Result<ElementEdit> extruded(const ElementMesh &mesh, ElementKind kind, const MeshSelection &selection, double distance)
{
    const bool raisesFaces = std::find(selection.faces.begin(), selection.faces.end(), true) != selection.faces.end();
    const bool raisesEdges = kind != ElementKind::Face && !raisesFaces;
    if (raisesEdges && std::find(selection.edges.begin(), selection.edges.end(), true) == selection.edges.end())
        return Error{QT_TRANSLATE_NOOP("Message", "select faces or edges to extrude first")};
    if (!raisesEdges && !raisesFaces)
        return Error{QT_TRANSLATE_NOOP("Message", "select whole faces first")};
    Extrusion extrusion(mesh);
    if (raisesFaces)
        extrusion.raiseFaces(selection.faces);
    for (std::uint32_t edge = 0; edge < selection.edges.size(); ++edge) {
        if (!selection.edges[edge] || mesh.topology.cornersOf(edge).empty())
            continue;
        const std::uint32_t corner =
            raisesFaces ? rimCorner(mesh, edge, selection.faces) : mesh.topology.cornersOf(edge).front();
        if (corner != MeshTopology::none)
            extrusion.addWall(corner);
    }
    const Vec3 normal = normalOf(mesh, selection);
    Eigen::Vector3d along = asDouble(normal);
    if (along.isZero())
        along = Eigen::Vector3d::UnitZ();
    return extrusion.result(raisesFaces ? ElementKind::Vertex : ElementKind::Edge, along * distance);
}

Result<ElementEdit> withNewFaces(const ElementMesh &mesh, const MeshSelection &selection)
{
    FilledMesh filled = filledHoles(mesh.mesh, mesh.mesh.triangles.size(), &selection.vertices);
    if (filled.holes == 0) {
        std::vector<std::uint32_t> vertices;
        for (std::uint32_t v = 0; v < selection.vertices.size() && vertices.size() < 5; ++v)
            if (selection.vertices[v] && mesh.topology.joints()[v] == v)
                vertices.push_back(v);
        const bool isFace = vertices.size() == 3 || vertices.size() == 4;
        const std::vector<std::uint32_t> around =
            isFace ? faceOf(mesh.mesh, std::move(vertices)) : std::vector<std::uint32_t>();
        if (around.empty())
            return Error{QT_TRANSLATE_NOOP("Message", "select the rim of a hole, or three or four vertices that are to "
                                                      "become a face")};
        for (std::size_t i = 2; i < around.size(); ++i)
            filled.mesh.triangles.insert(filled.mesh.triangles.end(), {around[0], around[i - 1], around[i]});
    }
    ElementEdit edit{std::move(filled.mesh), ElementKind::Face, std::vector<bool>(mesh.mesh.triangleCount())};
    edit.selected.resize(edit.mesh.triangleCount(), true);
    return edit;
}

} // namespace sinew
