// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QAction>
#include <QKeySequence>
#include <QObject>

#include <vector>

namespace sinew {

class Settings;

/// The initial state of an action.
struct ActionSpec
{
    QString id;   ///< stable and untranslated: "file.open"; names its shortcuts in the settings
    QString text; ///< translated, with mnemonic
    QString icon; ///< name of the themed icon, may be empty
    QList<QKeySequence> shortcuts;
    QString help; ///< one sentence for the status bar and What's this, may be empty
    bool checkable = false;
};

/// Every action of the program by id. Menus, toolbar, command palette and the shortcuts dialog take them from here; the
/// user's own shortcuts are stored in the settings.
class ActionList : public QObject
{
    Q_OBJECT

public:
    /// `settings` must live as long as this object.
    ActionList(Settings &settings, QObject *parent);

    QAction *add(const ActionSpec &spec);
    /// Takes over an action that another part made, under its own id.
    void adopt(QAction *action, const QString &id);
    /// Null for an unknown id.
    QAction *find(const QString &id) const;
    /// In the order in which they were added.
    std::vector<QAction *> all() const;

    static QString idOf(const QAction *action);
    QList<QKeySequence> defaultShortcuts(const QAction *action) const;
    /// Sets and stores them; if equal to the default, the stored value is removed.
    void setShortcuts(QAction *action, const QList<QKeySequence> &keys);

Q_SIGNALS:
    /// Emitted before an action is carried out; for one that another part made, afterwards.
    void triggered(const QString &id);

private:
    struct Entry
    {
        QAction *action;
        QList<QKeySequence> defaults;
    };
    void remember(QAction *action, const QString &id);

    Settings &m_settings;
    std::vector<Entry> m_entries;
};

} // namespace sinew
