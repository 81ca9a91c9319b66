// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/objects/node_selection.h"

#include "core/facets/transform_facet.h"
#include "core/format/format.h"

#include <map>
#include <unordered_set>

namespace sinew {

namespace {

std::vector<HierarchyNode> hierarchyOf(const Document &document)
{
    const TransformFacet *facet = document.format() ? document.format()->transforms() : nullptr;
    return facet ? facet->hierarchy(document.model()) : std::vector<HierarchyNode>();
}

} // namespace

std::vector<NodeId> allNodes(const Document &document)
{
    std::vector<NodeId> nodes;
    for (const HierarchyNode &each : hierarchyOf(document))
        nodes.push_back(each.node);
    return nodes;
}

std::vector<NodeId> withChildren(const Document &document, const std::vector<NodeId> &objects)
{
    std::multimap<NodeId, NodeId> children;
    for (const HierarchyNode &each : hierarchyOf(document))
        children.emplace(each.parent, each.node);
    const Model &model = document.model();
    const std::unordered_set<NodeId> given(objects.begin(), objects.end());
    std::unordered_set<NodeId> known = given;
    std::vector<NodeId> below, waiting = objects;
    const auto take = [&](NodeId child) {
        if (!known.insert(child).second)
            return;
        below.push_back(child);
        waiting.push_back(child);
    };
    while (!waiting.empty()) {
        const NodeId object = waiting.back();
        waiting.pop_back();
        const auto [first, last] = children.equal_range(object);
        for (auto child = first; child != last; ++child)
            take(child->second);
        const ObjectRef ref = model.object(object);
        if (!ref)
            continue;
        for (const std::uint16_t field : ref.info->lists) {
            const Address list{object, field};
            if (ref.info->fields[field].hidden)
                continue;
            for (std::size_t row = 0; row < model.listSize(list); ++row)
                take(model.idAt(list, row));
        }
    }
    below.insert(below.end(), objects.begin(), objects.end());
    return below;
}

Address commonestNodes(const Document &document)
{
    std::map<Address, int> counts;
    Address commonest;
    for (const HierarchyNode &each : hierarchyOf(document)) {
        const Address list = document.model().listOf(each.node);
        if (++counts[list] > counts[commonest])
            commonest = list;
    }
    return commonest;
}

} // namespace sinew
