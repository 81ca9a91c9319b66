// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m3/edit/sequences.h"

#include "core/curves/timeline/timeline_edits.h"
#include "core/model/edit_builder.h"
#include "plugins/m3/edit/curves.h"
#include "plugins/m3/edit/sequence_places.h"
#include "plugins/m3/model/played_model.h"
#include "plugins/m3/model/time_ranges.h"
#include "plugins/m3/model/timeline.h"

#include <QtGlobal>

#include <algorithm>
#include <set>
#include <string>

namespace sinew::m3 {

namespace {

const M3Curves curves;

Error noSequence()
{
    return {QT_TRANSLATE_NOOP("Message", "this is not a sequence")};
}

Error tooLong()
{
    return {QT_TRANSLATE_NOOP("Message", "there is no room for a sequence of that length")};
}

TimeSpan spanOf(const Sequence &sequence)
{
    return {timelineStart(sequence), lineEnd(sequence), false};
}

/// The whole part of the timeline that belongs to a sequence, inclusive.
TimeSpan timeRangeOf(const Root &root, const Sequence &sequence)
{
    const TimeRanges timeline(root);
    const TimeRange *range = timeline.at(sequence.timelineStart);
    const std::int64_t end =
        range ? range->end - 1 : std::int64_t(sequence.timelineStart) + timelineStep - timelineMargin - 1;
    return {std::int32_t(std::max<std::int64_t>(std::int64_t(sequence.timelineStart) - timelineMargin,
                                                std::numeric_limits<std::int32_t>::min())),
            std::int32_t(std::min<std::int64_t>(end, std::numeric_limits<std::int32_t>::max())), false};
}

/// Sets a sequence's start and end, and adjusts the ends of its blocks: an end at the sequence's own end follows it,
/// others are scaled if `scales`.
void setSpan(const Root &root, NodeId id, const Sequence &sequence, const TimeSpan &to, bool scales, EditBuilder &edit)
{
    const std::uint32_t start = std::uint32_t(to.start - sequence.timelineStart),
                        end = std::uint32_t(to.end - sequence.timelineStart);
    if (start != sequence.start)
        edit.set(fieldOf<&Sequence::start>(id), start);
    if (end != sequence.end)
        edit.set(fieldOf<&Sequence::end>(id), end);
    const double length = double(sequence.end) - double(sequence.start),
                 factor = length > 0 ? (double(end) - double(start)) / length : 1;
    for (const Collection &collection : root.collections)
        for (std::size_t i = 0; i < collection.blocks.size(); ++i) {
            const Block &block = collection.blocks[i];
            if (block.timelineStart != sequence.timelineStart)
                continue;
            std::uint32_t now = block.end;
            if (block.end == sequence.end)
                now = end;
            else if (scales && block.end >= sequence.start && block.end <= sequence.end)
                now = std::uint32_t(std::llround(start + (double(block.end) - sequence.start) * factor));
            if (now != block.end)
                edit.set(fieldOf<&Block::end>(collection.blocks.ids[i]), now);
        }
}

/// The name or, if another sequence has it, the next free one of its kind: "Stand 02" after "Stand 01".
std::string freeName(const Root &root, std::string_view name)
{
    const auto isTaken = [&root](std::string_view wanted) {
        return std::any_of(root.sequences.items.begin(), root.sequences.items.end(),
                           [&](const Sequence &sequence) { return sequence.name.view() == wanted; });
    };
    if (!isTaken(name))
        return std::string(name);
    std::string_view stem = name.substr(0, name.find_last_not_of("0123456789") + 1);
    if (stem.ends_with(' '))
        stem.remove_suffix(1);
    for (int number = 1;; ++number) {
        const std::string next = std::string(stem.substr(0, 240)) + (number < 10 ? " 0" : " ") + std::to_string(number);
        if (!isTaken(next))
            return next;
    }
}

/// A sequence with a time of its own at the end of the list, with the event that marks its end if the model has one.
Result<NewSequence> appendSequence(const Model &model, Sequence sequence)
{
    const Root &root = rootOf(model);
    const std::int64_t start = nextTimeRange(root);
    if (sequence.end > std::uint32_t(longestSequence) ||
        start + sequence.end + 2 * std::int64_t(timelineStep) > std::numeric_limits<std::int32_t>::max())
        return tooLong();
    sequence.timelineStart = std::int32_t(start);
    List<Sequence> items;
    items.append(sequence);
    EditBuilder edit(model);
    const std::vector<NodeId> ids = edit.insert(fieldOf<&Root::sequences>(RootNode), -1, Value::of(items));
    for (std::size_t row = 0; row < root.events.size(); ++row)
        if (root.events[row].name.view() == "Evt_SeqEnd") {
            Curve<NoValue> marks = root.events[row].times, mark(Interpolation::None, 1);
            mark.editTimes()[0] = std::int32_t(start + sequence.end);
            if (!marks.isPresent())
                marks.reset({std::uint32_t(Interpolation::None)}, 0);
            marks.splice(marks.size(), 0, mark);
            edit.set(fieldOf<&Event::times>(root.events.ids[row]), marks);
            break;
        }
    Result<ChangeSet> changes = edit.finish();
    if (!changes)
        return changes.error();
    return NewSequence{std::move(*changes), ids.front()};
}

} // namespace

std::vector<Clip> M3Sequences::sequences(const Model &model) const
{
    std::vector<Clip> clips = curves.clips(model);
    clips.resize(rootOf(model).sequences.size());
    return clips;
}

SequenceFields M3Sequences::fields(const Model &model, NodeId id) const
{
    SequenceFields fields;
    if (!model.get<Sequence>(id))
        return fields;
    fields.name = fieldOf<&Sequence::name>(id);
    fields.moveSpeed = fieldOf<&Sequence::moveSpeed>(id);
    fields.rarity = fieldOf<&Sequence::frequency>(id);
    fields.isFrequency = true;
    fields.bounds.push_back(fieldOf<&Sequence::bounds>(id));
    return fields;
}

Result<ChangeSet> M3Sequences::setLoops(const Model &model, std::span<const NodeId> ids, bool loops) const
{
    EditBuilder edit(model);
    for (const NodeId id : ids) {
        const auto *sequence = model.get<Sequence>(id);
        if (!sequence)
            return noSequence();
        const std::uint32_t flags = loops ? sequence->flags & ~std::uint32_t(SequenceFlag::NotLooping)
                                          : sequence->flags | SequenceFlag::NotLooping;
        edit.set(fieldOf<&Sequence::flags>(id), flags);
    }
    return edit.finish();
}

Result<NewSequence> M3Sequences::create(const Model &model, std::string_view name, std::int32_t length) const
{
    if (length < 0)
        return Error{QT_TRANSLATE_NOOP("Message", "the sequence ends before it starts")};
    Sequence sequence;
    sequence.name.set(name.substr(0, 255));
    sequence.end = std::uint32_t(length);
    sequence.bounds = rootOf(model).bounds;
    return appendSequence(model, sequence);
}

Result<NewSequence> M3Sequences::adopt(const Model &model, const Model &from, NodeId id) const
{
    const auto *original = from.get<Sequence>(id);
    if (!original)
        return noSequence();
    if (original->end < original->start)
        return Error{QT_TRANSLATE_NOOP("Message", "the sequence ends before it starts")};
    Sequence copy = *original;
    copy.name.set(freeName(rootOf(model), original->name.view()));
    return appendSequence(model, copy);
}

std::unique_ptr<Model> M3Sequences::played(const Model &model) const
{
    const auto &stored = static_cast<const M3Model &>(model);
    const PlayedModel played(stored);
    return &played.get() == &stored ? nullptr : std::make_unique<M3Model>(played.get());
}

Result<NewSequence> M3Sequences::duplicate(const Model &model, NodeId id) const
{
    const auto *original = model.get<Sequence>(id);
    if (!original)
        return noSequence();
    EditBuilder edit(model);
    List<Sequence> copies;
    copies.append(*original).name.set(freeName(rootOf(model), original->name.view()));
    const NodeId made = edit.insert(fieldOf<&Root::sequences>(RootNode), -1, Value::of(copies)).front();
    edit.copyParallel(made, id); // its group, whose collections completeChanges() copies
    Result<ChangeSet> changes = edit.finish();
    if (!changes)
        return changes.error();
    return NewSequence{std::move(*changes), made};
}

Result<ChangeSet> M3Sequences::remove(const Model &model, std::span<const NodeId> ids, bool) const
{
    EditBuilder edit(model);
    for (const NodeId id : ids)
        if (!model.get<Sequence>(id))
            return noSequence();
    edit.remove(ids);
    return edit.finish();
}

Result<ChangeSet> M3Sequences::setInterval(const Model &model, NodeId id, std::int32_t start, std::int32_t end,
                                           KeyPolicy policy, OverlapPolicy) const
{
    const auto *sequence = model.get<Sequence>(id);
    if (!sequence)
        return noSequence();
    if (end < start)
        return Error{QT_TRANSLATE_NOOP("Message", "the sequence ends before it starts")};
    if (start < sequence->timelineStart)
        return Error{QT_TRANSLATE_NOOP("Message", "a sequence can't start before its own time 0")};
    const Root &root = rootOf(model);
    const TimeSpan from = spanOf(*sequence), to{start, end, false}, whole = timeRangeOf(root, *sequence);
    if (end > whole.end - timelineMargin)
        return tooLong();
    EditBuilder edit(model);
    TimelineEdits timeline(model, &curves);
    if (policy == KeyPolicy::Stretch)
        timeline.move(from, to);
    else if (policy == KeyPolicy::Shift && start != from.start)
        timeline.move(from, {start, start + (from.end - from.start), false});
    else if (policy == KeyPolicy::Trim)
        timeline.trim(whole, to);
    setSpan(root, id, *sequence, to, policy == KeyPolicy::Stretch, edit);
    timeline.addTo(edit);
    return edit.finish();
}

Result<ChangeSet> M3Sequences::copyKeys(const Model &model, NodeId from, NodeId to, bool stretch) const
{
    const auto *source = model.get<Sequence>(from), *target = model.get<Sequence>(to);
    if (!source || !target)
        return noSequence();
    const TimeSpan a = spanOf(*source), b = spanOf(*target);
    if (a.end < a.start || b.end < b.start)
        return Error{QT_TRANSLATE_NOOP("Message", "the sequence ends before it starts")};
    if (std::max(a.start, b.start) <= std::min(a.end, b.end))
        return Error{QT_TRANSLATE_NOOP("Message", "the two sequences overlap")};
    TimelineEdits timeline(model, &curves);
    if (stretch)
        timeline.copy(a, b);
    else
        timeline.copyTrimmed(a, b);
    EditBuilder edit(model);
    timeline.addTo(edit);
    return edit.finish();
}

Result<ChangeSet> M3Sequences::insertTime(const Model &model, std::int32_t at, std::int32_t length) const
{
    if (length <= 0)
        return Error{QT_TRANSLATE_NOOP("Message", "a time range must not be empty")};
    const Root &root = rootOf(model);
    EditBuilder edit(model);
    TimelineEdits timeline(model, &curves);
    bool moved = false;
    for (std::size_t row = 0; row < root.sequences.size(); ++row) {
        const Sequence &sequence = root.sequences[row];
        const TimeSpan span = spanOf(sequence), whole = timeRangeOf(root, sequence);
        if (at < span.start || at > span.end)
            continue;
        const std::int32_t lastKey = timeline.lastKey({at, whole.end, false}, at);
        if (std::int64_t(std::max(lastKey, span.end)) + length > whole.end - timelineMargin)
            return tooLong();
        setSpan(root, root.sequences.ids[row], sequence, {span.start, span.end + length, false}, false, edit);
        if (!std::exchange(moved, true))
            timeline.move({at, lastKey, false}, {at + length, lastKey + length, false});
    }
    timeline.addTo(edit);
    return edit.finish();
}

Result<ChangeSet> M3Sequences::removeTime(const Model &model, std::int32_t at, std::int32_t length,
                                          bool acrossBorders) const
{
    if (length <= 0)
        return Error{QT_TRANSLATE_NOOP("Message", "a time range must not be empty")};
    if (std::int64_t(at) + length > std::numeric_limits<std::int32_t>::max())
        return Error{QT_TRANSLATE_NOOP("Message", "the range exceeds the times that can be stored")};
    const Root &root = rootOf(model);
    const std::int32_t last = at + length - 1;
    EditBuilder edit(model);
    TimelineEdits timeline(model, &curves);
    std::set<std::int32_t> moved;
    for (std::size_t row = 0; row < root.sequences.size(); ++row) {
        const Sequence &sequence = root.sequences[row];
        const TimeSpan span = spanOf(sequence);
        const std::string name(sequence.name.view());
        const bool cutsStart = span.start >= at && span.start <= last, cutsEnd = span.end >= at && span.end <= last;
        if (cutsStart && cutsEnd)
            return Error{Message(QT_TRANSLATE_NOOP("Message", "“%1” lies in the range; delete it first"), {name})};
        if (((cutsStart && at < span.start) || (cutsEnd && last > span.end)) && !acrossBorders)
            return Error{Message(QT_TRANSLATE_NOOP("Message", "the range crosses a boundary of “%1” (%2 to %3)"),
                                 {name, span.start, span.end})};
        const std::int32_t first = std::max(span.start, at), cutEnd = std::min(span.end, last);
        if (first > cutEnd)
            continue;
        setSpan(root, root.sequences.ids[row], sequence, {span.start, span.end - (cutEnd - first + 1), false}, false,
                edit);
        if (!moved.insert(sequence.timelineStart).second)
            continue;
        const std::int32_t behind = timeRangeOf(root, sequence).end;
        timeline.remove({first, cutEnd, false});
        timeline.move({cutEnd + 1, behind, false}, {first, first + (behind - cutEnd - 1), false});
    }
    timeline.addTo(edit);
    return edit.finish();
}

} // namespace sinew::m3
