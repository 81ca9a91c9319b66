// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "plugins/m3/model/model.h"

namespace sinew::m3 {

/// A part of the timeline and what plays it.
struct TimeRange
{
    std::int32_t start = 0;
    std::int64_t end = 0; ///< exclusive
    int sequence = -1;    ///< row; the first of those that share it
    int collection = -1;  ///< row, of ranges that no sequence plays

    bool holds(std::int32_t time) const { return time >= std::int64_t(start) - timelineMargin && time < end; }
};

/// The ranges of a model in timeline order. They alone decide which one a key belongs to.
class TimeRanges
{
public:
    explicit TimeRanges(const Root &root);
    auto begin() const { return m_all.begin(); }
    auto end() const { return m_all.end(); }
    /// The range that a time belongs to, null if there is none.
    const TimeRange *at(std::int32_t time) const;
    /// The range that starts there, null if none.
    const TimeRange *startingAt(std::int32_t start) const;

private:
    std::vector<TimeRange> m_all;
};

/// Where the next new sequence can start.
std::int64_t nextTimeRange(const Root &root);

} // namespace sinew::m3
