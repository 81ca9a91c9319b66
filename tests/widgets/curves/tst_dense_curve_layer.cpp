// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// The picture of many curves that is kept between repaints: after whatever happens the graph looks as if it were
// redrawn from scratch.

#include "plugins/mdx/format.h"
#include "plugins/mdx/model/model.h"
#include "tests/support/test_program.h"
#include "widgets/curves/drawing/dense_curve_raster.h"
#include "widgets/curves/graph/graph_view.h"

#include <QTest>

#include <cmath>

namespace tst_dense_curve_layer {

using namespace sinew;

namespace {

constexpr int bones = 40, keys = 60, length = 6000;

/// Bones with translations and rotations, 240 curves in all; a looping sequence that begins before the first key and
/// ends after the last one, and one without keys, so that there are dashed pieces of all kinds.
std::unique_ptr<Document> crowdedDocument()
{
    auto model = std::make_unique<mdx::MdxModel>();
    mdx::Root &root = model->data;
    for (const auto &[name, start, end] :
         {std::tuple("Walk", 0, length), std::tuple("Empty", length + 500, length + 1500)}) {
        mdx::Sequence &sequence = root.sequences.append();
        sequence.name.set(name);
        sequence.start = std::uint32_t(start);
        sequence.end = std::uint32_t(end);
    }
    for (int i = 0; i < bones; ++i) {
        mdx::Node &node = root.bones.append().node;
        node.name.set("Bone " + std::to_string(i));
        node.objectId = i;
        Curve<Vec3> places(Interpolation::Linear, keys);
        Curve<Quat> turns(Interpolation::Linear, keys);
        for (std::size_t k = 0; k < keys; ++k) {
            const double time = 300 + double(length - 600) * double(k) / (keys - 1), phase = time / (400 + 13 * i);
            places.editTimes()[k] = turns.editTimes()[k] = std::int32_t(time);
            places.editValues()[k] = {float(50 * std::sin(phase)), float(40 * std::sin(phase + 2)),
                                      float(i + 10 * std::cos(phase))};
            const Vec3 axis{float(std::sin(0.3 * std::sin(phase))), float(std::sin(0.2 * std::cos(phase))), 0.1f};
            turns.editValues()[k] = {axis.x, axis.y, axis.z,
                                     std::sqrt(1 - axis.x * axis.x - axis.y * axis.y - axis.z * axis.z)};
        }
        node.translation = places;
        node.rotation = turns;
    }
    model->buildIndex();
    return std::make_unique<Document>(std::move(model), std::shared_ptr<const Format>(createMdxFormat()));
}

struct Graph
{
    std::unique_ptr<Document> document = crowdedDocument();
    CurveSession session;
    std::unique_ptr<GraphView> view;

    Graph()
    {
        session.setDocument(document.get());
        CurveOptions options = session.options();
        options.onlySelected = false;
        session.setOptions(options);
        view = std::make_unique<GraphView>(session);
        view->resize(800, 300);
        view->grab();
        view->frameAll();
        picture();
    }
    QImage picture() { return view->grab().toImage(); }
    /// The same with nothing kept.
    QImage fresh()
    {
        view->scene().tracksChanged();
        QEvent event(QEvent::FontChange);
        QCoreApplication::sendEvent(view.get(), &event);
        return picture();
    }
    const Address &track(std::size_t row) const { return session.tracks()[row].address(); }
};

/// Number of pixels that differ.
int difference(const QImage &a, const QImage &b)
{
    int count = 0;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x)
            count += a.pixel(x, y) != b.pixel(x, y);
    return a.size() == b.size() ? count : -1;
}

} // namespace

