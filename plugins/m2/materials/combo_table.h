// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "plugins/m2/model/model.h"

#include <vector>

namespace sinew::m2 {

/// Look-up tables of the root in which a batch reads a run of entries.
enum class Combo : std::uint8_t { Texture, Coord, Weight, Transform, Combiner };

struct ComboTable
{
    Combo combo;
    Address table;
    std::uint16_t Batch::*start;
    std::int32_t none; ///< value read past the end of the table
};

const ComboTable &comboTable(Combo combo);

/// The table as numbers; signed if the file's are.
std::vector<std::int32_t> comboEntries(const Root &root, Combo combo);

/// How many entries a batch reads, at most 16. The number of transforms depends on the shader, which can have more than
/// the batch has textures; combiners are read only up to version 264, and only by batches whose shader number isn't a
/// special one.
std::size_t comboLength(const Root &root, const Batch &batch, Combo combo);

} // namespace sinew::m2
