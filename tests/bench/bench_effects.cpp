// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
// Emitters and ribbons on animated nodes, played frame by frame; and what an edit costs that restarts effects.
#include "core/scene/effects/effect_simulation.h"
#include "core/scene/scene_util.h"
#include "plugins/mdx/scene/effects/segment_particles.h"
#include "plugins/warcraft/effects/band.h"
#include "tests/support/rules_edit.h"

#include <benchmark/benchmark.h>

#include <cmath>

namespace bench_effects {

using namespace sinew;

namespace {

/// `count` nodes, five deep, that swing in a sequence of two seconds.
RenderScene swingingNodes(int count)
{
    RenderScene scene;
    scene.sequences.push_back({NoNode, "Stand", 0, 2000});
    for (int i = 0; i < count; ++i) {
        SceneNode node;
        node.parent = i % 5 ? i - 1 : -1;
        Curve<Quat> curve(Interpolation::Linear, 9);
        for (int k = 0; k < 9; ++k) {
            const float angle = 0.5f * float(std::sin(k * 0.785 + i));
            curve.editTimes()[std::size_t(k)] = k * 250;
            curve.editValues()[std::size_t(k)] = {std::sin(angle), 0, 0, std::cos(angle)};
        }
        node.rotation.curve = curve;
        node.pivot = {float(i % 7) * 10, float(i % 3) * 10, float(i % 5) * 10};
        scene.nodes.push_back(node);
    }
    orderNodes(scene);
    return scene;
}

/// Emitters that together hold `particles` particles.
RenderScene particleScene(int emitters, int particles)
{
    RenderScene scene = swingingNodes(emitters);
    for (int i = 0; i < emitters; ++i) {
        mdx::SegmentParticles e;
        e.lifeSpan = 2;
        e.emissionRate.fallback = float(particles) / float(emitters) / e.lifeSpan;
        e.speed.fallback = 100;
        e.variation.fallback = 0.2f;
        e.latitude.fallback = 20;
        e.gravity.fallback = 30;
        e.rows = e.columns = 4;
        e.headLife = {0, 15, 1};
        e.headDecay = {0, 15, 2};
        scene.effects.push_back(test::effectOf(e, EffectKind::Particles, i));
    }
    return scene;
}

PoseTime frameAt(double milliseconds)
{
    return {.sequence = 0, .time = std::fmod(milliseconds, 2000), .globalTime = milliseconds};
}

/// Items per second are particle-steps.
void benchParticles(benchmark::State &state)
{
    const RenderScene scene = particleScene(int(state.range(0)), int(state.range(1)));
    EffectSimulation simulation;
    double elapsed = 0;
    std::int64_t particles = 0;
    for (auto _ : state) {
        simulation.update(scene, frameAt(elapsed += 1000. / 60));
        particles += std::int64_t(simulation.frame().particles.size());
    }
    state.SetItemsProcessed(particles);
}
BENCHMARK(benchParticles)
    ->Args({1, 20000})
    ->Args({20, 20000})
    ->Args({200, 20000})
    ->Args({20, 1000})
    ->Unit(benchmark::kMicrosecond);

void benchFarZ(benchmark::State &state)
{
    RenderScene scene = particleScene(4, 20000);
    for (SceneEffect &effect : scene.effects)
        test::edited<mdx::SegmentParticles>(effect).sortFarZ = true;
    EffectSimulation simulation;
    double elapsed = 0;
    for (auto _ : state) {
        PoseTime when = frameAt(elapsed += 1000. / 60);
        when.view = Eigen::Quaternionf(0.5f, 0.5f, 0.5f, 0.5f);
        simulation.update(scene, when);
    }
    state.SetItemsProcessed(state.iterations() * 20000);
}
BENCHMARK(benchFarZ)->Unit(benchmark::kMicrosecond);

void benchRibbons(benchmark::State &state)
{
    RenderScene scene = swingingNodes(100);
    for (int i = 0; i < 100; ++i) {
        warcraft::Band ribbon;
        ribbon.heightAbove.fallback = ribbon.heightBelow.fallback = 10;
        ribbon.lifeSpan = 1;
        ribbon.emissionRate = 30;
        scene.effects.push_back(test::effectOf(ribbon, EffectKind::MaterialRibbon, i));
    }
    EffectSimulation simulation;
    double elapsed = 0;
    for (auto _ : state)
        simulation.update(scene, frameAt(elapsed += 1000. / 60));
    state.SetItemsProcessed(state.iterations() * 100);
}
BENCHMARK(benchRibbons)->Unit(benchmark::kMicrosecond);

/// A slider being dragged: one emitter of 20 restarts in each frame.
void benchEdit(benchmark::State &state)
{
    RenderScene scene = particleScene(20, 20000);
    EffectSimulation simulation;
    double elapsed = 0;
    for (auto _ : state) {
        test::edited<mdx::SegmentParticles>(scene.effects[7]).latitude.fallback += 0.01f;
        simulation.update(scene, frameAt(elapsed += 1000. / 60));
    }
}
BENCHMARK(benchEdit)->Unit(benchmark::kMicrosecond);

/// Everything restarts: another sequence, a jump, a key of a node.
void benchAnew(benchmark::State &state)
{
    const RenderScene scene = particleScene(20, 20000);
    EffectSimulation simulation;
    for (auto _ : state) {
        simulation.clear();
        simulation.update(scene, frameAt(1000));
    }
}
BENCHMARK(benchAnew)->Unit(benchmark::kMicrosecond);

} // namespace

} // namespace bench_effects
