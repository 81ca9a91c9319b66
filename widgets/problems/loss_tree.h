// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "widgets/problems/loss_model.h"

#include <QAbstractItemModel>

namespace sinew {

/// The rows of a LossModel below headings that say what happens and how often.
class LossTree : public QAbstractItemModel
{
    Q_OBJECT

public:
    enum Column { WhatColumn, WhereColumn, ColumnCount };

    /// The losses must outlive the tree.
    explicit LossTree(LossModel &losses, QObject *parent = nullptr);

    /// Null for a heading.
    const ConversionLoss *loss(const QModelIndex &index) const;

    QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    QModelIndex parent(const QModelIndex &index) const override;
    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    struct Group
    {
        ConversionLoss::Kind kind;
        std::vector<int> rows; ///< of the LossModel, never empty
    };
    void regroup();

    LossModel &m_losses;
    std::vector<Group> m_groups;
};

} // namespace sinew
