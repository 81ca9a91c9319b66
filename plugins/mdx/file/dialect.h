// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/byte_reader.h"
#include "plugins/mdx/structs/common.h"

#include <string>

namespace sinew::mdx {

/// The game whose layout a file has, and the tags of the chunks that indicate it or the opposite.
struct DialectGuess
{
    Dialect dialect = Undecided;
    std::string signs, contrary; ///< "MODL, SEQS", in file order; empty if none
};

/// VERS 1300–1899 is used for two games' layouts. Every chunk whose size, counts or tags fit only one of them is a
/// sign: MODL of 373 or 372 bytes, counted or plain lists that fill their chunk exactly, visibility tracks called KVIS
/// or not, MTLS without or with LAYS, GEOS and CLID by their beginning, chunks that only one game has. A game is chosen
/// if it has more than twice the signs of the other. `file` begins with MDLX.
DialectGuess guessDialect(Bytes file, std::uint32_t version);

/// Whether a version number alone leaves the dialect open.
inline bool isSharedVersion(std::uint32_t version)
{
    return version >= 1300 && version < 1900;
}

} // namespace sinew::mdx
