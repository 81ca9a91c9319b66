// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/result.h"
#include "core/model/change.h"

#include <span>

namespace sinew {

struct HierarchyNode
{
    NodeId node = NoNode;
    NodeId parent = NoNode; ///< NoNode: a root of the skeleton
};

/// The curves that move a node, as their fields' addresses; empty if the node can't have one. Values: an offset (Vec3),
/// a rotation (Quat) and a factor per axis (Vec3), all about the node's pivot in its parent's space.
struct TransformTracks
{
    Address translation, rotation, scale;
};

/// The node hierarchy and the nodes' positions.
class TransformFacet
{
public:
    virtual ~TransformFacet() = default;
    /// All nodes in key order; a parent that is missing or part of a cycle counts as none.
    virtual std::vector<HierarchyNode> hierarchy(const Model &model) const = 0;
    /// Sets the parent; refused if that would create a cycle or the objects are not nodes.
    virtual Result<ChangeSet> reparent(const Model &model, std::span<const NodeId> nodes, NodeId newParent) const = 0;
    /// The field that holds a node's pivot, an empty address if there is none.
    virtual Address pivot(const Model &model, NodeId node) const = 0;
    /// The curves that move a node, present or not; all empty if it is not a node.
    virtual TransformTracks tracks(const Model &, NodeId) const { return {}; }
    /// The axis (0 x, 1 y, 2 z) from right to left: models are symmetric about the plane through 0 perpendicular to it.
    /// Warcraft III and World of Warcraft models face along x, StarCraft II's along −y.
    virtual int sideAxis() const { return 1; }
};

} // namespace sinew
