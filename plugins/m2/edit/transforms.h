// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/facets/transform_facet.h"

namespace sinew::m2 {

/// Bones are the nodes; attachments, events, lights and emitters hang on them.
class M2Transforms final : public TransformFacet
{
public:
    std::vector<HierarchyNode> hierarchy(const Model &model) const override;
    Result<ChangeSet> reparent(const Model &model, std::span<const NodeId> nodes, NodeId newParent) const override;
    Address pivot(const Model &model, NodeId node) const override;
    TransformTracks tracks(const Model &model, NodeId node) const override;
};

} // namespace sinew::m2
