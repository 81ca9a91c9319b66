// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/byte_reader.h"

#include <vector>

namespace sinew::test {

/// A piece of a file that others could replace: a chunk with its head, an entry of an index.
struct FilePiece
{
    std::size_t begin = 0, size = 0;
    bool hasTag = false; ///< it begins with one, followed by its size
};

/// Where a file's counts, sizes and offsets are, by the descriptions of its structures.
struct CountPlaces
{
    std::vector<std::size_t> numbers; ///< offsets of 32-bit numbers
    std::vector<FilePiece> pieces;
};

/// Empty for files of no known format. Omits parts for which the file is too short.
CountPlaces countPlaces(Bytes file);

} // namespace sinew::test
