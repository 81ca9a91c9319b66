// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace sinew {

struct TimeRange
{
    std::int64_t start, end; ///< milliseconds
};

struct Overlap
{
    std::size_t before, after; ///< rows: the latter begins before the former, the last to end so far, has ended
};

/// Ordered by start. A range that ends at or before its start overlaps none before it.
std::vector<Overlap> overlapsOf(std::span<const TimeRange> ranges);

} // namespace sinew
