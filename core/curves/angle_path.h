// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/curves/rotation_view.h"
#include "core/schema/curve.h"

namespace sinew {

/// Follows the Euler angles of a rotation along one segment, so that they don't jump between its keys.
///
/// Near gimbal lock the outer angles swing by up to 180° within moments; which way they swing is found by as many steps
/// as that takes. A turn that passes within a tenth of a degree of the lock goes over the top: the middle angle
/// continues beyond 90° and the outer ones stay.
class AnglePath
{
public:
    /// Starts at a place (0…1) between two keys, where `start` is shown. The curve must outlive the path.
    AnglePath(const Curve<Quat> &curve, std::uint32_t left, std::uint32_t right, RotationOrder order, double place,
              const EulerAngles &start);

    /// The angles at another place, forwards or backwards; about 100 ns where nothing swings.
    EulerAngles to(double place);

private:
    struct Moment
    {
        double place = 0;
        Quat rotation;
        EulerAngles angles{}; ///< as toEuler() gives them
        double clearance = 0; ///< from gimbal lock, in degrees
    };
    Moment at(double place) const;
    void follow(const Moment &to, int depth);
    /// True if all places between the present one and `to` have angles near these.
    bool isPlain(const Moment &to, double turn) const;
    bool hasFarTangents() const;

    const Curve<Quat> &m_curve;
    std::uint32_t m_left, m_right;
    RotationOrder m_order;
    bool m_bends; ///< far off the shortest way, by its tangents
    Moment m_now;
    EulerAngles m_shown; ///< at m_now
};

/// The distance from gimbal lock in degrees, 0…90: of the middle angle from ±90°.
double lockClearance(const EulerAngles &angles, RotationOrder order);

} // namespace sinew
