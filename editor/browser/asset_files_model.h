// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/assets/asset_search.h"

#include <QAbstractTableModel>

#include <vector>

namespace sinew {

class Thumbnails;

/// The mime type of a model inside an archive: name of the source, line feed, path in it.
inline constexpr const char *archivedModelMime = "application/x-sinew-archived-model";

/// The files of several asset sources as rows, with thumbnails that are requested when a view shows them. Textures can
/// be dragged as the paths by which models name them, models in folders as files, those in archives by their place.
class AssetFilesModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { FileColumn, SourceColumn, ColumnCount };
    struct File
    {
        QString path;
        QString suffix; ///< lower case
        int source = 0;
        AssetKind kind = AssetKind::Any; ///< Any: neither a picture nor a model
    };

    /// `modelSuffixes`: lower case. The thumbnails must outlive this object.
    AssetFilesModel(Thumbnails &thumbnails, QStringList modelSuffixes, QObject *parent = nullptr);
    /// Sets other sources, without files yet.
    void reset(std::vector<std::shared_ptr<AssetSource>> sources);
    void append(int source, const QStringList &files);
    const File &file(int row) const { return m_files[std::size_t(row)]; }
    const std::shared_ptr<AssetSource> &sourceOf(int row) const { return m_sources[std::size_t(file(row).source)]; }
    /// The file on the disk; empty for a file inside an archive.
    QString diskPath(int row) const;
    AssetKind kindOf(const QString &path) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;
    QStringList mimeTypes() const override;
    QMimeData *mimeData(const QModelIndexList &indexes) const override;

private:
    QVariant icon(int row) const;

    Thumbnails &m_thumbnails;
    QStringList m_modelSuffixes;
    std::vector<std::shared_ptr<AssetSource>> m_sources;
    std::vector<File> m_files;
};

} // namespace sinew
