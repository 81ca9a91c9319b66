// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m3/model/played_model.h"

#include "core/schema/struct_info.h"
#include "plugins/m3/model/animated_values.h"
#include "plugins/m3/model/blocks.h"
#include "plugins/m3/model/time_ranges.h"
#include "plugins/m3/model/timeline.h"
#include "plugins/m3/model/work_budget.h"

#include <Eigen/Geometry>

#include <algorithm>

namespace sinew::m3 {

namespace {

/// The keys that repeating may write: a short block in a long sequence asks for millions, and thousands of curves can
/// share a block. Curves that would need more are not repeated.
constexpr std::uint64_t mostKeys = 1'000'000;

struct Loop
{
    std::int32_t start = 0;  ///< of the range
    std::int32_t length = 0; ///< of the block
    std::int32_t end = 0;    ///< of the sequence, its own time
    std::uint16_t kind = 0;
};

std::unordered_map<std::uint32_t, std::vector<Loop>> loopsOf(const Root &root)
{
    std::unordered_map<std::uint32_t, std::vector<Loop>> loops;
    if (std::ranges::none_of(root.collections.items,
                             [](const Collection &collection) { return collection.concurrent != 0; }))
        return loops;
    const TimeRanges timeline(root);
    for (const Collection &collection : root.collections) {
        if (!collection.concurrent)
            continue;
        for (const Block &block : collection.blocks) {
            const TimeRange *timeRange = timeline.startingAt(block.timelineStart);
            if (!timeRange || timeRange->sequence < 0 || block.end == 0)
                continue;
            const std::uint32_t end =
                std::min(root.sequences[std::size_t(timeRange->sequence)].end, std::uint32_t(longestSequence));
            if (block.end < end)
                loops[block.animId].push_back(
                    {block.timelineStart, std::int32_t(block.end), std::int32_t(end), block.kind});
        }
    }
    return loops;
}

/// The value of linear keys at a time between two of them; numbers that step keep the first one's.
void between(const TypeInfo &value, const std::byte *a, const std::byte *b, float part, bool linear, std::byte *to)
{
    std::memcpy(to, a, value.valueSize());
    if (!linear || !canBeLinear(value))
        return;
    if (value.kind == Kind::Quat) {
        Eigen::Quaternionf from, behind; // x y z w, as in the file
        std::memcpy(from.coeffs().data(), a, sizeof(Quat));
        std::memcpy(behind.coeffs().data(), b, sizeof(Quat));
        const Eigen::Quaternionf turn = from.normalized().slerp(part, behind.normalized());
        std::memcpy(to, turn.coeffs().data(), sizeof(Quat));
        return;
    }
    for (std::size_t at = 0; at + sizeof(float) <= value.valueSize(); at += sizeof(float)) {
        float x, y;
        std::memcpy(&x, a + at, sizeof x);
        std::memcpy(&y, b + at, sizeof y);
        x += (y - x) * part;
        std::memcpy(to + at, &x, sizeof x);
    }
}

/// Repeats the keys of one round, which are in order of time, until the sequence ends.
void unroll(CurveBase &curve, const TypeInfo &value, const Loop &loop, WorkBudget &budget)
{
    // A look costs time as well.
    if (!budget.take(1))
        return;
    const std::size_t width = value.valueSize();
    const bool linear = curve.interpolation() != Interpolation::None;
    // One round as a curve of its own: from 0 to its length, with a key at both ends.
    const auto times = curve.times();
    const auto first = std::size_t(std::lower_bound(times.begin(), times.end(), loop.start) - times.begin());
    const auto before = [&](std::int32_t time) {
        return std::size_t(std::upper_bound(times.begin(), times.end(), std::int64_t(loop.start) + time) -
                           times.begin());
    };
    const std::size_t behind = before(loop.end), behindRound = before(loop.length);
    const std::size_t rounds = std::size_t((std::int64_t(loop.end) + loop.length - 1) / loop.length);
    // The keys of the other sequences are copied as well.
    if (first == behindRound || !budget.take(rounds * (behindRound - first + 2) + curve.size()))
        return;
    std::vector<std::pair<std::int32_t, std::size_t>> own; // time and key
    for (std::size_t key = first; key < behindRound; ++key)
        own.emplace_back(times[key] - loop.start, key);
    const std::size_t last = own.back().second, next = last + 1;
    if (own.front().first > 0)
        own.insert(own.begin(), {0, own.front().second});
    const bool cut = own.back().first < loop.length;
    if (cut)
        own.emplace_back(loop.length, last);
    const auto valueAt = [&](std::size_t key) { return curve.rawPart(0, width) + key * width; };
    std::vector<std::byte> round(own.size() * width);
    for (std::size_t i = 0; i < own.size(); ++i)
        std::memcpy(round.data() + i * width, valueAt(own[i].second), width);
    if (cut && next < behind)
        between(value, valueAt(last), valueAt(next),
                float(loop.start + loop.length - times[last]) / float(times[next] - times[last]), linear,
                round.data() + (own.size() - 1) * width);

    CurveBase all;
    all.resetRaw({curve.header().interpolation}, rounds * own.size(), width);
    std::int32_t *allTimes = all.editTimes(width);
    std::byte *allValues = all.editRawPart(0, width);
    for (std::size_t i = 0; i < rounds; ++i) {
        for (std::size_t key = 0; key < own.size(); ++key)
            allTimes[i * own.size() + key] = own[key].first + std::int32_t(i) * loop.length;
        std::memcpy(allValues + i * round.size(), round.data(), round.size());
    }
    // The last round is cut off at the sequence's end: later keys don't count in it.
    if (const auto rest =
            std::size_t(std::upper_bound(all.times().begin(), all.times().end(), loop.end) - all.times().begin());
        rest < all.size()) {
        const float part = float(loop.end - all.times()[rest - 1]) / float(all.times()[rest] - all.times()[rest - 1]);
        const std::byte *known = all.rawPart(0, width);
        std::vector<std::byte> end(width);
        between(value, known + (rest - 1) * width, known + rest * width, part, linear, end.data());
        all.editTimes(width)[rest] = loop.end;
        std::memcpy(all.editRawPart(0, width) + rest * width, end.data(), width);
        all.spliceRaw(rest + 1, all.size() - rest - 1, all.sliceRaw(0, 0, width), width);
    }
    allTimes = all.editTimes(width);
    for (std::size_t key = 0; key < all.size(); ++key)
        allTimes[key] += loop.start;
    curve.spliceRaw(first, behind - first, all, width);
}

/// Repeats the events of one round, which are in order of time, until the sequence ends; one at the round's end is one
/// at the next one's start.
void repeat(Curve<NoValue> &marks, const Loop &loop, WorkBudget &budget)
{
    if (!budget.take(1))
        return;
    const auto times = marks.times();
    const std::int64_t end = std::int64_t(loop.start) + loop.end;
    const auto first = std::lower_bound(times.begin(), times.end(), loop.start);
    const auto behind = std::upper_bound(first, times.end(), end),
               behindRound = std::upper_bound(first, behind, std::int64_t(loop.start) + loop.length);
    const std::size_t rounds = std::size_t((std::int64_t(loop.end) + loop.length - 1) / loop.length);
    if (first == behindRound || !budget.take(rounds * std::size_t(behindRound - first) + marks.size()))
        return;
    std::vector<std::int32_t> all;
    for (std::size_t round = 0; round < rounds; ++round)
        for (auto time = first; time != behindRound; ++time)
            if (const std::int64_t now = *time + std::int64_t(round) * loop.length;
                now <= end && (all.empty() || now > all.back()))
                all.push_back(std::int32_t(now));
    Curve<NoValue> repeated(Interpolation::None, all.size());
    std::copy(all.begin(), all.end(), repeated.editTimes().begin());
    marks.spliceRaw(std::size_t(first - times.begin()), std::size_t(behind - first), repeated, 0);
}

bool isInOrder(const CurveBase &curve)
{
    return std::is_sorted(curve.times().begin(), curve.times().end());
}

} // namespace

PlayedModel::PlayedModel(const M3Model &model) : m_model(model)
{
    const auto loops = loopsOf(model.data);
    if (loops.empty())
        return;
    m_copy.emplace(model);
    WorkBudget budget(mostKeys);
    for (const auto &[animId, values] : animatedValues(
             *m_copy, [&](const AnimatedValue &value) { return value.curve->size() && loops.count(value.animId); }))
        for (const AnimatedValue &value : values) {
            if (value.curve->hasTangents() || !isInOrder(*value.curve))
                continue;
            for (const Loop &loop : loops.at(animId))
                if (canHold(loop.kind, *value.value))
                    unroll(*static_cast<CurveBase *>(m_copy->field(value.keys).data), *value.value, loop, budget);
        }
    for (Event &event : m_copy->data.events)
        if (const auto found = loops.find(event.animId); found != loops.end() && isInOrder(event.times))
            for (const Loop &loop : found->second)
                if (loop.kind == BlockKind::Event)
                    repeat(event.times, loop, budget);
}

bool PlayedModel::isConcerned(const M3Model &model, const ChangeSet &changes)
{
    const bool any = std::ranges::any_of(model.data.collections.items,
                                         [](const Collection &collection) { return collection.concurrent != 0; });
    const auto arranges = [](const StructInfo *info) {
        return info == &describe<Sequence>() || info == &describe<SequenceGroup>() || info == &describe<Collection>() ||
               info == &describe<Block>();
    };
    return std::ranges::any_of(changes, [&](const Change &change) {
        const FieldRef ref = model.field(change.at);
        if (!ref)
            return false; // gone; another change reports it
        const bool isList = ref.field->type->kind == Kind::List;
        if (isList ? !arranges(&ref.field->type->element->structure()) : !arranges(ref.owner))
            return false;
        return any || isList || ref.field == &fieldInfo<&Collection::concurrent>();
    });
}

} // namespace sinew::m3
