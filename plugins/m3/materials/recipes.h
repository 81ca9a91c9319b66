// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/facets/materials/material_facet.h"

namespace sinew::m3 {

std::vector<MaterialRecipe> materialRecipes();
/// A standard material and a reference to it, both at the end of their lists.
Result<NewObject> createAfterRecipe(const Model &model, std::string_view recipe);
Result<ChangeSet> applyRecipe(const Model &model, NodeId material, std::string_view recipe);

} // namespace sinew::m3
