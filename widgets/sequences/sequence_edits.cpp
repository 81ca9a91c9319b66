// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/sequences/sequence_edits.h"

#include "core/format/format.h"
#include "core/schema/struct_info.h"
#include "widgets/shared/edit_step.h"
#include "widgets/shared/object_names.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace sinew {

namespace {

bool isTime(double time)
{
    return time >= std::numeric_limits<std::int32_t>::min() && time <= std::numeric_limits<std::int32_t>::max();
}

Error outOfRange()
{
    return {QT_TRANSLATE_NOOP("Message", "the time is outside the range that can be stored")};
}

} // namespace

const SequenceFacet *SequenceEdits::facet() const
{
    return m_document.format() ? m_document.format()->sequences() : nullptr;
}

QString SequenceEdits::describe(const std::vector<NodeId> &sequences) const
{
    if (sequences.size() == 1)
        return tr("“%1”").arg(displayName(m_document, sequences.front()));
    return tr("%n sequences", nullptr, int(sequences.size()));
}

Status SequenceEdits::push(Result<ChangeSet> changes, const QString &text)
{
    return EditStep(m_document, text).push(std::move(changes));
}

Result<NodeId> SequenceEdits::push(Result<NewSequence> made, const QString &text)
{
    if (!made)
        return made.error();
    if (Status done = push(Result<ChangeSet>(std::move(made->changes)), text); !done)
        return done.error();
    m_document.selection().select(made->sequence);
    return made->sequence;
}

Result<NodeId> SequenceEdits::create(const QString &name, std::int32_t length)
{
    return push(facet()->create(m_document.model(), name.toStdString(), length), tr("New sequence “%1”").arg(name));
}

Result<NodeId> SequenceEdits::createGlobal(std::int32_t duration)
{
    return push(facet()->createGlobal(m_document.model(), duration), tr("New global sequence"));
}

Status SequenceEdits::duplicate(const std::vector<NodeId> &sequences)
{
    EditStep step(m_document, tr("Duplicate %1").arg(describe(sequences)));
    std::vector<NodeId> made;
    for (const NodeId id : sequences) {
        Result<NewSequence> copy = facet()->duplicate(m_document.model(), id);
        if (Status done =
                step.push(copy ? Result<ChangeSet>(std::move(copy->changes)) : Result<ChangeSet>(copy.error()));
            !done)
            return done;
        made.push_back(copy->sequence);
    }
    m_document.selection().set(std::move(made));
    return Done{};
}

Status SequenceEdits::remove(const std::vector<NodeId> &sequences, bool withKeys)
{
    std::vector<NodeId> own, global;
    for (const NodeId id : sequences)
        (facet()->fields(m_document.model(), id).duration.node == NoNode ? own : global).push_back(id);
    EditStep step(m_document, withKeys ? tr("Delete %1 with keys").arg(describe(sequences))
                                       : tr("Delete %1").arg(describe(sequences)));
    if (!own.empty())
        if (Status done = step.push(facet()->remove(m_document.model(), own, withKeys)); !done)
            return done;
    if (global.empty())
        return Done{};
    EditBuilder edit = editBuilder(m_document);
    edit.remove(global);
    return step.push(edit);
}

Status SequenceEdits::setInterval(NodeId sequence, std::int64_t start, std::int64_t end, const SequenceOptions &options)
{
    if (!isTime(double(start)) || !isTime(double(end)))
        return outOfRange();
    // Times as the table shows them.
    std::int64_t origin = 0;
    for (const Clip &clip : facet()->sequences(m_document.model()))
        if (clip.source == sequence && clip.ownTime)
            origin = clip.start;
    const QString name = describe({sequence}), span = tr("%1 to %2 ms").arg(start - origin).arg(end - origin);
    const QString text = options.keys == KeyPolicy::Keep      ? tr("Set %1 to %2").arg(name, span)
                         : options.keys == KeyPolicy::Shift   ? tr("Move %1 to %2").arg(name, span)
                         : options.keys == KeyPolicy::Stretch ? tr("Stretch %1 to %2").arg(name, span)
                                                              : tr("Trim %1 to %2").arg(name, span);
    return push(facet()->setInterval(m_document.model(), sequence, std::int32_t(start), std::int32_t(end), options.keys,
                                     options.overlapPolicy),
                text);
}

Status SequenceEdits::setDuration(NodeId globalSequence, std::int64_t duration)
{
    if (duration < 0 || !isTime(double(duration)))
        return outOfRange();
    const Address address = facet()->fields(m_document.model(), globalSequence).duration;
    const FieldRef field = m_document.model().field(address);
    if (!field)
        return Error{tr("This object has no duration.").toStdString()};
    Value value(*field.type);
    writeInteger(*field.type, value.data(), duration);
    EditBuilder edit = editBuilder(m_document);
    edit.set(address, std::move(value));
    return EditStep(m_document, tr("Set the duration of %1").arg(describe({globalSequence}))).push(edit);
}

