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
    Range,    ///< fractions of the range that the curve's own numbers span: everything else
};
inline constexpr std::size_t errorKinds = 4;

/// By the table's unit of the curve or of what it animates; colours and what is 1 at rest are shares. `curve` must name
/// a Curve field.
ErrorKind errorKindOf(const Model &model, const Address &curve);

/// How many of the numbers that FitReport and the tools measure in make one of the kind's: π/180 for angles stored in
/// radians, the largest less the smallest number of all components for Range (1 when there is nothing between), else 1.
double errorUnit(const Model &model, const CurveEdit &edit);

} // namespace sinew
