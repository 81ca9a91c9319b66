// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/schema/curve.h"

namespace sinew {

/// The range of the timeline that a curve is read in, and the moment in it.
///
/// **The one rule of key look-up** (rendering-and-simulation.md §1; the tools disagree, this is what Sinew does):
/// - Candidates are the keys with start <= time <= end. None: the fallback, or for a global sequence the curve's first
///   key in file order (seen in files whose keys all lie outside 0…length). One: a constant.
/// - Between two candidates: their segment, the earlier key's time included.
/// - Before the first and after the last candidate: if the span wraps (looping sequences, global sequences), the
///   segment from the last key through the span's end to the first key, (end − last) + (first − start) long;
///   otherwise the nearest key is held.
/// - Keys out of order are read as if sorted by time, those of equal time in file order: from a shared time on the last
///   of them counts, up to it the first of them.
struct SampleSpan
{
    std::int32_t start = 0, end = -1; ///< milliseconds (the curve's own unit), both inclusive; empty when end < start
    double time = 0;                  ///< within start…end
    bool wraps = false;
    bool firstKeyIfNone = false;
};

/// `time` is clamped to the sequence; NaN counts as its start.
SampleSpan sequenceSpan(std::int32_t start, std::int32_t end, bool loops, double time);
/// `length` of 0 or less: always at 0. Negative and non-finite times are tolerated.
SampleSpan globalSequenceSpan(std::int32_t length, double globalTime);

/// The rows of a curve that are candidates in a span. Kept between frames, it saves finding them again: it shares the
/// curve's storage and so notices that a curve was edited (copy on write) or replaced.
class KeyWindow
{
    friend struct KeySegment;
    void update(const CurveBase &curve, const SampleSpan &span);

    CurveBase m_curve;
    std::int32_t m_start = 0, m_end = -1;
    std::uint32_t m_first = 0, m_last = 0; ///< rows [first, last); all rows when unsorted
    bool m_sorted = true;
};

/// Two keys and how far between them (0…1). left == right: the key's value as it stands.
struct KeySegment
{
    std::uint32_t left = 0, right = 0;
    float factor = 0;
    bool found = false; ///< false: no candidate, use the fallback

    static KeySegment find(const CurveBase &curve, const SampleSpan &span, KeyWindow &window);
};

/// The value inside a segment. T: float, std::int32_t, Vec2, Vec3, Vec4, Quat, Colour, Colour4.
///
/// Linear: straight for numbers, slerp along the shorter arc for quaternions. Hermite and bezier use the left key's out
/// tangent and the right key's in tangent; quaternions: slerp(slerp(a, b, t), slerp(outA, inB, t), 2t(1 − t)) for both.
/// Interpolation numbers above 3 have tangents in the file and are read as bezier. Integers round to the nearest.
/// Quaternions are neither required nor normalised.
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
