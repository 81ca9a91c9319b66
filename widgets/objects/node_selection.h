// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/document/document.h"

namespace sinew {

/// All nodes of a model in the order of its hierarchy; none in formats without one.
std::vector<NodeId> allNodes(const Document &document);

/// Objects with everything below them: nodes that hang on them, objects in their lists. Those that were given come last
/// and in their order, so that the current one stays current.
std::vector<NodeId> withChildren(const Document &document, const std::vector<NodeId> &objects);

/// The list that most nodes of a model are in (its bones); an empty address without nodes.
Address commonestNodes(const Document &document);

} // namespace sinew
