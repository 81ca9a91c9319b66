// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/facets/materials/merge_objects.h"

#include "core/model/domain_index.h"
#include "core/model/edit_builder.h"
#include "core/schema/struct_info.h"

#include <algorithm>
#include <unordered_set>

namespace sinew {

Result<ChangeSet> mergeEqualObjects(const Model &model, const ReferenceFixer *fixer, std::span<const NodeId> objects,
                                    bool (*equal)(const Model &model, NodeId a, NodeId b))
{
    EditBuilder edit(model, fixer);
    std::vector<NodeId> kept;
    for (const NodeId object : objects) {
        const auto same =
            std::find_if(kept.begin(), kept.end(), [&](NodeId other) { return equal(model, other, object); });
        if (same == kept.end())
            kept.push_back(object);
        else
            edit.replace(object, *same);
    }
    return kept.size() == objects.size() ? Result<ChangeSet>(ChangeSet()) : edit.finish();
}

std::unordered_map<NodeId, std::vector<Address>>
usersByTarget(const Model &model, std::string_view domain, const std::function<bool(const FoundReference &)> &except)
{
    std::unordered_map<NodeId, std::vector<Address>> users;
    const DomainIndex index(model, *model.info().domain(domain));
    forEachReference(model, domain, [&](const FoundReference &reference) {
        if (except && except(reference))
            return;
        std::vector<Address> &of = users[index.target(reference.number)];
        // Those of one field, such as the keys of a curve, are adjacent.
        if (of.empty() || of.back() != reference.address)
            of.push_back(reference.address);
    });
    return users;
}

std::vector<NodeId> objectsOf(const std::vector<Address> &addresses)
{
    std::vector<NodeId> objects;
    std::unordered_set<NodeId> known;
    for (const Address &address : addresses)
        if (known.insert(address.node).second)
            objects.push_back(address.node);
    return objects;
}

} // namespace sinew
