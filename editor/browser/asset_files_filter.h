// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "editor/browser/asset_files_model.h"

#include <QSortFilterProxyModel>

#include <algorithm>

namespace sinew {

/// The files of one kind and suffix whose path has all of the words.
class AssetFilesFilter : public QSortFilterProxyModel
{
public:
    using QSortFilterProxyModel::QSortFilterProxyModel;
    /// An empty suffix: all of the kind.
    void show(const QStringList &words, AssetKind kind, const QString &suffix)
    {
        m_words = words;
        m_kind = kind;
        m_suffix = suffix;
        invalidateFilter();
    }

protected:
    bool filterAcceptsRow(int row, const QModelIndex &) const override
    {
        const AssetFilesModel::File &file = static_cast<const AssetFilesModel *>(sourceModel())->file(row);
        return (m_kind == AssetKind::Any || file.kind == m_kind) && (m_suffix.isEmpty() || file.suffix == m_suffix) &&
               std::all_of(m_words.begin(), m_words.end(),
                           [&](const QString &word) { return file.path.contains(word, Qt::CaseInsensitive); });
    }

private:
    QStringList m_words;
    AssetKind m_kind = AssetKind::Any;
    QString m_suffix;
};

} // namespace sinew
