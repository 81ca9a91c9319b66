// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/document/selection.h"

#include <algorithm>

namespace sinew {

bool Selection::contains(NodeId id) const
{
    return std::find(m_nodes.begin(), m_nodes.end(), id) != m_nodes.end();
}

void Selection::set(std::vector<NodeId> nodes)
{
    if (nodes == m_nodes && m_lists.empty())
        return;
    m_nodes = std::move(nodes);
    m_lists.clear();
    Q_EMIT changed();
}

void Selection::showLists(std::vector<Address> lists)
{
    if (m_nodes.empty() && lists == m_lists)
        return;
    m_nodes.clear();
    m_lists = std::move(lists);
    Q_EMIT changed();
}

bool Selection::dropRemoved(const Model &model)
{
    return std::erase_if(m_nodes, [&model](NodeId id) { return !model.contains(id); }) != 0;
}

void Selection::toggle(NodeId id)
{
    std::vector<NodeId> nodes = m_nodes;
    const auto found = std::find(nodes.begin(), nodes.end(), id);
    if (found != nodes.end())
        nodes.erase(found);
    else
        nodes.push_back(id);
    set(std::move(nodes));
}

void Selection::add(NodeId id)
{
    std::vector<NodeId> nodes = m_nodes;
    std::erase(nodes, id);
    nodes.push_back(id);
    set(std::move(nodes));
}

void Selection::jumpTo(const Address &address)
{
    select(address.node);
    if (!address.isObject())
        Q_EMIT fieldRequested(address);
}

} // namespace sinew

#include "moc_selection.cpp"
