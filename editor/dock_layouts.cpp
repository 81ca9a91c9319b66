// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/dock_layouts.h"

#include "editor/settings.h"

#include <QDockWidget>
#include <QMainWindow>

#include <algorithm>

namespace sinew {

namespace {

/// Raised when docks are added or renamed, so that a state of an older program is not half applied.
constexpr int stateVersion = 1;

} // namespace

DockLayouts::DockLayouts(QMainWindow &window, Settings &settings, std::vector<Layout> layouts)
    : QObject(&window), m_window(window), m_settings(settings), m_layouts(std::move(layouts))
{
}

const DockLayouts::Layout *DockLayouts::find(const QString &id) const
{
    const auto layout = std::find_if(m_layouts.begin(), m_layouts.end(), [&](const Layout &l) { return l.id == id; });
    return layout == m_layouts.end() ? nullptr : &*layout;
}

QString DockLayouts::stateName(const QString &id) const
{
    return QStringLiteral("layout.") + id;
}

void DockLayouts::apply(const QString &id)
{
    const Layout *layout = find(id);
    if (!layout || id == m_current)
        return;
    remember();
    show(*layout);
}

void DockLayouts::show(const Layout &layout)
{
    m_current = layout.id;
    const QByteArray state = m_settings.state(stateName(layout.id)).toByteArray();
    if (state.isEmpty() || !m_window.restoreState(state, stateVersion))
        arrange(layout);
    Q_EMIT currentChanged(m_current);
}

void DockLayouts::arrange(const Layout &layout)
{
    m_window.restoreState(m_pristine, stateVersion);
    QList<QDockWidget *> docks[2];
    QList<int> sizes[2];
    for (QDockWidget *dock : m_window.findChildren<QDockWidget *>(Qt::FindDirectChildrenOnly))
        dock->setVisible(layout.shown.contains(dock->objectName()));
    for (const QString &name : layout.shown) {
        auto *dock = m_window.findChild<QDockWidget *>(name, Qt::FindDirectChildrenOnly);
        if (!dock)
            continue;
        dock->raise();
        if (layout.sizes.contains(name)) {
            const bool sideways = m_window.dockWidgetArea(dock) & (Qt::LeftDockWidgetArea | Qt::RightDockWidgetArea);
            docks[sideways].append(dock);
            sizes[sideways].append(layout.sizes[name]);
        }
    }
    m_window.resizeDocks(docks[0], sizes[0], Qt::Vertical);
    m_window.resizeDocks(docks[1], sizes[1], Qt::Horizontal);
}

void DockLayouts::reset()
{
    if (const Layout *layout = find(m_current))
        arrange(*layout);
}

void DockLayouts::restore()
{
    m_pristine = m_window.saveState(stateVersion);
    if (!m_window.restoreGeometry(m_settings.state(QStringLiteral("geometry")).toByteArray()))
        m_window.resize(1440, 900);
    const Layout *last = find(m_settings.state(QStringLiteral("layout")).toString());
    show(last ? *last : m_layouts.front());
}

void DockLayouts::remember()
{
    if (m_current.isEmpty())
        return;
    m_settings.setState(QStringLiteral("layout"), m_current);
    m_settings.setState(stateName(m_current), m_window.saveState(stateVersion));
    m_settings.setState(QStringLiteral("geometry"), m_window.saveGeometry());
}

} // namespace sinew
