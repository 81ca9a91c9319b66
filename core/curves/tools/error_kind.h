// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/curves/curve_edit.h"

namespace sinew {

/// The unit in which the error of a curve is measured.
enum class ErrorKind : std::uint8_t {
    Turn,     ///< degrees: rotations and angles
    Distance, ///< the model's units
    Share,    ///< fractions of 1: alphas, colours, scalings, visibility
    Range,    ///< fractions of the range of the curve's own numbers: everything else
};
inline constexpr std::size_t errorKinds = 4;

/// Chosen by the table's unit of the curve or of the field it animates; colours and fields that are 1 at rest are
/// shares. `curve` must name a Curve field.
ErrorKind errorKindOf(const Model &model, const Address &curve);

/// The size of one unit of this kind in the numbers that FitReport and the tools measure in: π/180 for angles stored in
/// radians, the largest less the smallest number of all components for Range (1 if they are equal), else 1.
double errorUnit(const Model &model, const CurveEdit &edit);

} // namespace sinew
