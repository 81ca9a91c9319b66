// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/window/docks/dock_titles.h"

#include "editor/window/docks/dock_tabs.h"

#include <QContextMenuEvent>
#include <QDockWidget>
#include <QMainWindow>
#include <QMenu>
#include <QMouseEvent>
#include <QTabBar>

#include <algorithm>

namespace sinew {

DockTitles::DockTitles(QMainWindow &window) : QObject(&window), m_window(window)
{
    m_soon.setSingleShot(true);
    m_soon.setInterval(0);
    connect(&m_soon, &QTimer::timeout, this, &DockTitles::update);
    const auto soon = qOverload<>(&QTimer::start);
    for (QDockWidget *dock : window.findChildren<QDockWidget *>(Qt::FindDirectChildrenOnly)) {
        connect(dock, &QDockWidget::visibilityChanged, &m_soon, soon);
        connect(dock, &QDockWidget::topLevelChanged, &m_soon, soon);
        connect(dock, &QDockWidget::dockLocationChanged, &m_soon, soon);
    }
    m_soon.start();
}

void DockTitles::update()
{
    QList<QDockWidget *> changed;
    QList<int> heights;
    for (QDockWidget *dock : m_window.findChildren<QDockWidget *>(Qt::FindDirectChildrenOnly)) {
        const QList<QDockWidget *> others = m_window.tabifiedDockWidgets(dock);
        const bool tabbed =
            !dock->isFloating() &&
            std::any_of(others.begin(), others.end(), [](const QDockWidget *other) { return !other->isHidden(); });
        if (tabbed == bool(dock->titleBarWidget()))
            continue;
        QWidget *old = dock->titleBarWidget();
        dock->setTitleBarWidget(tabbed ? new QWidget(dock) : nullptr);
        delete old;
        changed.append(dock);
        heights.append(placeHeight(m_window, *dock));
    }
    // Their neighbours are not notified.
    if (!changed.isEmpty())
        m_window.resizeDocks(changed, heights, Qt::Vertical);
    // Qt makes and reuses the bars as docks are moved.
    for (QTabBar *bar : m_window.findChildren<QTabBar *>(Qt::FindDirectChildrenOnly)) {
        bar->removeEventFilter(this);
        bar->installEventFilter(this);
        bar->setAccessibleName(tr("Docks"));
    }
}

bool DockTitles::eventFilter(QObject *watched, QEvent *event)
{
    auto *bar = qobject_cast<QTabBar *>(watched);
    if (bar && event->type() == QEvent::ContextMenu) {
        const auto *asked = static_cast<QContextMenuEvent *>(event);
        if (QDockWidget *dock = dockOfTab(m_window, *bar, bar->tabAt(asked->pos()))) {
            showMenu(dock, asked->globalPos());
            return true;
        }
    } else if (bar && event->type() == QEvent::MouseButtonRelease) {
        const auto *mouse = static_cast<QMouseEvent *>(event);
        QDockWidget *dock = mouse->button() == Qt::MiddleButton
                                ? dockOfTab(m_window, *bar, bar->tabAt(mouse->position().toPoint()))
                                : nullptr;
        if (dock) {
            dock->close();
            return true;
        }
    }
    return QObject::eventFilter(watched, event);
}

void DockTitles::showMenu(QDockWidget *dock, QPoint position)
{
    QMenu menu;
    connect(menu.addAction(tr("&Float")), &QAction::triggered, dock, [dock] { dock->setFloating(true); });
    connect(menu.addAction(tr("&Close")), &QAction::triggered, dock, &QDockWidget::close);
    menu.exec(position);
}

} // namespace sinew

#include "moc_dock_titles.cpp"
