// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "plugins/m3/model/model.h"

namespace sinew::m3 {

/// Which collections go before which: of two that animate a value in one range only the blocks of the first play.
struct Claims
{
    struct Claim
    {
        std::size_t collection = 0; ///< row
        int sequence = -1;          ///< row of the one on whose range it plays, -1 of those that no group names
    };
    /// Those of a sequence before those of later ones and of none; within one by priority, the highest first, then as
    /// its group lists them.
    std::vector<Claim> order;
    /// By sequence: the row of the one whose range it plays on. Another one's where its group names a collection of
    /// that one.
    std::vector<int> timeRange;
};

Claims claimsOf(const Root &root);

/// What a block animates, in 36 bits: the same for kinds whose keys can be those of one curve. Ordered by animId.
std::uint64_t valueOf(const Block &block);

} // namespace sinew::m3
