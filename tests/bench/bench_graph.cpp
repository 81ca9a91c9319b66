// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
// The graph of the curve editor with 100,000 and 1,000,000 keys in view, 1600×500 pixels, painted by the CPU: the
// argument is the number of tracks of 1,000 keys with three numbers each, on a sequence of a minute.
#include "core/document/document.h"
#include "core/format/format.h"
#include "plugins/mdx/format.h"
#include "plugins/mdx/model/model.h"
#include "tests/bench/bench_application.h"
#include "widgets/curves/graph/graph_view.h"

#include <benchmark/benchmark.h>

#include <QImage>
#include <QMouseEvent>

#include <cmath>

namespace bench_graph {

using namespace sinew;

namespace {

constexpr int keysPerTrack = 1000, length = 60000;

/// A model of bones with one translation track each.
std::unique_ptr<Document> makeDocument(int tracks, Interpolation interpolation)
{
    auto model = std::make_unique<mdx::MdxModel>();
    auto &root = model->data;
    auto &sequence = root.sequences.append();
    sequence.name.set("Walk");
    sequence.start = 0;
    sequence.end = length;
    for (int i = 0; i < tracks; ++i) {
        auto &node = root.bones.append().node;
        node.name.set("Bone " + std::to_string(i));
        node.objectId = i;
        Curve<Vec3> curve(interpolation, keysPerTrack);
        for (int k = 0; k < keysPerTrack; ++k) {
            const auto row = std::size_t(k);
            const double time = double(length) * k / (keysPerTrack - 1);
            curve.editTimes()[row] = std::int32_t(time);
            const auto at = [&](double phase) { return float(50 * std::sin(time / (400 + 13 * i) + phase) + i % 40); };
            curve.editValues()[row] = {at(0), at(2), at(4)};
            if (curve.hasTangents())
                curve.editInTangents()[row] = curve.editOutTangents()[row] = {at(0), at(2), at(4)};
        }
        node.translation = curve;
    }
    model->buildIndex();
    return std::make_unique<Document>(std::move(model), std::shared_ptr<const Format>(createMdxFormat()));
}

struct Graph
{
    std::unique_ptr<Document> document;
    CurveSession session;
    std::unique_ptr<GraphView> view;
    QImage picture{1600, 500, QImage::Format_RGB32};

