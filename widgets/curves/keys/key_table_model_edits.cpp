// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Numbers typed into cells, handle modes, and what is copied and pasted as text.

#include "widgets/curves/keys/key_table_model.h"

#include "core/curves/keys/key_insert.h"
#include "core/curves/keys/key_transform.h"
#include "core/curves/shape/key_handles.h"
#include "core/text/translated.h"
#include "widgets/curves/keys/stored_tangent.h"
#include "widgets/curves/session/curve_texts.h"
#include "widgets/curves/session/track_edits.h"
#include "widgets/text/local_number.h"

#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <map>
#include <set>
#include <utility>

namespace sinew {

namespace {

bool isRotation(const TypeInfo &value)
{
    return value.kind == Kind::Quat;
}

/// Cells of one track as marks: the input of operations on selected parts of keys.
struct TrackCells
{
    KeyMarks times, values;
    std::vector<std::pair<std::size_t, KeyTableModel::Column>> tangents;
};

} // namespace

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
        using Time = std::numeric_limits<std::int32_t>;
        const std::int32_t time =
            timed ? std::int32_t(std::clamp(origin + std::round(line[0]), double(Time::min()), double(Time::max())))
                  : edit.curve.times()[next];
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
