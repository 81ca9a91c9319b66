// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/model/model.h"

#include <set>
#include <vector>

namespace sinew {

class Counterparts;

/// The objects that copies in another model would lack: objects of the root's lists that they refer to, directly or
/// through other such objects, and that have no equal there. Only self-contained objects come along: the textures of a
/// material, but not the bones of a geoset.
std::vector<NodeId> neededBy(const Model &source, const std::vector<NodeId> &nodes, const Model &target,
                             const Counterparts *counterparts);

/// True for the owners themselves and everything in their lists.
bool isWithin(const Model &model, NodeId node, const std::set<NodeId> &owners);

} // namespace sinew
