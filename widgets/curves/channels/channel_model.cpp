// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/curves/channels/channel_model.h"

#include "core/curves/playhead/playhead_keys.h"
#include "core/text/translated.h"
#include "widgets/curves/session/track_edits.h"
#include "widgets/shared/object_icons.h"

#include <unordered_map>

namespace sinew {

namespace {

// The internal id of an index: 0 for an object, 1 + 4·object + 1 … for a track, 4·track + 2 for a component.
constexpr quintptr trackMark = 1, componentMark = 2;

TrackStates::State stateOfColumn(ChannelModel::Column column)
{
    switch (column) {
    case ChannelModel::Solo:
        return TrackStates::Solo;
    case ChannelModel::Lock:
        return TrackStates::Locked;
    case ChannelModel::Mute:
        return TrackStates::Muted;
    default:
        return TrackStates::Pinned;
    }
}

} // namespace

ChannelModel::ChannelModel(CurveSession &session, QObject *parent) : QAbstractItemModel(parent), m_session(session)
{
    connect(&session, &CurveSession::tracksChanged, this, &ChannelModel::rebuild);
    rebuild();
}

void ChannelModel::rebuild()
{
    std::vector<Object> objects;
    std::vector<int> objectOf, components;
    std::vector<Address> addresses;
    for (const ShownTrack &track : m_session.tracks()) {
        if (objects.empty() || objects.back().node != track.channel.node)
            objects.push_back({track.channel.node, int(addresses.size()), 0});
        ++objects.back().count;
        objectOf.push_back(int(objects.size()) - 1);
        addresses.push_back(track.address());
        const int count = m_session.components(track);
        components.push_back(count > 1 ? count : 0);
    }
    // In another model the same addresses are other tracks.
    const bool same = m_session.document() == m_document;
    m_document = m_session.document();
    if (same && objects == m_objects && addresses == m_addresses && components == m_components) {
        if (!m_objects.empty())
            Q_EMIT dataChanged(index(0, 0), index(int(m_objects.size()) - 1, ColumnCount - 1));
        return;
    }
    beginResetModel();
    m_objects = std::move(objects);
    m_objectOf = std::move(objectOf);
    m_addresses = std::move(addresses);
    m_components = std::move(components);
    endResetModel();
}

ChannelModel::Item ChannelModel::item(const QModelIndex &index) const
{
    Item item;
    if (!index.isValid())
        return item;
    const quintptr id = index.internalId();
    if (id == 0) {
        item.object = index.row();
    } else if ((id & 3) == trackMark) {
        item.object = int(id >> 2);
        item.track = m_objects[std::size_t(item.object)].first + index.row();
    } else {
        item.track = int(id >> 2);
        item.object = m_objectOf[std::size_t(item.track)];
        item.component = placeOf(item.track, index.row());
    }
    return item;
}

int ChannelModel::placeOf(int track, int component) const
{
    // The session may already have a different list when it signals the change.
    return track < int(m_session.tracks().size()) ? m_session.tracks()[std::size_t(track)].placeOf(component)
                                                  : component;
}

std::vector<Address> ChannelModel::tracksOf(const QModelIndex &index) const
{
    const Item item = this->item(index);
    if (item.track >= 0)
        return {m_addresses[std::size_t(item.track)]};
    if (item.object < 0)
        return {};
    const Object &object = m_objects[std::size_t(item.object)];
    return {m_addresses.begin() + object.first, m_addresses.begin() + object.first + object.count};
}

NodeId ChannelModel::objectOf(const QModelIndex &index) const
{
    const Item item = this->item(index);
    return item.object < 0 ? NoNode : m_objects[std::size_t(item.object)].node;
}

QModelIndex ChannelModel::indexOf(int track, int component, int column) const
{
    if (track < 0 || track >= int(m_addresses.size()))
        return {};
    if (component >= 0)
        return createIndex(placeOf(track, component), column, (quintptr(track) << 2) | componentMark);
    const int object = m_objectOf[std::size_t(track)];
    return createIndex(track - m_objects[std::size_t(object)].first, column, (quintptr(object) << 2) | trackMark);
}

QModelIndex ChannelModel::index(int row, int column, const QModelIndex &parent) const
{
    if (row < 0 || column < 0 || column >= ColumnCount || row >= rowCount(parent))
        return {};
    if (!parent.isValid())
        return createIndex(row, column, quintptr(0));
    const Item above = item(parent);
    if (above.track < 0)
        return createIndex(row, column, (quintptr(above.object) << 2) | trackMark);
    return createIndex(row, column, (quintptr(above.track) << 2) | componentMark);
}

QModelIndex ChannelModel::parent(const QModelIndex &child) const
{
    const Item item = this->item(child);
    if (item.component >= 0)
        return indexOf(item.track);
    return item.track >= 0 ? createIndex(item.object, 0, quintptr(0)) : QModelIndex();
}

int ChannelModel::rowCount(const QModelIndex &parent) const
{
    if (!parent.isValid())
        return int(m_objects.size());
    if (parent.column() != 0)
        return 0;
    const Item item = this->item(parent);
    if (item.component >= 0)
        return 0;
    return item.track >= 0 ? m_components[std::size_t(item.track)] : m_objects[std::size_t(item.object)].count;
}

int ChannelModel::columnCount(const QModelIndex &) const
{
    return ColumnCount;
}

ChannelModel::KeyState ChannelModel::keyState(const ShownTrack &track) const
{
    const CurveBase &curve = m_session.curve(track);
    if (!curve.isPresent())
        return NotAnimated;
    return hasKeyAtPlayhead(*m_session.document(), curve, track.channel.globalSequence) ? KeyHere : Animated;
}

bool ChannelModel::isShown(const ShownTrack &track) const
{
    const int count = std::max(1, m_session.components(track));
    const unsigned all = (1u << count) - 1;
    return (m_session.document()->trackStates().hiddenComponents(track.address()) & all) != all;
}

QVariant ChannelModel::stateOf(const Item &item, Column column) const
{
    const TrackStates &states = m_session.document()->trackStates();
    const auto isOn = [&](const ShownTrack &track) {
        return column == Show ? isShown(track) : states.is(stateOfColumn(column), track.address());
    };
    if (item.component >= 0)
        return column == Show
                   ? QVariant(!(states.hiddenComponents(m_addresses[std::size_t(item.track)]) & (1u << item.component)))
                   : QVariant();
    if (item.track >= 0)
        return isOn(m_session.tracks()[std::size_t(item.track)]);
    const Object &object = m_objects[std::size_t(item.object)];
    const auto first = m_session.tracks().begin() + object.first;
    return std::all_of(first, first + object.count, isOn);
}

void ChannelModel::setOn(const QModelIndexList &rows, Column column, bool on)
{
    if (!m_session.document())
        return;
    TrackStates &states = m_session.document()->trackStates();
    TrackStates::Tracks tracks = column == Show ? TrackStates::Tracks() : states.tracks(stateOfColumn(column));
    std::unordered_map<Address, std::uint8_t> hidden; // several rows may be parts of one track
    for (const QModelIndex &row : rows) {
        const Item item = this->item(row);
        for (const Address &track : tracksOf(row)) {
            if (column == Show) {
                const std::uint8_t bits =
                    std::uint8_t(item.component >= 0 ? keyBit(KeyPart::Value, item.component) : anyValueBit);
                std::uint8_t &now = hidden.try_emplace(track, states.hiddenComponents(track)).first->second;
                now = on ? std::uint8_t(now & ~bits) : std::uint8_t(now | bits);
            } else if (item.component < 0) {
                if (on)
                    tracks.insert(track);
                else
                    tracks.erase(track);
            }
        }
    }
    // Each of these may change the list.
    if (column == Show)
        states.setHiddenComponents(std::vector<std::pair<Address, std::uint8_t>>(hidden.begin(), hidden.end()));
    else
        states.set(stateOfColumn(column), std::move(tracks));
}

QVariant ChannelModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= ColumnCount)
        return {};
    const QString names[] = {tr("Track"), tr("Value"), {}, {}, {}, {}, {}, {}, tr("Keys"), {}};
    static const char *const icons[] = {nullptr,
                                        nullptr,
                                        nullptr,
                                        "view-visible",
                                        "starred-symbolic",
                                        "object-locked",
                                        "player-volume-muted",
                                        "pin",
                                        nullptr,
                                        "draw-bezier-curves"};
    const QString help[] = {tr("Object, track and component"),
                            tr("Value at the playhead"),
                            tr("Key at the playhead"),
                            tr("Shown in the graph"),
                            tr("Solo: show only soloed tracks"),
                            tr("Locked: tools do not change its keys"),
                            tr("Muted: the preview ignores the track"),
                            tr("Pinned: always listed, regardless of the selection"),
                            tr("Number of keys in the sequence"),
                            tr("Interpolation: how values between keys are computed")};
    if (role == Qt::DisplayRole)
        return names[section];
    if (role == Qt::ToolTipRole || role == Qt::AccessibleTextRole)
        return help[section];
    if (role == Qt::DecorationRole && icons[section])
        return themedIcon(QString::fromLatin1(icons[section]));
    return {};
}

