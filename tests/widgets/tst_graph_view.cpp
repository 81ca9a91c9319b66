// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// The graph under the pointer and the keyboard: keys after each gesture as worked out by hand, and undo that gives the
// same bytes and the same selection.

#include "plugins/mdx/format.h"
#include "sample_format.h"
#include "tests/support/corpus.h"
#include "tests/support/paths.h"
#include "tests/support/test_program.h"
#include "tests_screenshot.h"
#include "widgets/curves/graph/graph_view.h"
#include "widgets/curves/session/curve_ruler.h"

#include <QFile>
#include <QSignalSpy>
#include <QTest>
#include <QVBoxLayout>
#include <QWheelEvent>

namespace tst_graph_view {

using namespace sinew;

namespace {

/// Hand's translation: x 0 10 20 30, y 0 −10 0 5, z 1 1 1 1 at 0, 250, 1000, 2000; Stand is 0–1000, Walk 2000–3500.
struct Graph
{
    std::unique_ptr<Document> document = sampleDocument();
    CurveSession session;
    std::unique_ptr<GraphView> view;
    Address hand;

    explicit Graph(Interpolation interpolation = Interpolation::Linear)
    {
        const NodeId node = sampleRoot(*document).bones.ids[1];
        hand = {node, 0, 3};
        Curve<Vec3> curve(interpolation, 4);
        const Vec3 values[] = {{0, 0, 1}, {10, -10, 1}, {20, 0, 1}, {30, 5, 1}};
        const std::int32_t times[] = {0, 250, 1000, 2000};
        for (std::size_t i = 0; i < 4; ++i) {
            curve.editTimes()[i] = times[i];
            curve.editValues()[i] = values[i];
            if (interpolation == Interpolation::Bezier)
                curve.editInTangents()[i] = curve.editOutTangents()[i] = values[i];
        }
        ChangeSet changes{{Change::Set, hand, 0, 0, 0, Value::of(curve)}};
        static_cast<void>(document->push(changes, QString()));
        document->setClean();
        session.setDocument(document.get());
        document->selection().select(node);
        CurveOptions options = session.options();
        options.snapToMarkers = false;
        session.setOptions(options);
        view = std::make_unique<GraphView>(session);
        view->resize(1000, 400);
        view->show();
        view->setShowRegionBox(false);
        QCoreApplication::processEvents();
        view->grab();
        // Two units a pixel, ten pixels a number, 0 in the middle.
        session.axis().setView(-200, 0.5);
        view->scene().values().setView(0, 10);
        view->update();
    }
    const Curve<Vec3> &curve() const { return sampleRoot(*document).bones[1].node.translation; }
    std::vector<int> times() const { return {curve().times().begin(), curve().times().end()}; }
    std::vector<float> xs() const
    {
        std::vector<float> numbers;
        for (const Vec3 &v : curve().values())
            numbers.push_back(v.x);
        return numbers;
    }
    QPoint at(double time, double number) const
    {
        return QPointF(session_axis().xOf(time), view->scene().values().yOf(number)).toPoint();
    }
    const TimeAxis &session_axis() const { return const_cast<CurveSession &>(session).axis(); }
    std::vector<int> selected() const
    {
        std::vector<int> bits;
        for (const KeyMark &mark : document->keySelection().marks(hand))
            bits.push_back(mark.selected);
        return bits;
    }
    void move(QPoint to, Qt::KeyboardModifiers modifiers = {}, Qt::MouseButtons buttons = Qt::LeftButton)
    {
        QMouseEvent event(QEvent::MouseMove, QPointF(to), view->mapToGlobal(QPointF(to)), Qt::NoButton, buttons,
                          modifiers);
        QCoreApplication::sendEvent(view.get(), &event);
    }
    void press(QPoint at, Qt::KeyboardModifiers modifiers = {}, Qt::MouseButton button = Qt::LeftButton)
    {
        QTest::mousePress(view.get(), button, modifiers, at);
    }
    void release(QPoint at, Qt::KeyboardModifiers modifiers = {}, Qt::MouseButton button = Qt::LeftButton)
    {
        QTest::mouseRelease(view.get(), button, modifiers, at);
    }
    void click(QPoint at, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::mouseClick(view.get(), Qt::LeftButton, modifiers, at);
    }
    void drag(QPoint from, QPoint to, Qt::KeyboardModifiers modifiers = {})
    {
        press(from, modifiers);
        move((from + to) / 2, modifiers);
        move(to, modifiers);
        release(to, modifiers);
    }
    void type(const char *keys)
    {
        for (const char *key = keys; *key; ++key)
            QTest::keyClick(view.get(), *key);
    }
};

using Ints = std::vector<int>;
using Floats = std::vector<float>;
constexpr int x = 1, y = 2, z = 4;

} // namespace

class TestGraphView : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void labelsCoverNoKey()
    {
        Graph g;
        g.document->trackStates().setHiddenComponents(g.hand, 0x5); // y alone: 0 at 0 and 1000
        // The first key stands on the label "0" of the axis, the third one on none.
        g.document->playback().setSequence(sampleRoot(*g.document).sequences.ids[0], 0, 1000);
        g.document->playback().setTime(600); // the playhead's line is above the keys
        g.session.axis().setView(-20, 0.5);
        const QImage picture = g.view->grab().toImage();
        for (const QPoint by : {QPoint(-1, 0), QPoint(0, 0), QPoint(1, 1)})
            QCOMPARE(picture.pixelColor(g.at(0, 0) + by), picture.pixelColor(g.at(1000, 0) + by));
    }

