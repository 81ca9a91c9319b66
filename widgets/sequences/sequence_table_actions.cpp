// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/sequences/sequence_table.h"

#include "core/format/format.h"
#include "core/text/translated.h"
#include "widgets/objects/object_edits.h"
#include "widgets/shared/expression.h"
#include "widgets/shared/object_names.h"

#include <QAction>
#include <QComboBox>
#include <QLineEdit>
#include <QMenu>
#include <QTableView>

#include <algorithm>
#include <cmath>
#include <limits>

// What the actions of the table do; how it is built and what it follows stands in sequence_table.cpp.

namespace sinew {

namespace {

constexpr std::int32_t newLength = 1000;

} // namespace

void SequenceTable::fillCopyMenu()
{
    m_copyMenu->clear();
    const std::vector<NodeId> own = selectedOwn();
    if (own.empty())
        return;
    const NodeId from = own.front();
    for (int row = 0; row < m_model->rowCount(); ++row) {
        const Clip &clip = m_model->clipAt(row);
        if (clip.isGlobal || clip.source == from)
            continue;
        const NodeId to = clip.source;
        QAction *action =
            m_copyMenu->addAction(displayName(*m_document, to).replace(QLatin1Char('&'), QStringLiteral("&&")));
        connect(action, &QAction::triggered, this, [this, from, to] {
            tell(SequenceEdits(*m_document).copyKeys(from, {to}, options().keys == KeyPolicy::Stretch));
        });
    }
    m_copyMenu->addSeparator();
    QAction *how = m_copyMenu->addAction(options().keys == KeyPolicy::Stretch
                                             ? tr("Keys are stretched to the length of the target")
                                             : tr("Keys stay as they are; what is too long is cut"));
    how->setEnabled(false);
}

void SequenceTable::offerOtherWays(NodeId sequence, qint64 start, qint64 end, const QString &reason)
{
    Notice refusal{Severity::Warning, tr("Not changed: %1.").arg(reason), {}, m_document, topic()};
    const auto offer = [&](const QString &text, InTheWay inTheWay) {
        if (inTheWay == options().inTheWay || start > end ||
            std::max(std::abs(start), std::abs(end)) > std::numeric_limits<std::int32_t>::max())
            return;
        const SequenceOptions other{options().keys, inTheWay};
        if (SequenceEdits(*m_document)
                .facet()
                ->setInterval(m_document->model(), sequence, std::int32_t(start), std::int32_t(end), other.keys,
                              inTheWay))
            refusal.steps.push_back({text, [this, document = m_document, sequence, start, end, other] {
                                         if (document && document == m_document && document->model().contains(sequence))
                                             tell(SequenceEdits(*document).setInterval(sequence, start, end, other));
                                     }});
    };
    offer(tr("Push what follows"), InTheWay::Push);
    offer(tr("Replace its keys"), InTheWay::Replace);
    Q_EMIT notice(refusal);
}

bool SequenceTable::tell(const Status &status)
{
    if (!status)
        Q_EMIT notice({Severity::Warning,
                       tr("Not changed: %1.").arg(translated(status.error().message)),
                       {},
                       m_document,
                       topic()});
    return bool(status);
}

void SequenceTable::create()
{
    const Result<NodeId> made = SequenceEdits(*m_document).create(tr("New"), newLength);
    if (!made)
        return void(tell(made.error()));
    play(*made);
    // A new thing wants a name first.
    const QModelIndex name = m_model->index(m_model->rowOf(*made), SequenceModel::NameColumn);
    m_view->setCurrentIndex(name);
    if (m_view->isVisible())
        m_view->edit(name);
}

void SequenceTable::createGlobal()
{
    if (const Result<NodeId> made = SequenceEdits(*m_document).createGlobal(newLength); !made)
        tell(made.error());
}

void SequenceTable::duplicate()
{
    if (tell(SequenceEdits(*m_document).duplicate(selectedOwn())))
        play(m_document->selection().current());
}

void SequenceTable::removeWithKeys()
{
    const std::vector<NodeId> chosen = selectedSequences();
    const int row = m_model->rowOf(chosen.front());
    std::size_t freed = 0; // keys of tracks that now run on the model's own line
    for (const NodeId id : chosen)
        if (const int at = m_model->rowOf(id); m_model->clipAt(at).isGlobal)
            freed += m_model->index(at, SequenceModel::KeysColumn).data().toULongLong();
    if (!tell(SequenceEdits(*m_document).remove(chosen, true)))
        return;
    if (m_model->rowCount() > 0)
        m_view->selectRow(std::min(row, m_model->rowCount() - 1));
    if (freed > 0)
        Q_EMIT notice(
            {Severity::Info,
             tr("%1 keys ran on what was deleted; they now stand on the model's own line of time.").arg(freed),
             {{tr("Undo"),
               [document = m_document] {
                   if (document)
                       document->undo();
               }}},
             m_document,
             topic()});
}

void SequenceTable::removeKeepingKeys()
{
    tell(SequenceEdits(*m_document).remove(selectedOwn(), false));
}

void SequenceTable::rename()
{
    const std::vector<NodeId> chosen = selectedSequences();
    const int current = m_view->currentIndex().row();
    const int row =
        current >= 0 && m_view->selectionModel()->isRowSelected(current) ? current : m_model->rowOf(chosen.front());
    // The cell under the cursor where it can be edited, else the name.
    const QModelIndex cell = m_model->index(row, m_view->currentIndex().column());
    const int first = m_model->clipAt(row).isGlobal ? SequenceModel::LengthColumn : SequenceModel::NameColumn;
    const QModelIndex edited = cell.isValid() && cell.flags() & Qt::ItemIsEditable ? cell : m_model->index(row, first);
    m_view->setCurrentIndex(edited);
    m_view->edit(edited);
}

void SequenceTable::toggleLoops()
{
    const std::vector<NodeId> own = selectedOwn();
    const bool all =
        std::all_of(own.begin(), own.end(), [this](NodeId id) { return m_model->clipAt(m_model->rowOf(id)).loops; });
    tell(SequenceEdits(*m_document).setLoops(own, !all));
}

void SequenceTable::recalculateExtents()
{
    tell(SequenceEdits(*m_document).recalculateBounds(selectedOwn()));
}

void SequenceTable::moveUp()
{
    tell(ObjectEdits(*m_document).shift(selectedSequences(), -1));
}

void SequenceTable::moveDown()
{
    tell(ObjectEdits(*m_document).shift(selectedSequences(), 1));
}

void SequenceTable::applyTool()
{
    if (!action("apply")->isEnabled())
        return;
    const Result<double> amount = evaluateExpression(m_amount->text().toStdString());
    if (!amount)
        return void(tell(amount.error()));
    if (std::abs(*amount) > std::numeric_limits<std::int32_t>::max())
        return void(tell(Error{tr("The time is out of range.").toStdString()}));
    SequenceEdits edits(*m_document);
    const auto whole = std::int32_t(std::lround(*amount)),
               playhead = std::int32_t(std::lround(m_document->playback().time()));
    switch (m_tool->currentData().toInt()) {
    case ShiftTool:
        tell(edits.shift(selectedOwn(), whole, options().inTheWay));
        break;
    case StretchTool:
        tell(edits.stretch(selectedOwn(), *amount / 100, options().inTheWay));
        break;
    case InsertTool:
        tell(edits.insertTime(playhead, whole));
        break;
    case RemoveTool: {
        const Status done = edits.removeTime(playhead, whole, false);
        if (done)
            break;
        Notice refusal{
            Severity::Warning, tr("Not changed: %1.").arg(translated(done.error().message)), {}, m_document, topic()};
        if (edits.facet()->removeTime(m_document->model(), playhead, whole, true))
            refusal.steps.push_back({tr("Cut across the border"), [this, document = m_document, playhead, whole] {
                                         if (document && document == m_document)
                                             tell(SequenceEdits(*document).removeTime(playhead, whole, true));
                                     }});
        Q_EMIT notice(refusal);
        break;
    }
    }
}

} // namespace sinew
