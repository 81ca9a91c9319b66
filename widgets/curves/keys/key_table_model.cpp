// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/curves/keys/key_table_model.h"

#include "core/curves/keys/key_insert.h"
#include "core/curves/shape/key_handles.h"
#include "core/curves/shape/stored_handles.h"
#include "core/schema/text.h"
#include "core/text/translated.h"
#include "widgets/curves/session/track_edits.h"
#include "widgets/text/local_number.h"

#include <QPalette>
#include <QRegularExpression>

#include <array>
#include <cmath>
#include <cstring>
#include <optional>
#include <set>

namespace sinew {

namespace {

bool isRotation(const TypeInfo &value)
{
    return value.kind == Kind::Quat;
}

/// A tangent's component as the file stores it.
float storedTangent(const CurveBase &curve, const TypeInfo &value, std::size_t row, KeyPart part, int component)
{
    float number = 0;
    const std::size_t width = value.valueSize();
    std::memcpy(&number, curve.rawPart(int(part), width) + row * width + std::size_t(component) * sizeof(float),
                sizeof number);
    return number;
}

void setStoredTangent(CurveBase &curve, const TypeInfo &value, std::size_t row, KeyPart part, int component,
                      float number)
{
    const std::size_t width = value.valueSize();
    std::memcpy(curve.editRawPart(int(part), width) + row * width + std::size_t(component) * sizeof(float), &number,
                sizeof number);
}

QString exactText(double number)
{
    return shownNumber(QString::fromStdString(floatText(float(number))));
}

} // namespace

KeyTableModel::KeyTableModel(CurveSession &session, QObject *parent) : QAbstractTableModel(parent), m_session(session)
{
    connect(&session, &CurveSession::activeTracksChanged, this, &KeyTableModel::rebuild);
    connect(&session, &CurveSession::tracksChanged, this, &KeyTableModel::rebuild);
    connect(&session, &CurveSession::keysChanged, this, &KeyTableModel::keysChanged);
    connect(&session, &CurveSession::scopeChanged, this, &KeyTableModel::rebuild);
    connect(&session, &CurveSession::selectionChanged, this, [this] {
        if (!m_selectedFirst)
            return;
        Q_EMIT layoutAboutToBeChanged();
        order();
        Q_EMIT layoutChanged();
    });
    rebuild();
}

void KeyTableModel::rebuild()
{
    beginResetModel();
    m_tracks.clear();
    m_first.clear();
    m_columns.clear();
    std::size_t rows = 0;
    int components = 0;
    bool handles = false;
    for (const Address &address : m_session.activeTracks()) {
        const int row = m_session.trackOf(address);
        if (row < 0 || !m_session.tracks()[std::size_t(row)].channel.present)
            continue;
        m_tracks.push_back(row);
    }
    std::sort(m_tracks.begin(), m_tracks.end());
    for (const int row : m_tracks) {
        const ShownTrack &track = m_session.tracks()[std::size_t(row)];
        m_first.push_back(rows);
        rows += m_session.curve(track).size();
        components = std::max(components, m_session.components(track));
        handles = handles || m_session.curve(track).hasTangents();
    }
    m_first.push_back(rows);
    if (m_tracks.size() > 1)
        m_columns.push_back({Column::Track});
    m_columns.push_back({Column::Time});
    for (int i = 0; i < components; ++i)
        m_columns.push_back({Column::Number, KeyPart::Value, i});
    if (handles)
        for (const KeyPart part : {KeyPart::In, KeyPart::Out}) {
            for (int i = 0; i < components; ++i)
                m_columns.push_back({Column::Number, part, i});
            m_columns.push_back({Column::Mode, part});
        }
    order();
    endResetModel();
}

void KeyTableModel::keysChanged()
{
    std::size_t rows = 0, place = 0;
    bool same = true;
    bool handles = false;
    for (const int row : m_tracks) {
        const bool listed = row < int(m_session.tracks().size());
        same = same && listed && m_first[place++] == rows;
        if (!listed)
            break;
        const CurveBase &curve = m_session.curve(m_session.tracks()[std::size_t(row)]);
        rows += curve.size();
        handles = handles || curve.hasTangents();
    }
    const bool hadHandles = !m_columns.empty() && m_columns.back().kind == Column::Mode;
    const std::size_t listed = m_order.size();
    if (same && m_isOrdered)
        order(); // keys may have entered or left the sequence
    if (!same || listed != m_order.size() || m_first.empty() || m_first.back() != rows || handles != hadHandles)
        rebuild();
    else if (rowCount() > 0)
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, int(m_columns.size()) - 1));
}

