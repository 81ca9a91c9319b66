// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/problems/problems_model.h"

#include <algorithm>
#include <map>

namespace sinew {

namespace {

/// The rank of a row's group: the worst first, then in the order of the kinds.
using GroupKey = std::pair<int, std::size_t>;

} // namespace

void ProblemsModel::setRows(std::vector<ProblemRow> rows)
{
    std::map<std::pair<Impact, QString>, std::size_t> kinds;
    std::map<GroupKey, Group> groups;
    for (ProblemRow &row : rows) {
        const auto kind = std::pair(row.impact, row.finding.check ? row.code : QString());
        const std::size_t place = kinds.emplace(kind, kinds.size()).first->second;
        groups[{-int(row.impact), place}].push_back(std::move(row));
    }
    std::vector<Group> sorted;
    for (auto &[key, group] : groups)
        sorted.push_back(std::move(group));
    if (sorted == m_groups)
        return;
    beginResetModel();
    m_groups = std::move(sorted);
    endResetModel();
}

const ProblemRow *ProblemsModel::row(const QModelIndex &index) const
{
    if (!index.isValid())
        return nullptr;
    if (index.internalId())
        return &m_groups[std::size_t(index.internalId() - 1)][std::size_t(index.row())];
    const Group &group = m_groups[std::size_t(index.row())];
    return group.size() == 1 ? &group.front() : nullptr;
}

std::vector<const ProblemRow *> ProblemsModel::rowsOf(const QModelIndex &index) const
{
    if (const ProblemRow *one = row(index))
        return {one};
    std::vector<const ProblemRow *> rows;
    if (index.isValid())
        for (const ProblemRow &row : m_groups[std::size_t(index.row())])
            rows.push_back(&row);
    return rows;
}

QModelIndex ProblemsModel::indexOf(const ProblemRow &row) const
{
    for (std::size_t g = 0; g < m_groups.size(); ++g) {
        const auto found = std::find(m_groups[g].begin(), m_groups[g].end(), row);
        if (found == m_groups[g].end())
            continue;
        const QModelIndex group = index(int(g), 0);
        return m_groups[g].size() == 1 ? group : index(int(found - m_groups[g].begin()), 0, group);
    }
    return {};
}

QModelIndex ProblemsModel::index(int row, int column, const QModelIndex &parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    return createIndex(row, column, quintptr(parent.isValid() ? parent.row() + 1 : 0));
}

QModelIndex ProblemsModel::parent(const QModelIndex &index) const
{
    return index.isValid() && index.internalId() ? createIndex(int(index.internalId()) - 1, 0, quintptr(0))
                                                 : QModelIndex();
}

int ProblemsModel::rowCount(const QModelIndex &parent) const
{
    if (!parent.isValid())
        return int(m_groups.size());
    if (parent.internalId() || parent.column() > 0)
        return 0;
    const std::size_t count = m_groups[std::size_t(parent.row())].size();
    return count == 1 ? 0 : int(count);
}

int ProblemsModel::columnCount(const QModelIndex &) const
{
    return ColumnCount;
}

QVariant ProblemsModel::groupData(const Group &group, int column, int role) const
{
    const ProblemRow &first = group.front();
    const QString title = tr("%1 (%2)").arg(kindText(first)).arg(group.size());
    switch (role) {
    case Qt::DisplayRole:
        return column == WhereColumn ? title : QString();
    case Qt::DecorationRole:
        return column == WhereColumn ? impactIcon(first.impact) : QIcon();
    case Qt::AccessibleTextRole:
        return column == WhereColumn ? tr("%1: %2").arg(impactText(first.impact), title) : QString();
    case Qt::ToolTipRole:
        return impactText(first.impact);
    default:
        return {};
    }
}

QVariant ProblemsModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const ProblemRow *row = this->row(index);
    if (!row)
        return groupData(m_groups[std::size_t(index.row())], index.column(), role);
    switch (role) {
    case Qt::DisplayRole:
        return index.column() == MessageColumn ? row->message : row->where;
    case Qt::DecorationRole:
        return index.column() == WhereColumn ? impactIcon(row->impact) : QIcon();
    case Qt::ToolTipRole:
        return detailsOf(*row) + QLatin1Char('\n') + originOf(*row);
    case Qt::AccessibleTextRole:
        return index.column() == MessageColumn ? tr("%1: %2").arg(impactText(row->impact), row->message) : row->where;
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
