// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/facets/transform_facet.h"

namespace sinew::m3 {

/// Bones are the nodes; objects attached to one name it in their field "bone".
class M3Transforms final : public TransformFacet
{
public:
    std::vector<HierarchyNode> hierarchy(const Model &model) const override;
    Result<ChangeSet> reparent(const Model &model, std::span<const NodeId> nodes, NodeId newParent) const override;
    /// None: positions are relative to the parent, without a pivot.
    Address pivot(const Model &, NodeId) const override { return {}; }
    TransformTracks tracks(const Model &model, NodeId node) const override;
    int sideAxis() const override { return 0; }
};

} // namespace sinew::m3
