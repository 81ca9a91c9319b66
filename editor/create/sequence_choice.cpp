// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/create/sequence_choice.h"

#include <algorithm>

namespace sinew {

void SequenceChoice::setSequences(const RenderScene &scene, const std::vector<CreatedSequence> &all,
                                  const std::vector<CreatedSequence> &suggested)
{
    beginResetModel();
    m_rows.clear();
    for (const CreatedSequence &each : all) {
        const auto known = std::find_if(suggested.begin(), suggested.end(),
                                        [&](const CreatedSequence &other) { return other.row == each.row; });
        const std::string &source = scene.sequences[std::size_t(each.row)].name;
        m_rows.push_back({known == suggested.end() ? each : *known,
                          QString::fromUtf8(source.data(), qsizetype(source.size())), known != suggested.end()});
    }
    endResetModel();
}

std::vector<CreatedSequence> SequenceChoice::chosen() const
{
    std::vector<CreatedSequence> sequences;
    for (const Row &row : m_rows)
        if (row.isChosen)
            sequences.push_back(row.sequence);
    return sequences;
}

void SequenceChoice::setAllChosen(bool on)
{
    if (m_rows.empty())
        return;
    for (Row &row : m_rows)
        row.isChosen = on;
    Q_EMIT dataChanged(index(0, 0), index(int(m_rows.size()) - 1, ColumnCount - 1));
}

int SequenceChoice::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

int SequenceChoice::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant SequenceChoice::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || std::size_t(index.row()) >= m_rows.size())
        return {};
    const Row &row = m_rows[std::size_t(index.row())];
    const std::string &name = row.sequence.name;
    switch (index.column()) {
    case SourceColumn:
        if (role == Qt::DisplayRole)
            return row.source;
        if (role == Qt::CheckStateRole)
            return row.isChosen ? Qt::Checked : Qt::Unchecked;
        break;
    case NameColumn:
        if (role == Qt::DisplayRole || role == Qt::EditRole)
            return QString::fromUtf8(name.data(), qsizetype(name.size()));
        break;
    case LoopsColumn:
        if (role == Qt::CheckStateRole)
            return row.sequence.loops ? Qt::Checked : Qt::Unchecked;
        break;
    }
    return {};
}

QVariant SequenceChoice::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    return section == SourceColumn ? tr("Sequence") : section == NameColumn ? tr("New name") : tr("Loops");
}

Qt::ItemFlags SequenceChoice::flags(const QModelIndex &index) const
{
    const Qt::ItemFlags basic = QAbstractTableModel::flags(index);
    return index.column() == NameColumn ? basic | Qt::ItemIsEditable : basic | Qt::ItemIsUserCheckable;
}

bool SequenceChoice::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (!index.isValid() || std::size_t(index.row()) >= m_rows.size())
        return false;
    Row &row = m_rows[std::size_t(index.row())];
    const bool isOn = value.toInt() == Qt::Checked;
    if (index.column() == NameColumn && role == Qt::EditRole) {
        const std::string name = value.toString().trimmed().toStdString();
        if (name.empty() || name == row.sequence.name)
            return false;
        row.sequence.name = name;
        // Who names a sequence wants it.
        row.isChosen = true;
    } else if (index.column() == SourceColumn && role == Qt::CheckStateRole) {
        row.isChosen = isOn;
    } else if (index.column() == LoopsColumn && role == Qt::CheckStateRole) {
        row.sequence.loops = isOn;
    } else {
        return false;
    }
    Q_EMIT dataChanged(this->index(index.row(), 0), this->index(index.row(), ColumnCount - 1));
    return true;
}

} // namespace sinew

#include "moc_sequence_choice.cpp"
