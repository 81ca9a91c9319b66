// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/sequences/sequence_table.h"

#include "widgets/object_edits.h"
#include "widgets/object_icons.h"

#include <QAction>
#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QItemSelection>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QScopedValueRollback>
#include <QSignalBlocker>
#include <QTableView>
#include <QToolBar>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace sinew {

namespace {

/// Rows are dragged as a whole; the selection follows what is dropped.
class SequenceView : public QTableView
{
public:
    SequenceView()
    {
        setSelectionBehavior(SelectRows);
        setSelectionMode(ExtendedSelection);
        setEditTriggers(DoubleClicked | EditKeyPressed | AnyKeyPressed);
        setDragDropMode(InternalMove);
        setDragDropOverwriteMode(false);
        setDropIndicatorShown(true);
        setAlternatingRowColors(true);
        setShowGrid(false);
        setTabKeyNavigation(false);
        setContextMenuPolicy(Qt::CustomContextMenu);
        setHorizontalScrollMode(ScrollPerPixel);
        verticalHeader()->hide();
        verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 8);
        horizontalHeader()->setHighlightSections(false);
        horizontalHeader()->setStretchLastSection(true);
    }
};

} // namespace

SequenceTable::SequenceTable(QWidget *parent)
    : DockPage(parent), m_model(new SequenceModel(this)), m_view(new SequenceView), m_keys(new QComboBox), m_inTheWay(new QComboBox),
      m_tool(new QComboBox), m_amount(new QLineEdit), m_at(new QLabel), m_summary(new QLabel), m_copyMenu(new QMenu(tr("Copy keys to"), this)),
      m_bar(new QToolBar)
{
    makeView();
    makeActions();
    auto *column = new QVBoxLayout(content());
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    column->addLayout(makeBars());
    column->addWidget(m_view, 1);
    connect(m_model, &SequenceModel::refused, this,
            [this](const QString &reason) { Q_EMIT notice({Severity::Warning, tr("Not changed: %1.").arg(reason), {}, m_document}); });
    connect(m_model, &SequenceModel::intervalRefused, this, &SequenceTable::offerOtherWays);
    connect(m_model, &SequenceModel::counted, this, &SequenceTable::updateSummary);
    setDocument(nullptr);
}

void SequenceTable::makeView()
{
    m_view->setModel(m_model);
    m_view->setAccessibleName(tr("Sequences"));
    QHeaderView *header = m_view->horizontalHeader();
    const int digit = fontMetrics().horizontalAdvance(QLatin1Char('0'));
    header->resizeSection(SequenceModel::NameColumn, digit * 26);
    for (const int column : {SequenceModel::StartColumn, SequenceModel::EndColumn, SequenceModel::LengthColumn})
        header->resizeSection(column, digit * 11);
    for (const int column : {SequenceModel::LoopsColumn, SequenceModel::RarityColumn, SequenceModel::KeysColumn})
        header->resizeSection(column, digit * 9);
    header->resizeSection(SequenceModel::MoveSpeedColumn, digit * 13);
    connect(m_view->selectionModel(), &QItemSelectionModel::selectionChanged, this, &SequenceTable::chooseRows);
    connect(m_view, &QWidget::customContextMenuRequested, this,
            [this](const QPoint &position) { showMenu(m_view->viewport()->mapToGlobal(position)); });
}

QAction *SequenceTable::makeAction(const char *name, const QString &icon, const QString &text, const QList<QKeySequence> &keys,
                                   void (SequenceTable::*slot)())
{
    auto *action = new QAction(themedIcon(icon), text, this);
    action->setObjectName(QLatin1String(name));
    action->setShortcuts(keys);
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    connect(action, &QAction::triggered, this, slot);
    m_view->addAction(action);
    return action;
}

