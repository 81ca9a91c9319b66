// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/window/menus/window_menu.h"

#include "editor/documents/document_list.h"
#include "editor/window/docks/dock_layouts.h"
#include "editor/window/docks/window_docks.h"
#include "editor/window/menus/menu_builder.h"

#include <QActionGroup>
#include <QDockWidget>
#include <QMainWindow>
#include <QMenu>
#include <QTimer>

namespace sinew {

WindowMenu::WindowMenu(MenuBuilder &menus, DockLayouts &layouts, const WindowDocks &docks, DocumentList &documents)
    : QObject(&menus.window())
{
    QMenu *menu = menus.addMenu(tr("&Window"));
    menus.add(
        menu,
        {QStringLiteral("window.fullScreen"),
         tr("&Full screen"),
         QStringLiteral("view-fullscreen"),
         {QKeySequence(Qt::Key_F11)},
         {},
         true},
        [&menus] { menus.window().setWindowState(menus.window().windowState() ^ Qt::WindowFullScreen); }, false);
    menu->addSection(tr("Layouts"));
    auto *group = new QActionGroup(this);
    int number = 0;
    for (const DockLayouts::Layout &layout : layouts.layouts()) {
        const QString id = layout.id;
        QAction *action = menus.add(
            menu,
            {QStringLiteral("window.layout.") + id,
             layout.title,
             {},
             {QKeySequence(Qt::CTRL | Qt::Key(Qt::Key_1 + number++))},
             tr("Arrange the docks for this task"),
             true},
            [this, &layouts, id] {
                layouts.apply(id);
                Q_EMIT layoutChosen();
            },
            false);
        group->addAction(action);
        connect(&layouts, &DockLayouts::currentChanged, action,
                [action, id](const QString &current) { action->setChecked(current == id); });
    }
    menus.add(
        menu, {QStringLiteral("window.resetLayout"), tr("&Reset this layout"), QStringLiteral("view-restore"), {}, {}},
        [&layouts] { layouts.reset(); }, false);
    menu->addSection(tr("Docks"));
    for (QDockWidget *dock : docks.all()) {
        QAction *action = dock->toggleViewAction();
        menus.actions().adopt(action, QStringLiteral("window.dock.") + dock->objectName());
        menu->addAction(action);
        // After the layout has placed it.
        connect(action, &QAction::triggered, dock,
                [&layouts, dock] { QTimer::singleShot(0, dock, [&layouts, dock] { layouts.giveRoom(dock); }); });
        connect(action, &QAction::toggled, dock, [&layouts](bool open) {
            if (!open)
                QTimer::singleShot(0, &layouts, &DockLayouts::leaveSpareRoom);
        });
    }
    menu->addMenu(menus.window().findChild<QMenu *>(QStringLiteral("goToMenu"), Qt::FindDirectChildrenOnly));
    menu->addSection(tr("Documents"));
    const auto step = [&documents](int by) {
        const int count = documents.size();
        documents.setCurrent(documents.at((documents.indexOf(documents.current()) + by + count) % count));
    };
    menus.add(menu,
              {QStringLiteral("window.next"),
               tr("&Next document"),
               QStringLiteral("go-next-view"),
               {QKeySequence(Qt::CTRL | Qt::Key_Tab)},
               {}},
              [step] { step(1); });
    menus.add(menu,
              {QStringLiteral("window.previous"),
               tr("&Previous document"),
               QStringLiteral("go-previous-view"),
               {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Tab)},
               {}},
              [step] { step(-1); });
}

} // namespace sinew

#include "moc_window_menu.cpp"
