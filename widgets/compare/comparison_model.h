// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

// widgets/compare shows how two models differ.

#include "core/compare/comparison.h"
#include "core/document/document.h"

#include <QAbstractItemModel>

namespace sinew {

/// The differences of two models as a tree: objects, their fields, elements and keys.
class ComparisonModel : public QAbstractItemModel
{
    Q_OBJECT

public:
    enum Column { PlaceColumn, OneColumn, OtherColumn, ColumnCount };
    static constexpr int KindRole = Qt::UserRole; ///< ModelDifference::Kind

    using QAbstractItemModel::QAbstractItemModel;

    /// Names are taken from the documents; both must stay as they were when compared until the next call.
    /// `later`: the side to which objects were added, and from which they were removed.
    enum class Later { Other, One };
    void setComparison(const Document *one, const Document *other, ModelComparison comparison,
                       Later later = Later::Other);
    /// Valid until the next setComparison(); null for the invisible root.
    const ModelDifference *difference(const QModelIndex &index) const;
    /// The difference that can be taken over as a whole: for an element or key its object or field, else itself.
    const ModelDifference *whole(const QModelIndex &index) const;
    /// The number of differences that have none below them.
    int count(ModelDifference::Kind kind) const { return m_counts[kind]; }
    bool isEmpty() const { return m_comparison.isEqual(); }

    QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    QModelIndex parent(const QModelIndex &index) const override;
    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    static QString kindText(ModelDifference::Kind kind);

private:
    struct Item
    {
        const ModelDifference *difference = nullptr; ///< null: the number of differences not listed
        std::size_t omitted = 0;
        int parent = -1, row = 0;
        std::vector<int> children;
    };
    void add(const std::vector<ModelDifference> &differences, int parent, std::vector<int> &rows);
    const std::vector<int> &rowsOf(const QModelIndex &parent) const;
    ModelDifference::Kind kindOf(const ModelDifference &difference) const;
    QString placeOf(const Item &item) const;
    QString valueOf(const Item &item, bool other) const;

    const Document *m_one = nullptr, *m_other = nullptr;
    ModelComparison m_comparison;
    std::vector<Item> m_items;
    std::vector<int> m_top;
    int m_counts[4] = {};
    Later m_later = Later::Other;
};

} // namespace sinew
