// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

class QDockWidget;
class QWidget;

namespace sinew {

class MenuBuilder;
class ViewportWidget;
class WindowDocks;

/// Gives the keyboard to the 3D view and to each dock, by actions with keys of their own.
class DockFocus : public QObject
{
    Q_OBJECT

public:
    /// All must live as long as the window.
    DockFocus(MenuBuilder &menus, const WindowDocks &docks, ViewportWidget &viewport);

    /// Shows the dock, and gives the keyboard to the widget in it that had it last, else to its list or first field.
    static void focusDock(QDockWidget &dock);

private:
    void goToNeighbour(int by);

    const WindowDocks &m_docks;
    ViewportWidget &m_viewport;
};

} // namespace sinew