    void clicking()
    {
        Graph g;
        g.click(g.at(250, 10));
        QCOMPARE(g.selected(), (Ints{0, x, 0, 0}));
        g.click(g.at(1000, 20), Qt::ShiftModifier);
        QCOMPARE(g.selected(), (Ints{0, x, x, 0}));
        g.click(g.at(250, 10), Qt::ControlModifier);
        QCOMPARE(g.selected(), (Ints{0, 0, x, 0}));
        g.click(g.at(250, -10), Qt::ControlModifier);
        QCOMPARE(g.selected(), (Ints{0, y, x, 0}));
        g.click(g.at(250, -10));
        QCOMPARE(g.selected(), (Ints{0, y, 0, 0}));
        g.click(g.at(250, 10), Qt::AltModifier); // the column
        QCOMPARE(g.selected(), (Ints{0, x | y | z, 0, 0}));
        g.click(g.at(600, -18)); // nothing there
        QCOMPARE(g.selected(), Ints());
        g.click(g.at(625, 15)); // on the curve of x: all its keys
        QCOMPARE(g.selected(), (Ints{x, x, x, x}));
        QVERIFY(g.session.isActive(g.hand));
        QTest::keyClick(g.view.get(), Qt::Key_Escape);
        QCOMPARE(g.selected(), Ints());
        QCOMPARE(g.document->historyCount(), 1);
    }

    void boxesAndLasso()
    {
        Graph g;
        g.drag(g.at(200, 15), g.at(1050, -15)); // y of 250 and 1000, x of 250, z of both
        QCOMPARE(g.selected(), (Ints{0, x | y | z, y | z, 0}));
        g.drag(g.at(900, 25), g.at(1050, 15), Qt::ShiftModifier);
        QCOMPARE(g.selected(), (Ints{0, x | y | z, x | y | z, 0}));
        g.drag(g.at(200, 4), g.at(1050, -4), Qt::ControlModifier);
        QCOMPARE(g.selected(), (Ints{0, x | y, x, 0}));
        // A triangle around x at 250 that leaves out z below it.
        g.press(g.at(150, 12), Qt::AltModifier);
        for (const auto &[time, number] : {std::pair{350, 12.0}, {250, 7.0}, {150, 12.0}})
            g.move(g.at(time, number), Qt::AltModifier);
        g.release(g.at(150, 12), Qt::AltModifier);
        QCOMPARE(g.selected(), (Ints{0, x, 0, 0}));
        QCOMPARE(g.document->historyCount(), 1);
    }

