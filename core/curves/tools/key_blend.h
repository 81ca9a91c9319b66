// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/curves/curve_edit.h"
#include "core/curves/shape/curve_segment.h"

namespace sinew {

/// What selected keys are moved towards.
enum class BlendTarget : std::uint8_t {
    Previous,   ///< the key before each run of selected keys
    Next,       ///< the key after it
    Neighbours, ///< the straight line (rotations: the slerp) from one to the other, at the key's time
    Rest,       ///< the track's value without keys
    Average,    ///< the mean of the run
};

/// A value of a curve's type as a point: numbers, or a unit quaternion.
CurvePoint pointOf(const TypeInfo &type, const Value &value);

/// Moves the selected numbers of selected keys a share of the way to a target: 0 leaves them, 1 brings them there, less
/// than 0 moves them away, more than 1 overshoots. Rotations go as a whole, along the shorter arc. A run is a series of
/// selected keys without a gap within a span; a run without a key next to it takes the one on the other side, across
/// the seam of a looping span as well. `rest` is only needed for Rest. Returns how many keys there were to blend: none
/// for events, integers and curves read in steps, or where the target does not exist.
std::size_t blendSelected(CurveEdit &edit, BlendTarget target, double share, const CurvePoint &rest = {});

/// Puts each run of selected keys between the keys around it, whatever its values: 0 is the key before, 1 the one
/// after.
std::size_t placeBetween(CurveEdit &edit, double position);

} // namespace sinew
