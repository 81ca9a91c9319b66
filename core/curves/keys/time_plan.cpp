// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/curves/keys/time_plan.h"

#include "core/curves/key_rows.h"
#include "core/curves/keys/key_collision.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace sinew {

namespace {

using Limits = std::numeric_limits<std::int32_t>;

/// Keys in the same span, or between the same two; a range of rows by time.
struct KeyRange
{
    std::size_t first = 0, last = 0; ///< last: one past the end
    const TimeSpan *span = nullptr;
};

std::vector<KeyRange> keyRangesOf(const CurveEdit &edit, std::span<const std::uint32_t> order, bool bySpans)
{
    if (!bySpans || edit.spans.empty())
        return {{0, order.size(), nullptr}};
    std::vector<std::int64_t> borders;
    for (const TimeSpan &span : edit.spans) {
        borders.push_back(span.start);
        borders.push_back(std::int64_t(span.end) + 1);
    }
    std::sort(borders.begin(), borders.end());
    std::vector<KeyRange> keyRanges;
    const auto times = edit.curve.times();
    for (std::size_t i = 0; i < order.size();) {
        const std::int32_t time = times[order[i]];
        const int row = edit.spanAt(time);
        const auto border = std::upper_bound(borders.begin(), borders.end(), std::int64_t(time));
        std::size_t end = order.size();
        if (border != borders.end())
            end = std::size_t(std::lower_bound(order.begin() + std::ptrdiff_t(i), order.end(), *border,
                                               [times](std::uint32_t r, std::int64_t t) { return times[r] < t; }) -
                              order.begin());
        const TimeSpan *span = row < 0 ? nullptr : &edit.spans[std::size_t(row)];
        if (span && !keyRanges.empty() && keyRanges.back().span == span)
            keyRanges.back().last = end;
        else
            keyRanges.push_back({i, end, span});
        i = end;
    }
    return keyRanges;
}

std::int32_t wholeTime(double time)
{
    // Halves are always rounded up, so that keys keep their distances.
    return std::int32_t(std::clamp(std::floor(time + 0.5), double(Limits::min()), double(Limits::max())));
}

/// Computes the times of one curve, range by range.
class Retimer
{
public:
    Retimer(const CurveEdit &edit, const KeyTransform &transform, const Followers &followers)
        : m_edit(edit), m_transform(transform), m_followers(followers), m_old(edit.curve.times()),
          m_order(rowsByTime(edit.curve))
    {
        m_times.assign(m_old.begin(), m_old.end());
        m_moved.assign(m_old.size(), 0);
    }

    Result<TimePlan> plan()
    {
        for (const KeyRange &keyRange : keyRangesOf(m_edit, m_order, m_transform.keepInSpans))
            retime(keyRange);
        return settleKeys(m_edit, m_transform, std::move(m_times), m_moved);
    }

private:
    bool isSelected(std::uint32_t row) const { return (m_edit.marks[row].selected & anyValueBit) != 0; }

    double transformed(double time, double pivot) const
    {
        // Far beyond all times, so that no typed factor turns them into NaN.
        constexpr double farthest = 1e15;
        const double moved = pivot + (time - pivot) * m_transform.timeScale + m_transform.timeShift;
        return std::isnan(moved) ? time : std::clamp(moved, -farthest, farthest);
    }

    /// Centre of the selected keys around index `i` that are not separated by others.
    double centreOfRun(const KeyRange &keyRange, std::size_t i, std::size_t &end) const
    {
        for (end = i; end < keyRange.last && isSelected(m_order[end]); ++end) {}
        return (double(m_old[m_order[i]]) + double(m_old[m_order[end - 1]])) / 2;
    }

    double pivotOf(std::int32_t time) const
    {
        const auto later = std::upper_bound(m_transform.timeOrigins.begin(), m_transform.timeOrigins.end(), time);
        return m_transform.timePivot + (later == m_transform.timeOrigins.begin() ? 0 : *std::prev(later));
    }