    void draggingAKey()
    {
        Graph g;
        const Curve<Vec3> before = g.curve();
        g.click(g.at(250, 10));
        // 100 pixels right are 200 units, 50 down are −5.
        const QPoint from = g.at(250, 10);
        g.drag(from, from + QPoint(100, 50));
        QCOMPARE(g.times(), (Ints{0, 450, 1000, 2000}));
        QCOMPARE(g.xs(), (Floats{0, 5, 20, 30}));
        QCOMPARE(g.curve().values()[1].y, -10.f);
        QCOMPARE(g.document->historyCount(), 2);
        QCOMPARE(g.selected(), (Ints{0, x, 0, 0}));
        g.document->keySelection().clear();
        g.document->undo();
        QVERIFY(g.curve() == before);
        QCOMPARE(g.selected(), (Ints{0, x, 0, 0}));
        g.document->redo();
        QCOMPARE(g.times(), (Ints{0, 450, 1000, 2000}));
    }

    void aDragSelectsWhatItTakes()
    {
        Graph g;
        const QPoint from = g.at(250, 10);
        g.drag(from, from + QPoint(-50, 0));
        QCOMPARE(g.times(), (Ints{0, 150, 1000, 2000}));
        QCOMPARE(g.selected(), (Ints{0, x, 0, 0}));
    }

    void keysStayInTheirSequence()
    {
        Graph g;
        const QPoint from = g.at(250, 10);
        g.drag(from, from + QPoint(-400, 0)); // 800 units earlier: Stand begins at 0, where a key is replaced
        QCOMPARE(g.times(), (Ints{0, 1000, 2000}));
        QCOMPARE(g.xs(), (Floats{10, 20, 30}));
    }

    void escapeLeavesNothing()
    {
        Graph g;
        const Curve<Vec3> before = g.curve();
        for (const bool rightClick : {false, true}) {
            const QPoint from = g.at(250, 10);
            g.press(from);
            g.move(from + QPoint(40, 0));
            g.move(from + QPoint(80, 30));
            QCOMPARE(g.times()[1], 410);
            QVERIFY(g.view->isEditing());
            if (rightClick)
                g.press(from, {}, Qt::RightButton);
            else
                QTest::keyClick(g.view.get(), Qt::Key_Escape);
            QVERIFY(!g.view->isEditing());
            QVERIFY(g.curve() == before);
            g.move(from + QPoint(90, 30));
            g.release(from);
            QVERIFY(g.curve() == before);
            QCOMPARE(g.document->historyCount(), 1);
            QVERIFY(!g.document->isModified());
        }
    }

    void axesAndPrecision()
    {
        Graph g;
        const QPoint from = g.at(250, 10);
        g.press(from);
        g.move(from + QPoint(40, 40));
        QTest::keyClick(g.view.get(), Qt::Key_X);
        g.move(from + QPoint(60, 60));
        QCOMPARE(g.times()[1], 370);
        QCOMPARE(g.xs()[1], 10.f);
        QTest::keyClick(g.view.get(), Qt::Key_Y);
        g.move(from + QPoint(60, 70));
        QCOMPARE(g.times()[1], 250);
        QCOMPARE(g.xs()[1], 3.f);
        g.move(from + QPoint(60, 90), Qt::ShiftModifier); // 20 pixels more, a tenth of them
        QCOMPARE(g.xs()[1], 2.8f);
        g.release(from + QPoint(60, 90));
        QCOMPARE(g.document->historyCount(), 2);
    }

    void movingByNumbers()
    {
        Graph g;
        g.click(g.at(250, 10));
        g.type("GX120");
        QTest::keyClick(g.view.get(), Qt::Key_Return);
        QCOMPARE(g.times(), (Ints{0, 370, 1000, 2000}));
        QCOMPARE(g.xs(), (Floats{0, 10, 20, 30}));
        g.type("GY-2.5");
        QTest::keyClick(g.view.get(), Qt::Key_Return);
        QCOMPARE(g.xs(), (Floats{0, 7.5f, 20, 30}));
        QCOMPARE(g.document->historyCount(), 3);
        g.type("G50");
        QTest::keyClick(g.view.get(), Qt::Key_Escape);
        QCOMPARE(g.times(), (Ints{0, 370, 1000, 2000}));
        QCOMPARE(g.document->historyCount(), 3);
    }

