// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/facets/ready_made.h"
#include "core/io/result.h"
#include "plugins/mdx/model/model.h"

namespace sinew::mdx {

/// A plane with the team's glow (replaceable texture 2) just above the lowest vertex, half as large again as the unit's
/// footprint; invisible in sequences of the dead. Fails for a model without vertices.
Result<ReadyMadeDonor> heroGlowFor(const Root &target, double size);
/// A square with the team's glow that faces the camera and follows a node; 32 units wide.
Result<ReadyMadeDonor> teamGlowFor(const Model &target, NodeId node, double size);

} // namespace sinew::mdx
