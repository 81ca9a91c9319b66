// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

namespace sinew {

/// Which elements of two arrays belong together when elements without an identity of their own were inserted, deleted
/// and changed.
struct RowAlignment
{
    static constexpr std::size_t noRow = ~std::size_t(0);
    /// Every element of both in order: a row of each, noRow for an element that only the other array has.
    std::vector<std::pair<std::size_t, std::size_t>> rows;

    /// By row of A: the row of B, noRow if B does not have it.
    std::vector<std::size_t> inB() const;
};

/// Aligns by keys: equal elements have equal keys. Equal elements are paired in ascending order in both arrays, and
/// elements between two pairs with one another, since they were probably changed. Where that finds no fewer
/// differences, arrays of one length are paired row by row. Takes about n log n steps.
RowAlignment alignRows(std::span<const std::uint64_t> a, std::span<const std::uint64_t> b);

} // namespace sinew
