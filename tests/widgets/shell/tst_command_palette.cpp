// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "tests/support/test_program.h"
#include "tests/widgets/tests_screenshot.h"
#include "widgets/shell/command_palette.h"

#include <QAction>
#include <QActionGroup>
#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QSignalSpy>
#include <QTest>

namespace tst_command_palette {

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

class TestCommandPalette : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useBreezeIcons(); }

    void findsAndRuns()
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

    /// What a menu greys out while it is open is grey in the list, and its shortcut works afterwards.
    void menusAreClosedAgain()
    {
        QMainWindow window;
        QMenu *menu = window.menuBar()->addMenu(QStringLiteral("Model"));
        QAction *weld = menu->addAction(QStringLiteral("Weld"));
        connect(menu, &QMenu::aboutToShow, weld, [weld] { weld->setEnabled(false); });
        connect(menu, &QMenu::aboutToHide, weld, [weld] { weld->setEnabled(true); });
        window.show();
        CommandPalette palette(&window);
        palette.popUp();
        QCOMPARE(palette.list()->model()->rowCount(), 1);
        QVERIFY(!(palette.list()->model()->index(0, 0).flags() & Qt::ItemIsEnabled));
        QVERIFY(weld->isEnabled());
    }

    void filledMenusAndNoHits()
    {
        QMainWindow window;
        QMenu *menu = window.menuBar()->addMenu(QStringLiteral("Model"));
        QMenu *add = menu->addMenu(QStringLiteral("Add"));
        int added = 0;
        connect(add, &QMenu::aboutToShow, add, [&] {
            add->clear();
            connect(add->addAction(QStringLiteral("Helper")), &QAction::triggered, add, [&added] { ++added; });
        });
        window.show();
        CommandPalette palette(&window);
        palette.popUp();
        QTest::keyClicks(palette.searchBox(), QStringLiteral("helper"));
        QCOMPARE(palette.currentText(), QStringLiteral("Model: Add › Helper"));
        QVERIFY(palette.list()->isVisible());
        QTest::keyClick(palette.searchBox(), Qt::Key_Return);
        QTRY_COMPARE(added, 1);

        palette.popUp();
        QTest::keyClicks(palette.searchBox(), QStringLiteral("helperz"));
        QVERIFY(!palette.list()->isVisible());
        const auto labels = palette.findChildren<QLabel *>();
        QCOMPARE(labels.size(), 1);
        QVERIFY(labels.front()->isVisible() && !labels.front()->text().isEmpty());
    }

    void showsWhatCanBeDoneFirst()
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
    void groupsByArea()
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
    void knowsWhatWasUsed()
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

    /// A submenu of values, which are too many to be listed, is found itself and opens.
    void choicesOpen()
    {
        QMainWindow window;
        QMenu *view = window.menuBar()->addMenu(QStringLiteral("View"));
        QMenu *colours = view->addMenu(QStringLiteral("T&eam colour"));
        auto *group = new QActionGroup(colours);
        for (const char *name : {"Red", "Blue"})
            group->addAction(colours->addAction(QString::fromLatin1(name)));
        window.show();
        CommandPalette palette(&window);
        for (const char *typed : {"team", "color", "colour", "team colo"}) {
            const QStringList found = rows(palette, QString::fromLatin1(typed));
            QCOMPARE(found.join(u'|'), QStringLiteral("View: Team colour…"));
        }
        QTest::keyClick(palette.searchBox(), Qt::Key_Return);
        QVERIFY(palette.isHidden());
        QTRY_VERIFY(colours->isVisible());
        colours->hide();
    }

    /// What follows a tab is no part of the name; what is of little interest comes last.
    void detailsAndPriorities()
    {
        QMainWindow window;
        QMenu *menu = window.menuBar()->addMenu(QStringLiteral("Material"));
        QAction *recent = menu->addAction(QStringLiteral("knight.mdx"));
        recent->setPriority(QAction::LowPriority);
        menu->addAction(QStringLiteral("Glow\tloses Unshaded"));
        window.menuBar()->addMenu(QStringLiteral("Tools"))->addAction(QStringLiteral("Check"));
        window.show();
        CommandPalette palette(&window);
        QCOMPARE(rows(palette).join(u'|'), QStringLiteral("Material: Glow|Tools: Check|Material: knight.mdx"));
        QStringList told;
        for (int role = Qt::UserRole; role < Qt::UserRole + 10; ++role)
            told.append(palette.list()->model()->index(0, 0).data(role).toString());
        QVERIFY(told.contains(QStringLiteral("loses Unshaded")));
    }

    void scores()
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
};

SINEW_TEST(tst_command_palette, TestCommandPalette)

} // namespace tst_command_palette
#include "tst_command_palette.moc"
