// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <Eigen/Geometry>

#include <optional>
#include <vector>

namespace sinew::mdx {

/// A rest pose that bones with a pivot can say: turned and scaled alike in all directions.
struct SimilarRest
{
    Eigen::Vector3d place = Eigen::Vector3d::Zero();
    Eigen::Quaterniond turn = Eigen::Quaterniond::Identity();
    double scale = 1;

    Eigen::Affine3d matrix() const { return Eigen::Translation3d(place) * turn * Eigen::UniformScaling<double>(scale); }
};

/// Nothing if the pose is oblique, mirrored or not scaled alike.
std::optional<SimilarRest> similarRest(const Eigen::Affine3d &rest);

/// If the turn only exchanges axes: which axis of the source each axis becomes, else nothing.
std::optional<Eigen::Vector3i> exchangedAxes(const Eigen::Quaterniond &turn);

/// A constant turn and, after it, factors along its axes.
struct TurnAndScale
{
    Eigen::Quaterniond turn = Eigen::Quaterniond::Identity();
    Eigen::Vector3d scale = Eigen::Vector3d::Ones();
};

/// One or two such steps, the outer one first, that together are the inverse of a linear map; nothing if it has none.
std::optional<std::vector<TurnAndScale>> stepsOfInverse(const Eigen::Matrix3d &linear);

} // namespace sinew::mdx
