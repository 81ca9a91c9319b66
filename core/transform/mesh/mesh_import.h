// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/facets/mesh_facet.h"
#include "core/format/importer.h"
#include "core/transform/node_match.h"

namespace sinew {

class Format;

/// What becomes of a mesh of an imported file.
struct ImportedPart
{
    enum Use : std::uint8_t { Left, Replaces, Added };

    std::size_t mesh = 0; ///< row in RenderScene::meshes of the imported scene
    Use use = Left;
    NodeId part = NoNode; ///< whose content it becomes, or that the new part is like. Several may replace one.
};

/// How meshes of an imported file come into a model.
struct MeshImport
{
    std::vector<ImportedPart> parts; ///< one for each mesh
    /// What stands for each node of the imported scene that vertices follow; NodeMatch::from: its row + 1.
    std::vector<NodeMatch> bones;
    bool movesWithBones = false; ///< vertices go where the model has the bones that they follow
};

/// How far the bones of an imported file are from those of the model, at rest.
struct BonesApart
{
    std::size_t count = 0; ///< matched ones that are more than a thousandth of the model's size away
    double farthest = 0;   ///< units of the model
};

/// Other axes and another scale with which the bones of an imported file would lie where those of equal names lie in
/// the model (`to`); nothing if they do well enough, or too few names agree. For files that do not say how they are
/// meant. What `usual` has chosen stays.
std::optional<ImportOptions> fittingSpace(const ImportedScene &from, const ImportOptions &usual, const RenderScene &to);

/// Meshes go where they came from, by what our own exporter noted, or into parts of equal names; others become new
/// parts like the first one. Bones match by name, then by place.
MeshImport suggestedImport(const ImportedScene &from, const Format &format, const Model &model);

BonesApart bonesApart(const RenderScene &from, const MeshImport &import, const Format &format, const Model &model);

/// The imported meshes in the model. Vertices that are where the replaced part has one keep whatever did not change, to
/// the last bit; what follows no bone of the model follows the bones of the nearest vertex there. Refused where
/// MeshFacet::edited() refuses, and if nothing is chosen.
Result<MeshEdit> importedMeshes(const RenderScene &from, const MeshImport &import, const Format &format,
                                const Model &model);

} // namespace sinew
