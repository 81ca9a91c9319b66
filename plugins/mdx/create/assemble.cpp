// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/mdx/create/assemble.h"

#include "plugins/mdx/create/draft/creation_job.h"
#include "plugins/mdx/create/names/unique_name.h"

#include <QtGlobal>

#include <algorithm>
#include <map>
#include <numeric>

namespace sinew::mdx {

namespace {

/// Numbers for nodes in the order in which their lists are filled.
class NodeNumbers
{
public:
    NodeNumbers(Skeleton &skeleton, std::vector<Vec3> &pivots)
        : m_nodes(skeleton.nodes()), m_pivots(pivots), m_numbers(m_nodes.size(), -1)
    {
    }

    bool isNumbered(std::int32_t made) const { return m_numbers[std::size_t(made)] >= 0; }
    void give(std::int32_t made)
    {
        m_numbers[std::size_t(made)] = std::int32_t(m_pivots.size());
        m_pivots.push_back(m_nodes[std::size_t(made)].pivot);
    }
    /// The finished node, with the bits of its list.
    Node taken(std::int32_t made, std::uint32_t kind)
    {
        MadeNode &from = m_nodes[std::size_t(made)];
        Node node = std::move(from.node);
        node.objectId = m_numbers[std::size_t(made)];
        node.parentId = from.parent >= 0 ? m_numbers[std::size_t(from.parent)] : -1;
        node.flags |= kind;
        return node;
    }

private:
    std::vector<MadeNode> &m_nodes;
    std::vector<Vec3> &m_pivots;
    std::vector<std::int32_t> m_numbers;
};

/// One object at most has a node of its own; further ones, and those of nodes that move vertices, get a node below.
template<class T>
void separate(std::vector<Placed<T>> &objects, NodeKind kind, Skeleton &skeleton, std::set<std::int32_t> &claimed,
              std::set<std::string> &names)
{
    for (Placed<T> &each : objects) {
        const MadeNode from = skeleton.nodes()[std::size_t(each.made)];
        if (!from.movesVertices && from.kind == kind && claimed.insert(each.made).second)
            continue;
        MadeNode node;
        node.kind = kind;
        node.parent = each.made;
        node.pivot = from.pivot;
        node.node.name.set(uniqueName(names, from.node.name.view()));
        each.made = skeleton.add(std::move(node));
        claimed.insert(each.made);
    }
}

template<class T>
void number(const std::vector<Placed<T>> &objects, NodeNumbers &numbers)
{
    for (const Placed<T> &each : objects)
        numbers.give(each.made);
}

template<class T>
void fill(std::vector<Placed<T>> &objects, List<T> &list, NodeNumbers &numbers)
{
    for (Placed<T> &each : objects) {
        const std::uint32_t kind = each.object.node.flags;
        each.object.node = numbers.taken(each.made, kind);
        list.append(std::move(each.object));
    }
}

} // namespace

void assemble(CreationJob &job, Skeleton &skeleton, const Geosets &geosets, Places &places)
{
    Root &root = job.root;
    std::set<std::int32_t> claimed;
    separate(places.lights, NodeKind::Light, skeleton, claimed, job.nodeNames);
    separate(places.attachments, NodeKind::Attachment, skeleton, claimed, job.nodeNames);
    separate(places.particles, NodeKind::Emitter, skeleton, claimed, job.nodeNames);
    separate(places.ribbons, NodeKind::Ribbon, skeleton, claimed, job.nodeNames);
    separate(places.events, NodeKind::Event, skeleton, claimed, job.nodeNames);
    separate(places.shapes, NodeKind::Collision, skeleton, claimed, job.nodeNames);

    std::vector<MadeNode> &nodes = skeleton.nodes();
    std::vector<bool> hasChildren(nodes.size());
    // Children come after their parents.
    for (std::size_t row = nodes.size(); row-- > 0;) {
        const MadeNode &node = nodes[row];
        const bool stays = node.movesVertices || hasChildren[row] || node.kind == NodeKind::Bone ||
                           node.kind == NodeKind::Helper || claimed.count(std::int32_t(row));
        if (stays && node.parent >= 0)
            hasChildren[std::size_t(node.parent)] = true;
    }
    std::vector<std::int32_t> bones, helpers;
    const std::vector<std::int32_t> &boneNumbers = geosets.boneNumbers();
    for (std::size_t row = 0; row < nodes.size(); ++row) {
        const bool isBone = row < boneNumbers.size() && boneNumbers[row] >= 0;
        if (isBone)
            bones.push_back(std::int32_t(row));
        else if (!claimed.count(std::int32_t(row)) &&
                 (nodes[row].kind == NodeKind::Bone || nodes[row].kind == NodeKind::Helper || hasChildren[row]))
            helpers.push_back(std::int32_t(row));
    }
    std::vector<Vec3> pivots;
    NodeNumbers numbers(skeleton, pivots);
    for (const std::int32_t made : bones)
        numbers.give(made);
    number(places.lights, numbers);
    for (const std::int32_t made : helpers)
        numbers.give(made);
    number(places.attachments, numbers);
    number(places.particles, numbers);
    number(places.ribbons, numbers);
    number(places.events, numbers);
    number(places.shapes, numbers);
    for (const std::int32_t made : bones) {
        Bone bone;
        const std::vector<std::int32_t> &of = nodes[std::size_t(made)].geosets;
        bone.geosetId = of.size() == 1 ? of.front() : -1;
        bone.node = numbers.taken(made, NodeFlag::Bone);
        root.bones.append(std::move(bone));
    }
    for (const std::int32_t made : helpers)
        root.helpers.append({numbers.taken(made, 0)});
    fill(places.lights, root.lights, numbers);
    fill(places.attachments, root.attachments, numbers);
    fill(places.particles, root.particleEmitters2, numbers);
    fill(places.ribbons, root.ribbonEmitters, numbers);
    fill(places.events, root.eventObjects, numbers);
    fill(places.shapes, root.collisionShapes, numbers);
    root.pivots.assign(pivots);
}

void addSequences(CreationJob &job)
{
    Root &root = job.root;
    const auto extent = [&](const SceneExtent &from) {
        const SceneExtent e = job.axes.extent(from);
        return Extent{e.radius, e.minimum, e.maximum};
    };
    root.model.name.set(cutName(job.source.name));
    root.model.extent = extent(job.scene.extent);
    std::int32_t blend = 0;
    std::map<std::int32_t, std::size_t> blends;
    for (std::size_t i = 0; i < job.options.sequences.size(); ++i) {
        const CreatedSequence &from = job.options.sequences[i];
        const SceneSequence own = from.row < 0 ? SceneSequence() : job.scene.sequences[std::size_t(from.row)];
        Sequence made;
        made.name.set(cutName(from.name));
        made.start = job.timeline.spans()[i].start;
        made.end = job.timeline.spans()[i].end;
        made.moveSpeed = from.holds ? 0 : float(own.moveSpeed * job.axes.scale());
        made.flags = from.loops ? 0 : 1;
        made.rarity = from.rarity;
        made.extent = extent(own.extent);
        root.sequences.append(made);
        blend = std::max(blend, own.blendIn);
        if (from.row >= 0 && !from.holds)
            ++blends[own.blendIn];
    }
    if (blend > 0)
        root.model.blendTime = std::uint32_t(blend);
    if (blends.size() > 1)
        job.losses.add(
            ConversionLoss::Changed,
            QT_TRANSLATE_NOOP("Message", "Sequences that others fade to in a shorter time than the longest "
                                         "take that (%1)"),
            RootNode,
            std::size_t(std::accumulate(blends.begin(), std::prev(blends.end()), std::size_t(0),
                                        [](std::size_t sum, const auto &each) { return sum + each.second; })));
    for (const std::uint32_t length : job.timeline.globals())
        root.globalSequences.append({length});
    for (Geoset &geoset : root.geosets)
        for (std::size_t i = 0; i < root.sequences.size(); ++i)
            geoset.sequenceExtents.append(root.sequences[i].extent);
}

} // namespace sinew::mdx
