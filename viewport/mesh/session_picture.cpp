// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/mesh/session_picture.h"

#include "viewport/mesh/mesh_session.h"

namespace sinew {

namespace {

void addElements(const EditedPart &part, ElementKind kind, std::uint32_t first, ElementsPicture &picture)
{
    const MeshTopology &topology = part.mesh.topology;
    if (kind == ElementKind::Vertex) {
        const std::vector<bool> isShown = part.mesh.shownVertices();
        for (std::uint32_t v = 0; v < isShown.size(); ++v)
            if (isShown[v] && topology.joints()[v] == v)
                (part.selection.vertices[v] ? picture.selectedPoints : picture.points).push_back(first + v);
    }
    for (std::uint32_t edge = 0; edge < topology.edges().size(); ++edge) {
        if (!part.mesh.isShownEdge(edge))
            continue;
        // Selected faces are filled, so that their edges need not stand out.
        const bool isMarked = part.selection.edges[edge] && kind != ElementKind::Face;
        std::vector<std::uint32_t> &list = isMarked ? picture.selectedEdges : picture.edges;
        for (const std::uint32_t joint : topology.edges()[edge])
            list.push_back(first + joint);
    }
    for (std::size_t corner = 0; corner < part.mesh.mesh.triangles.size(); ++corner)
        if (part.selection.faces[corner / 3])
            picture.selectedFaces.push_back(first + part.mesh.mesh.triangles[corner]);
}

} // namespace

void updatePicture(const MeshSession &session, ElementsPicture &picture)
{
    if (picture.placesRevision != session.placesRevision()) {
        picture.places.clear();
        for (const EditedPart &part : session.parts())
            picture.places.insert(picture.places.end(), part.places.begin(), part.places.end());
        picture.placesRevision = session.placesRevision();
    }
    if (picture.elementsRevision == session.elementsRevision())
        return;
    picture.points.clear();
    picture.selectedPoints.clear();
    picture.edges.clear();
    picture.selectedEdges.clear();
    picture.selectedFaces.clear();
    std::uint32_t first = 0;
    for (const EditedPart &part : session.parts()) {
        addElements(part, session.kind(), first, picture);
        first += std::uint32_t(part.places.size());
    }
    picture.isSeeThrough = session.isSeeThrough();
    picture.elementsRevision = session.elementsRevision();
}

} // namespace sinew
