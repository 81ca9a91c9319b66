// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "tests/support/test_program.h"
#include "widgets/layout/fitting_tool_bar.h"
#include "widgets/layout/turning_row.h"
#include "widgets/layout/turning_splitter.h"

#include <QAction>
#include <QLabel>
#include <QPixmap>
#include <QTest>
#include <QToolButton>

namespace tst_dock_shapes {

using namespace sinew;

/// What arranges the content of docks by their shape.
class TestDockShapes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Beside each other in a wide dock, above each other in a tall one; each keeps the user's sizes.
    void splittersTurn()
    {
        TurningSplitter splitter;
        splitter.addWidget(new QLabel);
        splitter.addWidget(new QLabel);
        splitter.setFirstSizes({300, 100}, {100, 300});
        splitter.resize(800, 300);
        splitter.show();
        QVERIFY(QTest::qWaitForWindowExposed(&splitter));
        QCOMPARE(splitter.orientation(), Qt::Horizontal);
        QVERIFY(splitter.sizes().at(0) > 2 * splitter.sizes().at(1));
        splitter.resize(300, 800);
        QCOMPARE(splitter.orientation(), Qt::Vertical);
        QVERIFY(splitter.sizes().at(1) > 2 * splitter.sizes().at(0));
        splitter.setSizes({500, 300});
        splitter.resize(800, 300);
        QVERIFY(splitter.sizes().at(0) > 2 * splitter.sizes().at(1));
        splitter.resize(300, 800);
        QVERIFY(splitter.sizes().at(0) > splitter.sizes().at(1));
    }

    void rowsTurn()
    {
        TurningRow row(60);
        auto *first = new QLabel(QStringLiteral("first")), *second = new QLabel(QStringLiteral("second"));
        row.addGroup(first, 1);
        row.addGroup(second, 1);
        const int limit = 60 * row.fontMetrics().averageCharWidth();
        row.resize(limit + 10, 60);
        row.show();
        QVERIFY(QTest::qWaitForWindowExposed(&row));
        QTRY_COMPARE(first->y(), second->y());
        QVERIFY(first->geometry().right() < second->x());
        row.resize(limit - 10, 60);
        QTRY_COMPARE(first->x(), second->x());
        QVERIFY(first->geometry().bottom() < second->y());
        QVERIFY(row.minimumSizeHint().width() < limit / 2);
    }

    /// Texts go from the last button on, and come back with the room for them.
    void toolBarsDropTextsFirst()
    {
        QPixmap pixmap(16, 16);
        pixmap.fill(Qt::red);
        QWidget dock;
        auto *bar = new FittingToolBar(&dock);
        for (const char *text : {"Replace", "Change paths", "Merge equal", "Remove unused"})
            bar->addAction(QIcon(pixmap), QString::fromLatin1(text));
        QAction *bare = bar->addAction(QStringLiteral("Bare"));
        dock.show();
        QVERIFY(QTest::qWaitForWindowExposed(&dock));
        const auto button = [&](QAction *action) { return qobject_cast<QToolButton *>(bar->widgetForAction(action)); };
        const auto texts = [&] {
            int count = 0;
            for (QAction *action : bar->actions())
                count += button(action)->toolButtonStyle() == Qt::ToolButtonTextBesideIcon;
            return count;
        };
        const QSize whole = bar->sizeHint();
        bar->resize(whole);
        QCOMPARE(texts(), 5);
        bar->resize(whole - QSize(1, 0));
        QCOMPARE(texts(), 4);
        QCOMPARE(button(bar->actions().at(3))->toolButtonStyle(), Qt::ToolButtonIconOnly);
        QCOMPARE(bar->sizeHint(), whole); // it can grow again
        bar->resize(whole.width() / 2, whole.height());
        QVERIFY(texts() < 4);
        for (QAction *action : bar->actions())
            QTRY_VERIFY2(button(action)->isVisible(), qPrintable(action->text()));
        QCOMPARE(button(bare)->toolButtonStyle(), Qt::ToolButtonTextBesideIcon);
        bar->resize(whole);
        QCOMPARE(texts(), 5);
    }
};

SINEW_TEST(tst_dock_shapes, TestDockShapes)

} // namespace tst_dock_shapes
#include "tst_dock_shapes.moc"
