// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/effects/effect_simulation.h"
#include "core/scene/scene_util.h"
#include "tests/support/rules_edit.h"

#include <QtTest>

#include <cstring>

namespace sinew::test {
inline namespace effect_maker_helpers {

template<class T>
Curve<T> curveOf(std::initializer_list<std::pair<std::int32_t, T>> keys,
                 Interpolation interpolation = Interpolation::Linear, std::int32_t globalSequence = -1)
{
    Curve<T> curve(interpolation, keys.size(), globalSequence);
    std::size_t i = 0;
    for (const auto &[time, value] : keys) {
        curve.editTimes()[i] = time;
        curve.editValues()[i++] = value;
    }
    return curve;
}

inline Curve<NoValue> eventTimes(std::initializer_list<std::int32_t> times, std::int32_t globalSequence = -1)
{
    Curve<NoValue> curve(Interpolation::None, times.size(), globalSequence);
    std::copy(times.begin(), times.end(), curve.editTimes().begin());
    return curve;
}

/// "Stand" 0…1000 loops, "Death" 2000…4000 does not, "Pose" 5000…5000 has no length; one node with its pivot at (1, 2,
/// 3).
inline RenderScene effectScene()
{
    RenderScene scene;
    scene.sequences = {{NoNode, "Stand", 0, 1000, true, {}},
                       {NoNode, "Death", 2000, 4000, false, {}},
                       {NoNode, "Pose", 5000, 5000, true, {}}};
    SceneNode node;
    node.pivot = {1, 2, 3};
    scene.nodes.push_back(node);
    orderNodes(scene);
    return scene;
}

/// The same with one effect on that node.
template<class Rules>
RenderScene sceneOf(const Rules &rules)
{
    RenderScene scene = effectScene();
    scene.effects = {effectOf(rules)};
    return scene;
}

inline PoseTime inStand(double time)
{
    return {.sequence = 0, .time = time, .globalTime = time};
}
inline PoseTime inDeath(double time)
{
    return {.sequence = 1, .time = time, .globalTime = time - 2000};
}

inline EffectFrame frameOf(const RenderScene &scene, const PoseTime &when)
{
    EffectSimulation simulation;
    simulation.update(scene, when);
    return simulation.frame();
}

/// Looks along −x: the viewer is on the +x side.
inline Eigen::Quaternionf viewFromX()
{
    Eigen::Matrix3f rows;
    rows << 0, 1, 0, 0, 0, 1, 1, 0, 0;
    return Eigen::Quaternionf(rows);
}

inline QList<double> heightsOf(const EffectFrame &frame)
{
    QList<double> heights;
    for (const ParticleInstance &p : frame.particles)
        heights.append(std::round(double(p.position.z) * 1000) / 1000);
    return heights;
}

template<class T>
bool sameBytes(const std::vector<T> &a, const std::vector<T> &b)
{
    return a.size() == b.size() && (a.empty() || std::memcmp(a.data(), b.data(), a.size() * sizeof(T)) == 0);
}

inline bool sameFrames(const EffectFrame &a, const EffectFrame &b)
{
    if (a.models.size() != b.models.size())
        return false;
    for (std::size_t i = 0; i < a.models.size(); ++i)
        if (a.models[i].world.matrix() != b.models[i].world.matrix() || a.models[i].age != b.models[i].age ||
            a.models[i].identity != b.models[i].identity)
            return false;
    return sameBytes(a.particles, b.particles) && sameBytes(a.ribbonVertices, b.ribbonVertices) &&
           sameBytes(a.ranges, b.ranges);
}

} // namespace effect_maker_helpers
} // namespace sinew::test
