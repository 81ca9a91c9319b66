// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "plugins/m2/model/model.h"

#include <set>
#include <vector>

namespace sinew::m2 {

/// The ranges of the common timeline that belong to sequences in files of 264 and later.
class TimeRanges
{
public:
    explicit TimeRanges(const M2Model &model);
    /// The ranges of `b`, plus the positions of the ranges of `a`.
    static TimeRanges both(const TimeRanges &a, TimeRanges b);

    std::size_t size() const { return m_starts.size(); }
    std::int32_t start(std::size_t row) const { return m_starts[row]; }
    /// Row of the sequence whose sub-track a sequence plays: its alias's target if they share a range, else its own.
    std::size_t owner(std::size_t row) const { return m_owners[row]; }
    bool ownsKeys(std::size_t row) const { return m_owners[row] == row; }
    const std::vector<NodeId> &ids() const { return m_ids; }
    bool has(std::int32_t start) const { return m_all.count(start) != 0; }
    /// The range that a time lies in: the start of a sequence's range, or what would be one.
    std::int32_t timeRangeOf(std::int32_t time) const;
    bool operator==(const TimeRanges &) const = default;

private:
    std::int32_t m_length;
    std::vector<std::int32_t> m_starts;
    std::vector<std::size_t> m_owners;
    std::vector<NodeId> m_ids;
    std::set<std::int32_t> m_all;
};

/// The curve with a sub-track for every sequence; the same curve if it already has them.
CurveBase spreadCurve(const CurveBase &curve, const TimeRanges &timeRanges, std::size_t width);

} // namespace sinew::m2
