// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/problems/loss_tree.h"

#include <QFont>

namespace sinew {

namespace {

/// Of a heading's index; those below have the row of their heading, counted from 1.
constexpr quintptr heading = 0;

constexpr LossModel::Column sourceColumns[] = {LossModel::WhatColumn, LossModel::WhereColumn};

} // namespace

LossTree::LossTree(LossModel &losses, QObject *parent) : QAbstractItemModel(parent), m_losses(losses)
{
    connect(&losses, &QAbstractItemModel::modelAboutToBeReset, this, [this] { beginResetModel(); });
    connect(&losses, &QAbstractItemModel::modelReset, this, [this] {
        regroup();
        endResetModel();
    });
    regroup();
}

void LossTree::regroup()
{
    m_groups.clear();
    for (const ConversionLoss::Kind kind :
         {ConversionLoss::Lost, ConversionLoss::Changed, ConversionLoss::Guessed, ConversionLoss::Kept}) {
        Group group{kind, {}};
        for (int row = 0; row < m_losses.rowCount(); ++row)
            if (m_losses.loss(row).kind == kind)
                group.rows.push_back(row);
        if (!group.rows.empty())
            m_groups.push_back(std::move(group));
    }
}

const ConversionLoss *LossTree::loss(const QModelIndex &index) const
{
    if (!index.isValid() || index.internalId() == heading)
        return nullptr;
    return &m_losses.loss(m_groups[index.internalId() - 1].rows[std::size_t(index.row())]);
}

QModelIndex LossTree::index(int row, int column, const QModelIndex &parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    return createIndex(row, column, parent.isValid() ? quintptr(parent.row() + 1) : heading);
}

QModelIndex LossTree::parent(const QModelIndex &index) const
{
    if (!index.isValid() || index.internalId() == heading)
        return {};
    return createIndex(int(index.internalId() - 1), 0, heading);
}

int LossTree::rowCount(const QModelIndex &parent) const
{
    if (!parent.isValid())
        return int(m_groups.size());
    const bool isHeading = parent.internalId() == heading && parent.column() == 0;
    return isHeading ? int(m_groups[std::size_t(parent.row())].rows.size()) : 0;
}

int LossTree::columnCount(const QModelIndex &) const
{
    return ColumnCount;
}

QVariant LossTree::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    if (index.internalId() != heading) {
        const int row = m_groups[index.internalId() - 1].rows[std::size_t(index.row())];
        return m_losses.data(m_losses.index(row, sourceColumns[index.column()]), role);
    }
    if (index.column() != WhatColumn)
        return {};
    const Group &group = m_groups[std::size_t(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return m_losses.countText(group.kind);
    case Qt::DecorationRole:
        return m_losses.data(m_losses.index(group.rows.front(), LossModel::KindColumn), role);
    case Qt::FontRole: {
        QFont bold;
        bold.setBold(true);
        return bold;
    }
    default:
        return {};
    }
}

QVariant LossTree::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= ColumnCount)
        return {};
    return m_losses.headerData(sourceColumns[section], orientation, role);
}

} // namespace sinew

#include "moc_loss_tree.cpp"
