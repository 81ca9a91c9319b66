// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/curves/dope/dope_columns.h"

#include <algorithm>
#include <cmath>

namespace sinew {

namespace {

/// Converts a double bound to a key time: keys at or after it.
std::int32_t ceilTime(double time)
{
    return std::int32_t(std::clamp(std::ceil(time), -2147483648.0, 2147483647.0));
}

} // namespace

void coverColumns(const CurveBase &curve, const KeyMarks &marks, KeyBits bits, const TimeAxis &axis,
                  std::vector<std::uint8_t> &columns)
{
    const auto times = curve.times();
    const double width = double(columns.size());
    const auto isSelected = [&](std::size_t row) { return row < marks.size() && (marks[row].selected & bits); };
    if (!std::is_sorted(times.begin(), times.end())) {
        for (std::size_t row = 0; row < times.size(); ++row) {
            const double x = std::floor(axis.xOf(times[row]));
            if (x >= 0 && x < width)
                columns[std::size_t(x)] |= isSelected(row) ? ColumnHasKey | ColumnHasSelected : ColumnHasKey;
        }
        return;
    }
    auto key = std::lower_bound(times.begin(), times.end(), ceilTime(axis.timeAt(0)));
    while (key != times.end()) {
        const double x = std::floor(axis.xOf(*key));
        if (x >= width)
            break;
        const auto next = std::max(key + 1, std::lower_bound(key, times.end(), ceilTime(axis.timeAt(x + 1))));
        // Rounding may put the first key slightly left of the edge.
        std::uint8_t &column = columns[std::size_t(std::max(x, 0.0))];
        column |= ColumnHasKey;
        for (auto k = key; k != next && !marks.empty() && !(column & ColumnHasSelected); ++k)
            if (isSelected(std::size_t(k - times.begin())))
                column |= ColumnHasSelected;
        key = next;
    }
}

void coverBorrowed(const CurveBase &curve, std::span<const BorrowedSpan> echoes, const TimeAxis &axis,
                   std::vector<std::uint8_t> &columns)
{
    const double width = double(columns.size());
    for (const BorrowedSpan &echo : echoes) {
        if (axis.xOf(echo.at.end) < 0 || axis.xOf(echo.at.start) >= width)
            continue;
        for (const std::int32_t time : curve.times()) {
            const double seen = double(time) - echo.of.start + echo.at.start;
            if (time < echo.of.start || time > echo.of.end || seen > echo.at.end)
                continue;
            const double x = std::floor(axis.xOf(seen));
            if (x >= 0 && x < width)
                columns[std::size_t(x)] |= ColumnHasKey;
        }
    }
}

std::vector<std::size_t> rowsBetween(const CurveBase &curve, double first, double last)
{
    const auto times = curve.times();
    std::vector<std::size_t> rows;
    std::size_t row = 0;
    const bool sorted = std::is_sorted(times.begin(), times.end());
    if (sorted)
        row = std::size_t(std::lower_bound(times.begin(), times.end(), ceilTime(first)) - times.begin());
    for (; row < times.size(); ++row) {
        if (times[row] >= first && times[row] <= last)
            rows.push_back(row);
        else if (sorted)
            break;
    }
    return rows;
}

bool nearestKeyTime(const CurveBase &curve, double time, double reach, std::int32_t &found)
{
    bool any = false;
    for (const std::size_t row : rowsBetween(curve, time - reach, time + reach)) {
        const std::int32_t t = curve.times()[row];
        if (!any || std::abs(t - time) < std::abs(found - time))
            found = t;
        any = true;
    }
    return any;
}

} // namespace sinew
