// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/document/document.h"

#include <QAbstractListModel>
#include <QPointer>

namespace sinew {

/// The objects of one list by name, kept in step with the document row by row.
class ListModel : public QAbstractListModel
{
    Q_OBJECT

public:
    ListModel(Document &document, const Address &list, QObject *parent = nullptr);

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    NodeId nodeAt(int row) const;

private:
    void aboutToChange(const Change &change);
    void changed(const Change &change);
    void committed(const ChangeSet &changes);

    QPointer<Document> m_document;
    Address m_list;
    int m_rows = 0;
    enum class Pending { Nothing, Insert, Remove, Move, Reset } m_pending = Pending::Nothing;
};

} // namespace sinew
