// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

class QPoint;
class QWidget;

namespace sinew {

class CrashMessages;
class HelpGuide;
class MenuBuilder;

/// The manual, help on what is under the pointer, and information about the program.
class HelpMenu : public QObject
{
    Q_OBJECT

public:
    /// Both must live as long as the window, of which this is a child.
    HelpMenu(MenuBuilder &menus, CrashMessages &crashes);

    HelpGuide &guide() { return *m_guide; }

private:
    /// What is under the pointer says what it is; else the manual opens at what has the keyboard.
    void showHelp();
    /// False if nothing under the pointer says anything.
    bool showFieldHelp(const QPoint &at);
    static void showAbout(QWidget &window);

    HelpGuide *m_guide;
};

} // namespace sinew