class TestDenseCurveLayer : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aPannedPictureIsAFreshOne_data()
    {
        QTest::addColumn<QList<int>>("steps");
        QTest::newRow("left") << QList<int>{-3, -7, -40};
        QTest::newRow("right") << QList<int>{3, 7, 40};
        QTest::newRow("to and fro") << QList<int>{50, -90, 13, -1};
        QTest::newRow("farther than the picture") << QList<int>{-900};
        QTest::newRow("out of the keys and back") << QList<int>{700, 700, -1400};
    }
    void aPannedPictureIsAFreshOne()
    {
        QFETCH(QList<int>, steps);
        Graph graph;
        // So that times lie on whole pixels as well as between them.
        graph.session.axis().setView(-100, 0.128);
        QImage last = graph.picture();
        for (const int step : steps) {
            graph.session.axis().pan(step);
            const QImage now = graph.picture();
            QVERIFY(difference(now, last) > 0);
            last = now;
        }
        QCOMPARE(difference(last, graph.fresh()), 0);
    }

    void aVerticalPanIsAFreshOne()
    {
        Graph graph;
        const auto drag = [&](QEvent::Type type, QPointF at, Qt::MouseButton button) {
            QMouseEvent event(type, at, graph.view->mapToGlobal(at), button, Qt::MiddleButton, Qt::NoModifier);
            QCoreApplication::sendEvent(graph.view.get(), &event);
        };
        drag(QEvent::MouseButtonPress, {400, 100}, Qt::MiddleButton);
        const QImage before = graph.picture();
        for (const int y : {120, 131, 90, 250}) {
            drag(QEvent::MouseMove, QPointF(400, y), Qt::NoButton);
            graph.picture();
        }
        drag(QEvent::MouseButtonRelease, {400, 250}, Qt::MiddleButton);
        const QImage after = graph.picture();
        QVERIFY(difference(before, after) > 0);
        QCOMPARE(difference(after, graph.fresh()), 0);
    }

    void everythingThatIsDrawnOtherwiseIsSeen_data()
    {
        using Step = std::function<void(Graph &)>;
        QTest::addColumn<Step>("step");
        QTest::newRow("edit") << Step([](Graph &graph) {
            std::vector<CurveEdit> edits = curveEdits(*graph.document, std::vector{graph.track(0)});
            setKeyNumbers(edits[0].curve, edits[0].value(), edits[0].rotation, 20, KeyPart::Value,
                          std::array{-45.0, 45.0, 45.0});
            QVERIFY(pushEdits(*graph.document, edits, QStringLiteral("Move")));
        });
        QTest::newRow("undo") << Step([](Graph &graph) {
            std::vector<CurveEdit> edits = curveEdits(*graph.document, std::vector{graph.track(0)});
            setKeyNumbers(edits[0].curve, edits[0].value(), edits[0].rotation, 20, KeyPart::Value,
                          std::array{-45.0, 45.0, 45.0});
            QVERIFY(pushEdits(*graph.document, edits, QStringLiteral("Move")));
            graph.picture();
            graph.document->undo();
            edits = curveEdits(*graph.document, std::vector{graph.track(0)});
            setKeyNumbers(edits[0].curve, edits[0].value(), edits[0].rotation, 30, KeyPart::Value,
                          std::array{-45.0, 45.0, 45.0});
            QVERIFY(pushEdits(*graph.document, edits, QStringLiteral("Move")));
        });
        QTest::newRow("mute") << Step(
            [](Graph &graph) { graph.document->trackStates().set(TrackStates::Muted, graph.track(3), true); });
        QTest::newRow("hide") << Step(
            [](Graph &graph) { graph.document->trackStates().setHiddenComponents(graph.track(2), 0x7); });
        QTest::newRow("solo") << Step([](Graph &graph) {
            for (std::size_t row = 0; row < 60; ++row)
                graph.document->trackStates().set(TrackStates::Solo, graph.track(row), true);
        });
        QTest::newRow("rotation order") << Step([](Graph &graph) {
            const double centre = graph.view->scene().values().valueAt(150),
                         scale = graph.view->scene().values().pixelsPerUnit();
            CurveOptions options = graph.session.options();
            options.rotation = RotationOrder::Zyx;
            graph.session.setOptions(options);
            graph.view->scene().values().setView(centre, scale);
        });
        QTest::newRow("active track") << Step([](Graph &graph) { graph.session.setActiveTracks({graph.track(5)}); });
        QTest::newRow("zoom") << Step([](Graph &graph) { graph.view->zoom(1.3, 1); });
        QTest::newRow("values") << Step([](Graph &graph) { graph.view->zoom(1, 1.2); });
        QTest::newRow("normalised") << Step([](Graph &graph) {
            CurveOptions options = graph.session.options();
            options.values = ValueDisplay::Normalised;
            graph.session.setOptions(options);
        });
        QTest::newRow("size") << Step([](Graph &graph) { graph.view->resize(801, 300); });
        QTest::newRow("colours") << Step([](Graph &graph) {
            QPalette dark = graph.view->palette();
            dark.setColor(QPalette::Base, QColor(30, 30, 30));
            dark.setColor(QPalette::Window, QColor(40, 40, 40));
            dark.setColor(QPalette::Text, Qt::white);
            dark.setColor(QPalette::WindowText, Qt::white);
            graph.view->setPalette(dark);
        });
    }
    void everythingThatIsDrawnOtherwiseIsSeen()
    {
        QFETCH(std::function<void(Graph &)>, step);
        Graph graph;
        const QImage before = graph.picture();
        step(graph);
        const QImage after = graph.picture();
        QVERIFY(difference(before, after) != 0);
        QCOMPARE(difference(after, graph.fresh()), 0);
    }

    void curvesInFrontHideOthers()
    {
        QImage image(4, 4, QImage::Format_ARGB32_Premultiplied);
        image.fill(0);
        DenseCurveRaster raster(image, 0, 4);
        raster.setPen(qRgb(255, 0, 0));
        raster.begin(0, 1.5);
        raster.lineTo(2, 1.5);
        raster.end();
        raster.setPen(qRgb(0, 255, 0));
        raster.begin(0, 1.5);
        raster.lineTo(4, 1.5);
        raster.finish();
        QCOMPARE(image.pixel(1, 1), qRgb(255, 0, 0));
        QCOMPARE(image.pixel(3, 1), qRgb(0, 255, 0));
        QCOMPARE(qAlpha(image.pixel(1, 0)), 0);
        QCOMPARE(qAlpha(image.pixel(1, 2)), 0);
    }

    void linesAreAsThinAsPixelsAllow()
    {
        // Down by two rows a column: each column has the two rows that the line passes there.
        QImage image(4, 10, QImage::Format_ARGB32_Premultiplied);
        image.fill(0);
        DenseCurveRaster raster(image, 0, 4);
        raster.setPen(qRgb(0, 0, 255));
        raster.begin(0, 0.5);
        raster.lineTo(4, 8.5);
        raster.finish();
        for (int x = 0; x < 4; ++x)
            for (int y = 0; y < 10; ++y)
                QCOMPARE(qAlpha(image.pixel(x, y)) == 255, y == 2 * x || y == 2 * x + 1);
    }

    void moreColoursThanPlanes()
    {
        QImage image(100, 3, QImage::Format_ARGB32_Premultiplied);
        image.fill(0);
        DenseCurveRaster raster(image, 0, 100);
        for (int i = 0; i < 100; ++i) {
            raster.setPen(qRgb(i, 0, 0));
            raster.begin(i, 1.5);
            raster.lineTo(99.5, 1.5);
        }
        raster.finish();
        // The first one hides all others where it runs, which is everywhere.
        for (int i = 0; i < 100; ++i)
            QCOMPARE(image.pixel(i, 1), qRgb(0, 0, 0));
        DenseCurveRaster second(image, 0, 100);
        for (int i = 0; i < 100; ++i) {
            second.setPen(qRgb(0, i, 0));
            second.begin(i, 0.5);
            second.lineTo(i + 0.5, 0.5);
        }
        second.finish();
        for (int i = 0; i < 100; ++i)
            QCOMPARE(image.pixel(i, 0), qRgb(0, i, 0));
    }

    void whatIsNoNumberInterruptsALine()
    {
        QImage image(6, 3, QImage::Format_ARGB32_Premultiplied);
        image.fill(0);
        DenseCurveRaster raster(image, 0, 6);
        raster.setPen(qRgb(255, 255, 255));
        raster.begin(0.5, 1.5);
        raster.lineTo(1.5, 1.5);
        raster.lineTo(3, std::nan(""));
        raster.lineTo(4.5, 1.5);
        raster.lineTo(5.5, 1e300);
        raster.finish();
        for (int x = 0; x < 5; ++x)
            QCOMPARE(qAlpha(image.pixel(x, 1)) == 255, x < 2 || x == 4);
    }
};

SINEW_TEST(tst_dense_curve_layer, TestDenseCurveLayer)

} // namespace tst_dense_curve_layer
#include "tst_dense_curve_layer.moc"
