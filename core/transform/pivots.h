// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/result.h"
#include "core/model/change.h"

#include <span>

namespace sinew {

class Format;

/// Puts the pivots of nodes into the middle of what follows them at rest: the mean of their vertices, weighted by how
/// much of each follows the node. Nodes without vertices keep their pivot. Refused if none of the nodes has both: in
/// formats with rest poses bones have no pivots.
Result<ChangeSet> recentredPivots(const Format &format, const Model &model, std::span<const NodeId> nodes);

} // namespace sinew
