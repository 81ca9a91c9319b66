// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <span>
#include <vector>

namespace sinew {

/// A range of bytes, and what replaces it. Either may be empty.
struct ByteChange
{
    std::size_t before = 0, beforeSize = 0; ///< bytes
    std::size_t after = 0, afterSize = 0;

    bool operator==(const ByteChange &) const = default;
};

/// How bytes turn into others, in ascending order; everything between the ranges is the same. Finds bytes that moved
/// because others before them were inserted or removed, but not changes of order. Takes time in proportion to both,
/// times their logarithm.
std::vector<ByteChange> byteChanges(std::span<const std::byte> before, std::span<const std::byte> after);

} // namespace sinew