    explicit Graph(const benchmark::State &state, Interpolation interpolation = Interpolation::Bezier)
        : document((bench::needApplication(), makeDocument(int(state.range(0)), interpolation)))
    {
        session.setDocument(document.get());
        CurveOptions options = session.options();
        options.onlySelected = false;
        options.snapToMarkers = false;
        session.setOptions(options);
        view = std::make_unique<GraphView>(session);
        view->resize(picture.size());
        view->show();
        paint();
        view->frameAll();
        paint();
    }
    void paint() { view->render(&picture); }
    void send(QEvent::Type type, const QPointF &at, Qt::MouseButton button, Qt::MouseButtons buttons)
    {
        QMouseEvent event(type, at, view->mapToGlobal(at), button, buttons, Qt::NoModifier);
        QCoreApplication::sendEvent(view.get(), &event);
    }
    void selectAll() { changePicks(session, pickAll); }
};

void graphPan(benchmark::State &state)
{
    Graph graph(state);
    int step = 0;
    for (auto _ : state) {
        graph.session.axis().pan(++step % 100 < 50 ? 3 : -3);
        graph.paint();
    }
    state.counters["keys"] = double(state.range(0)) * keysPerTrack;
}

void graphZoom(benchmark::State &state)
{
    Graph graph(state);
    int step = 0;
    for (auto _ : state) {
        graph.session.axis().zoom(++step % 40 < 20 ? 1.1 : 1 / 1.1, 800);
        graph.paint();
    }
}

void graphPanVertically(benchmark::State &state)
{
    Graph graph(state);
    QPointF at(800, 250);
    graph.send(QEvent::MouseButtonPress, at, Qt::MiddleButton, Qt::MiddleButton);
    int step = 0;
    for (auto _ : state) {
        at.ry() += ++step % 100 < 50 ? 3 : -3;
        graph.send(QEvent::MouseMove, at, Qt::NoButton, Qt::MiddleButton);
        graph.paint();
    }
    graph.send(QEvent::MouseButtonRelease, at, Qt::MiddleButton, Qt::NoButton);
}

void graphPaintSelected(benchmark::State &state)
{
    Graph graph(state);
    graph.selectAll();
    int step = 0;
    for (auto _ : state) {
        graph.session.axis().pan(++step % 100 < 50 ? 3 : -3);
        graph.paint();
    }
}

void graphPlayhead(benchmark::State &state)
{
    Graph graph(state);
    for (auto _ : state) {
        graph.document->playback().setTime(std::fmod(graph.document->playback().time() + 17, length));
        graph.paint();
    }
}

void graphHit(benchmark::State &state)
{
    Graph graph(state);
    double x = 0;
    for (auto _ : state) {
        x = std::fmod(x + 37, 1600);
        benchmark::DoNotOptimize(hitAt(graph.view->scene(), {x, 250}, 7));
    }
}

void graphBoxSelect(benchmark::State &state)
{
    Graph graph(state);
    double size = 400;
    for (auto _ : state) {
        size = size > 1200 ? 400 : size + 50;
        PickTracks tracks = pickTracks(graph.session);
        pickInside(graph.view->scene(), tracks, QRectF(100, 50, size, 400), PickMode::Replace);
        setPicks(graph.session, tracks);
        graph.paint();
    }
}

/// One mouse move of a drag: transform, push, repaint.
void graphDrag(benchmark::State &state, bool everything)
{
    Graph graph(state);
    const GraphLane lane = graph.view->scene().lanes()[0];
    const KeyNumbers &numbers = graph.session.numbers(0);
    if (everything)
        graph.selectAll();
    else
        changePicks(graph.session, [&](PickTracks &tracks) {
            pickNone(tracks);
            pickKey(tracks[0], 500, keyBit(KeyPart::Value, 0), PickMode::Add);
        });
    const QPointF from(graph.session.axis().xOf(numbers.times()[500]),
                       graph.view->scene().yOf(lane, numbers.number(500, 0)));
    graph.send(QEvent::MouseButtonPress, from, Qt::LeftButton, Qt::LeftButton);
    graph.send(QEvent::MouseMove, from + QPointF(20, 0), Qt::NoButton, Qt::LeftButton);
    if (!graph.view->isEditing())
        state.SkipWithError("no gesture");
    int step = 0;
    for (auto _ : state) {
        ++step;
        graph.send(QEvent::MouseMove, from + QPointF(10 + step % 50, step % 30), Qt::NoButton, Qt::LeftButton);
        graph.paint();
    }
    graph.send(QEvent::MouseButtonRelease, from, Qt::LeftButton, Qt::NoButton);
}

BENCHMARK(graphPan)->Arg(100)->Arg(1000)->Unit(benchmark::kMillisecond);
BENCHMARK(graphZoom)->Arg(100)->Arg(1000)->Unit(benchmark::kMillisecond);
BENCHMARK(graphPanVertically)->Arg(100)->Arg(1000)->Unit(benchmark::kMillisecond);
BENCHMARK(graphPaintSelected)->Arg(100)->Arg(1000)->Unit(benchmark::kMillisecond);
BENCHMARK(graphPlayhead)->Arg(100)->Arg(1000)->Unit(benchmark::kMillisecond);
BENCHMARK(graphHit)->Arg(100)->Arg(1000)->Unit(benchmark::kMillisecond);
BENCHMARK(graphBoxSelect)->Arg(100)->Arg(1000)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(graphDrag, OneKey, false)->Arg(100)->Arg(1000)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(graphDrag, AllKeys, true)->Arg(100)->Arg(1000)->Unit(benchmark::kMillisecond);

} // namespace

} // namespace bench_graph
