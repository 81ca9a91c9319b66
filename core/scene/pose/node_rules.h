// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/pose/node_transform.h"

#include <cmath>

// inherited() and composeNode() for each of NodeRules, as described at evaluatePose(). For node_transform.cpp only.

namespace sinew {

Inherited inheritedCancelling(const SceneNode &node, const WorldTransform &parent,
                              const std::optional<Eigen::Quaternionf> &view);
WorldTransform composeCancelling(const SceneNode &node, const LocalTransform &local, const WorldTransform &parent,
                                 const PoseTime &when);

Inherited inheritedModelAxes(const SceneNode &node, const WorldTransform &parent,
                             const std::optional<Eigen::Quaternionf> &view);
WorldTransform composeModelAxes(const SceneNode &node, const LocalTransform &local, const WorldTransform &parent,
                                const PoseTime &when);

WorldTransform composeInheriting(const SceneNode &node, const LocalTransform &local, const WorldTransform &parent,
                                 const PoseTime &when);

/// Normalised; the identity if the length is 0.
inline Eigen::Quaternionf unitRotation(const Eigen::Quaternionf &rotation)
{
    const float squared = rotation.squaredNorm();
    return squared > 0 ? Eigen::Quaternionf(rotation.coeffs() / std::sqrt(squared)) : Eigen::Quaternionf::Identity();
}

/// Model x to the viewer (view z), model y to the right (view x), model z up (view y): −90° about y after −90° about x.
inline const Eigen::Quaternionf billboardBasis(.5f, -.5f, -.5f, -.5f);

} // namespace sinew
