// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Menus and edits of the model tree. See model_tree_panel.h.

#include "widgets/tree/model_tree_panel.h"

#include "core/model/references.h"
#include "core/schema/struct_info.h"
#include "core/text/translated.h"
#include "widgets/objects/node_selection.h"
#include "widgets/objects/object_clipboard.h"
#include "widgets/objects/object_edits.h"
#include "widgets/objects/object_mime.h"
#include "widgets/shared/object_icons.h"
#include "widgets/shared/object_names.h"
#include "widgets/shared/row_editing.h"
#include "widgets/tree/model_tree_filter.h"
#include "widgets/tree/model_tree_model.h"
#include "widgets/tree/model_tree_view.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QMenu>

#include <algorithm>

namespace sinew {

QAction *ModelTreePanel::makeAction(const QString &icon, const QString &text, const QList<QKeySequence> &keys,
                                    void (ModelTreePanel::*slot)())
{
    auto *action = new QAction(themedIcon(icon), text, this);
    action->setShortcuts(keys);
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    connect(action, &QAction::triggered, this, slot);
    m_view->addAction(action);
    return action;
}

void ModelTreePanel::makeActions()
{
    m_rename =
        makeAction(QStringLiteral("edit-rename"), tr("Rename"), {QKeySequence(Qt::Key_F2)}, &ModelTreePanel::rename);
    m_cut = makeAction(QStringLiteral("edit-cut"), tr("Cut"), {QKeySequence::Cut}, &ModelTreePanel::cut);
    m_copy = makeAction(QStringLiteral("edit-copy"), tr("Copy"), {QKeySequence::Copy}, &ModelTreePanel::copy);
    m_paste = makeAction(QStringLiteral("edit-paste"), tr("Paste"), {QKeySequence::Paste}, &ModelTreePanel::paste);
    m_duplicate = makeAction(QStringLiteral("edit-duplicate"), tr("Duplicate"), {QKeySequence(Qt::CTRL | Qt::Key_D)},
                             &ModelTreePanel::duplicate);
    m_delete = makeAction(QStringLiteral("edit-delete"), tr("Delete"), {QKeySequence::Delete},
                          &ModelTreePanel::removeSelected);
    m_moveUp = makeAction(QStringLiteral("go-up"), tr("Move up"), {QKeySequence(Qt::ALT | Qt::Key_Up)},
                          &ModelTreePanel::moveUp);
    m_moveDown = makeAction(QStringLiteral("go-down"), tr("Move down"), {QKeySequence(Qt::ALT | Qt::Key_Down)},
                            &ModelTreePanel::moveDown);
    m_find = makeAction(QStringLiteral("edit-find"), tr("Search in the model"), {QKeySequence::Find},
                        &ModelTreePanel::focusSearch);
    m_frame = makeAction(QStringLiteral("zoom-fit-best"), tr("Frame in the viewport"), {}, &ModelTreePanel::frame);
    m_selectUsers = makeAction(QStringLiteral("edit-find"), tr("Select users"), {}, &ModelTreePanel::selectUsers);
    m_selectAll = makeAction(QStringLiteral("edit-select-all"), tr("Select all"), {QKeySequence::SelectAll},
                             &ModelTreePanel::selectAll);
    m_invert = makeAction(QStringLiteral("edit-select-invert"), tr("Invert the selection"),
                          {QKeySequence(Qt::CTRL | Qt::Key_I)}, &ModelTreePanel::invert);
    m_selectChildren = makeAction(QStringLiteral("distribute-graph-directed"), tr("Select with children"), {},
                                  &ModelTreePanel::selectChildren);
    m_selectKind =
        makeAction(QStringLiteral("edit-select"), tr("Select all nodes of a kind"), {}, &ModelTreePanel::selectKind);
    m_selectNodes = new QAction(themedIcon(QStringLiteral("edit-select-all")), tr("Select all nodes"), this);
    m_selectNodes->setShortcuts({QKeySequence(Qt::Key_A), QKeySequence(QKeySequence::SelectAll)});
    m_selectNodes->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    m_selectNodes->setStatusTip(tr("Select every bone and other node of the model"));
    connect(m_selectNodes, &QAction::triggered, this, &ModelTreePanel::selectNodes);
    m_hideEmpty = new QAction(tr("Hide empty groups"), this);
    m_hideEmpty->setCheckable(true);
    connect(m_hideEmpty, &QAction::toggled, m_filter, &ModelTreeFilter::setHidesEmpty);
    connect(QGuiApplication::clipboard(), &QClipboard::dataChanged, this, &ModelTreePanel::updatePaste);
    m_addMenu->setIcon(themedIcon(QStringLiteral("list-add")));
}

QList<QAction *> ModelTreePanel::editActions() const
{
    return {m_rename, m_cut, m_copy, m_paste, m_duplicate, m_delete, m_moveUp, m_moveDown};
}

void ModelTreePanel::updateActions()
{
    const std::vector<NodeId> nodes =
        m_document ? topmost(m_document->model(), m_document->selection().nodes()) : std::vector<NodeId>();
    const bool any = !nodes.empty();
    m_rename->setEnabled(m_document &&
                         nameAddress(m_document->model(), m_document->selection().current()).node != NoNode);
    for (QAction *action : {m_cut, m_copy, m_duplicate, m_delete, m_frame, m_selectUsers, m_invert, m_selectChildren})
        action->setEnabled(any);
    const Address alike = kind();
    m_selectNodes->setEnabled(alike.node != NoNode);
    m_selectKind->setEnabled(alike.node != NoNode);
    m_selectKind->setText(alike.node == NoNode
                              ? tr("Select all nodes of a kind")
                              : tr("Select all: %1").arg(fieldLabel(*m_document->model().field(alike).field)));
    updatePaste();
    m_moveUp->setEnabled(any && ObjectEdits(*m_document).canShift(nodes, -1));
    m_moveDown->setEnabled(any && ObjectEdits(*m_document).canShift(nodes, 1));
    m_addMenu->setEnabled(m_document);
}

void ModelTreePanel::updatePaste()
{
    const ObjectMime *objects = m_document ? ObjectClipboard::content() : nullptr;
    const QString problem =
        objects ? ObjectClipboard::pasteProblem(*m_document, *objects, m_document->selection().current())
                : tr("The clipboard contains no model objects.");
    m_paste->setEnabled(problem.isEmpty());
    // Says why it is greyed.
    m_paste->setStatusTip(m_document ? problem : QString());
}

void ModelTreePanel::report(const Status &status)
{
    if (!status)
        Q_EMIT message(Severity::Error, translated(status.error()));
}

void ModelTreePanel::fillAddMenu()
{
    m_addMenu->clear();
    if (!m_document)
        return;
    const Model &model = m_document->model();
    const auto addEntry = [this, &model](const Address &list, const QString &text) {
        if (!takesNewItems(model, list))
            return;
        const StructInfo &item = model.field(list).type->element->structure();
        QAction *action = m_addMenu->addAction(objectIcon(item), text);
        connect(action, &QAction::triggered, this, [this, document = m_document, list] {
            if (document && document == m_document)
                addNew(list);
        });
    };
    const auto itemLabel = [&model](const Address &list) {
        return typeLabel(model.field(list).type->element->structure());
    };
    for (NodeId node = m_document->selection().current(); node != NoNode && node != RootNode;
         node = model.parentOf(node)) {
        const ObjectRef object = model.object(node);
        if (!object)
            break;
        const StructInfo &info = *object.info;
        std::vector<Address> lists;
        for (const std::uint16_t field : info.lists)
            if (const Address list{node, field}; !info.fields[field].hidden && hasList(model, list))
                lists.push_back(list);
        for (const Address &list : lists) {
            // A material has a list of layers for each channel: the type of their items doesn't tell them apart.
            const FieldInfo &field = info.fields[list.field];
            const bool alone = std::ranges::count(lists, field.type, [&](const Address &other) {
                                   return info.fields[other.field].type;
                               }) == 1;
            addEntry(list,
                     tr("%1 in “%2”").arg(alone ? itemLabel(list) : fieldLabel(field), displayName(*m_document, node)));
        }
    }
    if (!m_addMenu->isEmpty())
        m_addMenu->addSeparator();
    const std::vector<Address> nodeLists = m_model->nodeLists();
    // Lists of one type of item are told apart by their own names.
    const auto listLabel = [&](const Address &list) {
        const StructInfo &root = model.info();
        const TypeInfo *type = model.field(list).type;
        const auto alike = std::count_if(root.lists.begin(), root.lists.end(), [&](std::uint16_t field) {
            return root.fields[field].type == type && takesNewItems(model, {RootNode, field});
        });
        return alike > 1 ? fieldLabel(*model.field(list).field) : itemLabel(list);
    };
    for (int row = 0; row < m_model->rowCount(); ++row) {
        const QModelIndex index = m_model->index(row, 0);
        if (m_model->isNodesGroup(index)) {
            m_addMenu->addSeparator();
            for (const Address &list : nodeLists)
                addEntry(list, listLabel(list));
            m_addMenu->addSeparator();
        } else if (m_model->nodeAt(index) == NoNode) {
            addEntry(m_model->listAt(index), listLabel(m_model->listAt(index)));
        }
    }
}

void ModelTreePanel::addNew(const Address &list)
{
    const Model &model = m_document->model();
    const NodeId current = m_document->selection().current();
    const int row = model.listOf(current) == list ? model.rowOf(current) + 1 : -1;
    const bool underNode = m_model->isNodeList(list) && m_model->isNodeList(model.listOf(current));
    const Result<NodeId> added = ObjectEdits(*m_document).add(list, row, underNode ? current : NoNode);
    if (!added)
        return report(added.error());
    m_view->setFocus();
}

void ModelTreePanel::showMenu(const QPoint &position)
{
    if (!m_document)
        return;
    QMenu menu;
    const QModelIndex index = m_filter->mapToSource(m_view->indexAt(position));
    const Address list = m_model->listAt(index);
    if (list.node != NoNode && takesNewItems(m_document->model(), list)) {
        const StructInfo &item = m_document->model().field(list).type->element->structure();
        connect(menu.addAction(objectIcon(item), tr("Add %1").arg(typeLabel(item))), &QAction::triggered, this,
                [this, document = m_document, list] {
                    if (document && document == m_document)
                        addNew(list);
                });
    }
    menu.addMenu(m_addMenu);
    menu.addSeparator();
    menu.addActions({m_frame, m_selectUsers, m_selectAll, m_invert, m_selectChildren, m_selectKind});
    menu.addSeparator();
    menu.addActions({m_rename, m_cut, m_copy, m_paste, m_duplicate, m_delete});
    menu.addSeparator();
    menu.addActions({m_moveUp, m_moveDown});
    menu.addSeparator();
    menu.addAction(m_hideEmpty);
    connect(menu.addAction(themedIcon(QStringLiteral("expand-all")), tr("Expand all")), &QAction::triggered, m_view,
            &QTreeView::expandAll);
    connect(menu.addAction(themedIcon(QStringLiteral("collapse-all")), tr("Collapse all")), &QAction::triggered, m_view,
            &QTreeView::collapseAll);
    menu.exec(m_view->viewport()->mapToGlobal(position));
}

void ModelTreePanel::rename()
{
    m_view->setFocus(); // commits text being typed, here or elsewhere: rows may change
    beginEditing(*m_view, m_filter->mapFromSource(m_model->indexOf(m_document->selection().current())));
}

void ModelTreePanel::frame()
{
    Q_EMIT frameRequested(m_document->selection().current());
}

void ModelTreePanel::selectUsers()
{
    const Model &model = m_document->model();
    std::vector<NodeId> users;
    for (const NodeId node : m_document->selection().nodes())
        for (const FoundReference &found : referencesTo(model, node))
            if (found.address.node != RootNode && std::ranges::find(users, found.address.node) == users.end())
                users.push_back(found.address.node);
    if (users.empty())
        Q_EMIT message(Severity::Info, tr("Nothing refers to the selection."));
    else
        m_document->selection().set(std::move(users));
}

std::vector<NodeId> ModelTreePanel::peers() const
{
    // Those of the list, or of the hierarchy that contains the current object; without one, all nodes of the model.
    const NodeId current = m_document->selection().current();
    const Address list = m_document->model().listOf(current);
    std::vector<Address> lists{list};
    if (list.node == NoNode || m_model->isNodeList(list))
        lists = m_model->nodeLists();
    std::vector<NodeId> nodes;
    for (const Address &each : lists)
        for (std::size_t row = 0; row < m_document->model().listSize(each); ++row)
            nodes.push_back(m_document->model().idAt(each, row));
    return nodes;
}

void ModelTreePanel::selectAll()
{
    if (m_document)
        m_document->selection().set(peers());
}

void ModelTreePanel::invert()
{
    std::vector<NodeId> others = peers();
    std::erase_if(others, [this](NodeId node) { return m_document->selection().contains(node); });
    m_document->selection().set(std::move(others));
}

void ModelTreePanel::selectNodes()
{
    std::vector<NodeId> nodes = allNodes(*m_document);
    // The current one stays current.
    const auto current = std::ranges::find(nodes, m_document->selection().current());
    if (current != nodes.end())
        std::rotate(current, current + 1, nodes.end());
    m_document->selection().set(std::move(nodes));
}

void ModelTreePanel::selectChildren()
{
    m_document->selection().set(withChildren(*m_document, m_document->selection().nodes()));
}

Address ModelTreePanel::kind() const
{
    if (!m_document)
        return {};
    const Address list = m_document->model().listOf(m_document->selection().current());
    return m_model->isNodeList(list) ? list : commonestNodes(*m_document);
}

void ModelTreePanel::selectKind()
{
    const Address list = kind();
    std::vector<NodeId> nodes;
    for (std::size_t row = 0; row < m_document->model().listSize(list); ++row)
        nodes.push_back(m_document->model().idAt(list, row));
    m_document->selection().set(std::move(nodes));
}

void ModelTreePanel::copy()
{
    ObjectClipboard::copy(*m_document, m_document->selection().nodes());
}

void ModelTreePanel::cut()
{
    copy();
    removeSelected();
}

void ModelTreePanel::paste()
{
    const ObjectMime *objects = ObjectClipboard::content();
    if (!m_document || !objects)
        return;
    const Result<ObjectClipboard::Pasted> pasted =
        ObjectClipboard::paste(*m_document, *objects, m_document->selection().current());
    if (!pasted)
        return report(pasted.error());
    for (const QString &note : pasted->notes)
        Q_EMIT message(Severity::Warning, note);
}

void ModelTreePanel::duplicate()
{
    const Result<ObjectClipboard::Pasted> copies =
        ObjectClipboard::duplicate(*m_document, m_document->selection().nodes());
    if (!copies)
        report(copies.error());
}

void ModelTreePanel::removeSelected()
{
    report(ObjectEdits(*m_document).remove(m_document->selection().nodes()));
}

void ModelTreePanel::moveUp()
{
    report(ObjectEdits(*m_document).shift(m_document->selection().nodes(), -1));
}

void ModelTreePanel::moveDown()
{
    report(ObjectEdits(*m_document).shift(m_document->selection().nodes(), 1));
}

} // namespace sinew
