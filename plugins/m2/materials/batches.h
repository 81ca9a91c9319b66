// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/result.h"
#include "plugins/m2/model/model.h"

#include <vector>

namespace sinew::m2 {

/// Look-up tables of the root of which a batch reads a run of entries.
enum class Combo : std::uint8_t { Texture, Coord, Weight, Transform, Combiner };
inline constexpr Combo allCombos[] = {Combo::Texture, Combo::Coord, Combo::Weight, Combo::Transform, Combo::Combiner};

struct ComboTable
{
    Combo combo;
    Address table;
    std::uint16_t Batch::*start;
    std::int32_t none; ///< what a batch reads behind the end of the table
};
const ComboTable &comboTable(Combo combo);
/// The table as numbers; signed where the file's are.
std::vector<std::int32_t> comboEntries(const Root &root, Combo combo);

/// How many entries a batch reads. Transforms go by the shader, which can have more than the batch has textures;
/// combiners are read up to version 264 only, and by the batches whose shader number isn't a special one.
std::size_t comboLength(const Root &root, const Batch &batch, Combo combo);

/// The profile that holds a submesh or a batch, null for none.
const Skin *skinOf(const Model &model, NodeId part);
/// Rows of the batches of a submesh in the order in which they are drawn.
std::vector<std::size_t> batchRows(const Skin &skin, std::size_t submesh);
/// Whether files of profiles were not found: what only they use can't be known.
bool lacksSkins(const M2Model &model);
Error noSkins();

inline const M2Model &m2Of(const Model &model)
{
    return static_cast<const M2Model &>(model);
}

} // namespace sinew::m2
