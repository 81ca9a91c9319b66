// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/pose/curve_sample.h"
#include "core/scene/pose/sample_span.h"
#include "widgets/curves/drawing/curve_source.h"

#include <variant>

namespace sinew {

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
