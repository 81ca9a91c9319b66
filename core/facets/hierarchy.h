// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/facets/transform_facet.h"
#include "core/model/reference_fixer.h"

#include <functional>

// What formats share behind TransformFacet and ReferenceFixer: nodes that name their parent.

namespace sinew {

/// Nodes and the rows of their parents among them; -1, a row out of range and a parent in a circle: none.
std::vector<HierarchyNode> hierarchyOf(std::span<const NodeId> nodes, std::span<const int> parents);

/// The reference that says what an object hangs on; an empty address for those without.
using ParentField = std::function<Address(NodeId)>;

/// TransformFacet::reparent() of nodes, and of what hangs on them.
Result<ChangeSet> reparent(const Model &model, std::span<const HierarchyNode> all, std::span<const NodeId> nodes,
                           NodeId newParent, const ParentField &parentField);

/// By row of the list `domain`, whose objects `all` are: the row after an edit that removes some of them. Of a removed
/// one that of the nearest ancestor that stays, else of the first that stays, else 0. Empty when none of them is
/// removed.
std::vector<std::int64_t> successorRows(std::span<const HierarchyNode> all, std::span<const NodeId> removed,
                                        std::string_view domain, const Renumber &renumber);

} // namespace sinew
