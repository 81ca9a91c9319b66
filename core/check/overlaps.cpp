// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/check/overlaps.h"

#include <algorithm>
#include <numeric>

namespace sinew {

std::vector<Overlap> overlapsOf(std::span<const TimeRange> ranges)
{
    std::vector<std::size_t> rows(ranges.size());
    std::iota(rows.begin(), rows.end(), 0);
    std::stable_sort(rows.begin(), rows.end(),
                     [&](std::size_t a, std::size_t b) { return ranges[a].start < ranges[b].start; });
    std::vector<Overlap> overlaps;
    std::size_t longest = 0; // of those so far, the one that ends last
    for (std::size_t i = 1; i < rows.size(); ++i) {
        const TimeRange &before = ranges[rows[longest]], &after = ranges[rows[i]];
        if (after.start < before.end && after.start < after.end)
            overlaps.push_back({rows[longest], rows[i]});
        if (after.end > before.end)
            longest = i;
    }
    return overlaps;
}

} // namespace sinew
