// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/document/document.h"

#include <QAbstractListModel>
#include <QPointer>

namespace sinew {

/// "None" and the objects that a reference can point to, with their numbers. Names are computed on demand.
class ObjectListModel : public QAbstractListModel
{
    Q_OBJECT

public:
    struct Entry
    {
        NodeId node = NoNode;
        std::int64_t number = -1;
    };
    ObjectListModel(Document &document, std::vector<Entry> entries, QString noneText = {}, QObject *parent = nullptr);

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    NodeId nodeAt(int row) const { return m_entries[std::size_t(row)].node; }

private:
    QPointer<Document> m_document;
    std::vector<Entry> m_entries;
    QString m_noneText;
};

} // namespace sinew
