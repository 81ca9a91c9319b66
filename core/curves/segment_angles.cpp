// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/curves/segment_angles.h"

#include "core/scene/pose/curve_sample.h"

#include <cmath>

namespace sinew {

namespace {

bool isSame(const EulerAngles &a, const EulerAngles &b)
{
    return std::abs(a[0] - b[0]) < 1 && std::abs(a[1] - b[1]) < 1 && std::abs(a[2] - b[2]) < 1;
}

/// Where gimbal lock is nearest; 1 if it is far from all of the segment.
double lockPlace(const Curve<Quat> &curve, std::uint32_t left, std::uint32_t right, RotationOrder order)
{
    constexpr int samples = 64;
    double nearest = 30, place = 1;
    for (int i = 1; i < samples; ++i) {
        const double now = double(i) / samples;
        const Quat rotation = interpolate(curve, {left, right, float(now), true}, false);
        if (const double clearance = lockClearance(toEuler(rotation, order), order); clearance < nearest) {
            nearest = clearance;
            place = now;
        }
    }
    return place;
}

} // namespace

SegmentAngles::SegmentAngles(const Curve<Quat> &curve, const KeyNumbers &keys, std::uint32_t left, std::uint32_t right)
    : m_ahead(curve, left, right, keys.order(), 0, keys.angles(left)),
      m_back(curve, left, right, keys.order(), 1, keys.angles(right))
{
    if (curve.interpolation() == Interpolation::None)
        m_jump = 1;
    else if (!isSame(AnglePath(m_ahead).to(1), keys.angles(right)))
        m_jump = lockPlace(curve, left, right, keys.order());
}

std::optional<EulerAngles> anglesAt(const KeyNumbers &keys, const SampleSpan &moment)
{
    Curve<Quat> curve;
    curve.CurveBase::operator=(keys.curve());
    KeyWindow window;
    const KeySegment segment = KeySegment::find(curve, moment, window);
    if (!segment.found)
        return std::nullopt;
    if (segment.left == segment.right)
        return keys.angles(segment.left);
    SegmentAngles angles(curve, keys, segment.left, segment.right);
    const double last = keys.times()[segment.left], first = keys.times()[segment.right];
    if (const double length = moment.end - last + first - moment.start; last > first && length > 0)
        angles.jumpAt((moment.end - last) / length);
    return angles.at(double(segment.factor));
}

} // namespace sinew