    void scalingByNumbers()
    {
        Graph g;
        g.click(g.at(250, 10));
        g.click(g.at(1000, 20), Qt::ShiftModifier);
        // About the centre of the selection, 15.
        g.type("SY2");
        QTest::keyClick(g.view.get(), Qt::Key_Return);
        QCOMPARE(g.xs(), (Floats{0, 5, 25, 30}));
        // About the playhead.
        CurveOptions options = g.session.options();
        options.pivot = CurveOptions::Pivot::Playhead;
        g.session.setOptions(options);
        g.document->playback().setTime(0);
        g.type("SX.5");
        QTest::keyClick(g.view.get(), Qt::Key_Return);
        QCOMPARE(g.times(), (Ints{0, 125, 500, 2000}));
    }

    void ripple()
    {
        Graph g;
        QVERIFY(g.view->insertKeyAt(g.hand, 600));
        g.click(g.at(250, 10));
        g.type("GX100"); // without it, what follows stays
        QTest::keyClick(g.view.get(), Qt::Key_Return);
        QCOMPARE(g.times(), (Ints{0, 350, 600, 1000, 2000}));
        g.document->undo();
        CurveOptions options = g.session.options();
        options.ripple = true;
        g.session.setOptions(options);
        g.type("GX100"); // the key behind follows; the last key and the next sequence do not
        QTest::keyClick(g.view.get(), Qt::Key_Return);
        QCOMPARE(g.times(), (Ints{0, 350, 700, 1000, 2000}));
        options.keepInSpans = false;
        g.session.setOptions(options);
        g.drag(g.at(350, 10), g.at(450, 10)); // 50 pixels; now all that follows
        QCOMPARE(g.times(), (Ints{0, 450, 800, 1100, 2100}));
        QCOMPARE(g.document->historyCount(), 4); // the curve, the key, two moves
        g.document->undo();
        QCOMPARE(g.times(), (Ints{0, 350, 700, 1000, 2000}));
    }

    void individualPivots()
    {
        Graph g;
        CurveOptions options = g.session.options();
        options.pivot = CurveOptions::Pivot::Individual;
        g.session.setOptions(options);
        g.click(g.at(0, 0));
        g.click(g.at(250, 10), Qt::ShiftModifier);
        g.click(g.at(2000, 30), Qt::ShiftModifier);
        // The run of 0 and 250 about 125, the key at 2000 about itself.
        g.type("SX.6");
        QTest::keyClick(g.view.get(), Qt::Key_Return);
        QCOMPARE(g.times(), (Ints{50, 200, 1000, 2000}));
        // Every number about itself: nothing to see.
        g.type("SY3");
        QTest::keyClick(g.view.get(), Qt::Key_Return);
        QCOMPARE(g.xs(), (Floats{0, 10, 20, 30}));
        g.document->undo();
        QCOMPARE(g.times(), (Ints{0, 250, 1000, 2000}));
    }

    void valueCursorByHand()
    {
        Graph g;
        g.press(g.at(600, 5), Qt::ShiftModifier, Qt::RightButton);
        QCOMPARE(g.session.valueCursor(), 5.0);
        g.move(g.at(620, 0), Qt::ShiftModifier, Qt::RightButton);
        g.move(g.at(640, -3), Qt::ShiftModifier, Qt::RightButton);
        QCOMPARE(g.session.valueCursor(), -3.0);
        g.release(g.at(640, -3), Qt::ShiftModifier, Qt::RightButton);
        g.move(g.at(640, 10), Qt::ShiftModifier, Qt::NoButton);
        QCOMPARE(g.session.valueCursor(), -3.0);
        CurveOptions options = g.session.options();
        options.pivot = CurveOptions::Pivot::ValueCursor;
        g.session.setOptions(options);
        g.click(g.at(250, 10));
        g.type("SY2"); // 10 stands 13 above the cursor
        QTest::keyClick(g.view.get(), Qt::Key_Return);
        QCOMPARE(g.xs(), (Floats{0, 23, 20, 30}));
        // A lane has no place for it.
        options.values = ValueDisplay::Stacked;
        g.session.setOptions(options);
        g.press(g.at(600, 5), Qt::ShiftModifier, Qt::RightButton);
        QCOMPARE(g.session.valueCursor(), -3.0);
        g.release(g.at(600, 5), Qt::ShiftModifier, Qt::RightButton);
    }

