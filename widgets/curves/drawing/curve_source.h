// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/curves/curve_edit.h"
#include "core/scene/pose/curve_sample.h"

#include <variant>

namespace sinew {

/// A track as the game evaluates it.
struct CurveSource
{
    CurveBase curve;
    const TypeInfo *value = nullptr;
    RotationOrder order = RotationOrder::Xyz;
    bool step = false; ///< without interpolation, whatever the curve says
    bool isGlobal = false;
    std::vector<TimeSpan> spans;  ///< empty: all time is one
    std::vector<EchoSpan> echoes; ///< sequences that show keys of another range
    Value rest;                   ///< in spans without keys; may be empty

    SampleSpan spanOf(const TimeSpan &span, double time) const;
};

/// The shown numbers at a moment inside a span, by the evaluator; rotations on the turn nearest to `near`. False where
/// nothing says what the value is.
bool numbersAt(const CurveSource &source, const TimeSpan &span, double time, const CurveNumbers &near,
               CurveNumbers &numbers);
/// The whole timeline, for curves without spans.
TimeSpan allTime();

/// Asks the evaluator for many numbers of one state of a source.
class CurveSampler
{
public:
    explicit CurveSampler(const CurveSource &source);

    /// Whether the evaluator interpolates values of this type; of others, keys are all there is.
    bool isKnown() const { return m_curve.index() != 0; }
    /// The numbers inside a segment, rotations on the turn nearest to the numbers that stand there. False for what is
    /// not known.
    bool read(const KeySegment &segment, CurveNumbers &numbers) const;
    /// The numbers of a span; where it has no key, those at rest. False where nothing says what they are, and for what
    /// is not known.
    bool readAt(const SampleSpan &moment, CurveNumbers &numbers) const;

private:
    const CurveSource &m_source;
    std::variant<std::monostate, Curve<float>, Curve<std::int32_t>, Curve<Vec2>, Curve<Vec3>, Curve<Vec4>, Curve<Quat>,
                 Curve<Colour>>
        m_curve;
};

} // namespace sinew
