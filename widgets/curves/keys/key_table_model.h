// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "widgets/curves/session/curve_session.h"

#include <QAbstractTableModel>
#include <QPointer>

#include <memory>

namespace sinew {

/// The keys of the active tracks as rows: time, components, tangents as the file stores them (rotations: as shown),
/// handle modes. Cells are read only when shown, so that a million keys cost nothing. An edit is one undo step or is
/// refused as a whole.
class KeyTableModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    struct Column
    {
        enum Kind : std::uint8_t { Track, Time, Number, Mode } kind = Time;
        KeyPart part = KeyPart::Value; ///< for Number and Mode
        int component = 0;             ///< for Number: its place in the list (ShownTrack::placeOf)
    };
    /// One key: row in CurveSession::tracks() and row in its curve.
    struct Key
    {
        int track = -1;
        std::size_t row = 0;
    };

    explicit KeyTableModel(CurveSession &session, QObject *parent = nullptr);
    ~KeyTableModel() override;

    const Column &column(int index) const { return m_columns[std::size_t(index)]; }
    Key key(int row) const;
    /// The listed tracks, as rows of the session.
    const std::vector<int> &tracks() const { return m_tracks; }
    /// Lists selected keys before the others.
    void setSelectedFirst(bool on);

    /// The selection bits of a cell: bits of keyBit(), 0 if the cell is no part of a key.
    KeyBits bitsOf(int row, int column) const;
    /// Enters the same text ("12", "+=5", "*2", "50%") into many cells.
    Status enter(const QModelIndexList &cells, const QString &text);
    Status setMode(const QModelIndexList &cells, HandleMode mode);
    /// Pastes tab-separated lines (from a spreadsheet) over the cells from a row and column on. Lines with a time set
    /// or add keys at their times, others set the existing rows. A line of column titles is skipped.
    Status paste(int row, int column, const QString &text);
    QString copyText(const QModelIndexList &cells) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role = Qt::EditRole) override;

Q_SIGNALS:
    void refused(const QString &reason);

private:
    void rebuild();
    void keysChanged();
    void order();
    bool hasCell(const Key &key, const Column &column) const;
    HandleMode modeOf(const Key &key, KeyPart part) const;
    double number(const Key &key, const Column &column) const;

    CurveSession &m_session;
    std::vector<int> m_tracks;
    std::vector<std::size_t> m_first;   ///< row of each track's first key, then the total
    std::vector<std::uint32_t> m_order; ///< listed row → row in track order, while m_isOrdered
    bool m_isOrdered = false;           ///< only one sequence's keys are listed, or selected keys first
    std::vector<Column> m_columns;
    bool m_selectedFirst = false;

    /// What modeOf() needs of the track it was last asked for: each row of the table asks again.
    struct Modes;
    mutable std::unique_ptr<Modes> m_modes;
    QPointer<Document> m_watched; ///< whose marks m_modes has
};

} // namespace sinew
