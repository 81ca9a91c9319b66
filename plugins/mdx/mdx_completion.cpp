// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/mdx/mdx_completion.h"

#include "core/model/follow_up.h"
#include "plugins/mdx/mdx_facets.h"

#include <algorithm>
#include <set>

namespace sinew::mdx {

namespace {

void setKinds(const MdxModel &model, Change &change)
{
    if (change.kind != Change::Insert || change.at.node != RootNode)
        return;
    const FieldInfo &list = model.info().fields[change.at.field];
    const TypeInfo &type = change.other.type();
    const int field = nodeField(type.element->structure());
    for (std::size_t row = 0; field >= 0 && row < type.list->size(change.other.data()); ++row) {
        void *object = type.list->at(change.other.data(), row);
        auto *node = static_cast<Node *>(type.element->structure().fields[std::size_t(field)].in(object));
        node->flags = withKind(node->flags, list.name, model.data.dialect);
    }
}

using Groups = std::vector<std::vector<std::uint32_t>>;

Groups groupsOf(const Geoset &geoset)
{
    Groups groups;
    std::size_t at = 0;
    for (const std::uint32_t stated : geoset.matrixGroups) {
        const std::size_t count = std::min<std::size_t>(stated, geoset.matrixIndices.size() - at);
        const auto bones = geoset.matrixIndices.view().subspan(at, count);
        groups.emplace_back(bones.begin(), bones.end());
        at += count;
    }
    return groups;
}

/// The bones of a vertex; null when there are none.
const std::vector<std::uint32_t> *bonesOf(const Geoset &geoset, const Groups &groups, std::size_t vertex)
{
    if (vertex >= geoset.vertices.size() || vertex >= geoset.vertexGroups.size() || geoset.vertexGroups[vertex] >= groups.size())
        return nullptr;
    return &groups[geoset.vertexGroups[vertex]];
}

void followGroups(FollowUp<MdxModel> &follow, const Geoset &before, NodeId id)
{
    const auto &after = *follow.after().get<Geoset>(id);
    const Groups was = groupsOf(before), is = groupsOf(after);
    const std::size_t size = after.vertices.size() * 4;
    std::vector<std::uint8_t> bones(after.boneIndices.begin(), after.boneIndices.end()), weights(after.boneWeights.begin(), after.boneWeights.end());
    bones.resize(size);
    weights.resize(size);
    for (std::size_t v = 0; v < after.vertices.size(); ++v) {
        const auto *old = bonesOf(before, was, v), *now = bonesOf(after, is, v);
        if (!now || (old && *old == *now))
            continue;
        const std::size_t count = std::min<std::size_t>(now->size(), 4);
        for (std::size_t i = 0; i < 4; ++i) {
            bones[v * 4 + i] = i < count ? std::uint8_t(std::min((*now)[i], 255u)) : std::uint8_t(0);
            weights[v * 4 + i] = i < count ? std::uint8_t(255 / count + (i == 0 ? 255 % count : 0)) : std::uint8_t(0);
        }
    }
    const auto set = [&](const char *field, const Array<std::uint8_t> &there, const std::vector<std::uint8_t> &next) {
        if (!std::equal(there.begin(), there.end(), next.begin(), next.end()))
            follow.set(id, field, Array<std::uint8_t>(std::span<const std::uint8_t>(next)));
    };
    set("boneIndices", after.boneIndices, bones);
    set("boneWeights", after.boneWeights, weights);
}

/// Geosets whose groups an edit changes while it leaves BIDX and BWGT alone.
std::set<NodeId> regrouped(const MdxModel &model, const ChangeSet &changes)
{
    std::set<NodeId> found, own;
    for (const Change &change : changes) {
        const auto *geoset = model.get<Geoset>(change.at.node);
        if (!geoset || geoset->boneIndices.isEmpty())
            continue;
        const std::string_view name = describe<Geoset>().fields[change.at.field].name;
        if (name == "boneIndices" || name == "boneWeights")
            own.insert(change.at.node);
        if (name == "vertices" || name == "vertexGroups" || name == "matrixGroups" || name == "matrixIndices")
            found.insert(change.at.node);
    }
    for (const NodeId id : own)
        found.erase(id);
    return found;
}

} // namespace

Status completeEdit(const MdxModel &model, ChangeSet &changes)
{
    for (Change &change : changes)
        setKinds(model, change);
    if (model.data.dialect != WowAlpha || model.data.version >= 1500)
        return Done{};
    const std::set<NodeId> geosets = regrouped(model, changes);
    if (geosets.empty())
        return Done{};
    FollowUp<MdxModel> follow(model, changes);
    for (const NodeId id : geosets)
        if (const auto *before = model.get<Geoset>(id); before && follow.after().contains(id))
            followGroups(follow, *before, id);
    return Done{};
}

} // namespace sinew::mdx
