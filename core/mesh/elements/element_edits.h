// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/result.h"
#include "core/mesh/elements/mesh_selection.h"

namespace sinew {

/// A mesh after an edit of some of its elements, and what of it is selected then.
struct ElementEdit
{
    EditableMesh mesh;
    ElementKind kind = ElementKind::Face;
    std::vector<bool> selected; ///< by vertex for vertices and edges (those with both ends), else by triangle
};

// All take a complete selection. They are refused with the reason if nothing that they can act on is selected.

/// Whether no triangle is left once the selected elements are gone.
bool isWhole(const ElementMesh &mesh, ElementKind kind, const MeshSelection &selection);
/// Of vertices and edges all triangles that have one go, of faces they alone; and vertices that nothing uses then.
Result<ElementEdit> withoutElements(const ElementMesh &mesh, ElementKind kind, const MeshSelection &selection);
/// Copies of the selected faces, with vertices of their own in the same places.
Result<ElementEdit> withCopies(const ElementMesh &mesh, const MeshSelection &selection);
/// The selected faces turn their other side to the front.
Result<ElementEdit> withFlippedFaces(const ElementMesh &mesh, const MeshSelection &selection);
/// Normals of the selected faces, worked out anew (withNormals()).
Result<ElementEdit> withFaceNormals(const ElementMesh &mesh, const MeshSelection &selection, double smoothing);

/// Selected vertices no farther apart than `distance` become one (welded()).
Result<ElementEdit> withWelded(const ElementMesh &mesh, const MeshSelection &selection, double distance,
                               bool acrossSeams);
/// All selected vertices become one in the middle of them; seams between them are lost.
Result<ElementEdit> withMerged(const ElementMesh &mesh, const MeshSelection &selection);

/// Unit normal of what is selected: the mean of its faces by their areas, else of its vertices' normals; zero if they
/// cancel each other out.
Vec3 normalOf(const ElementMesh &mesh, const MeshSelection &selection);
/// The selected faces rise from the surface by `distance` (not 0) along their normal: walls connect their rim with
/// where it was. Of edges: a wall rises from each. What rose is selected.
Result<ElementEdit> extruded(const ElementMesh &mesh, ElementKind kind, const MeshSelection &selection,
                             double distance);
/// Closes holes whose rim is selected, however long; else three or four selected vertices become a face.
Result<ElementEdit> withNewFaces(const ElementMesh &mesh, const MeshSelection &selection);

struct SeparatedMesh
{
    EditableMesh rest, taken;
};
/// The selected faces as a mesh of their own.
Result<SeparatedMesh> separated(const ElementMesh &mesh, const MeshSelection &selection);

} // namespace sinew
