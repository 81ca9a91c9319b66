// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/curves/playhead/posed_edit.h"

#include "core/curves/curve_moment.h"
#include "core/curves/playhead/auto_key.h"
#include "core/curves/playhead/playhead_keys.h"
#include "core/format/format.h"

#include <algorithm>
#include <cmath>
#include <unordered_map>

namespace sinew {

using Eigen::Matrix3f;
using Eigen::Quaternionf;
using Eigen::Vector3f;

namespace {

Quat quatFromEigen(const Quaternionf &q)
{
    return {q.x(), q.y(), q.z(), q.w()};
}

/// The new place of `position`.
Vector3f moved(const SpaceChange &change, const Vector3f &position)
{
    const Vector3f arm = position - change.centre;
    switch (change.kind) {
    case SpaceChange::Move:
        return position + change.move;
    case SpaceChange::Turn:
        return change.centre + change.turn * arm;
    case SpaceChange::Scale:
        break;
    }
    return change.centre + change.axes * change.scale.cwiseProduct(change.axes.transpose() * arm);
}

/// The change of the node's own scale: the growth factor of each of its axes. Exact along its own axes and for equal
/// factors; otherwise the model can't store the shear that would remain.
Vector3f grown(const SpaceChange &change, const PosedNode &node, const Vector3f &scale)
{
    const Matrix3f own = ownAxes(node);
    Vector3f result = scale;
    for (int i = 0; i < 3; ++i) {
        const Vector3f axis = own.col(i);
        const Vector3f now = change.axes * change.scale.cwiseProduct(change.axes.transpose() * axis);
        result[i] *= std::copysign(now.norm(), now.dot(axis));
    }
    return result;
}

const CurveBase &curveIn(const Model &model, const Address &address)
{
    return *static_cast<const CurveBase *>(model.field(address).data);
}

} // namespace

Matrix3f ownAxes(const PosedNode &node)
{
    return node.world.rotation.toRotationMatrix();
}

Matrix3f parentAxes(const PosedNode &node)
{
    return node.parent.rotation.toRotationMatrix();
}

/// The nodes of a model that is posed, and which of them are selected.
class PosedEdit::Hierarchy
{
public:
    Hierarchy(std::vector<HierarchyNode> nodes, const RenderScene &scene, std::span<const NodeId> selected)
        : m_nodes(std::move(nodes)), m_scene(scene), m_selected(selected)
    {
        for (const HierarchyNode &node : m_nodes)
            m_parents.emplace(node.node, node.parent);
        for (std::size_t row = 0; row < scene.nodes.size(); ++row)
            m_rows.emplace(scene.nodes[row].source, std::int32_t(row));
    }

    const std::vector<HierarchyNode> &nodes() const { return m_nodes; }
    bool contains(NodeId id) const { return m_parents.contains(id) && m_rows.contains(id); }
    /// For a node of the scene.
    std::int32_t rowOf(NodeId id) const { return m_rows.at(id); }
    const SceneNode &sceneNode(NodeId id) const { return m_scene.nodes[std::size_t(rowOf(id))]; }

