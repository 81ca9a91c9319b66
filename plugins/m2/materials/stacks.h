// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/facets/materials/material_facet.h"

namespace sinew::m2 {

// The batches of a submesh as a stack; each function is like that of MaterialFacet.

Result<NewObject> addBatch(const Model &model, NodeId submesh, int row);
Result<NewObject> duplicateBatch(const Model &model, NodeId batch);
Result<ChangeSet> removeBatch(const Model &model, NodeId batch);
Result<ChangeSet> moveBatch(const Model &model, NodeId batch, int row);
/// Gives a submesh copies of another one's batches.
Result<ChangeSet> assignBatches(const Model &model, NodeId user, NodeId material);

} // namespace sinew::m2
