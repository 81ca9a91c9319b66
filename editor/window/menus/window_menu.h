// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

namespace sinew {

class DockLayouts;
class DocumentList;
class MenuBuilder;
class WindowDocks;

/// Layouts, docks and the open documents.
class WindowMenu : public QObject
{
    Q_OBJECT

public:
    /// All must live as long as the window, of which this is a child.
    WindowMenu(MenuBuilder &menus, DockLayouts &layouts, const WindowDocks &docks, DocumentList &documents);

Q_SIGNALS:
    /// The docks are where the user put them.
    void layoutChosen();
};

} // namespace sinew
