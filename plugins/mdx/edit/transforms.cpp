// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/mdx/edit/transforms.h"

#include "core/facets/hierarchy.h"
#include "core/model/domain_index.h"
#include "core/schema/struct_info.h"
#include "plugins/mdx/edit/node_parts.h"
#include "plugins/mdx/model/model.h"

#include <algorithm>
#include <unordered_map>

namespace sinew::mdx {

std::vector<HierarchyNode> MdxTransforms::hierarchy(const Model &model) const
{
    const DomainIndex index(model, *model.info().domain("nodes"));
    std::vector<NodeId> members = index.members();
    std::stable_sort(members.begin(), members.end(),
                     [&](NodeId a, NodeId b) { return index.number(a) < index.number(b); });
    std::unordered_map<NodeId, std::size_t> rows;
    for (std::size_t row = 0; row < members.size(); ++row)
        rows.emplace(members[row], row);
    std::vector<int> parents;
    for (const NodeId id : members) {
        const std::int32_t key = nodeOf(model, id)->parentId;
        const NodeId parent = key < 0 ? NoNode : index.target(key);
        parents.push_back(parent == NoNode ? -1 : int(rows[parent]));
    }
    return hierarchyOf(members, parents);
}

Result<ChangeSet> MdxTransforms::reparent(const Model &model, std::span<const NodeId> nodes, NodeId newParent) const
{
    return sinew::reparent(model, hierarchy(model), nodes, newParent, [&](NodeId node) {
        const ObjectRef object = model.object(node);
        const int field = object ? nodeField(*object.info) : -1;
        return field < 0 ? Address() : Address{node, std::uint16_t(field), fieldRow<&Node::parentId>()};
    });
}

Address MdxTransforms::pivot(const Model &model, NodeId node) const
{
    const Node *data = nodeOf(model, node);
    const auto &pivots = rootOf(model).pivots;
    if (!data || data->objectId < 0 || std::size_t(data->objectId) >= pivots.size())
        return {};
    return fieldOf<&Root::pivots>(RootNode).of(std::uint32_t(data->objectId));
}

TransformTracks MdxTransforms::tracks(const Model &model, NodeId node) const
{
    const ObjectRef object = model.object(node);
    const int field = object ? nodeField(*object.info) : -1;
    if (field < 0)
        return {};
    const auto track = [&](std::uint16_t leaf) { return Address{node, std::uint16_t(field), leaf}; };
    return {track(fieldRow<&Node::translation>()), track(fieldRow<&Node::rotation>()),
            track(fieldRow<&Node::scaling>())};
}

} // namespace sinew::mdx
