// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/problems/problems_model.h"

#include "core/model/path.h"
#include "core/text/translated.h"
#include "widgets/shared/object_icons.h"
#include "widgets/shared/object_names.h"

#include <algorithm>

namespace sinew {

ProblemRow problemRow(const Document &document, const Problem &problem)
{
    ProblemRow row{
        problem.severity, translated(problem.message), {}, QString::fromStdString(problem.code), problem.address, {}};
    if (document.model().contains(problem.address.node)) {
        row.path = pathOf(document.model(), problem.address);
        row.where = placeText(document, problem.address);
    }
    return row;
}

ProblemRow problemRow(const Document &document, const Diagnostic &diagnostic)
{
    ProblemRow row{
        diagnostic.severity,  translated(diagnostic.where.message), {}, QString::fromStdString(diagnostic.code), {},
        diagnostic.where.path};
    QStringList where;
    if (const Address target = targetOf(document, row); target.node != NoNode)
        where << placeText(document, target);
    else if (!row.path.empty())
        where << QString::fromStdString(row.path);
    if (diagnostic.where.offset >= 0)
        where << ProblemsModel::tr("offset 0x%1").arg(diagnostic.where.offset, 0, 16);
    row.where = where.join(QStringLiteral(", "));
    return row;
}

QString detailsOf(const ProblemRow &row)
{
    QStringList lines{row.message};
    if (!row.where.isEmpty())
        lines << ProblemsModel::tr("Where: %1").arg(row.where);
    if (!row.path.empty())
        lines << ProblemsModel::tr("Path: %1").arg(QString::fromStdString(row.path));
    if (!row.code.isEmpty())
        lines << ProblemsModel::tr("Kind: %1").arg(row.code);
    return lines.join(QLatin1Char('\n'));
}

Address targetOf(const Document &document, const ProblemRow &row)
{
    if (document.model().contains(row.address.node))
        return row.address;
    // A path may name a part that is gone; what is left of it in front still leads near.
    for (std::string path = row.path; !path.empty();) {
        const Result<PathTarget> target = parsePath(document.model(), path);
        if (target)
            return target->address;
        const std::size_t dot = path.find_last_of('.');
        path.resize(dot == std::string::npos ? 0 : dot);
    }
    return {};
}

void ProblemsModel::setRows(std::vector<ProblemRow> rows)
{
    const std::size_t most = std::min(rows.size(), m_rows.size());
    std::size_t front = 0, back = 0;
    while (front < most && rows[front] == m_rows[front])
        ++front;
    while (back < most - front && rows[rows.size() - 1 - back] == m_rows[m_rows.size() - 1 - back])
        ++back;
    const int first = int(front);
    if (m_rows.size() > front + back) {
        beginRemoveRows({}, first, int(m_rows.size() - back) - 1);
        m_rows.erase(m_rows.begin() + first, m_rows.end() - std::ptrdiff_t(back));
        endRemoveRows();
    }
    if (rows.size() > front + back) {
        beginInsertRows({}, first, int(rows.size() - back) - 1);
        m_rows.insert(m_rows.begin() + first, std::make_move_iterator(rows.begin() + first),
                      std::make_move_iterator(rows.end() - std::ptrdiff_t(back)));
        endInsertRows();
    }
}

int ProblemsModel::count(Severity severity) const
{
    return int(std::count_if(m_rows.begin(), m_rows.end(),
                             [severity](const ProblemRow &row) { return row.severity == severity; }));
}

int ProblemsModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

int ProblemsModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(ColumnCount);
}

QVariant ProblemsModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const ProblemRow &row = m_rows[std::size_t(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return index.column() == MessageColumn ? row.message : row.where;
    case Qt::DecorationRole:
        return index.column() == WhereColumn ? severityIcon(row.severity) : QIcon();
    case Qt::ToolTipRole:
        return detailsOf(row);
    case Qt::AccessibleTextRole: {
        if (index.column() != MessageColumn)
            return row.where;
        const QString kind = row.severity == Severity::Error     ? tr("Error")
                             : row.severity == Severity::Warning ? tr("Warning")
                                                                 : tr("Note");
        return tr("%1: %2").arg(kind, row.message);
    }
    case SeverityRole:
        return int(row.severity);
    default:
        return {};
    }
}

QVariant ProblemsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    return section == MessageColumn ? tr("Problem") : tr("Where");
}

} // namespace sinew

#include "moc_problems_model.cpp"
