// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/properties/property_panel.h"

#include "core/schema/struct_info.h"
#include "widgets/properties/object_table.h"
#include "widgets/properties/parts/key_button.h"
#include "widgets/properties/property_group.h"
#include "widgets/properties/property_header.h"
#include "widgets/properties/property_row.h"
#include "widgets/text/plain_label.h"
#include "widgets/text/search_field.h"

#include <QAction>
#include <QCoreApplication>
#include <QEvent>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMetaMethod>
#include <QScrollArea>
#include <QScrollBar>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace sinew {

PropertyPanel::PropertyPanel(QWidget *parent)
    : DockPanel(parent), m_header(new PropertyHeader), m_filter(new SearchField), m_filterNote(new QWidget),
      m_filterText(new PlainLabel), m_showAll(new QToolButton), m_scroll(new QScrollArea),
      m_objects(new ObjectTable(m_context)), m_showModel(new QAction(tr("Show the model's own properties"), this))
{
    auto *layout = new QVBoxLayout(content());
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    layout->addWidget(m_header);
    auto *line = new QHBoxLayout;
    line->setContentsMargins(6, 0, 6, 2);
    line->addWidget(m_filter);
    layout->addLayout(line);
    layout->addWidget(m_filterNote);
    layout->addWidget(m_scroll, 1);
    layout->addWidget(m_objects, 1);
    auto *note = new QHBoxLayout(m_filterNote);
    note->setContentsMargins(8, 0, 6, 2);
    m_filterText->setWordWrap(true);
    m_showAll->setText(tr("Show all"));
    connect(m_showAll, &QToolButton::clicked, m_filter, &QLineEdit::clear);
    note->addWidget(m_filterText, 1);
    note->addWidget(m_showAll, 0, Qt::AlignTop);
    m_filterNote->hide();
    m_filter->setPlaceholderText(tr("Search fields"));
    m_filter->setAccessibleName(m_filter->placeholderText());
    connect(m_filter, &QLineEdit::textChanged, this, &PropertyPanel::applyFilter);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    // The height of rows depends on their width; a bar that comes and goes would make them flicker.
    m_scroll->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->viewport()->installEventFilter(this);

    m_rebuild.setSingleShot(true);
    m_rebuild.setInterval(0);
    connect(&m_rebuild, &QTimer::timeout, this, &PropertyPanel::rebuildNow);
    connect(m_showModel, &QAction::triggered, this, [this] { m_context.jumpTo(RootNode); });
    rebuildNow();
}

PropertyPanel::~PropertyPanel()
{
    // Editors that lose the focus while being destroyed must not call back.
    blockSignals(true);
    clear();
}

void PropertyPanel::connectNotify(const QMetaMethod &signal)
{
    if (signal == QMetaMethod::fromSignal(&PropertyPanel::assetBrowseRequested) && !m_browse)
        m_browse =
            connect(&m_context, &PropertyContext::assetBrowseRequested, this, &PropertyPanel::assetBrowseRequested);
    if (signal == QMetaMethod::fromSignal(&PropertyPanel::editCurveRequested) && !m_curves)
        m_curves = connect(&m_context, &PropertyContext::editCurveRequested, this, &PropertyPanel::editCurveRequested);
}

void PropertyPanel::setDocument(Document *document)
{
    if (document == m_context.document())
        return;
    if (Document *old = m_context.document()) {
        old->disconnect(this);
        old->selection().disconnect(this);
    }
    m_context.setDocument(document);
    if (document) {
        connect(document, &Document::committed, this, &PropertyPanel::refresh);
        connect(document, &QObject::destroyed, this, [this] { rebuild(); });
        connect(&document->selection(), &Selection::changed, this, &PropertyPanel::rebuild);
        connect(&document->selection(), &Selection::fieldRequested, this, &PropertyPanel::showField);
    }
    m_objects->showLists({});
    rebuildNow();
}

void PropertyPanel::setAssetNoteProvider(AssetNoteProvider provider)
{
    m_context.setAssetNoteProvider(std::move(provider));
    rebuild();
}

void PropertyPanel::refreshAssets()
{
    Q_EMIT m_context.assetsChanged();
}

void PropertyPanel::setRotationOrder(RotationOrder order)
{
    m_context.setRotationOrder(order);
}

void PropertyPanel::setActionProvider(ActionProvider provider)
{
    m_context.setActionProvider(std::move(provider));
    rebuild();
}

void PropertyPanel::rebuild()
{
    m_rebuild.start();
}

void PropertyPanel::clear()
{
    m_rows.clear();
    m_groups.clear();
    m_related.clear();
    m_pendingGroups.clear();
    if (QWidget *old = m_scroll->takeWidget()) {
        old->hide();
        old->deleteLater(); // this may have been called from one of its buttons
    }
}

