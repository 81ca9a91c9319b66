// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "sequence_fixture.h"
#include "tests/plugins/mdx/mdx_document.h"
#include "tests/support/dock_format.h"
#include "tests/support/test_program.h"
#include "tests_screenshot.h"
#include "widgets/sequences/sequence_panel.h"

#include <QAction>
#include <QLabel>
#include <QSignalSpy>
#include <QTest>

namespace tst_sequences {

using namespace sinew;
using namespace sinew::test;

/// What the table shows and which sequence plays; cells that are typed over.
class TestSequences : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useBreezeIcons(); }

    void lists()
    {
        Shown s;
        QCOMPARE(names(s.model()),
                 (QStringList{QStringLiteral("Stand"), QStringLiteral("Walk"), QStringLiteral("Death"),
                              QStringLiteral("Global sequence 0"), QStringLiteral("Global sequence 1")}));
        QCOMPARE(cell(s.model(), 1, Table::StartColumn), QStringLiteral("2000"));
        QCOMPARE(cell(s.model(), 1, Table::EndColumn), QStringLiteral("3000"));
        QCOMPARE(cell(s.model(), 1, Table::LengthColumn), QStringLiteral("1000"));
        QCOMPARE(cell(s.model(), 1, Table::RarityColumn), QStringLiteral("0.25"));
        QCOMPARE(cell(s.model(), 1, Table::MoveSpeedColumn), QStringLiteral("270"));
        QCOMPARE(cell(s.model(), 1, Table::KeysColumn), QStringLiteral("3"));
        QCOMPARE(cell(s.model(), 2, Table::KeysColumn), QStringLiteral("0"));
        QCOMPARE(cell(s.model(), 3, Table::KeysColumn), QStringLiteral("3"));
        QCOMPARE(s.model().index(0, Table::LoopsColumn).data(Qt::CheckStateRole).toInt(), int(Qt::Unchecked));
        QCOMPARE(cell(s.model(), 3, Table::LengthColumn), QStringLiteral("500"));
        QCOMPARE(cell(s.model(), 0, Table::StateColumn), QStringLiteral("Gap of 1000 ms, then “Walk”"));
        QCOMPARE(cell(s.model(), 2, Table::StateColumn), QString());
        QCOMPARE(s.model().strayKeys(), std::size_t(1));
    }

    void tellsOverlaps()
    {
        Shown s;
        s.choose(s.table.keysBox(), int(KeyPolicy::Keep));
        s.type(0, Table::EndColumn, QStringLiteral("2000"));
        QCOMPARE(cell(s.model(), 0, Table::StateColumn), QStringLiteral("Overlaps “Walk”"));
        QCOMPARE(cell(s.model(), 1, Table::StateColumn), QStringLiteral("Overlaps “Stand”"));
        QVERIFY(!s.model().index(0, Table::StateColumn).data(Qt::DecorationRole).value<QIcon>().isNull());
        s.type(0, Table::EndColumn, QStringLiteral("4500"));
        QCOMPARE(cell(s.model(), 0, Table::StateColumn), QStringLiteral("Overlaps 2 sequences, among them “Walk”"));
        s.type(0, Table::EndColumn, QStringLiteral("0"));
        QCOMPARE(cell(s.model(), 0, Table::StateColumn), QStringLiteral("Has no length"));
        // Reversed intervals in a file are shown, and can be fixed.
        QVERIFY(test::setText(*s.document, "sequences[0].start", "700").isEmpty());
        QCOMPARE(cell(s.model(), 0, Table::StateColumn), QStringLiteral("Ends before it starts"));
        s.type(0, Table::EndColumn, QStringLiteral("900"));
        QCOMPARE(cell(s.model(), 0, Table::StateColumn), QStringLiteral("Gap of 1100 ms, then “Walk”"));
    }

    void rowsChooseSequences()
    {
        Shown s;
        s.click(1);
        QCOMPARE(s.document->playback().sequence(), s.sequence(1));
        QCOMPARE(s.document->playback().start(), 2000.0);
        QCOMPARE(s.document->selection().nodes(), std::vector<NodeId>{s.sequence(1)});
        s.press(Qt::Key_Down);
        QCOMPARE(s.document->playback().sequence(), s.sequence(2));
        s.press(Qt::Key_Up, Qt::ShiftModifier);
        QCOMPARE(s.document->selection().nodes().size(), std::size_t(2));
        // A global sequence is selected, but what plays goes on.
        s.click(3);
        QCOMPARE(s.document->selection().current(), mdxOf(*s.document).data.globalSequences.ids[0]);
        QVERIFY(s.document->playback().sequence() != NoNode);
        // And the other way round.
        s.document->selection().select(s.sequence(0));
        QCOMPARE(s.table.selectedSequences(), std::vector<NodeId>{s.sequence(0)});
        s.document->selection().select(mdxOf(*s.document).data.bones.ids[0]);
        QCOMPARE(s.table.selectedSequences(), std::vector<NodeId>{s.sequence(0)});
        s.document->playback().setSequence(s.sequence(2), 4000, 5000);
        QCOMPARE(s.table.selectedSequences(), std::vector<NodeId>{s.sequence(2)});
        QCOMPARE(s.document->selection().current(), mdxOf(*s.document).data.bones.ids[0]); // following is not choosing
        QCOMPARE(s.document->historyCount(), 0);
    }

    void cells_data()
    {
        QTest::addColumn<int>("row");
        QTest::addColumn<int>("column");
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("keys");
        QTest::addColumn<QList<int>>("interval"); // of Walk
        QTest::addColumn<QList<int>>("times");    // of the root's keys
        using L = QList<int>;
        const L before{0, 500, 1000, 2000, 2400, 3000, 3500};
        QTest::newRow("start moves") << 1 << int(Table::StartColumn) << "2100" << int(KeyPolicy::Shift) << L{2100, 3100}
                                     << L{0, 500, 1000, 2100, 2500, 3100, 3500};
        QTest::newRow("relative") << 1 << int(Table::StartColumn) << "-=500" << int(KeyPolicy::Shift) << L{1500, 2500}
                                  << L{0, 500, 1000, 1500, 1900, 2500, 3500};
        QTest::newRow("end alone") << 1 << int(Table::EndColumn) << "2500" << int(KeyPolicy::Shift) << L{2000, 2500}
                                   << before;
        QTest::newRow("length stretches") << 1 << int(Table::LengthColumn) << "*0.5" << int(KeyPolicy::Stretch)
                                          << L{2000, 2500} << L{0, 500, 1000, 2000, 2200, 2500, 3500};
        QTest::newRow("start stretches") << 1 << int(Table::StartColumn) << "1500" << int(KeyPolicy::Stretch)
                                         << L{1500, 3000} << L{0, 500, 1000, 1500, 2100, 3000, 3500};
        QTest::newRow("trim") << 1 << int(Table::EndColumn) << "2400" << int(KeyPolicy::Trim) << L{2000, 2400}
                              << L{0, 500, 1000, 2000, 2400, 3500};
        QTest::newRow("keys stay") << 1 << int(Table::StartColumn) << "2300" << int(KeyPolicy::Keep) << L{2300, 3000}
                                   << before;
    }
    void cells()
    {
        QFETCH(int, row);
        QFETCH(int, column);
        QFETCH(QString, text);
        QFETCH(int, keys);
        Shown s;
        const QByteArray original = saved(*s.document);
        s.choose(s.table.keysBox(), keys);
        s.type(row, column, text);
        QCOMPARE(s.notices.size(), 0);
        QCOMPARE(s.document->historyCount(), 1);
        const mdx::Sequence &walk = mdxOf(*s.document).data.sequences[1];
        QTEST((QList<int>{walk.start, walk.end}), "interval");
        QTEST(rootKeys(*s.document), "times");
        QCOMPARE(s.document->playback().sequence(), s.sequence(1));
        s.document->undo();
        QCOMPARE(saved(*s.document), original);
    }

    void otherCells()
    {
        Shown s;
        s.type(1, Table::NameColumn, QStringLiteral("Walk Fast"));
        QCOMPARE(names(s.model())[1], QStringLiteral("Walk Fast"));
        s.type(1, Table::RarityColumn, QStringLiteral("1/2"));
        QCOMPARE(mdxOf(*s.document).data.sequences[1].rarity, 0.5f);
        s.type(1, Table::MoveSpeedColumn, QStringLiteral("+=30"));
        QCOMPARE(mdxOf(*s.document).data.sequences[1].moveSpeed, 300.0f);
        s.type(4, Table::LengthColumn, QStringLiteral("2000"));
        QCOMPARE(mdxOf(*s.document).data.globalSequences[1].duration, 2000u);
        QCOMPARE(s.document->historyCount(), 4);
        QVERIFY(s.model().setData(s.model().index(1, Table::LoopsColumn), Qt::Checked, Qt::CheckStateRole));
        QCOMPARE(mdxOf(*s.document).data.sequences[1].flags, 0u);
        s.click(1);
        s.press(Qt::Key_R, Qt::ControlModifier);
        QCOMPARE(mdxOf(*s.document).data.sequences[1].flags, 1u);
        QCOMPARE(s.notices.size(), 0);
        s.type(1, Table::RarityColumn, QStringLiteral("often"));
        QCOMPARE(s.notices.size(), 1);
        s.type(1, Table::NameColumn, QString(100, QLatin1Char('n')));
        QCOMPARE(s.notices.size(), 2);
        s.type(4, Table::LengthColumn, QStringLiteral("-5"));
        QCOMPARE(s.notices.size(), 3);
        QCOMPARE(s.document->historyCount(), 6);
        QVERIFY(!(s.model().flags(s.model().index(3, Table::StartColumn)) & Qt::ItemIsEditable));
        QVERIFY(!(s.model().flags(s.model().index(0, Table::KeysColumn)) & Qt::ItemIsEditable));
    }

    void refusalsOfferOtherWays()
    {
        Shown s;
        s.choose(s.table.keysBox(), int(KeyPolicy::Stretch));
        s.type(1, Table::EndColumn, QStringLiteral("4000"));
        QCOMPARE(s.notices.size(), 1);
        QVERIFY2(s.notice(0).text.contains(QStringLiteral("“Death” occupies that time (4,000 to 5,000)")),
                 qPrintable(s.notice(0).text));
        QCOMPARE(s.notice(0).steps.size(), std::size_t(2));
        QCOMPARE(s.document->historyCount(), 0);
        s.notice(0).steps[0].action(); // push
        QCOMPARE(mdxOf(*s.document).data.sequences[2].start, 5000);
        QCOMPARE(rootKeys(*s.document), (QList<int>{0, 500, 1000, 2000, 2800, 4000, 4500}));
        s.document->undo();
        s.notice(0).steps[1].action(); // replace
        QCOMPARE(mdxOf(*s.document).data.sequences[2].start, 4000);
        QCOMPARE(rootKeys(*s.document), (QList<int>{0, 500, 1000, 2000, 2800, 4000}));
        s.document->undo();
        // An end before the start offers no other way.
        s.type(1, Table::EndColumn, QStringLiteral("1000"));
        QCOMPARE(s.notices.size(), 2);
        QVERIFY(s.notice(1).steps.empty());
        s.choose(s.table.overlapBox(), int(OverlapPolicy::Push));
        s.type(1, Table::EndColumn, QStringLiteral("4000"));
        QCOMPARE(s.notices.size(), 2);
        QCOMPARE(mdxOf(*s.document).data.sequences[2].end, 6000);
    }

    void searchHidesTheOthers()
    {
        Shown s;
        const auto shown = [&] {
            QStringList all;
            for (int row = 0; row < s.model().rowCount(); ++row)
                if (!s.table.view()->isRowHidden(row))
                    all << cell(s.model(), row, Table::NameColumn);
            return all;
        };
        const QStringList before = shown();
        s.table.filterEdit()->setText(QStringLiteral("al"));
        QVERIFY(shown().contains(QStringLiteral("Walk")));
        QVERIFY(!shown().contains(QStringLiteral("Stand")));
        const auto *hint = s.table.view()->viewport()->findChild<QLabel *>();
        QVERIFY(hint && hint->text().isEmpty());
        s.table.filterEdit()->setText(QStringLiteral("nowhere"));
        QVERIFY(shown().isEmpty());
        QVERIFY2(hint->text().contains(QStringLiteral("nowhere")), qPrintable(hint->text()));
        QTest::keyClick(s.table.filterEdit(), Qt::Key_Escape);
        QCOMPARE(shown(), before);
        QVERIFY(hint->text().isEmpty());
        QCOMPARE(s.table.keysBox()->accessibleName(), QStringLiteral("When a sequence's times change"));
    }

    void optionsAreRemembered()
    {
        Shown s;
        QSignalSpy changed(&s.table, &SequencePanel::optionsChanged);
        s.choose(s.table.keysBox(), int(KeyPolicy::Trim));
        s.choose(s.table.overlapBox(), int(OverlapPolicy::Replace));
        QCOMPARE(changed.size(), 2);
        SequencePanel other;
        other.setOptions(s.table.options());
        QCOMPARE(other.keysBox()->currentData().toInt(), int(KeyPolicy::Trim));
        QCOMPARE(other.overlapBox()->currentData().toInt(), int(OverlapPolicy::Replace));
    }

    void whatIsChosenElsewherePlays()
    {
        Shown s;
        s.document->selection().select(s.sequence(2));
        QCOMPARE(s.document->playback().sequence(), s.sequence(2));
        s.click(1);
        const NodeId walk = s.sequence(1);
        s.press(Qt::Key_Delete);
        QCOMPARE(s.document->playback().sequence(), s.sequence(1)); // Death
        s.document->undo();
        QCOMPARE(s.table.selectedSequences(), std::vector<NodeId>{walk});
        QCOMPARE(s.document->playback().sequence(), walk);
        // A step elsewhere does not bring the selected one back to the front.
        s.document->playback().setSequence(s.sequence(0), 0, 1000);
        QVERIFY(s.model().setData(s.model().index(0, Table::NameColumn), QStringLiteral("Idle")));
        QCOMPARE(s.document->playback().sequence(), s.sequence(0));
    }

    void aStepSettlesWhatWasRefused()
    {
        Shown s;
        QSignalSpy settled(&s.table, &SequencePanel::settled);
        s.type(1, Table::EndColumn, QStringLiteral("1000"));
        QCOMPARE(s.notices.size(), 1);
        QCOMPARE(settled.size(), 0);
        s.type(1, Table::EndColumn, QStringLiteral("3100"));
        QCOMPARE(settled.size(), 1);
        QCOMPARE(settled.at(0).at(1).toString(), s.notice(0).topic);
    }

    void formatsThatCanNotEdit()
    {
        Shown s(sampleDocument());
        QVERIFY(s.table.isShowingContent());
        QCOMPARE(names(s.model()).mid(0, 2), (QStringList{QStringLiteral("Stand"), QStringLiteral("Walk")}));
        QVERIFY(!s.table.action("new")->isEnabled());
        QVERIFY(!(s.model().flags(s.model().index(0, 0)) & Qt::ItemIsEditable));
        s.click(1);
        QCOMPARE(s.document->playback().start(), 2000.0);
        s.table.setDocument(nullptr);
        QVERIFY(!s.table.isShowingContent());
        QCOMPARE(s.model().rowCount(), 0);
    }

    void documentsComeAndGo()
    {
        Shown s;
        auto other = threeSequences();
        s.table.setDocument(other.get());
        other.reset();
        QCOMPARE(s.model().rowCount(), 0);
        QVERIFY(!s.table.isShowingContent());
        s.table.setDocument(s.document.get());
        QCOMPARE(s.model().rowCount(), 5);
    }

    /// What was chosen in one model is not played in the next.
    void chosenBeforeTheOtherModel()
    {
        Shown s;
        MdxFile f;
        for (quint32 i = 0; i < 20; ++i)
            f.sequences.append(sequence("Other", 1000 * i, 1000 * i + 500));
        const auto other = open(f.bytes());
        const NodeId playing = other->playback().sequence();
        const NodeId bone = mdxOf(*s.document).data.bones.ids[0];
        s.document->selection().select(bone);
        s.table.setDocument(other.get());
        QVERIFY(s.model().rowOf(bone) >= 0); // the number of a sequence here
        QVERIFY(playing != bone);
        QCOMPARE(other->playback().sequence(), playing);
        s.table.setDocument(s.document.get());
    }

    void followsTheme()
    {
        Shown s;
        s.choose(s.table.keysBox(), int(KeyPolicy::Keep));
        s.type(0, Table::EndColumn, QStringLiteral("2500"));
        s.click(1);
        checkThemes(s.table, "sequences");
    }
};

SINEW_TEST(tst_sequences, TestSequences)

} // namespace tst_sequences
#include "tst_sequences.moc"
