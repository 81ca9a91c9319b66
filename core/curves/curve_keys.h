// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/pose/sample_span.h"
#include "core/schema/curve.h"
#include "core/schema/type_info.h"
#include "core/schema/value.h"

#include <span>

namespace sinew {

// What a curve row does to a curve whose value type is only known at run time. All functions work on a copy; the caller
// pushes it.

/// Changes the interpolation. New tangents leave the shape calm (hermite: flat, bezier and rotations: at the key's
/// value); between hermite and bezier they are converted to keep the shape, except for rotations, which read both
/// alike.
void setInterpolation(CurveBase &curve, const TypeInfo &value, std::uint32_t interpolation);

/// Row of the key at `time`, -1 if there is none; of several the last one, whose value counts from that time on.
int keyAt(const CurveBase &curve, std::int32_t time);

void removeKeys(CurveBase &curve, const TypeInfo &value, std::size_t first, std::size_t count);

/// The curve's value as the game reads it; `fallback` if it has no key, and for events. Integers are steps; with `step`
/// all values are.
Value sampleAny(const CurveBase &curve, const TypeInfo &value, const SampleSpan &span, const Value &fallback,
                bool step = false);

} // namespace sinew
