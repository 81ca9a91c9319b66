// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "plugins/m2/model/model.h"

#include <map>
#include <set>
#include <vector>

namespace sinew::m2 {

/// The ranges of the common timeline that sequences of 264 and later have.
class TimeRanges
{
public:
    explicit TimeRanges(const M2Model &model);
    /// The ranges of `b` and where those of `a` were.
    static TimeRanges both(const TimeRanges &a, TimeRanges b);

    std::int32_t length() const { return m_length; }
    std::size_t size() const { return m_starts.size(); }
    std::int32_t start(std::size_t row) const { return m_starts[row]; }
    /// Row of the sequence whose sub-track a sequence plays: its alias's target where they share a range, else its
    /// own.
    std::size_t owner(std::size_t row) const { return m_owners[row]; }
    bool ownsKeys(std::size_t row) const { return m_owners[row] == row; }
    const std::vector<NodeId> &ids() const { return m_ids; }
    bool has(std::int32_t start) const { return m_all.count(start) != 0; }
    /// The range that a time lies in: the start of a sequence's, or what would be one.
    std::int32_t timeRangeOf(std::int32_t time) const;
    bool operator==(const TimeRanges &) const = default;

private:
    std::int32_t m_length;
    std::vector<std::int32_t> m_starts;
    std::vector<std::size_t> m_owners;
    std::vector<NodeId> m_ids;
    std::set<std::int32_t> m_all;
};

/// A curve's keys by the range that they stand in.
class TimeRangeKeys
{
public:
    struct Key
    {
        const CurveBase *from;
        std::size_t row;
        std::int32_t time; ///< since the start of the range
    };
    using Keys = std::vector<Key>;

    /// Both must live as long as this.
    TimeRangeKeys(const CurveBase &curve, const TimeRanges &timeRanges);

    Keys of(std::int32_t start) const;
    void set(std::int32_t start, Keys keys);
    /// Gives every sequence that had no sub-track of its own the keys of the first one, which it played
    /// (CurveBase::Header::slots). `slots` counts rows of `timeRanges`; sequences that have keys already keep them.
    void spread(const TimeRanges &timeRanges, std::size_t slots, const Keys &first);
    /// Drops the keys of the sequences from row `slots` on when all of them are those of the first; false when they are
    /// not.
    bool gather(const TimeRanges &timeRanges, std::size_t slots, std::size_t width);
    void dropOutside(const TimeRanges &timeRanges);
    /// The keys in order of their ranges; those of one range in the order that they had.
    CurveBase curve(CurveBase::Header header, std::size_t width) const;

private:
    std::map<std::int32_t, Keys> m_keys;
};

/// The curve with a sub-track for every sequence; itself when it has them.
CurveBase spreadCurve(const CurveBase &curve, const TimeRanges &timeRanges, std::size_t width);

} // namespace sinew::m2
