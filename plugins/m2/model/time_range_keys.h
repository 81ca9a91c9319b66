// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "plugins/m2/model/time_ranges.h"

#include <map>
#include <vector>

namespace sinew::m2 {

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

} // namespace sinew::m2
