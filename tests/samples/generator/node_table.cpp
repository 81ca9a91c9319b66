// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "node_table.h"

namespace sinew::samples {

mdx::Node NodeTable::node(mdx::Node kind, const std::string &name, const V3 &pivot, const std::string &parent,
                          std::uint32_t flags)
{
    m_places[name] = {pivot, parent};
    kind.name.set(name);
    kind.flags |= flags;
    return kind;
}

void NodeTable::number(mdx::Root &root) const
{
    std::map<std::string, std::int32_t> ids;
    std::vector<Vec3> pivots;
    forEachNode(root, [&](mdx::Node &node) {
        const std::string name(node.name.view());
        node.objectId = std::int32_t(pivots.size());
        ids[name] = node.objectId;
        pivots.push_back(storedPosition(m_places.at(name).pivot));
    });
    forEachNode(root, [&](mdx::Node &node) {
        const std::string &parent = m_places.at(std::string(node.name.view())).parent;
        node.parentId = parent.empty() ? -1 : ids.at(parent);
    });
    root.pivots.assign(pivots);
}

} // namespace sinew::samples
