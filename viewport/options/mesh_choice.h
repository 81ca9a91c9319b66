// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/render_scene.h"

#include <set>

namespace sinew {

/// Which meshes of a model are drawn and can be picked. A choice that would leave nothing of a model with meshes falls
/// back to the meshes that exist.
struct MeshChoice
{
    enum Kind : std::uint8_t { All, SdOnly, HdOnly } kind = All; ///< HD: the material's first layer is HD
    /// Level of detail; if a model lacks that level, its next finer one is shown, else its finest. The game draws level
    /// 0.
    std::uint32_t level = 0;
    /// Numbers of geosets (SceneMesh::geosetId) that are omitted, for one model; if not set, hiddenByDefault().
    std::optional<std::set<std::int32_t>> hiddenGeosets;

    bool operator==(const MeshChoice &) const = default;
};

/// The mesh's material, or null if it does not exist or has no layers.
const SceneMaterial *materialOf(const RenderScene &scene, const SceneMesh &mesh);

/// By row of RenderScene::meshes: 1 if the mesh is shown.
std::vector<std::uint8_t> chosenMeshes(const RenderScene &scene, const MeshChoice &choice);
/// The inverse, in the form that picking and bounds take.
std::vector<std::uint8_t> hiddenMeshes(const RenderScene &scene, const MeshChoice &choice);

/// Variants of one part of a model, of which a game shows at most one: hair styles, gloves …
struct GeosetGroup
{
    std::int32_t number = 0;           ///< geosetId / 100
    std::string name;                  ///< untranslated; empty when the scene gives none
    std::vector<std::int32_t> geosets; ///< geosetId of each variant, ascending

    bool operator==(const GeosetGroup &) const = default;
};
/// Ascending by number; from all levels of detail.
std::vector<GeosetGroup> geosetGroups(const RenderScene &scene);

/// All levels that a model's meshes use, ascending.
std::vector<std::uint32_t> meshLevels(const RenderScene &scene);

} // namespace sinew
