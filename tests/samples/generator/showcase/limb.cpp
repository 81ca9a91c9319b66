// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "showcase/limb.h"

namespace sinew::samples {

Eigen::Matrix3d axesOf(const V3 &direction, const V3 &up)
{
    Eigen::Matrix3d axes;
    axes.col(0) = direction.normalized();
    axes.col(1) = up.cross(axes.col(0)).normalized();
    axes.col(2) = axes.col(0).cross(axes.col(1));
    return axes;
}

LimbTurn bendLimb(const Limb &rest, const V3 &root, const V3 &end, const V3 &pole)
{
    const double upper = (rest.joint - rest.root).norm(), lower = (rest.end - rest.joint).norm();
    const double reach = std::clamp((end - root).norm(), std::abs(upper - lower) + 0.5, (upper + lower) * 0.998);
    const V3 way = (end - root).normalized();
    const V3 aside = (pole - way * pole.dot(way)).normalized();
    const double cosine = (upper * upper + reach * reach - lower * lower) / (2 * upper * reach);
    const V3 joint = root + way * upper * cosine + aside * upper * std::sqrt(std::max(0.0, 1 - cosine * cosine));
    // The plane in which the limb bends turns with it.
    const V3 normal = way.cross(aside), restNormal = (rest.end - rest.root).cross(rest.pole);
    const auto turn = [&](const V3 &restDirection, const V3 &direction) {
        return Q4(Eigen::Matrix3d(axesOf(direction, normal) * axesOf(restDirection, restNormal).transpose()));
    };
    return {turn(rest.joint - rest.root, joint - root), turn(rest.end - rest.joint, root + way * reach - joint)};
}

} // namespace sinew::samples
