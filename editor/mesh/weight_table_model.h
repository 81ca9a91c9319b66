// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/result.h"
#include "core/schema/types.h"

#include <QAbstractTableModel>

#include <vector>

namespace sinew {

class MeshSession;

/// The bones that the selected vertices follow, and how much of them on the average: a number that can be changed.
class WeightTableModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column : std::uint8_t { Bone, Share };

    using QAbstractTableModel::QAbstractTableModel;

    /// Null: empty. To be called again when what is selected has changed.
    void setSession(MeshSession *session);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;
    /// Percent.
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;

Q_SIGNALS:
    void refused(const sinew::Error &reason);

private:
    struct Row
    {
        NodeId bone;
        double share; ///< 0…1
    };
    MeshSession *m_session = nullptr;
    std::vector<Row> m_rows;
};

} // namespace sinew
