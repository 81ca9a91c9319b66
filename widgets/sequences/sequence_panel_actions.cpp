// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/sequences/sequence_panel.h"

#include "core/format/format.h"
#include "core/text/translated.h"
#include "widgets/objects/object_edits.h"
#include "widgets/shared/expression.h"
#include "widgets/shared/object_names.h"
#include "widgets/shared/row_editing.h"

#include <QAction>
#include <QComboBox>
#include <QLineEdit>
#include <QMenu>
#include <QTableView>

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

// The actions of the table; for its construction and connections see sequence_panel.cpp.

namespace sinew {

namespace {

constexpr std::int32_t newLength = 1000;

} // namespace

void SequencePanel::fillCopyMenu()
{
    m_copyMenu->clear();
    const std::vector<NodeId> own = selectedOwn();
    if (own.empty())
        return;
    const NodeId from = own.front();
    constexpr int mostEntries = 500;
    const int rows = std::min(m_model->rowCount(), mostEntries);
    for (int row = 0; row < rows; ++row) {
        const Clip &clip = m_model->clipAt(row);
        if (clip.isGlobal || clip.source == from)
            continue;
        const NodeId to = clip.source;
        QAction *action =
            m_copyMenu->addAction(displayName(*m_document, to).replace(QLatin1Char('&'), QStringLiteral("&&")));
        connect(action, &QAction::triggered, this, [this, document = m_document, from, to] {
            if (!document || document != m_document)
                return;
            notify(SequenceEdits(*m_document).copyKeys(from, {to}, options().keys == KeyPolicy::Stretch));
        });
    }
    if (rows < m_model->rowCount())
        m_copyMenu->addAction(QStringLiteral("…"))->setEnabled(false);
    m_copyMenu->addSeparator();
    QAction *how =
        m_copyMenu->addAction(options().keys == KeyPolicy::Stretch
                                  ? tr("Keys are stretched to the length of the target")
                                  : tr("Keys keep their times; whatever extends past the target is trimmed"));
    how->setEnabled(false);
}

void SequencePanel::offerOtherWays(NodeId sequence, qint64 start, qint64 end, const QString &reason)
{
    Notice refusal{Severity::Warning, tr("Not changed: %1.").arg(reason), {}, m_document, topic()};
    const auto offer = [&](const QString &text, OverlapPolicy overlapPolicy) {
        if (overlapPolicy == options().overlapPolicy || start > end ||
            std::max(std::abs(start), std::abs(end)) > std::numeric_limits<std::int32_t>::max())
            return;
        const SequenceOptions other{options().keys, overlapPolicy};
        if (SequenceEdits(*m_document)
                .facet()
                ->setInterval(m_document->model(), sequence, std::int32_t(start), std::int32_t(end), other.keys,
                              overlapPolicy))
            refusal.steps.push_back({text, [this, document = m_document, sequence, start, end, other] {
                                         if (document && document == m_document && document->model().contains(sequence))
                                             notify(SequenceEdits(*document).setInterval(sequence, start, end, other));
                                     }});
    };
    offer(tr("Push what follows"), OverlapPolicy::Push);
    offer(tr("Replace its keys"), OverlapPolicy::Replace);
    Q_EMIT notice(refusal);
}

void SequencePanel::reportStep()
{
    if (std::exchange(m_stepMade, false) && m_document)
        Q_EMIT done(m_document->historyText(m_document->historyIndex() - 1));
}

bool SequencePanel::notify(const Status &status)
{
    if (status)
        reportStep();
    else
        Q_EMIT notice({Severity::Warning,
                       tr("Not changed: %1.").arg(translated(status.error().message)),
                       {},
                       m_document,
                       topic()});
    return bool(status);
}

void SequencePanel::create()
{
    const Result<NodeId> made = SequenceEdits(*m_document).create(tr("New"), newLength);
    if (!made)
        return void(notify(made.error()));
    reportStep();
    play(*made);
    // A new sequence needs a name first.
    const QModelIndex name = m_model->index(m_model->rowOf(*made), SequenceModel::NameColumn);
    m_view->setCurrentIndex(name);
    if (m_view->isVisible())
        beginEditing(*m_view, name);
}

void SequencePanel::createGlobal()
{
    if (const Result<NodeId> made = SequenceEdits(*m_document).createGlobal(newLength); !made)
        notify(made.error());
    else
        reportStep();
}

void SequencePanel::duplicate()
{
    if (notify(SequenceEdits(*m_document).duplicate(selectedOwn())))
        play(m_document->selection().current());
}

void SequencePanel::removeWithKeys()
{
    const std::vector<NodeId> chosen = selectedSequences();
    const int row = m_model->rowOf(chosen.front());
    std::size_t freed = 0; // keys of tracks that now run on the model's own timeline
    for (const NodeId id : chosen)
        if (const int at = m_model->rowOf(id); m_model->clipAt(at).isGlobal)
            freed += m_model->index(at, SequenceModel::KeysColumn).data().toULongLong();
    if (!notify(SequenceEdits(*m_document).remove(chosen, true)))
        return;
    if (m_model->rowCount() > 0)
        m_view->selectRow(std::min(row, m_model->rowCount() - 1));
    if (freed > 0)
        Q_EMIT notice({Severity::Info,
                       tr("%1 keys belonged to what was deleted; they are now on the model's own timeline.").arg(freed),
                       {{tr("Undo"),
                         [document = m_document] {
                             if (document)
                                 document->undo();
                         }}},
                       m_document,
                       topic()});
}

void SequencePanel::removeKeepingKeys()
{
    notify(SequenceEdits(*m_document).remove(selectedOwn(), false));
}

void SequencePanel::rename()
{
    const std::vector<NodeId> chosen = selectedSequences();
    const int current = m_view->currentIndex().row();
    const int row =
        current >= 0 && m_view->selectionModel()->isRowSelected(current) ? current : m_model->rowOf(chosen.front());
    // The cell under the cursor if it can be edited, else the name.
    const QModelIndex cell = m_model->index(row, m_view->currentIndex().column());
    const int first = m_model->clipAt(row).isGlobal ? SequenceModel::LengthColumn : SequenceModel::NameColumn;
    const QModelIndex edited = cell.isValid() && cell.flags() & Qt::ItemIsEditable ? cell : m_model->index(row, first);
    m_view->setCurrentIndex(edited);
    beginEditing(*m_view, edited);
}

void SequencePanel::toggleLoops()
{
    const std::vector<NodeId> own = selectedOwn();
    const bool all =
        std::all_of(own.begin(), own.end(), [this](NodeId id) { return m_model->clipAt(m_model->rowOf(id)).loops; });
    notify(SequenceEdits(*m_document).setLoops(own, !all));
}

void SequencePanel::recalculateExtents()
{
    notify(SequenceEdits(*m_document).recalculateBounds(selectedOwn()));
}

void SequencePanel::moveUp()
{
    notify(ObjectEdits(*m_document).shift(selectedSequences(), -1));
}

void SequencePanel::moveDown()
{
    notify(ObjectEdits(*m_document).shift(selectedSequences(), 1));
}

void SequencePanel::applyTool()
{
    if (!action("apply")->isEnabled())
        return;
    const Result<double> amount = evaluateExpression(m_amount->text().toStdString());
    if (!amount)
        return void(notify(amount.error()));
    if (std::abs(*amount) > std::numeric_limits<std::int32_t>::max())
        return void(notify(Error{tr("The time is out of range.").toStdString()}));
    SequenceEdits edits(*m_document);
    const auto whole = std::int32_t(std::lround(*amount)),
               playhead = std::int32_t(std::lround(m_document->playback().time()));
    switch (m_tool->currentData().toInt()) {
    case ShiftTool:
        notify(edits.shift(selectedOwn(), whole, options().overlapPolicy));
        break;
    case StretchTool:
        notify(edits.stretch(selectedOwn(), *amount / 100, options().overlapPolicy));
        break;
    case InsertTool:
        notify(edits.insertTime(playhead, whole));
        break;
    case RemoveTool: {
        const Status done = edits.removeTime(playhead, whole, false);
        if (done)
            break;
        Notice refusal{
            Severity::Warning, tr("Not changed: %1.").arg(translated(done.error().message)), {}, m_document, topic()};
        if (edits.facet()->removeTime(m_document->model(), playhead, whole, true))
            refusal.steps.push_back({tr("Cut across the boundary"), [this, document = m_document, playhead, whole] {
                                         if (document && document == m_document)
                                             notify(SequenceEdits(*document).removeTime(playhead, whole, true));
                                     }});
        Q_EMIT notice(refusal);
        break;
    }
    }
}

} // namespace sinew
