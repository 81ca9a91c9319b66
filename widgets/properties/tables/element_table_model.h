// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "widgets/properties/binding/binding.h"
#include "widgets/properties/binding/element_access.h"

#include <QAbstractTableModel>
#include <QItemSelection>

namespace sinew {

class EditBuilder;

/// The elements of an Array, a FixedArray or a Curve of one object as typed cells. Lazy: a cell is read when it is
/// shown, so that millions of rows cost nothing. Every edit is one undo step through the document, or is refused as a
/// whole.
class ElementTableModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    explicit ElementTableModel(Binding binding, QObject *parent = nullptr);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    /// Accepts text: numbers, expressions, names of enums and flags.
    bool setData(const QModelIndex &index, const QVariant &value, int role = Qt::EditRole) override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

    bool canResize() const { return elementsResize(m_binding.type()) && !m_readOnly; }
    void setReadOnly(bool readOnly) { m_readOnly = readOnly; }
    bool insertElements(int row, int count);
    /// Any rows in any order.
    bool removeElements(std::vector<int> rows);

    /// The cells of a rectangle as tab-separated lines.
    QString copyText(int firstRow, int lastRow, int firstColumn, int lastColumn) const;
    /// Pastes tab-separated lines (from a spreadsheet) over the cells from `row`, `column` on; lines beyond the end
    /// become new elements. Column titles in the first line are skipped. One undo step; refused as a whole if a cell is
    /// not understood.
    bool paste(int row, int column, const QString &text);
    /// Sets the same text in many cells.
    bool fill(const QItemSelection &cells, const QString &text);

Q_SIGNALS:
    void refused(const QString &reason);

private:
    void aboutToChange(const Change &change);
    void changed(const Change &change);
    bool isMine(const Change &change) const;
    bool fitsOther(const Change &change) const;
    void reload();
    const void *live() const { return m_binding.data(); }
    QString cellText(const void *container, std::size_t row, const ElementColumn &column) const;
    Status setCell(void *container, std::size_t row, const ElementColumn &column, const QString &text) const;
    bool splice(int first, int count, Value with);
    bool push(EditBuilder &builder);
    bool pushWhole(const Binding::Modify &modify);
    bool refuse(const QString &reason);

    Binding m_binding;
    std::vector<ElementColumn> m_columns;
    int m_rows = 0;
    bool m_readOnly = false;
    enum class Pending { Nothing, Insert, Remove, Reset } m_pending = Pending::Nothing;
    int m_changedFirst = 0, m_changedCount = 0;
};

} // namespace sinew
