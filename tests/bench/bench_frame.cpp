// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
// Frame times of a corpus unit with 50 geosets, 20,000 particles and 100 ribbons around it, split into pose, simulate,
// sync and draw (milliseconds, as counters); and what ten minutes of such frames do to the memory. Needs a display:
// xvfb-run build/release/bin/sinew_bench --benchmark_filter='Frame|TenMinutes'
#include "core/scene/scene_util.h"
#include "plugins/mdx/file/reader.h"
#include "plugins/mdx/scene/effects/segment_particles.h"
#include "plugins/mdx/scene/scene.h"
#include "plugins/warcraft/effects/band.h"
#include "tests/bench/bench_application.h"
#include "tests/support/paths.h"
#include "tests/support/rules_edit.h"
#include "viewport/qt3d/offscreen_renderer.h"

#include <benchmark/benchmark.h>

#include <QFile>

#include <cmath>

#include <unistd.h>

namespace bench_frame {

using namespace sinew;

namespace {

constexpr int geosets = 50, emitters = 20, ribbons = 100;
constexpr float particlesEach = 1000, emitterLife = 2;

/// A moving node; returns its row.
std::int32_t addNode(RenderScene &scene, int number, const SceneSequence &sequence)
{
    SceneNode node;
    node.pivot = {float(number % 10) * 20 - 100, float(number / 10) * 20 - 100, 50};
    CurveBase::Header header;
    header.interpolation = 1;
    node.translation.curve.reset(header, 20);
    for (int key = 0; key < 20; ++key) {
        node.translation.curve.editTimes()[std::size_t(key)] =
            sequence.start + (sequence.end - sequence.start) * key / 19;
        node.translation.curve.editValues()[std::size_t(key)] = {0, 30 * std::sin(float(key)),
                                                                 30 * std::cos(float(key + number))};
    }
    scene.nodes.push_back(std::move(node));
    return std::int32_t(scene.nodes.size()) - 1;
}

/// A tube of 32 × 16 vertices around a node.
SceneMesh tube(std::int32_t node, std::int32_t material)
{
    constexpr int around = 16, along = 32;
    SceneMesh mesh;
    std::vector<Vec3> positions, normals;
    std::vector<Vec2> uv;
    std::vector<std::uint32_t> indices;
    for (int j = 0; j < along; ++j) {
        for (int i = 0; i < around; ++i) {
            const float angle = float(i) * 6.2831853f / around;
            positions.push_back({5 * std::cos(angle), 5 * std::sin(angle), float(j)});
            normals.push_back({std::cos(angle), std::sin(angle), 0});
            uv.push_back({float(i) / around, float(j) / along});
            if (j + 1 < along) {
                const auto a = std::uint32_t(j * around + i), b = std::uint32_t(j * around + (i + 1) % around);
                for (const std::uint32_t corner : {a, b, a + around, b, b + around, a + around})
                    indices.push_back(corner);
            }
        }
    }
    mesh.positions.assign(positions);
    mesh.normals.assign(normals);
    mesh.uvSets.emplace_back().assign(uv);
    mesh.indices.assign(indices);
    std::vector<std::uint16_t> influences(4 * positions.size());
    std::vector<std::uint8_t> weights(4 * positions.size());
    for (std::size_t i = 0; i < weights.size(); i += 4)
        weights[i] = 255;
    mesh.influences.assign(influences);
    mesh.weights.assign(weights);
    mesh.palette = {{node}};
    mesh.material = material;
    return mesh;
}

void addEffects(RenderScene &scene, std::size_t sequenceRow)
{
    const SceneSequence sequence = scene.sequences[sequenceRow];
    const auto material = std::int32_t(scene.materials.size());
    SceneLayer layer;
    layer.filterMode = FilterMode::Additive;
    scene.materials.emplace_back().layers.push_back(layer);
    for (int i = 0; i < emitters; ++i) {
        mdx::SegmentParticles emitter;
        emitter.emissionRate.fallback = particlesEach / emitterLife;
        emitter.lifeSpan = emitterLife;
        emitter.speed.fallback = 60;
        emitter.variation.fallback = 0.3f;
        emitter.latitude.fallback = 60;
        emitter.gravity.fallback = 30;
        emitter.width.fallback = emitter.length.fallback = 20;
        for (int k = 0; k < 3; ++k)
            emitter.colours[k] = {1, 0.5f, 0.2f};
        scene.effects.push_back(test::effectOf(emitter, EffectKind::Particles, addNode(scene, i, sequence)));
        scene.effects.back().sprite.blend = FilterMode::AddAlpha;
    }
    for (int i = 0; i < ribbons; ++i) {
        warcraft::Band ribbon;
        ribbon.heightAbove.fallback = ribbon.heightBelow.fallback = 5;
        ribbon.lifeSpan = 1;
        ribbon.emissionRate = 20;
        scene.effects.push_back(test::effectOf(ribbon, EffectKind::MaterialRibbon, addNode(scene, i, sequence)));
        scene.effects.back().material = material;
    }
    for (int i = 0; i < geosets; ++i)
        scene.meshes.push_back(tube(addNode(scene, i, sequence), material));
    orderNodes(scene);
}

std::optional<RenderScene> unit()
{
    QFile file(test::sharedPath("corpus/wc3-mdx/WarRaft+mdlvis-rs/Arthas.mdx"));
    if (!file.open(QIODevice::ReadOnly))
        return std::nullopt;
    const QByteArray bytes = file.readAll();
    Diagnostics diagnostics;
    const auto model =
        mdx::MdxReader({reinterpret_cast<const std::byte *>(bytes.constData()), std::size_t(bytes.size())}, diagnostics)
            .read();
    if (!model)
        return std::nullopt;
    return mdx::MdxScene().build(**model);
}

/// The unit with everything around it, played at 60 frames a second.
struct Stage
{
    RenderScene scene;
    NoTextures textures;
    std::unique_ptr<OffscreenRenderer> renderer;
    ViewContent content;
    double elapsed = 0;