Qt::ItemFlags ChannelModel::flags(const QModelIndex &index) const
{
    if (!index.isValid())
        return Qt::NoItemFlags;
    const Item item = this->item(index);
    Qt::ItemFlags flags = Qt::ItemIsEnabled | Qt::ItemIsSelectable;
    if (item.component >= 0)
        flags |= Qt::ItemNeverHasChildren;
    if (index.column() == ValueColumn && item.track >= 0 && m_session.tracks().size() == m_addresses.size()) {
        const ShownTrack &track = m_session.tracks()[std::size_t(item.track)];
        if (m_session.components(track) > 0 && m_session.isEditable(track))
            flags |= Qt::ItemIsEditable;
    }
    return flags;
}

bool ChannelModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    const Item item = this->item(index);
    if (role != Qt::EditRole || index.column() != ValueColumn || item.track < 0)
        return false;
    const QString text = value.toString();
    if (text.trimmed().isEmpty() || text == valueText(item, true))
        return false;
    const KeyBits components = item.component < 0 ? anyValueBit : keyBit(KeyPart::Value, item.component);
    const Address address = m_addresses[std::size_t(item.track)];
    const Status status = enterAtPlayhead(m_session, address, components, text);
    Q_EMIT refused(status ? QString() : translated(status.error().message));
    return bool(status);
}

} // namespace sinew

#include "moc_channel_model.cpp"
