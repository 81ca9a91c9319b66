// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/check/slim/slim_pass.h"

namespace sinew {

/// What the facets of a format can do about materials and textures: merge equal ones, remove what nothing uses.
std::vector<std::unique_ptr<SlimPass>> facetPasses(const Format &format);

} // namespace sinew
