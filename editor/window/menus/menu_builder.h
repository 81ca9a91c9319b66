// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "editor/settings/action_list.h"

#include <QList>
#include <QObject>

#include <functional>

class QMainWindow;
class QMenu;
class QWidget;

namespace sinew {

/// Builds the menus of the main window. Keeps track of which actions need an open document.
class MenuBuilder : public QObject
{
    Q_OBJECT

public:
    /// `actions` and `viewport` must live as long as the window, of which this is a child.
    MenuBuilder(QMainWindow &window, ActionList &actions, QWidget &viewport);

    QMainWindow &window() const { return m_window; }
    ActionList &actions() const { return m_actions; }

    /// A menu of the menu bar.
    QMenu *addMenu(const QString &title);
    /// `needsDocument`: greyed out while nothing is open.
    QAction *add(QMenu *menu, const ActionSpec &spec, const std::function<void()> &run, bool needsDocument = true);
    /// An action made by another part; it works in the viewport as well.
    void adopt(QMenu *menu, QAction *action, const QString &id);
    /// Greys out an action that is in a menu already while nothing is open.
    void addDocumentAction(QAction *action);
    void setDocumentOpen(bool open);

private:
    QMainWindow &m_window;
    ActionList &m_actions;
    QWidget &m_viewport;
    QList<QAction *> m_documentActions;
};

} // namespace sinew
