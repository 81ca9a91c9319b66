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

/// Where a dock stands in a window that has not been rearranged yet.
struct DockPlace
{
    enum Relation : std::uint8_t { Alone, Below, TabOf };

    QString name; ///< for stored layouts; never changes
    QString title;
    QWidget *content;
    Qt::DockWidgetArea area;
    Relation relation = Alone;
    QString other = {}; ///< name of the dock that `relation` is about, earlier in the table
};

/// The docks of a window, made from a table.
class WindowDocks
{
public:
    /// In the order of the table: what is split off a tab group becomes a tab itself, so that docks below another one
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
