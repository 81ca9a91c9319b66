// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/check/slim/slim_pass.h"

namespace sinew {

/// Passes that a format's facets offer for materials and textures: merge equal ones, remove unused ones.
std::vector<std::unique_ptr<SlimPass>> facetPasses(const Format &format);

} // namespace sinew
