// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/overlay/marker_context.h"

#include "core/scene/pose/node_transform.h"

#include <cmath>

namespace sinew {

using Eigen::Affine3f;
using Eigen::Vector3f;

Affine3f MarkerContext::frameOf(std::int32_t node) const
{
    if (node < 0 || std::size_t(node) >= std::min(pose.nodes.size(), scene.nodes.size()))
        return Affine3f::Identity();
    return pose.nodes[std::size_t(node)] * Eigen::Translation3f(toEigen(scene.nodes[std::size_t(node)].pivot));
}

Vector3f MarkerContext::positionOf(std::int32_t node) const
{
    return frameOf(node).translation();
}

bool MarkerContext::isVisible(std::int32_t node) const
{
    return node < 0 || std::size_t(node) >= pose.nodeVisibility.size() || pose.nodeVisibility[std::size_t(node)] > 0;
}

float MarkerContext::iconUnit(const Vector3f &at) const
{
    const float distance = (at - camera.eye()).norm();
    const float unit = distance * std::tan(std::clamp(camera.fieldOfView, 0.01f, 3.f) / 2) * 0.01f;
    return std::isfinite(unit) ? std::max(unit, 1e-4f) : 1;
}

} // namespace sinew