void SequenceTable::makeActions()
{
    using T = SequenceTable;
    makeAction("new", QStringLiteral("list-add"), tr("New sequence"), {Qt::Key_Insert}, &T::create);
    makeAction("newGlobal", QStringLiteral("media-playlist-repeat"), tr("New global sequence"), {Qt::SHIFT | Qt::Key_Insert}, &T::createGlobal);
    makeAction("duplicate", QStringLiteral("edit-copy"), tr("Duplicate with keys"), {Qt::CTRL | Qt::Key_D}, &T::duplicate);
    makeAction("rename", QStringLiteral("edit-rename"), tr("Rename"), {Qt::Key_F2}, &T::rename);
    makeAction("delete", QStringLiteral("edit-delete"), tr("Delete with keys"), {Qt::Key_Delete}, &T::removeWithKeys);
    makeAction("deleteKeepingKeys", QStringLiteral("list-remove"), tr("Delete, keep the keys"), {Qt::SHIFT | Qt::Key_Delete}, &T::removeKeepingKeys);
    makeAction("loop", QStringLiteral("media-repeat-all"), tr("Loop"), {Qt::CTRL | Qt::Key_L}, &T::toggleLoops);
    makeAction("extents", QStringLiteral("view-refresh"), tr("Recalculate extents"), {}, &T::recalculateExtents);
    makeAction("up", QStringLiteral("go-up"), tr("Move up in the list"), {Qt::ALT | Qt::Key_Up}, &T::moveUp);
    makeAction("down", QStringLiteral("go-down"), tr("Move down in the list"), {Qt::ALT | Qt::Key_Down}, &T::moveDown);
    QAction *apply = makeAction("apply", QStringLiteral("dialog-ok-apply"), tr("Apply"), {}, &T::applyTool);
    apply->setToolTip(tr("Does what is chosen to the left, as one step"));
    m_copyMenu->setIcon(themedIcon(QStringLiteral("edit-paste")));
    connect(m_copyMenu, &QMenu::aboutToShow, this, &SequenceTable::fillCopyMenu);
}