void KeyTableModel::order()
{
    m_order.clear();
    m_isOrdered = m_first.back() > 0 && m_session.document() &&
                  (m_selectedFirst || std::any_of(m_tracks.begin(), m_tracks.end(), [this](int track) {
                       return m_session.scope(m_session.tracks()[std::size_t(track)]).has_value();
                   }));
    if (!m_isOrdered)
        return;
    for (std::size_t i = 0; i < m_tracks.size(); ++i) {
        const ShownTrack &track = m_session.tracks()[std::size_t(m_tracks[i])];
        const std::optional<TimeSpan> scope = m_session.scope(track);
        const auto times = m_session.curve(track).times();
        for (std::size_t row = 0; row < times.size(); ++row)
            if (!scope || scope->contains(times[row]))
                m_order.push_back(std::uint32_t(m_first[i] + row));
    }
    if (!m_selectedFirst)
        return;
    std::vector<bool> selected(m_first.back());
    for (std::size_t i = 0; i < m_tracks.size(); ++i) {
        const KeyMarks &marks =
            m_session.document()->keySelection().marks(m_session.tracks()[std::size_t(m_tracks[i])].address());
        for (std::size_t row = 0; row < marks.size() && m_first[i] + row < selected.size(); ++row)
            selected[m_first[i] + row] = marks[row].selected != 0;
    }
    std::stable_partition(m_order.begin(), m_order.end(), [&](std::uint32_t row) { return selected[row]; });
}

void KeyTableModel::setSelectedFirst(bool on)
{
    if (on == m_selectedFirst)
        return;
    Q_EMIT layoutAboutToBeChanged();
    m_selectedFirst = on;
    order();
    Q_EMIT layoutChanged();
}

KeyTableModel::Key KeyTableModel::key(int row) const
{
    if (row < 0 || row >= rowCount())
        return {};
    const std::size_t plain = !m_isOrdered ? std::size_t(row) : m_order[std::size_t(row)];
    const auto after = std::upper_bound(m_first.begin(), m_first.end(), plain);
    const std::size_t track = std::size_t(after - m_first.begin()) - 1;
    return {m_tracks[track], plain - m_first[track]};
}

int KeyTableModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_isOrdered ? m_order.size() : m_first.back());
}

int KeyTableModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_columns.size());
}

bool KeyTableModel::hasCell(const Key &key, const Column &column) const
{
    if (key.track < 0 || key.track >= int(m_session.tracks().size()))
        return false;
    const ShownTrack &track = m_session.tracks()[std::size_t(key.track)];
    const CurveBase &curve = m_session.curve(track);
    if (key.row >= curve.size())
        return false;
    if (column.kind == Column::Number && column.component >= m_session.components(track))
        return false;
    return (column.kind != Column::Number && column.kind != Column::Mode) || column.part == KeyPart::Value ||
           (curve.hasTangents() && isContinuous(track.value()));
}

double KeyTableModel::number(const Key &key, const Column &column) const
{
    const ShownTrack &track = m_session.tracks()[std::size_t(key.track)];
    if (column.part != KeyPart::Value && !isRotation(track.value()))
        return double(storedTangent(m_session.curve(track), track.value(), key.row, column.part,
                                    track.placeOf(column.component)));
    return m_session.numbers(std::size_t(key.track)).number(key.row, track.placeOf(column.component), column.part);
}

QVariant KeyTableModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || !m_session.document())
        return {};
    const Key key = this->key(index.row());
    const Column &column = m_columns[std::size_t(index.column())];
    if (!hasCell(key, column))
        return {};
    const ShownTrack &track = m_session.tracks()[std::size_t(key.track)];
    if (role == Qt::TextAlignmentRole)
        return int((column.kind == Column::Time || column.kind == Column::Number ? Qt::AlignRight : Qt::AlignLeft) |
                   Qt::AlignVCenter);
    if (role != Qt::DisplayRole && role != Qt::EditRole)
        return {};
    switch (column.kind) {
    case Column::Track:
        return trackText(track);
    case Column::Time: {
        const std::int32_t time = m_session.curve(track).times()[key.row];
        return role == Qt::EditRole ? QString::number(time - m_session.timeOrigin(time)) : m_session.timeText(time);
    }
    case Column::Number:
        return role == Qt::EditRole ? exactText(number(key, column)) : numberText(number(key, column));
    case Column::Mode: {
        const CurveEdit now = m_session.shownEdit(track);
        const HandleMode mode = handleMode(now, KeyNeighbours(now), key.row, column.part);
        return role == Qt::EditRole ? QVariant(int(mode)) : QVariant(handleModeText(mode));
    }
    }
    return {};
}

