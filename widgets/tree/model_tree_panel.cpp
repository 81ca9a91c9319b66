// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/tree/model_tree_panel.h"

#include "core/format/format.h"
#include "widgets/objects/object_counterpart.h"
#include "widgets/shared/object_icons.h"
#include "widgets/shared/object_names.h"
#include "widgets/shared/selection_ranges.h"
#include "widgets/text/plain_label.h"
#include "widgets/text/search_field.h"
#include "widgets/tree/model_tree_delegate.h"
#include "widgets/tree/model_tree_filter.h"
#include "widgets/tree/model_tree_model.h"
#include "widgets/tree/model_tree_view.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QItemSelectionModel>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QScopedValueRollback>
#include <QScrollBar>
#include <QSet>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <unordered_set>

namespace sinew {

namespace {

constexpr quint64 listBit = quint64(1) << 63;

/// A letter or a digit, without Ctrl or Alt.
bool isLetter(const QKeyEvent &typed)
{
    return !(typed.modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier)) && !typed.text().isEmpty() &&
           typed.text()[0].isLetterOrNumber();
}

} // namespace

ModelTreePanel::ModelTreePanel(QWidget *parent)
    : DockPanel(parent), m_model(new ModelTreeModel(this)), m_filter(new ModelTreeFilter(m_model, this)),
      m_view(new ModelTreeView), m_search(new SearchField), m_searchState(new PlainLabel), m_noHits(new QWidget),
      m_noHitsText(new PlainLabel), m_clearSearch(new QToolButton), m_addMenu(new QMenu(tr("Add"), this))
{
    m_search->setPlaceholderText(tr("Search name, type or field"));
    m_search->setAccessibleName(tr("Search in the model"));
    m_search->installEventFilter(this);

    auto *addButton = new QToolButton;
    addButton->setIcon(themedIcon(QStringLiteral("list-add")));
    addButton->setToolTip(tr("Add an object"));
    addButton->setAccessibleName(addButton->toolTip());
    addButton->setMenu(m_addMenu);
    addButton->setPopupMode(QToolButton::InstantPopup);

    setFocusProxy(m_view);
    m_view->setModel(m_filter);
    m_view->setItemDelegate(new ModelTreeDelegate(m_view));
    m_view->setHeaderHidden(true);
    // Deep hierarchies are wider than the dock: scroll rather than elide names.
    m_view->header()->setStretchLastSection(false);
    m_view->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_view->setIndentation(m_view->fontMetrics().height());
    m_view->setUniformRowHeights(true);
    m_view->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_view->setEditTriggers(QAbstractItemView::EditKeyPressed);
    m_view->setExpandsOnDoubleClick(false);
    m_view->setDragDropMode(QAbstractItemView::DragDrop);
    m_view->setDefaultDropAction(Qt::MoveAction);
    m_view->setDropIndicatorShown(true);
    m_view->setContextMenuPolicy(Qt::CustomContextMenu);
    m_view->setAccessibleName(tr("Objects of the model"));
    m_view->installEventFilter(this);
    m_view->viewport()->installEventFilter(this);

    auto *bar = new QHBoxLayout;
    bar->addWidget(m_search);
    bar->addWidget(addButton);
    auto *column = new QVBoxLayout(content());
    column->setContentsMargins(0, 0, 0, 0);
    column->addLayout(bar);
    column->addWidget(m_searchState);
    column->addWidget(m_view, 1);
    column->addWidget(m_noHits, 1);

    m_searchState->setWordWrap(true);
    m_searchState->setForegroundRole(QPalette::PlaceholderText);
    m_searchState->hide();
    m_noHitsText->setWordWrap(true);
    m_noHitsText->setAlignment(Qt::AlignCenter);
    m_noHitsText->setForegroundRole(QPalette::PlaceholderText);
    m_clearSearch->setText(tr("Clear the search"));
    m_clearSearch->setIcon(themedIcon(QStringLiteral("edit-clear")));
    m_clearSearch->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_clearSearch->setFocusPolicy(Qt::StrongFocus);
    connect(m_clearSearch, &QToolButton::clicked, this, [this] {
        m_search->clear();
        m_view->setFocus();
    });
    auto *noHits = new QVBoxLayout(m_noHits);
    noHits->addStretch();
    noHits->addWidget(m_noHitsText);
    noHits->addWidget(m_clearSearch, 0, Qt::AlignHCenter);
    noHits->addStretch();
    m_noHits->hide();
    for (const auto change : {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved})
        connect(m_filter, change, this, &ModelTreePanel::updateSearchState);
    connect(m_filter, &QAbstractItemModel::modelReset, this, &ModelTreePanel::updateSearchState);
    // A conversion to another version rebuilds the rows; expanded rows stay so.
    connect(m_filter, &QAbstractItemModel::modelAboutToBeReset, this, [this] {
        if (m_document && !m_switching)
            m_expandedBeforeReset = expandedRows();
    });
    connect(m_filter, &QAbstractItemModel::modelReset, this, [this] {
        if (m_document && !m_switching)
            restoreExpanded(m_expandedBeforeReset);
    });

    makeActions();
    connect(m_addMenu, &QMenu::aboutToShow, this, &ModelTreePanel::fillAddMenu);
    connect(m_search, &QLineEdit::textChanged, this, &ModelTreePanel::search);
    connect(m_filter, &ModelTreeFilter::aboutToShowHits, this, &ModelTreePanel::beforeHits);
    connect(m_filter, &ModelTreeFilter::hitsShown, this, &ModelTreePanel::showHits);
    connect(m_view, &QWidget::customContextMenuRequested, this, &ModelTreePanel::showMenu);
    connect(m_view->selectionModel(), &QItemSelectionModel::selectionChanged, this, &ModelTreePanel::selectionFromView);
    connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, this, &ModelTreePanel::currentFromView);
    connect(m_view, &QTreeView::doubleClicked, this, [this](const QModelIndex &index) {
        const QModelIndex source = m_filter->mapToSource(index);
        if (m_model->nodeAt(source) != NoNode)
            Q_EMIT frameRequested(m_model->nodeAt(source));
        else
            m_view->setExpanded(index, !m_view->isExpanded(index));
    });
    for (const auto change : {&QTreeView::expanded, &QTreeView::collapsed})
        connect(m_view, change, this, &ModelTreePanel::updateSearchState);
    connect(m_model, &ModelTreeModel::message, this, &ModelTreePanel::message);
    setDocument(nullptr);
}

