// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/properties/tables/list_model.h"

#include "widgets/shared/object_icons.h"
#include "widgets/shared/object_names.h"

#include <algorithm>

namespace sinew {

ListModel::ListModel(Document &document, const Address &list, QObject *parent)
    : QAbstractListModel(parent), m_document(&document), m_list(list), m_rows(int(document.model().listSize(list)))
{
    connect(&document, &Document::aboutToChange, this, &ListModel::aboutToChange);
    connect(&document, &Document::changed, this, &ListModel::changed);
    connect(&document, &Document::committed, this, &ListModel::committed);
}

int ListModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : m_rows;
}

NodeId ListModel::nodeAt(int row) const
{
    return m_document && row >= 0 ? m_document->model().idAt(m_list, std::size_t(row)) : NoNode;
}

QVariant ListModel::data(const QModelIndex &index, int role) const
{
    const NodeId node = index.isValid() ? nodeAt(index.row()) : NoNode;
    if (node == NoNode)
        return {};
    if (role == Qt::DisplayRole)
        return displayName(*m_document, node);
    if (role == Qt::DecorationRole)
        return objectIcon(*m_document->model().object(node).info);
    return {};
}

void ListModel::aboutToChange(const Change &change)
{
    if (!(change.at == m_list) || !m_document->model().contains(m_list.node))
        return;
    switch (change.kind) {
    case Change::Insert: {
        const int count = int(change.other.type().list->size(change.other.data()));
        if (count == 0)
            return;
        m_pending = Pending::Insert;
        beginInsertRows({}, change.first, change.first + count - 1);
        break;
    }
    case Change::Remove:
        if (change.count == 0)
            return;
        m_pending = Pending::Remove;
        beginRemoveRows({}, change.first, change.first + change.count - 1);
        break;
    case Change::Move:
        if (change.count == 0 || change.to == change.first)
            return;
        m_pending = Pending::Move;
        beginMoveRows({}, change.first, change.first + change.count - 1, {},
                      change.to > change.first ? change.to + change.count : change.to);
        break;
    default:
        m_pending = Pending::Reset;
        beginResetModel();
        break;
    }
}

void ListModel::changed(const Change &)
{
    const int rows = m_document ? int(m_document->model().listSize(m_list)) : 0;
    switch (std::exchange(m_pending, Pending::Nothing)) {
    case Pending::Insert:
        m_rows = rows;
        endInsertRows();
        break;
    case Pending::Remove:
        m_rows = rows;
        endRemoveRows();
        break;
    case Pending::Move:
        endMoveRows();
        break;
    case Pending::Reset:
        m_rows = rows;
        endResetModel();
        break;
    case Pending::Nothing:
        if (rows != m_rows) { // the list was removed with its owner
            beginResetModel();
            m_rows = rows;
            endResetModel();
        }
        break;
    }
}

void ListModel::committed(const ChangeSet &)
{
    // Names may depend on anything: on the item's fields, its row, or the objects it refers to.
    if (m_rows > 0)
        Q_EMIT dataChanged(index(0), index(m_rows - 1), {Qt::DisplayRole});
}

} // namespace sinew

#include "moc_list_model.cpp"
