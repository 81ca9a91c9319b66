// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/browser/asset_files_model.h"

#include "editor/thumbnails/thumbnails.h"
#include "widgets/shared/object_icons.h"
#include "widgets/textures/texture_model.h"

#include <QFileInfo>
#include <QMimeData>
#include <QUrl>

namespace sinew {

AssetFilesModel::AssetFilesModel(Thumbnails &thumbnails, QStringList modelSuffixes, QObject *parent)
    : QAbstractTableModel(parent), m_thumbnails(thumbnails), m_modelSuffixes(std::move(modelSuffixes))
{
    connect(&thumbnails, &Thumbnails::arrived, this, [this](int row) {
        if (row < rowCount())
            Q_EMIT dataChanged(index(row, FileColumn), index(row, FileColumn), {Qt::DecorationRole, Qt::ToolTipRole});
    });
}

void AssetFilesModel::reset(std::vector<std::shared_ptr<AssetSource>> sources)
{
    beginResetModel();
    m_thumbnails.clear(); // they are keyed by row
    m_sources = std::move(sources);
    m_files.clear();
    endResetModel();
}

void AssetFilesModel::append(int source, const QStringList &files)
{
    if (files.isEmpty())
        return;
    const int first = int(m_files.size());
    beginInsertRows({}, first, first + int(files.size()) - 1);
    for (const QString &path : files)
        m_files.push_back({path, QFileInfo(path).suffix().toLower(), source, kindOf(path)});
    endInsertRows();
}

AssetKind AssetFilesModel::kindOf(const QString &path) const
{
    return m_modelSuffixes.contains(QFileInfo(path).suffix().toLower()) ? AssetKind::Model : assetKindOf(path, {});
}

QString AssetFilesModel::diskPath(int row) const
{
    const AssetSource &source = *sourceOf(row);
    const QString disk = source.diskPath(file(row).path);
    return disk == source.name() ? QString() : disk;
}

int AssetFilesModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_files.size());
}

int AssetFilesModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(ColumnCount);
}

QVariant AssetFilesModel::icon(int row) const
{
    const File &asset = file(row);
    if (asset.kind == AssetKind::Any)
        return QIcon::fromTheme(QStringLiteral("text-x-generic"));
    const Thumbnail thumbnail = m_thumbnails.find(row, sourceOf(row), asset.path, asset.kind);
    if (thumbnail.state == Thumbnail::Ready)
        return thumbnail.icon;
    const bool isPicture = asset.kind == AssetKind::Image;
    return isPicture && thumbnail.state == Thumbnail::Failed
               ? severityIcon(Severity::Warning)
               : QIcon::fromTheme(isPicture ? QStringLiteral("viewimage") : QStringLiteral("draw-polygon"));
}

QVariant AssetFilesModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const int row = index.row();
    const File &asset = file(row);
    const QString source = sourceOf(row)->name();
    if (role == Qt::DisplayRole)
        return index.column() == FileColumn ? asset.path : QFileInfo(source).fileName();
    if (role == Qt::DecorationRole && index.column() == FileColumn)
        return icon(row);
    if (role == Qt::ToolTipRole) {
        if (index.column() != FileColumn)
            return source;
        const QString details = asset.kind == AssetKind::Any
                                    ? QString()
                                    : m_thumbnails.find(row, sourceOf(row), asset.path, asset.kind).details;
        return QStringList{asset.path, source, details}.join(u'\n').trimmed();
    }
    return {};
}

QVariant AssetFilesModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    return section == FileColumn ? tr("File") : tr("Source");
}

Qt::ItemFlags AssetFilesModel::flags(const QModelIndex &index) const
{
    Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    if (!index.isValid())
        return flags;
    return file(index.row()).kind != AssetKind::Any ? flags | Qt::ItemIsDragEnabled : flags;
}

QStringList AssetFilesModel::mimeTypes() const
{
    return {QLatin1String(assetPathMime), QLatin1String(archivedModelMime), QStringLiteral("text/uri-list")};
}

QMimeData *AssetFilesModel::mimeData(const QModelIndexList &indexes) const
{
    if (indexes.isEmpty())
        return nullptr;
    const int row = indexes.front().row();
    auto *data = new QMimeData;
    if (file(row).kind == AssetKind::Image)
        data->setData(QLatin1String(assetPathMime), QString(file(row).path).replace(u'/', u'\\').toUtf8());
    else if (diskPath(row).isEmpty())
        data->setData(QLatin1String(archivedModelMime),
                      QString(sourceOf(row)->name() + u'\n' + file(row).path).toUtf8());
    else
        data->setUrls({QUrl::fromLocalFile(diskPath(row))});
    return data;
}

} // namespace sinew

#include "moc_asset_files_model.cpp"
