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

/// Whether a fix of one region mends all of them: where each of them would leave behind a copy of all elements that it
/// changes a few of, and of the places of the regions behind it, together they would fill the memory. No real model
/// comes near.
inline bool areMendedAtOnce(std::uint64_t regions, std::uint64_t elements)
{
    constexpr std::uint64_t perRegion = 100; // its change, in elements
    return regions * (elements + perRegion * regions) > 64'000'000;
}

} // namespace sinew::m3
