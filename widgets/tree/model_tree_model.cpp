// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/tree/model_tree_model.h"

#include "core/format/format.h"
#include "core/model/path.h"
#include "core/schema/struct_info.h"
#include "core/text/translated.h"
#include "widgets/objects/object_clipboard.h"
#include "widgets/objects/object_edits.h"
#include "widgets/objects/object_mime.h"
#include "widgets/shared/object_icons.h"
#include "widgets/shared/object_names.h"

#include <QApplication>
#include <QPalette>

#include <algorithm>

namespace sinew {

namespace {

/// As what it stands for: there is nothing in it.
QIcon greyed(const QIcon &icon)
{
    return icon.pixmap(QSize(16, 16), qApp->devicePixelRatio(), QIcon::Disabled);
}

} // namespace

ModelTreeModel::ModelTreeModel(QObject *parent) : QAbstractItemModel(parent), m_top(std::make_unique<TreeItem>()) {}

ModelTreeModel::~ModelTreeModel() = default;

void ModelTreeModel::setDocument(Document *document)
{
    if (m_document)
        m_document->disconnect(this);
    m_document = document;
    build();
    if (!m_document)
        return;
    connect(m_document, &Document::aboutToApply, this, &ModelTreeModel::onAboutToApply);
    connect(m_document, &Document::aboutToChange, this, &ModelTreeModel::onAboutToChange);
    connect(m_document, &Document::changed, this, &ModelTreeModel::onChanged);
    connect(m_document, &Document::committed, this, &ModelTreeModel::onCommitted);
    connect(m_document, &QObject::destroyed, this, [this] { setDocument(nullptr); });
}

TreeItem *ModelTreeModel::itemAt(const QModelIndex &index) const
{
    return index.isValid() ? static_cast<TreeItem *>(index.internalPointer()) : m_top.get();
}

QModelIndex ModelTreeModel::indexFor(const TreeItem *item) const
{
    return !item || item == m_top.get() ? QModelIndex() : createIndex(item->row(), 0, const_cast<TreeItem *>(item));
}

TreeItem *ModelTreeModel::find(NodeId node) const
{
    const auto found = m_items.find(node);
    return found == m_items.end() ? nullptr : found->second;
}

NodeId ModelTreeModel::nodeAt(const QModelIndex &index) const
{
    return index.isValid() ? itemAt(index)->node : NoNode;
}

Address ModelTreeModel::listAt(const QModelIndex &index) const
{
    if (!index.isValid() || !m_document)
        return {};
    const TreeItem *item = itemAt(index);
    return item->kind == TreeItem::Object ? m_document->model().listOf(item->node) : item->list;
}

bool ModelTreeModel::isNodesGroup(const QModelIndex &index) const
{
    return index.isValid() && itemAt(index) == m_nodes;
}

bool ModelTreeModel::isHierarchyRow(const QModelIndex &index) const
{
    return isNodesGroup(index) || (m_document && isNodeList(m_document->model().listOf(nodeAt(index))));
}

QModelIndex ModelTreeModel::indexOf(NodeId node) const
{
    return indexFor(find(node));
}

QModelIndex ModelTreeModel::nodesGroup() const
{
    return indexFor(m_nodes);
}

std::vector<Address> ModelTreeModel::nodeLists() const
{
    std::vector<Address> lists;
    for (const std::uint16_t field : m_nodeLists)
        lists.push_back({RootNode, field});
    return lists;
}

bool ModelTreeModel::isNodeList(const Address &list) const
{
    return list.node == RootNode && std::find(m_nodeLists.begin(), m_nodeLists.end(), list.field) != m_nodeLists.end();
}

const StructInfo *ModelTreeModel::infoAt(const QModelIndex &index) const
{
    const TreeItem *item = itemAt(index);
    return item->kind == TreeItem::Object || item->kind == TreeItem::Root ? item->info : nullptr;
}

QModelIndex ModelTreeModel::index(int row, int column, const QModelIndex &parent) const
{
    const TreeItem *item = itemAt(parent);
    if (column != 0 || parent.column() > 0 || row < 0 || std::size_t(row) >= item->children.size())
        return {};
    return createIndex(row, 0, item->children[std::size_t(row)].get());
}

QModelIndex ModelTreeModel::parent(const QModelIndex &child) const
{
    return child.isValid() ? indexFor(itemAt(child)->parent) : QModelIndex();
}

int ModelTreeModel::rowCount(const QModelIndex &parent) const
{
    return parent.column() > 0 ? 0 : int(itemAt(parent)->children.size());
}

int ModelTreeModel::columnCount(const QModelIndex &) const
{
    return 1;
}

QVariant ModelTreeModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || !m_document)
        return {};
    const TreeItem &item = *itemAt(index);
    const bool isGroup = item.kind == TreeItem::Group || item.kind == TreeItem::Nodes;
    const QString type = item.info ? typeLabel(*item.info) : tr("Node");
    switch (role) {
    case Qt::DisplayRole:
        return item.name;
    case Qt::EditRole:
        return isGroup ? item.name : nameText(m_document->model(), item.node);
    case Qt::DecorationRole:
        if (item.kind == TreeItem::Nodes)
            return themedIcon(QStringLiteral("view-list-tree"));
        if (item.kind == TreeItem::Root)
            return themedIcon(QStringLiteral("document-properties"));
        return isGroup && item.children.empty() ? greyed(objectIcon(*item.info)) : objectIcon(*item.info);
    case Qt::ToolTipRole:
        if (isGroup)
            return item.children.empty() ? tr("%1: empty").arg(item.name)
                                         : tr("%1: %2").arg(item.name).arg(item.children.size());
        return tr("%1\n%2").arg(type, QString::fromStdString(pathOf(m_document->model(), {item.node})));
    case Qt::AccessibleTextRole:
        return isGroup ? tr("%1, group").arg(item.name) : tr("%1, %2").arg(item.name, type);
    case Qt::ForegroundRole:
        if (isGroup && item.children.empty())
            return QApplication::palette().brush(QPalette::Disabled, QPalette::Text);
        return {};
    case NodeRole:
        return item.node;
    case TypeRole:
        return type;
    default:
        return {};
    }
}

