// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/facets/transform_facet.h"
#include "core/model/reference_fixer.h"

#include <functional>

// Shared by formats behind TransformFacet and ReferenceFixer: nodes that name their parent.

namespace sinew {

/// Nodes and the rows of their parents among them; -1 for none, a row out of range, and a parent in a cycle.
std::vector<HierarchyNode> hierarchyOf(std::span<const NodeId> nodes, std::span<const int> parents);

/// The reference to an object's parent; an empty address for objects without one.
using ParentField = std::function<Address(NodeId)>;

/// TransformFacet::reparent() for nodes, and for objects attached to them.
Result<ChangeSet> reparent(const Model &model, std::span<const HierarchyNode> all, std::span<const NodeId> nodes,
                           NodeId newParent, const ParentField &parentField);

/// By row of the list `domain`, with all its objects in `all`: the row after an edit that removes some of them. A
/// removed one gets the row of the nearest ancestor that stays, else of the first object that stays, else 0. Empty if
/// none of them is removed.
std::vector<std::int64_t> successorRows(std::span<const HierarchyNode> all, std::span<const NodeId> removed,
                                        std::string_view domain, const Renumber &renumber);

} // namespace sinew
