// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/facets/materials/material_facet.h"
#include "core/facets/materials/new_object.h"

namespace sinew::m3 {

/// Materials of all kinds in the order of the material references, through which everything uses them; then those that
/// no reference names. A stack begins with the material's own values. Slots of layers are fixed; sections of composite
/// materials can be added, removed and moved.
class M3Materials final : public MaterialFacet
{
public:
    /// Users are regions (through their batches), emitters, projections and composite sections.
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
    /// Materials of one kind that look the same; names and animIds are ignored.
    Result<ChangeSet> mergeEqual(const Model &model) const override;
    /// With their references; parts of removed composite materials count as unused as well.
    Result<ChangeSet> removeUnused(const Model &model) const override;
    Result<ChangeSet> assign(const Model &model, NodeId user, NodeId material) const override;
};

} // namespace sinew::m3
