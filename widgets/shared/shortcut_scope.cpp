// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/shared/shortcut_scope.h"

#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QKeyEvent>

namespace sinew {

ShortcutScope::ShortcutScope(QWidget *page, Actions actions, Run run)
    : QObject(page), m_actions(std::move(actions)), m_run(std::move(run))
{
    page->installEventFilter(this);
}

QAction *ShortcutScope::actionFor(const QKeyEvent &event) const
{
    const int key = event.key();
    if (key == Qt::Key_unknown || key == 0)
        return nullptr;
    const Qt::KeyboardModifiers modifiers = event.modifiers() & ~Qt::KeypadModifier;
    const bool inView = qobject_cast<QAbstractItemView *>(QApplication::focusWidget());
    if (inView && !(modifiers & ~Qt::ShiftModifier))
        for (const int taken : {Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down, Qt::Key_Home, Qt::Key_End,
                                Qt::Key_PageUp, Qt::Key_PageDown})
            if (key == taken)
                return nullptr;
    const QKeySequence pressed(QKeyCombination(modifiers, Qt::Key(key)));
    // Shift may be needed to type a character such as ?.
    const bool isSign = key < 0x100 && !(key >= Qt::Key_A && key <= Qt::Key_Z);
    const QKeySequence sign(QKeyCombination(modifiers & ~Qt::ShiftModifier, Qt::Key(key)));
    for (QAction *action : m_actions())
        for (const QKeySequence &keys : action->shortcuts())
            if (keys == pressed || (isSign && keys == sign))
                return action;
    return nullptr;
}

bool ShortcutScope::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::ShortcutOverride && event->type() != QEvent::KeyPress)
        return QObject::eventFilter(watched, event);
    auto *key = static_cast<QKeyEvent *>(event);
    QAction *action = actionFor(*key);
    if (!action)
        return QObject::eventFilter(watched, event);
    event->accept();
    if (event->type() == QEvent::ShortcutOverride)
        return true;
    m_run(action);
    return true;
}

} // namespace sinew

#include "moc_shortcut_scope.cpp"
