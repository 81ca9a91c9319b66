// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m3/model/timeline_layout.h"

#include "plugins/m3/model/anim_id_filter.h"
#include "plugins/m3/model/claims.h"
#include "plugins/m3/model/timeline.h"

#include <algorithm>
#include <unordered_map>

namespace sinew::m3 {

namespace {

/// Enough for the rows of a collection's blocks: 65,536 of each kind. valueOf() leaves that many bits free.
constexpr int rowBits = 28;

} // namespace

void TimelineLayout::add(std::size_t collection, std::size_t block, std::int32_t first, std::int32_t last)
{
    Extent &extent = m_extents[collection];
    extent.far.resize(m_root.collections[collection].blocks.size());
    if (first < -timelineMargin || last > longestSequence)
        extent.far[block] = 1;
    else
        extent.last = std::max(extent.last, last);
}

std::int32_t TimelineLayout::takeTimeRange(std::int64_t length)
{
    const std::int64_t start = m_next;
    const std::int64_t steps = (length + 2 * timelineMargin + timelineStep - 1) / timelineStep;
    if (start + steps * timelineStep > std::numeric_limits<std::int32_t>::max() - timelineStep)
        return notOnTimeline;
    m_next += steps * timelineStep;
    return std::int32_t(start);
}

void TimelineLayout::place()
{
    const Claims claims = claimsOf(m_root);
    std::vector<std::int32_t> starts;
    for (std::size_t row = 0; row < m_root.sequences.size(); ++row) {
        Sequence &sequence = m_root.sequences[row];
        if (claims.timeRange[row] != int(row)) {
            starts.push_back(starts[std::size_t(claims.timeRange[row])]);
        } else {
            std::int64_t length =
                std::min<std::uint32_t>(std::max(sequence.start, sequence.end), std::uint32_t(longestSequence));
            if (row < m_root.groups.size())
                for (const std::uint32_t collection : m_root.groups[row].collections)
                    if (collection < m_extents.size())
                        length = std::max<std::int64_t>(length, m_extents[collection].last);
            starts.push_back(takeTimeRange(length));
        }
        sequence.timelineStart = starts.back() == notOnTimeline ? 0 : starts.back();
    }
    std::vector<std::pair<std::size_t, std::int32_t>> order; // collections with their ranges
    for (const Claims::Claim &claim : claims.order) {
        if (claim.sequence >= 0)
            order.emplace_back(claim.collection, starts[std::size_t(claim.sequence)]);
        else if (!m_root.collections[claim.collection].blocks.isEmpty())
            order.emplace_back(claim.collection, takeTimeRange(m_extents[claim.collection].last));
    }
    std::unordered_map<std::int32_t, std::vector<std::uint64_t>> taken; // sorted
    for (const auto &[collection, start] : order) {
        auto &blocks = m_root.collections[collection].blocks;
        std::vector<std::uint64_t> &before = taken[start];
        std::vector<std::uint64_t> own; // animId, kind, row
        own.reserve(blocks.size());
        Extent &extent = m_extents[collection];
        extent.far.resize(blocks.size());
        for (std::uint32_t row = 0; row < blocks.size(); ++row) {
            blocks[row].timelineStart = notOnTimeline;
            if (start != notOnTimeline && !extent.far[row])
                own.push_back(valueOf(blocks[row]) << rowBits | row);
        }
        sortByAnimId(own);
        std::int32_t spare = notOnTimeline; // the range of blocks that an earlier collection covers
        const std::size_t others = before.size();
        before.reserve(others + own.size());
        for (std::size_t i = 0; i < own.size(); ++i) {
            const std::uint64_t key = own[i] >> rowBits;
            if (i && key == own[i - 1] >> rowBits)
                continue; // twice in one collection: the second stays off the line
            Block &block = blocks[own[i] & ((1u << rowBits) - 1)];
            if (!std::binary_search(before.begin(), before.begin() + std::ptrdiff_t(others), key)) {
                block.timelineStart = start;
                before.push_back(key);
                continue;
            }
            if (spare == notOnTimeline)
                spare = takeTimeRange(extent.last);
            block.timelineStart = spare;
        }
        std::inplace_merge(before.begin(), before.begin() + std::ptrdiff_t(others), before.end());
    }
}

} // namespace sinew::m3
