// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/create/fields/sequence_choice.h"

#include <QHash>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>

namespace sinew {

namespace {

/// The name without the number of a variation: "Stand - 2", "Stand 2".
QString withoutNumber(const QString &name)
{
    static const QRegularExpression number(QStringLiteral("( -)? \\d+$"));
    return QString(name).remove(number);
}

QString nameOf(const CreatedSequence &sequence)
{
    return QString::fromStdString(sequence.name);
}

} // namespace

void SequenceChoice::setSequences(const RenderScene &scene, const std::vector<CreatedSequence> &all,
                                  const std::vector<CreatedSequence> &suggested)
{
    beginResetModel();
    m_rows.clear();
    for (const CreatedSequence &each : all) {
        const bool isSuggested = std::any_of(suggested.begin(), suggested.end(), [&](const CreatedSequence &other) {
            return other.row == each.row && other.name == each.name;
        });
        QStringList names;
        const auto add = [&](std::int32_t row) {
            const std::string &source = scene.sequences[std::size_t(row)].name;
            names += QString::fromUtf8(source.data(), qsizetype(source.size()));
        };
        add(each.row);
        std::for_each(each.then.begin(), each.then.end(), add);
        m_rows.push_back({each, each, names.join(QStringLiteral(" + ")), isSuggested, isSuggested});
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

void SequenceChoice::tellAll()
{
    if (!m_rows.empty())
        Q_EMIT dataChanged(index(0, 0), index(int(m_rows.size()) - 1, ColumnCount - 1));
}

void SequenceChoice::setAllChosen(bool on)
{
    for (Row &row : m_rows)
        row.isChosen = on;
    tellAll();
}

void SequenceChoice::setChosen(const std::vector<int> &rows, bool on)
{
    for (const int row : rows)
        m_rows[std::size_t(row)].isChosen = on;
    tellAll();
}

void SequenceChoice::chooseSuggested()
{
    for (Row &row : m_rows)
        row.isChosen = row.isSuggested;
    tellAll();
}

void SequenceChoice::chooseOneOfEach()
{
    QHash<QString, Row *> usual;
    for (Row &row : m_rows) {
        row.isChosen = false;
        if (!row.isSuggested)
            continue;
        Row *&known = usual[withoutNumber(nameOf(row.sequence))];
        if (!known || row.sequence.rarity < known->sequence.rarity)
            known = &row;
    }
    for (Row *row : std::as_const(usual))
        row->isChosen = true;
    tellAll();
}

std::vector<SequenceNaming> SequenceChoice::namings() const
{
    std::vector<SequenceNaming> namings;
    for (const Row &row : m_rows)
        namings.push_back({row.source, nameOf(row.sequence), row.sequence.loops, row.isChosen});
    return namings;
}

void SequenceChoice::apply(const std::vector<SequenceNaming> &preset)
{
    // A source may be there several times: a portrait is also what stands.
    QHash<std::pair<QString, int>, const SequenceNaming *> exact;
    QHash<QString, const SequenceNaming *> first;
    QHash<QString, int> counts;
    for (const SequenceNaming &naming : preset) {
        exact.insert({naming.source, counts[naming.source]++}, &naming);
        if (const QString base = withoutNumber(naming.source); !first.contains(base))
            first.insert(base, &naming);
    }
    std::vector<const SequenceNaming *> namings;
    QSet<QString> taken;
    counts.clear();
    for (const Row &row : m_rows) {
        namings.push_back(exact.value({row.source, counts[row.source]++}));
        if (namings.back())
            taken.insert(namings.back()->name);
    }
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        Row &row = m_rows[i];
        row.sequence = row.suggested;
        row.isChosen = row.isSuggested;
        const SequenceNaming *naming = namings[i];
        const SequenceNaming *known = naming ? naming : first.value(withoutNumber(row.source));
        if (!known)
            continue;
        QString name = known->name;
        for (int number = 2; !naming && taken.contains(name); ++number)
            name = QStringLiteral("%1 - %2").arg(withoutNumber(known->name)).arg(number);
        taken.insert(name);
        row.sequence.name = name.toStdString();
        row.sequence.loops = known->loops;
        row.isChosen = known->isChosen;
    }
    tellAll();
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
