// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

namespace sinew {

class DocumentList;
class FormatRegistry;
class MenuBuilder;
class Settings;

/// The command palette, tools for assets, and the settings.
class ToolsMenu : public QObject
{
    Q_OBJECT

public:
    /// All must live as long as the window, of which this is a child.
    ToolsMenu(MenuBuilder &menus, const DocumentList &documents, const FormatRegistry &formats, Settings &settings);

Q_SIGNALS:
    void browseRequested();
    void convertRequested();
};

} // namespace sinew
