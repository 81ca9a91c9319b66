// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QPointer>
#include <QTimer>

class QDockWidget;
class QMainWindow;

namespace sinew {

/// Docks that share a place are named only by their tabs: their title bars are hidden, and what those offered, floating
/// and closing, is in the tabs' menu; a middle click closes. A dock that is alone or floats keeps its title bar.
class DockTitles : public QObject
{
    Q_OBJECT

public:
    /// Follows the window's docks from now on.
    explicit DockTitles(QMainWindow &window);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void update();
    void showMenu(QDockWidget *dock, QPoint position);

    QMainWindow &m_window;
    QTimer m_soon;
};

} // namespace sinew