bool ModelTreeModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (role != Qt::EditRole || !m_document || nodeAt(index) == NoNode)
        return false;
    const Status status = ObjectEdits(*m_document).rename(nodeAt(index), value.toString());
    if (!status)
        Q_EMIT message(Severity::Error, tr("Not renamed: %1").arg(translated(status.error().message)));
    return bool(status);
}

Qt::ItemFlags ModelTreeModel::flags(const QModelIndex &index) const
{
    if (!index.isValid() || !m_document)
        return Qt::NoItemFlags;
    Qt::ItemFlags flags = Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsDropEnabled;
    const TreeItem *item = itemAt(index);
    if (item->kind == TreeItem::Object)
        flags |= Qt::ItemIsDragEnabled;
    if (item->node != NoNode && nameAddress(m_document->model(), item->node).node != NoNode)
        flags |= Qt::ItemIsEditable;
    return flags;
}

Qt::DropActions ModelTreeModel::supportedDropActions() const
{
    return Qt::MoveAction | Qt::CopyAction;
}

QStringList ModelTreeModel::mimeTypes() const
{
    return {ObjectMime::format()};
}

QMimeData *ModelTreeModel::mimeData(const QModelIndexList &indexes) const
{
    std::vector<NodeId> nodes;
    for (const QModelIndex &index : indexes)
        if (itemAt(index)->kind == TreeItem::Object)
            nodes.push_back(nodeAt(index));
    return nodes.empty() || !m_document ? nullptr : new ObjectMime(*m_document, nodes);
}

ModelTreeModel::Drop ModelTreeModel::dropAt(const QMimeData *data, Qt::DropAction action, int row,
                                            const QModelIndex &parent) const
{
    const auto *objects = qobject_cast<const ObjectMime *>(data);
    if (!objects || !m_document || objects->nodes().empty())
        return {};
    Drop drop;
    const TreeItem *target = itemAt(parent);
    if (!objects->isFrom(*m_document) || action == Qt::CopyAction) {
        drop.near = target->node;
        drop.kind =
            ObjectClipboard::pasteProblem(*m_document, *objects, drop.near).isEmpty() ? Drop::Paste : Drop::None;
        return drop;
    }
    const Model &model = m_document->model();
    const Address list = model.listOf(objects->nodes().front());
    for (const NodeId node : objects->nodes())
        if (model.listOf(node).node == NoNode || isNodeList(model.listOf(node)) != isNodeList(list))
            return {};
    if (isNodeList(list)) {
        const bool isNode = target->kind == TreeItem::Object && isNodeList(model.listOf(target->node));
        if (target != m_nodes && !isNode)
            return {};
        drop.kind = Drop::Reparent;
        drop.parent = target->node;
        if (row >= target->leading && std::size_t(row) < target->children.size())
            drop.before = target->children[std::size_t(row)]->node;
        return drop;
    }
    const FieldRef source = model.field(list);
    // Onto or between the rows of a list that accepts these items; onto an item means before it.
    for (const auto &[candidate, host] : m_hosts) {
        if (host == target && model.field(candidate).type == source.type) {
            drop.kind = Drop::Reorder;
            drop.list = candidate;
            drop.row = row;
            return drop;
        }
    }
    if (row < 0 && target->kind == TreeItem::Object && model.field(model.listOf(target->node)).type == source.type) {
        drop.kind = Drop::Reorder;
        drop.list = model.listOf(target->node);
        drop.row = model.rowOf(target->node);
    }
    return drop;
}

bool ModelTreeModel::canDropMimeData(const QMimeData *data, Qt::DropAction action, int row, int,
                                     const QModelIndex &parent) const
{
    return dropAt(data, action, row, parent).kind != Drop::None;
}

bool ModelTreeModel::dropMimeData(const QMimeData *data, Qt::DropAction action, int row, int, const QModelIndex &parent)
{
    const Drop drop = dropAt(data, action, row, parent);
    if (drop.kind == Drop::None)
        return false;
    const auto *objects = qobject_cast<const ObjectMime *>(data);
    ObjectEdits edits(*m_document);
    Status status = Done{};
    if (drop.kind == Drop::Reorder) {
        status = edits.moveTo(objects->nodes(), drop.list, drop.row);
    } else if (drop.kind == Drop::Reparent) {
        status = edits.reparent(objects->nodes(), drop.parent, drop.before);
    } else if (auto pasted = ObjectClipboard::paste(*m_document, *objects, drop.near)) {
        for (const QString &note : pasted->notes)
            Q_EMIT message(Severity::Warning, note);
    } else {
        status = pasted.error();
    }
    if (!status)
        Q_EMIT message(Severity::Error, tr("Not moved: %1").arg(translated(status.error().message)));
    return bool(status);
}

} // namespace sinew

#include "moc_model_tree_model.cpp"
