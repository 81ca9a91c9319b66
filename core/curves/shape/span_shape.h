// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/curves/curve_edit.h"
#include "core/curves/shape/curve_segment.h"
#include "core/scene/pose/curve_sample.h"
#include "core/scene/pose/key_window.h"

namespace sinew {

/// True if a curve's value only changes at its keys.
bool isStepped(const CurveEdit &edit);
/// The spans a tool works on: those of the edit, or one over all of its keys when it has none.
TimeSpans spansOf(const CurveEdit &edit);

/// The path of a curve in one span, as it is evaluated there, with its speeds. Integers are points with one number.
class SpanShape
{
public:
    SpanShape(const CurveEdit &edit, const TimeSpan &span);

    /// False where nothing is evaluated: the span has no key.
    bool read(double time, CurvePoint &point) const;
    /// Row of the key whose segment (Out) holds the time.
    std::size_t heldRow(double time) const;
    /// Change per time unit right before (In) or after (Out) a time; 0 where a key is held.
    CurveSlope speed(double time, KeyPart side) const;
    const CurveSpace &space() const { return m_space; }

private:
    KeySegment find(double time) const;

    Curve<Quat> m_curve; ///< of any type; typed for the evaluation of rotations
    const TypeInfo &m_value;
    TimeSpan m_span;
    CurveSpace m_space;
    bool m_isStepped;
    mutable KeyWindow m_window;
};

} // namespace sinew
