// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/facets/materials/material_facet.h"
#include "core/facets/materials/new_object.h"
#include "plugins/mdx/structs/material.h"

namespace sinew::mdx {

/// Materials of MTLS. Until 1000 an HD material has one layer for each of its six textures; since 1100 a single layer
/// has them as slots.
class MdxMaterials final : public MaterialFacet
{
public:
    std::vector<ModelMaterial> materials(const Model &model) const override;
    std::vector<MaterialLayer> layers(const Model &model, NodeId material) const override;
    Result<ChangeSet> set(const Model &model, NodeId layer, const LayerValue &which, const Value &value) const override;
    bool canStack(const Model &model, NodeId material) const override;
    Result<NewObject> addLayer(const Model &model, NodeId material, int row) const override;
    Result<NewObject> duplicateLayer(const Model &model, NodeId layer) const override;
    Result<ChangeSet> removeLayer(const Model &model, NodeId layer) const override;
    Result<ChangeSet> moveLayer(const Model &model, NodeId layer, int row) const override;
    std::vector<MaterialRecipe> recipes(const Model &model) const override;
    Result<NewObject> create(const Model &model, std::string_view recipe) const override;
    Result<ChangeSet> apply(const Model &model, NodeId material, std::string_view recipe) const override;
    Result<NewObject> duplicate(const Model &model, NodeId material) const override;
    Result<ChangeSet> mergeEqual(const Model &model) const override;
    Result<ChangeSet> removeUnused(const Model &model) const override;
    Result<ChangeSet> assign(const Model &model, NodeId user, NodeId material) const override;
};

/// Whether a material is physically based in a file of that version.
bool isHd(const Material &material, std::uint32_t version);

/// The purpose of a texture slot of an HD material: “Diffuse”.
const char *slotName(std::uint32_t slot);

} // namespace sinew::mdx
