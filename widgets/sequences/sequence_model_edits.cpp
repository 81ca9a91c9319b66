// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Edits by typing into a cell and by dragging a row. See sequence_model.h.

#include "widgets/sequences/sequence_model.h"

#include "core/schema/struct_info.h"
#include "core/text/translated.h"
#include "widgets/objects/object_edits.h"
#include "widgets/shared/edit_step.h"
#include "widgets/shared/expression.h"

#include <QMimeData>

#include <algorithm>
#include <cmath>

namespace sinew {

namespace {

const QString rowsFormat = QStringLiteral("application/x-sinew-sequence-rows");

/// Dragged rows. During a drag another model may be shown, or the rows may change.
struct DraggedSequences : QMimeData
{
    QPointer<Document> document;
    std::vector<NodeId> sequences;
};

} // namespace

bool SequenceModel::accept(const Status &status)
{
    if (status)
        Q_EMIT accepted();
    else
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
        return setNumber(fields.rarity, text,
                         (frequencyField() ? tr("Set the frequency of %1") : tr("Set the rarity of %1"))
                             .arg(edits.describe({row.clip.source})));
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
    const std::int64_t start = row.clip.start, end = row.clip.end, origin = row.clip.ownTime ? start : 0;
    const std::int64_t current = column == StartColumn ? start - origin
                                 : column == EndColumn ? end - origin
                                                       : end - start;
    const Result<double> number = evaluateExpression(text.toStdString(), {double(current), false});
    if (!number)
        return accept(number.error());
    if (std::abs(*number) > 1e10)
        return accept(Error{tr("The time is out of range.").toStdString()});
    const std::int64_t time = std::llround(*number) + (column == StartColumn || column == EndColumn ? origin : 0);
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
    if (done)
        Q_EMIT accepted();
    else
        Q_EMIT intervalRefused(row.clip.source, newStart, newEnd, translated(done.error().message));
    return bool(done);
}

QStringList SequenceModel::mimeTypes() const
{
    return {rowsFormat};
}

QMimeData *SequenceModel::mimeData(const QModelIndexList &indexes) const
{
    auto *data = new DraggedSequences;
    data->document = m_document;
    for (const QModelIndex &index : indexes)
        if (const NodeId sequence = nodeAt(index.row()); !std::ranges::count(data->sequences, sequence))
            data->sequences.push_back(sequence);
    data->setData(rowsFormat, {});
    return data;
}

bool SequenceModel::canDropMimeData(const QMimeData *data, Qt::DropAction, int, int, const QModelIndex &) const
{
    const auto *dragged = dynamic_cast<const DraggedSequences *>(data);
    return m_document && dragged && dragged->document == m_document;
}

bool SequenceModel::dropMimeData(const QMimeData *data, Qt::DropAction action, int row, int column,
                                 const QModelIndex &parent)
{
    if (!canDropMimeData(data, action, row, column, parent))
        return false;
    if (row < 0)
        row = parent.isValid() ? parent.row() : rowCount();
    std::vector<NodeId> own, global;
    for (const NodeId sequence : static_cast<const DraggedSequences *>(data)->sequences)
        if (const int moved = rowOf(sequence); moved >= 0)
            (clipAt(moved).isGlobal ? global : own).push_back(sequence);
    // Rows dropped among those of the other kind go to the end of their own list.
    const int sequences =
        int(std::count_if(m_rows.begin(), m_rows.end(), [](const Row &r) { return !r.clip.isGlobal; }));
    ObjectEdits edits(*m_document);
    if (!own.empty())
        accept(edits.moveTo(own, m_document->model().listOf(own.front()), std::min(row, sequences)));
    else if (!global.empty())
        accept(edits.moveTo(global, m_document->model().listOf(global.front()), std::max(row - sequences, 0)));
    return false;
}

} // namespace sinew
