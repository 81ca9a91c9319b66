// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/facets/transform_facet.h"
#include "core/transform/spatial_edit.h"

#include <functional>
#include <unordered_map>

namespace sinew {

/// What a node's own axes do when the model around it turns.
enum class NodeAxes : std::uint8_t {
    TurnWithModel, ///< at rest they stay parallel to the model's: what follows the node is turned itself
    Keep,          ///< what follows the node stays as it lies in its axes, so that they must turn
    FaceCamera,    ///< the same, but the camera turns them
};

/// How the nodes of a model follow when it is scaled, turned, mirrored or moved as a whole: world' = S · world · own⁻¹,
/// where `own` is what becomes of the node's axes.
///
/// A node that keeps its axes passes this on to all nodes below it. Places at rest that follow such nodes don't end up
/// where S would put them, but where they lie relative to the node.
class SkeletonChange
{
public:
    SkeletonChange(const TransformFacet &transforms, const Model &model, const Similarity &similarity,
                   const std::function<NodeAxes(NodeId)> &axesOf);

    const std::vector<HierarchyNode> &nodes() const { return m_hierarchy; }
    /// Of a node's translation and scale keys, which are given in its parent's space.
    SpatialChange keys(NodeId node) const;
    /// Of its rotation keys.
    SpatialChange rotation(NodeId node) const;
    /// Of places and directions at rest that follow a node; NoNode, or a node that is not in the hierarchy: S.
    SpatialChange rest(NodeId node) const;
    /// True for a node that keeps its axes below one that doesn't (or below none), unless they face the camera: its
    /// rotation is then never the identity.
    bool isTurnedItself(NodeId node) const;
    bool keepsAxes(NodeId node) const;
    /// Sets the keys of all nodes. Their pivots change by rest(parent).
    void applyToKeys(SpatialEdit &edit) const;
    /// What `edit` could only approximate. `mixed`: vertices that follow nodes which keep their axes, and others.
    std::vector<Message> notes(const SpatialEdit &edit, std::size_t mixed) const;

private:
    struct Entry
    {
        NodeId parent = NoNode;
        NodeAxes axes = NodeAxes::TurnWithModel; ///< after inheriting
        bool isOwn = false;                      ///< the parent turns with the model, and this one doesn't
        Similarity rest;
    };
    const Entry *entry(NodeId node) const;
    void place(NodeId node, Entry &entry, NodeAxes axes);

    const TransformFacet &m_transforms;
    const Model &m_model;
    Similarity m_similarity;
    std::vector<HierarchyNode> m_hierarchy;
    std::unordered_map<NodeId, Entry> m_entries;
};

} // namespace sinew
