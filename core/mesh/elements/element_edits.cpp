// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/mesh/elements/element_edits.h"

#include "core/mesh/mesh_clean.h"
#include "core/mesh/mesh_normals.h"
#include "core/mesh/mesh_parts.h"

#include <QtGlobal>

#include <algorithm>

namespace sinew {

namespace {

bool hasAny(const std::vector<bool> &flags)
{
    return std::find(flags.begin(), flags.end(), true) != flags.end();
}

Error noFaces()
{
    return Error{QT_TRANSLATE_NOOP("Message", "select whole faces first")};
}

Error noVertices(int count)
{
    return Error{Message(QT_TRANSLATE_NOOP("Message", "select at least %1 vertices of one part first"), {count})};
}

/// By triangle: whether none of its selected elements takes it along.
std::vector<bool> keptTriangles(const ElementMesh &mesh, ElementKind kind, const MeshSelection &selection)
{
    std::vector<bool> isKept(mesh.mesh.triangleCount(), true);
    for (std::size_t corner = 0; corner < mesh.mesh.triangles.size(); ++corner) {
        const std::uint32_t edge = mesh.topology.edgeAfter(corner);
        const bool goes = kind == ElementKind::Vertex ? bool(selection.vertices[mesh.mesh.triangles[corner]])
                          : kind == ElementKind::Edge ? edge != MeshTopology::none && selection.edges[edge]
                                                      : bool(selection.faces[corner / 3]);
        if (goes)
            isKept[corner / 3] = false;
    }
    return isKept;
}

} // namespace

bool isWhole(const ElementMesh &mesh, ElementKind kind, const MeshSelection &selection)
{
    return !hasAny(keptTriangles(mesh, kind, selection));
}

Result<ElementEdit> withoutElements(const ElementMesh &mesh, ElementKind kind, const MeshSelection &selection)
{
    const std::vector<bool> isKept = keptTriangles(mesh, kind, selection);
    if (!hasAny(selection.of(kind)))
        return Error{QT_TRANSLATE_NOOP("Message", "nothing is selected")};
    if (!hasAny(isKept))
        return Error{QT_TRANSLATE_NOOP("Message", "nothing would be left of the part; delete the part itself")};
    ElementEdit edit{takenTriangles(mesh.mesh, isKept), kind, {}};
    edit.selected.assign(kind == ElementKind::Face ? edit.mesh.triangleCount() : edit.mesh.vertices.size(), false);
    return edit;
}

Result<ElementEdit> withCopies(const ElementMesh &mesh, const MeshSelection &selection)
{
    if (!hasAny(selection.faces))
        return noFaces();
    const EditableMesh both[] = {mesh.mesh, takenTriangles(mesh.mesh, selection.faces)};
    ElementEdit edit{joined(both), ElementKind::Face, std::vector<bool>(both[0].triangleCount())};
    edit.selected.resize(edit.mesh.triangleCount(), true);
    return edit;
}

Result<ElementEdit> withFlippedFaces(const ElementMesh &mesh, const MeshSelection &selection)
{
    if (!hasAny(selection.faces))
        return noFaces();
    return ElementEdit{flipped(mesh.mesh, &selection.faces), ElementKind::Face, selection.faces};
}

Result<ElementEdit> withFaceNormals(const ElementMesh &mesh, const MeshSelection &selection, double smoothing)
{
    if (!hasAny(selection.faces))
        return noFaces();
    return ElementEdit{withNormals(mesh.mesh, smoothing, &selection.faces), ElementKind::Face, selection.faces};
}

Result<ElementEdit> withWelded(const ElementMesh &mesh, const MeshSelection &selection, double distance,
                               bool acrossSeams)
{
    if (countOf(selection.vertices) < 2)
        return noVertices(2);
    ElementEdit edit{welded(mesh.mesh, distance, acrossSeams, &selection.vertices), ElementKind::Vertex, {}};
    if (edit.mesh.vertices.size() == mesh.mesh.vertices.size())
        return Error{QT_TRANSLATE_NOOP("Message", "no selected vertices are that close together")};
    if (edit.mesh.triangles.empty())
        return Error{QT_TRANSLATE_NOOP("Message", "nothing would be left of the part; delete the part itself")};
    // Rows of the file tell which vertices are left.
    std::vector<bool> wasSelected(mesh.mesh.vertices.size());
    for (std::size_t v = 0; v < mesh.mesh.vertices.size(); ++v)
        if (const std::uint32_t row = mesh.mesh.vertices[v].origin.row; row < wasSelected.size())
            wasSelected[row] = selection.vertices[v];
    for (const MeshVertex &vertex : edit.mesh.vertices)
        edit.selected.push_back(vertex.origin.row < wasSelected.size() && wasSelected[vertex.origin.row]);
    return edit;
}

Result<ElementEdit> withMerged(const ElementMesh &mesh, const MeshSelection &selection)
{
    if (countOfJoints(mesh, selection) < 2)
        return noVertices(2);
    ElementMesh moved = mesh;
    double sum[3] = {};
    std::size_t count = 0;
    for (std::size_t v = 0; v < selection.vertices.size(); ++v) {
        if (!selection.vertices[v] || mesh.topology.joints()[v] != v)
            continue;
        const Vec3 &place = mesh.mesh.vertices[v].position;
        sum[0] += double(place.x);
        sum[1] += double(place.y);
        sum[2] += double(place.z);
        ++count;
    }
    const Vec3 middle{float(sum[0] / double(count)), float(sum[1] / double(count)), float(sum[2] / double(count))};
    for (std::size_t v = 0; v < selection.vertices.size(); ++v)
        if (selection.vertices[v])
            moved.mesh.vertices[v].position = middle;
    return withWelded(moved, selection, 0, true);
}

Result<SeparatedMesh> separated(const ElementMesh &mesh, const MeshSelection &selection)
{
    std::vector<bool> isKept = selection.faces;
    isKept.flip();
    if (!hasAny(selection.faces))
        return noFaces();
    if (!hasAny(isKept))
        return Error{QT_TRANSLATE_NOOP("Message", "all faces are selected: the part is separate already")};
    return SeparatedMesh{takenTriangles(mesh.mesh, isKept), takenTriangles(mesh.mesh, selection.faces)};
}

} // namespace sinew
