// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/asset_files_model.h"

#include <QFileInfo>

namespace sinew {

void AssetFilesModel::append(int source, const QStringList &files)
{
    if (files.isEmpty())
        return;
    const int first = int(m_files.size());
    beginInsertRows({}, first, first + int(files.size()) - 1);
    for (const QString &path : files)
        m_files.push_back({path, source});
    endInsertRows();
}

int AssetFilesModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_files.size());
}

int AssetFilesModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(ColumnCount);
}

QVariant AssetFilesModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const File &file = m_files[std::size_t(index.row())];
    const QString source = m_sources.value(file.source);
    if (role == Qt::DisplayRole)
        return index.column() == FileColumn ? file.path : QFileInfo(source).fileName();
    if (role == Qt::ToolTipRole)
        return index.column() == FileColumn ? file.path : source;
    return {};
}

QVariant AssetFilesModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    return section == FileColumn ? tr("File") : tr("Source");
}

} // namespace sinew
