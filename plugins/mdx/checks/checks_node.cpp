// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/mdx/checks/checks.h"

#include "core/check/findings.h"
#include "core/model/edit_builder.h"
#include "plugins/mdx/checks/walk.h"
#include "plugins/mdx/model/vertex_bones.h"
#include <QtGlobal>
#include <algorithm>
#include <set>
#include <unordered_map>
#include <unordered_set>

namespace sinew::mdx {

namespace {

namespace nodes {

void sameId(const MdxModel &model, Findings &findings)
{
    std::unordered_map<std::int32_t, NodeId> seen;
    forEachNode(model, findings, [&](NodeId id, const Node &node) {
        if (const auto [first, isNew] = seen.emplace(node.objectId, id); !isNew)
            findings.add(Message(QT_TRANSLATE_NOOP("Message", "two nodes have the object id %1"),
                                 {std::to_string(node.objectId)}),
                         {inNode<&Node::objectId>(model, id), inNode<&Node::objectId>(model, first->second)});
    });
}

void idGap(const MdxModel &model, Findings &findings)
{
    const auto count = std::int64_t(DomainIndex(model, *model.info().domain("nodes")).members().size());
    std::unordered_set<std::int32_t> seen;
    forEachNode(model, findings, [&](NodeId id, const Node &node) {
        if (seen.insert(node.objectId).second && (node.objectId < 0 || node.objectId >= count))
            findings.add(Message(QT_TRANSLATE_NOOP("Message", "object ids must run from 0 to %1 without gaps"),
                                 {std::to_string(count - 1)}),
                         inNode<&Node::objectId>(model, id));
    });
}

/// The ids whose parents lead back to them. Each path is walked only once, however long the chains are.
std::unordered_set<std::int32_t> idsInCircles(const std::unordered_map<std::int32_t, std::int32_t> &parents)
{
    std::unordered_set<std::int32_t> circles;
    std::unordered_map<std::int32_t, std::int32_t> firstSeenFrom; // by id: the start of the walk that reached it first
    for (const auto &[start, unused] : parents) {
        std::int32_t id = start;
        auto parent = parents.find(id);
        while (parent != parents.end() && firstSeenFrom.emplace(id, start).second) {
            id = parent->second;
            parent = parents.find(id);
        }
        // A walk that meets itself has closed a circle.
        if (parent == parents.end() || firstSeenFrom.at(id) != start)
            continue;
        while (circles.insert(id).second)
            id = parents.at(id);
    }
    return circles;
}

/// Whether the parents of a node lead back to it.
void cycles(const MdxModel &model, Findings &findings)
{
    std::unordered_map<std::int32_t, std::int32_t> parents;
    forEachNode(model, findings, [&](NodeId, const Node &node) { parents.emplace(node.objectId, node.parentId); });
    const std::unordered_set<std::int32_t> inCircles = idsInCircles(parents);
    forEachNode(model, findings, [&](NodeId id, const Node &node) {
        if (node.parentId >= 0 && node.parentId == node.objectId) {
            findings.add(QT_TRANSLATE_NOOP("Message", "the node is its own parent"),
                         inNode<&Node::parentId>(model, id));
            return;
        }
        // If several nodes share an id, their children refer to the first.
        const auto own = parents.find(node.objectId);
        if (inCircles.contains(node.objectId) && own->second == node.parentId)
            findings.add(QT_TRANSLATE_NOOP("Message", "the node is its own descendant"),
                         inNode<&Node::parentId>(model, id));
    });
}

void bonesFirst(const MdxModel &model, Findings &findings)
{
    const List<Bone> &bones = model.data.bones;
    for (std::size_t i = 0; i < bones.size() && !findings.isCancelled(); ++i)
        if (bones[i].node.objectId >= std::int32_t(bones.size()))
            findings.add(
                QT_TRANSLATE_NOOP("Message", "bones must have the first object ids; the game skins to no others"),
                inNode<&Node::objectId>(model, bones.ids[i]));
}

std::size_t nodeCount(const MdxModel &model)
{
    return DomainIndex(model, *model.info().domain("nodes")).members().size();
}

void missingPivots(const MdxModel &model, Findings &findings)
{
    if (model.data.pivots.size() < nodeCount(model))
        findings.add(Message(QT_TRANSLATE_NOOP("Message", "there are %1 pivot points for %2 nodes"),
                             {model.data.pivots.size(), nodeCount(model)}),
                     fieldOf<&Root::pivots>(RootNode));
}

void extraPivots(const MdxModel &model, Findings &findings)
{
    if (model.data.pivots.size() > nodeCount(model))
        findings.add(Message(QT_TRANSLATE_NOOP("Message", "there are %1 pivot points for %2 nodes"),
                             {model.data.pivots.size(), nodeCount(model)}),
                     fieldOf<&Root::pivots>(RootNode));
}

/// Adds the bones with a weight in SKIN (four bones, then their weights, for each vertex).
template<class T>
void addWeighted(std::unordered_set<std::int64_t> &used, const Array<T> &skin)
{
    for (std::size_t i = 0; i + 7 < skin.size(); i += 8)
        for (std::size_t k = 0; k < 4; ++k)
            if (skin[i + k + 4] > 0)
                used.insert(skin[i + k]);
}

/// Object ids that vertices, and other nodes, refer to. Bones of a matrix group without vertices move nothing.
std::unordered_set<std::int64_t> usedIds(const MdxModel &model)
{
    std::unordered_set<std::int64_t> used;
    for (const Geoset &g : model.data.geosets) {
        const MatrixGroups groups = matrixGroupsOf(g);
        std::vector<bool> isKnown(groups.size());
        for (std::size_t vertex = 0; vertex < g.vertexGroups.size(); ++vertex)
            if (const std::vector<std::uint32_t> *bones = bonesOf(g, groups, vertex)) {
                const auto row = std::size_t(bones - groups.data());
                if (!isKnown[row])
                    used.insert(bones->begin(), bones->end());
                isKnown[row] = true;
            }
        addWeighted(used, g.skin);
        addWeighted(used, g.wideSkin);
        for (std::size_t i = 0; i < g.boneIndices.size(); ++i)
            if (i >= g.boneWeights.size() || g.boneWeights[i] > 0)
                used.insert(g.boneIndices[i]);
    }
    forEachNode(model, [&](NodeId, const Node &node) { used.insert(node.parentId); });
    return used;
}

void unusedBones(const MdxModel &model, Findings &findings)
{
    const std::unordered_set<std::int64_t> used = usedIds(model);
    const List<Bone> &list = model.data.bones;
    for (std::size_t i = 0; i < list.size() && !findings.isCancelled(); ++i)
        if (!used.count(list[i].node.objectId))
            findings.add(QT_TRANSLATE_NOOP("Message", "no vertex or node is attached to the bone"),
                         Address{list.ids[i]});
}

void unusedHelpers(const MdxModel &model, Findings &findings)
{
    const std::unordered_set<std::int64_t> used = usedIds(model);
    const List<Helper> &list = model.data.helpers;
    for (std::size_t i = 0; i < list.size() && !findings.isCancelled(); ++i)
        if (!used.count(list[i].node.objectId))
            findings.add(QT_TRANSLATE_NOOP("Message", "no node is attached to the helper"), Address{list.ids[i]});
}

void hiddenBones(const MdxModel &model, Findings &findings)
{
    const Root &root = model.data;
    for (std::size_t i = 0; i < root.bones.size() && !findings.isCancelled(); ++i) {
        const std::int32_t row = root.bones[i].geosetAnimationId;
        if (row < 0 || std::size_t(row) >= root.geosetAnimations.size())
            continue;
        const GeosetAnimation &animation = root.geosetAnimations[std::size_t(row)];
        if (animation.alpha < 0.01f && animation.alphaKeys.size() == 0)
            findings.add(QT_TRANSLATE_NOOP("Message", "the bone belongs to a geoset animation that is never visible"),
                         {fieldOf<&Bone::geosetAnimationId>(root.bones.ids[i]),
                          fieldOf<&GeosetAnimation::alpha>(root.geosetAnimations.ids[std::size_t(row)])});
    }
}

void quotedNames(const MdxModel &model, Findings &findings)
{
    const auto isOdd = [](std::string_view name) {
        return std::any_of(name.begin(), name.end(), [](char c) { return c == '"' || (c > 0 && c < ' '); });
    };
    forEachNode(model, findings, [&](NodeId id, const Node &node) {
        if (isOdd(node.name.view()))
            findings.add(QT_TRANSLATE_NOOP("Message", "the name contains quotation marks or control characters"),
                         inNode<&Node::name>(model, id));
    });
}

Status fitPivots(EditBuilder &edit, const MdxModel &model, const Finding &finding)
{
    Array<Vec3> pivots = model.data.pivots;
    const std::size_t wanted = nodeCount(model), kept = std::min(pivots.size(), wanted);
    pivots.splice(kept, pivots.size() - kept, std::vector<Vec3>(wanted - kept));
    edit.set(finding.place(), pivots);
    return Done{};
}

Status toRoot(EditBuilder &edit, const MdxModel &model, const Finding &finding)
{
    if (nodeOf(model, finding.place().node))
        edit.setReference(inNode<&Node::parentId>(model, finding.place().node), NoNode);
    return Done{};
}

Status plainName(EditBuilder &edit, const MdxModel &model, const Finding &finding)
{
    const Node *node = nodeOf(model, finding.place().node);
    if (!node)
        return Done{};
    std::string name(node->name.view());
    for (char &c : name)
        c = c == '"' ? '\'' : c > 0 && c < ' ' ? ' ' : c;
    FixedString<80> plain;
    plain.set(name);
    edit.set(inNode<&Node::name>(model, finding.place().node), plain);
    return Done{};
}

Status noGeosetAnimation(EditBuilder &edit, const MdxModel &model, const Finding &finding)
{
    if (model.get<Bone>(finding.place().node))
        edit.setReference(fieldOf<&Bone::geosetAnimationId>(finding.place().node), NoNode);
    return Done{};
}

} // namespace nodes

} // namespace

std::vector<Check> nodeChecks()
{
    using namespace nodes;
    return {
        {"mdx.node.same-id",
         Impact::Fatal,
         QT_TRANSLATE_NOOP("Message", "Nodes with the same object id"),
         QT_TRANSLATE_NOOP(
             "Message",
             "Object ids number the nodes and must be unique; HiveWE's validator refuses models where they are not."),
         Reads::of<Node>(),
         checkOf<&sameId>,
         {},
         QT_TRANSLATE_NOOP("Message", "which of the two others refer to can't be determined; give one of them another "
                                      "id and look at its children")},
        {"mdx.node.id-gap",
         Impact::Fatal,
         QT_TRANSLATE_NOOP("Message", "Object ids with gaps"),
         QT_TRANSLATE_NOOP("Message",
                           "Object ids number the nodes from 0 on without gaps, and pivots go by them (HiveWE's "
                           "validator, made after the 2.1 program)."),
         Reads::of<Node>(),
         checkOf<&idGap>,
         {},
         QT_TRANSLATE_NOOP("Message", "moving any node in the tree renumbers all of them")},
        {"mdx.node.cycle",
         Impact::Fatal,
         QT_TRANSLATE_NOOP("Message", "Nodes that are their own descendants"),
         QT_TRANSLATE_NOOP("Message", "A matrix is computed from those of the parents, and here the chain never ends. "
                                      "Hive's model checker reports such parents as errors."),
         Reads::of<Node>(),
         checkOf<&cycles>,
         {{QT_TRANSLATE_NOOP("Message", "Move it to the top level"), Fix::Changes, fixOf<&toRoot>}}},
        {"mdx.node.bones-first",
         Impact::Wrong,
         QT_TRANSLATE_NOOP("Message", "Bones after other nodes"),
         QT_TRANSLATE_NOOP("Message",
                           "The game skins to the first object ids, as many as there are bones (HiveWE's "
                           "validator, made after the 2.1 program); vertices of later bones follow another node."),
         Reads::of<Node, Bone>(),
         checkOf<&bonesFirst>,
         {},
         QT_TRANSLATE_NOOP("Message", "moving any node in the tree renumbers all of them, bones first")},
        {"mdx.node.missing-pivot",
         Impact::Wrong,
         QT_TRANSLATE_NOOP("Message", "Too few pivot points"),
         QT_TRANSLATE_NOOP("Message", "Nodes turn about their pivot; what the game uses for a missing one is not known "
                                      "(mdx-m3-viewer's sanity test warns)."),
         Reads::of<Node>() | Reads::field<&Root::pivots>(),
         checkOf<&missingPivots>,
         {{QT_TRANSLATE_NOOP("Message", "Add pivots at the origin"), Fix::Changes, fixOf<&fitPivots>}}},
        {"mdx.node.extra-pivot",
         Impact::Waste,
         QT_TRANSLATE_NOOP("Message", "Too many pivot points"),
         QT_TRANSLATE_NOOP(
             "Message",
             "Pivots go by the object id; those after the last node are never used (mdx-m3-viewer's sanity test)."),
         Reads::of<Node>() | Reads::field<&Root::pivots>(),
         checkOf<&extraPivots>,
         {{QT_TRANSLATE_NOOP("Message", "Delete the last ones"), Fix::Safe, fixOf<&fitPivots>}}},
        {"mdx.bone.unused",
         Impact::Note,
         QT_TRANSLATE_NOOP("Message", "Bones without vertices"),
         QT_TRANSLATE_NOOP("Message", "Nothing follows it (mdx-m3-viewer's sanity test). The game turns bones called "
                                      "“Bone_Head” and “Bone_Chest” by itself."),
         Reads::of<Node, Geoset>(),
         checkOf<&unusedBones>,
         {{QT_TRANSLATE_NOOP("Message", "Delete the bone"), Fix::Changes, &deleteObject}}},
        {"mdx.helper.unused",
         Impact::Note,
         QT_TRANSLATE_NOOP("Message", "Helpers without children"),
         QT_TRANSLATE_NOOP("Message", "Nothing follows it (Wa3Tuner)."),
         Reads::of<Node, Geoset>(),
         checkOf<&unusedHelpers>,
         {{QT_TRANSLATE_NOOP("Message", "Delete the helper"), Fix::Changes, &deleteObject}}},
        {"mdx.bone.hidden",
         Impact::Wrong,
         QT_TRANSLATE_NOOP("Message", "Bones of geosets that are never visible"),
         QT_TRANSLATE_NOOP("Message", "mdx-m3-viewer's sanity test reports this as severe: what is attached to a bone "
                                      "whose geoset animation is invisible is not animated."),
         Reads::of<Bone, GeosetAnimation>(),
         checkOf<&hiddenBones>,
         {{QT_TRANSLATE_NOOP("Message", "Make it independent of geoset animations"), Fix::Changes,
           fixOf<&noGeosetAnimation>}}},
        {"mdx.node.name",
         Impact::Note,
         QT_TRANSLATE_NOOP("Message", "Names that MDL can't express"),
         QT_TRANSLATE_NOOP(
             "Message",
             "Texts in MDL are enclosed in quotation marks and have no way to contain one (HiveWE's validator)."),
         Reads::of<Node>(),
         checkOf<&quotedNames>,
         {{QT_TRANSLATE_NOOP("Message", "Replace them with others"), Fix::Changes, fixOf<&plainName>}}},
    };
}

} // namespace sinew::mdx
