// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/window/menus/menu_builder.h"

#include <QMainWindow>
#include <QMenuBar>

namespace sinew {

MenuBuilder::MenuBuilder(QMainWindow &window, ActionList &actions, QWidget &viewport)
    : QObject(&window), m_window(window), m_actions(actions), m_viewport(viewport)
{
}

QMenu *MenuBuilder::addMenu(const QString &title)
{
    return m_window.menuBar()->addMenu(title);
}

QAction *MenuBuilder::add(QMenu *menu, const ActionSpec &spec, const std::function<void()> &run, bool needsDocument)
{
    QAction *action = m_actions.add(spec);
    connect(action, &QAction::triggered, this, run);
    menu->addAction(action);
    if (needsDocument)
        m_documentActions.append(action);
    return action;
}

void MenuBuilder::adopt(QMenu *menu, QAction *action, const QString &id)
{
    m_actions.adopt(action, id);
    menu->addAction(action);
    m_viewport.addAction(action);
}

void MenuBuilder::addDocumentAction(QAction *action)
{
    m_documentActions.append(action);
}

void MenuBuilder::setDocumentOpen(bool open)
{
    for (QAction *action : m_documentActions)
        action->setEnabled(open);
}

} // namespace sinew

#include "moc_menu_builder.cpp"
