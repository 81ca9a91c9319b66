// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QHash>
#include <QStringList>
#include <QTreeWidget>

#include <vector>

namespace sinew {

/// Asset sources and their folders, for choosing which files are listed.
class AssetFolderTree : public QTreeWidget
{
    Q_OBJECT

public:
    explicit AssetFolderTree(QWidget *parent = nullptr);

    /// Sets other sources by their names, without folders yet.
    void setSources(const QStringList &sources);
    /// The folders of a source's files.
    void add(int source, const QStringList &files);
    /// Row of the chosen source; -1: all.
    int source() const;
    /// The chosen folder of that source; empty: all of it.
    QString folder() const;
    /// -1: all.
    void choose(int source);

Q_SIGNALS:
    void chosen();

private:
    QTreeWidgetItem *itemOf(int source, const QString &folder);

    std::vector<QTreeWidgetItem *> m_sources;
    QHash<std::pair<int, QString>, QTreeWidgetItem *> m_folders; ///< by source and folded path
};

} // namespace sinew
