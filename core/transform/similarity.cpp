// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/transform/similarity.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace sinew {

namespace {

Eigen::Vector3d vector(const Vec3 &v)
{
    return {v.x, v.y, v.z};
}

/// -0 becomes 0, so that a mirror leaves zeros as they are.
Vec3 vec(const Eigen::Vector3d &v)
{
    return {float(v.x() + 0.0), float(v.y() + 0.0), float(v.z() + 0.0)};
}

Quat quat(const Eigen::Quaterniond &q)
{
    return {float(q.x() + 0.0), float(q.y() + 0.0), float(q.z() + 0.0), float(q.w() + 0.0)};
}

Eigen::Matrix3d mirror(int axis)
{
    Eigen::Vector3d signs = Eigen::Vector3d::Ones();
    if (axis >= 0)
        signs[axis] = -1;
    return signs.asDiagonal();
}

/// Entries that are 0 or ±1 but for rounding become so: quarter turns keep numbers exact.
Eigen::Matrix3d rounded(Eigen::Matrix3d matrix)
{
    for (double &entry : matrix.reshaped())
        if (std::abs(entry - std::round(entry)) < 1e-12)
            entry = std::round(entry);
    return matrix;
}

} // namespace

bool Similarity::turns() const
{
    return std::abs(turn.w()) < 1 - 1e-15;
}

bool Similarity::isIdentity() const
{
    return scale == 1 && !turns() && mirrored < 0 && move.isZero(0);
}

Eigen::Matrix3d Similarity::axes() const
{
    return rounded(turn.toRotationMatrix() * mirror(mirrored));
}

Vec3 Similarity::point(const Vec3 &place) const
{
    return vec(scale * (axes() * vector(place)) + move);
}

Vec3 Similarity::offset(const Vec3 &way) const
{
    return vec(scale * (axes() * vector(way)));
}

Vec3 Similarity::direction(const Vec3 &unit) const
{
    return vec(axes() * vector(unit));
}

Quat SpatialChange::rotation(const Quat &value) const
{
    // In a mirror the axis of a rotation is flipped like any direction, and so is the sense of turning.
    Eigen::Quaterniond mirrored(value.w, value.x, value.y, value.z);
    if (outer.mirrored >= 0) {
        mirrored.vec() = -mirrored.vec();
        mirrored.vec()[outer.mirrored] = -mirrored.vec()[outer.mirrored];
    }
    if (!outer.turns() && std::abs(inner.w()) >= 1 - 1e-15)
        return quat(mirrored);
    return quat(outer.turn * mirrored * inner.conjugate());
}

Vec3 SpatialChange::scaling(const Vec3 &factors, bool &isExact) const
{
    const Eigen::Matrix3d axes = rounded(inner.toRotationMatrix());
    const Eigen::Matrix3d turned = axes * vector(factors).asDiagonal() * axes.transpose();
    const Eigen::Vector3d diagonal = turned.diagonal();
    Eigen::Matrix3d rest = turned;
    rest.diagonal().setZero();
    if (!(rest.cwiseAbs().maxCoeff() <= 1e-6 * std::max(1.0, diagonal.cwiseAbs().maxCoeff())))
        isExact = false;
    else if (factors.x == factors.y && factors.y == factors.z)
        return factors;
    return vec(diagonal);
}

SpatialChange asWhole(const Similarity &similarity)
{
    return {similarity, similarity.turn};
}

Similarity keepingAxes(const Similarity &similarity, const Vec3 &pivot)
{
    Similarity own{similarity.scale, Eigen::Quaterniond::Identity(), similarity.mirrored};
    const Vec3 after = similarity.point(pivot), alone = own.point(pivot);
    own.move = {double(after.x) - alone.x, double(after.y) - alone.y, double(after.z) - alone.z};
    return own;
}

Eigen::Quaterniond turnByDegrees(double x, double y, double z)
{
    const auto about = [](double degrees, const Eigen::Vector3d &axis) {
        // Sine and cosine of quarter turns are exact, so that a model turned four times is as before.
        const double quarter = std::round(degrees / 90);
        const double half = degrees == quarter * 90 ? 0 : (degrees - quarter * 90) * std::numbers::pi / 360;
        static const double r = std::numbers::sqrt2 / 2;
        static const double cosines[] = {1, r, 0, -r, -1, -r, 0, r}, sines[] = {0, r, 1, r, 0, -r, -1, -r};
        const auto step = std::size_t(((std::int64_t(quarter) % 8) + 8) % 8);
        const Eigen::Quaterniond whole(cosines[step], sines[step] * axis.x(), sines[step] * axis.y(),
                                       sines[step] * axis.z());
        return half == 0 ? whole : Eigen::Quaterniond(Eigen::AngleAxisd(half * 2, axis)) * whole;
    };
    return about(z, Eigen::Vector3d::UnitZ()) * about(y, Eigen::Vector3d::UnitY()) * about(x, Eigen::Vector3d::UnitX());
}

} // namespace sinew
