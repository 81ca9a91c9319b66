// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/curves/curve_edit.h"
#include "core/curves/shape/curve_segment.h"

namespace sinew {

/// What selected keys are brought nearer to.
enum class BlendTarget : std::uint8_t {
    Previous,   ///< the key before each run of selected keys
    Next,       ///< the key after it
    Neighbours, ///< the straight line (rotations: the slerp) from one to the other, at the key's time
    Rest,       ///< what the track has without keys
    Average,    ///< the mean of the run
};

/// A value of a curve's type as a point: numbers, or a unit quaternion.
CurvePoint pointOf(const TypeInfo &type, const Value &value);

/// Takes the selected numbers of selected keys a share of the way to a target: 0 leaves them, 1 brings them there, less
/// than 0 takes them away, more than 1 goes beyond. Rotations go as a whole, along the shorter arc. A run is what is
/// selected without a gap within a span; a run without a key beside it takes the one on the other side, over the seam
/// of a looping span as well. `rest` is asked for by Rest only. Returns how many keys there were to blend: none of
/// events, integers and what is read in steps, nor where the target does not exist.
std::size_t blendSelected(CurveEdit &edit, BlendTarget target, double share, const CurvePoint &rest = {});

/// Puts each run of selected keys between the keys around it, whatever it was: 0 is the key before, 1 the one after.
std::size_t placeBetween(CurveEdit &edit, double position);

} // namespace sinew
