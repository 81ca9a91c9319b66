// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "sequence_fixture.h"
#include "tests/plugins/mdx/mdx_document.h"
#include "tests/support/test_program.h"
#include "tests_screenshot.h"
#include "widgets/sequences/sequence_panel.h"

#include <QAction>
#include <QLineEdit>
#include <QMenu>
#include <QMimeData>
#include <QTest>

namespace tst_sequence_edits {

using namespace sinew;
using namespace sinew::test;

/// Edits of whole sequences with their keys: create, shift, stretch, copy, reorder.
class TestSequenceEdits : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useBreezeIcons(); }

    void createDuplicateDelete()
    {
        Shown s;
        const QByteArray original = saved(*s.document);
        s.press(Qt::Key_Insert);
        QCOMPARE(names(s.model()).size(), 6);
        QCOMPARE(names(s.model())[3], QStringLiteral("New"));
        auto *edit = s.table.view()->viewport()->findChild<QLineEdit *>();
        QVERIFY(edit); // a new sequence wants a name
        QTest::keyClicks(edit, QStringLiteral("Attack"));
        QTest::keyClick(edit, Qt::Key_Return);
        QTRY_COMPARE(names(s.model())[3], QStringLiteral("Attack"));
        QCOMPARE(s.document->playback().start(), 6000.0);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);

        s.click(1);
        s.press(Qt::Key_D, Qt::ControlModifier);
        QCOMPARE(names(s.model())[4], QStringLiteral("Walk - 2"));
        QCOMPARE(s.table.selectedSequences(), std::vector<NodeId>{s.sequence(4)});
        QCOMPARE(s.document->playback().sequence(), s.sequence(4));
        QCOMPARE(rootKeys(*s.document), (QList<int>{0, 500, 1000, 2000, 2400, 3000, 3500, 8000, 8400, 9000}));
        QTRY_COMPARE(cell(s.model(), 4, Table::KeysColumn), QStringLiteral("3"));
        s.press(Qt::Key_Delete);
        QCOMPARE(names(s.model()).size(), 6);
        QCOMPARE(rootKeys(*s.document), (QList<int>{0, 500, 1000, 2000, 2400, 3000, 3500}));
        s.click(1);
        s.press(Qt::Key_Delete, Qt::ShiftModifier);
        QCOMPARE(names(s.model())[1], QStringLiteral("Death"));
        QCOMPARE(rootKeys(*s.document).size(), 7);
        QTRY_COMPARE(s.model().strayKeys(), std::size_t(4));
        QCOMPARE(s.document->historyCount(), 5); // new, name, duplicate, two deletions
        s.document->goTo(0);
        QCOMPARE(saved(*s.document), original);
        QCOMPARE(names(s.model()).size(), 5);
    }

    /// What was done is said, and only that.
    void saysWhatWasDone()
    {
        Shown s;
        QSignalSpy done(&s.table, &SequencePanel::done);
        s.click(1);
        s.press(Qt::Key_D, Qt::ControlModifier);
        QCOMPARE(done.count(), 1);
        QCOMPARE(done[0][0].toString(), QStringLiteral("Duplicate “Walk”"));
        s.type(0, Table::NameColumn, QStringLiteral("Idle"));
        QCOMPARE(done.count(), 2);
        QCOMPARE(done[1][0].toString(), QStringLiteral("Rename to “Idle”"));
        s.type(0, Table::EndColumn, QStringLiteral("900"));
        QCOMPARE(done.count(), 3);
        QVERIFY2(done[2][0].toString().contains(QLatin1String("0 to 900 ms")), qPrintable(done[2][0].toString()));
        s.choose(s.table.keysBox(), int(KeyPolicy::Stretch));
        s.type(0, Table::EndColumn, QStringLiteral("2500")); // refused
        QVERIFY2(done.count() == 3, qPrintable(done.last()[0].toString()));
    }

    void globalSequences()
    {
        Shown s;
        const QByteArray original = saved(*s.document);
        s.press(Qt::Key_Insert, Qt::ShiftModifier);
        QCOMPARE(names(s.model())[5], QStringLiteral("Global sequence 2"));
        s.click(3);
        s.press(Qt::Key_Delete);
        QCOMPARE(s.notices.size(), 1); // three keys lost their loop
        QVERIFY(s.notice(0).text.startsWith(QLatin1Char('3')));
        QCOMPARE(mdxOf(*s.document).data.globalSequences.size(), std::size_t(2));
        s.document->goTo(0);
        QCOMPARE(saved(*s.document), original);
    }

    void shiftAndStretchByNumbers()
    {
        Shown s;
        const QByteArray original = saved(*s.document);
        s.click(0);
        s.click(1, 0, Qt::ControlModifier);
        s.table.toolBox()->setCurrentIndex(s.table.toolBox()->findData(SequencePanel::ShiftTool));
        s.table.amountEdit()->setText(QStringLiteral("-1000"));
        QTest::keyClick(s.table.amountEdit(), Qt::Key_Return);
        QCOMPARE(s.document->historyCount(), 1);
        QCOMPARE(rootKeys(*s.document), (QList<int>{-1000, -500, 0, 1000, 1400, 2000, 3500}));
        QCOMPARE(cell(s.model(), 0, Table::StartColumn), QStringLiteral("-1000"));
        s.document->undo();
        // The other way round the second one must go first.
        s.table.amountEdit()->setText(QStringLiteral("500+499"));
        QTest::keyClick(s.table.amountEdit(), Qt::Key_Return);
        QCOMPARE(rootKeys(*s.document), (QList<int>{999, 1499, 1999, 2999, 3399, 3999})); // over the key of no sequence
        s.document->undo();
        s.table.amountEdit()->setText(QStringLiteral("1000"));
        s.table.action("apply")->trigger();
        QCOMPARE(s.notices.size(), 1); // Walk would end on Death's first time
        QCOMPARE(saved(*s.document), original);

        s.table.toolBox()->setCurrentIndex(s.table.toolBox()->findData(SequencePanel::StretchTool));
        s.table.amountEdit()->setText(QStringLiteral("50"));
        s.table.action("apply")->trigger();
        QCOMPARE(rootKeys(*s.document), (QList<int>{0, 250, 500, 2000, 2200, 2500, 3500}));
        s.document->undo();
        // Twice as long, each pushing what follows.
        s.choose(s.table.overlapBox(), int(OverlapPolicy::Push));
        s.table.amountEdit()->setText(QStringLiteral("200"));
        s.table.action("apply")->trigger();
        QCOMPARE(s.document->historyCount(), 1);
        QCOMPARE(rootKeys(*s.document), (QList<int>{0, 1000, 2000, 3000, 3800, 5000, 5500}));
        QCOMPARE(cell(s.model(), 2, Table::StartColumn), QStringLiteral("6000"));
        s.document->undo();
        QCOMPARE(saved(*s.document), original);
    }

    void insertAndRemoveTime()
    {
        Shown s;
        s.click(1);
        s.document->playback().setTime(2400);
        s.table.toolBox()->setCurrentIndex(s.table.toolBox()->findData(SequencePanel::InsertTool));
        s.table.amountEdit()->setText(QStringLiteral("100"));
        s.table.action("apply")->trigger();
        QCOMPARE(rootKeys(*s.document), (QList<int>{0, 500, 1000, 2000, 2500, 3100, 3600}));
        QCOMPARE(cell(s.model(), 2, Table::StartColumn), QStringLiteral("4100"));
        s.table.toolBox()->setCurrentIndex(s.table.toolBox()->findData(SequencePanel::RemoveTool));
        s.table.amountEdit()->setText(QStringLiteral("100"));
        s.table.action("apply")->trigger();
        QCOMPARE(rootKeys(*s.document), (QList<int>{0, 500, 1000, 2000, 2400, 3000, 3500}));
        s.table.amountEdit()->setText(QStringLiteral("900"));
        s.table.action("apply")->trigger();
        QCOMPARE(s.notices.size(), 1);
        QCOMPARE(s.notice(0).steps.size(), std::size_t(1));
        s.notice(0).steps[0].action();
        QCOMPARE(cell(s.model(), 1, Table::EndColumn), QStringLiteral("2399"));
        QCOMPARE(cell(s.model(), 2, Table::StartColumn), QStringLiteral("3100"));
    }

    void copyKeysTo()
    {
        Shown s;
        s.click(0);
        Q_EMIT s.table.copyMenu()->aboutToShow();
        QStringList targets;
        for (QAction *action : s.table.copyMenu()->actions())
            if (action->isEnabled() && !action->isSeparator())
                targets << action->text();
        QCOMPARE(targets, (QStringList{QStringLiteral("Walk"), QStringLiteral("Death")}));
        s.table.copyMenu()->actions().at(1)->trigger();
        QCOMPARE(rootKeys(*s.document), (QList<int>{0, 500, 1000, 2000, 2400, 3000, 3500, 4000, 4500, 5000}));
        QCOMPARE(s.document->historyCount(), 1);
    }

    void extents()
    {
        Shown s;
        s.click(1);
        s.table.action("extents")->trigger();
        QCOMPARE(s.notices.size(), 0);
        QCOMPARE(s.document->historyCount(), 1); // no geometry: an empty box instead of what the file says
        QCOMPARE(mdxOf(*s.document).data.sequences[1].extent.boundsRadius, 0.0f);
        QVERIFY(mdxOf(*s.document).data.sequences[0].extent.maximum.x != 0.0f);
    }

    void draggedToAnotherModel()
    {
        Shown s;
        const std::unique_ptr<QMimeData> data(s.model().mimeData({s.model().index(0, 0)}));
        QVERIFY(s.model().canDropMimeData(data.get(), Qt::MoveAction, 2, 0, {}));
        const auto other = threeSequences();
        s.table.setDocument(other.get());
        QVERIFY(!s.model().canDropMimeData(data.get(), Qt::MoveAction, 2, 0, {}));
        s.model().dropMimeData(data.get(), Qt::MoveAction, 2, 0, {});
        QCOMPARE(other->historyCount(), 0);
        s.table.setDocument(s.document.get());
    }

    /// The menu stays open while another model is shown.
    void keysCopiedInAnotherModel()
    {
        Shown s;
        s.click(0);
        Q_EMIT s.table.copyMenu()->aboutToShow();
        QAction *entry = s.table.copyMenu()->actions().first();
        const auto other = threeSequences();
        s.table.setDocument(other.get());
        entry->trigger();
        QCOMPARE(other->historyCount(), 0);
        s.table.setDocument(s.document.get());
        entry->trigger();
        QCOMPARE(s.document->historyCount(), 1);
    }

    void reorder()
    {
        Shown s;
        const QByteArray original = saved(*s.document);
        s.click(2);
        s.press(Qt::Key_Up, Qt::AltModifier);
        QCOMPARE(names(s.model()).mid(0, 3),
                 (QStringList{QStringLiteral("Stand"), QStringLiteral("Death"), QStringLiteral("Walk")}));
        QCOMPARE(s.table.selectedSequences(), std::vector<NodeId>{s.sequence(1)});
        s.document->undo();
        const auto drop = [&](int from, int to) {
            const std::unique_ptr<QMimeData> data(
                s.model().mimeData({s.model().index(from, 0), s.model().index(from, 1)}));
            s.model().dropMimeData(data.get(), Qt::MoveAction, to, 0, {});
        };
        drop(0, 2); // before Death
        QCOMPARE(names(s.model()).mid(0, 3),
                 (QStringList{QStringLiteral("Walk"), QStringLiteral("Stand"), QStringLiteral("Death")}));
        s.document->undo();
        drop(0, 5); // among the global ones: after the last of its own kind
        QCOMPARE(names(s.model()).mid(0, 3),
                 (QStringList{QStringLiteral("Walk"), QStringLiteral("Death"), QStringLiteral("Stand")}));
        s.document->undo();
        drop(4, 3); // the tail's track still turns on what is now the second one
        QCOMPARE(mdxOf(*s.document).data.bones[1].node.rotation.globalSequence(), 1);
        s.document->undo();
        QCOMPARE(saved(*s.document), original);
    }

    void dragWithTheMouse()
    {
        Shown s;
        // The mime data at the start and the drop at the end of a drag; the platform's own drag loop can't be driven
        // from here.
        QVERIFY(s.table.view()->dragEnabled() && s.table.view()->acceptDrops() && s.table.view()->showDropIndicator());
        QVERIFY(s.model().flags(s.model().index(0, 0)) & Qt::ItemIsDragEnabled);
        QVERIFY(!(s.model().flags(s.model().index(0, 0)) & Qt::ItemIsDropEnabled)); // between rows, not onto them
        QVERIFY(s.model().flags({}) & Qt::ItemIsDropEnabled);
    }
};

SINEW_TEST(tst_sequence_edits, TestSequenceEdits)

} // namespace tst_sequence_edits
#include "tst_sequence_edits.moc"
