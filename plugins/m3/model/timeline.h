// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "plugins/m3/model/model.h"

#include <limits>

namespace sinew::m3 {

/// Block::lineStart of keys that could not be put on the timeline: too far from their sequence.
inline constexpr std::int32_t notOnTimeline = std::numeric_limits<std::int32_t>::min();

/// The longest time that a sequence can be given, in milliseconds. More would leave no room on the timeline; ten hours
/// are enough for any animation.
inline constexpr std::int32_t longestSequence = 36'000'000;

/// A part of the timeline and what plays it.
struct TimeRange
{
    std::int32_t start = 0;
    std::int64_t end = 0; ///< exclusive
    int sequence = -1;    ///< row; the first of those that share it
    int collection = -1;  ///< row, of ranges that no sequence plays

    bool holds(std::int32_t time) const { return time >= std::int64_t(start) - timelineMargin && time < end; }
};

/// The ranges of a model in the order of the line. They alone decide to which one a key belongs.
class TimeRanges
{
public:
    explicit TimeRanges(const Root &root);
    auto begin() const { return m_all.begin(); }
    auto end() const { return m_all.end(); }
    /// The one that a time belongs to, null for times that lie on none.
    const TimeRange *at(std::int32_t time) const;
    /// The one that starts there, null for none.
    const TimeRange *startingAt(std::int32_t start) const;

private:
    std::vector<TimeRange> m_all;
};

/// Where the next new sequence can start.
std::int64_t nextTimeRange(const Root &root);

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

/// Decides where sequences, and the blocks of their collections, stand on the timeline of a model that is read.
///
/// Each sequence gets a range, and the blocks of the collections of its group stand on it. Where two of them animate
/// the same value the first by claimsOf() wins; blocks of the later one get a range that no sequence plays, as do
/// collections that no group names.
class TimelineLayout
{
public:
    explicit TimelineLayout(Root &root) : m_root(root), m_extents(root.collections.size()) {}
    /// A block with keys from `first` to `last` of its own time; both 0 for none.
    void add(std::size_t collection, std::size_t block, std::int32_t first, std::int32_t last);
    /// Sets Sequence::lineStart and Block::lineStart.
    void place();

private:
    struct Extent
    {
        std::vector<std::uint8_t> far; ///< by block: never on the timeline
        std::int32_t last = 0;
    };
    std::int32_t takeTimeRange(std::int64_t length);

    Root &m_root;
    std::vector<Extent> m_extents;
    std::int64_t m_next = 0;
};

} // namespace sinew::m3
