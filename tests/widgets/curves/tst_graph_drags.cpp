// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Keys that are moved and scaled with pointer and keyboard: keys after each gesture as worked out by hand, and undo
// that gives the same bytes and the same selection.

#include "graph_fixture.h"
#include "tests/support/test_program.h"
#include "widgets/curves/graph/graph_view.h"

#include <QSignalSpy>
#include <QTest>
#include <QWheelEvent>

namespace tst_graph_drags {

using namespace sinew;
using namespace sinew::test;
using namespace component_bits;

class TestGraphDrags : public QObject
{
    Q_OBJECT

private Q_SLOTS:
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

    void copiesMove()
    {
        Graph g;
        KeyMarks marks(4);
        marks[1].selected = 7;
        g.document->keySelection().setMarks(g.hand, marks);
        const auto type = [&](std::initializer_list<Qt::Key> keys) {
            for (const Qt::Key key : keys)
                QTest::keyClick(g.view.get(), key);
        };
        g.view->startDuplicate();
        QCOMPARE(g.document->historyCount(), 1); // on the keys themselves there is no copy
        type({Qt::Key_5, Qt::Key_0, Qt::Key_0, Qt::Key_Tab, Qt::Key_3, Qt::Key_Return});
        QCOMPARE(g.times(), (std::vector<int>{0, 250, 750, 1000, 2000}));
        QCOMPARE(g.xs(), (std::vector<float>{0, 10, 13, 20, 30}));
        QCOMPARE(g.selected(), (std::vector<int>{0, 0, 7, 0, 0}));
        QCOMPARE(g.document->historyCount(), 2);
        g.view->startDuplicate();
        type({Qt::Key_1, Qt::Key_0, Qt::Key_0});
        QCOMPARE(g.times(), (std::vector<int>{0, 250, 750, 850, 1000, 2000}));
        type({Qt::Key_Escape});
        QCOMPARE(g.times(), (std::vector<int>{0, 250, 750, 1000, 2000}));
        QCOMPARE(g.document->historyCount(), 2);
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
        g.type("GX100"); // without it, later keys stay
        QTest::keyClick(g.view.get(), Qt::Key_Return);
        QCOMPARE(g.times(), (Ints{0, 350, 600, 1000, 2000}));
        g.document->undo();
        CurveOptions options = g.session.options();
        options.ripple = true;
        g.session.setOptions(options);
        g.type("GX100"); // the later key follows; the last key and the next sequence do not
        QTest::keyClick(g.view.get(), Qt::Key_Return);
        QCOMPARE(g.times(), (Ints{0, 350, 700, 1000, 2000}));
        options.keepInSpans = false;
        g.session.setOptions(options);
        g.drag(g.at(350, 10), g.at(450, 10)); // 50 pixels; now all later keys follow
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

    void regionBox()
    {
        Graph g;
        g.view->setShowRegionBox(true);
        g.click(g.at(250, 10));
        g.click(g.at(1000, 20), Qt::ShiftModifier);
        // The handle of the left side is 12 pixels beside the first key, half-way up; 125 pixels are 250 units.
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
        // The reach is shown while it is adjusted: up to the ends of the sequence.
        const auto background = [&](int time) {
            return g.view->grab().toImage().pixelColor(int(g.session_axis().xOf(time)), 3);
        };
        const QColor reached = background(300);
        const auto wheel = [&](int turn) {
            QWheelEvent event(QPointF(from), g.view->mapToGlobal(QPointF(from)), {}, {0, turn}, Qt::LeftButton, {},
                              Qt::NoScrollPhase, false);
            QCoreApplication::sendEvent(g.view.get(), &event);
        };
        wheel(-240);
        QVERIFY(g.xs()[2] > wide);
        QCOMPARE(g.session_axis().pixelsPerUnit(), 0.5);
        g.release(from + QPoint(0, -100));
        QVERIFY(background(300) != reached);
        QVERIFY(g.session.options().falloff > 1000);
        QCOMPARE(g.document->historyCount(), 2);
    }

    void handles()
    {
        Graph g(Interpolation::Bezier);
        g.click(g.at(250, 10));
        // The out handle of x is at a third of 250…1000, at 10.
        g.click(g.at(500, 10));
        QCOMPARE(g.selected(), (Ints{0, x << 2 * maxComponents, 0, 0}));
        const QPoint from = g.at(500, 10);
        g.drag(from, from + QPoint(30, -40));
        QCOMPARE(g.curve().outTangents()[1].x, 14.f);
        // The other one was on a line with it and stays there: a third as far away, on the other side.
        QCOMPARE(g.curve().inTangents()[1].x, 10.f - 4.f / 3);
        QCOMPARE(g.times(), (Ints{0, 250, 1000, 2000}));
        QCOMPARE(g.xs()[1], 10.f);
        // A key takes its handles along.
        const QPoint key = g.at(250, 10);
        g.drag(key, key + QPoint(0, 50));
        QCOMPARE(g.xs()[1], 5.f);
        QCOMPARE(g.curve().outTangents()[1].x, 9.f);
        QCOMPARE(g.curve().inTangents()[1].x, 5.f - 4.f / 3);
    }
};

SINEW_TEST(tst_graph_drags, TestGraphDrags)

} // namespace tst_graph_drags
#include "tst_graph_drags.moc"
