// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QAbstractTableModel>

#include <vector>

namespace sinew {

/// The files of several asset sources as rows.
class AssetFilesModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { FileColumn, SourceColumn, ColumnCount };
    struct File
    {
        QString path;
        int source = 0;
    };

    using QAbstractTableModel::QAbstractTableModel;
    void setSources(const QStringList &names) { m_sources = names; }
    void append(int source, const QStringList &files);
    const File &file(int row) const { return m_files[std::size_t(row)]; }

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QStringList m_sources;
    std::vector<File> m_files;
};

} // namespace sinew