    void regionBox()
    {
        Graph g;
        g.view->setShowRegionBox(true);
        g.click(g.at(250, 10));
        g.click(g.at(1000, 20), Qt::ShiftModifier);
        // The handle of the left side stands 12 pixels beside the first key, half-way up; 125 pixels are 250 units.
        const QPoint handle = g.at(250, 15) - QPoint(12, 0);
        g.drag(handle, handle + QPoint(125, 0));
        QCOMPARE(g.times(), (Ints{0, 500, 1000, 2000}));
        QCOMPARE(g.xs(), (Floats{0, 10, 20, 30}));
        // The upper side: 20 goes to 30 about 10.
        const QPoint upper = g.at(750, 20) - QPoint(0, 12);
        g.drag(upper, upper - QPoint(0, 100));
        QCOMPARE(g.xs(), (Floats{0, 10, 30, 30}));
        QCOMPARE(g.document->historyCount(), 3);
        g.document->undo();
        g.document->undo();
        QCOMPARE(g.times(), (Ints{0, 250, 1000, 2000}));
    }

    void snapping()
    {
        Graph g;
        CurveOptions options = g.session.options();
        options.snapToFrames = true;
        options.framesPerSecond = 10; // a frame is 100
        g.session.setOptions(options);
        const QPoint from = g.at(250, 10);
        g.press(from);
        g.move(from + QPoint(20, 0));
        g.move(from + QPoint(40, 0)); // 330
        QCOMPARE(g.times()[1], 300);
        g.move(from + QPoint(40, 0), Qt::ControlModifier);
        QCOMPARE(g.times()[1], 330);
        g.release(from + QPoint(40, 0), Qt::ControlModifier);
    }

    void refusedCollisionsKeepTheLastState()
    {
        Graph g;
        CurveOptions options = g.session.options();
        options.collision = Collision::Refuse;
        g.session.setOptions(options);
        QSignalSpy notified(&g.session, &CurveSession::notified);
        const QPoint from = g.at(250, 10);
        g.press(from);
        g.move(from + QPoint(350, 0)); // 950
        QCOMPARE(g.times(), (Ints{0, 950, 1000, 2000}));
        notified.clear();
        g.move(from + QPoint(375, 0)); // 1000: taken
        QCOMPARE(g.times(), (Ints{0, 950, 1000, 2000}));
        QVERIFY(!notified.isEmpty() && !notified.last().first().toString().isEmpty());
        g.release(from + QPoint(375, 0));
        QCOMPARE(g.times(), (Ints{0, 950, 1000, 2000}));
        QCOMPARE(g.document->historyCount(), 2);
    }

    void proportionalEditByWheel()
    {
        Graph g;
        CurveOptions options = g.session.options();
        options.falloff = 1000;
        g.session.setOptions(options);
        const QPoint from = g.at(250, 10);
        g.press(from);
        QTest::keyClick(g.view.get(), Qt::Key_Y);
        g.move(from + QPoint(0, -20));
        QTest::keyClick(g.view.get(), Qt::Key_Y);
        g.move(from + QPoint(0, -100));
        QCOMPARE(g.xs()[1], 20.f);
        const float wide = g.xs()[2];
        QVERIFY(wide > 20 && wide < 30);
        const auto wheel = [&](int turn) {
            QWheelEvent event(QPointF(from), g.view->mapToGlobal(QPointF(from)), {}, {0, turn}, Qt::LeftButton, {},
                              Qt::NoScrollPhase, false);
            QCoreApplication::sendEvent(g.view.get(), &event);
        };
        wheel(-240);
        QVERIFY(g.xs()[2] > wide);
        QCOMPARE(g.session_axis().pixelsPerUnit(), 0.5);
        g.release(from + QPoint(0, -100));
        QVERIFY(g.session.options().falloff > 1000);
        QCOMPARE(g.document->historyCount(), 2);
    }

