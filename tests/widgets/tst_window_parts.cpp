// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// The small parts of the window: message bar, start page, command palette, progress.

#include "tests/support/paths.h"
#include "tests/support/test_program.h"
#include "tests_screenshot.h"
#include "widgets/shared/progress_item.h"
#include "widgets/shell/command_palette.h"
#include "widgets/shell/message_bar.h"
#include "widgets/shell/start_page.h"

#include <QAction>
#include <QActionGroup>
#include <QDockWidget>
#include <QLineEdit>
#include <QListView>
#include <QListWidget>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QMimeData>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>
#include <QUrl>
#include <QVBoxLayout>

namespace tst_window_parts {

using namespace sinew;

namespace {

/// What the palette lists, from top to bottom.
QStringList rows(CommandPalette &palette, const QString &search = {})
{
    palette.popUp();
    palette.searchBox()->setText(search);
    QStringList texts;
    for (int row = 0; row < palette.list()->model()->rowCount(); ++row)
        texts.append(palette.list()->model()->index(row, 0).data().toString());
    return texts;
}

} // namespace

class TestWindowParts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useBreezeIcons(); }

    void messageOffersSteps()
    {
        MessageBar bar;
        QVERIFY(bar.isHidden());
        int located = 0;
        bool open = true;
        bar.notify({Severity::Warning, QStringLiteral("2 textures are missing."), {{QStringLiteral("Locate …"), [&] {
                                                                                        ++located;
                                                                                        open = bar.hasMessage();
                                                                                    }}}});
        QVERIFY(!bar.isHidden());
        QCOMPARE(bar.text(), QStringLiteral("2 textures are missing."));
        QCOMPARE(bar.actionButtons().size(), 1);
        QTest::mouseClick(bar.actionButtons().front(), Qt::LeftButton);
        QCOMPARE(located, 1);
        QVERIFY(!open); // closed before the step, so that the step's own message stays
        QVERIFY(bar.isHidden());
    }

    void narrowBarPutsButtonsBelow_data()
    {
        QTest::addColumn<int>("characters");
        QTest::addColumn<bool>("below");
        QTest::newRow("wide") << 200 << false;
        QTest::newRow("narrow") << 50 << true;
        QTest::newRow("narrower than the buttons") << 5 << true;
    }

    /// A message in a narrow bar once kept the layout busy for ever.
    void narrowBarPutsButtonsBelow()
    {
        QFETCH(int, characters);
        QFETCH(bool, below);
        QWidget window;
        auto *bar = new MessageBar;
        auto *column = new QVBoxLayout(&window);
        column->addWidget(bar);
        column->addStretch();
        window.resize(window.fontMetrics().averageCharWidth() * characters, 300);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        for (const char *text : {"2 textures are missing.", "The file was changed by another program."})
            bar->notify(
                {Severity::Warning, QString::fromLatin1(text), {{QStringLiteral("Do something about it"), [] {}}}});

        // Counted, since a layout that keeps requesting itself would do so for ever.
        struct Counter : QObject
        {
            int requests = 0;
            bool eventFilter(QObject *, QEvent *event) override
            {
                requests += event->type() == QEvent::LayoutRequest;
                return false;
            }
        } counter;
        bar->installEventFilter(&counter);
        for (int round = 0; round < 100; ++round)
            QCoreApplication::sendPostedEvents();
        QVERIFY2(counter.requests < 20, qPrintable(QString::number(counter.requests)));

        QCOMPARE(bar->actionButtons().size(), 1);
        const QWidget *button = bar->actionButtons().front(), *close = bar->closeButton();
        QVERIFY(button->isVisible());
        const int top = button->mapTo(bar, QPoint()).y(), closeBottom = close->geometry().bottom();
        QCOMPARE(top > closeBottom - close->height() / 4, below);
    }

    void whatAStepTellsStays()
    {
        MessageBar bar;
        const Notice failure{Severity::Error, QStringLiteral("Not saved."), {}};
        Notice first = failure;
        first.steps = {{QStringLiteral("Try again"), [&] { bar.notify(failure); }}};
        bar.notify(first);
        QTest::mouseClick(bar.actionButtons().front(), Qt::LeftButton);
        QCOMPARE(bar.text(), QStringLiteral("Not saved."));
    }

    /// A step that only leads somewhere leaves its message, which goes when it is settled or closed.
    void leadingStepsKeepTheirMessage()
    {
        MessageBar bar;
        QObject document;
        bar.setSubject(&document);
        const QString topic = QStringLiteral("textures");
        int looks = 0;
        bar.notify({Severity::Warning,
                    QStringLiteral("A texture is missing."),
                    {{QStringLiteral("Look"), [&] { ++looks; }, true},
                     {QStringLiteral("Find it"), [&] { bar.withdraw(&document, topic); }, true}},
                    &document,
                    topic});
        for (int i = 1; i <= 2; ++i) {
            QTest::mouseClick(bar.actionButtons()[0], Qt::LeftButton);
            QCOMPARE(looks, i);
            QVERIFY(bar.hasMessageAbout(&document, topic));
        }
        QTest::mouseClick(bar.actionButtons()[1], Qt::LeftButton);
        QVERIFY(!bar.hasMessage());
        bar.notify({Severity::Warning, QStringLiteral("x"), {{QStringLiteral("Forget it"), [] {}}}, &document, topic});
        QTest::mouseClick(bar.actionButtons()[0], Qt::LeftButton);
        QVERIFY(!bar.hasMessage());
    }

    void worseMessagesStayInFront()
    {
        MessageBar bar;
        bar.notify({Severity::Error, QStringLiteral("Could not save.")});
        bar.notify({Severity::Warning, QStringLiteral("A texture is missing.")});
        QCOMPARE(bar.text(), QStringLiteral("Could not save."));
        QTest::mouseClick(bar.closeButton(), Qt::LeftButton);
        QCOMPARE(bar.text(), QStringLiteral("A texture is missing."));
        bar.notify({Severity::Warning, QStringLiteral("Newer.")});
        QCOMPARE(bar.text(), QStringLiteral("Newer."));
        QTest::keyClick(&bar, Qt::Key_Escape);
        QTest::keyClick(&bar, Qt::Key_Escape);
        QVERIFY(!bar.hasMessage());
        QVERIFY(bar.isHidden());
    }

    /// "A compact copy was saved" must not be hidden behind an earlier problem; that comes back.
    void answersComeUpAtOnce()
    {
        MessageBar bar;
        bar.notify({Severity::Warning, QStringLiteral("A texture is missing.")});
        bar.notify({Severity::Info, QStringLiteral("A copy was saved."), {{QStringLiteral("Open"), [] {}}}});
        QCOMPARE(bar.text(), QStringLiteral("A copy was saved."));
        QCOMPARE(bar.count(), 2);
        QTest::mouseClick(bar.closeButton(), Qt::LeftButton);
        QCOMPARE(bar.text(), QStringLiteral("A texture is missing."));
        bar.notify({Severity::Info, QStringLiteral("All textures are used.")});
        bar.notify({Severity::Warning, QStringLiteral("Two are missing.")});
        QCOMPARE(bar.text(), QStringLiteral("Two are missing."));
        QCOMPARE(bar.count(), 2); // the remark asked for nothing
    }

    void failuresAtOnceAreAllReachable()
    {
        MessageBar bar;
        bar.notify({Severity::Error, QStringLiteral("a")});
        QVERIFY(bar.nextButton()->isHidden());
        bar.notify({Severity::Error, QStringLiteral("b")});
        bar.notify({Severity::Warning, QStringLiteral("w")});
        bar.notify({Severity::Error, QStringLiteral("c")});
        bar.notify({Severity::Error, QStringLiteral("a")}); // repeated: not shown twice
        QCOMPARE(bar.count(), 4);
        QStringList seen{bar.text()};
        QVERIFY(!bar.previousButton()->isEnabled());
        while (bar.nextButton()->isEnabled()) {
            QTest::mouseClick(bar.nextButton(), Qt::LeftButton);
            seen << bar.text();
        }
        QCOMPARE(seen,
                 (QStringList{QStringLiteral("a"), QStringLiteral("c"), QStringLiteral("b"), QStringLiteral("w")}));
        QCOMPARE(bar.position(), 3);
        QTest::mouseClick(bar.previousButton(), Qt::LeftButton);
        QTest::mouseClick(bar.closeButton(), Qt::LeftButton);
        QCOMPARE(bar.text(), QStringLiteral("w")); // the one after the closed one
        QCOMPARE(bar.count(), 3);
        QTest::mouseClick(bar.closeAllButton(), Qt::LeftButton);
        QVERIFY(bar.isHidden());
        QCOMPARE(bar.count(), 0);
    }

    void messagesBelongToTheirSubject()
    {
        MessageBar bar;
        auto one = std::make_unique<QObject>();
        QObject two;
        bar.setSubject(one.get());
        bar.notify({Severity::Warning, QStringLiteral("about one"), {}, one.get()});
        bar.notify({Severity::Error, QStringLiteral("about two"), {}, &two});
        QCOMPARE(bar.text(), QStringLiteral("about one"));
        QCOMPARE(bar.count(), 1);
        bar.setSubject(&two);
        QCOMPARE(bar.text(), QStringLiteral("about two"));
        bar.setSubject(nullptr);
        QVERIFY(bar.isHidden());
        bar.notify({Severity::Error, QStringLiteral("the window's")});
        bar.setSubject(one.get());
        QCOMPARE(bar.count(), 2);
        QCOMPARE(bar.text(), QStringLiteral("the window's"));
        QTest::mouseClick(bar.closeButton(), Qt::LeftButton);
        QCOMPARE(bar.text(), QStringLiteral("about one"));
        one.reset();
        QVERIFY(bar.isHidden());
        bar.setSubject(&two);
        QCOMPARE(bar.text(), QStringLiteral("about two"));
    }

    void newsOnATopicReplaceTheOld()
    {
        MessageBar bar;
        QObject document, other;
        const QString topic = QStringLiteral("textures");
        bar.setSubject(&document);
        bar.notify({Severity::Warning, QStringLiteral("1 missing"), {}, &document, topic});
        bar.notify({Severity::Warning, QStringLiteral("not about textures"), {}, &document});
        bar.notify({Severity::Warning, QStringLiteral("2 missing"), {}, &document, topic});
        QCOMPARE(bar.count(), 2);
        QCOMPARE(bar.text(), QStringLiteral("2 missing"));
        QVERIFY(bar.hasMessageAbout(&document, topic));
        bar.withdraw(&other, topic);
        QCOMPARE(bar.count(), 2);
        bar.withdraw(&document, topic);
        QVERIFY(!bar.hasMessageAbout(&document, topic));
        QCOMPARE(bar.text(), QStringLiteral("not about textures"));
    }

    void startPageOpens()
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

    void startPageShowsSamples()
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
    void startPageFitsItsSamples_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("between docks at 1280 x 800") << QSize(600, 600);
        QTest::newRow("narrow") << QSize(300, 600);
        QTest::newRow("wide") << QSize(1400, 800);
    }
    void startPageFitsItsSamples()
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

    void startPageTakesDrops()
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

    void paletteFindsAndRuns()
    {
        QMainWindow window;
        QMenu *file = window.menuBar()->addMenu(QStringLiteral("&File"));
        QAction *save = file->addAction(QStringLiteral("&Save"));
        save->setShortcut(QKeySequence::Save);
        file->addAction(QStringLiteral("Save &as …"));
        QMenu *model = window.menuBar()->addMenu(QStringLiteral("&Model"));
        QAction *disabled = model->addAction(QStringLiteral("Delete material"));
        disabled->setEnabled(false);
        QAction *loose = new QAction(QStringLiteral("Frame && follow"), &window);
        QSignalSpy saved(save, &QAction::triggered), deleted(disabled, &QAction::triggered),
            framed(loose, &QAction::triggered);
        window.resize(600, 400);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        CommandPalette palette(&window);
        palette.popUp();
        QVERIFY(QTest::qWaitForWindowExposed(&palette));
        QCOMPARE(palette.list()->model()->rowCount(), 4);
        QTest::keyClicks(palette.searchBox(), QStringLiteral("save"));
        QCOMPARE(palette.list()->model()->rowCount(), 2);
        QCOMPARE(palette.currentText(), QStringLiteral("File: Save"));
        QTest::keyClick(palette.searchBox(), Qt::Key_Return);
        QTRY_COMPARE(saved.size(), 1);
        QVERIFY(palette.isHidden());
        palette.popUp();
        QTest::keyClicks(palette.searchBox(), QStringLiteral("dm"));
        QCOMPARE(palette.list()->model()->rowCount(), 1);
        QCOMPARE(palette.list()->model()->index(0, 0).data().toString(), QStringLiteral("Model: Delete material"));
        QTest::keyClick(palette.searchBox(), Qt::Key_Return);
        QVERIFY(!palette.isHidden()); // disabled: nothing happens
        palette.searchBox()->setText(QStringLiteral("follow"));
        QCOMPARE(palette.currentText(), QStringLiteral("Frame & follow"));
        QTest::keyClick(palette.searchBox(), Qt::Key_Return);
        QTRY_COMPARE(framed.size(), 1);
        QCOMPARE(deleted.size(), 0);
        palette.popUp();
        checkThemes(palette, "palette");
    }

    void paletteShowsWhatCanBeDoneFirst()
    {
        QMainWindow window;
        QMenu *edit = window.menuBar()->addMenu(QStringLiteral("&Edit"));
        edit->addAction(QStringLiteral("Delete all"))->setEnabled(false);
        edit->addAction(QStringLiteral("Undelete"));
        // A hundred values of a choice are not a hundred actions.
        QMenu *tiles = edit->addMenu(QStringLiteral("Tileset"));
        auto *group = new QActionGroup(tiles);
        for (int i = 0; i < 100; ++i)
            group->addAction(tiles->addAction(QStringLiteral("Tile delete %1").arg(i)));
        auto *dock = new QDockWidget(QStringLiteral("Curves"), &window);
        dock->setWidget(new QWidget);
        dock->widget()->addAction(new QAction(QStringLiteral("Delete keys"), dock->widget()));
        window.show();
        CommandPalette palette(&window);
        palette.popUp();
        QTest::keyClicks(palette.searchBox(), QStringLiteral("delete"));
        const QAbstractItemModel *model = palette.list()->model();
        QStringList found;
        for (int row = 0; row < model->rowCount(); ++row)
            found.append(model->index(row, 0).data().toString());
        QCOMPARE(found, (QStringList{QStringLiteral("Curves: Delete keys"), QStringLiteral("Edit: Undelete"),
                                     QStringLiteral("Edit: Delete all")}));
    }

    /// In the order of the menu bar, whatever was created first, then the docks; each area in one piece.
    void paletteGroupsByArea()
    {
        QMainWindow window;
        auto *dock = new QDockWidget(QStringLiteral("UV"), &window);
        dock->setWidget(new QWidget);
        auto *docks = new QMenu(QStringLiteral("Unwrap"), dock->widget());
        docks->addAction(QStringLiteral("Project"));
        auto *early = new QMenu(QStringLiteral("&Model"), &window);
        QMenu *file = window.menuBar()->addMenu(QStringLiteral("&File"));
        window.menuBar()->addMenu(early);
        early->addAction(QStringLiteral("Merge"));
        early->addMenu(QStringLiteral("&Transform"))->addAction(QStringLiteral("Mo&ve"));
        file->addAction(QStringLiteral("Open"));
        early->addAction(QStringLiteral("Split"));
        window.show();
        CommandPalette palette(&window);
        QCOMPARE(rows(palette).join(u'|'),
                 QStringLiteral("File: Open|Model: Merge|Model: Transform › Move|Model: Split|"
                                "UV: Unwrap › Project"));
    }

    /// Among equals, the last used; disabled ones say why and come last.
    void paletteKnowsWhatWasUsed()
    {
        QMainWindow window;
        QMenu *menu = window.menuBar()->addMenu(QStringLiteral("Edit"));
        for (const char *name : {"Copy", "Copy keys", "Copy path", "Paste a copy"})
            menu->addAction(QString::fromLatin1(name))->setObjectName(QString::fromLatin1(name));
        menu->actions().constFirst()->setEnabled(false);
        window.show();
        CommandPalette palette(&window);
        palette.setReason([](const QAction &) { return QStringLiteral("Select something first"); });
        palette.setRecent({QStringLiteral("Paste a copy"), QStringLiteral("Copy path")});
        QCOMPARE(rows(palette, QStringLiteral("copy")).join(u'|'),
                 QStringLiteral("Edit: Copy path|Edit: Copy keys|Edit: Paste a copy|Edit: Copy"));
        QStringList told;
        for (int role = Qt::UserRole; role < Qt::UserRole + 10; ++role)
            told.append(palette.list()->model()->index(3, 0).data(role).toString());
        QVERIFY(told.contains(QStringLiteral("Select something first")));
    }

    void paletteScores()
    {
        // Letters scattered in a name don't find it.
        QCOMPARE(CommandPalette::score(QStringLiteral("Frame selection"), QStringLiteral("msn")), 0);
        QCOMPARE(CommandPalette::score(QStringLiteral("Undelete"), QStringLiteral("de")), 0);
        // Words in any order, by their beginnings; initials with letters that follow them.
        QVERIFY(CommandPalette::score(QStringLiteral("Edit: Select all"), QStringLiteral("all sel")) > 0);
        QVERIFY(CommandPalette::score(QStringLiteral("Delete material"), QStringLiteral("demat")) > 0);
        QVERIFY(CommandPalette::score(QStringLiteral("Edit: Delete"), QStringLiteral("delete")) >
                CommandPalette::score(QStringLiteral("Edit: Undelete"), QStringLiteral("delete")));
        QVERIFY(CommandPalette::score(QStringLiteral("Delete material"), QStringLiteral("dm")) >
                CommandPalette::score(QStringLiteral("Redeem"), QStringLiteral("dm")));
        QCOMPARE(CommandPalette::score(QStringLiteral("Open"), QStringLiteral("x")), 0);
    }

    void progressWaitsAndCancels()
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

    void followsTheme()
    {
        StartPage page;
        page.setRecentFiles({test::sourcePath("LICENSE"), QStringLiteral("/home/you/models/Footman.mdx")});
        page.setSamples({{QStringLiteral("Knight"), test::sourcePath("CMakeLists.txt")}});
        page.resize(860, 420);
        checkThemes(page, "start_page");
        QWidget holder;
        auto *column = new QVBoxLayout(&holder);
        for (const Severity severity : {Severity::Info, Severity::Warning, Severity::Error}) {
            auto *bar = new MessageBar;
            column->addWidget(bar);
            bar->notify({severity,
                         QStringLiteral("2 textures are missing: Textures\\Armor.blp and one more."),
                         {{QStringLiteral("Locate …"), [] {}}}});
            if (severity != Severity::Info)
                bar->notify({severity,
                             QStringLiteral("The file was changed by another program."),
                             {{QStringLiteral("Reload"), [] {}}}});
        }
        holder.resize(620, 140);
        checkThemes(holder, "message_bar");
    }
};

SINEW_TEST(tst_window_parts, TestWindowParts)

} // namespace tst_window_parts
#include "tst_window_parts.moc"
