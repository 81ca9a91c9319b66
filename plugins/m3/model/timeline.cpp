// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m3/model/timeline.h"

#include "plugins/m3/model/anim_ids.h"
#include "plugins/m3/model/blocks.h"

#include <algorithm>
#include <functional>
#include <unordered_map>

namespace sinew::m3 {

namespace {

/// Enough for the rows of a collection's blocks: 65,536 of each kind. valueOf() leaves as many bits free.
constexpr int rowBits = 28;

} // namespace

TimeRanges::TimeRanges(const Root &root)
{
    for (std::size_t row = 0; row < root.sequences.size(); ++row)
        m_all.push_back({root.sequences[row].lineStart, 0, int(row), -1});
    for (std::size_t row = 0; row < root.collections.size(); ++row) {
        std::int32_t known = notOnTimeline; // most blocks stand where the one before them does
        for (const Block &block : root.collections[row].blocks)
            if (block.lineStart != notOnTimeline && block.lineStart != known) {
                known = block.lineStart;
                m_all.push_back({known, 0, -1, int(row)});
            }
    }
    // Sequences come first among those that start together.
    std::stable_sort(m_all.begin(), m_all.end(), [](const TimeRange &a, const TimeRange &b) {
        return a.start != b.start ? a.start < b.start : (a.sequence >= 0) > (b.sequence >= 0);
    });
    m_all.erase(std::unique(m_all.begin(), m_all.end(),
                            [](const TimeRange &a, const TimeRange &b) { return a.start == b.start; }),
                m_all.end());
    for (std::size_t i = 0; i < m_all.size(); ++i)
        m_all[i].end = i + 1 < m_all.size() ? std::int64_t(m_all[i + 1].start) - timelineMargin
                                            : std::int64_t(m_all[i].start) + longestSequence + 1;
}

const TimeRange *TimeRanges::at(std::int32_t time) const
{
    const auto after = std::upper_bound(m_all.begin(), m_all.end(), std::int64_t(time) + timelineMargin,
                                        [](std::int64_t t, const TimeRange &s) { return t < s.start; });
    if (after == m_all.begin())
        return nullptr;
    const TimeRange &found = *std::prev(after);
    return found.holds(time) ? &found : nullptr;
}

const TimeRange *TimeRanges::startingAt(std::int32_t start) const
{
    const auto found = std::lower_bound(m_all.begin(), m_all.end(), start,
                                        [](const TimeRange &s, std::int32_t t) { return s.start < t; });
    return found != m_all.end() && found->start == start ? &*found : nullptr;
}

std::int64_t nextTimeRange(const Root &root)
{
    std::int64_t next = 0;
    const auto behind = [&](std::int32_t start, std::uint32_t length) {
        next = std::max(next, std::int64_t(start) +
                                  std::max<std::int64_t>(timelineStep, std::min<std::int64_t>(length, longestSequence) +
                                                                           2 * timelineMargin));
    };
    for (const Sequence &sequence : root.sequences)
        behind(sequence.lineStart, sequence.end);
    for (const Collection &collection : root.collections)
        for (const Block &block : collection.blocks)
            if (block.lineStart != notOnTimeline)
                behind(block.lineStart, block.end);
    return (next + timelineStep - 1) / timelineStep * timelineStep;
}

std::uint64_t valueOf(const Block &block)
{
    const std::uint16_t kind =
        canHold(block.kind, typeInfo<std::uint32_t>()) ? std::uint16_t(BlockKind::UInt32) : block.kind;
    return std::uint64_t(block.animId) << 4 | kind;
}

Claims claimsOf(const Root &root)
{
    Claims claims;
    std::vector<int> placed(root.collections.size(), -1);
    for (std::size_t row = 0; row < root.sequences.size(); ++row) {
        std::vector<std::uint32_t> members;
        if (row < root.groups.size())
            for (const std::uint32_t collection : root.groups[row].collections)
                if (collection < root.collections.size())
                    members.push_back(collection);
        std::ranges::stable_sort(members, std::greater(),
                                 [&](std::uint32_t member) { return root.collections[member].priority; });
        const auto shared = std::ranges::find_if(members, [&](std::uint32_t member) { return placed[member] >= 0; });
        const int sequence = shared == members.end() ? int(row) : placed[*shared];
        claims.timeRange.push_back(sequence);
        for (const std::uint32_t member : members)
            if (placed[member] < 0) {
                placed[member] = sequence;
                claims.order.push_back({member, sequence});
            }
    }
    for (std::size_t collection = 0; collection < placed.size(); ++collection)
        if (placed[collection] < 0)
            claims.order.push_back({collection, -1});
    return claims;
}

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
        sequence.lineStart = starts.back() == notOnTimeline ? 0 : starts.back();
    }
    std::vector<std::pair<std::size_t, std::int32_t>> order; // collections with their range
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
            blocks[row].lineStart = notOnTimeline;
            if (start != notOnTimeline && !extent.far[row])
                own.push_back(valueOf(blocks[row]) << rowBits | row);
        }
        sortByAnimId(own);
        std::int32_t spare = notOnTimeline; // where those stand that an earlier collection covers
        const std::size_t others = before.size();
        before.reserve(others + own.size());
        for (std::size_t i = 0; i < own.size(); ++i) {
            const std::uint64_t key = own[i] >> rowBits;
            if (i && key == own[i - 1] >> rowBits)
                continue; // twice in one collection: the second stays off the line
            Block &block = blocks[own[i] & ((1u << rowBits) - 1)];
            if (!std::binary_search(before.begin(), before.begin() + std::ptrdiff_t(others), key)) {
                block.lineStart = start;
                before.push_back(key);
                continue;
            }
            if (spare == notOnTimeline)
                spare = takeTimeRange(extent.last);
            block.lineStart = spare;
        }
        std::inplace_merge(before.begin(), before.begin() + std::ptrdiff_t(others), before.end());
    }
}

} // namespace sinew::m3