    void handles()
    {
        Graph g(Interpolation::Bezier);
        g.click(g.at(250, 10));
        // The out handle of x stands at a third of 250…1000, at 10.
        g.click(g.at(500, 10));
        QCOMPARE(g.selected(), (Ints{0, x << 2 * maxComponents, 0, 0}));
        const QPoint from = g.at(500, 10);
        g.drag(from, from + QPoint(30, -40));
        QCOMPARE(g.curve().outTangents()[1].x, 14.f);
        QCOMPARE(g.curve().inTangents()[1].x, 10.f);
        QCOMPARE(g.times(), (Ints{0, 250, 1000, 2000}));
        QCOMPARE(g.xs()[1], 10.f);
        // A key takes its handles along.
        const QPoint key = g.at(250, 10);
        g.drag(key, key + QPoint(0, 50));
        QCOMPARE(g.xs()[1], 5.f);
        QCOMPARE(g.curve().outTangents()[1].x, 9.f);
        QCOMPARE(g.curve().inTangents()[1].x, 5.f);
    }

    void insertingOnTheCurve_data()
    {
        QTest::addColumn<bool>("doubleClick");
        QTest::newRow("ctrl+click") << false;
        QTest::newRow("double click") << true;
    }
    void insertingOnTheCurve()
    {
        QFETCH(bool, doubleClick);
        Graph g;
        const Curve<Vec3> before = g.curve();
        const QPoint at = g.at(700, 16); // 10 + 10·(450/750)
        if (doubleClick)
            QTest::mouseDClick(g.view.get(), Qt::LeftButton, {}, at);
        else
            g.click(at, Qt::ControlModifier);
        QCOMPARE(g.times(), (Ints{0, 250, 700, 1000, 2000}));
        QCOMPARE(g.xs()[2], 16.f);
        QCOMPARE(g.curve().values()[2].y, -4.f);
        QCOMPARE(g.selected(), (Ints{0, 0, x | y | z, 0, 0}));
        QCOMPARE(g.document->historyCount(), 2);
        g.document->undo();
        QVERIFY(g.curve() == before);
    }

    void lockedTracks()
    {
        Graph g;
        g.document->trackStates().set(TrackStates::Locked, g.hand, true);
        g.drag(g.at(250, 10), g.at(500, 10));
        g.click(g.at(625, 15), Qt::ControlModifier);
        g.drag(g.at(-100, 25), g.at(1500, -25));
        QCOMPARE(g.selected(), Ints());
        QCOMPARE(g.document->historyCount(), 1);
    }

    void wheelAndPan()
    {
        Graph g;
        const auto wheel = [&](Qt::KeyboardModifiers modifiers) {
            const QPointF at(300, 100);
            QWheelEvent event(at, g.view->mapToGlobal(at), {}, {0, 120}, Qt::NoButton, modifiers, Qt::NoScrollPhase,
                              false);
            QCoreApplication::sendEvent(g.view.get(), &event);
        };
        const double time = g.session_axis().timeAt(300), value = g.view->scene().values().valueAt(100);
        wheel({});
        QCOMPARE(g.session_axis().pixelsPerUnit(), 0.6);
        QCOMPARE(g.view->scene().values().pixelsPerUnit(), 12.0);
        wheel(Qt::ControlModifier);
        QCOMPARE(g.session_axis().pixelsPerUnit(), 0.72);
        QCOMPARE(g.view->scene().values().pixelsPerUnit(), 12.0);
        wheel(Qt::ShiftModifier);
        QCOMPARE(g.session_axis().pixelsPerUnit(), 0.72);
        QCOMPARE(g.view->scene().values().pixelsPerUnit(), 14.4);
        // What is under the pointer stays there.
        QCOMPARE(g.session_axis().timeAt(300), time);
        QCOMPARE(g.view->scene().values().valueAt(100), value);
        g.press({300, 100}, {}, Qt::MiddleButton);
        g.move({350, 80}, {}, Qt::MiddleButton);
        g.release({350, 80}, {}, Qt::MiddleButton);
        QCOMPARE(g.session_axis().timeAt(350), time);
        QCOMPARE(g.view->scene().values().valueAt(80), value);
    }

