// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/result.h"
#include "plugins/m2/materials/combo_table.h"
#include "plugins/m2/model/model.h"

#include <vector>

namespace sinew::m2 {

inline constexpr Combo allCombos[] = {Combo::Texture, Combo::Coord, Combo::Weight, Combo::Transform, Combo::Combiner};

/// The profile that holds a submesh or a batch, null if none.
const Skin *skinOf(const Model &model, NodeId part);
/// Rows of the batches of a submesh in drawing order.
std::vector<std::size_t> batchRows(const Skin &skin, std::size_t submesh);
/// Whether files of profiles were not found: what only they use is then unknown.
bool lacksSkins(const M2Model &model);
Error noSkins();
/// Materials, colours, texture weights and texture transforms that no batch and no ribbon refers to; none if profiles
/// are missing.
std::vector<NodeId> unusedParts(const M2Model &model);

inline const M2Model &m2Of(const Model &model)
{
    return static_cast<const M2Model &>(model);
}

} // namespace sinew::m2
