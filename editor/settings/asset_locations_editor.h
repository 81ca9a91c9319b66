// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/assets/archive_registry.h"
#include "core/async/task_runner.h"

#include <QWidget>

class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace sinew {

class Settings;
struct AssetLocation;

/// The ordered list of the user's folders and archives: add, remove, reorder, switch on and off; their contents are
/// counted in the background. Every change is stored at once.
class AssetLocationsEditor : public QWidget
{
    Q_OBJECT

public:
    /// Both must live as long as this object. `games`: FormatRegistry::games().
    AssetLocationsEditor(Settings &settings, const ArchiveRegistry &archives, const QStringList &games = {},
                         QWidget *parent = nullptr);

    QTreeWidget *list() const { return m_list; }
    /// Adds it at the end, switched on; does nothing if it is in the list already.
    void add(const QString &path);

private:
    QPushButton *addButton(const QString &text, void (AssetLocationsEditor::*slot)());
    void addFolder();
    void addArchives();
    void removeSelected();
    void moveUp() { move(-1); }
    void moveDown() { move(1); }
    void move(int by);
    void append(const AssetLocation &place);
    /// Chooses the game of a row.
    void addGameBox(QTreeWidgetItem *item, const QString &game);
    QString gameOf(const QTreeWidgetItem *item) const;
    /// Finds out what is at a path and shows it in its row.
    void survey(const QString &path);
    void store();
    void updateButtons();

    Settings &m_settings;
    const ArchiveRegistry &m_archives;
    QStringList m_games;
    QTreeWidget *m_list;
    QPushButton *m_remove, *m_up, *m_down;
    bool m_filling = false;
    TaskRunner m_surveys{TaskRunner::AtEnd::Wait};
};

} // namespace sinew