    void framing()
    {
        Graph g;
        const auto &axis = g.session_axis();
        g.view->frameAll();
        QVERIFY(axis.xOf(0) > 0 && axis.xOf(2000) < 1000 && axis.xOf(2000) - axis.xOf(0) > 800);
        const ValueAxis &values = g.view->scene().values();
        QVERIFY(values.yOf(30) > 0 && values.yOf(-10) < 400 && values.yOf(-10) - values.yOf(30) > 250);
        g.click(g.at(250, 10));
        g.click(g.at(1000, 20), Qt::ShiftModifier);
        g.view->frameSelected();
        QVERIFY(axis.xOf(250) > 0 && axis.xOf(250) < 100 && axis.xOf(1000) > 900 && axis.xOf(1000) < 1000);
        QVERIFY(values.yOf(20) < 100 && values.yOf(10) > 300);
        g.document->playback().setSequence(sampleRoot(*g.document).sequences.ids[1], 2000, 3500);
        g.view->frameSequence();
        QVERIFY(axis.xOf(2000) > 0 && axis.xOf(2000) < 100 && axis.xOf(3500) > 900 && axis.xOf(3500) < 1000);
    }

    void valuesAreFramedForTheTimesInView()
    {
        Graph g;
        const ValueAxis &values = g.view->scene().values();
        g.session.axis().setView(500, 5); // 500…700, between keys: x 13.3…16, y −6.7…−4, z 1
        g.view->frameValues();
        QCOMPARE(g.session_axis().start(), 500.0);
        QVERIFY(values.yOf(16) > 0 && values.yOf(-6.67) < 400 && values.yOf(-6.67) - values.yOf(16) > 250);
        g.session.axis().setView(10000, 5); // nothing there: everything
        g.view->frameValues();
        QVERIFY(values.yOf(30) > 0 && values.yOf(-10) < 400 && values.yOf(-10) - values.yOf(30) > 250);
        // The first look at a model is one at its chosen sequence: Stand goes to 20 only.
        GraphView other(g.session);
        g.document->playback().setSequence(sampleRoot(*g.document).sequences.ids[0], 0, 1000);
        other.resize(1000, 400);
        other.grab();
        QVERIFY(other.scene().values().yOf(20) > 0 && other.scene().values().yOf(30) < 0);
    }

    void normalisedCurvesFillTheHeight()
    {
        Graph g;
        CurveOptions options = g.session.options();
        options.values = ValueDisplay::Normalised;
        g.session.setOptions(options);
        const auto &lanes = g.view->scene().lanes();
        QCOMPARE(lanes.size(), std::size_t(3));
        QCOMPARE(g.view->scene().yOf(lanes[0], 30), g.view->scene().yOf(lanes[1], 5)); // the highest of x and of y
        QCOMPARE(g.view->scene().yOf(lanes[0], 0), g.view->scene().yOf(lanes[1], -10));
        // A drag goes by the scale of what was taken: x has 30 numbers in the height of 1.
        const GraphLane lane = lanes[0];
        const QPoint key(int(g.session_axis().xOf(250)), int(g.view->scene().yOf(lane, 10)));
        const double pixels = g.view->scene().yOf(lane, 10) - g.view->scene().yOf(lane, 13);
        g.drag(key, key - QPoint(0, qRound(pixels)));
        QVERIFY(std::abs(g.xs()[1] - 13) < 0.1f);
        options.values = ValueDisplay::Stacked;
        g.session.setOptions(options);
        // One above the other, without touching.
        GraphScene &scene = g.view->scene();
        QVERIFY(scene.yOf(scene.lanes()[0], 0) < scene.yOf(scene.lanes()[1], 5));
        QVERIFY(scene.yOf(scene.lanes()[1], -10) < scene.yOf(scene.lanes()[2], 1));
    }

    void rulerScrubs()
    {
        Graph g;
        CurveRuler ruler(g.session);
        ruler.resize(1000, ruler.sizeHint().height());
        ruler.show();
        g.document->playback().setSequence(sampleRoot(*g.document).sequences.ids[0], 0, 1000);
        QTest::mouseClick(&ruler, Qt::LeftButton, {}, QPoint(350, 10)); // −200 + 700
        QCOMPARE(g.document->playback().time(), 500.0);
        g.session.axis().setView(2000, 0.5);
        QTest::mouseClick(&ruler, Qt::LeftButton, {}, QPoint(300, 10)); // 2600: Walk
        QCOMPARE(g.document->playback().time(), 2600.0);
        QCOMPARE(g.document->playback().sequence(), sampleRoot(*g.document).sequences.ids[1]);
        QTest::keyClick(&ruler, Qt::Key_Home);
        QCOMPARE(g.document->playback().time(), 2000.0);
        QVERIFY(!ruler.accessibleDescription().isEmpty());
    }

