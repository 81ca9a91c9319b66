// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "tests/soak/popup_user.h"
#include "tests/soak/soak_choices.h"
#include "tests/soak/widget_gestures.h"

namespace sinew {
class Document;
class MainWindow;
} // namespace sinew

namespace sinew::test {

class SoakLog;

/// Somebody who does random things with the main window: every action and menu, every widget of every dock, drags in
/// the view, drops, the selection, the history. The window is never closed: closing is ignored.
class WindowUser : public QObject
{
public:
    WindowUser(MainWindow &window, SoakLog &log, std::uint32_t seed);

    /// Ids of actions that are left out.
    void avoid(const QStringList &ids) { m_avoided += ids; }
    /// Does one thing, and answers any popup.
    void step(int number);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void triggerAction();
    void openMenu();
    void useDock();
    void showDock();
    void selectObjects(Document &document);
    void travel(Document &document);
    void moveInView();
    void dropSomething(Document &document);

    MainWindow &m_window;
    SoakLog &m_log;
    std::uint32_t m_seed;
    QStringList m_avoided;
    WidgetGestures m_gestures;
    PopupUser m_popups;
    SoakChoices m_choices{0, 0};
};

} // namespace sinew::test
