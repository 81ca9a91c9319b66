// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/pose/sample_span.h"
#include "core/schema/value.h"

namespace sinew {

/// Puts a key at `span.time`, a whole number, without changing the curve in the span: the segment there is split, along
/// with the tangents of both neighbours. Exact for numbers; rotations lie on the curve, their tangents are fitted.
/// Where the curve is constant the tangents towards the new key become flat. Without a key in the span the new one gets
/// `fallback`, of the value's type (else the type's default). An existing key is left alone. Returns the key's row.
/// `step`: the curve is read without interpolation whatever it stores.
std::size_t splitCurve(CurveBase &curve, const TypeInfo &value, const SampleSpan &span, bool step,
                       const Value &fallback);

} // namespace sinew