QVariant KeyTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Vertical)
        return role == Qt::DisplayRole && section < rowCount() ? QVariant(int(key(section).row)) : QVariant();
    if (section < 0 || section >= int(m_columns.size()) || (role != Qt::DisplayRole && role != Qt::ToolTipRole))
        return {};
    const Column &column = m_columns[std::size_t(section)];
    if (column.kind == Column::Track)
        return tr("Track");
    if (column.kind == Column::Time)
        return role == Qt::ToolTipRole
                   ? tr("Time in %1; typed values are in this unit, regardless of the displayed one")
                         .arg(QLatin1String(m_session.traits().unitName))
                   : tr("Time");
    if (column.kind == Column::Mode)
        return column.part == KeyPart::In ? tr("In mode") : tr("Out mode");
    const ShownTrack *widest = nullptr;
    for (const int row : m_tracks)
        if (row < int(m_session.tracks().size()))
            if (const ShownTrack &track = m_session.tracks()[std::size_t(row)];
                !widest || m_session.components(track) > m_session.components(*widest))
                widest = &track;
    const QString name = widest ? m_session.componentName(*widest, widest->placeOf(column.component)) : QString();
    if (column.part == KeyPart::Value)
        return name;
    return (column.part == KeyPart::In ? tr("In %1") : tr("Out %1")).arg(name);
}

Qt::ItemFlags KeyTableModel::flags(const QModelIndex &index) const
{
    if (!index.isValid())
        return Qt::NoItemFlags;
    const Key key = this->key(index.row());
    if (!hasCell(key, m_columns[std::size_t(index.column())]))
        return Qt::ItemIsEnabled;
    Qt::ItemFlags flags = Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren;
    if (m_columns[std::size_t(index.column())].kind != Column::Track &&
        m_session.isEditable(m_session.tracks()[std::size_t(key.track)]))
        flags |= Qt::ItemIsEditable;
    return flags;
}

KeyBits KeyTableModel::bitsOf(int row, int column) const
{
    const Key key = this->key(row);
    const Column &what = m_columns[std::size_t(column)];
    if (!hasCell(key, what))
        return 0;
    switch (what.kind) {
    case Column::Time:
        return keyBits(KeyPart::Value, m_session.components(m_session.tracks()[std::size_t(key.track)]));
    case Column::Number:
        return keyBit(what.part, m_session.tracks()[std::size_t(key.track)].placeOf(what.component));
    default:
        return 0;
    }
}

bool KeyTableModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (role != Qt::EditRole || !index.isValid())
        return false;
    if (value == data(index, Qt::EditRole))
        return true;
    const bool mode = m_columns[std::size_t(index.column())].kind == Column::Mode;
    const Status status = mode ? setMode({index}, HandleMode(value.toInt())) : enter({index}, value.toString());
    Q_EMIT refused(status ? QString() : translated(status.error().message));
    return bool(status);
}

namespace {

/// Cells of one track as marks: the input of operations on selected parts of keys.
struct TrackCells
{
    KeyMarks times, values;
    std::vector<std::pair<std::size_t, KeyTableModel::Column>> tangents;
};

} // namespace

