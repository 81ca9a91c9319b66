// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/settings/action_list.h"

#include "editor/settings/settings.h"

#include <QIcon>

#include <algorithm>

namespace sinew {

ActionList::ActionList(Settings &settings, QObject *parent) : QObject(parent), m_settings(settings) {}

QAction *ActionList::add(const ActionSpec &spec)
{
    auto *action = new QAction(spec.text, this);
    if (!spec.icon.isEmpty())
        action->setIcon(QIcon::fromTheme(spec.icon));
    action->setShortcuts(spec.shortcuts);
    action->setCheckable(spec.checkable);
    action->setStatusTip(spec.help);
    action->setWhatsThis(spec.help);
    remember(action, spec.id);
    return action;
}

void ActionList::adopt(QAction *action, const QString &id)
{
    remember(action, id);
}

void ActionList::remember(QAction *action, const QString &id)
{
    action->setObjectName(id);
    // Menus show by a check mark what is on; an icon would be there instead.
    if (action->isCheckable())
        action->setIconVisibleInMenu(false);
    m_entries.push_back({action, action->shortcuts()});
    if (m_settings.hasShortcuts(id))
        action->setShortcuts(QKeySequence::listFromString(m_settings.shortcuts(id).join(QStringLiteral("; "))));
    connect(action, &QAction::triggered, this, [this, id] { Q_EMIT triggered(id); });
    connect(action, &QObject::destroyed, this, [this, action] {
        std::erase_if(m_entries, [action](const Entry &entry) { return entry.action == action; });
    });
}

QAction *ActionList::find(const QString &id) const
{
    const auto entry =
        std::find_if(m_entries.begin(), m_entries.end(), [&](const Entry &e) { return e.action->objectName() == id; });
    return entry == m_entries.end() ? nullptr : entry->action;
}

std::vector<QAction *> ActionList::all() const
{
    std::vector<QAction *> actions;
    for (const Entry &entry : m_entries)
        actions.push_back(entry.action);
    return actions;
}

QString ActionList::idOf(const QAction *action)
{
    return action->objectName();
}

QList<QKeySequence> ActionList::defaultShortcuts(const QAction *action) const
{
    const auto entry =
        std::find_if(m_entries.begin(), m_entries.end(), [&](const Entry &e) { return e.action == action; });
    return entry == m_entries.end() ? QList<QKeySequence>() : entry->defaults;
}

void ActionList::setShortcuts(QAction *action, const QList<QKeySequence> &keys)
{
    action->setShortcuts(keys);
    if (keys == defaultShortcuts(action)) {
        m_settings.resetShortcuts(idOf(action));
        return;
    }
    QStringList texts;
    for (const QKeySequence &key : keys)
        texts.append(key.toString(QKeySequence::PortableText));
    m_settings.setShortcuts(idOf(action), texts);
}

} // namespace sinew

#include "moc_action_list.cpp"
