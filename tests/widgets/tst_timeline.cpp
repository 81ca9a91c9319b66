// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/mdx/format.h"
#include "plugins/mdx/model/model.h"
#include "tests/support/dock_format.h"
#include "tests/support/test_program.h"
#include "tests_screenshot.h"
#include "widgets/objects/object_edits.h"
#include "widgets/shell/popup_keys.h"
#include "widgets/timeline/time_ruler.h"
#include "widgets/timeline/timeline_panel.h"

#include <QAbstractItemView>
#include <QAction>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLocale>
#include <QMenu>
#include <QSpinBox>
#include <QTest>

namespace tst_timeline {

using namespace sinew;

class TestTimeline : public QObject
{
    Q_OBJECT

    static void choose(TimelinePanel &timeline, int index)
    {
        timeline.sequenceBox()->setCurrentIndex(index);
        Q_EMIT timeline.sequenceBox()->activated(index);
    }

private Q_SLOTS:
    /// Like the ruler beside it.
    void theTimeIsWrittenInGroups()
    {
        TimelinePanel timeline;
        timeline.timeBox()->setLocale(QLocale(QLocale::English, QLocale::UnitedStates));
        timeline.timeBox()->setRange(0, 100000);
        timeline.timeBox()->setValue(56800);
        QCOMPARE(timeline.timeBox()->text(), QStringLiteral("56,800 ms"));
    }

    void initTestCase() { useBreezeIcons(); }

    void startsWithTheFirstSequence()
    {
        const auto document = sampleDocument();
        TimelinePanel timeline;
        timeline.setDocument(document.get());
        QCOMPARE(timeline.sequenceBox()->count(), 3);
        QCOMPARE(timeline.sequenceBox()->currentText(), QStringLiteral("Stand"));
        QCOMPARE(document->playback().sequence(), sampleRoot(*document).sequences.ids[0]);
        QCOMPARE(document->playback().end(), 1000.0);
        // A document that was played before keeps its place.
        choose(timeline, 2);
        document->playback().setTime(2500);
        timeline.setDocument(nullptr);
        QVERIFY(!timeline.isShowingContent());
        QVERIFY(!timeline.playAction()->isEnabled());
        for (const QAction *action : timeline.atEndMenu()->actions())
            QVERIFY2(!action->isEnabled(), qPrintable(action->text()));
        timeline.setDocument(document.get());
        QCOMPARE(timeline.sequenceBox()->currentText(), QStringLiteral("Walk"));
        QCOMPARE(timeline.timeBox()->value(), 2500);
    }

    void whatWasTypedGoesWithItsDocument()
    {
        const auto document = sampleDocument();
        TimelinePanel timeline;
        timeline.setDocument(document.get());
        timeline.show();
        for (QAbstractSpinBox *box : timeline.findChildren<QAbstractSpinBox *>()) {
            box->selectAll();
            QTest::keyClicks(box, QStringLiteral("77")); // without Return: hiding the box enters it
        }
        timeline.setDocument(nullptr);
        QVERIFY(!timeline.isShowingContent());
        QCOMPARE(document->playback().time(), 0.0);
        QCOMPARE(document->playback().speed(), 1.0);
    }

    void noneShowsTheWholeLine()
    {
        const auto document = sampleDocument();
        TimelinePanel timeline;
        timeline.setDocument(document.get());
        choose(timeline, 0);
        QCOMPARE(document->playback().sequence(), NoNode);
        QCOMPARE(document->playback().start(), 0.0);
        QCOMPARE(document->playback().end(), 3500.0);
        QCOMPARE(timeline.sequenceBox()->currentIndex(), 0);
    }

    /// A sequence whose creation is undone gives way to the one that was chosen before.
    void backToTheFormerSequence()
    {
        const auto document = sampleDocument();
        TimelinePanel timeline;
        timeline.setDocument(document.get());
        choose(timeline, 2);
        EditBuilder edit(document->model());
        const NodeId made = edit.duplicate(sampleRoot(*document).sequences.ids[0]);
        QVERIFY(document->push(*edit.finish(), QString()));
        choose(timeline, 2); // directly after its original
        QCOMPARE(document->playback().sequence(), made);
        document->undo();
        QCOMPARE(timeline.sequenceBox()->currentText(), QStringLiteral("Walk"));
        QCOMPARE(document->playback().sequence(), sampleRoot(*document).sequences.ids[1]);
    }

