// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/curves/keys/side_mirror.h"
#include "core/document/document.h"
#include "core/facets/transform_facet.h"

#include <optional>
#include <unordered_map>

namespace sinew {

/// The placement of a model's nodes without keys, for mirroring their movements. Valid for one state of the model.
class RestPose
{
public:
    explicit RestPose(const Document &document);

    /// From one node to its counterpart on the other side; NoNode and objects that are no nodes count as the model's
    /// space.
    SideMirror mirror(NodeId from, NodeId to) const;
    /// Whether a node lies between left and right; true for what is no node.
    bool isInMiddle(NodeId node) const;

private:
    Quat rotationOf(NodeId node) const;       ///< in its parent
    Quat parentRotationOf(NodeId node) const; ///< of the parent, in the model
    Vec3 placeOf(NodeId node) const;
    double sideOf(NodeId node) const; ///< distance from the middle, positive to the left

    const Document &m_document;
    const TransformFacet *m_facet = nullptr;
    std::unordered_map<NodeId, NodeId> m_parents;
    mutable std::optional<double> m_outermost; ///< the largest distance from the middle, once it was asked for
};

} // namespace sinew
