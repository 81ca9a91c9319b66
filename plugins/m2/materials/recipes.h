// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/facets/materials/material_facet.h"

namespace sinew::m2 {

std::vector<MaterialRecipe> materialRecipes();
/// Replaces the batches of a submesh by one made from a recipe.
Result<ChangeSet> applyRecipe(const Model &model, NodeId material, std::string_view recipe);

} // namespace sinew::m2
