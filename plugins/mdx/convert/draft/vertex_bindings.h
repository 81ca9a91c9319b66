// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/model/edit_builder.h"
#include "plugins/mdx/convert/draft/draft.h"

// What moves vertices in World of Warcraft's MDX: matrix groups until 1400, which BIDX and BWGT repeat, bones and
// weights at the vertices in 1500.

namespace sinew::mdx {

/// Matrix groups that move a geoset as the bones of its vertices do. Those stay.
void bindToGroupsOfBones(Draft &draft, EditBuilder &edit, NodeId id, const Geoset &geoset);
/// Bones and weights that the geoset has, else those of its matrix groups. `instead`: they alone will count.
void bindToBones(Draft &draft, EditBuilder &edit, NodeId id, const Geoset &geoset, bool instead);
/// Drops bones and weights of vertices, in favour of the matrix groups.
void dropBones(Draft &draft, EditBuilder &edit, NodeId id, const Geoset &geoset);

} // namespace sinew::mdx
