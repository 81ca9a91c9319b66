// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/curves/keys/key_collision.h"

#include <algorithm>
#include <limits>
#include <numeric>

namespace sinew {

namespace {

Error meeting(std::int32_t time)
{
    return {Message(QT_TRANSLATE_NOOP("Message", "Several keys would end up at %1"), {time})};
}

/// Sorts rows by new time unless they already are; rows of equal time keep their order.
void sortByTime(std::vector<std::uint32_t> &rows, std::span<const std::int32_t> times)
{
    const auto earlier = [times](std::uint32_t a, std::uint32_t b) { return times[a] < times[b]; };
    const auto notLater = [times](std::uint32_t a, std::uint32_t b) { return times[a] <= times[b]; };
    // Mirrored keys come in reverse order.
    if (std::adjacent_find(rows.begin(), rows.end(), notLater) == rows.end())
        std::reverse(rows.begin(), rows.end());
    else if (!std::is_sorted(rows.begin(), rows.end(), earlier))
        std::stable_sort(rows.begin(), rows.end(), earlier);
}

/// Rows in their new order: the moved ones, sorted, each before the first other one that is later.
std::vector<std::uint32_t> arranged(std::span<const std::int32_t> old, std::span<const std::int32_t> times)
{
    std::vector<std::uint32_t> moved, rows;
    for (std::size_t row = 0; row < old.size(); ++row)
        if (times[row] != old[row])
            moved.push_back(std::uint32_t(row));
    sortByTime(moved, times);
    rows.reserve(old.size());
    std::size_t stays = 0;
    const auto takeUntil = [&](std::int64_t time) {
        for (; stays < old.size() && (times[stays] != old[stays] || old[stays] <= time); ++stays)
            if (times[stays] == old[stays])
                rows.push_back(std::uint32_t(stays));
    };
    for (const std::uint32_t row : moved) {
        takeUntil(times[row]);
        rows.push_back(row);
    }
    takeUntil(std::numeric_limits<std::int64_t>::max());
    return rows;
}

/// Moves keys that are in the way on, in the direction of the shift.
Status push(const CurveEdit &edit, const KeyTransform &transform, std::vector<std::int32_t> &times,
            std::span<const std::uint8_t> ranks)
{
    const auto old = edit.curve.times();
    const std::int64_t way = transform.timeShift < 0 ? -1 : 1;
    std::vector<std::uint32_t> movers, others;
    for (std::size_t row = 0; row < times.size(); ++row)
        (ranks[row] != stayRank ? movers : others).push_back(std::uint32_t(row));
    const auto along = [way](std::span<const std::int32_t> by) {
        return [way, by](std::uint32_t a, std::uint32_t b) { return way * by[a] < way * by[b]; };
    };
    std::stable_sort(movers.begin(), movers.end(), along(times));
    std::stable_sort(others.begin(), others.end(), along(old));

    const auto place = [&](std::uint32_t row, std::int64_t time) -> bool {
        using Limits = std::numeric_limits<std::int32_t>;
        if (time < Limits::min() || time > Limits::max())
            return false;
        const int span = transform.keepInSpans && time != times[row] ? edit.spanAt(old[row]) : -1;
        if (span >= 0 && !edit.spans[std::size_t(span)].contains(std::int32_t(time)))
            return false;
        times[row] = std::int32_t(time);
        return true;
    };
    // Times only grow along the way; keys of one old time stay together.
    for (std::size_t i = 1; i < movers.size(); ++i) {
        const std::uint32_t before = movers[i - 1], row = movers[i];
        const std::int64_t least = way * times[before] + (old[before] == old[row] ? 0 : 1);
        if (way * times[row] < least && !place(row, way * least))
            return meeting(times[row]);
    }
    std::size_t mover = 0;
    for (std::size_t i = 0; i < others.size(); ++i) {
        const std::uint32_t row = others[i];
        std::int64_t time = way * old[row];
        if (i > 0 && old[others[i - 1]] == old[row]) {
            time = way * times[others[i - 1]];
        } else {
            if (i > 0)
                time = std::max(time, way * times[others[i - 1]] + 1);
            for (; mover < movers.size() && way * times[movers[mover]] <= time; ++mover)
                if (way * times[movers[mover]] == time &&
                    (old[movers[mover]] != old[row] || times[movers[mover]] != old[row]))
                    ++time;
        }
        if (!place(row, way * time))
            return meeting(times[row]);
    }
    return Done{};
}

/// Which keys are dropped where several arrive at one time; `order` is sorted by new time.
std::vector<bool> losersOf(std::span<const std::uint32_t> order, std::span<const std::int32_t> old,
                           std::span<const std::int32_t> times, std::span<const std::uint8_t> ranks, bool &any)
{
    std::vector<bool> lost;
    for (std::size_t i = 0, end = 0; i < order.size(); i = end) {
        bool meet = false;
        for (end = i + 1; end < order.size() && times[order[end]] == times[order[i]]; ++end)
            meet = meet || old[order[end]] != old[order[i]];
        if (!meet)
            continue;
        any = true;
        lost.resize(order.size());
        std::uint32_t winner = order[i];
        for (std::size_t k = i + 1; k < end; ++k)
            if (ranks[order[k]] > ranks[winner] || (ranks[order[k]] == ranks[winner] && old[order[k]] >= old[winner]))
                winner = order[k];
        for (std::size_t k = i; k < end; ++k)
            lost[order[k]] = ranks[order[k]] < ranks[winner] || old[order[k]] != old[winner];
    }
    return lost;
}

} // namespace

Result<TimePlan> settleKeys(const CurveEdit &edit, const KeyTransform &transform, std::vector<std::int32_t> times,
                            std::span<const std::uint8_t> ranks)
{
    const auto old = edit.curve.times();
    if (std::equal(old.begin(), old.end(), times.begin()))
        return TimePlan();
    if (transform.collision == Collision::Push)
        if (Status pushed = push(edit, transform, times, ranks); !pushed)
            return pushed.error();

    TimePlan plan;
    const auto isSorted = [](std::span<const std::int32_t> of) { return std::is_sorted(of.begin(), of.end()); };
    if (!isSorted(times) || !isSorted(old))
        plan.rows = arranged(old, times);
    std::vector<std::uint32_t> order = plan.rows;
    if (order.empty()) {
        order.resize(times.size());
        std::iota(order.begin(), order.end(), 0u);
    }
    sortByTime(order, times);
    bool meet = false;
    const std::vector<bool> lost = losersOf(order, old, times, ranks, meet);
    if (meet && transform.collision != Collision::Merge) {
        const auto first = std::find_if(order.begin(), order.end(), [&](std::uint32_t row) { return lost[row]; });
        return meeting(times[*first]);
    }
    if (meet) {
        if (plan.rows.empty())
            plan.rows = order;
        std::erase_if(plan.rows, [&](std::uint32_t row) { return lost[row]; });
    }
    plan.times = std::move(times);
    return plan;
}

} // namespace sinew