    void bandsNameSequences()
    {
        const auto document = sampleDocument();
        TimelinePanel timeline;
        timeline.setDocument(document.get());
        timeline.resize(760, 110);
        timeline.show();
        QVERIFY(QTest::qWaitForWindowExposed(&timeline));
        QVERIFY(timeline.ruler()->bands().empty()); // one sequence fills the ruler
        const int narrow = timeline.ruler()->sizeHint().height();
        choose(timeline, 0);
        QCOMPARE(timeline.ruler()->bands().size(), std::size_t(2));
        QVERIFY(timeline.ruler()->sizeHint().height() > narrow);
        // Negative times are shown like others, and edits are followed.
        EditBuilder earlier(document->model());
        earlier.set({sampleRoot(*document).sequences.ids[0], 1}, std::int32_t(-700));
        QVERIFY(document->push(*earlier.finish(), QString()));
        QCOMPARE(timeline.ruler()->start(), -700.0);
        const Clip &walk = timeline.ruler()->bands()[1];
        QCOMPARE(walk.name, std::string("Walk"));
        QCOMPARE(timeline.ruler()->bandRect(walk).left(), timeline.ruler()->xOf(2000));
        checkThemes(timeline, "timeline_bands");
        QTest::mouseDClick(timeline.ruler(), Qt::LeftButton, {}, timeline.ruler()->bandRect(walk).center().toPoint());
        QCOMPARE(document->playback().sequence(), sampleRoot(*document).sequences.ids[1]);
        QVERIFY(timeline.ruler()->bands().empty());
    }

    void buttonsDrivePlayback()
    {
        const auto document = sampleDocument();
        TimelinePanel timeline;
        timeline.setDocument(document.get());
        Playback &playback = document->playback();
        timeline.playAction()->trigger();
        QVERIFY(playback.isPlaying());
        QCOMPARE(timeline.playAction()->text(), QStringLiteral("Pause"));
        playback.advance(300);
        QCOMPARE(timeline.timeBox()->value(), 300);
        QCOMPARE(timeline.ruler()->time(), 300.0);
        timeline.playAction()->trigger();
        QVERIFY(!playback.isPlaying());
        timeline.lastAction()->trigger();
        QCOMPARE(playback.time(), 1000.0);
        timeline.firstAction()->trigger();
        QCOMPARE(playback.time(), 0.0);
        QVERIFY(timeline.loopAction()->isChecked());
        timeline.loopAction()->trigger();
        QVERIFY(!playback.loops());
        QCOMPARE(playback.atEnd(), AtEnd::Stop);
        timeline.atEndMenu()->actions()[int(AtEnd::Next)]->trigger();
        QCOMPARE(playback.atEnd(), AtEnd::Next);
        QVERIFY(!timeline.loopAction()->isChecked());
        timeline.speedBox()->setValue(2);
        QCOMPARE(playback.speed(), 2.0);
        timeline.timeBox()->setValue(640);
        QCOMPARE(playback.time(), 640.0);
        QCOMPARE(document->historyCount(), 0);
    }

    void pausesAtAWholeTime()
    {
        const auto document = sampleDocument();
        TimelinePanel timeline;
        timeline.setDocument(document.get());
        Playback &playback = document->playback();
        timeline.playAction()->trigger();
        playback.advance(300.4);
        QCOMPARE(playback.time(), 300.4);
        timeline.playAction()->trigger();
        QCOMPARE(playback.time(), 300.0);
        QCOMPARE(playback.globalTime(), std::round(playback.globalTime()));
        // Never beyond the end.
        timeline.playAction()->trigger();
        playback.setAtEnd(AtEnd::Stop);
        playback.advance(699.9);
        timeline.playAction()->trigger();
        QCOMPARE(playback.time(), 1000.0);
    }

