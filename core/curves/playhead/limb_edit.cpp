// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/curves/playhead/limb_edit.h"

#include "core/curves/playhead/auto_key.h"
#include "core/format/format.h"

#include <algorithm>

namespace sinew {

using Eigen::Quaternionf;
using Eigen::Vector3d;
using Eigen::Vector3f;

namespace {

using LimbPlaces = std::array<Vector3d, 3>;

double limbLength(const LimbPlaces &places)
{
    return (places[1] - places[0]).norm() + (places[2] - places[1]).norm();
}

/// Whether a node is posed as its track says.
bool showsTrack(const Document &document, const Address &track, const Quaternionf &posed)
{
    constexpr float sameTurn = 0.01f; // radians
    const Value value = valueAtPlayhead(document, track);
    const Quat *own = value.as<Quat>();
    return own && toEigen(*own).normalized().angularDistance(posed.normalized()) < sameTurn;
}

/// A rotation that, behind what is inherited, ends with a turn in model space.
Quaternionf turnedJoint(const Quaternionf &local, const Quaternionf &inherited, const Vector3d &from,
                        const Vector3d &to)
{
    const Quaternionf turn = Eigen::Quaterniond::FromTwoVectors(from, to).cast<float>();
    return (inherited.conjugate() * turn * inherited * local).normalized();
}

} // namespace

Result<LimbEdit> LimbEdit::begin(const Document &document, const RenderScene &scene, const PoseTime &when, NodeId end)
{
    const TransformFacet *facet = document.format() ? document.format()->transforms() : nullptr;
    if (!facet)
        return Error{QT_TRANSLATE_NOOP("Message", "nodes of this format can't be moved")};
    LimbEdit edit;
    edit.m_when = when;
    std::int32_t row = -1;
    for (std::size_t i = 0; i < scene.nodes.size(); ++i)
        if (scene.nodes[i].source == end)
            row = std::int32_t(i);
    for (std::size_t joint = 3; joint-- > 0;) {
        if (row < 0)
            return Error{joint == 2 ? QT_TRANSLATE_NOOP("Message", "select a node first: the end of a limb")
                                    : QT_TRANSLATE_NOOP("Message", "a limb needs two parents above its end")};
        const PosedNode posed = poseNode(scene, row, when);
        edit.m_joints[joint] = {scene.nodes[std::size_t(row)], posed.local};
        edit.m_parent = posed.parent;
        if (joint == 2)
            edit.m_place = posed.world.matrix * toEigen(edit.m_joints[2].node.pivot);
        row = edit.m_joints[joint].node.parent;
    }
    std::vector<Address> curves;
    for (std::size_t joint = 0; joint < 2; ++joint) {
        curves.push_back(facet->tracks(document.model(), edit.m_joints[joint].node.source).rotation);
        if (curves.back().node == NoNode)
            return Error{QT_TRANSLATE_NOOP("Message", "a parent of the node can't be turned")};
    }
    for (std::size_t joint = 0; joint < 2; ++joint)
        if (!when.from && !showsTrack(document, curves[joint], edit.m_joints[joint].local.rotation))
            return Error{QT_TRANSLATE_NOOP("Message", "something else than its keys turns the node here: the track is "
                                                      "muted, or another collection plays over it")};
    // A constant whose key lies in another sequence would turn nothing here.
    const auto turnsHere = [&](const Address &curve) { return showsConstant(document, curve); };
    if (!document.playback().autoKey() && !std::all_of(curves.begin(), curves.end(), turnsHere))
        return Error{QT_TRANSLATE_NOOP("Message", "the limb moves: switch auto-key on to set keys for its bones")};
    if (Status status = canSetValues(document, curves); !status)
        return status.error();
    std::vector<CurveEdit> edits = curveEdits(document, curves, RotationOrder::Raw);
    std::move(edits.begin(), edits.end(), edit.m_rotations.begin());
    const LimbPlaces places = edit.places(edit.m_joints);
    if (!bentLimb(places[0], places[1], places[2], places[0] + Vector3d::UnitX() * limbLength(places)))
        return Error{QT_TRANSLATE_NOOP("Message", "a bone of the limb has no length")};
    return edit;
}

Result<LimbEdit::Bent> LimbEdit::bent(const Document &document, const Vector3f &move) const
{
    // Once is enough unless a parent is scaled unevenly: turns then change the lengths.
    constexpr int mostTries = 8;
    constexpr double accuracy = 1e-6;
    Joints joints = m_joints;
    const Vector3d goal = (m_place + move).cast<double>();
    Bent result;
    double missing = 0, length = 1;
    for (int tries = 0; tries < mostTries; ++tries) {
        const LimbPlaces from = places(joints);
        const std::optional<BentLimb> limb = bentLimb(from[0], from[1], from[2], goal);
        if (!limb)
            return Error{QT_TRANSLATE_NOOP("Message", "the end of a limb can't come to where it begins")};
        result.reach = limb->reach;
        length = limbLength(from);
        missing = (limb->end - from[2]).norm();
        if (tries > 0 && missing <= accuracy * length)
            break;
        joints[0].local.rotation =
            turnedJoint(joints[0].local.rotation, inherited(joints[0].node, m_parent, m_when.view).rotation,
                        from[1] - from[0], limb->middle - from[0]);
        const LimbPlaces lifted = places(joints);
        const WorldTransform root = composeNode(joints[0].node, joints[0].local, m_parent, m_when);
        joints[1].local.rotation =
            turnedJoint(joints[1].local.rotation, inherited(joints[1].node, root, m_when.view).rotation,
                        lifted[2] - lifted[1], limb->end - lifted[1]);
    }
    if (!(missing <= 1e-4 * length))
        return Error{QT_TRANSLATE_NOOP("Message", "turns of the two parents can't bring the node there")};
    for (std::size_t joint = 0; joint < 2; ++joint) {
        const Quaternionf &q = joints[joint].local.rotation;
        result.changes.push_back(changeAtPlayhead(
            document, m_rotations[joint], Value::of(Quat{q.x(), q.y(), q.z(), q.w()}), Value::of(Quat{0, 0, 0, 1})));
    }
    return result;
}

LimbEdit::Places LimbEdit::places(const Joints &joints) const
{
    Places places;
    WorldTransform world = m_parent;
    for (std::size_t i = 0; i < joints.size(); ++i) {
        world = composeNode(joints[i].node, joints[i].local, world, m_when);
        places[i] = (world.matrix * toEigen(joints[i].node.pivot)).cast<double>();
    }
    return places;
}

} // namespace sinew
