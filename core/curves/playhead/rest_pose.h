// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/curves/keys/side_mirror.h"
#include "core/document/document.h"
#include "core/facets/transform_facet.h"

#include <unordered_map>

namespace sinew {

/// How the nodes of a model stand without keys, for mirroring what moves them. Made for one state of the model.
class RestPose
{
public:
    explicit RestPose(const Document &document);

    /// From one node to its like on the other side; NoNode and what is no node stand as the model does.
    SideMirror mirror(NodeId from, NodeId to) const;

private:
    Quat rotationOf(NodeId node) const;       ///< in its parent
    Quat parentRotationOf(NodeId node) const; ///< of the parent, in the model
    Vec3 placeOf(NodeId node) const;

    const Document &m_document;
    const TransformFacet *m_facet = nullptr;
    std::unordered_map<NodeId, NodeId> m_parents;
};

} // namespace sinew
