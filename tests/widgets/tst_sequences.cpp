// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "../plugins/mdx_bytes.h"
#include "../plugins/mdx_document.h"
#include "sample_format.h"
#include "tests/support/test_program.h"
#include "tests_screenshot.h"
#include "widgets/sequences/sequence_panel.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QComboBox>
#include <QHeaderView>
#include <QLineEdit>
#include <QMenu>
#include <QMimeData>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>

namespace tst_sequences {

using namespace sinew;
using sinew::test::mdxOf;
using sinew::test::saved;

namespace {

using Table = SequenceModel;

/// Stand 0–1000, Walk 2000–3000, Death 4000–5000, global sequences of 500 and 1500 ms. The root bone moves at 0, 500,
/// 1000, 2000, 2400, 3000; nobody reads its key at 3500; the tail turns on the first global sequence.
std::unique_ptr<Document> threeSequences()
{
    test::MdxFile f;
    f.sequences = {test::sequence("Stand", 0, 1000), test::sequence("Walk", 2000, 3000),
                   test::sequence("Death", 4000, 5000)};
    f.globals = {test::Out().u32({500}).bytes, test::Out().u32({1500}).bytes};
    f.bones = {test::bone("Root", 0, -1, test::track("KGTR", 1, -1, {0, 500, 1000, 2000, 2400, 3000, 3500}, 3)),
               test::bone("Tail", 1, 0, test::track("KGRT", 1, 0, {0, 250, 500}, 4))};
    f.pivots = {test::pivot(0), test::pivot(1)};
    return test::open(f.bytes());
}

QStringList names(const QAbstractItemModel &model)
{
    QStringList all;
    for (int row = 0; row < model.rowCount(); ++row)
        all << model.index(row, Table::NameColumn).data().toString();
    return all;
}

QString cell(const QAbstractItemModel &model, int row, int column)
{
    return model.index(row, column).data().toString();
}

QList<int> rootKeys(const Document &document)
{
    const auto times = mdxOf(document).data.bones[0].node.translation.times();
    return QList<int>(times.begin(), times.end());
}

/// A table in a window, with its document and what it says.
struct Shown
{
    std::unique_ptr<Document> document;
    SequencePanel table;
    QAbstractItemModelTester tester{table.model()};
    QSignalSpy notices{&table, &SequencePanel::notice};

    explicit Shown(std::unique_ptr<Document> shown = threeSequences()) : document(std::move(shown))
    {
        table.resize(1200, 320);
        table.setDocument(document.get());
        table.show();
        table.activateWindow();
        [[maybe_unused]] const bool active = QTest::qWaitForWindowActive(&table);
        table.view()->setFocus();
    }
    ~Shown() { table.setDocument(nullptr); }

    Table &model() { return *table.model(); }
    void click(int row, int column = 0, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::mouseClick(table.view()->viewport(), Qt::LeftButton, modifiers,
                          table.view()->visualRect(model().index(row, column)).center());
    }
    /// Double-clicks a cell and types over it.
    void type(int row, int column, const QString &text)
    {
        const QPoint at = table.view()->visualRect(model().index(row, column)).center();
        QTest::mouseClick(table.view()->viewport(), Qt::LeftButton, {}, at);
        QTest::mouseDClick(table.view()->viewport(), Qt::LeftButton, {}, at);
        auto *edit = table.view()->viewport()->findChild<QLineEdit *>();
        QVERIFY(edit);
        edit->selectAll();
        QTest::keyClicks(edit, text);
        QTest::keyClick(edit, Qt::Key_Return);
        QCoreApplication::processEvents();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
    void press(int key, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(table.view(), Qt::Key(key), modifiers);
    }
    void choose(QComboBox *box, int value)
    {
        box->setCurrentIndex(box->findData(value));
        Q_EMIT box->activated(box->currentIndex());
    }
    Notice notice(qsizetype i) { return notices.at(i).at(0).value<Notice>(); }
    NodeId sequence(std::size_t row) const { return mdxOf(*document).data.sequences.ids[row]; }
};

} // namespace

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
        // What a file has backwards is shown, and can be put right.
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
        QCOMPARE(s.document->selection().current(), mdxOf(*s.document).data.bones.ids[0]); // following is no choosing
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
        s.press(Qt::Key_L, Qt::ControlModifier);
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
        QVERIFY2(s.notice(0).text.contains(QStringLiteral("“Death” occupies that time (4000 to 5000)")),
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
        // An end before the start has no other way.
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
        s.table.filterEdit()->clear();
        QCOMPARE(shown(), before);
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
        QCOMPARE(rootKeys(*s.document), (QList<int>{999, 1499, 1999, 2999, 3399, 3999})); // over the key of nobody
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
        drop(0, 5); // among the global ones: behind the last of its own
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
        // What a drag of the pointer starts with and ends as; the platform's own drag loop can't be driven from here.
        QVERIFY(s.table.view()->dragEnabled() && s.table.view()->acceptDrops() && s.table.view()->showDropIndicator());
        QVERIFY(s.model().flags(s.model().index(0, 0)) & Qt::ItemIsDragEnabled);
        QVERIFY(!(s.model().flags(s.model().index(0, 0)) & Qt::ItemIsDropEnabled)); // between rows, not onto them
        QVERIFY(s.model().flags({}) & Qt::ItemIsDropEnabled);
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
