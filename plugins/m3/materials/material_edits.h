// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/facets/materials/material_facet.h"

namespace sinew::m3 {

/// By row of the material references: whether something draws it. False for those that are only in composite materials
/// that nothing draws.
std::vector<bool> drawnReferences(const Model &model);

// Edits of materials with their references; each implements the M3Materials function of the same name.

Result<NewObject> duplicateMaterial(const Model &model, NodeId material);
Result<ChangeSet> mergeEqualMaterials(const Model &model);
Result<ChangeSet> removeUnusedMaterials(const Model &model);
Result<ChangeSet> assignMaterial(const Model &model, NodeId user, NodeId material);

} // namespace sinew::m3
