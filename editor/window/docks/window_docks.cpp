// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/window/docks/window_docks.h"

#include <QDockWidget>
#include <QMainWindow>

#include <algorithm>

namespace sinew {

WindowDocks::WindowDocks(QMainWindow &window, const std::vector<DockPlace> &places)
{
    for (const DockPlace &place : places) {
        auto *dock = new QDockWidget(place.title, &window);
        dock->setObjectName(place.name);
        dock->setWidget(place.content);
        window.addDockWidget(place.area, dock);
        if (place.relation == DockPlace::Below)
            window.splitDockWidget(find(place.other), dock, Qt::Vertical);
        else if (place.relation == DockPlace::TabOf)
            window.tabifyDockWidget(find(place.other), dock);
        m_docks.append(dock);
    }
}

QDockWidget *WindowDocks::find(const QString &name) const
{
    const auto at = std::find_if(m_docks.begin(), m_docks.end(),
                                 [&](const QDockWidget *dock) { return dock->objectName() == name; });
    return at != m_docks.end() ? *at : nullptr;
}

void WindowDocks::show(const QString &name) const
{
    QDockWidget *dock = find(name);
    dock->show();
    dock->raise();
}

} // namespace sinew