    /// The selected node that carries this one along, NoNode if none does. `byKeys`: movements of a node don't reach
    /// nodes that do not inherit them.
    NodeId carrier(NodeId id, bool byKeys) const
    {
        for (std::size_t steps = 0; steps < m_parents.size(); ++steps) {
            if (byKeys && m_rows.contains(id) && sceneNode(id).dontInheritTranslation)
                return NoNode;
            const auto up = m_parents.find(id);
            if (up == m_parents.end() || up->second == NoNode)
                return NoNode;
            id = up->second;
            if (std::find(m_selected.begin(), m_selected.end(), id) != m_selected.end())
                return id;
        }
        return NoNode;
    }

private:
    std::vector<HierarchyNode> m_nodes;
    const RenderScene &m_scene;
    std::span<const NodeId> m_selected;
    std::unordered_map<NodeId, NodeId> m_parents;
    std::unordered_map<NodeId, std::int32_t> m_rows;
};

Result<PosedEdit> PosedEdit::begin(const Document &document, const RenderScene &scene, const PoseTime &when,
                                   std::span<const NodeId> nodes, Target target, SpaceChange::Kind kind)
{
    const TransformFacet *facet = document.format() ? document.format()->transforms() : nullptr;
    if (!facet)
        return Error{QT_TRANSLATE_NOOP("Message", "nodes of this format can't be moved")};
    // A pivot has no rotation or scale, but a track that is a constant can take them.
    const bool constants = target != Target::Keys && kind != SpaceChange::Move;
    if (constants)
        target = Target::Keys;
    const Model &model = document.model();
    const Hierarchy hierarchy(facet->hierarchy(model), scene, nodes);
    const bool byKeys = target == Target::Keys || target == Target::PresentKeys;
    const bool movesByKeys = byKeys && kind == SpaceChange::Move;

    PosedEdit edit;
    edit.m_target = target;
    edit.m_kind = kind;
    std::vector<Address> curves;
    std::unordered_map<NodeId, std::size_t> places;
    for (const NodeId id : nodes) {
        if (!hierarchy.contains(id) || (target != Target::Pivots && hierarchy.carrier(id, movesByKeys) != NoNode))
            continue;
        const SceneNode &from = hierarchy.sceneNode(id);
        Node node;
        node.posed = poseNode(scene, hierarchy.rowOf(id), when);
        node.position = node.posed.world.matrix * toEigen(from.pivot);
        node.pivotValue = from.pivot;
        node.inheritsPlace = !from.dontInheritTranslation && (!byKeys || from.rules == NodeRules::Cancelling);
        if (!byKeys) {
            node.pivot = facet->pivot(model, id);
            if (node.pivot.node == NoNode)
                return Error{QT_TRANSLATE_NOOP("Message", "the node has no pivot")};
            places.emplace(id, edit.m_nodes.size());
        } else {
            const TransformTracks tracks = facet->tracks(model, id);
            if (tracks.translation.node == NoNode || tracks.rotation.node == NoNode || tracks.scale.node == NoNode)
                continue;
            node.translation.address = tracks.translation;
            node.rotation.address = tracks.rotation;
            node.scale.address = tracks.scale;
            curves.push_back(kind == SpaceChange::Move   ? tracks.translation
                             : kind == SpaceChange::Turn ? tracks.rotation
                                                         : tracks.scale);
        }
        edit.m_nodes.push_back(std::move(node));
    }
    if (edit.m_nodes.empty())
        return Error{QT_TRANSLATE_NOOP("Message", "select a node first: nothing in the selection can be moved")};
    if (byKeys) {
        if (Status status = edit.takeCurves(document, std::move(curves), constants); !status)
            return status.error();
    } else if (target == Target::PivotsWithChildren) {
        edit.takeChildren(*facet, model, hierarchy, places);
    }
    return edit;
}

Status PosedEdit::takeCurves(const Document &document, std::vector<Address> curves, bool constants)
{
    // With several nodes, those away from the centre move, whatever is done to them.
    if (m_kind != SpaceChange::Move && m_nodes.size() > 1)
        for (const Node &node : m_nodes)
            curves.push_back(node.translation.address);
    if (constants &&
        !std::all_of(curves.begin(), curves.end(), [&](const Address &curve) { return setsConstant(document, curve); }))
        return Error{
            QT_TRANSLATE_NOOP("Message", "a pivot has no rotation or scale: switch auto-key on to animate them")};
    if (m_target == Target::PresentKeys && !std::all_of(curves.begin(), curves.end(), [&](const Address &curve) {
            return hasKeyAtPlayhead(document, curveIn(document.model(), curve), ownTimelineOf(document, curve));
        }))
        return Error{QT_TRANSLATE_NOOP("Message", "the node has no translation key of its own here")};
    if (Status status = m_target == Target::PresentKeys ? canKey(document, curves) : canSetValues(document, curves);
        !status)
        return status;
    for (Node &node : m_nodes) {
        const Address all[] = {node.translation.address, node.rotation.address, node.scale.address};
        std::vector<CurveEdit> edits = curveEdits(document, all, RotationOrder::Raw);
        node.translation = std::move(edits[0]);
        node.rotation = std::move(edits[1]);
        node.scale = std::move(edits[2]);
        takeConstants(document, node);
    }
    return Done{};
}

void PosedEdit::takeConstants(const Document &document, Node &node)
{
    // The pose has nothing of a constant whose key lies in another sequence: the change is one of the key's own value.
    const auto isElsewhere = [&](const CurveEdit &edit) {
        return setsConstant(document, edit.address) && !showsConstant(document, edit.address);
    };
    m_isElsewhere |= isElsewhere(m_kind == SpaceChange::Move   ? node.translation
                                 : m_kind == SpaceChange::Turn ? node.rotation
                                                               : node.scale);
    LocalTransform &local = node.posed.local;
    if (isElsewhere(node.translation))
        local.translation = toEigen(*editedValue(document, node.translation.address).as<Vec3>());
    if (isElsewhere(node.rotation))
        local.rotation = toEigen(*editedValue(document, node.rotation.address).as<Quat>());
    if (isElsewhere(node.scale))
        local.scale = toEigen(*editedValue(document, node.scale.address).as<Vec3>());
}

void PosedEdit::takeChildren(const TransformFacet &facet, const Model &model, const Hierarchy &hierarchy,
                             const std::unordered_map<NodeId, std::size_t> &places)
{
    for (const HierarchyNode &node : hierarchy.nodes()) {
        // Selected nodes below a selected node were left out above; they move as children.
        NodeId top = NoNode;
        for (NodeId next = hierarchy.carrier(node.node, false); next != NoNode; next = hierarchy.carrier(next, false))
            top = next;
        const Address pivot = top == NoNode ? Address() : facet.pivot(model, node.node);
        const auto place = places.find(top);
        if (pivot.node == NoNode || place == places.end() || !hierarchy.contains(node.node))
            continue;
        m_children.emplace_back(pivot, hierarchy.sceneNode(node.node).pivot);
        m_childOf.push_back(place->second);
    }
}

Vector3f PosedEdit::centre() const
{
    Vector3f sum = Vector3f::Zero();
    for (const Node &node : m_nodes)
        sum += node.position;
    return sum / float(std::max<std::size_t>(1, m_nodes.size()));
}

Result<ChangeSet> PosedEdit::changes(const Document &document, const SpaceChange &change) const
{
    // Other steps may have been made since begin().
    const auto isGone = [&](const Address &address) {
        return address.node != NoNode && !document.model().field(address);
    };
    for (const Node &node : m_nodes)
        if (isGone(node.pivot) || isGone(node.translation.address) || isGone(node.rotation.address) ||
            isGone(node.scale.address))
            return Error{QT_TRANSLATE_NOOP("Message", "what is moved was deleted")};
    ChangeSet changes;
    std::vector<Vector3f> shifts;
    for (const Node &node : m_nodes) {
        const LocalTransform &local = node.posed.local;
        const Vector3f step = moved(change, node.position) - node.position;
        Vector3f shift = Vector3f::Zero();
        if (m_kind == SpaceChange::Move || (m_nodes.size() > 1 && step.norm() > 0)) {
            // A node that inherits its place follows the parent's whole matrix, see composeNode().
            const Matrix3f to =
                node.inheritsPlace ? Matrix3f(node.posed.parent.matrix.linear()) : node.posed.from.around;
            shift = to.inverse() * step;
            if (!shift.allFinite())
                return Error{
                    QT_TRANSLATE_NOOP("Message", "the parent is scaled to nothing here: no key can move the node")};
        }
        shifts.push_back(shift);
        if (m_target == Target::PresentKeys) {
            CurveEdit edit = node.translation;
            changeKeyAtPlayhead(document, edit, Value::of(sinew::fromEigen(local.translation + shift)));
            changes.push_back(edit.change());
            continue;
        }
        if (m_target != Target::Keys) {
            changes.push_back(
                {Change::Set, node.pivot, 0, 0, 0, Value::of(sinew::fromEigen(toEigen(node.pivotValue) + shift))});
            continue;
        }
        if (m_kind == SpaceChange::Move || shift.norm() > 0)
            changes.push_back(changeAtPlayhead(
                document, node.translation, Value::of(sinew::fromEigen(local.translation + shift)), Value::of(Vec3{})));
        if (m_kind == SpaceChange::Turn) {
            const Quaternionf &frame = node.posed.from.rotation;
            const Quaternionf rotation = frame.conjugate() * change.turn * frame * local.rotation;
            changes.push_back(changeAtPlayhead(document, node.rotation, Value::of(quatFromEigen(rotation)),
                                               Value::of(Quat{0, 0, 0, 1})));
        } else if (m_kind == SpaceChange::Scale) {
            const Vector3f scale = grown(change, node.posed, local.scale);
            changes.push_back(
                changeAtPlayhead(document, node.scale, Value::of(sinew::fromEigen(scale)), Value::of(Vec3{1, 1, 1})));
        }
    }
    for (std::size_t i = 0; i < m_children.size(); ++i) {
        const Vector3f to = toEigen(m_children[i].second) + shifts[m_childOf[i]];
        changes.push_back({Change::Set, m_children[i].first, 0, 0, 0, Value::of(sinew::fromEigen(to))});
    }
    return changes;
}

} // namespace sinew
