// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "plugins/m2/model/time_ranges.h"

#include <map>
#include <vector>

namespace sinew::m2 {

/// A curve's keys, grouped by the range that they lie in.
class TimeRangeKeys
{
public:
    struct Key
    {
        const CurveBase *from;
        std::size_t row;
        std::int32_t time; ///< relative to the start of the range
    };
    using Keys = std::vector<Key>;

    /// Both must outlive this object.
    TimeRangeKeys(const CurveBase &curve, const TimeRanges &timeRanges);

    Keys of(std::int32_t start) const;
    void set(std::int32_t start, Keys keys);
    /// Gives every sequence that had no sub-track of its own the keys of the first one, which it has played until now
    /// (CurveBase::Header::slots). `slots` counts rows of `timeRanges`; sequences that already have keys keep them.
    void spread(const TimeRanges &timeRanges, std::size_t slots, const Keys &first);
    /// Drops the keys of the sequences from row `slots` on if all of them equal those of the first; otherwise returns
    /// false.
    bool gather(const TimeRanges &timeRanges, std::size_t slots, std::size_t width);
    void dropOutside(const TimeRanges &timeRanges);
    /// The keys in order of their ranges; within a range they keep their order.
    CurveBase curve(CurveBase::Header header, std::size_t width) const;

private:
    std::map<std::int32_t, Keys> m_keys;
};

} // namespace sinew::m2
