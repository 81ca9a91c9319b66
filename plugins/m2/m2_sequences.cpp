// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m2/m2_sequences.h"

#include "core/curves/time_line_edits.h"
#include "core/model/edit_builder.h"
#include "plugins/m2/m2_facets.h"
#include "plugins/m2/m2_layout.h"
#include "plugins/m2/names/animation_names.h"

#include <QtGlobal>

#include <algorithm>
#include <charconv>

namespace sinew::m2 {

namespace {

const M2Curves curves;
constexpr std::int32_t usualGap = 3333; ///< between sequences of official files before 264

Address fieldOf(NodeId id, const StructInfo &info, const char *name)
{
    return {id, std::uint16_t(info.indexOf(name))};
}

Address fieldOf(NodeId id, const char *name)
{
    return fieldOf(id, describe<Sequence>(), name);
}

Error noSequence()
{
    return {QT_TRANSLATE_NOOP("Message", "this is not a sequence")};
}

std::int32_t slotOf(const Model &model)
{
    const M2Layout *layout = static_cast<const M2Model &>(model).m2Layout();
    return layout ? layout->slotLength : 1000000;
}

/// All the time that belongs to a sequence, keys behind its end included.
TimeSpan stretchOf(const Model &model, const Sequence &sequence)
{
    const Root &root = rootOf(model);
    const std::int32_t start = lineStart(root, sequence);
    return {start, hasSubTracks(root.version) ? start + slotOf(model) - 1 : lineEnd(root, sequence), false};
}

TimeSpan spanOf(const Model &model, const Sequence &sequence)
{
    return {lineStart(rootOf(model), sequence), lineEnd(rootOf(model), sequence), false};
}

/// Stretches of the other sequences; an alias has none of its own.
std::vector<TimeSpan> othersOf(const Model &model, std::span<const NodeId> ids)
{
    const auto &sequences = rootOf(model).sequences;
    std::vector<TimeSpan> spans;
    for (std::size_t row = 0; row < sequences.size(); ++row)
        if (std::find(ids.begin(), ids.end(), sequences.ids[row]) == ids.end())
            spans.push_back(stretchOf(model, sequences[row]));
    return spans;
}

void setSpan(EditBuilder &edit, const Model &model, NodeId id, const TimeSpan &to)
{
    if (hasSubTracks(rootOf(model).version)) {
        edit.set(fieldOf(id, "duration"), std::uint32_t(to.end - to.start));
        return;
    }
    edit.set(fieldOf(id, "start"), std::uint32_t(to.start));
    edit.set(fieldOf(id, "end"), std::uint32_t(to.end));
}

/// Gives a new sequence its place behind all others.
Status place(const Model &model, Sequence &sequence, std::int32_t length)
{
    const Root &root = rootOf(model);
    std::int64_t last = -usualGap;
    for (const Sequence &other : root.sequences)
        last = std::max<std::int64_t>(last, hasSubTracks(root.version) ? other.lineStart : lineEnd(root, other));
    if (hasSubTracks(root.version)) {
        const std::int32_t slot = slotOf(model);
        const std::int64_t start = root.sequences.isEmpty() ? 0 : last / slot * slot + slot;
        if (length >= slot / 4 * 3 || start + slot > 0x7fffffff)
            return Error{QT_TRANSLATE_NOOP("Message", "there is no room for it behind the last sequence")};
        sequence.lineStart = std::int32_t(start);
        sequence.duration = std::uint32_t(length);
        return Done{};
    }
    if (last + usualGap + length > 0x7fffffff)
        return Error{QT_TRANSLATE_NOOP("Message", "there is no room for it behind the last sequence")};
    sequence.start = std::uint32_t(last + usualGap);
    sequence.end = sequence.start + std::uint32_t(length);
    return Done{};
}

std::uint16_t freeVariation(const Root &root, int id)
{
    int next = 0;
    for (const Sequence &sequence : root.sequences)
        if (sequence.id == id)
            next = std::max(next, sequence.variation + 1);
    return std::uint16_t(next);
}

Result<NewSequence> append(EditBuilder &edit, const Model &model, Sequence sequence)
{
    List<Sequence> items;
    sequence.aliasNext = std::uint16_t(rootOf(model).sequences.size());
    sequence.variationNext = -1;
    items.append(sequence);
    const std::vector<NodeId> ids = edit.insert(fieldOf(RootNode, model.info(), "sequences"), -1, Value::of(items));
    if (ids.empty())
        return edit.finish().error();
    // The last of the variations names the new one as the next.
    const auto &sequences = rootOf(model).sequences;
    for (std::size_t row = sequences.size(); row-- > 0 && sequence.variation > 0;)
        if (sequences[row].id == sequence.id && sequences[row].variationNext < 0) {
            edit.setReference(fieldOf(sequences.ids[row], "variationNext"), ids.front());
            break;
        }
    Result<ChangeSet> changes = edit.finish();
    if (!changes)
        return changes.error();
    return NewSequence{std::move(*changes), ids.front()};
}

} // namespace

std::vector<Clip> M2Sequences::sequences(const Model &model) const
{
    std::vector<Clip> clips = curves.clips(model);
    std::erase_if(clips, [](const Clip &clip) { return clip.isGlobal; });
    return clips;
}

SequenceFields M2Sequences::fields(const Model &model, NodeId id) const
{
    SequenceFields fields;
    if (model.get<GlobalLoop>(id))
        fields.duration = fieldOf(id, describe<GlobalLoop>(), "duration");
    if (!model.get<Sequence>(id))
        return fields;
    if (!hasSubTracks(rootOf(model).version)) {
        fields.start = fieldOf(id, "start");
        fields.end = fieldOf(id, "end");
    }
    fields.moveSpeed = fieldOf(id, "moveSpeed");
    fields.rarity = fieldOf(id, "frequency");
    fields.bounds.push_back(fieldOf(id, "bounds"));
    return fields;
}

Result<NewSequence> M2Sequences::create(const Model &model, std::string_view name, std::int32_t length) const
{
    if (length < 0)
        return Error{QT_TRANSLATE_NOOP("Message", "the sequence ends before it starts")};
    // A name of the game's table or a number; what is unknown becomes "Stand".
    Sequence sequence;
    int id = 0;
    const auto [end, wrong] = std::from_chars(name.data(), name.data() + name.size(), id);
    if (wrong != std::errc() || end != name.data() + name.size()) {
        id = 0;
        for (const EnumEntry &entry : animationIds())
            if (name == entry.label || name == entry.name)
                id = int(entry.value);
    }
    sequence.id = std::uint16_t(std::clamp(id, 0, 0xffff));
    sequence.variation = freeVariation(rootOf(model), sequence.id);
    sequence.frequency = sequence.variation ? 0 : 32767;
    if (Status placed = place(model, sequence, length); !placed)
        return placed.error();
    EditBuilder edit(model);
    return append(edit, model, sequence);
}

Result<NewSequence> M2Sequences::createGlobal(const Model &model, std::int32_t duration) const
{
    if (duration < 0)
        return Error{QT_TRANSLATE_NOOP("Message", "a duration can't be negative")};
    List<GlobalLoop> items;
    items.append({std::uint32_t(duration)});
    EditBuilder edit(model);
    const std::vector<NodeId> ids = edit.insert(fieldOf(RootNode, model.info(), "globalLoops"), -1, Value::of(items));
    Result<ChangeSet> changes = edit.finish();
    if (!changes)
        return changes.error();
    return NewSequence{std::move(*changes), ids.front()};
}

Result<NewSequence> M2Sequences::duplicate(const Model &model, NodeId id) const
{
    const auto *original = model.get<Sequence>(id);
    if (!original)
        return noSequence();
    const Root &root = rootOf(model);
    if (isMissing(static_cast<const M2Model &>(model), std::size_t(model.rowOf(id))))
        return Error{Message(QT_TRANSLATE_NOOP("Message", "the keys of “%1” are in a file that was not found; they can't be edited"), {sequenceName(*original)})};
    Sequence copy = *original;
    copy.flags = (copy.flags | SequenceFlag::InModel) & ~std::uint32_t(SequenceFlag::Alias);
    copy.variation = freeVariation(root, copy.id);
    const TimeSpan from = spanOf(model, *original);
    if (from.end < from.start)
        return Error{QT_TRANSLATE_NOOP("Message", "the sequence ends before it starts")};
    if (Status placed = place(model, copy, from.end - from.start); !placed)
        return placed.error();
    TimeLineEdits line(model, &curves);
    const std::int32_t start = lineStart(root, copy);
    line.copy(from, {start, start + (from.end - from.start), false});
    EditBuilder edit(model);
    line.addTo(edit);
    return append(edit, model, copy);
}

Result<ChangeSet> M2Sequences::remove(const Model &model, std::span<const NodeId> ids, bool withKeys) const
{
    EditBuilder edit(model);
    TimeLineEdits line(model, &curves);
    const Root &root = rootOf(model);
    const std::vector<TimeSpan> others = othersOf(model, ids);
    bool first = false;
    for (const NodeId id : ids) {
        const auto *sequence = model.get<Sequence>(id);
        if (!sequence)
            return noSequence();
        first |= model.rowOf(id) == 0;
        const std::size_t row = std::size_t(model.rowOf(id)), owner = resolveAlias(root, row);
        const bool shares = owner != row && root.sequences[owner].lineStart == sequence->lineStart;
        if (withKeys && !(hasSubTracks(root.version) && shares))
            line.remove(stretchOf(model, *sequence), others);
    }
    edit.remove(ids);
    ChangeSet keys = line.changes();
    for (const Change &change : keys) {
        // Keys that all sequences read stand in the stretch of the first; they outlive it.
        const auto *curve = static_cast<const CurveBase *>(model.field(change.at).data);
        if (!(first && hasSubTracks(root.version) && curve->header().slots == 1))
            edit.set(change.at, change.other);
    }
    return edit.finish();
}

Result<ChangeSet> M2Sequences::setInterval(const Model &model, NodeId id, std::int32_t start, std::int32_t end, KeyPolicy policy, InTheWay inTheWay) const
{
    const auto *sequence = model.get<Sequence>(id);
    if (!sequence)
        return noSequence();
    if (end < start)
        return Error{QT_TRANSLATE_NOOP("Message", "the sequence ends before it starts")};
    const Root &root = rootOf(model);
    const TimeSpan from = spanOf(model, *sequence), to{start, end, false};
    if (hasSubTracks(root.version)) {
        if (start != from.start)
            return Error{QT_TRANSLATE_NOOP("Message", "a sequence of this version always starts at 0; change its end")};
        if (end - start >= slotOf(model) / 4 * 3)
            return Error{QT_TRANSLATE_NOOP("Message", "the sequence would be too long")};
    } else if (inTheWay != InTheWay::Replace) {
        for (std::size_t row = 0; row < root.sequences.size(); ++row) {
            const TimeSpan other = spanOf(model, root.sequences[row]);
            const bool before = std::max(other.start, from.start) <= std::min(other.end, from.end);
            if (root.sequences.ids[row] != id && !before && std::max(other.start, start) <= std::min(other.end, end))
                return Error{Message(QT_TRANSLATE_NOOP("Message", "“%1” lies there (%2 to %3)"), {sequenceName(root.sequences[row]), other.start, other.end})};
        }
    }
    EditBuilder edit(model);
    TimeLineEdits line(model, &curves);
    const std::vector<TimeSpan> others = hasSubTracks(root.version) ? std::vector<TimeSpan>() : othersOf(model, std::span(&id, 1));
    if (policy == KeyPolicy::Stretch)
        line.move(from, to, others);
    else if (policy == KeyPolicy::Shift && start != from.start)
        line.move(from, {start, start + (from.end - from.start), false}, others);
    else if (policy == KeyPolicy::Trim)
        line.trim(hasSubTracks(root.version) ? stretchOf(model, *sequence) : from, to, others);
    setSpan(edit, model, id, to);
    line.addTo(edit);
    return edit.finish();
}

Result<ChangeSet> M2Sequences::copyKeys(const Model &model, NodeId from, NodeId to, bool stretch) const
{
    const auto *source = model.get<Sequence>(from), *target = model.get<Sequence>(to);
    if (!source || !target)
        return noSequence();
    const TimeSpan a = spanOf(model, *source), b = spanOf(model, *target);
    if (a.end < a.start || b.end < b.start)
        return Error{QT_TRANSLATE_NOOP("Message", "the sequence ends before it starts")};
    if (std::max(a.start, b.start) <= std::min(a.end, b.end))
        return Error{QT_TRANSLATE_NOOP("Message", "the two sequences overlap")};
    TimeLineEdits line(model, &curves);
    if (stretch)
        line.copy(a, b);
    else
        line.copyTrimmed(a, b);
    EditBuilder edit(model);
    line.addTo(edit);
    return edit.finish();
}

Result<ChangeSet> M2Sequences::insertTime(const Model &model, std::int32_t at, std::int32_t length) const
{
    if (length <= 0)
        return Error{QT_TRANSLATE_NOOP("Message", "a stretch of time must have a length")};
    const Root &root = rootOf(model);
    EditBuilder edit(model);
    TimeLineEdits line(model, &curves);
    for (std::size_t row = 0; row < root.sequences.size(); ++row) {
        const Sequence &sequence = root.sequences[row];
        const TimeSpan span = spanOf(model, sequence);
        const NodeId id = root.sequences.ids[row];
        if (!hasSubTracks(root.version)) {
            if (span.end >= at)
                setSpan(edit, model, id, {span.start >= at ? span.start + length : span.start, span.end + length, false});
            continue;
        }
        // Only the sequence that the moment belongs to, and its aliases, become longer.
        if (at < span.start || at > span.end)
            continue;
        if (span.end - span.start + std::int64_t(length) >= slotOf(model) / 4 * 3)
            return Error{QT_TRANSLATE_NOOP("Message", "the sequence would be too long")};
        setSpan(edit, model, id, {span.start, span.end + length, false});
        if (resolveAlias(root, row) == row)
            line.move({at, span.end, false}, {at + length, span.end + length, false});
    }
    if (!hasSubTracks(root.version))
        if (Status done = line.insertTime(at, length); !done)
            return done.error();
    line.addTo(edit);
    return edit.finish();
}

Result<ChangeSet> M2Sequences::removeTime(const Model &model, std::int32_t at, std::int32_t length, bool acrossBorders) const
{
    if (length <= 0)
        return Error{QT_TRANSLATE_NOOP("Message", "a stretch of time must have a length")};
    if (std::int64_t(at) + length > 0x7fffffff)
        return Error{QT_TRANSLATE_NOOP("Message", "the stretch leaves the range of times")};
    const Root &root = rootOf(model);
    const std::int32_t last = at + length - 1;
    EditBuilder edit(model);
    TimeLineEdits line(model, &curves);
    for (std::size_t row = 0; row < root.sequences.size(); ++row) {
        const Sequence &sequence = root.sequences[row];
        const TimeSpan span = spanOf(model, sequence);
        const NodeId id = root.sequences.ids[row];
        const bool cutsStart = span.start >= at && span.start <= last, cutsEnd = span.end >= at && span.end <= last;
        if (cutsStart && cutsEnd)
            return Error{Message(QT_TRANSLATE_NOOP("Message", "“%1” lies in the stretch; delete it first"), {sequenceName(sequence)})};
        if (((cutsStart && at < span.start) || (cutsEnd && last > span.end)) && !acrossBorders)
            return Error{Message(QT_TRANSLATE_NOOP("Message", "the stretch crosses a border of “%1” (%2 to %3)"), {sequenceName(sequence), span.start, span.end})};
        TimeSpan left = span;
        if (cutsStart)
            left.start = last + 1;
        if (cutsEnd)
            left.end = at - 1;
        if (hasSubTracks(root.version)) {
            if (std::max(span.start, at) > std::min(span.end, last))
                continue;
            const std::int32_t gone = std::min(last, span.end) - std::max(at, span.start) + 1;
            setSpan(edit, model, id, {span.start, span.end - gone, false});
            if (resolveAlias(root, row) != row)
                continue;
            line.remove({std::max(at, span.start), std::min(last, span.end), false});
            if (last < span.end)
                line.move({last + 1, span.end, false}, {std::max(at, span.start), std::max(at, span.start) + (span.end - last - 1), false});
            continue;
        }
        if (cutsStart || cutsEnd)
            line.trim(span, left);
        const auto moved = [&](std::int32_t time) { return time > last ? time - length : time; };
        setSpan(edit, model, id, {moved(left.start), moved(left.end), false});
    }
    if (!hasSubTracks(root.version))
        line.removeTime(at, length);
    line.addTo(edit);
    return edit.finish();
}

} // namespace sinew::m2
