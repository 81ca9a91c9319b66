// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/model/address.h"

#include <vector>

namespace sinew {

/// An object of a list that changes its place, and the row that it then has.
struct OrderMove
{
    NodeId object;
    std::size_t row;
};

/// The fewest moves, one after the other, by which a list gets another order of the same objects.
std::vector<OrderMove> fewestMoves(const std::vector<NodeId> &before, const std::vector<NodeId> &wanted);

} // namespace sinew
