// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/document/document.h"
#include "core/model/problem.h"

#include <QAbstractTableModel>
#include <QPointer>

namespace sinew {

/// One line of the problems dock.
struct ProblemRow
{
    Severity severity = Severity::Warning;
    QString message;
    QString where; ///< "Material 2, Layer 0, Alpha", or offset in the file
    QString code;
    Address address;  ///< empty when only a path is known
    std::string path; ///< of the field; of load diagnostics resolved when it is asked for
    bool operator==(const ProblemRow &) const = default;
};

class ProblemsModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { WhereColumn, MessageColumn, ColumnCount };
    enum Role { SeverityRole = Qt::UserRole };

    using QAbstractTableModel::QAbstractTableModel;

    /// Replaces all rows; those that stay at the front or the end are left alone, so that selections survive.
    void setRows(std::vector<ProblemRow> rows);
    const ProblemRow &row(int index) const { return m_rows[std::size_t(index)]; }
    int count(Severity severity) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    std::vector<ProblemRow> m_rows;
};

ProblemRow problemRow(const Document &document, const Problem &problem);
ProblemRow problemRow(const Document &document, const Diagnostic &diagnostic);
/// All that is known of a row, a line each.
QString detailsOf(const ProblemRow &row);
/// Where a row leads, an empty address when its object is gone.
Address targetOf(const Document &document, const ProblemRow &row);

} // namespace sinew
