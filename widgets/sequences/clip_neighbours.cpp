// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/sequences/clip_neighbours.h"

#include <algorithm>
#include <utility>

namespace sinew {

namespace {

/// The two lowest of a number of rows.
struct LowestRows
{
    static constexpr std::size_t none = ~std::size_t(0);
    std::size_t first = none, second = none;

    void add(std::size_t row)
    {
        if (row < first)
            second = std::exchange(first, row);
        else if (row != first)
            second = std::min(second, row);
    }
};

/// Finds the lowest rows among those with a rank up to any limit (a Fenwick tree).
class RankedRows
{
public:
    explicit RankedRows(std::size_t count) : m_tree(count + 1) {}

    /// `rank` counts from 0.
    void add(std::size_t rank, std::size_t row)
    {
        for (std::size_t at = rank + 1; at < m_tree.size(); at += at & (~at + 1))
            m_tree[at].add(row);
    }
    LowestRows below(std::size_t rank) const
    {
        LowestRows lowest;
        for (std::size_t at = rank; at > 0; at -= at & (~at + 1)) {
            lowest.add(m_tree[at].first);
            lowest.add(m_tree[at].second);
        }
        return lowest;
    }

private:
    std::vector<LowestRows> m_tree;
};

} // namespace

ClipNeighbours::ClipNeighbours(std::span<const Clip> clips) : m_clips(clips), m_firstOverlap(clips.size(), none)
{
    for (std::size_t row = 0; row < clips.size(); ++row)
        if (counts(row))
            m_byStart.push_back(row);
    m_byEnd = m_byStart;
    std::stable_sort(m_byStart.begin(), m_byStart.end(),
                     [&](std::size_t a, std::size_t b) { return clips[a].start < clips[b].start; });
    std::sort(m_byEnd.begin(), m_byEnd.end(),
              [&](std::size_t a, std::size_t b) { return clips[a].end < clips[b].end; });
    findFirstOverlaps();
}

std::size_t ClipNeighbours::overlapCount(std::size_t row) const
{
    if (!counts(row))
        return 0;
    const auto over = std::partition_point(m_byEnd.begin(), m_byEnd.end(),
                                           [&](std::size_t other) { return m_clips[other].end < m_clips[row].start; });
    return startedBy(m_clips[row].end) - std::size_t(over - m_byEnd.begin()) - 1;
}

std::optional<std::size_t> ClipNeighbours::firstOverlap(std::size_t row) const
{
    return m_firstOverlap[row] == none ? std::nullopt : std::optional(m_firstOverlap[row]);
}

std::optional<std::size_t> ClipNeighbours::next(std::size_t row) const
{
    const std::size_t at = counts(row) ? startedBy(m_clips[row].end) : m_byStart.size();
    return at < m_byStart.size() ? std::optional(m_byStart[at]) : std::nullopt;
}

/// The number of clips that start at that time or before.
std::size_t ClipNeighbours::startedBy(std::int32_t time) const
{
    const auto later = std::partition_point(m_byStart.begin(), m_byStart.end(),
                                            [&](std::size_t other) { return m_clips[other].start <= time; });
    return std::size_t(later - m_byStart.begin());
}

void ClipNeighbours::findFirstOverlaps()
{
    std::vector<std::size_t> rank(m_clips.size());
    for (std::size_t i = 0; i < m_byStart.size(); ++i)
        rank[m_byStart[i]] = i;
    // Going from the last start to the first, the set of rows that have not ended before it only grows.
    RankedRows running(m_byStart.size());
    std::size_t ended = m_byEnd.size();
    for (std::size_t i = m_byStart.size(); i-- > 0;) {
        const std::size_t row = m_byStart[i];
        for (; ended > 0 && m_clips[m_byEnd[ended - 1]].end >= m_clips[row].start; --ended)
            running.add(rank[m_byEnd[ended - 1]], m_byEnd[ended - 1]);
        const LowestRows lowest = running.below(startedBy(m_clips[row].end));
        m_firstOverlap[row] = lowest.first == row ? lowest.second : lowest.first;
    }
}

} // namespace sinew
