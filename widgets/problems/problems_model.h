// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "widgets/problems/problem_row.h"

#include <QAbstractItemModel>

namespace sinew {

/// Problems grouped by their effect in the game, then by kind; a kind with a single problem is shown as that problem.
class ProblemsModel : public QAbstractItemModel
{
    Q_OBJECT

public:
    enum Column { WhereColumn, MessageColumn, ColumnCount };

    using QAbstractItemModel::QAbstractItemModel;

    /// Replaces all rows; does nothing if they are the same.
    void setRows(std::vector<ProblemRow> rows);
    /// Null for a group's heading.
    const ProblemRow *row(const QModelIndex &index) const;
    /// The rows that an index represents: itself, or all of its group.
    std::vector<const ProblemRow *> rowsOf(const QModelIndex &index) const;
    /// The index of a problem that still exists; else invalid.
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
