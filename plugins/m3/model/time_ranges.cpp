// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m3/model/time_ranges.h"

#include "plugins/m3/model/timeline.h"

#include <algorithm>

namespace sinew::m3 {

TimeRanges::TimeRanges(const Root &root)
{
    for (std::size_t row = 0; row < root.sequences.size(); ++row)
        m_all.push_back({root.sequences[row].timelineStart, 0, int(row), -1});
    for (std::size_t row = 0; row < root.collections.size(); ++row) {
        std::int32_t known = notOnTimeline; // most blocks are in the range of the one before them
        for (const Block &block : root.collections[row].blocks)
            if (block.timelineStart != notOnTimeline && block.timelineStart != known) {
                known = block.timelineStart;
                m_all.push_back({known, 0, -1, int(row)});
            }
    }
    // Of those that start together, sequences come first.
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
        behind(sequence.timelineStart, sequence.end);
    for (const Collection &collection : root.collections)
        for (const Block &block : collection.blocks)
            if (block.timelineStart != notOnTimeline)
                behind(block.timelineStart, block.end);
    return (next + timelineStep - 1) / timelineStep * timelineStep;
}

} // namespace sinew::m3
