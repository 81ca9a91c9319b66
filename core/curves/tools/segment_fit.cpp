// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/curves/tools/segment_fit.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace sinew {

namespace {

/// Largest absolute value of the cubic with these Bernstein coefficients on 0…1, or anything below `enough` if it is
/// below.
bool staysBelow(double b0, double b1, double b2, double b3, double enough)
{
    if (!(std::abs(b0) <= enough && std::abs(b3) <= enough))
        return false;
    // A cubic never leaves the convex hull of its coefficients.
    if (std::abs(b1) <= enough && std::abs(b2) <= enough)
        return true;
    const double d0 = b1 - b0, d1 = b2 - b1, d2 = b3 - b2;
    const double A = d0 - 2 * d1 + d2, B = 2 * (d1 - d0), C = d0;
    const double root = std::sqrt(B * B - 4 * A * C), q = -0.5 * (B + std::copysign(root, B));
    for (const double t : {q / A, C / q})
        if (t > 0 && t < 1) { // false for NaN
            const double u = 1 - t;
            if (!(std::abs(u * u * u * b0 + 3 * t * u * u * b1 + 3 * t * t * u * b2 + t * t * t * b3) <= enough))
                return false;
        }
    return std::isfinite(b1) && std::isfinite(b2);
}

} // namespace

FitTolerance roundingOf(const CurveEdit &edit, const KeyNeighbours &keys, std::size_t first, std::size_t last)
{
    const CurveSpace space(edit.value());
    FitTolerance tolerance(0);
    if (space.isRotation) {
        tolerance.fill(1e-4);
        return tolerance;
    }
    for (std::size_t place = first; place <= last; ++place) {
        const CurvePoint point = space.point(edit.curve, keys.row(place));
        for (std::size_t i = 0; i < point.size(); ++i)
            tolerance[i] = std::max(tolerance[i], 3e-7 * std::abs(point[i]));
    }
    return tolerance;
}

SegmentFit::SegmentFit(const CurveEdit &edit, const KeyNeighbours &keys, std::size_t first, std::size_t last)
    : m_space(edit.value()), m_isLinear(!edit.curve.hasTangents())
{
    m_segments.reserve(last - first);
    m_times.reserve(last - first + 1);
    m_times.push_back(keys.timeAt(first));
    for (std::size_t place = first; place < last; ++place) {
        m_segments.emplace_back(m_space, edit.curve, keys.row(place), keys.row(place + 1));
        m_times.push_back(keys.timeAt(place + 1));
    }
    if (!m_space.isRotation)
        return;
    m_parts = m_isLinear ? 2 : 4;
    m_samples.reserve(m_segments.size() * m_parts);
    for (const CurveSegment &segment : m_segments)
        for (std::size_t part = 0; part < m_parts; ++part)
            m_samples.push_back(segment.at(m_space, double(part) / double(m_parts)));
}

std::optional<CurveSegment> SegmentFit::segment(std::size_t from, std::size_t to, const FitTolerance &tolerance,
                                                bool fitting) const
{
    CurveSegment segment = merged(from, to);
    if (isNear(segment, from, to, tolerance))
        return segment;
    if (m_isLinear || !fitting)
        return {};
    fitSlopes(segment, from, to);
    if (isNear(segment, from, to, tolerance))
        return segment;
    return {};
}

CurveSegment SegmentFit::merged(std::size_t from, std::size_t to) const
{
    CurveSegment segment(m_space, m_segments[from].a, m_segments[to - 1].b);
    if (!m_isLinear) {
        const double length = m_times[to] - m_times[from];
        segment.out = (length / (m_times[from + 1] - m_times[from])) * m_segments[from].out;
        segment.in = (length / (m_times[to] - m_times[to - 1])) * m_segments[to - 1].in;
    }
    return segment;
}

