// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/mdx/edit/references.h"

#include "plugins/mdx/edit/node_parts.h"
#include "plugins/mdx/edit/transforms.h"
#include "plugins/mdx/model/model.h"

#include <algorithm>
#include <set>
#include <unordered_map>

namespace sinew::mdx {

namespace {

/// The changes of skin bindings for one deletion.
class Rebinding
{
public:
    Rebinding(const MdxModel &model, std::span<const NodeId> removed, const Renumber &renumber)
        : m_model(model), m_renumber(renumber)
    {
        for (const NodeId id : removed)
            if (const Node *node = nodeOf(model, id))
                m_removed.insert(node->objectId);
        for (const HierarchyNode &node : MdxTransforms().hierarchy(model))
            if (node.parent != NoNode)
                m_parents[nodeOf(model, node.node)->objectId] = nodeOf(model, node.parent)->objectId;
    }

    bool isEmpty() const { return m_removed.empty(); }
    bool isRemoved(std::int64_t key) const { return m_removed.count(key) != 0; }
    std::int64_t renumbered(std::int64_t key) const { return m_renumber("nodes", key); }

    /// The new number of the nearest remaining ancestor; that of the first bone if there is none.
    std::int64_t successor(std::int64_t key) const
    {
        // Nodes that share an id can form a circle of ids where the nodes form none.
        std::size_t steps = m_parents.size();
        for (auto parent = m_parents.find(key); parent != m_parents.end() && steps > 0;
             parent = m_parents.find(parent->second), --steps)
            if (!isRemoved(parent->second))
                return renumbered(parent->second);
        for (const Bone &bone : m_model.data.bones)
            if (!isRemoved(bone.node.objectId))
                return renumbered(bone.node.objectId);
        return 0;
    }

private:
    const MdxModel &m_model;
    const Renumber &m_renumber;
    std::set<std::int64_t> m_removed;
    std::unordered_map<std::int64_t, std::int64_t> m_parents;
};

Change setOf(const Address &at, Value value)
{
    return {Change::Set, at, 0, 0, 0, std::move(value)};
}

void rebindGroups(const Rebinding &rebinding, NodeId id, const Geoset &geoset, ChangeSet &changes)
{
    std::vector<std::uint32_t> groups, indices;
    std::size_t at = 0;
    for (const std::uint32_t stated : geoset.matrixGroups) {
        const std::size_t count = std::min<std::size_t>(stated, geoset.matrixIndices.size() - at);
        std::vector<std::uint32_t> kept;
        std::uint32_t successor = 0;
        for (std::size_t i = 0; i < count; ++i) {
            const std::uint32_t key = geoset.matrixIndices[at + i];
            if (!rebinding.isRemoved(key))
                kept.push_back(key == 0xffffffff ? key : std::uint32_t(rebinding.renumbered(key)));
            else
                successor = std::uint32_t(rebinding.successor(key));
        }
        if (kept.empty() && count)
            kept.push_back(successor); // a group without matrices is invalid in the game
        at += count;
        groups.push_back(count == stated ? std::uint32_t(kept.size()) : stated);
        indices.insert(indices.end(), kept.begin(), kept.end());
    }
    // Entries that belong to no group stay behind the others.
    for (; at < geoset.matrixIndices.size(); ++at)
        if (!rebinding.isRemoved(geoset.matrixIndices[at]))
            indices.push_back(std::uint32_t(rebinding.renumbered(geoset.matrixIndices[at])));
    changes.push_back(setOf(fieldOf<&Geoset::matrixGroups>(id),
                            Value::of(Array<std::uint32_t>(std::span<const std::uint32_t>(groups)))));
    changes.push_back(setOf(fieldOf<&Geoset::matrixIndices>(id),
                            Value::of(Array<std::uint32_t>(std::span<const std::uint32_t>(indices)))));
}

/// Renumbers bones stored among other numbers: the first `used` of every `stride`.
template<class T>
void rebindSkin(const Rebinding &rebinding, const Address &at, const Array<T> &skin, std::size_t stride,
                std::size_t used, ChangeSet &changes)
{
    const auto isBone = [=](std::size_t i) { return i % stride < used; };
    bool hit = false;
    for (std::size_t i = 0; i < skin.size() && !hit; ++i)
        hit = isBone(i) && rebinding.isRemoved(skin[i]);
    if (!hit)
        return;
    Array<T> rebound = skin;
    T *numbers = rebound.edit();
    std::unordered_map<T, T> map;
    for (std::size_t i = 0; i < rebound.size(); ++i) {
        if (!isBone(i))
            continue;
        const auto [entry, isNew] = map.try_emplace(numbers[i]);
        if (isNew)
            entry->second =
                T(rebinding.isRemoved(numbers[i]) ? rebinding.successor(numbers[i]) : rebinding.renumbered(numbers[i]));
        numbers[i] = entry->second;
    }
    changes.push_back(setOf(at, Value::of(rebound)));
}

} // namespace

Status MdxReferences::detach(const Model &model, std::span<const NodeId> removed, const Renumber &renumber,
                             ChangeSet &changes) const
{
    const auto &mdx = static_cast<const MdxModel &>(model);
    const Rebinding rebinding(mdx, removed, renumber);
    if (rebinding.isEmpty())
        return Done{};
    for (std::size_t i = 0; i < mdx.data.geosets.size(); ++i) {
        const Geoset &geoset = mdx.data.geosets[i];
        const NodeId id = mdx.data.geosets.ids[i];
        if (std::find(removed.begin(), removed.end(), id) != removed.end())
            continue;
        const bool groups = std::any_of(geoset.matrixIndices.begin(), geoset.matrixIndices.end(),
                                        [&](std::uint32_t key) { return rebinding.isRemoved(key); });
        if (groups)
            rebindGroups(rebinding, id, geoset, changes);
        rebindSkin(rebinding, fieldOf<&Geoset::skin>(id), geoset.skin, 8, 4, changes);
        rebindSkin(rebinding, fieldOf<&Geoset::wideSkin>(id), geoset.wideSkin, 8, 4, changes);
        rebindSkin(rebinding, fieldOf<&Geoset::boneIndices>(id), geoset.boneIndices, 1, 1, changes);
    }
    return Done{};
}

} // namespace sinew::mdx
