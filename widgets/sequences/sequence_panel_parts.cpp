// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// The parts of the table of sequences: its view, actions and bars. See sequence_panel.h.

#include "widgets/sequences/sequence_panel.h"

#include "widgets/shared/object_icons.h"
#include "widgets/text/plain_label.h"

#include <QAction>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QTableView>
#include <QToolBar>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace sinew {

namespace {

/// Rows are dragged as a whole; the dropped ones become the selection.
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

QTableView *SequencePanel::makeView()
{
    return new SequenceView;
}

void SequencePanel::prepareView()
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
    for (int column = 0; column < header->count(); ++column)
        header->resizeSection(column, std::max(header->sectionSize(column), header->sectionSizeHint(column)));
    connect(m_view->selectionModel(), &QItemSelectionModel::selectionChanged, this, &SequencePanel::chooseRows);
    connect(m_view, &QWidget::customContextMenuRequested, this,
            [this](const QPoint &position) { showMenu(m_view->viewport()->mapToGlobal(position)); });
}

QAction *SequencePanel::makeAction(const char *name, const QString &icon, const QString &text,
                                   const QList<QKeySequence> &keys, void (SequencePanel::*slot)())
{
    auto *action = new QAction(themedIcon(icon), text, this);
    action->setObjectName(QLatin1String(name));
    action->setShortcuts(keys);
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    connect(action, &QAction::triggered, this, slot);
    m_view->addAction(action);
    return action;
}

void SequencePanel::makeActions()
{
    using T = SequencePanel;
    makeAction("new", QStringLiteral("list-add"), tr("New sequence"), {Qt::Key_Insert}, &T::create);
    makeAction("newGlobal", QStringLiteral("media-playlist-repeat"), tr("New global sequence"),
               {Qt::SHIFT | Qt::Key_Insert}, &T::createGlobal);
    makeAction("duplicate", QStringLiteral("edit-copy"), tr("Duplicate with keys"), {Qt::CTRL | Qt::Key_D},
               &T::duplicate);
    makeAction("rename", QStringLiteral("edit-rename"), tr("Rename"), {Qt::Key_F2}, &T::rename);
    makeAction("delete", QStringLiteral("edit-delete"), tr("Delete with keys"), {Qt::Key_Delete}, &T::removeWithKeys);
    makeAction("deleteKeepingKeys", QStringLiteral("list-remove"), tr("Delete, keep the keys"),
               {Qt::SHIFT | Qt::Key_Delete}, &T::removeKeepingKeys);
    makeAction("loop", QStringLiteral("media-repeat-all"), tr("Loop"), {Qt::CTRL | Qt::Key_R}, &T::toggleLoops);
    makeAction("extents", QStringLiteral("view-refresh"), tr("Recalculate extents"), {}, &T::recalculateExtents);
    makeAction("up", QStringLiteral("go-up"), tr("Move up in the list"), {Qt::ALT | Qt::Key_Up}, &T::moveUp);
    makeAction("down", QStringLiteral("go-down"), tr("Move down in the list"), {Qt::ALT | Qt::Key_Down}, &T::moveDown);
    QAction *apply = makeAction("apply", QStringLiteral("dialog-ok-apply"), tr("Apply"), {}, &T::applyTool);
    apply->setToolTip(tr("Applies the selected operation as one step"));
    m_copyMenu->setIcon(themedIcon(QStringLiteral("edit-paste")));
    connect(m_copyMenu, &QMenu::aboutToShow, this, &SequencePanel::fillCopyMenu);
}

QLayout *SequencePanel::makeBars()
{
    m_bar->setIconSize(QSize(16, 16));
    for (const char *name : {"new", "newGlobal", "duplicate", "delete", "extents", "up", "down"})
        m_bar->addAction(action(name));
    auto *copy = new QToolButton;
    copy->setDefaultAction(m_copyMenu->menuAction());
    copy->setPopupMode(QToolButton::InstantPopup);
    copy->setToolTip(tr("Copy the keys of the selected sequence to another one"));
    m_bar->insertWidget(action("delete"), copy);
    m_bar->addSeparator();

    m_keys->addItem(tr("keys move along"), int(KeyPolicy::Shift));
    m_keys->addItem(tr("keys are stretched"), int(KeyPolicy::Stretch));
    m_keys->addItem(tr("keys are trimmed"), int(KeyPolicy::Trim));
    m_keys->addItem(tr("keys stay"), int(KeyPolicy::Keep));
    m_keys->setItemData(0, tr("A new start moves the whole sequence; a new end or length leaves the keys alone"),
                        Qt::ToolTipRole);
    m_keys->setItemData(1, tr("Keys at the start and end of the sequence stay at its start and end"), Qt::ToolTipRole);
    m_keys->setItemData(2, tr("Keys outside of the new interval are deleted; its ends get keys as evaluated"),
                        Qt::ToolTipRole);
    m_keys->setItemData(3, tr("Only the interval changes"), Qt::ToolTipRole);
    m_keys->setAccessibleName(tr("When a sequence's times change"));
    m_keys->setToolTip(tr("What happens to a sequence's keys when its start, end or length changes"));
    m_overlapPolicy->addItem(tr("refuse"), int(OverlapPolicy::Refuse));
    m_overlapPolicy->addItem(tr("push what follows"), int(OverlapPolicy::Push));
    m_overlapPolicy->addItem(tr("replace its keys"), int(OverlapPolicy::Replace));
    m_overlapPolicy->setAccessibleName(tr("When another sequence overlaps"));
    m_overlapPolicy->setToolTip(tr("What happens to another sequence where the keys would go"));
    m_filter->setPlaceholderText(tr("Search"));
    m_filter->setAccessibleName(tr("Search the sequences"));
    m_filter->setMaximumWidth(fontMetrics().horizontalAdvance(QLatin1Char('0')) * 20);
    m_bar->addWidget(m_filter);

    auto *rules = new QToolBar;
    rules->addWidget(new PlainLabel(tr(" When a sequence's times change: ")));
    rules->addWidget(m_keys);
    rules->addWidget(new PlainLabel(tr(" When sequences overlap: ")));
    rules->addWidget(m_overlapPolicy);

    auto *tools = new QToolBar;
    tools->setIconSize(QSize(16, 16));
    m_tool->addItem(tr("Shift the selected sequences by"), ShiftTool);
    m_tool->addItem(tr("Stretch the selected sequences to"), StretchTool);
    m_tool->addItem(tr("Insert time at the playhead"), InsertTool);
    m_tool->addItem(tr("Remove time from the playhead onwards"), RemoveTool);
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

    for (QComboBox *box : {m_keys, m_overlapPolicy})
        connect(box, &QComboBox::activated, this, &SequencePanel::takeOptions);
    connect(m_tool, &QComboBox::currentIndexChanged, this, [this](int index) {
        m_at->setText(index == StretchTool ? tr(" % ") : tr(" ms "));
        m_amount->setText(index == StretchTool ? QStringLiteral("100") : QStringLiteral("1000"));
        updateActions();
    });
    m_at->setText(tr(" ms "));
    connect(m_amount, &QLineEdit::returnPressed, this, &SequencePanel::applyTool);
    auto *bars = new QVBoxLayout;
    bars->setSpacing(0);
    for (QToolBar *bar : {m_bar, rules, tools})
        bars->addWidget(bar);
    return bars;
}

} // namespace sinew
