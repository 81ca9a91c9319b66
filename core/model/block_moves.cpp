// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/model/block_moves.h"

#include <algorithm>
#include <cstdlib>
#include <unordered_map>

namespace sinew {

namespace {

/// How many rows the steps shift in a list that has `size` rows at first.
std::size_t shiftedRows(const ChangeSet &steps, std::size_t size)
{
    std::size_t sum = 0;
    for (const Change &step : steps) {
        const auto first = std::size_t(step.first), count = std::size_t(step.count);
        if (step.kind == Change::Move) {
            sum += std::size_t(std::abs(step.first - step.to)) + count;
            continue;
        }
        size = step.kind == Change::Insert ? size + count : size;
        sum += size - first;
        size = step.kind == Change::Remove ? size - count : size;
    }
    return sum;
}

/// Sorts a list by merging: each merge exchanges the rows around its middle and goes on in both halves, so that n rows
/// take n log² n shifts at most.
class BlockSort
{
public:
    /// `ranks`: of each row, the one that it is to have.
    BlockSort(const Address &list, std::vector<std::size_t> ranks) : m_list(list), m_ranks(std::move(ranks)) {}

    ChangeSet run()
    {
        sort(0, m_ranks.size());
        return std::move(m_moves);
    }

private:
    void sort(std::size_t first, std::size_t last)
    {
        const auto begin = m_ranks.begin();
        if (std::is_sorted(begin + std::ptrdiff_t(first), begin + std::ptrdiff_t(last)))
            return;
        const std::size_t middle = first + (last - first) / 2;
        sort(first, middle);
        sort(middle, last);
        merge(first, middle, last);
    }

    void merge(std::size_t first, std::size_t middle, std::size_t last)
    {
        if (first == middle || middle == last || m_ranks[middle - 1] < m_ranks[middle])
            return;
        // How many of the lower half of all rows the first range has.
        const std::size_t half = (last - first) / 2, ofSecond = last - middle;
        std::size_t own = half > ofSecond ? half - ofSecond : 0, most = std::min(half, middle - first);
        while (own < most) {
            const std::size_t tried = own + (most - own) / 2;
            if (m_ranks[first + tried] < m_ranks[middle + half - tried - 1])
                own = tried + 1;
            else
                most = tried;
        }
        const std::size_t others = half - own;
        move(middle, others, first + own);
        merge(first, first + own, first + half);
        merge(first + half, middle + others, last);
    }

    void move(std::size_t first, std::size_t count, std::size_t to)
    {
        if (count == 0 || first == to)
            return;
        const auto begin = m_ranks.begin();
        std::rotate(begin + std::ptrdiff_t(to), begin + std::ptrdiff_t(first), begin + std::ptrdiff_t(first + count));
        m_moves.push_back({Change::Move, m_list, int(first), int(count), int(to)});
    }

    const Address m_list;
    std::vector<std::size_t> m_ranks;
    ChangeSet m_moves;
};

} // namespace

void useBlockMoves(const std::vector<NodeId> &before, const std::vector<NodeId> &after, ChangeSet &steps)
{
    constexpr std::size_t fewRows = std::size_t(1) << 20; // more than in edits of any real model
    const std::size_t shifted = shiftedRows(steps, before.size());
    if (shifted <= fewRows)
        return;
    const Address list = steps.front().at;
    std::vector<NodeId> rows = before;
    for (const Change &step : steps)
        if (step.kind == Change::Insert) {
            const std::vector<NodeId> &ids = step.other.type().list->ids(const_cast<void *>(step.other.data()));
            rows.insert(rows.end(), ids.begin(), ids.end());
        }
    std::unordered_map<NodeId, std::size_t> rowAfter;
    for (std::size_t row = 0; row < after.size(); ++row)
        rowAfter.emplace(after[row], row);
    std::vector<std::size_t> ranks;
    std::size_t end = after.size();
    for (const NodeId id : rows) {
        const auto found = rowAfter.find(id);
        ranks.push_back(found == rowAfter.end() ? end++ : found->second);
    }

    ChangeSet blocks = BlockSort(list, std::move(ranks)).run();
    const std::size_t incoming = rows.size() - before.size(), going = end - after.size();
    if (shiftedRows(blocks, rows.size()) + incoming + going >= shifted)
        return;
    if (incoming > 0) {
        Change insertion{Change::Insert, list, int(before.size()), int(incoming)};
        for (Change &step : steps) {
            if (step.kind != Change::Insert)
                continue;
            const TypeInfo &type = step.other.type();
            if (insertion.other.isEmpty())
                insertion.other = Value(type);
            type.list->insert(insertion.other.data(), type.list->size(insertion.other.data()), step.other.data());
        }
        blocks.insert(blocks.begin(), std::move(insertion));
    }
    if (going > 0)
        blocks.push_back({Change::Remove, list, int(after.size()), int(going)});
    steps = std::move(blocks);
}

} // namespace sinew
