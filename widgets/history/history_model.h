// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/document/document.h"

#include <QAbstractListModel>
#include <QPointer>

namespace sinew {

/// The states of a document's history: row 0 as opened, row n after step n.
class HistoryModel : public QAbstractListModel
{
    Q_OBJECT

public:
    using QAbstractListModel::QAbstractListModel;

    void setDocument(Document *document);

    /// True if undoing or redoing can reach a row from the present state.
    bool isReachable(int row) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

private:
    void refresh();

    QPointer<Document> m_document;
    int m_rows = 0;
};

} // namespace sinew
