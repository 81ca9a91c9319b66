// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/curves/shape/curve_segment.h"

#include <Eigen/Geometry>

#include <algorithm>
#include <cmath>
#include <functional>
#include <numbers>

namespace sinew {

namespace {

using Rotation = Eigen::Quaterniond;

Rotation toRotation(const CurvePoint &p)
{
    return Rotation(p[3], p[0], p[1], p[2]);
}

CurvePoint toPoint(const Rotation &q)
{
    return {q.x(), q.y(), q.z(), q.w()};
}

/// Along the shorter arc: q and −q give the same one.
CurveSlope logarithm(const Rotation &q)
{
    const double sign = q.w() < 0 ? -1 : 1, sine = q.vec().norm();
    if (!(sine > 1e-12))
        return {sign * q.x(), sign * q.y(), sign * q.z(), 0};
    const double scale = sign * std::atan2(sine, sign * q.w()) / sine;
    return {scale * q.x(), scale * q.y(), scale * q.z(), 0};
}

Rotation exponential(const CurveSlope &by)
{
    const double angle = std::sqrt(by[0] * by[0] + by[1] * by[1] + by[2] * by[2]);
    const double scale = angle > 1e-12 ? std::sin(angle) / angle : 1;
    return Rotation(std::cos(angle), scale * by[0], scale * by[1], scale * by[2]);
}

const float *floats(const CurveBase &curve, std::size_t components, int part, std::size_t row)
{
    return reinterpret_cast<const float *>(curve.rawPart(part, components * sizeof(float))) + row * components;
}

float *editFloats(CurveBase &curve, std::size_t components, int part, std::size_t row)
{
    return reinterpret_cast<float *>(curve.editRawPart(part, components * sizeof(float))) + row * components;
}

bool isFiniteFloat(double number)
{
    return std::isfinite(float(number));
}

bool nearlySame(double a, double b, double size)
{
    return std::abs(a - b) <= 1e-6 * std::max({std::abs(a), std::abs(b), size});
}

const Quat &quatAt(const CurveBase &curve, int part, std::size_t row)
{
    return reinterpret_cast<const Quat *>(curve.rawPart(part, sizeof(Quat)))[row];
}

} // namespace

CurvePoint unitPoint(const Quat &rotation)
{
    const Rotation q(double(rotation.w), double(rotation.x), double(rotation.y), double(rotation.z));
    const double length = q.norm();
    return length > 0 && std::isfinite(length) ? toPoint(Rotation(q.coeffs() / length)) : CurvePoint{0, 0, 0, 1};
}

CurvePoint slerp(const CurvePoint &a, const CurvePoint &b, double t)
{
    double cosine = a[0] * b[0] + a[1] * b[1] + a[2] * b[2] + a[3] * b[3];
    const double sign = cosine < 0 ? -1 : 1;
    cosine *= sign;
    double wa = 1 - t, wb = t;
    if (cosine < 1 - 1e-12) {
        const double angle = std::acos(cosine), sine = std::sqrt((1 - cosine) * (1 + cosine));
        wb = std::sin(t * angle) / sine;
        wa = std::cos(t * angle) - cosine * wb;
    }
    return wa * a + (sign * wb) * b;
}

CurveSlope operator+(const CurveSlope &a, const CurveSlope &b)
{
    CurveSlope sum;
    std::transform(a.begin(), a.end(), b.begin(), sum.begin(), std::plus());
    return sum;
}

CurveSlope operator-(const CurveSlope &a, const CurveSlope &b)
{
    CurveSlope difference;
    std::transform(a.begin(), a.end(), b.begin(), difference.begin(), std::minus());
    return difference;
}

CurveSlope operator*(double factor, const CurveSlope &a)
{
    CurveSlope product;
    std::transform(a.begin(), a.end(), product.begin(), [factor](double number) { return factor * number; });
    return product;
}

CurveSpace::CurveSpace(const TypeInfo &value) : isRotation(value.kind == Kind::Quat)
{
    if (isContinuous(value))
        components = isRotation ? 3 : int(value.components);
}

CurvePoint CurveSpace::point(const CurveBase &curve, std::size_t row) const
{
    if (isRotation)
        return unitPoint(quatAt(curve, 0, row));
    CurvePoint point{};
    const float *numbers = floats(curve, std::size_t(components), 0, row);
    std::copy_n(numbers, components, point.begin());
    return point;
}

void CurveSpace::setPoint(CurveBase &curve, std::size_t row, const CurvePoint &point) const
{
    const std::size_t count = isRotation ? 4 : std::size_t(components);
    float *numbers = editFloats(curve, count, 0, row);
    // A rotation is kept or replaced as a whole.
    if (isRotation && !std::all_of(point.begin(), point.end(), isFiniteFloat))
        return;
    for (std::size_t i = 0; i < count; ++i)
        if (isFiniteFloat(point[i]))
            numbers[i] = float(point[i]);
}

CurveSlope CurveSpace::between(const CurvePoint &a, const CurvePoint &b) const
{
    return isRotation ? logarithm(toRotation(a).conjugate() * toRotation(b)) : b - a;
}

CurvePoint CurveSpace::moved(const CurvePoint &from, const CurveSlope &by) const
{
    return isRotation ? toPoint(toRotation(from) * exponential(by)) : from + by;
}

double CurveSpace::distance(const CurvePoint &a, const CurvePoint &b) const
{
    const CurveSlope way = between(a, b);
    if (isRotation)
        return std::hypot(way[0], way[1], way[2]) * 360 / std::numbers::pi;
    double largest = 0;
    for (const double number : way)
        if (!(std::abs(number) <= largest)) // keeps NaN
            largest = std::abs(number);
    return largest;
}

CurveSlope CurveSpace::slope(const CurveBase &curve, std::size_t row, KeyPart side, const CurveSlope &direct) const
{
    if (!curve.hasTangents())
        return direct;
    const CurvePoint value = point(curve, row);
    if (isRotation) {
        const CurveSlope away = between(value, unitPoint(quatAt(curve, int(side), row)));
        return side == KeyPart::Out ? direct + 2 * away : direct - 2 * away;
    }
    CurveSlope slope{};
    std::copy_n(floats(curve, std::size_t(components), int(side), row), components, slope.begin());
    if (curve.interpolation() == Interpolation::Hermite)
        return slope;
    return side == KeyPart::Out ? 3 * (slope - value) : 3 * (value - slope);
}

void CurveSpace::setSlope(CurveBase &curve, std::size_t row, KeyPart side, const CurveSlope &slope,
                          const CurveSlope &direct) const
{
    if (!curve.hasTangents())
        return;
    const CurveSlope old = this->slope(curve, row, side, direct);
    const CurvePoint value = point(curve, row);
    if (isRotation) {
        if (std::hypot(slope[0] - old[0], slope[1] - old[1], slope[2] - old[2]) <= 1e-6)
            return;
        const CurveSlope way = slope - direct;
        const CurvePoint tangent = moved(value, (side == KeyPart::Out ? 0.5 : -0.5) * way);
        if (std::all_of(tangent.begin(), tangent.end(), isFiniteFloat))
            std::copy_n(tangent.begin(), 4, editFloats(curve, 4, int(side), row));
        return;
    }
    const bool hermite = curve.interpolation() == Interpolation::Hermite;
    for (std::size_t i = 0; i < std::size_t(components); ++i) {
        // The precision of a control value depends on its size, that of a slope on its own.
        if (nearlySame(old[i], slope[i], hermite ? 0 : std::abs(value[i]) / 3))
            continue;
        const double stored = hermite ? slope[i] : value[i] + (side == KeyPart::Out ? slope[i] : -slope[i]) / 3;
        if (isFiniteFloat(stored))
            editFloats(curve, std::size_t(components), int(side), row)[i] = float(stored);
    }
}

CurveSegment::CurveSegment(const CurveSpace &space, const CurveBase &curve, std::size_t left, std::size_t right)
    : CurveSegment(space, space.point(curve, left), space.point(curve, right))
{
    out = space.slope(curve, left, KeyPart::Out, direct);
    in = space.slope(curve, right, KeyPart::In, direct);
}

CurveSegment::CurveSegment(const CurveSpace &space, const CurvePoint &from, const CurvePoint &to)
    : a(from), b(to), direct(space.between(from, to))
{
    out = in = direct;
}

CurvePoint CurveSegment::at(const CurveSpace &space, double t) const
{
    const double u = 1 - t;
    if (!space.isRotation) {
        CurvePoint point{};
        for (std::size_t i = 0; i < std::size_t(space.components); ++i)
            point[i] = numberAt(i, t);
        return point;
    }
    const CurvePoint path = slerp(a, b, t);
    if (out == direct && in == direct)
        return path;
    const CurvePoint tangent = slerp(space.moved(a, 0.5 * (out - direct)), space.moved(b, 0.5 * (direct - in)), t);
    return slerp(path, tangent, 2 * t * u);
}

CurveSlope CurveSegment::slopeAt(const CurveSpace &space, double t) const
{
    const double u = 1 - t;
    if (t <= 0)
        return out;
    if (t >= 1)
        return in;
    if (space.isRotation) {
        const double step = std::min({1e-4, t, u});
        return (1 / (2 * step)) * space.between(at(space, t - step), at(space, t + step));
    }
    CurveSlope slope{};
    for (std::size_t i = 0; i < std::size_t(space.components); ++i)
        slope[i] = numberSlopeAt(i, t);
    return slope;
}

} // namespace sinew
