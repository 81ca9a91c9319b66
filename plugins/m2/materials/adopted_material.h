// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/facets/materials/material_facet.h"

namespace sinew::m2 {

/// Replaces the batches of a submesh by those of a submesh of another model; see MaterialFacet::adopt().
Result<AdoptedMaterial> adoptMaterial(const Model &model, NodeId material, const Model &from, NodeId source);

} // namespace sinew::m2
