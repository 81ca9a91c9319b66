// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/curves/rotation_split.h"

#include <Eigen/Geometry>

#include <array>
#include <cmath>

namespace sinew {

namespace {

using Turn = Eigen::Quaterniond;
using Eigen::Vector3d;

Turn turnOf(const Quat &q)
{
    return {double(q.w), double(q.x), double(q.y), double(q.z)};
}

Quat quatOf(const Turn &q)
{
    return {float(q.x()), float(q.y()), float(q.z()), float(q.w())};
}

Turn slerp(const Turn &a, const Turn &b, double t)
{
    double cosine = a.dot(b);
    const double sign = cosine < 0 ? -1 : 1;
    cosine *= sign;
    double wa = 1 - t, wb = t;
    if (cosine < 1 - 1e-6) {
        const double part = t * std::acos(cosine);
        wb = std::sin(part) / std::sqrt((1 - cosine) * (1 + cosine));
        wa = std::cos(part) - cosine * wb;
    }
    return Turn(wa * a.coeffs() + wb * sign * b.coeffs());
}

/// Half the turn as axis times angle, of the shorter way.
Vector3d logOf(const Turn &q)
{
    const double length = q.vec().norm(), sign = q.w() < 0 ? -1 : 1;
    return length > 1e-12 ? Vector3d(q.vec() * (sign * std::atan2(length, sign * q.w()) / length)) : Vector3d(Vector3d::Zero());
}

Turn expOf(const Vector3d &v)
{
    const double angle = v.norm();
    Turn q;
    q.w() = std::cos(angle);
    q.vec() = angle > 1e-12 ? Vector3d(v * (std::sin(angle) / angle)) : v;
    return q;
}

Turn unit(const Turn &q)
{
    const double length = q.norm();
    return length > 0 && std::isfinite(length) ? Turn(q.coeffs() / length) : Turn::Identity();
}

} // namespace

Quat slerpOf(const Quat &a, const Quat &b, double t)
{
    return quatOf(slerp(turnOf(a), turnOf(b), t));
}

Quat RotationSegment::at(double t) const
{
    const Turn direct = slerp(turnOf(start), turnOf(end), t), tangents = slerp(turnOf(out), turnOf(in), t);
    return quatOf(slerp(direct, tangents, 2 * t * (1 - t)));
}

RotationSegment fitSegment(const Quat &start, const Quat &end, const std::function<Quat(double)> &wanted)
{
    constexpr int samples = 11, rounds = 4;
    const Turn a = unit(turnOf(start)), b = unit(turnOf(end)), back = a.conjugate();
    // What slerp(out, in, s) should be at each moment, seen from the start, and how much it counts there.
    std::array<Vector3d, samples> targets;
    std::array<double, samples> moments, weights;
    double aa = 0, ab = 0, bb = 0;
    for (std::size_t i = 0; i < samples; ++i) {
        const double s = (double(i) + 1) / (samples + 1), share = 2 * s * (1 - s);
        const Turn direct = unit(slerp(a, b, s));
        Turn there = unit(turnOf(wanted(s)));
        const Vector3d away = logOf(direct.conjugate() * there) / share;
        targets[i] = logOf(back * direct * expOf(away));
        moments[i] = s;
        weights[i] = share * share;
        aa += weights[i] * (1 - s) * (1 - s);
        ab += weights[i] * (1 - s) * s;
        bb += weights[i] * s * s;
    }
    Vector3d out = Vector3d::Zero(), in = logOf(back * b);
    for (int round = 0; round < rounds; ++round) {
        Vector3d left = Vector3d::Zero(), right = Vector3d::Zero();
        const Turn turnOut = expOf(out), turnIn = expOf(in);
        for (std::size_t i = 0; i < samples; ++i) {
            const Vector3d off = (targets[i] - logOf(slerp(turnOut, turnIn, moments[i]))) * weights[i];
            left += off * (1 - moments[i]);
            right += off * moments[i];
        }
        const double determinant = aa * bb - ab * ab;
        out += (left * bb - right * ab) / determinant;
        in += (right * aa - left * ab) / determinant;
    }
    return {start, quatOf(a * expOf(out)), quatOf(a * expOf(in)), end};
}

std::pair<RotationSegment, RotationSegment> splitSegment(const RotationSegment &segment, double t)
{
    const Quat middle = segment.at(t);
    return {fitSegment(segment.start, middle, [&](double s) { return segment.at(t * s); }),
            fitSegment(middle, segment.end, [&](double s) { return segment.at(t + (1 - t) * s); })};
}

} // namespace sinew
