// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// How the model tree's rows are built and kept in step with the document. See model_tree_model.h.

#include "core/format/format.h"
#include "core/schema/struct_info.h"
#include "widgets/objects/object_edits.h"
#include "widgets/shared/object_names.h"
#include "widgets/tree/model_tree_model.h"

#include <algorithm>
#include <utility>

namespace sinew {

namespace {

/// Lists that this file can contain get a row.
bool isShown(const Model &model, const FieldInfo &field, const Address &list)
{
    return field.type->kind == Kind::List && !field.hidden && (hasList(model, list) || model.listSize(list) > 0);
}

/// True if a step can change names or the hierarchy. Values that are only magnitudes, and bulk data, can't.
bool isQuiet(const Model &model, const Change &change)
{
    if (change.kind == Change::Splice)
        return true;
    if (change.kind != Change::Set)
        return false;
    const FieldRef field = model.field(change.at);
    if (!field)
        return false;
    switch (field.type->kind) {
    case Kind::Integer:
    case Kind::String:
    case Kind::Struct:
    case Kind::List:
    case Kind::FixedArray:
        return false;
    default:
        return true;
    }
}

} // namespace

TreeItem *ModelTreeModel::hostOf(const Address &list) const
{
    const auto found = m_hosts.find(list);
    return found == m_hosts.end() ? nullptr : found->second;
}

void ModelTreeModel::build()
{
    if (!std::exchange(m_isResetting, false))
        beginResetModel();
    m_top = std::make_unique<TreeItem>();
    m_items.clear();
    m_hosts.clear();
    m_nodes = nullptr;
    m_nodeLists.clear();
    if (m_document) {
        const Model &model = m_document->model();
        m_ctx = model.ctx();
        findNodeLists();
        TreeItem *root = m_top->add(std::make_unique<TreeItem>());
        root->kind = TreeItem::Root;
        root->node = RootNode;
        root->info = &model.info();
        root->name = displayName(*m_document, RootNode);
        m_items[RootNode] = root;
        for (std::size_t i = 0; i < model.info().fields.size(); ++i) {
            const FieldInfo &field = model.info().fields[i];
            const Address list{RootNode, std::uint16_t(i)};
            if (!isShown(model, field, list))
                continue;
            if (isNodeList(list)) {
                if (!m_nodes) {
                    m_nodes = m_top->add(std::make_unique<TreeItem>());
                    m_nodes->kind = TreeItem::Nodes;
                    m_nodes->name = tr("Nodes");
                }
                continue;
            }
            TreeItem *group = m_top->add(std::make_unique<TreeItem>());
            group->kind = TreeItem::Group;
            group->list = list;
            group->info = &field.type->element->structure();
            group->name = fieldLabel(field);
            m_hosts[list] = group;
            for (std::size_t row = 0; row < model.listSize(list); ++row)
                registerBelow(*group->add(makeObject(model.idAt(list, row))));
        }
    }
    m_isBuilding = true;
    syncHierarchy();
    m_isBuilding = false;
    endResetModel();
}

void ModelTreeModel::findNodeLists()
{
    const Format *format = m_document->format();
    if (!format || !format->transforms())
        return;
    const Model &model = m_document->model();
    const auto add = [this](std::uint16_t field) {
        if (!isNodeList({RootNode, field}))
            m_nodeLists.push_back(field);
    };
    for (const HierarchyNode &node : format->transforms()->hierarchy(model))
        if (const Address list = model.listOf(node.node); list.node == RootNode)
            add(list.field);
    // All lists of a domain belong to the hierarchy if one does, and only nodes have keys shared by several lists.
    for (const Domain &domain : model.info().domains) {
        const bool touched = std::any_of(domain.lists.begin(), domain.lists.end(), [this](std::uint16_t field) {
            return isNodeList({RootNode, field});
        });
        if (touched || domain.lists.size() > 1)
            std::for_each(domain.lists.begin(), domain.lists.end(), add);
    }
    std::sort(m_nodeLists.begin(), m_nodeLists.end());
}

std::unique_ptr<TreeItem> ModelTreeModel::makeObject(NodeId node)
{
    auto item = std::make_unique<TreeItem>();
    item->node = node;
    item->info = m_document->model().object(node).info;
    item->name = displayName(*m_document, node);
    makeLists(*item);
    return item;
}

/// The lists that an object owns: the items of a single list are directly below it, several get a group each.
void ModelTreeModel::makeLists(TreeItem &object)
{
    const Model &model = m_document->model();
    std::vector<std::uint16_t> lists;
    for (std::size_t i = 0; i < object.info->fields.size(); ++i)
        if (isShown(model, object.info->fields[i], {object.node, std::uint16_t(i)}))
            lists.push_back(std::uint16_t(i));
    const bool direct = lists.size() == 1 && !isNodeList(model.listOf(object.node));
    for (const std::uint16_t field : lists) {
        const Address list{object.node, field};
        TreeItem *host = &object;
        if (!direct) {
            host = object.add(std::make_unique<TreeItem>());
            host->kind = TreeItem::Group;
            host->list = list;
            host->info = &object.info->fields[field].type->element->structure();
            host->name = fieldLabel(object.info->fields[field]);
            ++object.leading;
        }
        m_hosts[list] = host;
        for (std::size_t row = 0; row < model.listSize(list); ++row)
            host->add(makeObject(model.idAt(list, row)));
    }
}

void ModelTreeModel::registerBelow(TreeItem &item)
{
    if (item.node != NoNode)
        m_items[item.node] = &item;
    for (const auto &child : item.children)
        registerBelow(*child);
}

void ModelTreeModel::unregisterBelow(const TreeItem &item)
{
    if (item.node != NoNode) {
        m_items.erase(item.node);
        for (std::size_t i = 0; i < item.info->fields.size(); ++i)
            if (item.info->fields[i].type->kind == Kind::List)
                m_hosts.erase({item.node, std::uint16_t(i)});
    }
    for (const auto &child : item.children)
        unregisterBelow(*child);
}

void ModelTreeModel::onAboutToApply(const ChangeSet &changes)
{
    // Each row of the hierarchy that is inserted or removed costs views time for every other row.
    constexpr std::size_t many = 250;
    std::size_t rows = 0;
    for (const Change &change : changes)
        if (isNodeList(change.at) && change.kind != Change::Splice)
            rows += change.kind == Change::Insert ? change.other.type().list->size(change.other.data())
                    : change.kind == Change::Set  ? m_document->model().listSize(change.at)
                                                  : std::size_t(change.count);
    if (rows < many)
        return;
    beginResetModel();
    m_isResetting = true;
}

void ModelTreeModel::onAboutToChange(const Change &change)
{
    if (m_isResetting)
        return;
    const FieldRef field = m_document->model().field(change.at);
    if (!field || field.type->kind != Kind::List)
        return;
    if (change.kind == Change::Remove)
        removeItems(change.at, change.first, change.count);
    else if (change.kind == Change::Move)
        moveItems(change.at, change.first, change.count, change.to);
    else if (change.kind == Change::Set)
        removeItems(change.at, 0, int(m_document->model().listSize(change.at)));
}

void ModelTreeModel::onChanged(const Change &change)
{
    if (m_isResetting)
        return;
    const FieldRef field = m_document->model().field(change.at);
    if (!field || field.type->kind != Kind::List)
        return;
    // The change has been inverted by now.
    if (change.kind == Change::Remove)
        insertItems(change.at, change.first, change.count);
    else if (change.kind == Change::Set)
        insertItems(change.at, 0, int(m_document->model().listSize(change.at)));
}

void ModelTreeModel::onCommitted(const ChangeSet &changes)
{
    const Model &model = m_document->model();
    if (m_isResetting || !(model.ctx() == m_ctx)) {
        build();
        return;
    }
    if (std::all_of(changes.begin(), changes.end(), [&](const Change &change) { return isQuiet(model, change); }))
        return;
    syncHierarchy();
    refreshNames(*m_top);
    Q_EMIT caughtUp();
}

void ModelTreeModel::insertItems(const Address &list, int first, int count)
{
    TreeItem *host = hostOf(list);
    if (!host || count == 0)
        return;
    std::vector<std::unique_ptr<TreeItem>> added;
    for (int i = 0; i < count; ++i)
        added.push_back(makeObject(m_document->model().idAt(list, std::size_t(first + i))));
    beginInsertRows(indexFor(host), first, first + count - 1);
    for (auto &item : added) {
        registerBelow(*item);
        item->parent = host;
    }
    host->children.insert(host->children.begin() + first, std::make_move_iterator(added.begin()),
                          std::make_move_iterator(added.end()));
    endInsertRows();
}

void ModelTreeModel::removeItems(const Address &list, int first, int count)
{
    if (count == 0)
        return;
    if (isNodeList(list)) {
        for (int i = 0; i < count; ++i)
            if (TreeItem *item = find(m_document->model().idAt(list, std::size_t(first + i))))
                removeItem(item);
        return;
    }
    TreeItem *host = hostOf(list);
    if (!host)
        return;
    beginRemoveRows(indexFor(host), first, first + count - 1);
    for (int i = first; i < first + count; ++i)
        unregisterBelow(*host->children[std::size_t(i)]);
    host->children.erase(host->children.begin() + first, host->children.begin() + first + count);
    endRemoveRows();
}

void ModelTreeModel::moveItems(const Address &list, int first, int count, int to)
{
    TreeItem *host = hostOf(list);
    if (!host || count == 0 || to == first)
        return;
    const QModelIndex parent = indexFor(host);
    beginMoveRows(parent, first, first + count - 1, parent, to < first ? to : to + count);
    const auto begin = host->children.begin();
    if (to < first)
        std::rotate(begin + to, begin + first, begin + first + count);
    else
        std::rotate(begin + first, begin + first + count, begin + to + count);
    endMoveRows();
}

/// Removes a node. Nodes below it stay: they move to the top until the step is complete and their parents are known.
void ModelTreeModel::removeItem(TreeItem *item)
{
    while (std::size_t(item->leading) < item->children.size())
        moveItem(item->children.back().get(), m_nodes, int(m_nodes->children.size()));
    TreeItem *parent = item->parent;
    const int row = item->row();
    beginRemoveRows(indexFor(parent), row, row);
    unregisterBelow(*item);
    parent->take(row);
    endRemoveRows();
}

TreeItem *ModelTreeModel::insertItem(std::unique_ptr<TreeItem> added, TreeItem *parent, int row)
{
    TreeItem *item = added.get();
    registerBelow(*item);
    if (!m_isBuilding)
        beginInsertRows(indexFor(parent), row, row);
    parent->insert(row, std::move(added));
    if (!m_isBuilding)
        endInsertRows();
    return item;
}

void ModelTreeModel::moveItem(TreeItem *item, TreeItem *parent, int row)
{
    TreeItem *source = item->parent;
    const int from = item->row();
    beginMoveRows(indexFor(source), from, from, indexFor(parent), row);
    auto taken = source->take(from);
    parent->insert(source == parent && row > from ? row - 1 : row, std::move(taken));
    endMoveRows();
}

/// Moves the rows below "Nodes" to the parents that the facet states, siblings in the order of the file's lists (which
/// is what moving up and down changes). Going from the top down, every parent reaches its final place before its
/// children do, so that no item is ever moved below itself.
void ModelTreeModel::syncHierarchy()
{
    if (!m_nodes || !m_document || !m_document->format())
        return;
    std::unordered_map<NodeId, std::vector<NodeId>> children;
    std::unordered_map<NodeId, std::pair<std::uint16_t, int>> places;
    const Model &model = m_document->model();
    for (const HierarchyNode &node : m_document->format()->transforms()->hierarchy(model)) {
        children[node.parent].push_back(node.node);
        places[node.node] = {model.listOf(node.node).field, model.rowOf(node.node)};
    }
    for (auto &[parent, siblings] : children)
        std::sort(siblings.begin(), siblings.end(), [&](NodeId a, NodeId b) { return places[a] < places[b]; });
    std::vector<TreeItem *> gone;
    for (const auto &[node, item] : m_items)
        if (item->kind == TreeItem::Object && (item->parent == m_nodes || isNodeList(model.listOf(node))) &&
            !places.count(node))
            gone.push_back(item);
    for (TreeItem *item : gone)
        removeItem(item);

    struct Parent
    {
        TreeItem *item;
        int depth;
    };
    std::vector<Parent> parents{{m_nodes, 0}};
    std::unordered_map<const TreeItem *, int> nextRows;
    for (std::size_t i = 0; i < parents.size(); ++i) {
        const auto [parent, depth] = parents[i];
        TreeItem *host = depth < maxDepth ? parent : parent->parent;
        int &row = nextRows.try_emplace(host, host->leading).first->second;
        for (const NodeId node : children[parent->node]) {
            TreeItem *item = find(node);
            if (!item)
                item = insertItem(makeObject(node), host, row);
            else if (item->parent != host || item->row() != row)
                moveItem(item, host, row);
            ++row;
            parents.push_back({item, std::min(depth + 1, maxDepth)});
        }
    }
}

void ModelTreeModel::refreshNames(TreeItem &item)
{
    for (const auto &child : item.children) {
        if (child->node != NoNode) {
            QString name = displayName(*m_document, child->node);
            if (name != child->name) {
                child->name = std::move(name);
                const QModelIndex index = indexFor(child.get());
                Q_EMIT dataChanged(index, index);
            }
        }
        refreshNames(*child);
    }
}

} // namespace sinew
