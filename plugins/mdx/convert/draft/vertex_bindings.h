// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/model/edit_builder.h"
#include "plugins/mdx/convert/draft/draft.h"

// How World of Warcraft's MDX binds vertices to bones: until 1400 by matrix groups, which BIDX and BWGT repeat, in 1500
// by bones and weights per vertex.

namespace sinew::mdx {

/// Matrix groups that move a geoset as the bones of its vertices do; the latter are kept.
void bindToGroupsOfBones(Draft &draft, EditBuilder &edit, NodeId id, const Geoset &geoset);
/// Bones and weights that the geoset has, otherwise those of its matrix groups. `instead`: they replace the groups.
void bindToBones(Draft &draft, EditBuilder &edit, NodeId id, const Geoset &geoset, bool instead);
/// Drops bones and weights of vertices, in favour of the matrix groups.
void dropBones(Draft &draft, EditBuilder &edit, NodeId id, const Geoset &geoset);

} // namespace sinew::mdx
