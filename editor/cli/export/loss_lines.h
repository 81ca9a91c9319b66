// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/facets/conversion_facet.h"

namespace sinew {

/// "lost", "changed", "guessed" or "kept".
const char *lossKindName(ConversionLoss::Kind kind);

/// "lost", path, what happens to it: a line for each, separated by tabs.
std::string lossLines(const std::vector<ConversionLoss> &losses);

/// A JSON array of objects.
std::string lossJson(const std::vector<ConversionLoss> &losses);

/// "3 lost, 1 changed", for these kinds.
std::string lossCounts(const std::vector<ConversionLoss> &losses, std::initializer_list<ConversionLoss::Kind> kinds);

} // namespace sinew
