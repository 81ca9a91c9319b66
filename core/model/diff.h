// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/model/model.h"

#include <string>
#include <vector>

namespace sinew {

/// One place where two models of the same root structure differ.
struct Difference
{
    std::string path;          ///< path grammar
    std::string before, after; ///< texts of the values; sizes for bulk data
};

/// Field-by-field differences in table order, objects matched by row; stops after `limit`.
std::vector<Difference> diffModels(const Model &before, const Model &after, std::size_t limit = 1000);

} // namespace sinew
