// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/window/docks/dock_tabs.h"

#include <QDockWidget>
#include <QMainWindow>
#include <QTabBar>

namespace sinew {

QDockWidget *dockOfTab(const QMainWindow &window, const QTabBar &bar, int tab)
{
    if (tab < 0 || tab >= bar.count())
        return nullptr;
    // The same cast as in QMainWindow, which offers no other way.
    const auto dock = reinterpret_cast<QDockWidget *>(bar.tabData(tab).value<quintptr>());
    return window.findChildren<QDockWidget *>(Qt::FindDirectChildrenOnly).contains(dock) ? dock : nullptr;
}

int placeHeight(const QMainWindow &window, QDockWidget &dock)
{
    QList<QDockWidget *> group = window.tabifiedDockWidgets(&dock);
    if (group.isEmpty() || dock.isFloating())
        return dock.height();
    group.append(&dock);
    for (const QTabBar *bar : window.findChildren<QTabBar *>(Qt::FindDirectChildrenOnly)) {
        // Those that are closed have no tab, and a bar of one tab goes.
        int tabs = 0;
        for (int tab = 0; bar->isVisible() && tab < bar->count(); ++tab)
            tabs += group.contains(dockOfTab(window, *bar, tab));
        if (tabs > 1)
            return dock.height() + bar->height();
    }
    return dock.height();
}

} // namespace sinew
