// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/objects/object_sequences.h"

#include "core/curves/key_rows.h"
#include "core/curves/keys/key_paste.h"
#include "core/facets/counterparts.h"
#include "core/format/format.h"
#include "core/model/walk.h"
#include "widgets/shared/edit_step.h"

#include <QLocale>

#include <algorithm>
#include <limits>
#include <map>

namespace sinew {

namespace {

constexpr int namesShown = 8;

Clip clipOf(const Model &model, const SequenceFacet &facet, NodeId sequence)
{
    for (const Clip &clip : facet.sequences(model))
        if (clip.source == sequence)
            return clip;
    return {};
}

std::vector<NodeId> objectsWithTracks(const Model &model)
{
    std::vector<NodeId> objects;
    walkFields(model, [&](const Address &at, const FieldInfo &field, void *, void *) {
        if (field.type->kind == Kind::Curve && (objects.empty() || objects.back() != at.node))
            objects.push_back(at.node);
    });
    return objects;
}

/// The keys in a span, as if copied there.
CopiedTrack tracksKeys(const FieldRef &field, const CurveBase &curve, const TimeSpan &span)
{
    CopiedTrack track;
    track.type = field.type;
    std::vector<std::uint32_t> rows = rowsByTime(curve);
    std::erase_if(rows, [&](std::uint32_t row) { return !span.contains(curve.times()[row]); });
    const TypeInfo &value = *field.type->element;
    track.curve = pickKeys(curve, value, rows);
    if (track.curve.size())
        for (std::int32_t &time : std::span(track.curve.editTimes(value.valueSize()), track.curve.size()))
            time = std::int32_t(
                std::min<std::int64_t>(std::int64_t(time) - span.start, std::numeric_limits<std::int32_t>::max()));
    return track;
}

} // namespace

QString listed(const QStringList &names)
{
    const QString shown = names.mid(0, namesShown).join(ObjectSequences::tr(", "));
    const int more = int(names.size()) - namesShown;
    return more > 0 ? ObjectSequences::tr("%1 and %n more", nullptr, more).arg(shown) : shown;
}

/// Names of the objects whose keys found no place.
struct ObjectSequences::LeftOut
{
    QStringList named, unnamed; ///< with a name that leads to no object; called after their numbers, which mean nothing

    void add(const QString &name, bool isNumbered)
    {
        QStringList &names = isNumbered ? unnamed : named;
        if (!names.contains(name))
            names << name;
    }
};

/// The keys to be copied: the target's curves as they will be.
class ObjectSequences::Keys
{
public:
    Keys(const Document &target, const Model &source, const Counterparts &counterparts)
        : m_target(target), m_source(source), m_curves(*target.format()->curves()), m_counterparts(counterparts),
          m_objects(objectsWithTracks(source)), m_clips(m_curves.clips(source))
    {
    }

    /// `adapted`: makes the motions; null: all keys go over.
    LeftOut take(const SpanMatch &match, AdaptedMotion *adapted)
    {
        if (adapted)
            adapted->take(match, m_edits,
                          [&](const Address &at) { return curveEdit(m_target, at, RotationOrder::Raw); });
        const auto clip = std::find_if(m_clips.begin(), m_clips.end(),
                                       [&](const Clip &each) { return each.source == match.sequence; });
        LeftOut leftOut;
        const NamedFacet &names = *m_target.format()->names();
        for (const NodeId object : m_objects)
            for (const CurveChannel &channel : m_curves.channels(m_source, object)) {
                if (adapted && adapted->moves(channel.address))
                    continue;
                const FieldRef field = m_source.field(channel.address);
                const auto &curve = *static_cast<const CurveBase *>(field.data);
                // Curves read in all sequences belong to none of them.
                if (channel.globalSequence != NoNode || curve.size() == 0 || clip == m_clips.end() ||
                    sourceClip(m_clips, *clip, curve.header()).start != clip->start)
                    continue;
                const CopiedTrack track = tracksKeys(field, curve, match.from);
                if (track.curve.size() && !paste(channel, track, match))
                    leftOut.add(QString::fromStdString(names.name(m_source, object)),
                                m_counterparts.of(object) == NoNode && isNumbered(names, m_source, object));
            }
        return leftOut;
    }

    ChangeSet changes() const
    {
        ChangeSet changes;
        for (const auto &[address, edit] : m_edits)
            changes.push_back(edit.change());
        return changes;
    }

private:
    bool paste(const CurveChannel &channel, const CopiedTrack &track, const SpanMatch &match)
    {
        Address address = channel.address;
        address.node = m_counterparts.of(channel.address.node);
        const std::optional<CurveChannel> there =
            address.node == NoNode ? std::nullopt : m_curves.channel(m_target.model(), address);
        if (!there || there->globalSequence != NoNode || m_target.trackStates().is(TrackStates::Locked, address))
            return false;
        const auto [edit, isNew] = m_edits.try_emplace(address);
        if (isNew)
            edit->second = curveEdit(m_target, address, RotationOrder::Raw);
        const CopiedKeys all{match.from.start, match.from.end - match.from.start, {}};
        PasteOptions options;
        options.at = match.to.start;
        return bool(pasteTrack(edit->second, track, all, options));
    }

