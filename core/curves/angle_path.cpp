// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/curves/angle_path.h"

#include "core/scene/pose/curve_sample.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace sinew {

namespace {

/// Degrees from gimbal lock within which a turn counts as passing through it: more than the 16-bit rotations of files
/// are off.
constexpr double throughLock = 0.1;
/// Degrees of a turn whose angles need no steps between if gimbal lock is far.
constexpr double plainTurn = 30;
constexpr int maxDepth = 24;

double turnBetween(const Quat &a, const Quat &b)
{
    const double ax = double(a.x), ay = double(a.y), az = double(a.z), aw = double(a.w);
    const double bx = double(b.x), by = double(b.y), bz = double(b.z), bw = double(b.w);
    const double lengths = std::sqrt((ax * ax + ay * ay + az * az + aw * aw) * (bx * bx + by * by + bz * bz + bw * bw));
    const double cosine = std::abs(ax * bx + ay * by + az * bz + aw * bw) / lengths;
    return 2 * std::acos(std::min(cosine, 1.0)) * 180 / std::numbers::pi;
}

} // namespace

double lockClearance(const EulerAngles &angles, RotationOrder order)
{
    return std::abs(90 - std::abs(std::remainder(angles[middleAxis(order)], 180.0)));
}

AnglePath::AnglePath(const Curve<Quat> &curve, std::uint32_t left, std::uint32_t right, RotationOrder order,
                     double place, const EulerAngles &start)
    : m_curve(curve), m_left(left), m_right(right), m_order(order), m_bends(hasFarTangents()), m_now(at(place)),
      m_shown(start)
{
}

AnglePath::Moment AnglePath::at(double place) const
{
    Moment moment;
    moment.place = place;
    // Exactly the keys' rotations at the ends, as interpolated numbers can be slightly off.
    moment.rotation = place >= 1 && m_curve.interpolation() != Interpolation::None
                          ? m_curve.values()[m_right]
                          : interpolate(m_curve, {m_left, m_right, float(place), true}, false);
    moment.angles = toEuler(moment.rotation, m_order);
    moment.clearance = lockClearance(moment.angles, m_order);
    return moment;
}

bool AnglePath::isPlain(const Moment &to, double turn) const
{
    if (turn > plainTurn)
        return false;
    // Along the lock the outer angles share one axis.
    if (m_now.clearance <= throughLock && to.clearance <= throughLock)
        return true;
    // So far from it that the outer angles turn by less than half.
    return m_now.clearance > throughLock && m_now.clearance + to.clearance > 1.5 * turn;
}

void AnglePath::follow(const Moment &to, int depth)
{
    const double turn = turnBetween(m_now.rotation, to.rotation);
    const bool plain = isPlain(to, turn);
    if (!plain && turn > throughLock && depth < maxDepth) {
        const Moment middle = at((m_now.place + to.place) / 2);
        if (middle.place != m_now.place && middle.place != to.place) {
            follow(middle, depth + 1);
            follow(to, depth + 1);
            return;
        }
    }
    m_shown = plain && m_now.clearance > throughLock ? sameSideAngles(to.angles, m_shown, m_order)
                                                     : nearestAngles(to.angles, m_shown, m_order, throughLock);
    m_now = to;
}

bool AnglePath::hasFarTangents() const
{
    if (!m_curve.hasTangents())
        return false;
    const Quat &out = m_curve.outTangents()[m_left], &in = m_curve.inTangents()[m_right];
    const double turn =
        turnBetween(m_curve.values()[m_left], out) + turnBetween(out, in) + turnBetween(in, m_curve.values()[m_right]);
    return !(turn <= plainTurn);
}

EulerAngles AnglePath::to(double place)
{
    const Moment target = at(place);
    const double from = m_now.place;
    const int steps = m_bends ? int(std::ceil(std::abs(place - from) * 8)) : 1;
    for (int i = 1; i < steps; ++i)
        follow(at(from + (place - from) * i / steps), 0);
    follow(target, 0);
    // Within the lock, the way was followed by angles that are slightly off, so that they don't twitch. Keys are exact.
    return place > 0 && place < 1 ? m_shown : nearestAngles(target.angles, m_shown, m_order);
}

} // namespace sinew