void PropertyPanel::rebuildNow()
{
    m_rebuild.stop();
    const int scrolled = m_scroll->verticalScrollBar()->value();
    const StructInfo *shownBefore = nullptr;
    Document *document = m_context.document();
    if (document && !m_nodes.empty())
        shownBefore = document->model().object(m_nodes.back()).info;
    clear();
    m_nodes.clear();
    if (!document) {
        showEmpty(tr("Open a model to see and edit its properties here."));
        setEmptyAction(nullptr);
        return;
    }
    setEmptyAction(m_showModel);
    for (const NodeId node : document->selection().nodes())
        if (document->model().contains(node))
            m_nodes.push_back(node);
    if (m_nodes.empty())
        return showLists();
    showRows(true);

    auto *page = new QWidget;
    auto *layout = new QVBoxLayout(page);
    layout->setContentsMargins(2, 0, 2, 8);
    layout->setSpacing(1);
    m_scroll->setWidget(page);
    m_relatedDone = false;
    const StructInfo *info = document->model().object(m_nodes.back()).info;
    const bool alike = std::all_of(m_nodes.begin(), m_nodes.end(),
                                   [&](NodeId node) { return document->model().object(node).info == info; });
    if (m_nodes.size() == 1)
        addObjectActions(m_nodes.front());
    if (alike)
        addFields(m_nodes);
    else
        addCommonStructs(m_nodes);
    if (m_rows.empty()) {
        showEmpty(tr("The selected objects have no fields in common."));
        return;
    }
    layout->addStretch(1);
    m_header->show(*document, m_nodes);
    applyFilter();
    layOutLabels();
    orderTabs();
    page->show();
    showContent();
    settle();
    if (info == shownBefore)
        m_scroll->verticalScrollBar()->setValue(scrolled);
}

void PropertyPanel::showLists()
{
    Document &document = *m_context.document();
    std::vector<Address> lists = document.selection().lists();
    std::erase_if(lists, [&](const Address &list) { return !document.model().field(list); });
    std::size_t count = 0;
    for (const Address &list : lists)
        count += document.model().listSize(list);
    if (count == 0) {
        m_objects->showLists({});
        showEmpty(lists.empty() ? tr("Select an object in the tree or in the viewport to edit its properties.")
                                : tr("This list is empty. Add an object with + above the tree."));
        return;
    }
    if (m_objects->lists() != lists || !m_objects->model())
        m_objects->showLists(lists);
    m_header->showLists(document, lists, count);
    showRows(false);
    showContent();
}

void PropertyPanel::showRows(bool shown)
{
    m_filter->setVisible(shown);
    m_scroll->setVisible(shown);
    m_objects->setVisible(!shown);
    if (shown)
        m_objects->showLists({});
    else
        m_filterNote->hide();
}

QString PropertyPanel::filterNote() const
{
    return m_filterNote->isHidden() ? QString() : m_filterText->text();
}

void PropertyPanel::settle()
{
    // Heights depend on widths through several layouts; left to events, the first frames would show clipped rows.
    QWidget *page = m_scroll->widget();
    const QList<QWidget *> all = page->findChildren<QWidget *>();
    for (auto widget = all.rbegin(); widget != all.rend(); ++widget)
        if ((*widget)->layout())
            (*widget)->layout()->activate();
    page->layout()->activate();
    QEvent request(QEvent::LayoutRequest);
    QCoreApplication::sendEvent(page, &request);
}

void PropertyPanel::addObjectActions(NodeId node)
{
    const std::vector<FieldAction> actions = m_context.actions({node});
    if (actions.empty())
        return;
    auto *group = new PropertyGroup(tr("Actions"), {});
    m_scroll->widget()->layout()->addWidget(group);
    for (const FieldAction &action : actions)
        group->addAction(action, m_context);
}

void PropertyPanel::refresh()
{
    Document *document = m_context.document();
    if (!document || m_rebuild.isActive())
        return;
    if (m_nodes.empty())
        return document->selection().lists().empty() ? void() : showLists();
    const bool alive =
        std::all_of(m_nodes.begin(), m_nodes.end(), [&](NodeId node) { return document->model().contains(node); });
    if (!alive) {
        rebuild();
        return;
    }
    m_header->show(*document, m_nodes);
    // Values stored elsewhere may have moved: a pivot's row follows its node.
    for (const Related &related : m_related) {
        const Binding now = relatedBinding(m_nodes, related.label);
        if (!now.isValid()) {
            rebuild();
            return;
        }
        if (now.addresses() != related.row->binding().addresses())
            related.row->setBinding(now);
    }
    for (PropertyRow *row : m_rows)
        row->refresh();
}

std::vector<PropertyGroup *> PropertyPanel::groupsAbove(const PropertyRow *row) const
{
    std::vector<PropertyGroup *> groups;
    for (QWidget *above = row->parentWidget(); above && above != m_scroll; above = above->parentWidget())
        if (auto *group = qobject_cast<PropertyGroup *>(above))
            groups.push_back(group);
    return groups;
}

