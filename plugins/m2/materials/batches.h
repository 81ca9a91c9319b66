// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/result.h"
#include "plugins/m2/materials/combo_table.h"
#include "plugins/m2/model/model.h"

#include <vector>

namespace sinew::m2 {

inline constexpr Combo allCombos[] = {Combo::Texture, Combo::Coord, Combo::Weight, Combo::Transform, Combo::Combiner};

/// The profile that holds a submesh or a batch, null for none.
const Skin *skinOf(const Model &model, NodeId part);
/// Rows of the batches of a submesh in the order in which they are drawn.
std::vector<std::size_t> batchRows(const Skin &skin, std::size_t submesh);
/// Whether files of profiles were not found: what only they use can't be known.
bool lacksSkins(const M2Model &model);
Error noSkins();
/// Materials, colours, texture weights and texture transforms to which no batch and no ribbon leads; none where
/// profiles are lacking.
std::vector<NodeId> unusedParts(const M2Model &model);

inline const M2Model &m2Of(const Model &model)
{
    return static_cast<const M2Model &>(model);
}

} // namespace sinew::m2