    const Document &m_target;
    const Model &m_source;
    const CurveFacet &m_curves;
    const Counterparts &m_counterparts;
    std::vector<NodeId> m_objects;
    std::vector<Clip> m_clips;
    std::map<Address, CurveEdit> m_edits;
};

bool ObjectSequences::isSequence(const Document &target, const Model &source, NodeId object)
{
    const SequenceFacet *facet = target.format() ? target.format()->sequences() : nullptr;
    return facet && facet->canEdit() && clipOf(source, *facet, object).source == object;
}

std::vector<NodeId> ObjectSequences::movedNodes(const Document &target, const Model &source, NodeId sequence)
{
    const TransformFacet *facet = target.format()->transforms();
    const TimeSpan span = spanOf(clipOf(source, *target.format()->sequences(), sequence));
    std::vector<NodeId> nodes;
    for (const HierarchyNode &node : facet ? facet->hierarchy(source) : std::vector<HierarchyNode>()) {
        const TransformTracks tracks = facet->tracks(source, node.node);
        const auto hasKeys = [&](const Address &at) {
            const FieldRef field = at.node == NoNode ? FieldRef() : source.field(at);
            if (!field)
                return false;
            const auto times = static_cast<const CurveBase *>(field.data)->times();
            return std::any_of(times.begin(), times.end(), [&](std::int32_t time) { return span.contains(time); });
        };
        const bool isMoved = hasKeys(tracks.translation) || hasKeys(tracks.rotation) || hasKeys(tracks.scale);
        if (isMoved)
            nodes.push_back(node.node);
    }
    return nodes;
}

std::unique_ptr<AdaptedMotion> ObjectSequences::adaptedMotion(const Counterparts &counterparts) const
{
    const Format &format = *m_target.format();
    if (!m_adapted || !format.transforms() || !format.scene())
        return nullptr;
    ObjectMap nodes;
    for (const HierarchyNode &node : format.transforms()->hierarchy(m_source))
        if (const NodeId here = counterparts.of(node.node); here != NoNode)
            nodes.emplace(node.node, here);
    auto adapted = std::make_unique<AdaptedMotion>(format, m_source, m_target.model(), nodes, *m_adapted);
    return adapted->areAlike() ? nullptr : std::move(adapted);
}

Result<NodeId> ObjectSequences::add(EditStep &step, NodeId sequence)
{
    const SequenceFacet &facet = *m_target.format()->sequences();
    const bool duplicates = m_isOwn && m_target.model().contains(sequence);
    Result<NewSequence> made =
        duplicates ? facet.duplicate(m_target.model(), sequence) : facet.adopt(m_target.model(), m_source, sequence);
    if (Status status = step.push(made ? Result<ChangeSet>(std::move(made->changes)) : Result<ChangeSet>(made.error()));
        !status)
        return status.error();
    if (!duplicates) {
        m_placed.push_back({spanOf(clipOf(m_source, facet, sequence)),
                            spanOf(clipOf(m_target.model(), facet, made->sequence)), sequence});
        m_made.push_back(made->sequence);
    }
    return made->sequence;
}

Status ObjectSequences::pushKeys(EditStep &step, const Counterparts &counterparts, QStringList &notes) const
{
    if (m_placed.empty() || !m_target.format()->curves())
        return Done{};
    const std::unique_ptr<Model> played = m_target.format()->sequences()->played(m_source);
    Keys keys(m_target, played ? *played : m_source, counterparts);
    const std::unique_ptr<AdaptedMotion> adapted = adaptedMotion(counterparts);
    QStringList sequences, leftOut, unnamed;
    for (const SpanMatch &match : m_placed) {
        const LeftOut objects = keys.take(match, adapted.get());
        if (!objects.named.isEmpty())
            sequences << QString::fromStdString(clipOf(m_source, *m_target.format()->sequences(), match.sequence).name);
        leftOut << objects.named;
        unnamed << objects.unnamed;
    }
    leftOut.removeDuplicates();
    unnamed.removeDuplicates();
    if (!unnamed.isEmpty())
        notes << tr("The keys of %1 were not pasted: in their file these objects have only numbers in place of names, "
                    "by which they can't be found in this model.")
                     .arg(listed(unnamed));
    if (sequences.size() == 1)
        notes << tr("“%1” was pasted without the keys of %2: this model has no objects with these names.")
                     .arg(sequences.front(), listed(leftOut));
    else if (!sequences.isEmpty())
        notes << tr("%n sequences were pasted without keys of %1: this model has no objects with these names.", nullptr,
                    int(sequences.size()))
                     .arg(listed(leftOut));
    if (Status status = step.push(keys.changes()); !status)
        return status;
    if (adapted) {
        const AdaptedError error = adapted->error();
        const QLocale locale;
        notes << tr("The motions were adapted to this skeleton: %n keys, joints no farther than %1 from where they "
                    "should be (%2 % of the skeleton's size).",
                    nullptr, int(error.keys))
                     .arg(locale.toString(error.distance, 'g', 2), locale.toString(error.share * 100, 'g', 2));
    }
    const BoundsFacet *bounds = m_target.format()->bounds();
    std::vector<Address> addresses;
    for (const NodeId made : m_made)
        for (const Address &address : m_target.format()->sequences()->fields(m_target.model(), made).bounds)
            addresses.push_back(address);
    if (!bounds || addresses.empty())
        return Done{};
    Result<ChangeSet> fitted = bounds->recalculate(m_target.model(), addresses);
    return fitted ? step.push(std::move(fitted)) : Status(Done{}); // without an extent, the copied one stays
}

} // namespace sinew
