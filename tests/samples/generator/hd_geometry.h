// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "mesh_builder.h"

namespace sinew::samples {

/// SKIN: each vertex follows the nearest bones (object ids 0…), with weights that fall off with distance and add up to
/// 255. The matrix groups become the single dummy group that HD models carry.
void addSkin(mdx::Geoset &geoset, const std::vector<V3> &bones);
/// TANG: along the texture's u, with the side of the texture's v in w.
void addTangents(mdx::Geoset &geoset);

} // namespace sinew::samples
