// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/curves/poses/apply_pose.h"

#include "core/curves/playhead/auto_key.h"
#include "core/curves/playhead/pose.h"
#include "core/curves/playhead/rest_pose.h"
#include "core/format/format.h"
#include "widgets/curves/commands/key_clipboard.h"
#include "widgets/curves/session/curve_session.h"
#include "widgets/curves/session/curve_texts.h"
#include "widgets/shared/object_names.h"

#include <QCoreApplication>

#include <algorithm>
#include <map>
#include <set>

namespace sinew {

namespace {

struct PoseTexts
{
    Q_DECLARE_TR_FUNCTIONS(Poses)
};

Error poseError(const QString &text)
{
    return {text.toStdString()};
}

bool isNode(const Document &document, NodeId object)
{
    const TransformTracks tracks = document.format()->transforms()->tracks(document.model(), object);
    return tracks.translation.node != NoNode || tracks.rotation.node != NoNode || tracks.scale.node != NoNode;
}

std::vector<NodeId> selectedNodes(const Document &document)
{
    std::vector<NodeId> nodes = document.selection().nodes();
    std::erase_if(nodes, [&](NodeId node) { return !isNode(document, node); });
    return nodes;
}

/// The tracks of the selected nodes for a pose of a single node.
std::vector<PastePlace> placesIn(const Document &document, const CopiedKeys &pose, const std::vector<NodeId> &nodes)
{
    std::vector<PastePlace> places;
    for (const NodeId node : nodes) {
        const TransformTracks tracks = document.format()->transforms()->tracks(document.model(), node);
        for (const Address &address : {tracks.translation, tracks.rotation, tracks.scale})
            for (std::size_t source = 0; address.node != NoNode && source < pose.tracks.size(); ++source)
                if (trackField(document.model(), address) == pose.tracks[source].field)
                    places.push_back({address, source});
    }
    return places;
}

/// Finds which tracks take which part of the pose.
Result<std::vector<PastePlace>> placesOf(const CurveSession &session, const CopiedKeys &pose, bool mirrored)
{
    const Document &document = *session.document();
    const std::vector<NodeId> selected = selectedNodes(document);
    const auto isSelected = [&](NodeId node) {
        return std::find(selected.begin(), selected.end(), node) != selected.end();
    };
    Result<std::vector<PastePlace>> named =
        pastePlaces(session, pose, mirrored ? PasteTarget::Partner : PasteTarget::Same);
    if (named)
        std::erase_if(*named, [&](const PastePlace &place) { return !isNode(document, place.address.node); });
    if (named && std::any_of(named->begin(), named->end(),
                             [&](const PastePlace &place) { return isSelected(place.address.node); })) {
        std::erase_if(*named, [&](const PastePlace &place) { return !isSelected(place.address.node); });
        return named;
    }
    const bool ofOneNode = std::all_of(pose.tracks.begin(), pose.tracks.end(), [&](const CopiedTrack &track) {
        return track.object == pose.tracks.front().object;
    });
    // When mirroring, the node that a pose came from may still be selected.
    if (ofOneNode && !selected.empty() && !mirrored)
        return placesIn(document, pose, selected);
    if (!selected.empty() && !mirrored)
        return poseError(
            PoseTexts::tr("none of the selected objects is in the pose; select nothing to apply all of it"));
    if (!named || named->empty())
        return poseError(
            mirrored ? PoseTexts::tr("no object of this model is clearly the mirror counterpart of one in the pose")
                     : PoseTexts::tr("no object of this model has the same name as one in the pose"));
    return named;
}

/// The nodes of this model by name, the first of each; they supply the rest values for the parts of a pose.
std::map<std::string, NodeId> nodesByName(const Document &document)
{
    std::map<std::string, NodeId> nodes;
    for (const HierarchyNode &node : document.format()->transforms()->hierarchy(document.model()))
        nodes.emplace(displayName(document, node.node).toStdString(), node.node);
    return nodes;
}

} // namespace

Result<CopiedKeys> poseOfSelection(const Document &document)
{
    const TransformFacet *facet = document.format() ? document.format()->transforms() : nullptr;
    if (!facet)
        return poseError(PoseTexts::tr("this format has no nodes to be posed"));
    std::vector<NodeId> nodes = selectedNodes(document);
    if (nodes.empty())
        for (const HierarchyNode &node : facet->hierarchy(document.model()))
            nodes.push_back(node.node);
    CopiedKeys pose = copyPose(document, nodes);
    if (pose.tracks.empty())
        return poseError(PoseTexts::tr("no object of this model can be posed"));
    return pose;
}

Result<AppliedPose> applyPose(CurveSession &session, const CopiedKeys &pose, const PoseSettings &settings,
                              const QString &step)
{
    Document *document = session.document();
    if (!document)
        return poseError(PoseTexts::tr("no model is open"));
    if (!document->format() || !document->format()->transforms() || !session.facet())
        return poseError(PoseTexts::tr("this format has no nodes to be posed"));
    document->dropPreview();
    const Result<std::vector<PastePlace>> places = placesOf(session, pose, settings.mirrored);
    if (!places)
        return places.error();
    std::vector<Address> addresses;
    for (const PastePlace &place : *places)
        addresses.push_back(place.address);
    if (Status status = canKey(*document, addresses); !status)
        return status.error();
    std::vector<CurveEdit> edits = curveEdits(*document, addresses, RotationOrder::Raw);
    const RestPose rest(*document);
    const std::map<std::string, NodeId> sources = nodesByName(*document);
    AppliedPose applied;
    std::set<NodeId> nodes;
    std::set<std::string> names;
    std::vector<CurveEdit> changed;
    for (std::size_t i = 0; i < edits.size(); ++i) {
        const CopiedTrack &track = pose.tracks[(*places)[i].source];
        PoseMix blend{settings.share, settings.reach, {}};
        CurveEdit edit = edits[i];
        if (settings.mirrored) {
            const auto source = sources.find(track.object);
            blend.mirror = rest.mirror(source == sources.end() ? edit.address.node : source->second, edit.address.node);
        }
        blendPose(*document, edit, track, blend);
        nodes.insert(edit.address.node);
        names.insert(track.object);
        if (edit.curve.isPresent() != edits[i].curve.isPresent() || !edit.curve.sharesWith(edits[i].curve))
            changed.push_back(std::move(edit));
    }
    if (Status status = pushEdits(*document, changed, stepText(step, *document, changed)); !status)
        return status.error();
    applied.objects = int(nodes.size());
    if (nodes.size() == 1)
        applied.only = displayName(*document, *nodes.begin());
    for (const CopiedTrack &track : pose.tracks)
        if (names.insert(track.object).second)
            applied.leftOut << QString::fromStdString(track.object);
    return applied;
}

} // namespace sinew
