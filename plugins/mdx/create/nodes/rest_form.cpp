// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/mdx/create/nodes/rest_form.h"

#include <Eigen/Eigenvalues>

#include <algorithm>
#include <cmath>

namespace sinew::mdx {

namespace {

/// What single precision leaves of equal numbers in products of a few matrices.
constexpr double tolerance = 1e-5;

} // namespace

std::optional<SimilarRest> similarRest(const Eigen::Affine3d &rest)
{
    const Eigen::Matrix3d linear = rest.linear();
    const double scale = std::cbrt(linear.determinant());
    if (!(scale > 1e-9))
        return std::nullopt;
    const Eigen::Matrix3d turn = linear / scale;
    if (!((turn * turn.transpose() - Eigen::Matrix3d::Identity()).cwiseAbs().maxCoeff() <= tolerance))
        return std::nullopt;
    SimilarRest result;
    result.place = rest.translation();
    result.turn = Eigen::Quaterniond(turn).normalized();
    // Exactly none, so that what needs no change keeps its bits.
    if (result.turn.vec().cwiseAbs().maxCoeff() < 1e-7)
        result.turn = Eigen::Quaterniond::Identity();
    result.scale = std::abs(scale - 1) < 1e-6 ? 1 : scale;
    return result;
}

std::optional<Eigen::Vector3i> exchangedAxes(const Eigen::Quaterniond &turn)
{
    const Eigen::Matrix3d matrix = turn.toRotationMatrix();
    Eigen::Vector3i axes;
    for (int row = 0; row < 3; ++row) {
        int largest = 0;
        Eigen::RowVector3d rest = matrix.row(row).cwiseAbs();
        rest.maxCoeff(&largest);
        rest[largest] = 0;
        if (rest.maxCoeff() > tolerance)
            return std::nullopt;
        axes[row] = largest;
    }
    return axes;
}

std::optional<std::vector<TurnAndScale>> stepsOfInverse(const Eigen::Matrix3d &linear)
{
    if (!linear.allFinite() || std::abs(linear.determinant()) < 1e-12)
        return std::nullopt;
    const Eigen::Matrix3d inverse = linear.inverse();
    Eigen::Affine3d pose = Eigen::Affine3d::Identity();
    pose.linear() = inverse;
    if (const auto similar = similarRest(pose))
        return std::vector{TurnAndScale{similar->turn, Eigen::Vector3d::Constant(similar->scale)}};
    // inverse = outer · scale · innerᵀ, from the axes that inverseᵀ · inverse keeps.
    const Eigen::SelfAdjointEigenSolver<Eigen::Matrix3d> kept(inverse.transpose() * inverse);
    Eigen::Matrix3d inner = kept.eigenvectors();
    Eigen::Vector3d scale = kept.eigenvalues().cwiseMax(0).cwiseSqrt();
    Eigen::Matrix3d outer = inverse * inner * scale.cwiseInverse().asDiagonal();
    // Turns only: mirroring goes into the factors.
    if (outer.determinant() < 0) {
        outer.col(2) *= -1;
        scale[2] *= -1;
    }
    if (inner.determinant() < 0) {
        inner.col(2) *= -1;
        scale[2] *= -1;
    }
    return std::vector{
        TurnAndScale{Eigen::Quaterniond(outer).normalized(), scale},
        TurnAndScale{Eigen::Quaterniond(Eigen::Matrix3d(inner.transpose())).normalized(), Eigen::Vector3d::Ones()}};
}

} // namespace sinew::mdx