QLayout *SequenceTable::makeBars()
{
    m_bar->setIconSize(QSize(16, 16));
    for (const char *name : {"new", "newGlobal", "duplicate", "delete", "extents", "up", "down"})
        m_bar->addAction(action(name));
    auto *copy = new QToolButton;
    copy->setDefaultAction(m_copyMenu->menuAction());
    copy->setPopupMode(QToolButton::InstantPopup);
    copy->setToolTip(tr("Copy the keys of the chosen sequence to another one"));
    m_bar->insertWidget(action("delete"), copy);
    m_bar->addSeparator();

    m_keys->addItem(tr("keys move along"), int(KeyPolicy::Shift));
    m_keys->addItem(tr("keys are stretched"), int(KeyPolicy::Stretch));
    m_keys->addItem(tr("keys are trimmed"), int(KeyPolicy::Trim));
    m_keys->addItem(tr("keys stay"), int(KeyPolicy::Keep));
    m_keys->setItemData(0, tr("A new start moves the whole sequence; a new end or length leaves the keys alone"), Qt::ToolTipRole);
    m_keys->setItemData(1, tr("First and last time of the sequence stay first and last"), Qt::ToolTipRole);
    m_keys->setItemData(2, tr("Keys outside of the new interval are deleted; its ends get keys as evaluated"), Qt::ToolTipRole);
    m_keys->setItemData(3, tr("Only the interval changes"), Qt::ToolTipRole);
    m_keys->setAccessibleName(tr("When an interval changes"));
    m_keys->setToolTip(tr("What becomes of a sequence's keys when its start, end or length is changed"));
    m_inTheWay->addItem(tr("refuse"), int(InTheWay::Refuse));
    m_inTheWay->addItem(tr("push what follows"), int(InTheWay::Push));
    m_inTheWay->addItem(tr("replace its keys"), int(InTheWay::Replace));
    m_inTheWay->setAccessibleName(tr("When another sequence is in the way"));
    m_inTheWay->setToolTip(tr("What happens to another sequence that lies where the keys go"));
    m_bar->addWidget(new QLabel(tr(" New interval: ")));
    m_bar->addWidget(m_keys);
    m_bar->addWidget(new QLabel(tr(" If something is in the way: ")));
    m_bar->addWidget(m_inTheWay);

    auto *tools = new QToolBar;
    tools->setIconSize(QSize(16, 16));
    m_tool->addItem(tr("Shift the chosen sequences by"), ShiftTool);
    m_tool->addItem(tr("Stretch the chosen sequences to"), StretchTool);
    m_tool->addItem(tr("Insert time at the playhead"), InsertTool);
    m_tool->addItem(tr("Remove time from the playhead on"), RemoveTool);
    m_tool->setAccessibleName(tr("Time tool"));
    m_tool->setToolTip(tr("Keys move along. Later sequences move along when time is inserted or removed"));
    m_amount->setFixedWidth(fontMetrics().horizontalAdvance(QStringLiteral("0000000000")));
    m_amount->setAccessibleName(tr("Amount"));
    m_amount->setText(QStringLiteral("1000"));
    m_summary->setForegroundRole(QPalette::PlaceholderText);
    tools->addWidget(m_tool);
    tools->addWidget(m_amount);
    tools->addWidget(m_at);
    tools->addAction(action("apply"));
    tools->addSeparator();
    tools->addWidget(m_summary);

    for (QComboBox *box : {m_keys, m_inTheWay})
        connect(box, &QComboBox::activated, this, &SequenceTable::takeOptions);
    connect(m_tool, &QComboBox::currentIndexChanged, this, [this](int index) {
        m_at->setText(index == StretchTool ? tr(" % ") : tr(" ms "));
        m_amount->setText(index == StretchTool ? QStringLiteral("100") : QStringLiteral("1000"));
        updateActions();
    });
    m_at->setText(tr(" ms "));
    connect(m_amount, &QLineEdit::returnPressed, this, &SequenceTable::applyTool);
    auto *bars = new QVBoxLayout;
    bars->setSpacing(0);
    bars->addWidget(m_bar);
    bars->addWidget(tools);
    return bars;
}

void SequenceTable::setDocument(Document *document)
{
    if (m_document) {
        m_document->disconnect(this);
        m_document->selection().disconnect(this);
        m_document->playback().disconnect(this);
    }
    m_document = document;
    m_model->setDocument(document);
    if (!document || !SequenceEdits(*document).facet()) {
        showEmpty(document ? tr("This format has no sequences.") : tr("Open a model to see and edit its sequences here."));
        updateActions();
        return;
    }
    connect(document, &QObject::destroyed, this, [this] { setDocument(nullptr); });
    // The model's connection is older, so that its rows are right here.
    connect(document, &Document::committed, this, [this] {
        followSelection();
        updateActions();
    });
    connect(&document->selection(), &Selection::changed, this, &SequenceTable::followSelection);
    connect(&document->playback(), &Playback::sequenceChanged, this, &SequenceTable::followPlayback);
    followPlayback();
    followSelection();
    updateActions();
    updateSummary();
    showContent();
}

void SequenceTable::setOptions(const SequenceOptions &options)
{
    // What was remembered by another version may mean nothing here.
    m_keys->setCurrentIndex(std::max(0, m_keys->findData(int(options.keys))));
    m_inTheWay->setCurrentIndex(std::max(0, m_inTheWay->findData(int(options.inTheWay))));
    m_model->setOptions({KeyPolicy(m_keys->currentData().toInt()), InTheWay(m_inTheWay->currentData().toInt())});
}

void SequenceTable::takeOptions()
{
    m_model->setOptions({KeyPolicy(m_keys->currentData().toInt()), InTheWay(m_inTheWay->currentData().toInt())});
    Q_EMIT optionsChanged(options());
}

