// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/parts/part_tree.h"

#include "core/format/format.h"
#include "core/schema/struct_info.h"
#include "widgets/shared/object_icons.h"
#include "widgets/shared/object_names.h"

#include <QScopedValueRollback>

namespace sinew {

namespace {

constexpr int idRole = Qt::UserRole;

NodeId idOf(const QTreeWidgetItem *item)
{
    return NodeId(item->data(0, idRole).toUInt());
}

} // namespace

PartTree::PartTree(QWidget *parent) : QTreeWidget(parent)
{
    setHeaderHidden(true);
    setUniformRowHeights(true);
    setAccessibleName(tr("Parts of the other model"));
    connect(this, &QTreeWidget::itemChanged, this, &PartTree::follow);
}

QTreeWidgetItem *PartTree::addItem(QTreeWidgetItem *parent, NodeId object)
{
    auto *item = new QTreeWidgetItem(parent);
    item->setText(0, displayName(*m_donor, object));
    item->setIcon(0, objectIcon(*m_donor->model().object(object).info));
    item->setData(0, idRole, object);
    item->setFlags(item->flags() | Qt::ItemIsUserCheckable);
    item->setCheckState(0, Qt::Unchecked);
    m_items[object] = item;
    return item;
}

void PartTree::show(const Document *donor, const std::vector<NodeId> &parts)
{
    const QScopedValueRollback<bool> quiet(m_isFollowing, true);
    clear();
    m_items.clear();
    m_donor = donor;
    if (!donor)
        return;
    std::unordered_map<NodeId, NodeId> parents;
    if (const TransformFacet *facet = donor->format()->transforms())
        for (const HierarchyNode &node : facet->hierarchy(donor->model()))
            parents[node.node] = node.parent;
    std::unordered_map<std::uint32_t, QTreeWidgetItem *> groups;
    const auto groupOf = [&](const Address &list) {
        QTreeWidgetItem *&group = groups[list.field];
        if (!group) {
            group = new QTreeWidgetItem(this);
            group->setText(0, fieldLabel(donor->model().info().fields[list.field]));
            group->setFlags(group->flags() | Qt::ItemIsUserCheckable);
            group->setCheckState(0, Qt::Unchecked);
        }
        return group;
    };
    // An M2 has its submeshes in several profiles.
    std::unordered_map<NodeId, QTreeWidgetItem *> owners;
    const auto ownerOf = [&](NodeId owner, QTreeWidgetItem *group) {
        QTreeWidgetItem *&item = owners[owner];
        if (!item) {
            item = new QTreeWidgetItem(group);
            item->setText(0, displayName(*donor, owner));
            item->setFlags(item->flags() | Qt::ItemIsUserCheckable);
            item->setCheckState(0, Qt::Unchecked);
            item->setExpanded(true);
        }
        return item;
    };
    for (const NodeId part : parts) {
        const NodeId owner = donor->model().listOf(part).node;
        Address list = donor->model().listOf(part);
        while (list.node != RootNode && list.node != NoNode)
            list = donor->model().listOf(list.node);
        QTreeWidgetItem *group = groupOf(list);
        const bool isOneOfSeveral = owner != RootNode && donor->model().listSize(donor->model().listOf(owner)) > 1;
        addItem(isOneOfSeveral ? ownerOf(owner, group) : group, part);
    }
    // Children of nodes move below them, so that a branch is checked as a whole.
    for (const NodeId part : parts) {
        const auto parent = parents.find(part);
        const auto above = parent == parents.end() ? m_items.end() : m_items.find(parent->second);
        if (above == m_items.end())
            continue;
        QTreeWidgetItem *item = m_items[part];
        item->parent()->removeChild(item);
        above->second->addChild(item);
    }
    for (int i = 0; i < topLevelItemCount(); ++i)
        topLevelItem(i)->setHidden(topLevelItem(i)->childCount() == 0);
}

void PartTree::follow(QTreeWidgetItem *item)
{
    if (m_isFollowing)
        return;
    {
        const QScopedValueRollback<bool> quiet(m_isFollowing, true);
        std::vector<QTreeWidgetItem *> open{item};
        while (!open.empty()) {
            QTreeWidgetItem *at = open.back();
            open.pop_back();
            for (int i = 0; i < at->childCount(); ++i) {
                at->child(i)->setCheckState(0, item->checkState(0));
                open.push_back(at->child(i));
            }
        }
        // Groups only: a node can be taken without all that is below it.
        for (QTreeWidgetItem *above = item->parent(); above; above = above->parent()) {
            if (idOf(above) != NoNode)
                continue;
            int full = 0, some = 0;
            for (int i = 0; i < above->childCount(); ++i) {
                full += above->child(i)->checkState(0) == Qt::Checked;
                some += above->child(i)->checkState(0) != Qt::Unchecked;
            }
            above->setCheckState(0, full == above->childCount() ? Qt::Checked
                                    : some                      ? Qt::PartiallyChecked
                                                                : Qt::Unchecked);
        }
    }
    Q_EMIT checkedChanged();
}

std::vector<NodeId> PartTree::checked() const
{
    std::vector<NodeId> result;
    for (QTreeWidgetItemIterator it(const_cast<PartTree *>(this), QTreeWidgetItemIterator::Checked); *it; ++it)
        if (idOf(*it) != NoNode)
            result.push_back(idOf(*it));
    return result;
}

void PartTree::check(NodeId object, bool on)
{
    if (const auto found = m_items.find(object); found != m_items.end())
        found->second->setCheckState(0, on ? Qt::Checked : Qt::Unchecked);
}

bool PartTree::filter(QTreeWidgetItem *item, const QString &text)
{
    bool matches = text.isEmpty() || item->text(0).contains(text, Qt::CaseInsensitive);
    for (int i = 0; i < item->childCount(); ++i)
        matches |= filter(item->child(i), text);
    item->setHidden(!matches);
    if (matches && !text.isEmpty())
        item->setExpanded(true);
    return matches;
}

void PartTree::reveal(NodeId object)
{
    if (const auto item = m_items.find(object); item != m_items.end())
        scrollToItem(item->second);
}

void PartTree::setFilter(const QString &text)
{
    for (int i = 0; i < topLevelItemCount(); ++i)
        if (topLevelItem(i)->childCount() > 0)
            filter(topLevelItem(i), text);
}

} // namespace sinew

#include "moc_part_tree.cpp"
