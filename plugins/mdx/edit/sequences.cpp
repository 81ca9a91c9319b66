// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/mdx/edit/sequences.h"

#include "core/curves/timeline/timeline_edits.h"
#include "core/model/edit_builder.h"
#include "plugins/mdx/edit/curves.h"
#include "plugins/mdx/edit/interval_edit.h"
#include "plugins/mdx/edit/sequence_spans.h"

#include <algorithm>
#include <map>
#include <set>

namespace sinew::mdx {

namespace {

const MdxCurves sequenceCurves;
constexpr std::int32_t defaultGap = 3333; ///< the most common one in Blizzard's files

Error noSequence()
{
    return {QT_TRANSLATE_NOOP("Message", "this is not a sequence")};
}

/// The most common distance between neighbours in time in this model.
std::int32_t gapOf(const Root &root)
{
    std::vector<TimeSpan> spans;
    for (const Sequence &sequence : root.sequences)
        spans.push_back(spanOf(sequence));
    std::sort(spans.begin(), spans.end(), [](const TimeSpan &a, const TimeSpan &b) { return a.start < b.start; });
    std::map<std::int64_t, int> counts;
    for (std::size_t i = 1; i < spans.size(); ++i)
        if (const std::int64_t gap = std::int64_t(spans[i].start) - spans[i - 1].end; gap > 0)
            ++counts[gap];
    const auto most = std::max_element(counts.begin(), counts.end(),
                                       [](const auto &a, const auto &b) { return a.second < b.second; });
    return most == counts.end() ? defaultGap : std::int32_t(std::min(most->first, lastTime));
}

/// A gap of `length` behind all sequences that has no keys.
Result<TimeSpan> placeBehind(const Model &model, const TimelineEdits &timeline, std::int64_t length)
{
    const Root &root = rootOf(model);
    const std::int64_t gap = gapOf(root);
    std::int64_t last = -gap; // the very first sequence starts at 0
    for (std::size_t i = 0; i < root.sequences.size(); ++i)
        last = i == 0 ? root.sequences[i].end : std::max<std::int64_t>(last, root.sequences[i].end);
    const auto from = [&](std::int64_t end) { return std::max<std::int64_t>(0, end + gap); };
    std::int64_t start = from(last);
    if (start + length <= lastTime && timeline.hasKeys({std::int32_t(start), std::int32_t(start + length)}))
        start = from(timeline.lastKey({std::int32_t(start), std::int32_t(lastTime)}, std::int32_t(start)));
    if (start + length > lastTime)
        return Error{QT_TRANSLATE_NOOP("Message", "there is no room for it after the last sequence")};
    return TimeSpan{std::int32_t(start), std::int32_t(start + length)};
}

/// "Stand - 2" for "Stand" or "Stand - 1": with the first free number.
std::string nextName(const Root &root, std::string_view name)
{
    std::string_view stem = name;
    if (const std::size_t dash = name.rfind(" - ");
        dash != std::string_view::npos && dash + 3 < name.size() &&
        name.find_first_not_of("0123456789", dash + 3) == std::string_view::npos)
        stem = name.substr(0, dash);
    std::set<std::string, std::less<>> taken;
    for (const Sequence &sequence : root.sequences)
        taken.emplace(sequence.name.view());
    for (int number = 2;; ++number) {
        const std::string tail = " - " + std::to_string(number);
        const std::string next = std::string(stem.substr(0, sizeof(Sequence::name) - tail.size())) + tail;
        if (!taken.contains(next))
            return next;
    }
}

/// Appends to the end of the list; parallel lists follow.
NodeId append(EditBuilder &edit, const Sequence &sequence)
{
    List<Sequence> items;
    items.append(sequence);
    const std::vector<NodeId> ids = edit.insert(fieldOf<&Root::sequences>(RootNode), -1, Value::of(items));
    return ids.empty() ? NoNode : ids.front();
}

Result<NewSequence> finished(EditBuilder &edit, NodeId made)
{
    Result<ChangeSet> changes = edit.finish();
    if (!changes)
        return changes.error();
    return NewSequence{std::move(*changes), made};
}

Result<ChangeSet> finished(EditBuilder &edit, const TimelineEdits &timeline)
{
    timeline.addTo(edit);
    return edit.finish();
}

} // namespace

std::vector<Clip> MdxSequences::sequences(const Model &model) const
{
    std::vector<Clip> clips;
    const auto &sequences = rootOf(model).sequences;
    for (std::size_t i = 0; i < sequences.size(); ++i)
        clips.push_back({sequences.ids[i], std::string(sequences[i].name.view()), sequences[i].start, sequences[i].end,
                         false, spanOf(sequences[i]).wraps, spanOf(sequences[i]).wraps});
    return clips;
}

SequenceFields MdxSequences::fields(const Model &model, NodeId id) const
{
    SequenceFields fields;
    if (model.get<GlobalSequence>(id))
        fields.duration = fieldOf<&GlobalSequence::duration>(id);
    if (!model.get<Sequence>(id))
        return fields;
    fields.name = fieldOf<&Sequence::name>(id);
    fields.start = fieldOf<&Sequence::start>(id);
    fields.end = fieldOf<&Sequence::end>(id);
    fields.isFrequency = rootOf(model).dialect == WowAlpha;
    fields.rarity = fields.isFrequency ? fieldOf<&Sequence::frequency>(id) : fieldOf<&Sequence::rarity>(id);
    fields.moveSpeed = fieldOf<&Sequence::moveSpeed>(id);
    fields.bounds.push_back(fieldOf<&Sequence::extent>(id));
    const Root &root = rootOf(model);
    const auto row = std::size_t(model.rowOf(id));
    for (const Geoset &geoset : root.geosets)
        if (geoset.sequenceExtents.size() == root.sequences.size())
            fields.bounds.push_back({geoset.sequenceExtents.ids[row]});
    return fields;
}

Result<ChangeSet> MdxSequences::setLoops(const Model &model, std::span<const NodeId> ids, bool loops) const
{
    EditBuilder edit(model);
    for (const NodeId id : ids) {
        const auto *sequence = model.get<Sequence>(id);
        if (!sequence)
            return noSequence();
        edit.set(fieldOf<&Sequence::flags>(id), loops ? sequence->flags & ~nonLooping : sequence->flags | nonLooping);
    }
    return edit.finish();
}

Result<NewSequence> MdxSequences::create(const Model &model, std::string_view name, std::int32_t length) const
{
    Sequence sequence;
    if (name.size() >= sizeof(sequence.name))
        return Error{QT_TRANSLATE_NOOP("Message", "the name is too long")};
    if (length < 0)
        return Error{QT_TRANSLATE_NOOP("Message", "the sequence ends before it starts")};
    const Result<TimeSpan> span = placeBehind(model, TimelineEdits(model, &sequenceCurves), length);
    if (!span)
        return span.error();
    sequence.name.set(name);
    sequence.start = span->start;
    sequence.end = span->end;
    EditBuilder edit(model);
    const NodeId made = append(edit, sequence);
    return finished(edit, made);
}

Result<NewSequence> MdxSequences::createGlobal(const Model &model, std::int32_t duration) const
{
    if (duration < 0)
        return Error{QT_TRANSLATE_NOOP("Message", "a duration can't be negative")};
    List<GlobalSequence> items;
    items.append({std::uint32_t(duration)});
    EditBuilder edit(model);
    const std::vector<NodeId> ids = edit.insert(fieldOf<&Root::globalSequences>(RootNode), -1, Value::of(items));
    return finished(edit, ids.empty() ? NoNode : ids.front());
}

Result<NewSequence> MdxSequences::duplicate(const Model &model, NodeId id) const
{
    const auto *original = model.get<Sequence>(id);
    if (!original)
        return noSequence();
    if (original->end < original->start)
        return Error{QT_TRANSLATE_NOOP("Message", "the sequence ends before it starts")};
    TimelineEdits timeline(model, &sequenceCurves);
    const Result<TimeSpan> span = placeBehind(model, timeline, std::int64_t(original->end) - original->start);
    if (!span)
        return span.error();
    timeline.copy(spanOf(*original), *span);
    Sequence copy = *original;
    copy.name.set(nextName(rootOf(model), original->name.view()));
    copy.start = span->start;
    copy.end = span->end;
    EditBuilder edit(model);
    const NodeId made = append(edit, copy);
    edit.copyParallel(made, id);
    timeline.addTo(edit);
    return finished(edit, made);
}

Result<NewSequence> MdxSequences::adopt(const Model &model, const Model &from, NodeId id) const
{
    const auto *original = from.get<Sequence>(id);
    if (!original)
        return noSequence();
    if (original->end < original->start)
        return Error{QT_TRANSLATE_NOOP("Message", "the sequence ends before it starts")};
    const Result<TimeSpan> span =
        placeBehind(model, TimelineEdits(model, &sequenceCurves), std::int64_t(original->end) - original->start);
    if (!span)
        return span.error();
    const auto &there = rootOf(model).sequences;
    Sequence copy = *original;
    if (std::any_of(there.items.begin(), there.items.end(),
                    [&](const Sequence &sequence) { return sequence.name.view() == original->name.view(); }))
        copy.name.set(nextName(rootOf(model), original->name.view()));
    copy.start = span->start;
    copy.end = span->end;
    EditBuilder edit(model);
    const NodeId made = append(edit, copy);
    return finished(edit, made);
}

Result<ChangeSet> MdxSequences::remove(const Model &model, std::span<const NodeId> ids, bool withKeys) const
{
    EditBuilder edit(model);
    TimelineEdits timeline(model, &sequenceCurves);
    const std::vector<TimeSpan> others = othersOf(model, ids);
    for (const NodeId id : ids) {
        const auto *sequence = model.get<Sequence>(id);
        if (!sequence)
            return noSequence();
        if (withKeys)
            timeline.remove(spanOf(*sequence), others);
    }
    edit.remove(ids);
    return finished(edit, timeline);
}

Result<ChangeSet> MdxSequences::setInterval(const Model &model, NodeId id, std::int32_t start, std::int32_t end,
                                            KeyPolicy policy, OverlapPolicy overlapPolicy) const
{
    const auto *sequence = model.get<Sequence>(id);
    if (!sequence)
        return noSequence();
    if (end < start)
        return Error{QT_TRANSLATE_NOOP("Message", "the sequence ends before it starts")};
    return IntervalEdit(model, id, spanOf(*sequence)).run({start, end}, policy, overlapPolicy);
}

Result<ChangeSet> MdxSequences::copyKeys(const Model &model, NodeId from, NodeId to, bool stretch) const
{
    const auto *source = model.get<Sequence>(from), *target = model.get<Sequence>(to);
    if (!source || !target)
        return noSequence();
    if (source->end < source->start || target->end < target->start)
        return Error{QT_TRANSLATE_NOOP("Message", "the sequence ends before it starts")};
    const NodeId both[] = {from, to};
    for (const TimeSpan &other : othersOf(model, both))
        if (!meetOnlyIn(other, spanOf(*target), {}))
            return Error{QT_TRANSLATE_NOOP("Message", "another sequence overlaps the one that would get the keys")};
    if (!meetOnlyIn(spanOf(*source), spanOf(*target), {}))
        return Error{QT_TRANSLATE_NOOP("Message", "the two sequences overlap")};
    TimelineEdits timeline(model, &sequenceCurves);
    if (stretch)
        timeline.copy(spanOf(*source), spanOf(*target));
    else
        timeline.copyTrimmed(spanOf(*source), spanOf(*target));
    EditBuilder edit(model);
    return finished(edit, timeline);
}

Result<ChangeSet> MdxSequences::insertTime(const Model &model, std::int32_t at, std::int32_t length) const
{
    if (length <= 0)
        return Error{QT_TRANSLATE_NOOP("Message", "a time range must not be empty")};
    EditBuilder edit(model);
    TimelineEdits timeline(model, &sequenceCurves);
    if (Status done = timeline.insertTime(at, length); !done)
        return done.error();
    const auto &sequences = rootOf(model).sequences;
    for (std::size_t i = 0; i < sequences.size(); ++i)
        for (const auto &[border, field] :
             {std::pair<std::int64_t, Address>(sequences[i].start, fieldOf<&Sequence::start>(sequences.ids[i])),
              std::pair<std::int64_t, Address>(sequences[i].end, fieldOf<&Sequence::end>(sequences.ids[i]))}) {
            if (border < at)
                continue;
            if (border + length > lastTime)
                return Error{Message(QT_TRANSLATE_NOOP("Message", "“%1” would exceed the times that can be stored"),
                                     {std::string(sequences[i].name.view())})};
            edit.set(field, std::int32_t(border + length));
        }
    return finished(edit, timeline);
}

Result<ChangeSet> MdxSequences::removeTime(const Model &model, std::int32_t at, std::int32_t length,
                                           bool acrossBorders) const
{
    if (length <= 0)
        return Error{QT_TRANSLATE_NOOP("Message", "a time range must not be empty")};
    if (std::int64_t(at) + length > lastTime)
        return Error{QT_TRANSLATE_NOOP("Message", "the range exceeds the times that can be stored")};
    const TimeSpan gone{at, at + length - 1};
    EditBuilder edit(model);
    TimelineEdits timeline(model, &sequenceCurves);
    const auto &sequences = rootOf(model).sequences;
    for (std::size_t i = 0; i < sequences.size(); ++i) {
        TimeSpan span = spanOf(sequences[i]);
        const std::string name(sequences[i].name.view());
        if (gone.contains(span.start) && gone.contains(span.end))
            return Error{Message(QT_TRANSLATE_NOOP("Message", "“%1” lies in the range; delete it first"), {name})};
        const bool cutsStart = gone.contains(span.start), cutsEnd = gone.contains(span.end);
        // The ends of a sequence may be cut from within, but not together with what lies beyond.
        const bool across = (cutsStart && at < span.start) || (cutsEnd && gone.end > span.end);
        if (across && !acrossBorders)
            return Error{Message(QT_TRANSLATE_NOOP("Message", "the range crosses a boundary of “%1” (%2 to %3)"),
                                 {name, span.start, span.end})};
        TimeSpan left = span;
        if (cutsStart)
            left.start = gone.end + 1;
        if (cutsEnd)
            left.end = at - 1;
        if (cutsStart || cutsEnd)
            timeline.trim(span, left);
        const auto moved = [&](std::int32_t time) { return time > gone.end ? time - length : time; };
        edit.set(fieldOf<&Sequence::start>(sequences.ids[i]), moved(left.start));
        edit.set(fieldOf<&Sequence::end>(sequences.ids[i]), moved(left.end));
    }
    timeline.removeTime(at, length);
    return finished(edit, timeline);
}

} // namespace sinew::mdx
