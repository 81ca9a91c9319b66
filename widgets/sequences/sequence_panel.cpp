// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/sequences/sequence_panel.h"

#include "widgets/objects/object_edits.h"
#include "widgets/shared/selection_ranges.h"
#include "widgets/text/list_hint.h"
#include "widgets/text/plain_label.h"
#include "widgets/text/search_field.h"
#include "widgets/text/search_text.h"

#include <QAction>
#include <QComboBox>
#include <QItemSelection>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QScopedValueRollback>
#include <QTableView>
#include <QTimer>
#include <QToolBar>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace sinew {

SequencePanel::SequencePanel(QWidget *parent)
    : DockPanel(parent), m_model(new SequenceModel(this)), m_view(makeView()), m_keys(new QComboBox),
      m_overlapPolicy(new QComboBox), m_tool(new QComboBox), m_amount(new QLineEdit), m_filter(new SearchField),
      m_at(new PlainLabel), m_summary(new PlainLabel), m_copyMenu(new QMenu(tr("Copy keys to"), this)),
      m_bar(new QToolBar)
{
    prepareView();
    m_noHits = new ListHint(m_view);
    makeActions();
    auto *column = new QVBoxLayout(content());
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    column->addLayout(makeBars());
    column->addWidget(m_view, 1);
    connect(m_model, &SequenceModel::refused, this, [this](const QString &reason) {
        Q_EMIT notice({Severity::Warning, tr("Not changed: %1.").arg(reason), {}, m_document, topic()});
    });
    connect(m_model, &SequenceModel::accepted, this, &SequencePanel::reportStep);
    connect(m_model, &SequenceModel::intervalRefused, this, &SequencePanel::offerOtherWays);
    connect(m_model, &SequenceModel::counted, this, &SequencePanel::updateSummary);
    connect(m_filter, &QLineEdit::textChanged, this, &SequencePanel::applyFilter);
    connect(m_model, &QAbstractItemModel::modelReset, this, &SequencePanel::applyFilter);
    connect(m_model, &QAbstractItemModel::rowsInserted, this, &SequencePanel::applyFilter);
    connect(m_model, &QAbstractItemModel::rowsMoved, this, &SequencePanel::applyFilter);
    connect(m_model, &QAbstractItemModel::dataChanged, this,
            [this](const QModelIndex &from, const QModelIndex &to) { filterRows(from.row(), to.row()); });
    setDocument(nullptr);
}

void SequencePanel::setDocument(Document *document)
{
    if (m_document) {
        m_document->disconnect(this);
        m_document->selection().disconnect(this);
        m_document->playback().disconnect(this);
    }
    m_document = document;
    m_chosenElsewhere = NoNode; // another model may have a sequence of that number
    m_model->setDocument(document);
    if (!document || !SequenceEdits(*document).facet()) {
        showEmpty(document ? tr("This format has no sequences.")
                           : tr("Open a model to see and edit its sequences here."));
        updateActions();
        return;
    }
    connect(document, &QObject::destroyed, this, [this] { setDocument(nullptr); });
    // The model was connected first, so its rows are up to date here.
    connect(document, &Document::committed, this, [this] {
        // An edit made elsewhere is not reported by the next one here.
        m_stepMade = true;
        QTimer::singleShot(0, this, [this] { m_stepMade = false; });
        Q_EMIT settled(m_document.data(), topic());
        followSelection();
        updateActions();
    });
    connect(&document->selection(), &Selection::changed, this, [this] {
        // Chosen elsewhere, or restored by undo: it plays as if it had been chosen here.
        const std::vector<NodeId> &nodes = m_document->selection().nodes();
        m_chosenElsewhere = !m_following && nodes.size() == 1 ? nodes.front() : NoNode;
        followSelection();
    });
    connect(&document->playback(), &Playback::sequenceChanged, this, &SequencePanel::followPlayback);
    followPlayback();
    followSelection();
    updateActions();
    updateSummary();
    showContent();
}

void SequencePanel::setOptions(const SequenceOptions &options)
{
    // A value stored by another version may be meaningless here.
    m_keys->setCurrentIndex(std::max(0, m_keys->findData(int(options.keys))));
    m_overlapPolicy->setCurrentIndex(std::max(0, m_overlapPolicy->findData(int(options.overlapPolicy))));
    m_model->setOptions(
        {KeyPolicy(m_keys->currentData().toInt()), OverlapPolicy(m_overlapPolicy->currentData().toInt())});
}

void SequencePanel::takeOptions()
{
    m_model->setOptions(
        {KeyPolicy(m_keys->currentData().toInt()), OverlapPolicy(m_overlapPolicy->currentData().toInt())});
    Q_EMIT optionsChanged(options());
}

std::vector<NodeId> SequencePanel::selectedSequences() const
{
    std::vector<int> rows;
    for (const QModelIndex &index : m_view->selectionModel()->selectedRows())
        rows.push_back(index.row());
    std::sort(rows.begin(), rows.end());
    std::vector<NodeId> sequences;
    for (const int row : rows)
        sequences.push_back(m_model->nodeAt(row));
    return sequences;
}

std::vector<NodeId> SequencePanel::selectedOwn() const
{
    std::vector<NodeId> sequences = selectedSequences();
    std::erase_if(sequences, [this](NodeId id) { return m_model->clipAt(m_model->rowOf(id)).isGlobal; });
    return sequences;
}

