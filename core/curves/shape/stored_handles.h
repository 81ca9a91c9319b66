// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/curves/key_neighbours.h"

namespace sinew {

/// How a key's handle behaves: its mode, or what its stored handles imply: Aligned if both are in line to a thousandth
/// of their slope, else Free; also Free at the ends of a span. `keys` are those of the edit as it is.
HandleMode handleMode(const CurveEdit &edit, const KeyNeighbours &keys, std::size_t row, KeyPart side);

/// Gives handles that are still Stored a mode, before the keys in `rows` are changed, unless the edit's newHandles is
/// Free: if they are in line, those of the rows get newHandles (Aligned if only a handle is selected), those of their
/// neighbours Aligned; others become Free. `moves`: the selected keys go to another place, so that the handles of those
/// whose neighbour does not go along no longer fit: they get newHandles even if they were not in line. A handle that is
/// selected without its key loses any mode that would recompute it, whatever newHandles is. Does nothing for curves
/// without tangents.
void adoptHandles(CurveEdit &edit, std::span<const std::size_t> rows, bool moves = false);

} // namespace sinew
