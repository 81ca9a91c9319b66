// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/window/menus/dock_focus.h"

#include "editor/window/docks/focus_order.h"
#include "editor/window/docks/window_docks.h"
#include "editor/window/menus/menu_builder.h"
#include "viewport/view/viewport_widget.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QDockWidget>
#include <QMainWindow>
#include <QMenu>

namespace sinew {

namespace {

/// Docks in the order of their keys: Alt with 1…9, then Ctrl+Alt with 1….
constexpr const char *keyOrder[] = {"tree",      "properties", "timeline", "curves",  "dope",  "sequences",
                                    "materials", "textures",   "problems", "history", "looks", "uvs",
                                    "assets",    "hex",        "poses",    "mesh"};
constexpr int plainKeys = 9;

QKeySequence keyOf(const QString &dock)
{
    for (int i = 0; i < int(std::size(keyOrder)); ++i)
        if (dock == QLatin1String(keyOrder[i]))
            return i < plainKeys ? QKeySequence(Qt::ALT | Qt::Key(Qt::Key_1 + i))
                                 : QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key(Qt::Key_1 + i - plainKeys));
    return {};
}

} // namespace

DockFocus::DockFocus(MenuBuilder &menus, const WindowDocks &docks, ViewportWidget &viewport)
    : QObject(&menus.window()), m_docks(docks), m_viewport(viewport)
{
    auto *menu = new QMenu(tr("&Go to"), &menus.window());
    menu->setObjectName(QStringLiteral("goToMenu"));
    menus.add(
        menu, {QStringLiteral("window.go.viewport"), tr("&3D view"), {}, {QKeySequence(Qt::ALT | Qt::Key_0)}, {}},
        [this] { m_viewport.takeFocus(); }, false);
    for (QDockWidget *dock : docks.all()) {
        const QString name = dock->objectName();
        QAction *action = menus.add(
            menu, {QStringLiteral("window.go.") + name, dock->windowTitle(), {}, {keyOf(name)}, {}},
            [dock] { focusDock(*dock); }, false);
        action->setStatusTip(tr("Shows the dock and gives it keyboard focus"));
    }
    menu->addSeparator();
    menus.add(
        menu, {QStringLiteral("window.go.next"), tr("Ne&xt dock"), {}, {QKeySequence(Qt::Key_F6)}, {}},
        [this] { goToNeighbour(1); }, false);
    menus.add(
        menu,
        {QStringLiteral("window.go.previous"), tr("Pre&vious dock"), {}, {QKeySequence(Qt::SHIFT | Qt::Key_F6)}, {}},
        [this] { goToNeighbour(-1); }, false);
}

void DockFocus::focusDock(QDockWidget &dock)
{
    dock.show();
    dock.raise();
    QWidget *page = dock.widget();
    // The same place each time, where the panel has a main view; else where the focus was last.
    QWidget *last = page->focusProxy() && takesTab(*page->focusProxy()) ? page->focusProxy() : page->focusWidget();
    if (!last || !takesTab(*last)) {
        last = nullptr;
        for (QWidget *inside : page->findChildren<QWidget *>()) {
            if (!takesTab(*inside))
                continue;
            const bool isList = qobject_cast<QAbstractItemView *>(inside);
            if (!last || isList)
                last = inside;
            if (isList)
                break;
        }
    }
    (last ? last : page)->setFocus(Qt::ShortcutFocusReason);
}

void DockFocus::goToNeighbour(int by)
{
    // The 3D view is one of the stops.
    QList<QDockWidget *> stops{nullptr};
    for (QDockWidget *dock : m_docks.all())
        if (isOnScreen(*dock))
            stops.append(dock);
    const QWidget *focus = QApplication::focusWidget();
    qsizetype here = 0;
    for (qsizetype i = 1; i < stops.size(); ++i)
        if (focus && stops[i]->isAncestorOf(focus))
            here = i;
    QDockWidget *next = stops[(here + by + stops.size()) % stops.size()];
    if (next)
        focusDock(*next);
    else
        m_viewport.takeFocus();
}

} // namespace sinew

#include "moc_dock_focus.cpp"