    void retime(const KeyRange &keyRange)
    {
        double lowest = std::numeric_limits<double>::max(), highest = std::numeric_limits<double>::lowest();
        std::vector<double> wanted(keyRange.last - keyRange.first);
        std::int32_t lastOld = Limits::min();
        std::size_t runEnd = keyRange.first;
        double pivot = m_transform.timePivot;
        for (std::size_t i = keyRange.first; i < keyRange.last; ++i) {
            if (!isSelected(m_order[i]))
                continue;
            if (m_transform.pivot == PivotMode::Given)
                pivot = pivotOf(m_old[m_order[i]]);
            else if (i >= runEnd)
                pivot = centreOfRun(keyRange, i, runEnd);
            const double time = transformed(double(m_old[m_order[i]]), pivot);
            wanted[i - keyRange.first] = time;
            lowest = std::min(lowest, time);
            highest = std::max(highest, time);
            lastOld = m_old[m_order[i]];
        }
        if (highest < lowest)
            return;
        // Keys that follow keep their distance; a key on the sequence's border belongs to it.
        const double ripple = highest - double(lastOld);
        const auto isFixed = [&](std::uint32_t row) {
            return keyRange.span && (m_old[row] == keyRange.span->end || m_old[row] == keyRange.span->start);
        };
        const auto ripples = [&](std::uint32_t row) {
            return m_transform.ripple && !isSelected(row) && m_old[row] > lastOld && !isFixed(row);
        };
        double room = keyRange.span ? double(keyRange.span->end) : 0;
        for (std::size_t i = keyRange.first; i < keyRange.last; ++i)
            if (ripples(m_order[i])) {
                highest = std::max(highest, double(m_old[m_order[i]]) + ripple);
                if (keyRange.span && m_old[m_order[keyRange.last - 1]] == keyRange.span->end)
                    room = double(keyRange.span->end) - 1;
            }
        // Keys keep their distances from one another when the border stops them, if there is room.
        double factor = 1, offset = 0;
        if (keyRange.span) {
            const double start = double(keyRange.span->start);
            room = std::max(room, start);
            if (highest - lowest > room - start) {
                factor = (room - start) / (highest - lowest);
                offset = start - lowest * factor;
            } else {
                offset = std::max(0.0, start - lowest) + std::min(0.0, room - highest);
            }
        }
        for (std::size_t i = keyRange.first; i < keyRange.last; ++i) {
            const std::uint32_t row = m_order[i];
            if (isSelected(row))
                move(row, wholeTime(wanted[i - keyRange.first] * factor + offset), selectedRank);
            else if (ripples(row))
                move(row, wholeTime((double(m_old[row]) + ripple) * factor + offset), followerRank);
            else if (!m_followers.shares.empty() && m_followers.shares[row] > 0 && !isFixed(row))
                follow(keyRange, row, factor, offset);
        }
    }

    void follow(const KeyRange &keyRange, std::uint32_t row, double factor, double offset)
    {
        const double old = double(m_old[row]), share = double(m_followers.shares[row]);
        const bool own = m_transform.pivot == PivotMode::Individual;
        double time =
            transformed(old, own ? double(m_old[m_followers.leaders[row]]) : pivotOf(m_old[row])) * factor + offset;
        time = old + share * (time - old);
        if (keyRange.span)
            time = std::clamp(time, double(keyRange.span->start), double(keyRange.span->end));
        move(row, wholeTime(time), followerRank);
    }

    void move(std::uint32_t row, std::int32_t time, std::uint8_t rank)
    {
        m_times[row] = time;
        m_moved[row] = rank;
    }

    const CurveEdit &m_edit;
    const KeyTransform &m_transform;
    const Followers &m_followers;
    std::span<const std::int32_t> m_old;
    std::vector<std::uint32_t> m_order; ///< rows by time
    std::vector<std::int32_t> m_times;
    std::vector<std::uint8_t> m_moved; ///< ranks
};

} // namespace

Followers followersOf(const CurveEdit &edit, const KeyTransform &transform)
{
    Followers followers;
    if (!(transform.falloff > 0) || edit.size() == 0)
        return followers;
    followers.shares.assign(edit.size(), 0);
    followers.leaders.assign(edit.size(), 0);
    const auto times = edit.curve.times();
    const std::vector<std::uint32_t> order = rowsByTime(edit.curve);
    for (const KeyRange &keyRange : keyRangesOf(edit, order, transform.keepInSpans)) {
        const auto sweep = [&](auto begin, auto end) {
            const std::uint32_t none = ~0u;
            std::uint32_t leader = none;
            for (auto row = begin; row != end; ++row) {
                if (edit.marks[*row].selected & anyValueBit)
                    leader = *row;
                if (leader == none)
                    continue;
                const double off = std::abs(double(times[*row]) - double(times[leader]));
                const double near = std::max(0.0, 1 - off / transform.falloff);
                const float share = float(near * near * (3 - 2 * near));
                if (share > followers.shares[*row]) {
                    followers.shares[*row] = share;
                    followers.leaders[*row] = leader;
                }
            }
        };
        const auto first = order.begin() + std::ptrdiff_t(keyRange.first),
                   last = order.begin() + std::ptrdiff_t(keyRange.last);
        sweep(first, last);
        sweep(std::make_reverse_iterator(last), std::make_reverse_iterator(first));
    }
    return followers;
}

Result<TimePlan> planTimes(const CurveEdit &edit, const KeyTransform &transform, const Followers &followers)
{
    if (edit.size() == 0 || (transform.timeShift == 0 && transform.timeScale == 1))
        return TimePlan();
    return Retimer(edit, transform, followers).plan();
}

} // namespace sinew
