// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "tests/support/test_program.h"
#include "widgets/shared/progress_item.h"

#include <QProgressBar>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

namespace tst_progress_item {

using namespace sinew;

class TestProgressItem : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void waitsAndCancels()
    {
        QWidget window;
        auto *progress = new ProgressItem(&window);
        window.show();
        QSignalSpy cancelled(progress, &ProgressItem::cancelRequested);
        progress->begin(QStringLiteral("Reading …"));
        QVERIFY(progress->isHidden());
        progress->finish();
        QTest::qWait(ProgressItem::delay + 100);
        QVERIFY(progress->isHidden()); // quick work is never shown
        progress->begin(QStringLiteral("Reading …"));
        QTRY_VERIFY(!progress->isHidden());
        progress->setProgress(0.5);
        QCOMPARE(progress->bar()->value() * 2, progress->bar()->maximum());
        QTest::mouseClick(progress->cancelButton(), Qt::LeftButton);
        QCOMPARE(cancelled.size(), 1);
        QVERIFY(progress->isCancelled());
        QVERIFY(!progress->cancelButton()->isEnabled());
        progress->finish();
        QVERIFY(progress->isHidden());
    }
};

SINEW_TEST(tst_progress_item, TestProgressItem)

} // namespace tst_progress_item
#include "tst_progress_item.moc"
