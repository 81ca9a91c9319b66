// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Which tracks a CurveSession lists.

#include "core/curves/read_spans.h"
#include "core/format/format.h"
#include "core/model/walk.h"
#include "widgets/curves/session/curve_session.h"
#include "widgets/curves/session/curve_texts.h"
#include "widgets/shared/object_names.h"
#include "widgets/text/search_text.h"

#include <algorithm>
#include <unordered_set>
#include <utility>

namespace sinew {

namespace {

/// True if a step can change which tracks are listed, or what they are called.
bool changesTracks(const Model &model, const ChangeSet &changes)
{
    return std::any_of(changes.begin(), changes.end(), [&](const Change &change) {
        if (change.kind != Change::Set)
            return change.kind != Change::Splice;
        const FieldRef field = model.field(change.at);
        if (!field || field.type->kind != Kind::Curve)
            return !field || field.type->kind == Kind::Integer || field.type->kind >= Kind::String;
        const auto *now = static_cast<const CurveBase *>(field.data);
        const auto *was = static_cast<const CurveBase *>(change.other.data());
        return now->isPresent() != was->isPresent() || now->globalSequence() != was->globalSequence() ||
               now->header().slots != was->header().slots || (now->size() == 0) != (was->size() == 0);
    });
}

} // namespace

std::unordered_set<NodeId> CurveSession::selectedWithLayers()
{
    // Choosing a sequence in a list is no reason to put away the keys that one works on in it.
    const std::vector<NodeId> &chosen = m_document->selection().nodes();
    std::unordered_set<NodeId> sequences;
    for (const Clip &clip : m_clips)
        if (!clip.isGlobal)
            sequences.insert(clip.source);
    const auto isSequence = [&](NodeId node) { return sequences.contains(node); };
    if (chosen.empty() || !std::all_of(chosen.begin(), chosen.end(), isSequence))
        m_selected = chosen;
    const std::vector<NodeId> &nodes = m_selected;
    std::unordered_set<NodeId> selected(nodes.begin(), nodes.end());
    const MaterialFacet *facet = m_document->format() ? m_document->format()->materials() : nullptr;
    const Model &model = m_document->model();
    for (const NodeId node : nodes)
        for (const MaterialLayer &layer :
             facet &&model.contains(node) ? facet->layers(model, node) : std::vector<MaterialLayer>()) {
            selected.insert(layer.node);
            for (const LayerValue &value : layer.values)
                if (value.track.node != NoNode)
                    selected.insert(value.track.node);
        }
    return selected;
}

void CurveSession::refresh()
{
    std::vector<ShownTrack> tracks;
    m_clips.clear();
    if (const CurveFacet *curves = facet()) {
        const Model &model = m_document->model();
        m_clips = curves->clips(model);
        ReadSpans spans(m_clips);
        const TrackStates &states = m_document->trackStates();
        const std::unordered_set<NodeId> selected = selectedWithLayers();
        NodeId last = NoNode;
        walkFields(model, [&](const Address &first, const FieldInfo &field, void *, void *) {
            // The first curve field of each object adds all of its tracks, in the facet's order.
            if (field.type->kind != Kind::Curve || first.node == last)
                return;
            last = first.node;
            const bool wanted = !m_options.onlySelected || selected.contains(first.node);
            QString object;
            for (CurveChannel &channel : curves->channels(model, first.node)) {
                const bool pinned = states.is(TrackStates::Pinned, channel.address);
                if (!pinned && (!wanted || (!channel.present && !m_options.showAbsent)))
                    continue;
                if (object.isEmpty()) {
                    object = displayName(*m_document, first.node);
                    // Parts of different objects can have the same name ("Layer 0").
                    if (const NodeId whole = model.parentOf(first.node); whole != RootNode && whole != NoNode)
                        object = tr("%1 of %2", "part, object").arg(object, displayName(*m_document, whole));
                }
                if (!m_filter.isEmpty() && !matchesSearch(searchedForm(object), m_filter) &&
                    !matchesSearch(searchedForm(channelText(channel)), m_filter))
                    continue;
                ShownTrack track;
                const FieldRef ref = model.field(channel.address);
                track.type = ref.type;
                track.field = ref.field;
                track.object = object;
                track.isGlobal = channel.globalSequence != NoNode;
                const CurveBase::Header header = static_cast<const CurveBase *>(ref.data)->header();
                track.spans = spans.of(header, channel.globalSequence);
                if (!track.isGlobal)
                    track.echoes = spans.borrowed(header);
                track.channel = std::move(channel);
                tracks.push_back(std::move(track));
            }
        });
    }
    std::vector<ShownNumbers> numbers(tracks.size());
    for (std::size_t row = 0; row < tracks.size(); ++row)
        if (const int before = trackOf(tracks[row].address()); before >= 0)
            numbers[row].numbers = m_numbers[std::size_t(before)].numbers;
    m_numbers = std::move(numbers);
    m_tracks = std::move(tracks);
    m_rows.clear();
    for (std::size_t row = 0; row < m_tracks.size(); ++row)
        m_rows.emplace(m_tracks[row].address(), row);
    const std::size_t active =
        std::erase_if(m_active, [this](const Address &track) { return !m_rows.contains(track); });
    Q_EMIT tracksChanged();
    Q_EMIT keysChanged();
    if (active > 0)
        Q_EMIT activeTracksChanged();
}

void CurveSession::follow(const ChangeSet &changes)
{
    if (changesTracks(m_document->model(), changes))
        refresh();
    else if (std::any_of(changes.begin(), changes.end(),
                         [this](const Change &change) { return m_rows.contains(change.at); }))
        Q_EMIT keysChanged();
}

} // namespace sinew