void ModelTreePanel::setDocument(Document *document)
{
    if (m_document) {
        m_search->clear();
        m_states[m_document] = viewState();
        m_document->disconnect(this);
        m_document->selection().disconnect(this);
    }
    m_document = document;
    {
        const QScopedValueRollback guard(m_syncing, true), switching(m_switching, true);
        m_model->setDocument(document);
    }
    if (document) {
        // The model's own connections are older, so its rows are up to date when these slots run.
        connect(document, &Document::aboutToChange, this, [this] { m_syncing = true; });
        connect(document, &Document::committed, this, [this] {
            m_syncing = false;
            selectionToView();
        });
        connect(&document->selection(), &Selection::changed, this, &ModelTreePanel::selectionToView);
        connect(document, &QObject::destroyed, this, [this] { setDocument(nullptr); });
        showContent();
        if (m_states.contains(document)) {
            const ViewState state = m_states.value(document);
            restoreExpanded(state.expanded);
            selectionToView();
            // Scrolling needs the rows to be laid out.
            m_view->doItemsLayout();
            m_view->horizontalScrollBar()->setValue(state.scroll.x());
            m_view->verticalScrollBar()->setValue(state.scroll.y());
            return;
        }
        m_view->expand(m_filter->mapFromSource(m_model->nodesGroup()));
        m_view->scrollToTop();
        keepState(document, {});
    } else {
        showEmpty(tr("Open a model to see its sequences, materials, geosets and nodes here."));
    }
    selectionToView();
}

void ModelTreePanel::keepState(Document *document, const ViewState &state)
{
    // Not a connection of this object: it has to outlive the switch to another document.
    if (!m_states.contains(document))
        connect(document, &QObject::destroyed, m_filter, [this, document] { m_states.remove(document); });
    m_states.insert(document, state);
}

void ModelTreePanel::takeOver(const Document &old, Document &fresh)
{
    const ViewState before = m_document == &old ? viewState() : m_states.value(&old);
    ViewState state{{}, before.scroll};
    for (const quint64 row : before.expanded) {
        if (row == listKey({})) { // the nodes
            state.expanded.insert(row);
            continue;
        }
        const bool isList = row & listBit;
        const NodeId node =
            counterpart(old.model(), isList ? NodeId((row & ~listBit) >> 16) : NodeId(row), fresh.model());
        if (node != NoNode)
            state.expanded.insert(isList ? listKey({node, std::uint16_t(row)}) : node);
    }
    keepState(&fresh, state);
}

void ModelTreePanel::focusSearch()
{
    m_search->setFocus(Qt::ShortcutFocusReason);
    m_search->selectAll();
}

