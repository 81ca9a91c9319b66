// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/pose/curve_sample.h"
#include "core/scene/pose/sample_span.h"
#include "widgets/curves/drawing/curve_source.h"

#include <variant>

namespace sinew {

/// Evaluates one state of a source at many times.
class CurveSampler
{
public:
    explicit CurveSampler(const CurveSource &source);

    /// True if the evaluator interpolates values of this type; other types have nothing but their keys.
    bool isKnown() const { return m_curve.index() != 0; }
    /// The curve if its values are rotations, else null.
    const Curve<Quat> *rotations() const { return std::get_if<Curve<Quat>>(&m_curve); }
    /// The numbers inside a segment, angles nearest to 0. False if they are unknown.
    bool read(const KeySegment &segment, CurveNumbers &numbers) const;
    /// The numbers of a span; those at rest if it has no keys. False if nothing defines them or they are unknown.
    bool readAt(const SampleSpan &moment, CurveNumbers &numbers) const;

private:
    const CurveSource &m_source;
    std::variant<std::monostate, Curve<float>, Curve<std::int32_t>, Curve<Vec2>, Curve<Vec3>, Curve<Vec4>, Curve<Quat>,
                 Curve<Colour>>
        m_curve;
};

} // namespace sinew