void SequencePanel::chooseRows()
{
    updateActions();
    if (!m_document || m_following)
        return;
    const QScopedValueRollback guard(m_following, true);
    const std::vector<NodeId> sequences = selectedSequences();
    const QModelIndex current = m_view->currentIndex();
    if (sequences.empty())
        return;
    // Bones stay selected while the user looks at their keys in other sequences.
    const std::vector<NodeId> &selected = m_document->selection().nodes();
    if (std::all_of(selected.begin(), selected.end(), [this](NodeId node) { return m_model->rowOf(node) >= 0; }))
        m_document->selection().set(sequences);
    const NodeId last = current.isValid() ? m_model->nodeAt(current.row()) : NoNode;
    const NodeId chosen =
        std::find(sequences.begin(), sequences.end(), last) != sequences.end() ? last : sequences.back();
    play(chosen);
}

void SequencePanel::play(NodeId sequence)
{
    const int row = m_model->rowOf(sequence);
    if (row < 0 || m_model->clipAt(row).isGlobal)
        return;
    const Clip &clip = m_model->clipAt(row);
    m_document->playback().setSequence(clip);
}

void SequencePanel::selectRows(const std::vector<NodeId> &sequences)
{
    const QScopedValueRollback guard(m_following, true);
    QModelIndexList indexes;
    for (const NodeId id : sequences)
        if (const int row = m_model->rowOf(id); row >= 0)
            indexes.append(m_model->index(row, 0));
    if (indexes.isEmpty())
        return;
    const QItemSelection rows = rangesOf(indexes, SequenceModel::ColumnCount);
    const QModelIndex last = indexes.constLast().siblingAtColumn(std::max(0, m_view->currentIndex().column()));
    if (!rows.contains(m_view->currentIndex())) {
        m_view->selectionModel()->setCurrentIndex(last, QItemSelectionModel::NoUpdate);
        m_view->scrollTo(last);
    }
    m_view->selectionModel()->select(rows, QItemSelectionModel::ClearAndSelect);
}

void SequencePanel::followSelection()
{
    if (m_following)
        return;
    // Selecting other objects doesn't deselect the playing sequence.
    selectRows(m_document->selection().nodes());
    if (m_chosenElsewhere != NoNode && m_model->rowOf(m_chosenElsewhere) >= 0) {
        const NodeId chosen = std::exchange(m_chosenElsewhere, NoNode);
        if (chosen != m_document->playback().sequence())
            play(chosen);
    }
    updateActions();
}

void SequencePanel::followPlayback()
{
    const NodeId playing = m_document->playback().sequence();
    const std::vector<NodeId> sequences = selectedSequences();
    if (!m_following && std::find(sequences.begin(), sequences.end(), playing) == sequences.end())
        selectRows({playing});
    updateActions();
}

void SequencePanel::updateActions()
{
    const bool can = m_document && SequenceEdits(*m_document).canEdit();
    const std::size_t all = m_document ? selectedSequences().size() : 0, own = all ? selectedOwn().size() : 0;
    const auto enable = [&](const char *name, bool on) { action(name)->setEnabled(can && on); };
    enable("new", true);
    enable("newGlobal", true);
    enable("duplicate", own > 0);
    enable("rename", all > 0);
    enable("delete", all > 0);
    enable("deleteKeepingKeys", own > 0);
    enable("loop", own > 0 && SequenceEdits(*m_document).facet()->canSetLoops());
    enable("extents", own > 0);
    enable("up", all > 0 && ObjectEdits(*m_document).canShift(selectedSequences(), -1));
    enable("down", all > 0 && ObjectEdits(*m_document).canShift(selectedSequences(), 1));
    enable("apply", own > 0 || m_tool->currentData().toInt() >= InsertTool);
    m_copyMenu->menuAction()->setEnabled(can && own > 0 && m_model->rowCount() > 1);
    for (QWidget *widget : {static_cast<QWidget *>(m_keys), static_cast<QWidget *>(m_overlapPolicy),
                            static_cast<QWidget *>(m_tool), static_cast<QWidget *>(m_amount)})
        widget->setEnabled(can);
}

void SequencePanel::updateSummary()
{
    const std::size_t stray = m_model->strayKeys();
    m_summary->setText(stray == 0 ? QString() : tr("Keys outside of all sequences: %1").arg(stray));
}

void SequencePanel::applyFilter()
{
    filterRows(0, m_model->rowCount() - 1);
}

void SequencePanel::filterRows(int first, int last)
{
    const QString wanted = m_filter->text().trimmed();
    for (int row = first; row <= last; ++row) {
        const QString name = QString::fromStdString(m_model->clipAt(row).name);
        m_view->setRowHidden(row, !matchesSearch(searchedForm(name), wanted));
    }
    bool any = wanted.isEmpty();
    for (int row = 0; row < m_model->rowCount() && !any; ++row)
        any = !m_view->isRowHidden(row);
    m_noHits->setText(any ? QString() : tr("No sequence matches “%1”.").arg(wanted));
}

void SequencePanel::showMenuOf(NodeId sequence, const QPoint &globalPosition)
{
    if (m_model->rowOf(sequence) < 0)
        return;
    m_view->selectRow(m_model->rowOf(sequence));
    showMenu(globalPosition);
}

void SequencePanel::showMenu(const QPoint &globalPosition)
{
    QMenu menu;
    menu.addActions({action("new"), action("newGlobal"), action("duplicate"), action("rename")});
    menu.addMenu(m_copyMenu);
    menu.addSeparator();
    menu.addActions({action("loop"), action("extents")});
    menu.addSeparator();
    menu.addActions({action("up"), action("down")});
    menu.addSeparator();
    menu.addActions({action("delete"), action("deleteKeepingKeys")});
    menu.exec(globalPosition);
}

} // namespace sinew

#include "moc_sequence_panel.cpp"
