// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/facets/materials/material_facet.h"
#include "plugins/m2/model/model.h"

namespace sinew::m2 {

/// The looks of a ribbon as a stack of one layer: its textures, the blending and flags of its materials, colour and
/// alpha.
MaterialLayer ribbonLayer(const Model &model, NodeId ribbon);

/// Changes a value of that layer. A material that others use as well stays: the ribbon is redirected to an equal one,
/// or gets a copy.
Result<ChangeSet> setRibbonValue(const Model &model, NodeId ribbon, const LayerValue &which, const Value &value);

} // namespace sinew::m2