    void endsOfTheSequenceList()
    {
        const auto document = sampleDocument();
        TimelinePanel timeline;
        timeline.setDocument(document.get());
        timeline.show();
        timeline.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&timeline));
        QComboBox *box = timeline.sequenceBox();
        box->setFocus();
        QTest::keyClick(box, Qt::Key_End);
        QCOMPARE(box->currentIndex(), box->count() - 1);
        QCOMPARE(document->playback().time(), document->playback().start());
        QTest::keyClick(box, Qt::Key_Home);
        QCOMPARE(box->currentIndex(), 0);
        // While the list is open, Space is its own; in the dock it plays.
        keepKeysInPopups();
        const bool playing = document->playback().isPlaying();
        box->showPopup();
        QTest::keyClick(box->view(), Qt::Key_Space);
        QCOMPARE(document->playback().isPlaying(), playing);
        box->hidePopup();
        // So it is in a menu, and so are letters.
        QMenu menu;
        menu.addAction(QStringLiteral("&Auto"));
        menu.addAction(QStringLiteral("&Free"));
        menu.popup(timeline.mapToGlobal(QPoint(10, 10)));
        QTRY_VERIFY(menu.isVisible());
        for (const auto key : {Qt::Key_Home, Qt::Key_Down, Qt::Key_Space}) {
            QKeyEvent pressed(QEvent::ShortcutOverride, key, Qt::NoModifier);
            pressed.ignore();
            QCoreApplication::sendEvent(&menu, &pressed);
            QVERIFY2(pressed.isAccepted(), qPrintable(QString::number(key)));
        }
        QTest::keyClick(&menu, Qt::Key_Space);
        QCOMPARE(document->playback().isPlaying(), playing);
        menu.close();
        box->showPopup();
        // Return takes the entry.
        box->view()->setCurrentIndex(box->model()->index(1, 0));
        QTest::keyClick(box->view(), Qt::Key_Return);
        QTRY_VERIFY(!box->view()->isVisible());
        QCOMPARE(box->currentIndex(), 1);
        box->showPopup();
        QTest::keyClick(box->view(), Qt::Key_Escape);
        QTRY_VERIFY(!box->view()->isVisible());
        // Letters search for an entry of a closed list, they are not shortcuts.
        QKeyEvent letter(QEvent::ShortcutOverride, Qt::Key_G, Qt::NoModifier, QStringLiteral("g"));
        letter.ignore();
        QCoreApplication::sendEvent(box, &letter);
        QVERIFY(letter.isAccepted());
        timeline.ruler()->setFocus();
        QTest::keyClick(timeline.ruler(), Qt::Key_Space);
        QCOMPARE(document->playback().isPlaying(), !playing);
        document->playback().setPlaying(false);
        // On the ruler the keys go to the ends of the sequence.
        box->setCurrentIndex(1);
        Q_EMIT box->activated(1);
        timeline.ruler()->setFocus();
        QTest::keyClick(timeline.ruler(), Qt::Key_End);
        QCOMPARE(document->playback().time(), document->playback().end());
    }

    void enterLeavesTheBoxes()
    {
        const auto document = sampleDocument();
        TimelinePanel timeline;
        timeline.setDocument(document.get());
        timeline.show();
        timeline.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&timeline));
        for (QAbstractSpinBox *box :
             std::initializer_list<QAbstractSpinBox *>{timeline.timeBox(), timeline.speedBox()}) {
            box->setFocus();
            QVERIFY(box->hasFocus());
            QTest::keyClick(box, Qt::Key_Return);
            QVERIFY(timeline.ruler()->hasFocus());
        }
    }

    void keysAreThoseOfTheSelection()
    {
        const auto document = sampleDocument();
        TimelinePanel timeline;
        timeline.setDocument(document.get());
        QVERIFY(timeline.keyTimes().empty());
        QVERIFY(!timeline.nextKeyAction()->isEnabled());
        document->selection().select(sampleRoot(*document).bones.ids[1]);
        QCOMPARE(timeline.keyTimes(), (std::vector<int>{0, 250, 1000, 2000}));
        Playback &playback = document->playback();
        timeline.nextKeyAction()->trigger();
        QCOMPARE(playback.time(), 250.0);
        timeline.nextKeyAction()->trigger();
        QCOMPARE(playback.time(), 1000.0);
        // The key at 2000 belongs to another sequence.
        timeline.nextKeyAction()->trigger();
        QCOMPARE(playback.time(), 1000.0);
        timeline.previousKeyAction()->trigger();
        timeline.previousKeyAction()->trigger();
        QCOMPARE(playback.time(), 0.0);
        choose(timeline, 2);
        playback.setTime(2600);
        timeline.previousKeyAction()->trigger();
        QCOMPARE(playback.time(), 2000.0);
    }

    void globalKeysHaveNoPlaceHere()
    {
        const auto document = sampleDocument();
        Curve<Vec3> curve(Interpolation::Linear, 2, 0);
        curve.editTimes()[1] = 400;
        EditBuilder edit(document->model());
        edit.set({sampleRoot(*document).bones.ids[0], 0, 3}, curve);
        QVERIFY(document->push(*edit.finish(), QString()));
        TimelinePanel timeline;
        timeline.setDocument(document.get());
        document->selection().select(sampleRoot(*document).bones.ids[0]);
        QVERIFY(timeline.keyTimes().empty());
    }

    /// Events of all objects, whatever is selected, except for those on a global sequence.
    void eventsOfTheModel()
    {
        auto model = std::make_unique<mdx::MdxModel>();
        mdx::Sequence &stand = model->data.sequences.append();
        stand.start = 1000;
        stand.end = 2000;
        model->data.globalSequences.append().duration = 500;
        const auto add = [&](const char *name, std::initializer_list<std::int32_t> times, std::int32_t global) {
            mdx::EventObject &object = model->data.eventObjects.append();
            object.node.name.set(name);
            object.track = Curve<NoValue>(Interpolation::None, times.size(), global);
            std::copy(times.begin(), times.end(), object.track.editTimes().begin());
        };
        add("SNDXDPAL", {1500, 1000}, -1);
        add("FPTXFBL1", {1500}, -1);
        add("SPLXHBS0", {250}, 0);
        model->buildIndex();
        const NodeId sound = model->data.eventObjects.ids[0], print = model->data.eventObjects.ids[1];
        Document document(std::move(model), createMdxFormat());
        TimelinePanel timeline;
        timeline.setDocument(&document);
        QCOMPARE(timeline.ruler()->events(), (std::vector<EventTime>{{1000, sound}, {1500, sound}, {1500, print}}));
        // A double click on a flag selects its object.
        timeline.resize(800, 120);
        timeline.show();
        TimeRuler &ruler = *timeline.ruler();
        QTest::mouseDClick(&ruler, Qt::LeftButton, {}, QPoint(int(ruler.xOf(1000)) + 2, ruler.height() - 10));
        QCOMPARE(document.selection().nodes(), std::vector<NodeId>{sound});
        timeline.setDocument(nullptr);
        QVERIFY(ruler.events().empty());
    }

    void timesFromTheStartOfTheSequence()
    {
        const auto document = sampleDocument();
        TimelinePanel timeline;
        timeline.setDocument(document.get());
        choose(timeline, 2);
        document->playback().setTime(2500);
        QCOMPARE(timeline.timeBox()->value(), 2500);
        timeline.setTimesFromStart(true);
        QCOMPARE(timeline.timeBox()->value(), 500);
        timeline.timeBox()->setValue(250);
        QCOMPARE(document->playback().time(), 2250.0);
        choose(timeline, 0); // all sequences: the line itself
        QCOMPARE(timeline.timeBox()->value(), int(document->playback().time()));
        timeline.setTimesFromStart(false);
        choose(timeline, 2);
        QCOMPARE(timeline.timeBox()->minimum(), 2000);
    }

    void followsEdits()
    {
        const auto document = sampleDocument();
        TimelinePanel timeline;
        timeline.setDocument(document.get());
        const auto &root = sampleRoot(*document);
        choose(timeline, 2);
        document->playback().setTime(3400);
        // A shorter interval: the time is kept inside.
        EditBuilder shorter(document->model());
        shorter.set({root.sequences.ids[1], 2}, std::int32_t(3000));
        QVERIFY(document->push(*shorter.finish(), QString()));
        QCOMPARE(document->playback().end(), 3000.0);
        QCOMPARE(timeline.timeBox()->value(), 3000);
        QVERIFY(ObjectEdits(*document).rename(root.sequences.ids[1], QStringLiteral("Run")));
        QCOMPARE(timeline.sequenceBox()->currentText(), QStringLiteral("Run"));
        // Negative times are times like others.
        EditBuilder negative(document->model());
        negative.set({root.sequences.ids[1], 1}, std::int32_t(-500));
        QVERIFY(document->push(*negative.finish(), QString()));
        QCOMPARE(document->playback().start(), -500.0);
        timeline.timeBox()->setValue(-120);
        QCOMPARE(document->playback().time(), -120.0);
        QVERIFY(ObjectEdits(*document).remove({root.sequences.ids[1]}));
        QCOMPARE(timeline.sequenceBox()->count(), 2);
        QCOMPARE(document->playback().sequence(), NoNode);
        QCOMPARE(timeline.sequenceBox()->currentIndex(), 0);
    }

    void scrubbing()
    {
        const auto document = sampleDocument();
        TimelinePanel timeline;
        timeline.setDocument(document.get());
        timeline.resize(700, 100);
        timeline.show();
        QVERIFY(QTest::qWaitForWindowExposed(&timeline));
        TimeRuler *ruler = timeline.ruler();
        const int y = ruler->height() / 2;
        QTest::mousePress(ruler, Qt::LeftButton, {}, QPoint(qRound(ruler->xOf(500)), y));
        QVERIFY(std::abs(document->playback().time() - 500) <= 2);
        QTest::mouseMove(ruler, QPoint(ruler->width() + 50, y));
        QMouseEvent drag(QEvent::MouseMove, QPointF(ruler->width() + 50, y),
                         ruler->mapToGlobal(QPointF(ruler->width() + 50, y)), Qt::NoButton, Qt::LeftButton, {});
        QCoreApplication::sendEvent(ruler, &drag);
        QCOMPARE(document->playback().time(), 1000.0);
        QTest::mouseRelease(ruler, Qt::LeftButton, {}, QPoint(5, y));
        QTest::mouseClick(ruler, Qt::LeftButton, {}, QPoint(0, y));
        QCOMPARE(document->playback().time(), 0.0);
        QTest::keyClick(ruler, Qt::Key_PageDown);
        QVERIFY(document->playback().time() > 0);
    }

    void arrowsStepKeys()
    {
        const auto document = sampleDocument();
        TimelinePanel timeline;
        timeline.setDocument(document.get());
        document->selection().select(sampleRoot(*document).bones.ids[1]);
        timeline.show();
        timeline.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&timeline));
        timeline.ruler()->setFocus();
        QTest::keyClick(timeline.ruler(), Qt::Key_Right);
        QCOMPARE(document->playback().time(), 250.0);
        QTest::keyClick(timeline.ruler(), Qt::Key_End);
        QCOMPARE(document->playback().time(), 1000.0);
        QTest::keyClick(timeline.ruler(), Qt::Key_Space);
        QVERIFY(document->playback().isPlaying());
        QTest::keyClick(timeline.ruler(), Qt::Key_Space);
        QVERIFY(!document->playback().isPlaying());
        // In the time field the keys belong to the text.
        timeline.timeBox()->setFocus();
        QTest::keyClick(timeline.timeBox(), Qt::Key_Home);
        QCOMPARE(document->playback().time(), 1000.0);
    }

    void marksAreRound_data()
    {
        QTest::addColumn<double>("range");
        QTest::addColumn<double>("width");
        QTest::addColumn<double>("distance");
        QTest::addColumn<double>("step");
        QTest::newRow("second") << 1000.0 << 500.0 << 40.0 << 100.0; // 80 ms would do
        QTest::newRow("two") << 1000.0 << 300.0 << 50.0 << 200.0;    // 167
        QTest::newRow("five") << 1000.0 << 100.0 << 45.0 << 500.0;   // 450
        QTest::newRow("never below one") << 10.0 << 1000.0 << 1.0 << 1.0;
        QTest::newRow("minute") << 60000.0 << 600.0 << 60.0 << 10000.0; // 6000
        QTest::newRow("empty") << 0.0 << 600.0 << 60.0 << 1.0;
    }
    void marksAreRound()
    {
        QFETCH(double, range);
        QFETCH(double, width);
        QFETCH(double, distance);
        QTEST(TimeRuler::markStep(range, width, distance), "step");
    }

    void followsTheme()
    {
        const auto document = sampleDocument();
        TimelinePanel timeline;
        timeline.setDocument(document.get());
        timeline.resize(760, 90);
        document->selection().select(sampleRoot(*document).bones.ids[1]);
        document->playback().setTime(430);
        checkThemes(timeline, "timeline");
    }
};

SINEW_TEST(tst_timeline, TestTimeline)

} // namespace tst_timeline
#include "tst_timeline.moc"
