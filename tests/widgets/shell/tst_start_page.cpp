// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "tests/support/paths.h"
#include "tests/support/test_program.h"
#include "tests/widgets/tests_screenshot.h"
#include "widgets/shell/start_page.h"

#include <QDropEvent>
#include <QListWidget>
#include <QMimeData>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>
#include <QUrl>

namespace tst_start_page {

using namespace sinew;

class TestStartPage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useBreezeIcons(); }

    void opens()
    {
        StartPage page;
        QSignalSpy open(&page, &StartPage::openRequested), files(&page, &StartPage::fileRequested);
        QVERIFY(page.recentList()->isHidden());
        const QString here = test::sourcePath("LICENSE");
        page.setRecentFiles({here, QStringLiteral("/nowhere/gone.mdx")});
        page.resize(800, 500);
        page.show();
        QVERIFY(QTest::qWaitForWindowExposed(&page));
        QTest::mouseClick(page.openButton(), Qt::LeftButton);
        QCOMPARE(open.size(), 1);
        const auto center = [&](int row) {
            return page.recentList()->visualItemRect(page.recentList()->item(row)).center();
        };
        QTest::mouseClick(page.recentList()->viewport(), Qt::LeftButton, {}, center(0));
        QCOMPARE(files.size(), 1);
        QCOMPARE(files.first().first().toString(), here);
        QTest::mouseClick(page.recentList()->viewport(), Qt::LeftButton, {}, center(1));
        QCOMPARE(files.size(), 1);
        QTest::keyClick(page.recentList(), Qt::Key_Return);
        QCOMPARE(files.size(), 2);
    }

    void showsSamples()
    {
        StartPage page;
        const QString here = test::sourcePath("LICENSE"), other = test::sourcePath("README.md");
        page.setSamples({{QStringLiteral("Knight"), here}, {QStringLiteral("Spell"), other}});
        page.setRecentFiles({other});
        QCOMPARE(page.paths(), (QStringList{here, other, other}));
        QPixmap red(8, 8);
        red.fill(Qt::red);
        page.setPicture(other, red);
        for (const QListWidgetItem *item : {page.sampleList()->item(1), page.recentList()->item(0)})
            QCOMPARE(item->icon().pixmap(8, 8).toImage().pixelColor(4, 4), QColor(Qt::red));
        QSignalSpy samples(&page, &StartPage::sampleRequested), files(&page, &StartPage::fileRequested),
            closed(&page, &StartPage::hintsClosed);
        page.sampleList()->setCurrentRow(0);
        QTest::keyClick(page.sampleList(), Qt::Key_Return);
        QCOMPARE(samples.size(), 1); // not as a file: it is opened as a copy
        QCOMPARE(files.size(), 0);
        page.hints()->findChild<QToolButton *>()->click();
        QVERIFY(page.hints()->isHidden());
        QCOMPARE(closed.size(), 1);
    }

    /// All samples are in sight, in one row where there is room; arrows and Enter open one.
    void fitsItsSamples_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("between docks at 1280 x 800") << QSize(600, 600);
        QTest::newRow("narrow") << QSize(300, 600);
        QTest::newRow("wide") << QSize(1400, 800);
    }
    void fitsItsSamples()
    {
        QFETCH(const QSize, size);
        StartPage page;
        QList<StartPage::Entry> samples;
        for (const char *name : {"Knight", "Spell", "Building", "Creature", "Machine"})
            samples.append({QString::fromLatin1(name), test::sourcePath("LICENSE")});
        page.setSamples(samples);
        page.resize(size);
        page.show();
        QVERIFY(QTest::qWaitForWindowExposed(&page));
        QListWidget *list = page.sampleList();
        const QRect first = list->visualItemRect(list->item(0));
        for (int row = 0; row < 5; ++row) {
            const QRect card = list->visualItemRect(list->item(row));
            QVERIFY2(list->viewport()->rect().contains(card), qPrintable(QString::number(row)));
            if (size.width() >= 600)
                QCOMPARE(card.top(), first.top());
        }
        page.activateWindow();
        list->setFocus(Qt::TabFocusReason);
        QTRY_COMPARE(list->currentRow(), 0);
        QTest::keyClick(list, Qt::Key_Right);
        QCOMPARE(list->currentRow(), 1);
        QSignalSpy opened(&page, &StartPage::sampleRequested);
        QTest::keyClick(list, Qt::Key_Return);
        QCOMPARE(opened.size(), 1);
    }

    /// Docks can leave little height: the page scrolls, and nothing is squeezed over something else.
    void scrollsInLittleHeight()
    {
        StartPage page;
        QList<StartPage::Entry> samples;
        for (const char *name : {"Knight", "Spell", "Building", "Creature", "Machine"})
            samples.append({QString::fromLatin1(name), test::sourcePath("LICENSE")});
        page.setSamples(samples);
        page.setRecentFiles({test::sourcePath("LICENSE"), test::sourcePath("README.md")});
        page.setHintsShown(true);
        page.resize(620, 220);
        page.show();
        QVERIFY(QTest::qWaitForWindowExposed(&page));
        const QList<QWidget *> parts = {page.openButton(), page.sampleList(), page.recentList(), page.hints()};
        const auto placeOf = [&](const QWidget *part) { return QRect(part->mapTo(&page, QPoint(0, 0)), part->size()); };
        for (const QWidget *part : parts)
            for (const QWidget *other : parts)
                QVERIFY(part == other || !placeOf(part).intersects(placeOf(other)));
        QVERIFY(page.recentList()->viewport()->rect().contains(
            page.recentList()->visualItemRect(page.recentList()->item(1))));
        QVERIFY(page.rect().contains(placeOf(page.openButton())));
        QVERIFY(!page.rect().contains(placeOf(page.hints())));
        auto *bar = page.findChild<QScrollArea *>()->verticalScrollBar();
        bar->setValue(bar->maximum());
        QVERIFY(page.rect().contains(placeOf(page.hints())));
    }

    /// After Tab only the list that has the focus shows where it is.
    void oneListIsHighlighted()
    {
        StartPage page;
        const QString here = test::sourcePath("LICENSE");
        page.setSamples({{QStringLiteral("Knight"), here}, {QStringLiteral("Spell"), here}});
        page.setRecentFiles({here});
        page.resize(800, 600);
        page.show();
        page.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&page));
        page.sampleList()->setFocus(Qt::TabFocusReason);
        QTest::keyClick(page.sampleList(), Qt::Key_Right);
        page.recentList()->setFocus(Qt::TabFocusReason);
        QCOMPARE(page.recentList()->selectedItems().size(), 1);
        QCOMPARE(page.sampleList()->selectedItems().size(), 0);
        page.sampleList()->setFocus(Qt::BacktabFocusReason);
        QCOMPARE(page.recentList()->selectedItems().size(), 0);
        QCOMPARE(page.sampleList()->currentRow(), 1);
        QVERIFY(page.sampleList()->item(1)->isSelected());
    }

    void takesDrops()
    {
        StartPage page;
        page.resize(400, 300);
        QSignalSpy files(&page, &StartPage::fileRequested);
        QMimeData data;
        data.setUrls(
            {QUrl::fromLocalFile(QStringLiteral("/a/b.mdx")), QUrl(QStringLiteral("https://example.org/c.mdx"))});
        QDragEnterEvent enter(QPoint(10, 10), Qt::CopyAction, &data, Qt::LeftButton, {});
        QCoreApplication::sendEvent(&page, &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop(QPointF(10, 10), Qt::CopyAction, &data, Qt::LeftButton, {});
        QCoreApplication::sendEvent(&page, &drop);
        QCOMPARE(files.size(), 1);
        QCOMPARE(files.first().first().toString(), QStringLiteral("/a/b.mdx"));
    }

    void followsTheme()
    {
        StartPage page;
        page.setRecentFiles({test::sourcePath("LICENSE"), QStringLiteral("/home/you/models/Footman.mdx")});
        page.setSamples({{QStringLiteral("Knight"), test::sourcePath("CMakeLists.txt")}});
        page.resize(860, 420);
        checkThemes(page, "start_page");
    }
};

SINEW_TEST(tst_start_page, TestStartPage)

} // namespace tst_start_page
#include "tst_start_page.moc"
