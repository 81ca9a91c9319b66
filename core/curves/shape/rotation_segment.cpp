// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/curves/shape/rotation_segment.h"

#include "core/curves/shape/curve_segment.h"

#include <array>

namespace sinew {

namespace {

CurvePoint pointOf(const Quat &q)
{
    return {double(q.x), double(q.y), double(q.z), double(q.w)};
}

Quat quatOf(const CurvePoint &p)
{
    return {float(p[0]), float(p[1]), float(p[2]), float(p[3])};
}

} // namespace

Quat slerpOf(const Quat &a, const Quat &b, double t)
{
    return quatOf(slerp(pointOf(a), pointOf(b), t));
}

Quat RotationSegment::at(double t) const
{
    const CurvePoint direct = slerp(pointOf(start), pointOf(end), t), tangents = slerp(pointOf(out), pointOf(in), t);
    return quatOf(slerp(direct, tangents, 2 * t * (1 - t)));
}

RotationSegment fitSegment(const Quat &start, const Quat &end, const std::function<Quat(double)> &wanted)
{
    constexpr int samples = 11, rounds = 4;
    const CurveSpace space(typeInfo<Quat>());
    const CurvePoint a = unitPoint(start), b = unitPoint(end);
    // The wanted slerp(out, in, s) at each moment, seen from the start, and its weight.
    std::array<CurveSlope, samples> targets;
    std::array<double, samples> moments, weights;
    double aa = 0, ab = 0, bb = 0;
    for (std::size_t i = 0; i < samples; ++i) {
        const double s = (double(i) + 1) / (samples + 1), share = 2 * s * (1 - s);
        const CurvePoint direct = slerp(a, b, s);
        const CurveSlope away = (1 / share) * space.between(direct, unitPoint(wanted(s)));
        targets[i] = space.between(a, space.moved(direct, away));
        moments[i] = s;
        weights[i] = share * share;
        aa += weights[i] * (1 - s) * (1 - s);
        ab += weights[i] * (1 - s) * s;
        bb += weights[i] * s * s;
    }
    CurveSlope out{}, in = space.between(a, b);
    for (int round = 0; round < rounds; ++round) {
        CurveSlope left{}, right{};
        const CurvePoint turnOut = space.moved(a, out), turnIn = space.moved(a, in);
        for (std::size_t i = 0; i < samples; ++i) {
            const CurveSlope off = weights[i] * (targets[i] - space.between(a, slerp(turnOut, turnIn, moments[i])));
            left = left + (1 - moments[i]) * off;
            right = right + moments[i] * off;
        }
        const double determinant = aa * bb - ab * ab;
        out = out + (1 / determinant) * (bb * left - ab * right);
        in = in + (1 / determinant) * (aa * right - ab * left);
    }
    return {start, quatOf(space.moved(a, out)), quatOf(space.moved(a, in)), end};
}

std::pair<RotationSegment, RotationSegment> splitSegment(const RotationSegment &segment, double t)
{
    const Quat middle = segment.at(t);
    return {fitSegment(segment.start, middle, [&](double s) { return segment.at(t * s); }),
            fitSegment(middle, segment.end, [&](double s) { return segment.at(t + (1 - t) * s); })};
}

} // namespace sinew
