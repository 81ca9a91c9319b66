// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// What the graph shows: the part of the curves that is framed, labels, themes.

#include "graph_fixture.h"
#include "plugins/mdx/format.h"
#include "tests/support/corpus.h"
#include "tests/support/dock_format.h"
#include "tests/support/paths.h"
#include "tests/support/test_program.h"
#include "tests/widgets/tests_screenshot.h"
#include "widgets/curves/graph/graph_view.h"
#include "widgets/curves/session/curve_ruler.h"

#include <QFile>
#include <QTest>
#include <QVBoxLayout>
#include <QWheelEvent>

namespace tst_graph_view {

using namespace sinew;
using namespace sinew::test;

class TestGraphView : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void labelsCoverNoKey()
    {
        Graph g;
        g.document->trackStates().setHiddenComponents(g.hand, 0x5); // y alone: 0 at 0 and 1000
        // The first key lies on the label "0" of the axis, the third one on none.
        g.document->playback().setSequence(sampleRoot(*g.document).sequences.ids[0], 0, 1000);
        g.document->playback().setTime(600); // the playhead's line is above the keys
        g.session.axis().setView(-20, 0.5);
        const QImage picture = g.view->grab().toImage();
        for (const QPoint by : {QPoint(-1, 0), QPoint(0, 0), QPoint(1, 1)})
            QCOMPARE(picture.pixelColor(g.at(0, 0) + by), picture.pixelColor(g.at(1000, 0) + by));
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
        // The point under the pointer stays there.
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

    /// The keys of the chosen sequence, unless all sequences are wanted.
    void framingKeepsToTheSequence()
    {
        Graph g;
        const auto shows = [&](double first, double last) {
            return g.session_axis().xOf(first) > 0 && g.session_axis().xOf(first) < 100 &&
                   g.session_axis().xOf(last) > 900 && g.session_axis().xOf(last) < 1000;
        };
        g.document->playback().setSequence(sampleRoot(*g.document).sequences.ids[0], 0, 1000);
        g.view->frameAll();
        QVERIFY(shows(0, 1000));
        g.session.axis().setView(-200, 0.5);
        g.view->frameSelected(); // nothing is
        QVERIFY(shows(0, 1000));
        // One key alone, at its start.
        g.document->playback().setSequence(sampleRoot(*g.document).sequences.ids[1], 2000, 3500);
        g.view->frameAll();
        QVERIFY(shows(2000, 3500));
        CurveOptions options = g.session.options();
        options.allSequences = true;
        g.session.setOptions(options);
        g.view->frameAll();
        QVERIFY(shows(0, 2000));
    }

    /// Choosing another bone shows each of its curves, even if one of them is in view anyway.
    void curvesOfAnotherObjectComeIntoSight()
    {
        Graph g;
        const NodeId other = sampleRoot(*g.document).bones.ids[0];
        Curve<Vec3> curve(Interpolation::Linear, 2);
        curve.editTimes()[1] = 1000;
        curve.editValues()[0] = curve.editValues()[1] = {0, 60, 0};
        const Address place{other, g.hand.field, g.hand.leaf};
        QVERIFY(bool(g.document->push(ChangeSet{{Change::Set, place, 0, 0, 0, Value::of(curve)}}, QString())));
        QVERIFY(g.view->scene().values().yOf(60) < 0);
        g.document->selection().select(other);
        QCoreApplication::processEvents();
        const double y = g.view->scene().values().yOf(60), zero = g.view->scene().values().yOf(0);
        QVERIFY2(y >= 0 && zero <= g.view->height(), qPrintable(QStringLiteral("%1 and %2").arg(y).arg(zero)));
        NumberRange range;
        range.add(-5);
        QCOMPARE(range.high, -5.0); // not 0
    }

    /// However well the old range would do; tracks that join the shown ones leave it.
    void anotherObjectIsFramedAnew()
    {
        Graph g;
        const NodeId other = sampleRoot(*g.document).bones.ids[0], hand = g.hand.node;
        Curve<Vec3> curve(Interpolation::Linear, 2);
        curve.editTimes()[1] = 1000;
        curve.editValues()[1] = {0, 9, 0};
        const Address place{other, g.hand.field, g.hand.leaf};
        QVERIFY(bool(g.document->push(ChangeSet{{Change::Set, place, 0, 0, 0, Value::of(curve)}}, QString())));
        const ValueAxis &values = g.view->scene().values();
        const double before = values.yOf(0) - values.yOf(9); // of 400 pixels
        QCOMPARE(before, 90.0);
        g.document->selection().set({hand, other});
        QCoreApplication::processEvents();
        QCOMPARE(values.yOf(0) - values.yOf(9), before);
        g.document->selection().select(hand);
        QCoreApplication::processEvents();
        g.document->selection().select(other);
        QCoreApplication::processEvents();
        QVERIFY(values.yOf(0) - values.yOf(9) > 250);
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
        // The first view of a model shows its chosen sequence: Stand goes up to 20 only.
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
        // A drag uses the scale of the dragged curve: x has 30 units of value in the height of 1.
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
