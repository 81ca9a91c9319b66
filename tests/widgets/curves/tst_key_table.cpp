// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/curves/keys/key_insert.h"
#include "curve_fixture.h"
#include "tests/support/test_program.h"
#include "tests/widgets/tests_screenshot.h"
#include "widgets/curves/keys/key_table.h"
#include "widgets/curves/keys/key_table_model.h"

#include <QAbstractItemModelTester>
#include <QClipboard>
#include <QGuiApplication>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTableView>
#include <QToolButton>

namespace tst_key_table {

using namespace sinew;

class TestKeyTable : public QObject
{
    Q_OBJECT

    std::unique_ptr<CurveFixture> m_fixture;
    std::unique_ptr<KeyTable> m_table;

    CurveFixture &f() { return *m_fixture; }
    KeyTableModel &model() { return *m_table->model(); }
    QString cell(int row, int column) { return model().index(row, column).data().toString(); }
    QStringList titles()
    {
        QStringList titles;
        for (int column = 0; column < model().columnCount(); ++column)
            titles << model().headerData(column, Qt::Horizontal).toString();
        return titles;
    }
    void selectCells(int top, int left, int bottom, int right)
    {
        m_table->view()->selectionModel()->select(
            QItemSelection(model().index(top, left), model().index(bottom, right)),
            QItemSelectionModel::ClearAndSelect);
    }

private Q_SLOTS:
    void initTestCase() { useBreezeIcons(); }
    void init()
    {
        m_fixture = std::make_unique<CurveFixture>();
        m_table = std::make_unique<KeyTable>(*f().session);
        m_table->resize(640, 300);
        m_table->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_table.get()));
        f().session->setActiveTracks({f().translation});
    }
    void cleanup()
    {
        m_table.reset();
        m_fixture.reset();
    }

    void showsTheActiveTracks()
    {
        QAbstractItemModelTester tester(&model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        QCOMPARE(titles(),
                 QStringList({QStringLiteral("Time"), QStringLiteral("x"), QStringLiteral("y"), QStringLiteral("z")}));
        QCOMPARE(model().rowCount(), 3);
        QCOMPARE(cell(1, 0), QStringLiteral("500"));
        QCOMPARE(cell(1, 1), QStringLiteral("10"));
        // Several tracks: their names, and room for the widest.
        f().session->setActiveTracks({f().alpha, f().scaling});
        QCOMPARE(titles().first(), QStringLiteral("Track"));
        QCOMPARE(model().rowCount(), 3);
        QVERIFY(titles().contains(QStringLiteral("Out mode")));
        // Handles as they are stored; a linear track has none.
        const int inX = int(titles().indexOf(QStringLiteral("In x")));
        const bool alphaFirst = f().row(f().alpha) < f().row(f().scaling);
        QCOMPARE(cell(alphaFirst ? 2 : 0, inX), QStringLiteral("1"));
        QCOMPARE(cell(alphaFirst ? 0 : 1, inX), QString());
        f().session->setActiveTracks({});
        QCOMPARE(model().rowCount(), 0);
    }

    void listsTheChosenSequence()
    {
        CurveFixture f;
        KeyTableModel model(*f.session);
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        f.session->setActiveTracks({f.translation});
        QCOMPARE(model.rowCount(), 3);
        f.document->playback().setSequence(f.session->clips()[1]);
        QCOMPARE(model.rowCount(), 0);
        std::vector<CurveEdit> edits = curveEdits(*f.document, std::vector{f.translation});
        insertKey(edits[0], 2500, {});
        QVERIFY(pushEdits(*f.document, edits, QString()));
        QCOMPARE(model.rowCount(), 1);
        QCOMPARE(model.key(0).row, std::size_t(3));
        f.document->undo();
        QCOMPARE(model.rowCount(), 0);
    }

    /// Each edit continues from the angles that are shown, also where the other Euler solution is nearer to 0.
    void anglesThatAreNotTypedStay()
    {
        f().session->setActiveTracks({f().rotation});
        const auto type = [&](int column, const char *text) {
            selectCells(0, column, 0, column);
            m_table->entry()->setText(QLatin1String(text));
            QTest::keyClick(m_table->entry(), Qt::Key_Return);
        };
        const auto shown = [&] { return QStringList{cell(0, 1), cell(0, 2), cell(0, 3)}.join(QLatin1Char(' ')); };
        type(1, "85");
        type(2, "60");
        type(3, "85");
        QCOMPARE(shown(), QStringLiteral("85 60 85"));
        type(1, "+=40");
        type(3, "+=40");
        QCOMPARE(shown(), QStringLiteral("125 60 125"));
        type(2, "+=5");
        QCOMPARE(shown(), QStringLiteral("125 65 125"));
        f().document->undo();
        QCOMPARE(shown(), QStringLiteral("125 60 125"));
        // Another list of tracks leaves the angles as well.
        f().document->trackStates().set(TrackStates::Pinned, f().rotation, true);
        QCOMPARE(shown(), QStringLiteral("125 60 125"));
    }

    void anEmptyTableSaysWhy()
    {
        QCOMPARE(m_table->hint(), QString());
        f().session->setActiveTracks({});
        QCOMPARE(m_table->hint(),
                 QStringLiteral("Select a track in the list, or click a curve, to see its keys here."));
        f().session->setActiveTracks({f().rotation});
        QCOMPARE(m_table->hint(), QString());
    }

    void entries_data()
    {
        QTest::addColumn<int>("column");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("keys");
        QTest::newRow("exact") << 1 << QStringLiteral("3") << QStringLiteral("0:0 500:3 1000:3");
        QTest::newRow("more") << 1 << QStringLiteral("+=5") << QStringLiteral("0:0 500:15 1000:5");
        QTest::newRow("less") << 1 << QStringLiteral("-=5") << QStringLiteral("0:0 500:5 1000:-5");
        QTest::newRow("times") << 1 << QStringLiteral("*2") << QStringLiteral("0:0 500:20 1000:0");
        QTest::newRow("half") << 1 << QStringLiteral("50%") << QStringLiteral("0:0 500:5 1000:0");
        QTest::newRow("expression") << 1 << QStringLiteral("2*(1+1)") << QStringLiteral("0:0 500:4 1000:4");
        QTest::newRow("later") << 0 << QStringLiteral("+=33") << QStringLiteral("0:0 533:10 1033:0");
        QTest::newRow("stretched") << 0 << QStringLiteral("*2") << QStringLiteral("0:0 1000:10 2000:0");
        // Of several at one time the last one stays.
    }
    void entries()
    {
        QFETCH(int, column);
        QFETCH(QString, text);
        QFETCH(QString, keys);
        const QByteArray before = f().bytes();
        selectCells(1, column, 2, column);
        m_table->entry()->setText(text);
        QTest::keyClick(m_table->entry(), Qt::Key_Return);
        QCOMPARE(f().keys(), keys);
        QCOMPARE(f().document->historyCount(), 1);
        f().document->undo();
        QCOMPARE(f().bytes(), before);
    }

    void oneCell()
    {
        QVERIFY(model().setData(model().index(1, 2), QStringLiteral("4.5")));
        QCOMPARE(f().translationKeys().values()[1].y, 4.5f);
        QCOMPARE(f().translationKeys().values()[1].x, 10.f);
        QSignalSpy refused(&model(), &KeyTableModel::refused);
        QVERIFY(!model().setData(model().index(1, 2), QStringLiteral("lots")));
        QVERIFY(!refused.last()[0].toString().isEmpty());
        f().document->trackStates().set(TrackStates::Locked, f().translation, true);
        QVERIFY(!(model().flags(model().index(1, 2)) & Qt::ItemIsEditable));
        QVERIFY(!model().setData(model().index(1, 2), QStringLiteral("4")));
        QCOMPARE(f().document->historyCount(), 1);
    }

    void tangentsAsStored()
    {
        f().session->setActiveTracks({f().scaling});
        const int out = int(titles().indexOf(QStringLiteral("Out y")));
        QVERIFY(model().setData(model().index(0, out), QStringLiteral("2.5")));
        const Curve<Vec3> &curve = f().data().bones[2].node.scaling;
        QCOMPARE(curve.outTangents()[0].y, 2.5f);
        QCOMPARE(curve.inTangents()[0].y, 1.f);
        QCOMPARE(curve.values()[0].y, 1.f);
        const int mode = int(titles().indexOf(QStringLiteral("Out mode")));
        QCOMPARE(cell(0, mode), QStringLiteral("Free"));
        QVERIFY(model().setData(model().index(0, mode), int(HandleMode::Flat)));
        QCOMPARE(cell(0, mode), QStringLiteral("Flat"));
        // A flat bezier handle has the key's own value.
        QCOMPARE(f().data().bones[2].node.scaling.outTangents()[0].y, 1.f);
    }

    void selectionBothWays()
    {
        f().select(f().translation, {1, 2}, keyBit(KeyPart::Value, 0));
        QItemSelectionModel &cells = *m_table->view()->selectionModel();
        QVERIFY(cells.isSelected(model().index(1, 1)) && cells.isSelected(model().index(2, 1)));
        QVERIFY(!cells.isSelected(model().index(0, 1)) && !cells.isSelected(model().index(1, 2)));
        selectCells(0, 2, 1, 3);
        const KeyMarks &marks = f().document->keySelection().marks(f().translation);
        QCOMPARE(int(marks[0].selected), 0x6);
        QCOMPARE(int(marks[1].selected), 0x6);
        QCOMPARE(int(marks[2].selected), 0);
        // Selecting a time selects the whole key.
        selectCells(2, 0, 2, 0);
        QCOMPARE(int(f().document->keySelection().marks(f().translation)[2].selected), 0x7);
        m_table->selectedFirstButton()->setChecked(true);
        QCOMPARE(model().index(0, 0).data(Qt::EditRole).toString(), QStringLiteral("1000"));
        QCOMPARE(cell(1, 0), QStringLiteral("0"));
        m_table->selectedFirstButton()->setChecked(false);
        QCOMPARE(cell(0, 0), QStringLiteral("0"));
    }

    void copyForSpreadsheets()
    {
        selectCells(0, 0, 1, 2);
        m_table->copy();
        QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("0\t0\t0\n500\t10\t0\n"));
    }

    void pasteFromSpreadsheets_data()
    {
        QTest::addColumn<int>("row");
        QTest::addColumn<int>("column");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("keys");
        QTest::newRow("values") << 1 << 1 << QStringLiteral("7\t1\n8\t2\n") << QStringLiteral("0:0 500:7 1000:8");
        QTest::newRow("keys") << 0 << 0 << QStringLiteral("100\t1\t2\t3\r\n500\t4\t5\t6\r\n")
                              << QStringLiteral("0:0 100:1 500:4 1000:0");
        QTest::newRow("titles") << 0 << 0 << QStringLiteral("Time\tx\n200\t9\n")
                                << QStringLiteral("0:0 200:9 500:10 1000:0");
        QTest::newRow("far away") << 0 << 0 << QStringLiteral("1e300\t9\n")
                                  << QStringLiteral("0:0 500:10 1000:0 2147483647:9");
        QTest::newRow("too many") << 2 << 1 << QStringLiteral("1\n2\n") << QStringLiteral("0:0 500:10 1000:0");
        QTest::newRow("words") << 0 << 1 << QStringLiteral("1\nmany\n") << QStringLiteral("0:0 500:10 1000:0");
        QTest::newRow("too wide") << 0 << 3 << QStringLiteral("1\t2\n") << QStringLiteral("0:0 500:10 1000:0");
    }
    void pasteFromSpreadsheets()
    {
        QFETCH(int, row);
        QFETCH(int, column);
        QFETCH(QString, text);
        QFETCH(QString, keys);
        const QByteArray before = f().bytes();
        QSignalSpy refused(m_table.get(), &KeyTable::refused);
        selectCells(row, column, row, column);
        QGuiApplication::clipboard()->setText(text);
        m_table->paste();
        QCOMPARE(f().keys(), keys);
        QCOMPARE(refused.last()[0].toString().isEmpty(), f().document->historyCount() == 1);
        f().document->goTo(0);
        QCOMPARE(f().bytes(), before);
    }

    void hundredThousandRows()
    {
        CurveOptions options = f().session->options();
        options.allSequences = true;
        f().session->setOptions(options);
        Curve<Vec3> dense(Interpolation::Linear, 100000);
        for (int i = 0; i < 100000; ++i)
            dense.editTimes()[std::size_t(i)] = i;
        ChangeSet changes{{Change::Set, f().translation, 0, 0, 0, Value::of(dense)}};
        QVERIFY(f().document->push(std::move(changes), QStringLiteral("dense")));
        QCOMPARE(model().rowCount(), 100000);
        KeyMarks all(100000, KeyMark{7});
        f().document->keySelection().setMarks(f().translation, all);
        QVERIFY(m_table->view()->selectionModel()->isSelected(model().index(99999, 3)));
        selectCells(0, 1, 99999, 1);
        m_table->entry()->setText(QStringLiteral("+=1"));
        QTest::keyClick(m_table->entry(), Qt::Key_Return);
        QCOMPARE(f().translationKeys().values()[99999].x, 1.f);
        QCOMPARE(f().translationKeys().values()[99999].y, 0.f);
    }

    void followsEdits()
    {
        QAbstractItemModelTester tester(&model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        Curve<Vec3> curve = f().translationKeys();
        curve.splice(0, 1, Curve<Vec3>(Interpolation::Linear, 0));
        ChangeSet changes{{Change::Set, f().translation, 0, 0, 0, Value::of(curve)}};
        QVERIFY(f().document->push(std::move(changes), QStringLiteral("fewer")));
        QCOMPARE(model().rowCount(), 2);
        f().document->undo();
        QCOMPARE(model().rowCount(), 3);
        f().session->setDocument(nullptr);
        QCOMPARE(model().rowCount(), 0);
    }

    void followsTheme()
    {
        f().session->setActiveTracks({f().translation, f().scaling});
        f().select(f().translation, {1});
        checkThemes(*m_table, "key_table");
    }
};

SINEW_TEST(tst_key_table, TestKeyTable)

} // namespace tst_key_table
#include "tst_key_table.moc"
