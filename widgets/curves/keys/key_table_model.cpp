// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/curves/keys/key_table_model.h"

#include "core/curves/shape/key_handles.h"
#include "core/curves/shape/stored_handles.h"
#include "core/schema/text.h"
#include "widgets/curves/keys/stored_tangent.h"
#include "widgets/curves/session/curve_texts.h"
#include "widgets/curves/session/track_edits.h"
#include "widgets/text/local_number.h"

#include <algorithm>
#include <optional>

namespace sinew {

namespace {

QString exactText(double number)
{
    return shownNumber(QString::fromStdString(floatText(float(number))));
}

} // namespace

struct KeyTableModel::Modes
{
    explicit Modes(CurveEdit of) : edit(std::move(of)), neighbours(edit) {}

    const CurveEdit edit;
    const KeyNeighbours neighbours;
};

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

KeyTableModel::~KeyTableModel() = default;

void KeyTableModel::rebuild()
{
    beginResetModel();
    m_modes.reset();
    if (Document *document = m_session.document(); document != m_watched) {
        if (m_watched)
            m_watched->keySelection().disconnect(this);
        m_watched = document;
        if (document)
            connect(&document->keySelection(), &KeySelection::changed, this, [this] { m_modes.reset(); });
    }
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
    if (column.part != KeyPart::Value && track.value().kind != Kind::Quat)
        return double(storedTangent(m_session.curve(track), track.value(), key.row, column.part,
                                    track.placeOf(column.component)));
    return m_session.numbers(std::size_t(key.track)).number(key.row, track.placeOf(column.component), column.part);
}

HandleMode KeyTableModel::modeOf(const Key &key, KeyPart part) const
{
    const ShownTrack &track = m_session.tracks()[std::size_t(key.track)];
    if (!m_modes || m_modes->edit.address != track.address() || !m_modes->edit.curve.sharesWith(m_session.curve(track)))
        m_modes = std::make_unique<Modes>(m_session.shownEdit(track));
    return handleMode(m_modes->edit, m_modes->neighbours, key.row, part);
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
        const HandleMode mode = modeOf(key, column.part);
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

} // namespace sinew

#include "moc_key_table_model.cpp"
