// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/parts/node_table.h"

#include "core/format/format.h"
#include "widgets/shared/object_names.h"

#include <QComboBox>
#include <QHeaderView>
#include <QStyledItemDelegate>

#include <algorithm>

namespace sinew {

/// A list of all nodes of the target for the second column.
class NodeDelegate : public QStyledItemDelegate
{
public:
    explicit NodeDelegate(NodeTable *table) : QStyledItemDelegate(table), m_table(*table) {}

    QWidget *createEditor(QWidget *parent, const QStyleOptionViewItem &, const QModelIndex &index) const override
    {
        auto *box = new QComboBox(parent);
        box->addItem(m_table.noneText(m_table.nodeAt(index.row())), NoNode);
        for (const HierarchyNode &node : m_table.m_target->format()->transforms()->hierarchy(m_table.m_target->model()))
            box->addItem(displayName(*m_table.m_target, node.node), node.node);
        connect(box, &QComboBox::activated, this, [this, box] {
            auto *self = const_cast<NodeDelegate *>(this);
            Q_EMIT self->commitData(box);
            Q_EMIT self->closeEditor(box);
        });
        return box;
    }
    void setEditorData(QWidget *editor, const QModelIndex &index) const override
    {
        auto *box = static_cast<QComboBox *>(editor);
        box->setCurrentIndex(std::max(0, box->findData(index.data(Qt::UserRole))));
        box->showPopup();
    }
    void setModelData(QWidget *editor, QAbstractItemModel *, const QModelIndex &index) const override
    {
        m_table.choose(index.row(), NodeId(static_cast<QComboBox *>(editor)->currentData().toUInt()));
    }

private:
    NodeTable &m_table;
};

NodeTable::NodeTable(QWidget *parent) : QTableWidget(0, 2, parent)
{
    setHorizontalHeaderLabels({tr("Node of the other model"), tr("Node here")});
    horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    verticalHeader()->hide();
    setItemDelegateForColumn(1, new NodeDelegate(this));
    setEditTriggers(DoubleClicked | EditKeyPressed | SelectedClicked | AnyKeyPressed);
    setAccessibleName(tr("Which nodes stand for each other"));
}

void NodeTable::setModels(const Document *donor, const Document *target)
{
    std::vector<NodeMatch> matches;
    if (donor && target)
        matches = matchNodes(*target->format(), donor->model(), target->model());
    setMatches(
        matches, [donor](NodeId node) { return displayName(*donor, node); }, target);
}

void NodeTable::setMatches(const std::vector<NodeMatch> &matches, std::function<QString(NodeId)> nameOf,
                           const Document *target)
{
    m_target = target;
    m_nameOf = std::move(nameOf);
    m_matches.clear();
    m_byUser.clear();
    m_nodes.clear();
    setRowCount(0);
    for (const NodeMatch &match : matches)
        m_matches[match.from] = match;
}

void NodeTable::setNoneTexts(const QString &text, const QString &help)
{
    m_noneText = text;
    m_noneHelp = help;
}

QString NodeTable::noneText(NodeId node) const
{
    if (!m_noneText.isEmpty())
        return m_noneText;
    const bool isNeeded = std::find(m_needed.begin(), m_needed.end(), node) != m_needed.end();
    return isNeeded || m_coming.contains(node) ? tr("New: comes along") : tr("None: left out");
}

void NodeTable::show(const std::vector<NodeId> &nodes, const std::vector<NodeId> &needed)
{
    show(nodes, needed, nodes, {});
}

void NodeTable::show(const std::vector<NodeId> &nodes, const std::vector<NodeId> &needed,
                     const std::vector<NodeId> &above, const ObjectMap &parents)
{
    m_nodes = above;
    m_needed = needed;
    m_direct = {nodes.begin(), nodes.end()};
    m_parents = parents;
    setRowCount(int(m_nodes.size()));
    findAncestors();
    for (std::size_t row = 0; row < m_nodes.size(); ++row)
        setRow(int(row), m_nodes[row]);
}

NodeId NodeTable::counterpartOf(NodeId node) const
{
    if (const auto user = m_byUser.find(node); user != m_byUser.end())
        return user->second;
    const auto match = m_matches.find(node);
    return match == m_matches.end() ? NoNode : match->second.to;
}

void NodeTable::findAncestors()
{
    m_coming.clear();
    std::unordered_set<NodeId> shown = m_direct;
    for (const NodeId needed : m_needed) {
        NodeId node = needed;
        // In a damaged file, nodes may be their own ancestors.
        for (std::size_t level = 0; level <= m_nodes.size() && counterpartOf(node) == NoNode; ++level) {
            m_coming.insert(node);
            const auto parent = m_parents.find(node);
            if (parent == m_parents.end() || parent->second == NoNode)
                break;
            node = parent->second;
            shown.insert(node);
        }
    }
    for (std::size_t row = 0; row < m_nodes.size(); ++row)
        setRowHidden(int(row), !shown.contains(m_nodes[row]));
}

void NodeTable::setRow(int row, NodeId node)
{
    const auto user = m_byUser.find(node);
    const NodeMatch match = m_matches.contains(node) ? m_matches.at(node) : NodeMatch{node};
    const NodeId here = counterpartOf(node);
    auto *name = new QTableWidgetItem(m_nameOf(node));
    name->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
    setItem(row, 0, name);
    QString text = here == NoNode ? noneText(node) : displayName(*m_target, here);
    const bool isUnsure = user == m_byUser.end() && match.isUnsure();
    if (isUnsure)
        text = tr("%1 (unsure)").arg(text);
    auto *item = new QTableWidgetItem(text);
    item->setData(Qt::UserRole, here);
    QFont font = item->font();
    font.setItalic(isUnsure || here == NoNode);
    item->setFont(font);
    item->setToolTip(user != m_byUser.end()             ? tr("Chosen by you")
                     : match.by == MatchedBy::Name      ? tr("The names are equal")
                     : match.by == MatchedBy::LikeName  ? tr("The names are alike")
                     : match.by == MatchedBy::Hierarchy ? tr("A guess: the only one left below the same parent")
                     : match.by == MatchedBy::Place     ? tr("A guess: the nearest node")
                     : m_noneHelp.isEmpty()             ? tr("Nothing here matches; the node is copied")
                                                        : m_noneHelp);
    setItem(row, 1, item);
}

void NodeTable::choose(int row, NodeId target)
{
    const NodeId node = m_nodes[std::size_t(row)];
    m_byUser[node] = target;
    findAncestors();
    for (int each = 0; each < rowCount(); ++each)
        setRow(each, m_nodes[std::size_t(each)]);
    Q_EMIT chosenChanged();
}

ObjectMap NodeTable::chosen() const
{
    ObjectMap result;
    for (std::size_t row = 0; row < m_nodes.size(); ++row)
        result[m_nodes[row]] = NodeId(item(int(row), 1)->data(Qt::UserRole).toUInt());
    return result;
}

int NodeTable::unsureCount() const
{
    int count = 0;
    for (std::size_t row = 0; row < m_nodes.size(); ++row) {
        const auto match = m_matches.find(m_nodes[row]);
        count += !isRowHidden(int(row)) && !m_byUser.contains(m_nodes[row]) && match != m_matches.end() &&
                 match->second.isUnsure();
    }
    return count;
}

} // namespace sinew

#include "moc_node_table.cpp"
