// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

// Small scenes and their poses, in tests.

#include "core/scene/pose/pose.h"
#include "core/scene/pose/pose_time.h"
#include "core/scene/scene_util.h"
#include "tests/support/effect_maker.h"

#include <QtTest>

#include <cmath>

namespace sinew::test {
inline namespace pose_maker_helpers {

template<class T>
Curve<T> twoKeys(std::int32_t from, const T &a, std::int32_t to, const T &b, std::int32_t globalSequence = -1)
{
    Curve<T> curve(Interpolation::Linear, 2, globalSequence);
    curve.editTimes()[0] = from;
    curve.editTimes()[1] = to;
    curve.editValues()[0] = a;
    curve.editValues()[1] = b;
    return curve;
}

inline Quat turn(const Eigen::Vector3f &axis, double degrees)
{
    const double half = degrees / 2 * M_PI / 180;
    const Eigen::Vector3f v = axis * float(std::sin(half));
    return {v.x(), v.y(), v.z(), float(std::cos(half))};
}

inline Quat turnX(double degrees)
{
    return turn(Eigen::Vector3f::UnitX(), degrees);
}

inline Quat turnZ(double degrees)
{
    return turn(Eigen::Vector3f::UnitZ(), degrees);
}

inline RenderScene sceneOf(std::vector<SceneNode> nodes)
{
    RenderScene scene;
    scene.sequences.push_back({NoNode, "Stand", 0, 1000, true, {}});
    scene.nodes = std::move(nodes);
    orderNodes(scene);
    return scene;
}

inline Pose poseOf(const RenderScene &scene, PoseTime when = {})
{
    Pose pose;
    evaluatePose(scene, when, pose);
    return pose;
}

inline bool near(const Eigen::Vector3f &a, const Eigen::Vector3f &b)
{
    return (a - b).norm() < 1e-4f;
}

/// For tests that use Eigen::Vector3f.
#define VERIFY_POINT(actual, X, Y, Z)                                                                                  \
    do {                                                                                                               \
        const Vector3f v = actual;                                                                                     \
        QVERIFY2(near(v, {X, Y, Z}), qPrintable(QStringLiteral("%1 %2 %3").arg(v.x()).arg(v.y()).arg(v.z())));         \
    } while (false)

/// A parent that translates by (10, 0, 0), turns 90° about z and scales by (2, 1, 1) about its pivot (1, 0, 0): a point
/// p goes to (10, 0, 0) + (1, 0, 0) + Rz·S·(p − (1, 0, 0)). Rz·S: x → 2y, y → −x.
inline SceneNode movingParent()
{
    SceneNode parent;
    parent.pivot = {1, 0, 0};
    parent.translation.fallback = {10, 0, 0};
    parent.rotation.fallback = turnZ(90);
    parent.scale.fallback = {2, 1, 1};
    return parent;
}

/// Turned 90° about z itself, at (3, 0, 0), moved by (0, 0, 1).
inline SceneNode movingChild()
{
    SceneNode child;
    child.parent = 0;
    child.pivot = {3, 0, 0};
    child.translation.fallback = {0, 0, 1};
    child.rotation.fallback = turnZ(90);
    return child;
}

} // namespace pose_maker_helpers
} // namespace sinew::test
