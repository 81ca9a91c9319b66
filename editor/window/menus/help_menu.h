// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

class QWidget;

namespace sinew {

class CrashMessages;
class MenuBuilder;

/// Help on what is under the pointer, and information about the program.
class HelpMenu : public QObject
{
    Q_OBJECT

public:
    /// Both must live as long as the window, of which this is a child.
    HelpMenu(MenuBuilder &menus, CrashMessages &crashes);

Q_SIGNALS:
    /// Nothing under the pointer has a help; a sentence for the status bar.
    void helpless(const QString &text);

private:
    void showFieldHelp();
    static void showAbout(QWidget &window);
};

} // namespace sinew
