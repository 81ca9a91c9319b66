// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/facets/materials/material_facet.h"
#include "core/facets/materials/new_object.h"

namespace sinew::m2 {

/// The submeshes of every skin profile with their batches, and the ribbons, each a stack of one layer. Blending,
/// look-up tables and curves are shared between batches; set() changes the value for one batch or ribbon and leaves the
/// others alone.
class M2Materials final : public MaterialFacet
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
    Result<ChangeSet> apply(const Model &model, NodeId material, std::string_view recipe) const override;
    bool canAdopt(const Model &model, NodeId material) const override;
    Result<AdoptedMaterial> adopt(const Model &model, NodeId material, const Model &from, NodeId source) const override;
    /// Merges equal rows of the model's materials; batches stay.
    Result<ChangeSet> mergeEqual(const Model &model) const override;
    /// Removes materials, colours, texture weights and texture transforms that nothing reads.
    Result<ChangeSet> removeUnused(const Model &model) const override;
    /// Gives a submesh copies of another one's batches.
    Result<ChangeSet> assign(const Model &model, NodeId user, NodeId material) const override;
};

/// Name of a skin profile among others; untranslated, context "Label".
const char *profileName(std::size_t row, bool isLod);

} // namespace sinew::m2
