// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/facets/hierarchy.h"

#include "core/model/edit_builder.h"

#include <QtGlobal>

#include <algorithm>
#include <unordered_map>
#include <unordered_set>

namespace sinew {

std::vector<HierarchyNode> hierarchyOf(std::span<const NodeId> nodes, std::span<const int> parents)
{
    constexpr std::size_t none = ~std::size_t(0);
    const auto parentOf = [&](std::size_t row) {
        return parents[row] >= 0 && std::size_t(parents[row]) < nodes.size() ? std::size_t(parents[row]) : none;
    };
    // Finds cycles: walks up from every node to a known node, or to one of the same walk.
    std::vector<std::size_t> walk(nodes.size(), none);
    std::vector<bool> inCircle(nodes.size(), false);
    for (std::size_t start = 0; start < nodes.size(); ++start) {
        std::size_t up = start;
        for (; up != none && walk[up] == none; up = parentOf(up))
            walk[up] = start;
        if (up != none && walk[up] == start)
            for (; !inCircle[up]; up = parentOf(up))
                inCircle[up] = true;
    }
    std::vector<HierarchyNode> hierarchy;
    hierarchy.reserve(nodes.size());
    for (std::size_t row = 0; row < nodes.size(); ++row) {
        const std::size_t parent = parentOf(row);
        hierarchy.push_back({nodes[row], parent == none || inCircle[parent] ? NoNode : nodes[parent]});
    }
    return hierarchy;
}

Result<ChangeSet> reparent(const Model &model, std::span<const HierarchyNode> all, std::span<const NodeId> nodes,
                           NodeId newParent, const ParentField &parentField)
{
    std::unordered_map<NodeId, NodeId> parents;
    for (const HierarchyNode &node : all)
        parents.emplace(node.node, node.parent);
    if (newParent != NoNode && !parents.count(newParent))
        return Error{QT_TRANSLATE_NOOP("Message", "the new parent is not a node")};
    for (NodeId up = newParent; up != NoNode; up = parents[up])
        if (std::find(nodes.begin(), nodes.end(), up) != nodes.end())
            return Error{QT_TRANSLATE_NOOP("Message", "a node can't become its own descendant")};
    EditBuilder edit(model);
    for (const NodeId node : nodes) {
        const Address field = parentField(node);
        if (field.node == NoNode)
            return Error{QT_TRANSLATE_NOOP("Message", "only nodes have a parent")};
        edit.setReference(field, newParent);
    }
    return edit.finish();
}

std::vector<std::int64_t> successorRows(std::span<const HierarchyNode> all, std::span<const NodeId> removed,
                                        std::string_view domain, const Renumber &renumber)
{
    std::unordered_map<NodeId, std::size_t> rows;
    for (std::size_t row = 0; row < all.size(); ++row)
        rows.emplace(all[row].node, row);
    std::unordered_set<NodeId> gone;
    for (const NodeId id : removed)
        if (rows.count(id))
            gone.insert(id);
    if (gone.empty())
        return {};
    const auto first =
        std::find_if(all.begin(), all.end(), [&](const HierarchyNode &node) { return !gone.count(node.node); });
    std::vector<std::int64_t> successors;
    successors.reserve(all.size());
    for (const HierarchyNode &node : all) {
        NodeId successor = node.node;
        while (successor != NoNode && gone.count(successor))
            successor = all[rows[successor]].parent;
        if (successor == NoNode && first != all.end())
            successor = first->node;
        successors.push_back(successor == NoNode ? 0 : renumber(domain, std::int64_t(rows[successor])));
    }
    return successors;
}

} // namespace sinew
