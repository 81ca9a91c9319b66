// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Keys that are selected, and created, with the pointer; tracks that are locked against it.

#include "graph_fixture.h"
#include "tests/support/test_program.h"

#include <QTest>

namespace tst_graph_clicks {

using namespace sinew;
using namespace sinew::test;
using namespace component_bits;

class TestGraphClicks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
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
        for (const auto keys : std::initializer_list<Qt::KeyboardModifiers>{
                 Qt::AltModifier, Qt::ControlModifier | Qt::ShiftModifier}) { // the column
            g.document->keySelection().clear();
            g.click(g.at(250, 10), keys);
            QCOMPARE(g.selected(), (Ints{0, x | y | z, 0, 0}));
        }
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
        g.type("SY2"); // 10 is 13 above the cursor
        QTest::keyClick(g.view.get(), Qt::Key_Return);
        QCOMPARE(g.xs(), (Floats{0, 23, 20, 30}));
        // A lane has no place for it.
        options.values = ValueDisplay::Stacked;
        g.session.setOptions(options);
        g.press(g.at(600, 5), Qt::ShiftModifier, Qt::RightButton);
        QCOMPARE(g.session.valueCursor(), -3.0);
        g.release(g.at(600, 5), Qt::ShiftModifier, Qt::RightButton);
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
};

SINEW_TEST(tst_graph_clicks, TestGraphClicks)

} // namespace tst_graph_clicks
#include "tst_graph_clicks.moc"