bool ModelTreePanel::isSearching() const
{
    return !m_search->text().isEmpty();
}

void ModelTreePanel::clearSearch()
{
    m_search->clear();
}

void ModelTreePanel::search(const QString &text)
{
    m_filter->setSearch(text);
    updateSearchState();
}

void ModelTreePanel::beforeHits()
{
    if (m_filter->search().isEmpty())
        m_expandedBeforeSearch = expandedRows();
    m_syncing = true;
    m_view->collapseAll(); // or the view is laid out again for each part that is removed
}

void ModelTreePanel::showHits()
{
    if (!m_filter->search().isEmpty())
        m_view->expandAll();
    else
        restoreExpanded(m_expandedBeforeSearch);
    m_syncing = false;
    updateSearchState();
    selectionToView();
}

void ModelTreePanel::updateSearchState()
{
    const bool none = !m_filter->search().isEmpty() && m_filter->rowCount() == 0;
    m_noHitsText->setText(none ? tr("Nothing matches “%1”.").arg(m_filter->search()) : QString());
    m_noHits->setVisible(none);
    m_view->setVisible(!none);
    const QString most = locale().toString(qulonglong(ModelTreeFilter::mostHits));
    m_searchState->setText(m_filter->isSearching() ? tr("Searching…")
                           : m_filter->isCut()     ? tr("More than %1 rows match: only the first are shown.").arg(most)
                                                   : cutListText());
    m_searchState->setVisible(!m_searchState->text().isEmpty());
}

QString ModelTreePanel::cutListText() const
{
    for (int row = 0; row < m_filter->rowCount(); ++row) {
        const QModelIndex list = m_filter->index(row, 0);
        if (m_view->isExpanded(list) && m_filter->isListCut(list))
            return tr("“%1”: only the first %2 rows are shown. Search to find others.")
                .arg(list.data().toString(), locale().toString(ModelTreeFilter::mostRows));
    }
    return {};
}

bool ModelTreePanel::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_view->viewport() && event->type() == QEvent::Resize) {
        m_view->header()->setMinimumSectionSize(m_view->viewport()->width());
        // If the current row was visible, it stays so.
        const int before = static_cast<QResizeEvent *>(event)->oldSize().height();
        const QRect row = m_view->visualRect(m_view->currentIndex());
        if (row.isValid() && row.bottom() >= 0 && row.top() < before)
            QTimer::singleShot(0, m_view, [this] { m_view->scrollTo(m_view->currentIndex()); });
    }
    // The focus may just have followed the pointer to another dock, or be in the editor of a name.
    const QWidget *focus = QApplication::focusWidget();
    const bool isInView = watched == m_view && (!focus || focus == m_view);
    // Letters search the tree, closed rows as well; the window's shortcuts of one letter would take them.
    if (isInView && event->type() == QEvent::ShortcutOverride && isLetter(*static_cast<QKeyEvent *>(event))) {
        event->accept();
        return true;
    }
    if (event->type() != QEvent::KeyPress)
        return DockPanel::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent *>(event)->key();
    if (key == Qt::Key_Escape) {
        if (isSearching())
            clearSearch();
        else if (m_document)
            m_document->selection().clear();
        return true;
    }
    if (isInView && isLetter(*static_cast<QKeyEvent *>(event))) {
        m_search->setFocus();
        m_search->selectAll();
        m_search->insert(static_cast<QKeyEvent *>(event)->text()); // can be undone, as if typed there
        return true;
    }
    if (watched == m_search && (key == Qt::Key_Down || key == Qt::Key_Return || key == Qt::Key_Enter)) {
        // From the search to its first hit.
        if (m_filter->rowCount() == 0)
            return true;
        m_view->setFocus();
        QModelIndex index = m_filter->index(0, 0);
        while (index.isValid() && m_model->nodeAt(m_filter->mapToSource(index)) == NoNode)
            index = m_view->indexBelow(index);
        if (index.isValid())
            m_view->setCurrentIndex(index);
        return true;
    }
    if (isInView && (key == Qt::Key_Return || key == Qt::Key_Enter)) {
        if (const NodeId node = m_model->nodeAt(m_filter->mapToSource(m_view->currentIndex())); node != NoNode)
            Q_EMIT frameRequested(node);
        return true;
    }
    return DockPanel::eventFilter(watched, event);
}

