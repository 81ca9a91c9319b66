// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/curves/shape/span_shape.h"

#include <algorithm>
#include <cmath>

namespace sinew {

bool isStepped(const CurveEdit &edit)
{
    return edit.isStep || !isContinuous(edit.value()) || edit.curve.interpolation() == Interpolation::None;
}

TimeSpans spansOf(const CurveEdit &edit)
{
    const auto times = edit.curve.times();
    if (!edit.spans.empty() || times.empty())
        return edit.spans;
    const auto [first, last] = std::minmax_element(times.begin(), times.end());
    return {{*first, *last, false}};
}

SpanShape::SpanShape(const CurveEdit &edit, const TimeSpan &span)
    : m_value(edit.value()), m_span(span), m_space(edit.value()), m_isStepped(isStepped(edit))
{
    static_cast<CurveBase &>(m_curve) = edit.curve;
}

KeySegment SpanShape::find(double time) const
{
    return KeySegment::find(m_curve, m_span.moment(time, m_curve.globalSequence() >= 0), m_window);
}

bool SpanShape::read(double time, CurvePoint &point) const
{
    const KeySegment segment = find(time);
    if (!segment.found)
        return false;
    if (m_value.kind == Kind::Integer)
        point = {readNumber(m_value, m_curve.rawPart(0, m_value.size) + segment.left * m_value.size)};
    else if (m_space.components == 0)
        point = {};
    else if (m_isStepped || segment.left == segment.right || segment.factor == 0)
        point = m_space.point(m_curve, segment.left);
    else if (m_space.isRotation) {
        // Rotations in the file need not have unit length, which affects the game's slerp.
        const Quat q = normalised(interpolate(m_curve, segment, false));
        point = {double(q.x), double(q.y), double(q.z), double(q.w)};
    } else {
        point = CurveSegment(m_space, m_curve, segment.left, segment.right).at(m_space, double(segment.factor));
    }
    return true;
}

std::size_t SpanShape::heldRow(double time) const
{
    return find(time).left;
}

CurveSlope SpanShape::speed(double time, KeyPart side) const
{
    if (m_isStepped)
        return {};
    KeySegment segment = find(time);
    double factor = double(segment.factor);
    if (side == KeyPart::In && segment.factor == 0) {
        // The segment that ends here; at the start of a looping span, the one at its end.
        const bool atStart = time <= m_span.start;
        if (atStart && !m_span.wraps)
            return {};
        segment = find((atStart ? double(m_span.end) : time) - 0.5);
        factor = 1;
    } else if (side == KeyPart::Out && m_span.wraps && time >= m_span.end && segment.factor == 0) {
        segment = find(m_span.start);
        factor = double(segment.factor);
    }
    if (!segment.found || segment.left == segment.right)
        return {};
    const auto times = m_curve.times();
    double length = double(times[segment.right]) - double(times[segment.left]);
    if (length <= 0)
        length += double(m_span.end) - double(m_span.start);
    return length > 0
               ? (1 / length) * CurveSegment(m_space, m_curve, segment.left, segment.right).slopeAt(m_space, factor)
               : CurveSlope();
}

} // namespace sinew
