// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/facets/materials/material_facet.h"

namespace sinew::m2 {

/// Name of a value of a batch's or a ribbon's stage; untranslated, context "Label". Stages after the fourth are named
/// like it.
const char *stageLabel(LayerRole role, std::size_t stage);

} // namespace sinew::m2
