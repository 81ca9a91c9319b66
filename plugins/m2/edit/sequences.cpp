// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m2/edit/sequences.h"

#include "plugins/m2/edit/curves.h"
#include "plugins/m2/edit/missing_sequences.h"
#include "plugins/m2/edit/sequence_parts.h"
#include "plugins/m2/edit/sequence_times.h"
#include "plugins/m2/names/animation_names.h"

#include <QtGlobal>

#include <algorithm>
#include <charconv>

namespace sinew::m2 {

namespace {

const M2Curves sequenceCurves;
constexpr std::int32_t defaultGap = 3333; ///< between sequences of official files before 264

/// Places a new sequence after all others.
Status place(const Model &model, Sequence &sequence, std::int32_t length)
{
    const Root &root = rootOf(model);
    std::int64_t last = -defaultGap;
    for (const Sequence &other : root.sequences)
        last = std::max<std::int64_t>(last, hasSubTracks(root.version) ? other.timelineStart : lineEnd(root, other));
    for (const ParentSequence &other : root.parentSequences)
        last = std::max<std::int64_t>(last, other.timelineStart);
    if (!hasSubTracks(root.version) && last < 0x7fffffff) // keys that no sequence plays remain unplayed
        last = TimelineEdits(model, &sequenceCurves).lastKey({std::int32_t(last + 1), 0x7fffffff}, std::int32_t(last));
    if (hasSubTracks(root.version)) {
        const std::int32_t slot = slotOf(model);
        const std::int64_t start = last < 0 ? 0 : last / slot * slot + slot;
        if (length >= slot / 4 * 3 || start + slot > 0x7fffffff)
            return Error{QT_TRANSLATE_NOOP("Message", "there is no room for it after the last sequence")};
        sequence.timelineStart = std::int32_t(start);
        sequence.duration = std::uint32_t(length);
        return Done{};
    }
    if (last + defaultGap + length > 0x7fffffff)
        return Error{QT_TRANSLATE_NOOP("Message", "there is no room for it after the last sequence")};
    sequence.start = std::uint32_t(last + defaultGap);
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

/// A copy as a new variation, with its keys in the model.
Sequence ownSequence(const Sequence &original, const Root &root)
{
    Sequence copy = original;
    copy.flags = (copy.flags | SequenceFlag::InModel) & ~std::uint32_t(SequenceFlag::Alias);
    copy.variation = freeVariation(root, copy.id);
    return copy;
}

constexpr int allFrequencies = 32767; ///< the sum over the variations of an animation

/// A copy gets half of what its original had, so that the sum stays.
void halveFrequency(EditBuilder &edit, NodeId original, Sequence &copy)
{
    const std::int16_t half = std::max<std::int16_t>(copy.frequency, 0) / 2;
    if (half > 0)
        edit.set(fieldOf<&Sequence::frequency>(original), std::int16_t(copy.frequency - half));
    copy.frequency = half;
}

/// A new variation plays as often as the others on average, which make room for it in proportion.
void shareFrequency(EditBuilder &edit, const Root &root, Sequence &added)
{
    std::vector<std::size_t> others;
    int sum = 0;
    for (std::size_t row = 0; row < root.sequences.size(); ++row)
        if (root.sequences[row].id == added.id && root.sequences[row].frequency > 0) {
            others.push_back(row);
            sum += root.sequences[row].frequency;
        }
    if (others.empty() || sum + added.frequency <= allFrequencies)
        return;
    added.frequency = std::int16_t(allFrequencies / int(others.size() + 1));
    int left = allFrequencies - added.frequency;
    for (const std::size_t row : others) {
        const int frequency = root.sequences[row].frequency, share = int(std::int64_t(left) * frequency / sum);
        edit.set(fieldOf<&Sequence::frequency>(root.sequences.ids[row]), std::int16_t(share));
        left -= share;
        sum -= frequency;
    }
}

Result<NewSequence> append(EditBuilder &edit, const Model &model, Sequence sequence)
{
    List<Sequence> items;
    sequence.aliasNext = std::uint16_t(rootOf(model).sequences.size());
    sequence.variationNext = -1;
    items.append(sequence);
    const std::vector<NodeId> ids = edit.insert(fieldOf<&Root::sequences>(RootNode), -1, Value::of(items));
    if (ids.empty())
        return edit.finish().error();
    // The last of the variations names the new one as the next.
    const auto &sequences = rootOf(model).sequences;
    for (std::size_t row = sequences.size(); row-- > 0 && sequence.variation > 0;)
        if (sequences[row].id == sequence.id && sequences[row].variationNext < 0) {
            edit.setReference(fieldOf<&Sequence::variationNext>(sequences.ids[row]), ids.front());
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
    std::vector<Clip> clips = sequenceCurves.clips(model);
    std::erase_if(clips, [](const Clip &clip) { return clip.isGlobal; });
    return clips;
}

SequenceFields M2Sequences::fields(const Model &model, NodeId id) const
{
    SequenceFields fields;
    if (model.get<GlobalLoop>(id))
        fields.duration = fieldOf<&GlobalLoop::duration>(id);
    if (!model.get<Sequence>(id))
        return fields;
    if (!hasSubTracks(rootOf(model).version)) {
        fields.start = fieldOf<&Sequence::start>(id);
        fields.end = fieldOf<&Sequence::end>(id);
    }
    fields.moveSpeed = fieldOf<&Sequence::moveSpeed>(id);
    fields.rarity = fieldOf<&Sequence::frequency>(id);
    fields.isFrequency = true;
    fields.bounds.push_back(fieldOf<&Sequence::bounds>(id));
    return fields;
}

Result<NewSequence> M2Sequences::create(const Model &model, std::string_view name, std::int32_t length) const
{
    if (length < 0)
        return Error{QT_TRANSLATE_NOOP("Message", "the sequence ends before it starts")};
    // A name from the game's table or a number; unknown names become "Stand".
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
    const std::vector<NodeId> ids = edit.insert(fieldOf<&Root::globalLoops>(RootNode), -1, Value::of(items));
    Result<ChangeSet> changes = edit.finish();
    if (!changes)
        return changes.error();
    return NewSequence{std::move(*changes), ids.front()};
}

Result<NewSequence> M2Sequences::duplicate(const Model &model, NodeId id) const
{
    const auto *original = model.get<Sequence>(id);
    if (!original)
        return noSequence(model, id);
    const Root &root = rootOf(model);
    if (missingSequences(static_cast<const M2Model &>(model))[std::size_t(model.rowOf(id))])
        return missingKeys(*original);
    Sequence copy = ownSequence(*original, root);
    const TimeSpan from = spanOf(model, *original);
    if (from.end < from.start)
        return Error{QT_TRANSLATE_NOOP("Message", "the sequence ends before it starts")};
    if (Status placed = place(model, copy, from.end - from.start); !placed)
        return placed.error();
    const M2Model spread = spreadModel(model);
    TimelineEdits line(spread, &sequenceCurves);
    const TimeSpan whole = timeRangeOf(model, *original);
    const std::int32_t start = timelineStart(root, copy);
    line.copy(whole, {start, start + (whole.end - whole.start), false});
    EditBuilder edit(model);
    line.addTo(edit);
    halveFrequency(edit, id, copy);
    return append(edit, model, copy);
}

Result<NewSequence> M2Sequences::adopt(const Model &model, const Model &from, NodeId id) const
{
    const auto *original = from.get<Sequence>(id);
    if (!original)
        return noSequence(from, id);
    if (missingSequences(static_cast<const M2Model &>(from))[std::size_t(from.rowOf(id))])
        return missingKeys(*original);
    const TimeSpan span = spanOf(from, *original);
    if (span.end < span.start)
        return Error{QT_TRANSLATE_NOOP("Message", "the sequence ends before it starts")};
    Sequence copy = ownSequence(*original, rootOf(model));
    if (Status placed = place(model, copy, span.end - span.start); !placed)
        return placed.error();
    EditBuilder edit(model);
    shareFrequency(edit, rootOf(model), copy);
    return append(edit, model, copy);
}

Result<ChangeSet> M2Sequences::remove(const Model &model, std::span<const NodeId> ids, bool withKeys) const
{
    EditBuilder edit(model);
    TimelineEdits line(model, &sequenceCurves);
    const std::vector<TimeSpan> others = othersOf(model, ids);
    for (const NodeId id : ids) {
        const auto *sequence = model.get<Sequence>(id);
        if (!sequence)
            return noSequence(model, id);
        // From 264 on there is no place for keys outside of sequences; see completeChanges().
        if (withKeys && !hasSubTracks(rootOf(model).version))
            line.remove(timeRangeOf(model, *sequence), others);
    }
    edit.remove(ids);
    line.addTo(edit);
    return edit.finish();
}

Result<ChangeSet> M2Sequences::setInterval(const Model &model, NodeId id, std::int32_t start, std::int32_t end,
                                           KeyPolicy policy, OverlapPolicy overlapPolicy) const
{
    return setSequenceInterval(model, id, start, end, policy, overlapPolicy);
}

Result<ChangeSet> M2Sequences::copyKeys(const Model &model, NodeId from, NodeId to, bool stretch) const
{
    return copySequenceKeys(model, from, to, stretch);
}

Result<ChangeSet> M2Sequences::insertTime(const Model &model, std::int32_t at, std::int32_t length) const
{
    return insertSequenceTime(model, at, length);
}

Result<ChangeSet> M2Sequences::removeTime(const Model &model, std::int32_t at, std::int32_t length,
                                          bool acrossBorders) const
{
    return removeSequenceTime(model, at, length, acrossBorders);
}

} // namespace sinew::m2
