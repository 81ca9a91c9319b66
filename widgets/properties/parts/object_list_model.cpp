// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/properties/parts/object_list_model.h"

#include "widgets/properties/parts/object_picker.h"
#include "widgets/shared/object_icons.h"

namespace sinew {

ObjectListModel::ObjectListModel(Document &document, std::vector<Entry> entries, QString noneText, QObject *parent)
    : QAbstractListModel(parent), m_document(&document), m_entries(std::move(entries)), m_noneText(std::move(noneText))
{
}

int ObjectListModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_entries.size());
}

QVariant ObjectListModel::data(const QModelIndex &index, int role) const
{
    if (!m_document || !index.isValid() || index.row() >= int(m_entries.size()))
        return {};
    const Entry &entry = m_entries[std::size_t(index.row())];
    if (role == Qt::DisplayRole)
        return entry.node == NoNode ? (m_noneText.isEmpty() ? tr("None") : m_noneText)
                                    : numberedName(*m_document, entry.node, entry.number);
    if (role == Qt::DecorationRole && entry.node != NoNode)
        if (const ObjectRef object = m_document->model().object(entry.node))
            return objectIcon(*object.info);
    return {};
}

} // namespace sinew

#include "moc_object_list_model.cpp"
