// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/model/change.h"

namespace sinew {

/// The same edit of a list, for lists and edits so large that the given steps, each of which shifts the rows behind it,
/// would take minutes: what is new comes at the end, blocks change places, and what goes leaves from the end. Steps
/// that shift few rows stay as they are.
void useBlockMoves(const std::vector<NodeId> &before, const std::vector<NodeId> &after, ChangeSet &steps);

} // namespace sinew
