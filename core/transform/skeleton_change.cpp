// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/transform/skeleton_change.h"

namespace sinew {

SkeletonChange::SkeletonChange(const TransformFacet &transforms, const Model &model, const Similarity &similarity,
                               const std::function<NodeAxes(NodeId)> &axesOf)
    : m_transforms(transforms), m_model(model), m_similarity(similarity), m_hierarchy(transforms.hierarchy(model))
{
    for (const HierarchyNode &node : m_hierarchy)
        m_entries[node.node].parent = node.parent;
    // Parents first, without recursion: files have chains of 300,000 nodes.
    std::unordered_map<NodeId, bool> isPlaced;
    for (const HierarchyNode &node : m_hierarchy) {
        std::vector<NodeId> chain;
        for (NodeId at = node.node; at != NoNode && !isPlaced[at]; at = m_entries[at].parent) {
            isPlaced[at] = true;
            chain.push_back(at);
        }
        for (auto at = chain.rbegin(); at != chain.rend(); ++at)
            place(*at, m_entries[*at], axesOf(*at));
    }
}

void SkeletonChange::place(NodeId node, Entry &entry, NodeAxes axes)
{
    const Entry *parent = this->entry(entry.parent);
    const bool inherits = parent && parent->axes != NodeAxes::TurnWithModel;
    entry.axes = inherits && axes == NodeAxes::TurnWithModel ? NodeAxes::Keep : axes;
    entry.isOwn = !inherits && axes != NodeAxes::TurnWithModel;
    entry.rest = parent ? parent->rest : m_similarity;
    if (!entry.isOwn)
        return;
    const FieldRef pivot = m_model.field(m_transforms.pivot(m_model, node));
    if (pivot && pivot.type->kind == Kind::Vec3)
        entry.rest = keepingAxes(entry.rest, *static_cast<const Vec3 *>(pivot.data));
    else
        entry.rest = {m_similarity.scale, Eigen::Quaterniond::Identity(), m_similarity.mirrored};
}

const SkeletonChange::Entry *SkeletonChange::entry(NodeId node) const
{
    const auto found = m_entries.find(node);
    return found == m_entries.end() ? nullptr : &found->second;
}

SpatialChange SkeletonChange::rest(NodeId node) const
{
    const Entry *found = entry(node);
    return asWhole(found ? found->rest : m_similarity);
}

SpatialChange SkeletonChange::keys(NodeId node) const
{
    const Entry *found = entry(node);
    const Entry *parent = found ? entry(found->parent) : nullptr;
    SpatialChange change = asWhole(parent ? parent->rest : m_similarity);
    if (parent)
        change.outer.move.setZero();
    if (found)
        change.inner = found->rest.turn;
    return change;
}

SpatialChange SkeletonChange::rotation(NodeId node) const
{
    SpatialChange change = keys(node);
    const Entry *found = entry(node);
    if (found && found->isOwn && found->axes == NodeAxes::FaceCamera)
        change.outer.turn = change.inner = Eigen::Quaterniond::Identity();
    return change;
}

bool SkeletonChange::isTurnedItself(NodeId node) const
{
    const Entry *found = entry(node);
    return found && found->isOwn && found->axes == NodeAxes::Keep && m_similarity.turns();
}

bool SkeletonChange::keepsAxes(NodeId node) const
{
    const Entry *found = entry(node);
    return found && found->axes != NodeAxes::TurnWithModel;
}

std::vector<Message> SkeletonChange::notes(const SpatialEdit &edit, std::size_t mixed) const
{
    std::vector<Message> notes;
    if (!edit.approximated().empty())
        notes.emplace_back(QT_TRANSLATE_NOOP("Message",
                                             "%1 nodes scale unevenly along axes that are turned, or keep "
                                             "their axes and have rotations whose length is not 1; their keys are "
                                             "approximated"),
                           std::vector<Message>{edit.approximated().size()});
    if (mixed && m_similarity.turns())
        notes.emplace_back(QT_TRANSLATE_NOOP("Message",
                                             "%1 vertices follow a billboard and other bones; they are turned "
                                             "with the model"),
                           std::vector<Message>{mixed});
    return notes;
}

void SkeletonChange::applyToKeys(SpatialEdit &edit) const
{
    for (const HierarchyNode &node : m_hierarchy) {
        const TransformTracks tracks = m_transforms.tracks(m_model, node.node);
        edit.field(tracks.translation, keys(node.node));
        edit.field(tracks.rotation, rotation(node.node));
        edit.field(tracks.scale, keys(node.node));
    }
}

} // namespace sinew