void SegmentFit::fitSlopes(CurveSegment &segment, std::size_t from, std::size_t to) const
{
    // The path's deviation is t(1 − t)·((1 − t)x + t·y) for two unknown slopes x and y; for rotations nearly so, hence
    // several passes.
    const double start = m_times[from], length = m_times[to] - start;
    const std::size_t count = to - from, stride = std::max<std::size_t>(1, count / 64);
    const int parts = count <= 8 ? 4 : count <= 24 ? 2 : 1;
    if (m_space.isRotation)
        segment.out = segment.in = segment.direct;
    for (int pass = 0; pass < (m_space.isRotation ? 3 : 1); ++pass) {
        double xx = 0, xy = 0, yy = 0;
        CurveSlope x{}, y{};
        for (std::size_t key = from; key < to; key += stride)
            for (int part = key == from && parts > 1 ? 1 : 0; part < parts; ++part) {
                const double along = double(part) / parts;
                const double t = (m_times[key] + along * (m_times[key + 1] - m_times[key]) - start) / length;
                const CurvePoint wanted = part ? m_segments[key].at(m_space, along) : m_segments[key].a;
                const CurveSlope lack = m_space.between(segment.at(m_space, t), wanted);
                const double fx = t * (1 - t) * (1 - t), fy = t * t * (1 - t);
                xx += fx * fx;
                xy += fx * fy;
                yy += fy * fy;
                x = x + fx * lack;
                y = y + fy * lack;
            }
        const double determinant = xx * yy - xy * xy;
        if (!(determinant > 1e-12 * xx * yy))
            return;
        segment.out = segment.out + (1 / determinant) * (yy * x - xy * y);
        segment.in = segment.in - (1 / determinant) * (xx * y - xy * x);
    }
}

bool SegmentFit::isNear(const CurveSegment &segment, std::size_t from, std::size_t to,
                        const FitTolerance &tolerance) const
{
    const double start = m_times[from], length = m_times[to] - start;
    if (m_space.isRotation)
        return isNearTurn(segment, from, to, tolerance[0]);
    for (std::size_t key = from; key < to; ++key)
        if (!isNearCubic(segment, key, (m_times[key] - start) / length, (m_times[key + 1] - start) / length, tolerance))
            return false;
    return true;
}

bool SegmentFit::isNearTurn(const CurveSegment &segment, std::size_t from, std::size_t to, double degrees) const
{
    const double start = m_times[from], length = m_times[to] - start;
    const double cosine = std::cos(std::min(degrees, 360.0) * std::numbers::pi / 360);
    // A misfit usually shows at several keys: check widely spaced samples first.
    for (std::size_t stride = (to - from) * m_parts / 8 + 1;; stride = 1) {
        for (std::size_t sample = from * m_parts + 1; sample < to * m_parts; sample += stride) {
            const std::size_t key = sample / m_parts;
            const double along = double(sample % m_parts) / double(m_parts);
            const CurvePoint was = m_samples[sample];
            const CurvePoint is =
                segment.at(m_space, (m_times[key] + along * (m_times[key + 1] - m_times[key]) - start) / length);
            if (!(std::abs(was[0] * is[0] + was[1] * is[1] + was[2] * is[2] + was[3] * is[3]) >= cosine))
                return false;
        }
        if (stride == 1)
            return true;
    }
}

bool SegmentFit::isNearCubic(const CurveSegment &segment, std::size_t key, double t0, double t1,
                             const FitTolerance &tolerance) const
{
    const CurveSegment &was = m_segments[key];
    for (std::size_t i = 0; i < std::size_t(m_space.components); ++i) {
        const double first = segment.numberAt(i, t0) - was.a[i], last = segment.numberAt(i, t1) - was.b[i];
        const double out = (t1 - t0) * segment.numberSlopeAt(i, t0) - was.out[i],
                     in = (t1 - t0) * segment.numberSlopeAt(i, t1) - was.in[i];
        if (!staysBelow(first, first + out / 3, last - in / 3, last, tolerance[i]))
            return false;
    }
    return true;
}

} // namespace sinew
