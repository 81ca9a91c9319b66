// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "widgets/sequences/sequence_edits.h"
#include "widgets/sequences/sequence_rows.h"

#include <QAbstractTableModel>
#include <QPointer>
#include <QTimer>

#include <unordered_map>

namespace sinew {

/// Sequences in file order, then global sequences, one row each. Times, names, flags and numbers are edited through the
/// document, every cell as one undo step. Rows can be dragged to another place in their list.
class SequenceModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column {
        NameColumn,
        StartColumn,
        EndColumn,
        LengthColumn,
        LoopsColumn,
        RarityColumn,
        MoveSpeedColumn,
        KeysColumn,
        StateColumn,
        ColumnCount
    };

    explicit SequenceModel(QObject *parent = nullptr);

    void setDocument(Document *document);
    void setOptions(const SequenceOptions &options) { m_options = options; }
    const SequenceOptions &options() const { return m_options; }

    NodeId nodeAt(int row) const { return m_rows[std::size_t(row)].clip.source; }
    const Clip &clipAt(int row) const { return m_rows[std::size_t(row)].clip; }
    /// -1 if it is not listed.
    int rowOf(NodeId sequence) const;
    /// The number of keys on the common timeline that no sequence reads.
    std::size_t strayKeys() const { return m_strayKeys; }

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    /// Numbers can be expressions ("+=500", "2*pi"). With KeyPolicy::Shift, a new start moves the end along.
    bool setData(const QModelIndex &index, const QVariant &value, int role = Qt::EditRole) override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;
    Qt::DropActions supportedDropActions() const override { return Qt::MoveAction; }
    QStringList mimeTypes() const override;
    QMimeData *mimeData(const QModelIndexList &indexes) const override;
    bool canDropMimeData(const QMimeData *data, Qt::DropAction action, int row, int column,
                         const QModelIndex &parent) const override;
    /// Returns false even if rows were moved, so that the view does not remove them a second time.
    bool dropMimeData(const QMimeData *data, Qt::DropAction action, int row, int column,
                      const QModelIndex &parent) override;

Q_SIGNALS:
    void refused(const QString &reason);
    void accepted(); ///< an edit of a cell or the order of rows, which may have changed nothing
    /// The interval is blocked by something; other options may work.
    void intervalRefused(sinew::NodeId sequence, qint64 start, qint64 end, const QString &reason);
    void counted(); ///< the keys were counted

private:
    using Row = SequenceRow;
    void refresh();
    void count();
    void indexRows();
    bool setTime(const Row &row, int column, const QString &text);
    bool setNumber(const Address &address, const QString &text, const QString &step);
    bool accept(const Status &status);
    /// The sequences' field if it stores how often they are chosen rather than how rarely; else null.
    const FieldInfo *frequencyField() const;

    QPointer<Document> m_document;
    SequenceOptions m_options;
    std::vector<Row> m_rows;
    std::unordered_map<NodeId, int> m_rowOf; ///< by Clip::source
    std::size_t m_strayKeys = 0;
    QTimer m_counting; ///< counts keys when edits pause
};

} // namespace sinew