void ModelTreePanel::selectionFromView()
{
    if (m_syncing || !m_document)
        return;
    std::vector<NodeId> chosen;
    for (const QModelIndex &index : m_view->selectionModel()->selectedIndexes())
        if (const NodeId node = m_model->nodeAt(m_filter->mapToSource(index)); node != NoNode)
            chosen.push_back(node);
    // Objects selected before keep their order; the newest becomes the current one.
    std::unordered_set<NodeId> left(chosen.begin(), chosen.end());
    std::vector<NodeId> nodes;
    for (const std::vector<NodeId> &part : {m_document->selection().nodes(), chosen})
        for (const NodeId node : part)
            if (left.erase(node))
                nodes.push_back(node);
    const QScopedValueRollback guard(m_syncing, true);
    if (nodes.empty())
        m_document->selection().showLists(listsFromView());
    else
        m_document->selection().set(std::move(nodes));
    updateActions();
}

std::vector<Address> ModelTreePanel::listsFromView() const
{
    std::vector<Address> lists;
    for (const QModelIndex &index : m_view->selectionModel()->selectedIndexes()) {
        const QModelIndex group = m_filter->mapToSource(index);
        if (m_model->isNodesGroup(group))
            lists = m_model->nodeLists();
        else if (lists.empty())
            lists = {m_model->listAt(group)};
    }
    return lists;
}

void ModelTreePanel::currentFromView()
{
    if (m_syncing || !m_document)
        return;
    const NodeId node = m_model->nodeAt(m_filter->mapToSource(m_view->currentIndex()));
    if (!m_document->selection().contains(node) || m_document->selection().current() == node)
        return;
    const QScopedValueRollback guard(m_syncing, true);
    m_document->selection().add(node);
}

void ModelTreePanel::selectionToView()
{
    updateActions();
    if (m_syncing || !m_document)
        return;
    const QScopedValueRollback guard(m_syncing, true);
    QModelIndexList indexes;
    for (const NodeId node : m_document->selection().nodes())
        if (const QModelIndex index = m_filter->mapFromSource(m_model->indexOf(node)); index.isValid())
            indexes.append(index);
    const QModelIndex current = indexes.isEmpty() ? QModelIndex() : indexes.constLast();
    const QItemSelection selected = rangesOf(indexes);
    if (current.isValid())
        m_view->selectionModel()->setCurrentIndex(current, QItemSelectionModel::NoUpdate);
    m_view->selectionModel()->select(selected, QItemSelectionModel::ClearAndSelect);
    QSet<QModelIndex> expanded;
    if (selected.size() > 1)
        m_view->beginExpanding();
    for (const QItemSelectionRange &range : selected)
        for (QModelIndex parent = range.parent(); parent.isValid() && !expanded.contains(parent);
             parent = parent.parent()) {
            expanded.insert(parent);
            m_view->expand(parent);
        }
    if (current.isValid())
        m_view->scrollTo(current);
}

quint64 ModelTreePanel::expansionKey(const QModelIndex &sourceIndex) const
{
    const NodeId node = m_model->nodeAt(sourceIndex);
    if (node != NoNode)
        return node;
    return listKey(m_model->listAt(sourceIndex));
}

quint64 ModelTreePanel::listKey(const Address &list)
{
    return listBit | quint64(list.node) << 16 | list.field;
}

ModelTreePanel::ViewState ModelTreePanel::viewState() const
{
    return {expandedRows(), {m_view->horizontalScrollBar()->value(), m_view->verticalScrollBar()->value()}};
}

QSet<quint64> ModelTreePanel::expandedRows() const
{
    QSet<quint64> rows;
    QModelIndexList open{QModelIndex()};
    while (!open.isEmpty()) {
        const QModelIndex parent = open.takeLast();
        for (int row = 0; row < m_filter->rowCount(parent); ++row) {
            const QModelIndex index = m_filter->index(row, 0, parent);
            if (!m_view->isExpanded(index))
                continue;
            rows.insert(expansionKey(m_filter->mapToSource(index)));
            open.append(index);
        }
    }
    return rows;
}

QTreeView *ModelTreePanel::view() const
{
    return m_view;
}

void ModelTreePanel::restoreExpanded(const QSet<quint64> &rows)
{
    m_view->collapseAll();
    m_view->beginExpanding();
    QModelIndexList open{QModelIndex()};
    while (!open.isEmpty()) {
        const QModelIndex parent = open.takeLast();
        for (int row = 0; row < m_filter->rowCount(parent); ++row) {
            const QModelIndex index = m_filter->index(row, 0, parent);
            if (!rows.contains(expansionKey(m_filter->mapToSource(index))))
                continue;
            m_view->expand(index);
            open.append(index);
        }
    }
}

} // namespace sinew

#include "moc_model_tree_panel.cpp"