Status SequenceEdits::setLoops(const std::vector<NodeId> &sequences, bool loops)
{
    return push(facet()->setLoops(m_document.model(), sequences, loops),
                loops ? tr("Loop %1").arg(describe(sequences)) : tr("Do not loop %1").arg(describe(sequences)));
}

Result<std::vector<Clip>> SequenceEdits::clipsOf(const std::vector<NodeId> &sequences) const
{
    std::vector<Clip> clips;
    for (Clip &clip : facet()->sequences(m_document.model()))
        if (std::find(sequences.begin(), sequences.end(), clip.source) != sequences.end())
            clips.push_back(std::move(clip));
    std::stable_sort(clips.begin(), clips.end(), [](const Clip &a, const Clip &b) { return a.start > b.start; });
    if (clips.empty())
        return Error{tr("No sequence is selected.").toStdString()};
    return clips;
}

Status SequenceEdits::shift(std::vector<NodeId> sequences, std::int32_t by, OverlapPolicy overlapPolicy)
{
    Result<std::vector<Clip>> clips = clipsOf(sequences);
    if (!clips)
        return clips.error();
    // The frontmost first, so that they do not get in each other's way.
    if (by < 0)
        std::reverse(clips->begin(), clips->end());
    EditStep step(m_document, tr("Shift %1 by %2 ms").arg(describe(sequences)).arg(by));
    for (const Clip &clip : *clips) {
        const double start = double(clip.start) + by, end = double(clip.end) + by;
        Result<ChangeSet> changes = outOfRange();
        if (isTime(start) && isTime(end))
            changes = facet()->setInterval(m_document.model(), clip.source, std::int32_t(start), std::int32_t(end),
                                           KeyPolicy::Shift, overlapPolicy);
        if (Status done = step.push(std::move(changes)); !done)
            return done;
    }
    return Done{};
}

Status SequenceEdits::stretch(std::vector<NodeId> sequences, double factor, OverlapPolicy overlapPolicy)
{
    const Result<std::vector<Clip>> clips = clipsOf(sequences);
    if (!clips)
        return clips.error();
    if (!(factor > 0))
        return Error{tr("Sequences can only be stretched by more than 0 %.").toStdString()};
    EditStep step(m_document, tr("Stretch %1 to %2 %").arg(describe(sequences)).arg(factor * 100));
    for (const Clip &clip : *clips) {
        const double end = double(clip.start) + std::round((double(clip.end) - clip.start) * factor);
        Result<ChangeSet> changes = outOfRange();
        if (isTime(end))
            changes = facet()->setInterval(m_document.model(), clip.source, clip.start, std::int32_t(end),
                                           KeyPolicy::Stretch, overlapPolicy);
        if (Status done = step.push(std::move(changes)); !done)
            return done;
    }
    return Done{};
}

Status SequenceEdits::copyKeys(NodeId from, const std::vector<NodeId> &to, bool stretch)
{
    EditStep step(m_document, tr("Copy keys of %1 to %2").arg(describe({from}), describe(to)));
    for (const NodeId target : to)
        if (Status done = step.push(facet()->copyKeys(m_document.model(), from, target, stretch)); !done)
            return done;
    return Done{};
}

Status SequenceEdits::insertTime(std::int32_t at, std::int32_t length)
{
    return push(
        facet()->insertTime(m_document.model(), at, length),
        tr("Insert %1 ms at %2 ms").arg(length).arg(at - timeOrigin(facet()->sequences(m_document.model()), at)));
}

Status SequenceEdits::removeTime(std::int32_t at, std::int32_t length, bool acrossBorders)
{
    return push(
        facet()->removeTime(m_document.model(), at, length, acrossBorders),
        tr("Remove %1 ms at %2 ms").arg(length).arg(at - timeOrigin(facet()->sequences(m_document.model()), at)));
}

Status SequenceEdits::recalculateBounds(const std::vector<NodeId> &sequences)
{
    const BoundsFacet *bounds = m_document.format()->bounds();
    if (!bounds)
        return Error{tr("This format stores no bounds.").toStdString()};
    std::vector<Address> addresses;
    for (const NodeId id : sequences) {
        const std::vector<Address> own = facet()->fields(m_document.model(), id).bounds;
        addresses.insert(addresses.end(), own.begin(), own.end());
    }
    return push(bounds->recalculate(m_document.model(), addresses),
                tr("Recalculate the extents of %1").arg(describe(sequences)));
}

} // namespace sinew
