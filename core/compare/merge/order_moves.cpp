// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/compare/merge/order_moves.h"

#include <algorithm>
#include <unordered_map>

namespace sinew {

namespace {

/// Marks the longest run of numbers, neighbours or not, that ascend.
std::vector<bool> longestAscending(const std::vector<std::size_t> &numbers)
{
    std::vector<std::size_t> ends; // of each length, where the run that ends lowest has its end
    std::vector<std::size_t> previous(numbers.size());
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        const auto at = std::lower_bound(ends.begin(), ends.end(), numbers[i],
                                         [&](std::size_t end, std::size_t number) { return numbers[end] < number; });
        previous[i] = at == ends.begin() ? i : *(at - 1);
        if (at == ends.end())
            ends.push_back(i);
        else
            *at = i;
    }
    std::vector<bool> marks(numbers.size());
    for (std::size_t left = ends.size(), i = ends.empty() ? 0 : ends.back(); left > 0; --left, i = previous[i])
        marks[i] = true;
    return marks;
}

} // namespace

std::vector<OrderMove> fewestMoves(const std::vector<NodeId> &before, const std::vector<NodeId> &wanted)
{
    std::unordered_map<NodeId, std::size_t> rowBefore;
    for (std::size_t row = 0; row < before.size(); ++row)
        rowBefore.emplace(before[row], row);
    std::vector<std::size_t> from;
    for (const NodeId id : wanted)
        from.push_back(rowBefore.at(id));
    const std::vector<bool> stays = longestAscending(from);

    // Each goes behind those that are to be in front of it. Among these may be some that have not yet moved.
    std::vector<bool> waits(before.size());
    for (std::size_t row = 0; row < wanted.size(); ++row)
        waits[from[row]] = !stays[row];
    std::size_t passed = 0, waiting = 0; // rows up to the last one that stays, and what waits there
    std::vector<OrderMove> moves;
    for (std::size_t row = 0; row < wanted.size(); ++row) {
        if (stays[row]) {
            for (; passed <= from[row]; ++passed)
                waiting += waits[passed];
            continue;
        }
        waits[from[row]] = false;
        waiting -= from[row] < passed;
        moves.push_back({wanted[row], row + waiting});
    }
    return moves;
}

} // namespace sinew
