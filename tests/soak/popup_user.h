// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QTimer>

class QDialog;
class QMenu;

namespace sinew::test {

class SoakChoices;
class SoakLog;
class WidgetGestures;

/// Uses whatever opens over the window: menus, questions, dialogs. Those that wait for an answer in an event loop of
/// their own are used from within; if that comes to no end, they are closed.
class PopupUser : public QObject
{
public:
    /// `avoided`: ids of actions that are not chosen.
    PopupUser(SoakLog &log, WidgetGestures &gestures, const QStringList &avoided);

    /// From now on, also after end(), anything that waits in an event loop of its own is used by these choices, which
    /// must live as long.
    void begin(SoakChoices &choices);
    /// Closes what is still open.
    void end();

private:
    /// Does one thing with the topmost open popup; false if there is none.
    bool useTopmost();
    void useMenu(QMenu &menu);
    void useDialog(QDialog &dialog);

    SoakLog &m_log;
    WidgetGestures &m_gestures;
    const QStringList &m_avoided;
    SoakChoices *m_choices = nullptr;
    QTimer m_timer;
    int m_level = 0;    ///< number of event loops around the user
    int m_patience = 0; ///< actions left before everything is closed
};

} // namespace sinew::test
