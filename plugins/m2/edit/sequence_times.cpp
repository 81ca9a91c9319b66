// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m2/edit/sequence_times.h"

#include "plugins/m2/edit/curves.h"
#include "plugins/m2/edit/missing_sequences.h"
#include "plugins/m2/edit/sequence_parts.h"
#include "plugins/m2/model/sequence_names.h"

#include <QtGlobal>

#include <algorithm>
#include <cmath>
#include <limits>
#include <set>

namespace sinew::m2 {

namespace {

const M2Curves curves;

/// From 264 on. Aliases play the same keys, so stretching affects all of them.
Status setLength(const Model &model, const Sequence &sequence, const TimeSpan &to, KeyPolicy policy, EditBuilder &edit)
{
    const Root &root = rootOf(model);
    const TimeSpan from = spanOf(model, sequence), whole = timeRangeOf(model, sequence);
    const std::int64_t length = std::int64_t(from.end) - from.start, newLength = std::int64_t(to.end) - to.start;
    const M2Model spread = spreadModel(model);
    TimelineEdits timeline(spread, &curves);
    std::vector<TimeSpan> longer;
    for (const std::size_t row : AliasGroup(model, sequence).rows) {
        const Sequence &other = root.sequences[row];
        const NodeId id = root.sequences.ids[row];
        std::int64_t otherLength = other.duration;
        if (&other == &sequence || (policy == KeyPolicy::Trim && otherLength == length))
            otherLength = newLength;
        else if (policy == KeyPolicy::Stretch && length > 0)
            otherLength = std::llround(double(otherLength) * double(newLength) / double(length));
        else if (policy == KeyPolicy::Trim)
            longer.push_back(spanOf(model, other));
        if (otherLength >= slotOf(model) / 4 * 3 && otherLength != other.duration)
            return tooLong();
        if (otherLength != other.duration)
            setSpan(edit, model, id, {from.start, std::int32_t(from.start + otherLength), false});
    }
    if (policy == KeyPolicy::Trim)
        timeline.trim(whole, to, longer);
    if (policy == KeyPolicy::Stretch) {
        // Keys after the end keep their distance to it.
        const TimeSpan behind{from.end + 1, timeline.lastKey({from.end + 1, whole.end, false}, from.end), false};
        const TimeSpan newBehind{to.end + 1, to.end + (behind.end - from.end), false};
        if (newBehind.end > whole.end)
            return tooLong();
        if (behind.end > from.end && to.end > from.end)
            timeline.move(behind, newBehind);
        timeline.move(from, to);
        if (behind.end > from.end && to.end < from.end)
            timeline.move(behind, newBehind);
    }
    timeline.addTo(edit);
    return Done{};
}

} // namespace

Result<ChangeSet> setSequenceInterval(const Model &model, NodeId id, std::int32_t start, std::int32_t end,
                                      KeyPolicy policy, OverlapPolicy overlapPolicy)
{
    const auto *sequence = model.get<Sequence>(id);
    if (!sequence)
        return noSequence(model, id);
    if (end < start)
        return Error{QT_TRANSLATE_NOOP("Message", "the sequence ends before it starts")};
    const Root &root = rootOf(model);
    const TimeSpan from = spanOf(model, *sequence), to{start, end, false};
    EditBuilder edit(model);
    if (hasSubTracks(root.version)) {
        if (start != from.start)
            return Error{QT_TRANSLATE_NOOP("Message", "a sequence of this version always starts at 0; change its end")};
        if (Status done = setLength(model, *sequence, to, policy, edit); !done)
            return done.error();
        return edit.finish();
    }
    for (std::size_t row = 0; row < root.sequences.size() && overlapPolicy != OverlapPolicy::Replace; ++row) {
        const TimeSpan other = spanOf(model, root.sequences[row]);
        const bool before = std::max(other.start, from.start) <= std::min(other.end, from.end);
        if (root.sequences.ids[row] != id && !before && std::max(other.start, start) <= std::min(other.end, end))
            return Error{Message(QT_TRANSLATE_NOOP("Message", "“%1” occupies that time (%2 to %3)"),
                                 {sequenceName(root.sequences[row]), other.start, other.end})};
    }
    TimelineEdits timeline(model, &curves);
    const std::vector<TimeSpan> others = othersOf(model, std::span(&id, 1));
    if (policy == KeyPolicy::Stretch)
        timeline.move(from, to, others);
    else if (policy == KeyPolicy::Shift && start != from.start)
        timeline.move(from, {start, start + (from.end - from.start), false}, others);
    else if (policy == KeyPolicy::Trim)
        timeline.trim(from, to, others);
    setSpan(edit, model, id, to);
    timeline.addTo(edit);
    return edit.finish();
}

Result<ChangeSet> copySequenceKeys(const Model &model, NodeId from, NodeId to, bool stretch)
{
    const auto *source = model.get<Sequence>(from), *target = model.get<Sequence>(to);
    if (!source || !target)
        return noSequence(model, source ? to : from);
    const TimeSpan a = spanOf(model, *source), b = spanOf(model, *target);
    if (a.end < a.start || b.end < b.start)
        return Error{QT_TRANSLATE_NOOP("Message", "the sequence ends before it starts")};
    if (std::max(a.start, b.start) <= std::min(a.end, b.end))
        return Error{QT_TRANSLATE_NOOP("Message", "the two sequences overlap")};
    const std::vector<bool> missing = missingSequences(static_cast<const M2Model &>(model));
    for (const NodeId id : {from, to})
        if (missing[std::size_t(model.rowOf(id))])
            return missingKeys(*model.get<Sequence>(id));
    const M2Model spread = spreadModel(model);
    TimelineEdits timeline(spread, &curves);
    if (stretch)
        timeline.copy(a, b);
    else
        timeline.copyTrimmed(a, b);
    // Keys after the end would bend the last piece.
    if (hasSubTracks(rootOf(model).version))
        timeline.remove({AliasGroup(model, *target).end + 1, timeRangeOf(model, *target).end, false});
    EditBuilder edit(model);
    timeline.addTo(edit);
    return edit.finish();
}

Result<ChangeSet> insertSequenceTime(const Model &model, std::int32_t at, std::int32_t length)
{
    if (length <= 0)
        return Error{QT_TRANSLATE_NOOP("Message", "a time range must not be empty")};
    const Root &root = rootOf(model);
    EditBuilder edit(model);
    const M2Model spread = spreadModel(model);
    TimelineEdits timeline(spread, &curves);
    std::set<std::int32_t> moved;
    for (std::size_t row = 0; row < root.sequences.size(); ++row) {
        const Sequence &sequence = root.sequences[row];
        const TimeSpan span = spanOf(model, sequence);
        const NodeId id = root.sequences.ids[row];
        if (!hasSubTracks(root.version)) {
            if (span.end >= at && std::int64_t(span.end) + length > std::numeric_limits<std::int32_t>::max())
                return tooLong();
            if (span.end >= at)
                setSpan(edit, model, id,
                        {span.start >= at ? span.start + length : span.start, span.end + length, false});
            continue;
        }
        // Only the sequence that the moment belongs to, and its aliases, get longer.
        if (at < span.start || at > span.end)
            continue;
        if (span.end - span.start + std::int64_t(length) >= slotOf(model) / 4 * 3)
            return tooLong();
        setSpan(edit, model, id, {span.start, span.end + length, false});
        if (!moved.insert(span.start).second)
            continue;
        const std::int32_t behind = timeRangeOf(model, sequence).end,
                           lastKey = timeline.lastKey({at, behind, false}, at);
        if (lastKey > behind - length)
            return tooLong();
        timeline.move({at, lastKey, false}, {at + length, lastKey + length, false});
    }
    if (!hasSubTracks(root.version))
        if (Status done = timeline.insertTime(at, length); !done)
            return done.error();
    timeline.addTo(edit);
    return edit.finish();
}

Result<ChangeSet> removeSequenceTime(const Model &model, std::int32_t at, std::int32_t length, bool acrossBorders)
{
    if (length <= 0)
        return Error{QT_TRANSLATE_NOOP("Message", "a time range must not be empty")};
    if (std::int64_t(at) + length > 0x7fffffff)
        return Error{QT_TRANSLATE_NOOP("Message", "the range exceeds the times that can be stored")};
    const Root &root = rootOf(model);
    const std::int32_t last = at + length - 1;
    EditBuilder edit(model);
    const M2Model spread = spreadModel(model);
    TimelineEdits timeline(spread, &curves);
    std::set<std::int32_t> moved;
    for (std::size_t row = 0; row < root.sequences.size(); ++row) {
        const Sequence &sequence = root.sequences[row];
        const TimeSpan span = spanOf(model, sequence);
        const NodeId id = root.sequences.ids[row];
        const bool cutsStart = span.start >= at && span.start <= last, cutsEnd = span.end >= at && span.end <= last;
        if (cutsStart && cutsEnd)
            return Error{Message(QT_TRANSLATE_NOOP("Message", "“%1” lies in the range; delete it first"),
                                 {sequenceName(sequence)})};
        if (((cutsStart && at < span.start) || (cutsEnd && last > span.end)) && !acrossBorders)
            return Error{Message(QT_TRANSLATE_NOOP("Message", "the range crosses a boundary of “%1” (%2 to %3)"),
                                 {sequenceName(sequence), span.start, span.end})};
        if (hasSubTracks(root.version)) {
            const std::int32_t first = std::max(span.start, at);
            if (first > std::min(span.end, last))
                continue;
            setSpan(edit, model, id, {span.start, span.end - (std::min(last, span.end) - first + 1), false});
            if (!moved.insert(span.start).second)
                continue;
            // The end of the longest sequence that plays these keys; keys after the end keep their distance.
            const std::int32_t cutEnd = std::min(last, AliasGroup(model, sequence).end),
                               behind = timeRangeOf(model, sequence).end;
            timeline.remove({first, cutEnd, false});
            timeline.move({cutEnd + 1, behind, false}, {first, first + (behind - cutEnd - 1), false});
            continue;
        }
        TimeSpan left = span;
        if (cutsStart)
            left.start = last + 1;
        if (cutsEnd)
            left.end = at - 1;
        if (cutsStart || cutsEnd)
            timeline.trim(span, left);
        const auto shifted = [&](std::int32_t time) { return time > last ? time - length : time; };
        setSpan(edit, model, id, {shifted(left.start), shifted(left.end), false});
    }
    if (!hasSubTracks(root.version))
        timeline.removeTime(at, length);
    timeline.addTo(edit);
    return edit.finish();
}

} // namespace sinew::m2
