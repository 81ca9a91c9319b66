// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QString>

#include <vector>

class QDockWidget;
class QMainWindow;
class QWidget;

namespace sinew {

/// The place of a dock in a window that has not been rearranged yet.
struct DockPlace
{
    enum Relation : std::uint8_t { Alone, Below, TabOf };

    QString name; ///< for stored layouts; never changes
    QString title;
    QWidget *content;
    Qt::DockWidgetArea area;
    Relation relation = Alone;
    QString other = {}; ///< name of the dock that `relation` refers to, earlier in the table
};

/// The docks of a window, made from a table.
class WindowDocks
{
public:
    /// Creates them in table order: a dock split off a tab group becomes a tab itself, so docks below another one must
    /// come before that one's tabs.
    WindowDocks(QMainWindow &window, const std::vector<DockPlace> &places);

    /// In the order of the table.
    const QList<QDockWidget *> &all() const { return m_docks; }
    /// Null for a name that is not in the table.
    QDockWidget *find(const QString &name) const;
    /// Opens a dock and brings it to the front.
    void show(const QString &name) const;

private:
    QList<QDockWidget *> m_docks;
};

} // namespace sinew
