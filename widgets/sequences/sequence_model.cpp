// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/sequences/sequence_model.h"

#include "core/curves/time_line_edits.h"
#include "core/format/format.h"
#include "core/format/translated.h"
#include "core/schema/text.h"
#include "widgets/edit_step.h"
#include "widgets/object_edits.h"
#include "widgets/object_icons.h"
#include "widgets/object_names.h"
#include "widgets/properties/expression.h"
#include "widgets/properties/panel_colours.h"

#include <QFont>
#include <QGuiApplication>
#include <QMimeData>

#include <algorithm>
#include <limits>

namespace sinew {

namespace {

constexpr int countDelay = 120; ///< milliseconds; a drag of keys need not count at every move

const QString rowsFormat = QStringLiteral("application/x-sinew-sequence-rows");

/// Null when the format has no such field.
QString numberText(const Model &model, const Address &address)
{
    const FieldRef field = model.field(address);
    return field ? QString::fromStdString(valueText(*field.field, *field.type, field.data)) : QString();
}

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
    m_rows = makeRows();
    endResetModel();
    if (!document)
        return;
    connect(document, &Document::committed, this, [this](const ChangeSet &changes) {
        // Keys are dragged at every move of the mouse; they change no row but for their number.
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

bool SequenceModel::Row::isSame(const Row &other) const
{
    return clip.name == other.clip.name && clip.start == other.clip.start && clip.end == other.clip.end && clip.loops == other.clip.loops
           && clip.isGlobal == other.clip.isGlobal && keys == other.keys && rarity == other.rarity && moveSpeed == other.moveSpeed
           && state == other.state;
}

std::vector<SequenceModel::Row> SequenceModel::makeRows() const
{
    std::vector<Row> rows;
    const SequenceFacet *facet = m_document ? SequenceEdits(*m_document).facet() : nullptr;
    if (!facet)
        return rows;
    const Model &model = m_document->model();
    std::vector<Clip> clips = facet->sequences(model);
    if (const CurveFacet *curves = m_document->format()->curves())
        for (Clip &clip : curves->clips(model))
            if (clip.isGlobal)
                clips.push_back(std::move(clip));
    for (Clip &clip : clips) {
        Row row{std::move(clip), 0, {}, {}, {}};
        const SequenceFields fields = facet->fields(model, row.clip.source);
        row.rarity = numberText(model, fields.rarity);
        row.moveSpeed = numberText(model, fields.moveSpeed);
        if (const ObjectRef object = model.object(row.clip.source); object && row.clip.isGlobal)
            row.clip.name = tr("%1 %2", "type and number").arg(typeLabel(*object.info)).arg(model.rowOf(row.clip.source)).toStdString();
        rows.push_back(std::move(row));
    }
    judge(rows);
    return rows;
}

void SequenceModel::judge(std::vector<Row> &rows)
{
    const auto nameOf = [](const Row &row) { return row.clip.name.empty() ? tr("Unnamed") : QString::fromStdString(row.clip.name); };
    for (Row &row : rows) {
        const Clip &clip = row.clip;
        if (clip.isGlobal)
            continue;
        if (clip.end < clip.start) {
            row.state = {Severity::Error, tr("Ends before it starts")};
            continue;
        }
        QStringList overlaps;
        const Row *next = nullptr;
        for (const Row &other : rows) {
            if (&other == &row || other.clip.isGlobal || other.clip.end < other.clip.start)
                continue;
            if (other.clip.start <= clip.end && other.clip.end >= clip.start)
                overlaps << nameOf(other);
            else if (other.clip.start > clip.end && (!next || other.clip.start < next->clip.start))
                next = &other;
        }
        if (overlaps.size() == 1)
            row.state = {Severity::Warning, tr("Overlaps “%1”").arg(overlaps.front())};
        else if (!overlaps.isEmpty())
            row.state = {Severity::Warning, tr("Overlaps %n sequences, among them “%1”", nullptr, int(overlaps.size())).arg(overlaps.front())};
        else if (clip.end == clip.start)
            row.state = {Severity::Warning, tr("Has no length")};
        else if (next)
            row.state = {{}, tr("Gap of %1 ms, then “%2”").arg(std::int64_t(next->clip.start) - clip.end).arg(nameOf(*next))};
    }
}

void SequenceModel::refresh()
{
    std::vector<Row> rows = makeRows();
    for (Row &row : rows)
        if (const int old = rowOf(row.clip.source); old >= 0)
            row.keys = m_rows[std::size_t(old)].keys;
    // The rows in the middle of what stayed at both ends come and go.
    const std::size_t most = std::min(rows.size(), m_rows.size());
    const auto same = [&](std::size_t before, std::size_t now) { return m_rows[before].clip.source == rows[now].clip.source; };
    std::size_t front = 0, back = 0;
    while (front < most && same(front, front))
        ++front;
    while (back < most - front && same(m_rows.size() - 1 - back, rows.size() - 1 - back))
        ++back;
    const int first = int(front);
    if (m_rows.size() > front + back) {
        beginRemoveRows({}, first, int(m_rows.size() - back) - 1);
        m_rows.erase(m_rows.begin() + first, m_rows.end() - std::ptrdiff_t(back));
        endRemoveRows();
    }
    if (rows.size() > front + back) {
        beginInsertRows({}, first, int(rows.size() - back) - 1);
        m_rows.insert(m_rows.begin() + first, rows.begin() + first, rows.end() - std::ptrdiff_t(back));
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
    std::vector<Clip> clips;
    for (const Row &row : m_rows)
        clips.push_back(row.clip);
    // The gaps between all sequences, as clips of their own.
    std::vector<Clip> spans;
    for (const Clip &clip : clips)
        if (!clip.isGlobal && clip.end >= clip.start)
            spans.push_back(clip);
    std::sort(spans.begin(), spans.end(), [](const Clip &a, const Clip &b) { return a.start < b.start; });
    std::int64_t free = std::numeric_limits<std::int32_t>::min();
    for (const Clip &span : spans) {
        if (span.start > free)
            clips.push_back({NoNode, {}, std::int32_t(free), span.start - 1});
        free = std::max(free, std::int64_t(span.end) + 1);
    }
    if (free <= std::numeric_limits<std::int32_t>::max())
        clips.push_back({NoNode, {}, std::int32_t(free), std::numeric_limits<std::int32_t>::max()});
    const std::vector<std::size_t> counts = keyCounts(m_document->model(), clips);
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
    const auto found = std::find_if(m_rows.begin(), m_rows.end(), [&](const Row &row) { return row.clip.source == sequence; });
    return found == m_rows.end() ? -1 : int(found - m_rows.begin());
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
            return clip.isGlobal ? tr("A loop that runs whatever sequence plays") : QString::fromStdString(clip.name);
        return headerData(column, Qt::Horizontal, Qt::ToolTipRole);
    }
    if (role != Qt::DisplayRole && role != Qt::EditRole)
        return {};
    switch (column) {
    case NameColumn:
        return clip.name.empty() && role == Qt::DisplayRole ? tr("Unnamed") : QString::fromStdString(clip.name);
    case StartColumn:
        return clip.isGlobal ? QString() : QString::number(clip.start);
    case EndColumn:
        return clip.isGlobal ? QString() : QString::number(clip.end);
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

QVariant SequenceModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return role == Qt::DisplayRole ? QVariant(section) : QVariant();
    const QString titles[ColumnCount] = {tr("Name"),   tr("Start"),      tr("End"),  tr("Length"), tr("Loops"),
                                         tr("Rarity"), tr("Move speed"), tr("Keys"), tr("Place")};
    const QString tips[ColumnCount] = {tr("The game chooses sequences by the words of their names and by their place in this list"),
                                       tr("First time of the sequence in ms; what its keys do is chosen above"),
                                       tr("Last time of the sequence in ms"),
                                       tr("Length in ms; of a global sequence its duration"),
                                       tr("Whether the sequence starts over at its end"),
                                       tr("Higher is rarer when several sequences fit"),
                                       tr("Movement speed at which the walk cycle fits the ground"),
                                       tr("Keys of all tracks within the sequence; of a global sequence all keys that run on it"),
                                       tr("Overlaps with other sequences, and the free time behind")};
    if (section < 0 || section >= ColumnCount)
        return {};
    if (role == Qt::DisplayRole)
        return titles[section];
    if (role == Qt::ToolTipRole)
        return tips[section];
    if (role == Qt::TextAlignmentRole)
        return int((section >= StartColumn && section <= KeysColumn && section != LoopsColumn ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
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
        return row.clip.isGlobal ? flags : flags | Qt::ItemIsUserCheckable;
    case RarityColumn:
        return row.rarity.isNull() ? flags : flags | Qt::ItemIsEditable;
    case MoveSpeedColumn:
        return row.moveSpeed.isNull() ? flags : flags | Qt::ItemIsEditable;
    default:
        return flags;
    }
}

bool SequenceModel::accept(const Status &status)
{
    if (!status)
        Q_EMIT refused(translated(status.error().message));
    return bool(status);
}

bool SequenceModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (!(flags(index) & (Qt::ItemIsEditable | Qt::ItemIsUserCheckable)))
        return false;
    const Row row = m_rows[std::size_t(index.row())]; // the edit changes the rows
    SequenceEdits edits(*m_document);
    if (index.column() == LoopsColumn)
        return role == Qt::CheckStateRole && accept(edits.setLoops({row.clip.source}, value.toInt() == Qt::Checked));
    if (role != Qt::EditRole)
        return false;
    const QString text = value.toString().trimmed();
    if (text == index.data(Qt::EditRole).toString())
        return true;
    const SequenceFields fields = edits.facet()->fields(m_document->model(), row.clip.source);
    switch (index.column()) {
    case NameColumn:
        return accept(ObjectEdits(*m_document).rename(row.clip.source, value.toString()));
    case RarityColumn:
        return setNumber(fields.rarity, text, tr("Set the rarity of %1").arg(edits.describe({row.clip.source})));
    case MoveSpeedColumn:
        return setNumber(fields.moveSpeed, text, tr("Set the move speed of %1").arg(edits.describe({row.clip.source})));
    default:
        return setTime(row, index.column(), text);
    }
}

bool SequenceModel::setNumber(const Address &address, const QString &text, const QString &step)
{
    const FieldRef field = m_document->model().field(address);
    Result<Value> value = evaluateNumber(*field.field, *field.type, text.toStdString(), field.data);
    if (!value)
        return accept(value.error());
    EditBuilder edit = editBuilder(*m_document);
    edit.set(address, std::move(*value));
    return accept(EditStep(*m_document, step).push(edit));
}

bool SequenceModel::setTime(const Row &row, int column, const QString &text)
{
    const std::int64_t start = row.clip.start, end = row.clip.end;
    const std::int64_t current = column == StartColumn ? start : column == EndColumn ? end : end - start;
    const Result<double> number = evaluateExpression(text.toStdString(), {double(current), false});
    if (!number)
        return accept(number.error());
    if (std::abs(*number) > 1e10)
        return accept(Error{tr("The time is out of range.").toStdString()});
    const std::int64_t time = std::llround(*number);
    SequenceEdits edits(*m_document);
    if (row.clip.isGlobal)
        return accept(edits.setDuration(row.clip.source, time));
    std::int64_t newStart = start, newEnd = end;
    if (column == StartColumn) {
        newStart = time;
        if (m_options.keys == KeyPolicy::Shift)
            newEnd = end + time - start;
    } else {
        newEnd = column == EndColumn ? time : start + time;
    }
    const Status done = edits.setInterval(row.clip.source, newStart, newEnd, m_options);
    if (!done)
        Q_EMIT intervalRefused(row.clip.source, newStart, newEnd, translated(done.error().message));
    return bool(done);
}

QStringList SequenceModel::mimeTypes() const
{
    return {rowsFormat};
}

QMimeData *SequenceModel::mimeData(const QModelIndexList &indexes) const
{
    QStringList rows;
    for (const QModelIndex &index : indexes)
        if (const QString row = QString::number(index.row()); !rows.contains(row))
            rows << row;
    auto *data = new QMimeData;
    data->setData(rowsFormat, rows.join(QLatin1Char(' ')).toLatin1());
    return data;
}

bool SequenceModel::canDropMimeData(const QMimeData *data, Qt::DropAction, int, int, const QModelIndex &) const
{
    return m_document && data->hasFormat(rowsFormat);
}

bool SequenceModel::dropMimeData(const QMimeData *data, Qt::DropAction action, int row, int column, const QModelIndex &parent)
{
    if (!canDropMimeData(data, action, row, column, parent))
        return false;
    if (row < 0)
        row = parent.isValid() ? parent.row() : rowCount();
    std::vector<NodeId> own, global;
    for (const QByteArray &number : data->data(rowsFormat).split(' ')) {
        const int moved = number.toInt();
        if (moved >= 0 && moved < rowCount())
            (m_rows[std::size_t(moved)].clip.isGlobal ? global : own).push_back(nodeAt(moved));
    }
    // What is dropped among the others goes to the end of its own list.
    const int sequences = int(std::count_if(m_rows.begin(), m_rows.end(), [](const Row &r) { return !r.clip.isGlobal; }));
    ObjectEdits edits(*m_document);
    if (!own.empty())
        accept(edits.moveTo(own, m_document->model().listOf(own.front()), std::min(row, sequences)));
    else if (!global.empty())
        accept(edits.moveTo(global, m_document->model().listOf(global.front()), std::max(row - sequences, 0)));
    return false;
}

} // namespace sinew
