// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
// Poses of 256 nodes, each with translation, rotation and scaling tracks of 60 keys, in a tree with two children per
// node.
#include "core/scene/pose/pose.h"
#include "core/scene/pose/pose_time.h"
#include "core/scene/scene_util.h"

#include <benchmark/benchmark.h>

#include <cmath>

namespace bench_pose {

using namespace sinew;

namespace {

constexpr int nodeCount = 256, sequenceCount = 5, keysPerSequence = 12, sequenceLength = 1000;

template<class T, class MakeValue>
Curve<T> makeCurve(Interpolation interpolation, MakeValue value)
{
    Curve<T> curve(interpolation, sequenceCount * keysPerSequence);
    const auto times = curve.editTimes();
    const auto values = curve.editValues(), in = curve.editInTangents(), out = curve.editOutTangents();
    for (std::size_t i = 0; i < values.size(); ++i) {
        times[i] = std::int32_t(i / keysPerSequence * 2 * sequenceLength +
                                i % keysPerSequence * sequenceLength / (keysPerSequence - 1));
        values[i] = value(double(i));
        if (!in.empty()) {
            in[i] = value(double(i) - 0.3);
            out[i] = value(double(i) + 0.3);
        }
    }
    return curve;
}

RenderScene makeScene(Interpolation interpolation)
{
    RenderScene scene;
    for (int i = 0; i < sequenceCount; ++i)
        scene.sequences.push_back({NoNode, "", i * 2 * sequenceLength, i * 2 * sequenceLength + sequenceLength});
    for (int i = 0; i < nodeCount; ++i) {
        SceneNode node;
        node.parent = i ? (i - 1) / 2 : -1;
        node.pivot = {float(i), float(i % 7), float(i % 13)};
        node.translation.curve = makeCurve<Vec3>(interpolation, [i](double k) {
            return Vec3{float(k), float(i), float(std::sin(k))};
        });
        node.rotation.curve = makeCurve<Quat>(interpolation, [i](double k) {
            const double angle = std::sin(k + i);
            return Quat{float(std::sin(angle)), 0, 0, float(std::cos(angle))};
        });
        node.scale.curve = makeCurve<Vec3>(interpolation, [](double k) {
            const float s = float(1 + 0.1 * std::sin(k));
            return Vec3{s, s, s};
        });
        scene.nodes.push_back(node);
    }
    orderNodes(scene);
    return scene;
}

void benchPose(benchmark::State &state, Interpolation interpolation)
{
    const RenderScene scene = makeScene(interpolation);
    Pose pose;
    PoseTime when;
    when.sequence = 3;
    double elapsed = 0;
    for (auto _ : state) {
        when.time = 3 * 2 * sequenceLength + std::fmod(elapsed += 16.7, sequenceLength);
        evaluatePose(scene, when, pose);
        benchmark::DoNotOptimize(pose.nodes.data());
    }
    state.SetItemsProcessed(state.iterations() * nodeCount);
}

BENCHMARK_CAPTURE(benchPose, Linear256Nodes, Interpolation::Linear)->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(benchPose, Hermite256Nodes, Interpolation::Hermite)->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(benchPose, Bezier256Nodes, Interpolation::Bezier)->Unit(benchmark::kMicrosecond);

} // namespace

} // namespace bench_pose
