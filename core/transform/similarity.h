// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/schema/types.h"

#include <Eigen/Geometry>

#include <optional>

namespace sinew {

/// x ↦ scale · turn · mirror · x + move: everything that a model can go through as a whole without being bent.
struct Similarity
{
    double scale = 1;                                         ///< above 0
    Eigen::Quaterniond turn = Eigen::Quaterniond::Identity(); ///< of unit length
    int mirrored = -1;                                        ///< the axis that is flipped, 0 x, 1 y, 2 z; -1 none
    Eigen::Vector3d move = Eigen::Vector3d::Zero();

    bool isIdentity() const;
    /// True if axes stay where they are, apart from the mirror.
    bool turns() const;
    /// Turn and mirror; determinant 1 or -1.
    Eigen::Matrix3d axes() const;
    Vec3 point(const Vec3 &place) const;
    Vec3 offset(const Vec3 &way) const;
    Vec3 direction(const Vec3 &unit) const;
};

/// What becomes of an object whose values are given in one space, and whose own axes may turn by another amount than
/// that space: a billboard keeps its axes when the model around it turns.
struct SpatialChange
{
    Similarity outer;                                          ///< of the space in which its values are given
    Eigen::Quaterniond inner = Eigen::Quaterniond::Identity(); ///< turn of its own axes; they mirror as the space does

    /// A rotation from the object's own axes to the space.
    Quat rotation(const Quat &value) const;
    /// Factors along the object's own axes. `isExact` becomes false where axes that don't end up on others had
    /// different factors: no three factors say the same.
    Vec3 scaling(const Vec3 &factors, bool &isExact) const;
};

/// All objects share the axes of the space.
SpatialChange asWhole(const Similarity &similarity);

/// What a node becomes that keeps its axes: the same at its pivot, but without the turn.
Similarity keepingAxes(const Similarity &similarity, const Vec3 &pivot);

/// Turns by degrees about x, then y, then z of the model's space.
Eigen::Quaterniond turnByDegrees(double x, double y, double z);

} // namespace sinew
