// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "plugins/m3/model/model.h"

namespace sinew::m3 {

/// The precedence of collections: of two that animate the same value in one range only the blocks of the first play.
struct Claims
{
    struct Claim
    {
        std::size_t collection = 0; ///< row
        int sequence = -1;          ///< row of the sequence on whose range it plays, -1 if no group names it
    };
    /// Collections of a sequence come before those of later ones and of none; within a sequence by priority, highest
    /// first, then as its group lists them.
    std::vector<Claim> order;
    /// By sequence: the row of the sequence whose range it plays on; another one's if its group names a collection of
    /// that sequence.
    std::vector<int> timeRange;
};

Claims claimsOf(const Root &root);

/// The value that a block animates, in 36 bits: equal for kinds whose keys can belong to one curve. Ordered by animId.
std::uint64_t valueOf(const Block &block);

} // namespace sinew::m3
