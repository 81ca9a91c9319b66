// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/curves/key_neighbours.h"

namespace sinew {

/// Gives the selected handles (or both handles of selected keys) a mode and applies it. Does nothing for curves without
/// tangents. All components of a key share its modes. At an end of a span Auto runs along the one segment there,
/// AutoClamped is flat.
void setHandleMode(CurveEdit &edit, HandleMode mode);
/// Both handles of the selected keys in line (Aligned, by their mean slope) or each on its own (Free).
void unifyHandles(CurveEdit &edit, bool unified);
/// Recomputes the handles with a mode of the keys in `rows` and their neighbours (in the span; the seam of a looping
/// one makes the last key the first one's neighbour). `moved` names the leading side: Aligned handles follow it.
void refreshHandles(CurveEdit &edit, std::span<const std::size_t> rows, KeyPart moved = KeyPart::Value);

/// Tension, continuity and bias, −1…1 each (Kochanek–Bartels): sets the handles of the selected keys, mode Free. For
/// rotations as in the Warcraft III tools: through the logarithms of the neighbouring turns. Segments of unequal length
/// are corrected for, so that 0 0 0 is Auto; for equal ones the tangents are those of MdlVis (and the game itself).
void setTcb(CurveEdit &edit, double tension, double continuity, double bias);
/// The setTcb parameters that match a key's handles as closely as possible (least squares over the components).
std::array<double, 3> tcbOf(const CurveEdit &edit, std::size_t row);

/// Length in time of the segment before (In) or after (Out) a key, as the game reads it: across the seam of a looping
/// span; 0 if there is none.
double segmentLength(const KeyNeighbours &keys, std::size_t row, KeyPart side);

} // namespace sinew
