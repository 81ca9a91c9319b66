// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "widgets/curves/session/curve_session.h"
#include "widgets/curves/session/shown_track.h"

#include <QAbstractItemModel>

namespace sinew {

/// The listed tracks as a tree: object → track → component (where a track shows several numbers). Values and diamonds
/// refer to the playhead; views repaint when it moves. Edits go through track_edits.
class ChannelModel : public QAbstractItemModel
{
    Q_OBJECT

public:
    enum Column { Name, ValueColumn, Key, Show, Solo, Lock, Mute, Pin, Keys, InterpolationColumn, ColumnCount };
    static bool isState(int column) { return column >= Show && column <= Pin; }
    enum Role {
        ColoursRole = Qt::UserRole, ///< QVariantList of QColor: the curve colours of the components
        GlobalRole,                 ///< QString: "500 ms" on a global sequence, empty otherwise
        KeyStateRole,               ///< int, a KeyState
        OnRole,                     ///< bool, for Show … Pin; invalid if the row has no such state
    };
    enum KeyState { NotAnimated, Animated, KeyHere };

    /// What a row represents.
    struct Item
    {
        int object = -1; ///< row of the object
        int track = -1;  ///< row in CurveSession::tracks(), -1 if this is an object
        int component = -1;
    };

    explicit ChannelModel(CurveSession &session, QObject *parent = nullptr);

    CurveSession &session() const { return m_session; }
    Item item(const QModelIndex &index) const;
    /// The tracks that a row represents: one, or all of an object.
    std::vector<Address> tracksOf(const QModelIndex &index) const;
    NodeId objectOf(const QModelIndex &index) const;
    QModelIndex indexOf(int track, int component = -1, int column = Name) const;

    /// Switches a state (column Show … Pin) of rows; for an object it applies to all of its tracks.
    void setOn(const QModelIndexList &rows, Column column, bool on);
    bool isOn(const QModelIndex &index) const { return data(index, OnRole).toBool(); }

    QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    QModelIndex parent(const QModelIndex &child) const override;
    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;
    /// Only for the value column: the text that the user typed.
    bool setData(const QModelIndex &index, const QVariant &value, int role = Qt::EditRole) override;

Q_SIGNALS:
    void refused(const QString &reason);

private:
    struct Object
    {
        NodeId node = NoNode;
        int first = 0, count = 0; ///< rows in the session's tracks
        bool operator==(const Object &) const = default;
    };
    void rebuild();
    bool isShown(const ShownTrack &track) const;
    QVariant stateOf(const Item &item, Column column) const;
    QString trackHelp(const ShownTrack &track) const;
    QVariant trackData(const Item &item, int column, int role) const;
    QVariant objectData(const Object &object, int column, int role) const;
    int placeOf(int track, int component) const;
    /// `whole`: with all digits, where several numbers are shortened to fit the column.
    QString valueText(const Item &item, bool whole) const;
    KeyState keyState(const ShownTrack &track) const;

    CurveSession &m_session;
    const Document *m_document = nullptr; ///< whose tracks are listed; only compared
    std::vector<Object> m_objects;
    std::vector<int> m_objectOf;      ///< by track
    std::vector<Address> m_addresses; ///< by track, as the views have them
    std::vector<int> m_components;
};

} // namespace sinew
