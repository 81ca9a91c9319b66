// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/model/model.h"

#include <vector>

namespace sinew {

class Counterparts;

/// What copies of objects in another model would miss there: the objects of the root's lists that they refer to,
/// themselves or through others of these, and that have no equal there. Only what needs nothing but its like comes
/// along: the textures of a material, but not the bones of a geoset.
std::vector<NodeId> neededBy(const Model &source, const std::vector<NodeId> &nodes, const Model &target,
                             const Counterparts *counterparts);

} // namespace sinew
