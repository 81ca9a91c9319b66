// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "widgets/properties/binding/binding.h"

#include <QAbstractTableModel>

namespace sinew {

/// The objects of one or more lists: a row for each with its name and main fields, as the description lists them; for
/// lists of different structures the fields of the inline structures common to all. Cells are read when they are shown,
/// so that long lists cost nothing.
class ObjectTableModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Role {
        SortRole = Qt::UserRole, ///< a number or a text
    };

    ObjectTableModel(Document &document, std::vector<Address> lists, QObject *parent = nullptr);

    NodeId nodeAt(int row) const;
    /// -1 for an object that is in no list.
    int rowOf(NodeId node) const;
    /// The value that a cell shows and sets; invalid for names, counts, and fields that don't apply.
    Binding bindingAt(const QModelIndex &index) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    /// Names and texts as text, switches as their check state.
    bool setData(const QModelIndex &index, const QVariant &value, int role = Qt::EditRole) override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

Q_SIGNALS:
    /// Why an edit was refused; empty: all is well again.
    void refused(const QString &reason);

private:
    /// One main field, or a component of one.
    struct Column
    {
        QString title;
        const FieldInfo *field = nullptr;
        /// The field in each of the structures.
        std::vector<std::pair<const StructInfo *, std::uint16_t>> rows;
        int leaf = -1;       ///< in an inline structure
        int component = -1;  ///< in a vector
        bool isMain = false; ///< the leaf represents the whole structure
    };

    void makeColumns();
    void addColumns(const StructInfo &info, std::uint16_t row);
    void addColumn(Column column, const TypeInfo &type);
    void committed();
    std::size_t countObjects() const;
    const Column *columnAt(const QModelIndex &index) const;
    Binding wholeBinding(const QModelIndex &index) const;
    QVariant shown(const Binding &binding, int role) const;

    QPointer<Document> m_document;
    std::vector<Address> m_lists;
    std::vector<const StructInfo *> m_infos; ///< of the lists' objects, each once
    std::vector<Column> m_columns;           ///< after the name
    int m_rows = 0;
};

} // namespace sinew