    void moveOn()
    {
        const SceneSequence &sequence = scene.sequences[0];
        elapsed += 1000. / 60;
        content.when = {.sequence = 0,
                        .time = sequence.start + std::fmod(elapsed, double(sequence.end - sequence.start)),
                        .globalTime = elapsed};
    }
};

/// Null if something is missing, which `state` then names.
std::unique_ptr<Stage> makeStage(benchmark::State &state)
{
    if (qEnvironmentVariableIsEmpty("DISPLAY")) {
        state.SkipWithError("needs a display, for example xvfb-run");
        return nullptr;
    }
    bench::needApplication();
    std::optional<RenderScene> scene = unit();
    if (!scene || scene->sequences.empty()) {
        state.SkipWithError("needs ../shared/corpus");
        return nullptr;
    }
    auto renderer = OffscreenRenderer::create(QSize(1280, 720), OffscreenRenderer::Edges::AsInWindow);
    if (!renderer) {
        state.SkipWithError(renderer.error().text().c_str());
        return nullptr;
    }
    auto stage = std::make_unique<Stage>();
    stage->scene = std::move(*scene);
    addEffects(stage->scene, 0);
    stage->renderer = std::move(*renderer);
    stage->renderer->setProvider(stage->textures);
    stage->content.scene = &stage->scene;
    stage->content.camera.distance = 500;
    stage->moveOn();
    static_cast<void>(stage->renderer->render(stage->content));
    return stage;
}

void benchFrame(benchmark::State &state)
{
    const std::unique_ptr<Stage> stage = makeStage(state);
    if (!stage)
        return;
    FrameTimes sum;
    for (auto _ : state) {
        stage->moveOn();
        const FrameTimes times = stage->renderer->drawFrame(stage->content);
        sum.pose += times.pose;
        sum.simulate += times.simulate;
        sum.sync += times.sync;
        sum.draw += times.draw;
    }
    const auto mean = [](double total) { return benchmark::Counter(total, benchmark::Counter::kAvgIterations); };
    state.counters["pose_ms"] = mean(sum.pose);
    state.counters["simulate_ms"] = mean(sum.simulate);
    state.counters["sync_ms"] = mean(sum.sync);
    state.counters["draw_ms"] = mean(sum.draw);
    state.counters["particles"] = double(stage->renderer->statistics().particles);
}
BENCHMARK(benchFrame)->Name("Frame")->Unit(benchmark::kMillisecond)->MinTime(5);

constexpr int tenMinutes = 36000; ///< frames
constexpr int framesPerDrawing = 60;

double residentKilobytes()
{
    QFile file(QStringLiteral("/proc/self/statm"));
    if (!file.open(QIODevice::ReadOnly))
        return 0;
    return file.readAll().split(' ').value(1).toDouble() * double(sysconf(_SC_PAGESIZE)) / 1024;
}

/// Kilobytes by which the program grew in ten minutes of play, after half a minute in which caches fill up.
void benchMemory(benchmark::State &state)
{
    const std::unique_ptr<Stage> stage = makeStage(state);
    if (!stage)
        return;
    int frames = 0;
    const auto play = [&] {
        stage->moveOn();
        if (++frames % framesPerDrawing == 0)
            stage->renderer->drawFrame(stage->content);
        else
            stage->renderer->advance(stage->content);
    };
    while (frames < tenMinutes / 20)
        play();
    const double before = residentKilobytes();
    const int nodes = stage->renderer->nodes();
    for (auto _ : state)
        play();
    state.counters["resident_kB"] = before;
    state.counters["growth_kB"] = residentKilobytes() - before;
    state.counters["node_growth"] = stage->renderer->nodes() - nodes;
}
BENCHMARK(benchMemory)->Name("TenMinutesOfPlay")->Unit(benchmark::kMillisecond)->Iterations(tenMinutes);

} // namespace

} // namespace bench_frame
