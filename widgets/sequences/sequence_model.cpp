// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/sequences/sequence_model.h"

#include "core/curves/timeline/timeline_edits.h"
#include "core/format/format.h"
#include "core/schema/struct_info.h"
#include "widgets/shared/object_icons.h"
#include "widgets/shared/object_names.h"
#include "widgets/shared/panel_colours.h"

#include <QCoreApplication>
#include <QFont>
#include <QGuiApplication>

#include <algorithm>

namespace sinew {

namespace {

constexpr int countDelay = 120; ///< milliseconds; keys need not be counted on every move of a drag

} // namespace

SequenceModel::SequenceModel(QObject *parent) : QAbstractTableModel(parent)
{
    m_counting.setSingleShot(true);
    m_counting.setInterval(countDelay);
    connect(&m_counting, &QTimer::timeout, this, &SequenceModel::count);
}

void SequenceModel::setDocument(Document *document)
{
    if (m_document)
        m_document->disconnect(this);
    beginResetModel();
    m_document = document;
    m_counting.stop();
    m_rows = sequenceRows(document);
    indexRows();
    endResetModel();
    if (!document)
        return;
    connect(document, &Document::committed, this, [this](const ChangeSet &changes) {
        // Keys are dragged with every mouse move; only the rows' counts change.
        const bool keysOnly = std::all_of(changes.begin(), changes.end(), [&](const Change &change) {
            const FieldRef field = m_document->model().field(change.at);
            return field && field.type->kind == Kind::Curve;
        });
        if (!keysOnly)
            refresh();
        m_counting.start();
    });
    connect(document, &QObject::destroyed, this, [this] { setDocument(nullptr); });
    count();
}

void SequenceModel::refresh()
{
    std::vector<Row> rows = sequenceRows(m_document);
    for (Row &row : rows)
        if (const int old = rowOf(row.clip.source); old >= 0)
            row.keys = m_rows[std::size_t(old)].keys;
    // The beginning and end that stayed the same are kept; the rows in between are removed and inserted.
    const std::size_t most = std::min(rows.size(), m_rows.size());
    const auto same = [&](std::size_t before, std::size_t now) {
        return m_rows[before].clip.source == rows[now].clip.source;
    };
    std::size_t front = 0, back = 0;
    while (front < most && same(front, front))
        ++front;
    while (back < most - front && same(m_rows.size() - 1 - back, rows.size() - 1 - back))
        ++back;
    const int first = int(front);
    if (m_rows.size() > front + back) {
        beginRemoveRows({}, first, int(m_rows.size() - back) - 1);
        m_rows.erase(m_rows.begin() + first, m_rows.end() - std::ptrdiff_t(back));
        indexRows();
        endRemoveRows();
    }
    if (rows.size() > front + back) {
        beginInsertRows({}, first, int(rows.size() - back) - 1);
        m_rows.insert(m_rows.begin() + first, rows.begin() + first, rows.end() - std::ptrdiff_t(back));
        indexRows();
        endInsertRows();
    }
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const bool changed = !m_rows[i].isSame(rows[i]);
        m_rows[i] = std::move(rows[i]);
        if (changed)
            Q_EMIT dataChanged(index(int(i), 0), index(int(i), ColumnCount - 1));
    }
}

void SequenceModel::count()
{
    if (!m_document)
        return;
    // The rows' own clips are followed by the gaps, whose keys no sequence reads.
    const std::vector<Clip> clips = clipsAndGaps(m_rows);
    const std::vector<std::size_t> counts =
        keyCounts(m_document->model(), clips, m_document->format() ? m_document->format()->curves() : nullptr);
    m_strayKeys = 0;
    for (std::size_t i = 0; i < counts.size(); ++i) {
        if (i >= m_rows.size())
            m_strayKeys += counts[i];
        else if (std::exchange(m_rows[i].keys, counts[i]) != counts[i])
            Q_EMIT dataChanged(index(int(i), KeysColumn), index(int(i), KeysColumn));
    }
    Q_EMIT counted();
}

int SequenceModel::rowOf(NodeId sequence) const
{
    const auto found = m_rowOf.find(sequence);
    return found == m_rowOf.end() ? -1 : found->second;
}

void SequenceModel::indexRows()
{
    m_rowOf.clear();
    for (std::size_t row = 0; row < m_rows.size(); ++row)
        m_rowOf.emplace(m_rows[row].clip.source, int(row));
}

int SequenceModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

int SequenceModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant SequenceModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || !m_document)
        return {};
    const Row &row = m_rows[std::size_t(index.row())];
    const Clip &clip = row.clip;
    const int column = index.column();
    if (role == Qt::TextAlignmentRole && column >= StartColumn && column <= KeysColumn && column != LoopsColumn)
        return int(Qt::AlignRight | Qt::AlignVCenter);
    if (role == Qt::CheckStateRole && column == LoopsColumn && !clip.isGlobal)
        return clip.loops ? Qt::Checked : Qt::Unchecked;
    if (role == Qt::AccessibleTextRole && column == LoopsColumn)
        return clip.loops ? tr("Loops") : tr("Does not loop");
    if (role == Qt::DecorationRole) {
        if (column == NameColumn)
            if (const ObjectRef object = m_document->model().object(clip.source))
                return objectIcon(*object.info);
        if (column == StateColumn && row.state.severity)
            return severityIcon(*row.state.severity);
        if (column == StateColumn && !row.state.text.isEmpty())
            return themedIcon(QStringLiteral("distribute-horizontal-gaps"), QStringLiteral("format-justify-fill"));
        return {};
    }
    if (role == Qt::ForegroundRole && column == StateColumn) {
        const QPalette palette = QGuiApplication::palette();
        if (!row.state.severity)
            return palette.color(QPalette::PlaceholderText);
        return *row.state.severity == Severity::Error ? refusedColour(palette) : warningColour(palette);
    }
    if (role == Qt::ToolTipRole) {
        if (column == StateColumn)
            return row.state.text;
        if (column == NameColumn)
            return clip.isGlobal ? tr("A loop that runs regardless of which sequence is playing")
                                 : QString::fromStdString(clip.name);
        return headerData(column, Qt::Horizontal, Qt::ToolTipRole);
    }
    if (role != Qt::DisplayRole && role != Qt::EditRole)
        return {};
    switch (column) {
    case NameColumn:
        return clip.name.empty() && role == Qt::DisplayRole ? tr("Unnamed") : QString::fromStdString(clip.name);
    case StartColumn:
        return clip.isGlobal ? QString() : QString::number(clip.ownTime ? 0 : clip.start);
    case EndColumn:
        return clip.isGlobal ? QString() : QString::number(clip.ownTime ? clip.end - clip.start : clip.end);
    case LengthColumn:
        return QString::number(std::int64_t(clip.end) - clip.start);
    case RarityColumn:
        return row.rarity;
    case MoveSpeedColumn:
        return row.moveSpeed;
    case KeysColumn:
        return QString::number(row.keys);
    case StateColumn:
        return row.state.text;
    default:
        return {};
    }
}

const FieldInfo *SequenceModel::frequencyField() const
{
    if (!m_document)
        return nullptr;
    for (const Row &row : m_rows) {
        const SequenceFields fields = SequenceEdits(*m_document).facet()->fields(m_document->model(), row.clip.source);
        if (const FieldRef field = m_document->model().field(fields.rarity); field && fields.isFrequency)
            return field.field;
    }
    return nullptr;
}

QVariant SequenceModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return role == Qt::DisplayRole ? QVariant(section) : QVariant();
    const QString titles[ColumnCount] = {tr("Name"),   tr("Start"),      tr("End"),  tr("Length"),      tr("Loops"),
                                         tr("Rarity"), tr("Move speed"), tr("Keys"), tr("Overlap, gap")};
    const QString tips[ColumnCount] = {
        tr("The game chooses sequences by the words in their names and by their index in this list"),
        tr("First time of the sequence in ms; the option above decides what happens to its keys"),
        tr("Last time of the sequence in ms"),
        tr("Length in ms; for a global sequence, its duration"),
        tr("Whether the sequence starts over at its end"),
        tr("Higher values are rarer when several sequences match"),
        tr("Movement speed at which the walk cycle fits the ground"),
        tr("Keys of all tracks within the sequence; for a global sequence, all keys that run on it"),
        tr("Overlaps with other sequences, and the free time after it")};
    if (section < 0 || section >= ColumnCount)
        return {};
    // Some formats say how often a sequence is chosen, others how rarely.
    if (const FieldInfo *field = section == RarityColumn ? frequencyField() : nullptr) {
        if (role == Qt::DisplayRole)
            return fieldLabel(*field);
        if (role == Qt::ToolTipRole)
            return QCoreApplication::translate("Field", field->help);
    }
    if (role == Qt::DisplayRole)
        return titles[section];
    if (role == Qt::ToolTipRole)
        return tips[section];
    if (role == Qt::TextAlignmentRole)
        return int((section >= StartColumn && section <= KeysColumn && section != LoopsColumn ? Qt::AlignRight
                                                                                              : Qt::AlignLeft) |
                   Qt::AlignVCenter);
    return {};
}

Qt::ItemFlags SequenceModel::flags(const QModelIndex &index) const
{
    if (!index.isValid())
        return Qt::ItemIsDropEnabled;
    Qt::ItemFlags flags = Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren;
    if (!m_document || !SequenceEdits(*m_document).canEdit())
        return flags;
    flags |= Qt::ItemIsDragEnabled;
    const Row &row = m_rows[std::size_t(index.row())];
    switch (index.column()) {
    case NameColumn:
    case StartColumn:
    case EndColumn:
        return row.clip.isGlobal ? flags : flags | Qt::ItemIsEditable;
    case LengthColumn:
        return flags | Qt::ItemIsEditable;
    case LoopsColumn:
        return row.clip.isGlobal || !SequenceEdits(*m_document).facet()->canSetLoops()
                   ? flags
                   : flags | Qt::ItemIsUserCheckable;
    case RarityColumn:
        return row.rarity.isNull() ? flags : flags | Qt::ItemIsEditable;
    case MoveSpeedColumn:
        return row.moveSpeed.isNull() ? flags : flags | Qt::ItemIsEditable;
    default:
        return flags;
    }
}

} // namespace sinew

#include "moc_sequence_model.cpp"
