// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/facets/materials/material_facet.h"

namespace sinew::mdx {

/// The recipes that are useful for the model's game and version.
std::vector<MaterialRecipe> materialRecipes(const Model &model);
Result<NewObject> createAfterRecipe(const Model &model, std::string_view recipe);
Result<ChangeSet> applyRecipe(const Model &model, NodeId material, std::string_view recipe);

} // namespace sinew::mdx
