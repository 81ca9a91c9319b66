// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "editor/convert/convert_batch.h"

#include <QAbstractTableModel>

#include <optional>

namespace sinew {

/// The pictures of a batch as rows, first with their properties and then with their results.
class ConvertList : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column {
        NameColumn,
        SizeColumn,
        StateColumn,
        BytesColumn,
        RgbColumn,
        AlphaColumn,
        MipsColumn,
        NotesColumn,
        ColumnCount
    };

    using QAbstractTableModel::QAbstractTableModel;

    /// Pictures already in the list (by path, or by name if there is none) are omitted.
    void add(const std::vector<ConvertSource> &sources);
    void removeSources(QList<int> rows);
    int count() const { return int(m_rows.size()); }
    const ConvertSource &source(int row) const { return m_rows[std::size_t(row)].source; }
    std::vector<ConvertSource> sources() const;
    /// The row with that number, -1 if it is gone. Numbers are kept while rows are added and removed.
    int rowOf(int number) const;
    int number(int row) const { return m_rows[std::size_t(row)].number; }

    void setSize(int row, const QSize &size) { changeRow(row, &Row::size, size); }
    QSize size(int row) const { return m_rows[std::size_t(row)].size; }
    void setReport(int row, const ConvertReport &report);
    void clearReports();
    int countOf(ConvertReport::State state) const;
    /// The whole table, columns separated by tabs.
    QString text() const;

    int rowCount(const QModelIndex &parent = {}) const override { return parent.isValid() ? 0 : count(); }
    int columnCount(const QModelIndex &parent = {}) const override { return parent.isValid() ? 0 : ColumnCount; }
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    struct Row
    {
        ConvertSource source;
        int number = 0;
        QSize size;
        std::optional<ConvertReport> report;
    };
    template<class Value>
    void changeRow(int row, Value Row::*member, const Value &value)
    {
        m_rows[std::size_t(row)].*member = value;
        Q_EMIT dataChanged(index(row, 0), index(row, ColumnCount - 1));
    }
    QString cell(const Row &row, int column) const;

    std::vector<Row> m_rows;
    int m_lastNumber = 0;
};

} // namespace sinew
