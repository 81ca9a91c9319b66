// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/facets/creation_facet.h"

namespace sinew::mdx {

/// As CreationFacet::restored().
Result<CreatedModel> restoredModel(const ReturnedFile &file);

} // namespace sinew::mdx
