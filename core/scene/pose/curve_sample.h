// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/pose/key_window.h"
#include "core/scene/pose/sample_span.h"
#include "core/schema/curve.h"

namespace sinew {

/// `time` is clamped to the sequence; NaN counts as its start.
SampleSpan sequenceSpan(std::int32_t start, std::int32_t end, bool loops, double time);
/// `length` of 0 or less: always at 0. Negative and non-finite times are tolerated.
SampleSpan globalSequenceSpan(std::int32_t length, double globalTime);

/// Two keys and the position between them (0…1). left == right: exactly the key's value.
struct KeySegment
{
    std::uint32_t left = 0, right = 0;
    float factor = 0;
    bool found = false; ///< false: no candidate, use the fallback

    static KeySegment find(const CurveBase &curve, const SampleSpan &span, KeyWindow &window);
};

/// The value inside a segment. T: float, std::int32_t, Vec2, Vec3, Vec4, Quat, Colour, Colour4.
///
/// Linear: linear for numbers, slerp along the shorter arc for quaternions. Hermite and bezier use the left key's out
/// tangent and the right key's in tangent; quaternions: slerp(slerp(a, b, t), slerp(outA, inB, t), 2t(1 − t)) for both.
/// Interpolation numbers above 3 have tangents in the file and are read as bezier. Integers round to the nearest.
/// Quaternions are neither required to be normalised nor normalised.
template<class T>
T interpolate(const Curve<T> &curve, const KeySegment &segment, bool step);

/// The curve's value in `span`. Never throws, allocates nothing. `step`: no interpolation, whatever the curve says.
template<class T>
T sampleCurve(const Curve<T> &curve, const SampleSpan &span, const T &fallback, bool step = false);

/// The same with a window kept by the caller.
template<class T>
T sampleCurve(const Curve<T> &curve, const SampleSpan &span, const T &fallback, bool step, KeyWindow &window)
{
    const KeySegment segment = KeySegment::find(curve, span, window);
    return segment.found ? interpolate(curve, segment, step) : fallback;
}

} // namespace sinew
