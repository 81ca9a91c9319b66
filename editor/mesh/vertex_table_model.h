// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/result.h"

#include <QAbstractTableModel>

#include <cstdint>
#include <vector>

namespace sinew {

class MeshSession;

/// The numbers of the vertices that are selected in the edit mode, editable: place, normal, texture coordinates; and
/// the bones that they follow.
class VertexTableModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column : std::uint8_t { Part, Vertex, X, Y, Z, NormalX, NormalY, NormalZ, U, V, Bones };
    static constexpr int columns = 11;
    /// Further vertices are not listed.
    static constexpr std::size_t mostRows = 5000;

    using QAbstractTableModel::QAbstractTableModel;

    /// Null: empty. To be called again when what is selected has changed.
    void setSession(MeshSession *session);
    /// Whether there are more selected vertices than rows.
    bool isCutOff() const { return m_isCutOff; }

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;

Q_SIGNALS:
    void refused(const sinew::Error &reason);

private:
    struct Row
    {
        std::size_t part;
        std::uint32_t vertex;
        bool operator==(const Row &) const = default;
    };
    MeshSession *m_session = nullptr;
    std::vector<Row> m_rows;
    bool m_isCutOff = false;
};

} // namespace sinew
