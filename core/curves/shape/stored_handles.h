// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/curves/key_neighbours.h"

namespace sinew {

/// How a key's handle behaves: its mode, or what its stored handles say: Aligned where both are on one line to a
/// thousandth of their slope, else Free; Free at the ends of a span, too. `keys` are those of the edit as it is.
HandleMode handleMode(const CurveEdit &edit, const KeyNeighbours &keys, std::size_t row, KeyPart side);

/// Gives handles that are still Stored a mode, before the keys in `rows` are changed, unless the edit's newHandles is
/// Free: if they are on one line, those of the rows get newHandles (where only a handle is selected, Aligned), those of
/// their neighbours Aligned; others become Free. A handle that is selected without its key leaves the modes that would
/// work it out again, whatever newHandles is. Nothing for curves without tangents.
void adoptHandles(CurveEdit &edit, std::span<const std::size_t> rows);

} // namespace sinew