    void aDocumentThatGoes()
    {
        Graph g;
        const QPoint from = g.at(250, 10);
        g.press(from);
        g.move(from + QPoint(60, 60));
        g.session.setDocument(nullptr);
        g.move(from + QPoint(80, 60));
        g.release(from + QPoint(80, 60));
        g.view->grab();
        QVERIFY(!g.view->isEditing());
    }

    void followsTheme_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<int>("display");
        const QString showcase = test::sourcePath() + QStringLiteral("/tests/samples/showcase/showcase.mdx");
        QTest::newRow("showcase") << showcase << int(ValueDisplay::Plain);
        QTest::newRow("showcase_stacked") << showcase << int(ValueDisplay::Stacked);
        QTest::newRow("showcase_normalised") << showcase << int(ValueDisplay::Normalised);
        if (test::hasCorpus())
            QTest::newRow("villager") << test::corpusFile("wc3-mdx/pqhuy98+Warcraft3/VillagerMale2a.mdx")
                                      << int(ValueDisplay::Plain);
    }
    void followsTheme()
    {
        QFETCH(QString, path);
        QFETCH(int, display);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        test::sawCorpusFile(path);
        const std::shared_ptr<const Format> format = createMdxFormat();
        Diagnostics diagnostics;
        auto model = format->read(FileSet(path, file.readAll()), diagnostics);
        QVERIFY(model);
        Document document(std::move(*model), format);
        const std::vector<Clip> sequences = format->sequences()->sequences(document.model());
        document.playback().setSequence(sequences[0].source, sequences[0].start, sequences[0].end);
        document.playback().setTime(sequences[0].start + (sequences[0].end - sequences[0].start) / 3.0);
        CurveSession session;
        session.setDocument(&document);
        CurveOptions options = session.options();
        options.onlySelected = false;
        options.values = ValueDisplay(display);
        session.setOptions(options);
        // The object with the most tracks, or all of them for a dense model.
        if (display == int(ValueDisplay::Plain) && path.contains(QStringLiteral("showcase"))) {
            std::map<NodeId, int> counts;
            for (const ShownTrack &track : session.tracks())
                counts[track.channel.node] += track.channel.present;
            document.selection().select(std::max_element(counts.begin(), counts.end(), [](auto a, auto b) {
                                            return a.second < b.second;
                                        })->first);
            options.onlySelected = true;
            session.setOptions(options);
        } else if (path.contains(QStringLiteral("showcase"))) {
            document.selection().select(session.tracks()[2].channel.node);
            options.onlySelected = true;
            session.setOptions(options);
        }
        QWidget window;
        auto *layout = new QVBoxLayout(&window);
        layout->setContentsMargins(0, 0, 0, 0);
        layout->setSpacing(0);
        auto *view = new GraphView(session);
        layout->addWidget(new CurveRuler(session));
        layout->addWidget(view);
        window.resize(1400, 500);
        window.show();
        QCoreApplication::processEvents();
        view->grab();
        changePicks(session, [&](PickTracks &tracks) {
            if (!tracks.empty())
                pickSpan(tracks, {sequences[0].start, (sequences[0].start + sequences[0].end) / 2, false});
        });
        session.setActiveTracks({session.tracks()[0].address()});
        view->frameSequence();
        checkThemes(window, qPrintable(QStringLiteral("graph_") + QString::fromLatin1(QTest::currentDataTag())));
        view->frameAll();
        checkThemes(window, qPrintable(QStringLiteral("graph_all_") + QString::fromLatin1(QTest::currentDataTag())));
    }
};

SINEW_TEST(tst_graph_view, TestGraphView)

} // namespace tst_graph_view
#include "tst_graph_view.moc"