Status KeyTableModel::enter(const QModelIndexList &cells, const QString &text)
{
    const Result<NumberEntry> entry = numberEntry(text);
    if (!entry)
        return entry.error();
    std::map<int, TrackCells> tracks;
    for (const QModelIndex &cell : cells) {
        const Column &what = m_columns[std::size_t(cell.column())];
        const Key key = this->key(cell.row());
        if (what.kind == Column::Track || what.kind == Column::Mode || !hasCell(key, what))
            continue;
        TrackCells &track = tracks[key.track];
        const std::size_t size = m_session.curve(m_session.tracks()[std::size_t(key.track)]).size();
        KeyMarks &marks = what.kind == Column::Time ? track.times : track.values;
        marks.resize(size);
        // Handles of rotations are edited as shown, others as stored.
        if (what.part != KeyPart::Value && !isRotation(m_session.tracks()[std::size_t(key.track)].value()))
            track.tangents.emplace_back(key.row, what);
        else
            marks[key.row].selected |=
                what.kind == Column::Time
                    ? keyBits(KeyPart::Value, m_session.components(m_session.tracks()[std::size_t(key.track)]))
                    : keyBit(what.part, m_session.tracks()[std::size_t(key.track)].placeOf(what.component));
    }
    if (tracks.empty())
        return Error{tr("no cell with a number is selected").toStdString()};
    std::vector<Address> addresses;
    for (const auto &[row, track] : tracks) {
        const ShownTrack &shown = m_session.tracks()[std::size_t(row)];
        if (!m_session.isEditable(shown))
            return Error{tr("“%1” is locked").arg(trackText(shown)).toStdString()};
        addresses.push_back(shown.address());
    }
    std::vector<CurveEdit> edits = m_session.edits(addresses);
    for (auto edit = edits.begin(); const auto &[row, track] : tracks) {
        KeyTransform transform;
        transform.collision = m_session.options().collision;
        transform.keepInSpans = false; // a typed number is taken literally
        transform.timeOrigins = m_session.timeOrigins();
        // Works on the cells alone, then restores the selection: a key takes its mark along when it moves.
        const auto apply = [&](const KeyMarks &marks) -> Status {
            if (!anySelected(marks))
                return Done{};
            for (std::size_t i = 0; i < edit->marks.size(); ++i)
                edit->marks[i].selected = marks[i].selected;
            return transformKeys(*edit, transform);
        };
        for (const auto &[key, what] : track.tangents) {
            const int component = m_session.tracks()[std::size_t(row)].placeOf(what.component);
            const double old = double(storedTangent(edit->curve, edit->value(), key, what.part, component));
            setStoredTangent(edit->curve, edit->value(), key, what.part, component, float(entry->apply(old)));
            (what.part == KeyPart::In ? edit->marks[key].in : edit->marks[key].out) = HandleMode::Free;
        }
        transform.valueScale = entry->kind == NumberEntry::Add   ? 1
                               : entry->kind == NumberEntry::Set ? 0
                                                                 : entry->number;
        transform.valueShift = entry->kind == NumberEntry::Add ? entry->number : 0;
        transform.valuePivot = entry->kind == NumberEntry::Set ? entry->number : 0;
        if (Status status = apply(track.values); !status)
            return status;
        transform.timeScale = std::exchange(transform.valueScale, 1);
        transform.timeShift = std::exchange(transform.valueShift, 0);
        transform.timePivot = std::exchange(transform.valuePivot, 0);
        if (Status status = apply(track.times); !status)
            return status;
        ++edit;
    }
    const QString step =
        cells.size() == 1 ? tr("Set a key's number") : tr("Set %n numbers of keys", nullptr, int(cells.size()));
    return pushEdits(*m_session.document(), edits, stepText(step, *m_session.document(), edits));
}

Status KeyTableModel::setMode(const QModelIndexList &cells, HandleMode mode)
{
    std::map<int, KeyMarks> tracks;
    for (const QModelIndex &cell : cells) {
        const Column &what = m_columns[std::size_t(cell.column())];
        const Key key = this->key(cell.row());
        if (what.kind != Column::Mode || !hasCell(key, what))
            continue;
        const ShownTrack &shown = m_session.tracks()[std::size_t(key.track)];
        if (!m_session.isEditable(shown))
            return Error{tr("“%1” is locked").arg(trackText(shown)).toStdString()};
        KeyMarks &marks = tracks[key.track];
        marks.resize(m_session.curve(shown).size());
        marks[key.row].selected |= keyBits(what.part, m_session.components(shown));
    }
    std::vector<Address> addresses;
    for (const auto &[row, marks] : tracks)
        addresses.push_back(m_session.tracks()[std::size_t(row)].address());
    std::vector<CurveEdit> edits = m_session.edits(addresses);
    for (auto edit = edits.begin(); const auto &[row, marks] : tracks) {
        std::vector<KeyBits> before;
        for (std::size_t i = 0; i < edit->marks.size(); ++i) {
            before.push_back(edit->marks[i].selected);
            edit->marks[i].selected = marks[i].selected;
        }
        setHandleMode(*edit, mode);
        for (std::size_t i = 0; i < edit->marks.size(); ++i)
            edit->marks[i].selected = before[i];
        ++edit;
    }
    return pushEdits(*m_session.document(), edits,
                     stepText(tr("Set handles: %1").arg(handleModeText(mode)), *m_session.document(), edits));
}

QString KeyTableModel::copyText(const QModelIndexList &cells) const
{
    std::map<int, std::map<int, QString>> lines;
    std::set<int> columns;
    for (const QModelIndex &cell : cells) {
        lines[cell.row()][cell.column()] =
            cell.data(m_columns[std::size_t(cell.column())].kind == Column::Mode ? Qt::DisplayRole : Qt::EditRole)
                .toString();
        columns.insert(cell.column());
    }
    QString text;
    for (const auto &[row, line] : lines) {
        QStringList words;
        for (const int column : columns)
            words << (line.contains(column) ? line.at(column) : QString());
        text += words.join(QLatin1Char('\t')) + QLatin1Char('\n');
    }
    return text;
}

