// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "widgets/problems/problem_row.h"

#include <QAbstractItemModel>

namespace sinew {

/// Problems in groups by what the game does, then by kind; a kind with a single problem is that problem.
class ProblemsModel : public QAbstractItemModel
{
    Q_OBJECT

public:
    enum Column { WhereColumn, MessageColumn, ColumnCount };

    using QAbstractItemModel::QAbstractItemModel;

    /// Replaces all rows; nothing happens where they are the same.
    void setRows(std::vector<ProblemRow> rows);
    /// Null for the head of a group.
    const ProblemRow *row(const QModelIndex &index) const;
    /// Rows that an index stands for: itself, or all of its group.
    std::vector<const ProblemRow *> rowsOf(const QModelIndex &index) const;
    /// Of a problem that is still there; invalid else.
    QModelIndex indexOf(const ProblemRow &row) const;

    QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    QModelIndex parent(const QModelIndex &index) const override;
    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    using Group = std::vector<ProblemRow>; ///< never empty
    QVariant groupData(const Group &group, int column, int role) const;

    std::vector<Group> m_groups;
};

} // namespace sinew
