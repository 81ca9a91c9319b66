// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "plugins/m3/model/model.h"
#include "plugins/m3/model/work_budget.h"

#include <span>

namespace sinew::m3 {

/// The triangles of a region; empty where they go beyond the division's faces.
inline std::span<const std::uint16_t> facesOf(const Division &division, const Region &region)
{
    return std::uint64_t(region.firstIndex) + region.indexCount > division.faces.size()
               ? std::span<const std::uint16_t>()
               : division.faces.view().subspan(region.firstIndex, region.indexCount);
}

/// The elements of faces that a check of all regions may read.
inline WorkBudget faceBudget(const Root &root)
{
    std::uint64_t count = 0;
    for (const Division &division : root.divisions)
        count += division.faces.size();
    return WorkBudget(mostOverlap * count);
}

} // namespace sinew::m3
