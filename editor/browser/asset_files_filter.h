// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "editor/browser/asset_files_model.h"

#include <QSortFilterProxyModel>

#include <algorithm>

namespace sinew {

/// The files of one kind, suffix, source and folder whose paths contain all of the words.
class AssetFilesFilter : public QSortFilterProxyModel
{
public:
    using QSortFilterProxyModel::QSortFilterProxyModel;
    struct Choice
    {
        QStringList words = {};
        AssetKind kind = AssetKind::Any;
        QString suffix = {}; ///< empty: all suffixes of the kind
        int source = -1;     ///< a row, -1: all
        QString folder = {}; ///< includes everything below it; empty: all

        bool operator==(const Choice &) const = default;
    };
    void show(const Choice &choice)
    {
        m_choice = choice;
        m_choice.folder += choice.folder.isEmpty() ? QString() : QStringLiteral("/");
        invalidateFilter();
    }

protected:
    bool filterAcceptsRow(int row, const QModelIndex &) const override
    {
        const AssetFilesModel::File &file = static_cast<const AssetFilesModel *>(sourceModel())->file(row);
        return (m_choice.source < 0 || file.source == m_choice.source) &&
               (m_choice.kind == AssetKind::Any || file.kind == m_choice.kind) &&
               (m_choice.suffix.isEmpty() || file.suffix == m_choice.suffix) &&
               file.path.startsWith(m_choice.folder, Qt::CaseInsensitive) &&
               std::all_of(m_choice.words.begin(), m_choice.words.end(),
                           [&](const QString &word) { return file.path.contains(word, Qt::CaseInsensitive); });
    }

private:
    Choice m_choice;
};

} // namespace sinew