PropertyRow *PropertyPanel::rowOf(const Address &address) const
{
    // If versions store a field in two places, the one that is shown.
    PropertyRow *found = nullptr;
    for (PropertyRow *row : m_rows)
        if (row->shows(address) && (!found || row->shouldShow()))
            found = row;
    return found;
}

void PropertyPanel::showField(const Address &address)
{
    if (m_rebuild.isActive())
        rebuildNow();
    if (address.hasLeaf()) {
        const auto pending =
            std::find_if(m_pendingGroups.begin(), m_pendingGroups.end(), [&](const PendingGroup &each) {
                const std::vector<Address> &held = each.binding.addresses();
                return std::find(held.begin(), held.end(), Address{address.node, address.field}) != held.end() &&
                       !each.group->head()->shows(address);
            });
        if (pending != m_pendingGroups.end())
            pending->group->setCollapsed(false);
    }
    PropertyRow *row = rowOf(address);
    if (!row) {
        // A whole inline struct: its first row represents it.
        for (PropertyRow *candidate : m_rows)
            if (!row && candidate->binding().address().node == address.node &&
                candidate->binding().address().field == address.field)
                row = candidate;
        if (!row)
            return;
    }
    if (!m_filter->text().isEmpty())
        m_filter->clear();
    for (PropertyGroup *group : groupsAbove(row))
        if (group->head() != row)
            group->setCollapsed(false);
    if (address.hasElement())
        row->editor()->showElement(address.sub);
    row->highlight();
    // Once the rows are laid out.
    QTimer::singleShot(0, row, [this, row] { m_scroll->ensureWidgetVisible(row, 0, 40); });
}

void PropertyPanel::layOutLabels()
{
    constexpr int indent = 10, least = 115; // pixels
    const int width = m_scroll->viewport()->width();
    const auto indentOf = [](const PropertyRow *row) { return indent * row->property("depth").toInt(); };
    int needed = 0;
    for (const PropertyRow *row : m_rows)
        needed = std::max(needed, row->labelHint() + indentOf(row));
    const int label = std::min(std::max(needed, least), width / 2);
    for (PropertyRow *row : m_rows)
        row->setLabelWidth(std::max(56, label - indentOf(row)), width - 4 - indentOf(row));
}

bool PropertyPanel::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_scroll->viewport() && event->type() == QEvent::Resize)
        layOutLabels();
    return DockPanel::eventFilter(watched, event);
}

bool PropertyPanel::event(QEvent *event)
{
    // The keys that operate a check box, a combo box or a list; the window's shortcuts (Space: play) would take them.
    if (event->type() == QEvent::ShortcutOverride) {
        const auto *key = static_cast<QKeyEvent *>(event);
        static const int keys[] = {Qt::Key_Space, Qt::Key_Return, Qt::Key_Enter,   Qt::Key_Up,
                                   Qt::Key_Down,  Qt::Key_Left,   Qt::Key_Right,   Qt::Key_Home,
                                   Qt::Key_End,   Qt::Key_PageUp, Qt::Key_PageDown};
        const bool plain = !(key->modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier));
        if (plain && std::find(std::begin(keys), std::end(keys), key->key()) != std::end(keys)) {
            event->accept();
            return true;
        }
    }
    return DockPanel::event(event);
}

void PropertyPanel::changeEvent(QEvent *event)
{
    DockPanel::changeEvent(event);
    // Some colours are derived from the palette when a row is filled.
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::ApplicationPaletteChange)
        refresh();
}

void PropertyPanel::orderTabs()
{
    QWidget *previous = m_filter;
    const auto append = [&](QWidget *widget) {
        // A combo box has a popup list, which is a window of its own.
        if ((widget->focusPolicy() & Qt::TabFocus) && !widget->focusProxy() && widget->window() == window()) {
            setTabOrder(previous, widget);
            previous = widget;
        }
    };
    QSet<const PropertyGroup *> entered;
    for (PropertyRow *row : m_rows) {
        std::vector<PropertyGroup *> groups = groupsAbove(row);
        for (auto group = groups.rbegin(); group != groups.rend(); ++group)
            if (!entered.contains(*group)) {
                entered.insert(*group);
                append((*group)->header());
                for (QToolButton *button : (*group)->findChildren<QToolButton *>(Qt::FindDirectChildrenOnly))
                    if (button != (*group)->header())
                        append(button);
            }
        for (QWidget *widget : row->editor()->findChildren<QWidget *>())
            append(widget);
        if (row->keyButton())
            append(row->keyButton());
        if (row->editor()->details())
            for (QWidget *widget : row->editor()->details()->findChildren<QWidget *>())
                append(widget);
        // The actions on the field.
        for (QToolButton *button : row->findChildren<QToolButton *>(Qt::FindDirectChildrenOnly))
            append(button);
    }
}

} // namespace sinew

#include "moc_property_panel.cpp"