std::vector<NodeId> SequenceTable::selectedSequences() const
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

std::vector<NodeId> SequenceTable::selectedOwn() const
{
    std::vector<NodeId> sequences = selectedSequences();
    std::erase_if(sequences, [this](NodeId id) { return m_model->clipAt(m_model->rowOf(id)).isGlobal; });
    return sequences;
}

void SequenceTable::chooseRows()
{
    updateActions();
    if (!m_document || m_following)
        return;
    const QScopedValueRollback guard(m_following, true);
    const std::vector<NodeId> sequences = selectedSequences();
    const QModelIndex current = m_view->currentIndex();
    if (sequences.empty())
        return;
    m_document->selection().set(sequences);
    const NodeId last = current.isValid() ? m_model->nodeAt(current.row()) : NoNode;
    const NodeId chosen = std::find(sequences.begin(), sequences.end(), last) != sequences.end() ? last : sequences.back();
    play(chosen);
}

void SequenceTable::play(NodeId sequence)
{
    const int row = m_model->rowOf(sequence);
    if (row < 0 || m_model->clipAt(row).isGlobal)
        return;
    const Clip &clip = m_model->clipAt(row);
    m_document->playback().setSequence(clip.source, clip.start, clip.end);
}

void SequenceTable::selectRows(const std::vector<NodeId> &sequences)
{
    const QScopedValueRollback guard(m_following, true);
    QItemSelection rows;
    QModelIndex last;
    for (const NodeId id : sequences)
        if (const int row = m_model->rowOf(id); row >= 0) {
            last = m_model->index(row, std::max(0, m_view->currentIndex().column()));
            rows.select(m_model->index(row, 0), m_model->index(row, SequenceModel::ColumnCount - 1));
        }
    if (!last.isValid())
        return;
    if (!rows.contains(m_view->currentIndex())) {
        m_view->selectionModel()->setCurrentIndex(last, QItemSelectionModel::NoUpdate);
        m_view->scrollTo(last);
    }
    m_view->selectionModel()->select(rows, QItemSelectionModel::ClearAndSelect);
}

void SequenceTable::followSelection()
{
    if (m_following)
        return;
    // What is no sequence does not unchoose the one that plays.
    selectRows(m_document->selection().nodes());
    updateActions();
}

void SequenceTable::followPlayback()
{
    const NodeId playing = m_document->playback().sequence();
    const std::vector<NodeId> sequences = selectedSequences();
    if (!m_following && std::find(sequences.begin(), sequences.end(), playing) == sequences.end())
        selectRows({playing});
    updateActions();
}

void SequenceTable::updateActions()
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
    enable("loop", own > 0);
    enable("extents", own > 0);
    enable("up", all > 0 && ObjectEdits(*m_document).canShift(selectedSequences(), -1));
    enable("down", all > 0 && ObjectEdits(*m_document).canShift(selectedSequences(), 1));
    enable("apply", own > 0 || m_tool->currentData().toInt() >= InsertTool);
    m_copyMenu->menuAction()->setEnabled(can && own > 0 && m_model->rowCount() > 1);
    for (QWidget *widget : {static_cast<QWidget *>(m_keys), static_cast<QWidget *>(m_inTheWay), static_cast<QWidget *>(m_tool),
                            static_cast<QWidget *>(m_amount)})
        widget->setEnabled(can);
}

void SequenceTable::updateSummary()
{
    const std::size_t stray = m_model->strayKeys();
    m_summary->setText(stray == 0 ? QString() : tr("Keys outside of all sequences: %1").arg(stray));
}

void SequenceTable::showMenuOf(NodeId sequence, const QPoint &globalPosition)
{
    if (m_model->rowOf(sequence) < 0)
        return;
    m_view->selectRow(m_model->rowOf(sequence));
    showMenu(globalPosition);
}

void SequenceTable::showMenu(const QPoint &globalPosition)
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
