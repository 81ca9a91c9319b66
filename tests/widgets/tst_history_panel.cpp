// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "tests/support/dock_format.h"
#include "tests/support/test_program.h"
#include "tests_screenshot.h"
#include "widgets/history/history_panel.h"
#include "widgets/objects/object_edits.h"

#include <QAbstractItemModelTester>
#include <QListView>
#include <QTest>

namespace tst_history_panel {

using namespace sinew;

class TestHistoryPanel : public QObject
{
    Q_OBJECT

    static void rename(Document &document, const char *name)
    {
        QVERIFY(ObjectEdits(document).rename(sampleRoot(document).bones.ids[0], QLatin1String(name)));
    }
    static QString text(const HistoryPanel &history, int row)
    {
        return history.view()->model()->index(row, 0).data().toString();
    }

private Q_SLOTS:
    void initTestCase() { useBreezeIcons(); }

    void listsStepsAndGoesThere()
    {
        const auto document = sampleDocument();
        HistoryPanel history;
        QAbstractItemModelTester tester(history.view()->model(),
                                        QAbstractItemModelTester::FailureReportingMode::QtTest);
        history.setDocument(document.get());
        history.resize(240, 200);
        history.show();
        QVERIFY(QTest::qWaitForWindowExposed(&history));
        rename(*document, "A");
        rename(*document, "B");
        rename(*document, "C");
        QAbstractItemModel *model = history.view()->model();
        QCOMPARE(model->rowCount(), 4);
        QCOMPARE(text(history, 2), document->historyText(1));
        QCOMPARE(history.view()->currentIndex().row(), 3);
        QTest::mouseClick(history.view()->viewport(), Qt::LeftButton, {},
                          history.view()->visualRect(model->index(1, 0)).center());
        QCOMPARE(document->historyIndex(), 1);
        QCOMPARE(sampleRoot(*document).bones[0].node.name.view(), std::string_view("A"));
        QCOMPARE(history.view()->currentIndex().row(), 1);
        QTest::mouseClick(history.view()->viewport(), Qt::LeftButton, {},
                          history.view()->visualRect(model->index(3, 0)).center());
        QCOMPARE(sampleRoot(*document).bones[0].node.name.view(), std::string_view("C"));
        QTest::mouseClick(history.view()->viewport(), Qt::LeftButton, {},
                          history.view()->visualRect(model->index(0, 0)).center());
        QCOMPARE(sampleRoot(*document).bones[0].node.name.view(), std::string_view("Root"));
        // A new edit drops the undone ones.
        rename(*document, "D");
        QCOMPARE(model->rowCount(), 2);
        history.setDocument(nullptr);
        QCOMPARE(model->rowCount(), 0);
        QVERIFY(!history.isShowingContent());
    }

    void showsTheSavedState()
    {
        const auto document = sampleDocument();
        HistoryPanel history;
        history.setDocument(document.get());
        QAbstractItemModel *model = history.view()->model();
        const auto isClean = [&](int row) {
            return model->index(row, 0).data(Qt::AccessibleTextRole).toString().contains(QStringLiteral("saved"));
        };
        QVERIFY(isClean(0));
        rename(*document, "A");
        QVERIFY(isClean(0) && !isClean(1));
        document->setClean();
        QVERIFY(!isClean(0) && isClean(1));
    }

    void forgottenStepsAreGrey()
    {
        const auto document = sampleDocument();
        HistoryPanel history;
        QAbstractItemModelTester tester(history.view()->model(),
                                        QAbstractItemModelTester::FailureReportingMode::QtTest);
        history.setDocument(document.get());
        history.resize(240, 200);
        history.show();
        QVERIFY(QTest::qWaitForWindowExposed(&history));
        document->setHistoryLimit(1);
        rename(*document, "A");
        rename(*document, "B");
        rename(*document, "C");
        QAbstractItemModel *model = history.view()->model();
        const auto enabled = [&](int row) { return bool(model->index(row, 0).flags() & Qt::ItemIsEnabled); };
        // Only the newest step is kept.
        QVERIFY(!enabled(0) && !enabled(1) && enabled(2) && enabled(3));
        QVERIFY(!model->index(0, 0).data(Qt::ToolTipRole).toString().isEmpty());
        QTest::mouseClick(history.view()->viewport(), Qt::LeftButton, {},
                          history.view()->visualRect(model->index(0, 0)).center());
        QCOMPARE(document->historyIndex(), 3);
        checkThemes(history, "history");
    }
};

SINEW_TEST(tst_history_panel, TestHistoryPanel)

} // namespace tst_history_panel
#include "tst_history_panel.moc"