Status KeyTableModel::paste(int row, int column, const QString &text)
{
    static const QRegularExpression breaks(QStringLiteral("\r\n|\r|\n")), blanks(QStringLiteral("[;\\s]+"));
    QStringList lines = text.split(breaks, Qt::SkipEmptyParts);
    const bool tabs = text.contains(QLatin1Char('\t'));
    std::vector<std::vector<double>> numbers;
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const QStringList words = tabs ? lines[i].split(QLatin1Char('\t')) : lines[i].trimmed().split(blanks);
        std::vector<double> line;
        bool titles = i == 0;
        // "x" is a title, though it would also be valid as an expression.
        for (const QString &word : words)
            titles = titles && !word.isEmpty() && word.front().isLetter();
        if (titles)
            continue;
        if (column + words.size() > columnCount())
            return Error{tr("Line %1 has %2 cells, but only %3 fit here")
                             .arg(i + 1)
                             .arg(words.size())
                             .arg(columnCount() - column)
                             .toStdString()};
        for (const QString &word : words) {
            const Result<NumberEntry> entry = numberEntry(word);
            if (!entry || entry->kind != NumberEntry::Set)
                return Error{tr("Line %1: “%2” is not a number").arg(i + 1).arg(word).toStdString()};
            line.push_back(entry->number);
        }
        numbers.push_back(std::move(line));
    }
    if (numbers.empty())
        return Error{tr("There is no text to paste").toStdString()};
    int track = key(row).track;
    if (track < 0 && m_tracks.size() == 1)
        track = m_tracks.front();
    if (track < 0)
        return Error{tr("no track is selected").toStdString()};
    const ShownTrack &shown = m_session.tracks()[std::size_t(track)];
    if (!m_session.isEditable(shown))
        return Error{tr("“%1” is locked").arg(trackText(shown)).toStdString()};
    const std::size_t width = std::max_element(numbers.begin(), numbers.end(), [](const auto &a, const auto &b) {
                                  return a.size() < b.size();
                              })->size();
    for (std::size_t i = 0; i < width; ++i)
        if (const Column &what = m_columns[std::size_t(column) + i];
            what.kind == Column::Track || what.kind == Column::Mode)
            return Error{tr("numbers do not fit in the column “%1”")
                             .arg(headerData(column + int(i), Qt::Horizontal).toString())
                             .toStdString()};
    CurveEdit edit = m_session.edits(std::array{shown.address()}).front();
    const int components = m_session.components(shown);
    std::size_t next = row < 0 ? 0 : key(row).row;
    // Times count from the start of the sequence pasted into: that of the first row, else the one shown.
    const bool onKey = next < edit.size();
    const std::int32_t origin = m_session.timeOrigin(onKey ? edit.curve.times()[next] : m_session.playhead(shown));
    for (const std::vector<double> &line : numbers) {
        const bool timed = m_columns[std::size_t(column)].kind == Column::Time;
        unsigned mask = 0;
        CurveNumbers values{};
        for (std::size_t i = 0; i < line.size(); ++i)
            if (const Column &what = m_columns[std::size_t(column) + i];
                what.kind == Column::Number && what.part == KeyPart::Value) {
                const int component = shown.placeOf(what.component);
                mask |= 1u << component;
                values[std::size_t(component)] = line[i];
            }
        if (!timed && next >= edit.size())
            return Error{tr("%1 lines do not fit, starting at row %2").arg(numbers.size()).arg(row).toStdString()};
        const std::int32_t time = timed ? origin + std::int32_t(std::lround(line[0])) : edit.curve.times()[next];
        const std::size_t at =
            setKey(edit, time, Value(edit.value()), std::span(values).first(std::size_t(components)), mask);
        for (std::size_t i = 0; i < line.size(); ++i)
            if (const Column &what = m_columns[std::size_t(column) + i];
                what.kind == Column::Number && what.part != KeyPart::Value && edit.curve.hasTangents()) {
                if (isRotation(edit.value()))
                    return Error{tr("handles of rotation keys can't be pasted").toStdString()};
                setStoredTangent(edit.curve, edit.value(), at, what.part, shown.placeOf(what.component),
                                 float(line[i]));
                (what.part == KeyPart::In ? edit.marks[at].in : edit.marks[at].out) = HandleMode::Free;
            }
        next = at + 1;
    }
    const std::span<const CurveEdit> edits(&edit, 1);
    return pushEdits(*m_session.document(), edits,
                     stepText(tr("Paste %n keys", nullptr, int(numbers.size())), *m_session.document(), edits));
}

} // namespace sinew

#include "moc_key_table_model.cpp"
