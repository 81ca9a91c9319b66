// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/mdx/checks/checks.h"

#include "core/check/findings.h"
#include "core/model/edit_builder.h"
#include "plugins/mdx/checks/walk.h"
#include "plugins/mdx/model/vertex_bones.h"
#include <QtGlobal>
#include <algorithm>
#include <map>
#include <set>

namespace sinew::mdx {

namespace {

namespace skins {

/// How a geoset's vertices refer to their bones.
enum class Binding { Groups, Skin, WideSkin, Batches };

Binding bindingOf(const MdxModel &model, const Geoset &g)
{
    if (!g.skin.isEmpty())
        return Binding::Skin;
    if (!g.wideSkin.isEmpty())
        return Binding::WideSkin;
    return model.data.dialect == WowAlpha && model.data.version >= 1500 ? Binding::Batches : Binding::Groups;
}

template<class Visit>
void forEachGrouped(const MdxModel &model, const Findings &findings, const Visit &visit)
{
    const List<Geoset> &list = model.data.geosets;
    for (std::size_t i = 0; i < list.size() && !findings.isCancelled(); ++i)
        if (bindingOf(model, list[i]) == Binding::Groups)
            visit(list[i], list.ids[i]);
}

/// Calls visit(array, size, address) for the SKIN of each geoset that has one; both element widths are treated alike.
template<class Visit>
void forEachSkin(const MdxModel &model, const Findings &findings, const Visit &visit)
{
    const List<Geoset> &list = model.data.geosets;
    for (std::size_t i = 0; i < list.size() && !findings.isCancelled(); ++i) {
        if (!list[i].skin.isEmpty())
            visit(list[i], list[i].skin, fieldOf<&Geoset::skin>(list.ids[i]));
        else if (!list[i].wideSkin.isEmpty())
            visit(list[i], list[i].wideSkin, fieldOf<&Geoset::wideSkin>(list.ids[i]));
    }
}

void groupCount(const MdxModel &model, Findings &findings)
{
    forEachGrouped(model, findings, [&](const Geoset &g, NodeId id) {
        if (g.vertexGroups.size() != g.vertices.size())
            findings.add(Message(QT_TRANSLATE_NOOP("Message", "%1 vertex groups for %2 vertices"),
                                 {g.vertexGroups.size(), g.vertices.size()}),
                         fieldOf<&Geoset::vertexGroups>(id));
    });
}

void missingGroup(const MdxModel &model, Findings &findings)
{
    forEachGrouped(model, findings, [&](const Geoset &g, NodeId id) {
        if (std::any_of(g.vertexGroups.begin(), g.vertexGroups.end(),
                        [&](std::uint8_t group) { return group >= g.matrixGroups.size(); }))
            findings.add(QT_TRANSLATE_NOOP("Message", "a vertex refers to a matrix group that does not exist"),
                         fieldOf<&Geoset::vertexGroups>(id));
    });
}

void matrixCount(const MdxModel &model, Findings &findings)
{
    const List<Geoset> &list = model.data.geosets;
    for (std::size_t i = 0; i < list.size() && !findings.isCancelled(); ++i) {
        std::uint64_t matrices = 0;
        for (const std::uint32_t count : list[i].matrixGroups)
            matrices += count;
        if (matrices != list[i].matrixIndices.size())
            findings.add(Message(QT_TRANSLATE_NOOP("Message", "the matrix groups need %1 matrices, there are %2"),
                                 {matrices, list[i].matrixIndices.size()}),
                         fieldOf<&Geoset::matrixGroups>(list.ids[i]));
    }
}

void emptyGroup(const MdxModel &model, Findings &findings)
{
    forEachGrouped(model, findings, [&](const Geoset &g, NodeId id) {
        const std::set<std::uint8_t> used(g.vertexGroups.begin(), g.vertexGroups.end());
        for (const std::uint8_t group : used)
            if (group < g.matrixGroups.size() && g.matrixGroups[group] == 0) {
                findings.add(Message(QT_TRANSLATE_NOOP("Message", "vertices are in matrix group %1, which has no bone"),
                                     {int(group)}),
                             fieldOf<&Geoset::matrixGroups>(id));
                return;
            }
    });
}

void unboundVertex(const MdxModel &model, Findings &findings)
{
    forEachGrouped(model, findings, [&](const Geoset &g, NodeId id) {
        const MatrixGroups groups = matrixGroupsOf(g);
        std::size_t count = 0;
        for (std::size_t v = 0; v < g.vertices.size(); ++v) {
            const std::vector<std::uint32_t> *bones = bonesOf(g, groups, v);
            count += bones && !bones->empty() &&
                     std::all_of(bones->begin(), bones->end(), [](std::uint32_t bone) { return bone == 0xffffffff; });
        }
        if (count)
            findings.add(Message(QT_TRANSLATE_NOOP("Message", "vertices that are bound to nothing: %1"), {count}),
                         fieldOf<&Geoset::matrixIndices>(id));
    });
}

/// Object ids of nodes that are not bones.
std::set<std::uint32_t> othersThanBones(const MdxModel &model)
{
    std::set<std::uint32_t> ids;
    forEachNode(model, [&](NodeId id, const Node &node) {
        if (node.objectId >= 0 && !model.get<Bone>(id))
            ids.insert(std::uint32_t(node.objectId));
    });
    for (const Bone &bone : model.data.bones)
        ids.erase(std::uint32_t(bone.node.objectId));
    return ids;
}

void notBone(const MdxModel &model, Findings &findings)
{
    const std::set<std::uint32_t> others = othersThanBones(model);
    forEachGrouped(model, findings, [&](const Geoset &g, NodeId id) {
        const MatrixGroups groups = matrixGroupsOf(g);
        const std::set<std::uint8_t> used(g.vertexGroups.begin(), g.vertexGroups.end());
        for (const std::uint8_t group : used)
            if (group < groups.size())
                for (const std::uint32_t bone : groups[group])
                    if (others.count(bone)) {
                        findings.add(
                            Message(QT_TRANSLATE_NOOP("Message", "vertices are bound to node %1, which is not a bone"),
                                    {bone}),
                            fieldOf<&Geoset::matrixIndices>(id));
                        return;
                    }
    });
    forEachSkin(model, findings, [&](const Geoset &, const auto &skin, const Address &at) {
        for (std::size_t i = 0; i + 7 < skin.size(); i += 8)
            for (std::size_t k = 0; k < 4; ++k)
                if (skin[i + 4 + k] && others.count(skin[i + k])) {
                    findings.add(
                        Message(QT_TRANSLATE_NOOP("Message", "vertices are bound to node %1, which is not a bone"),
                                {std::uint32_t(skin[i + k])}),
                        at);
                    return;
                }
    });
}

void skinSize(const MdxModel &model, Findings &findings)
{
    forEachSkin(model, findings, [&](const Geoset &g, const auto &skin, const Address &at) {
        if (skin.size() != g.vertices.size() * 8)
            findings.add(Message(QT_TRANSLATE_NOOP("Message",
                                                   "%1 skin elements for %2 vertices; there must be eight per vertex"),
                                 {skin.size(), g.vertices.size()}),
                         at);
    });
}

void weightSum(const MdxModel &model, Findings &findings)
{
    forEachSkin(model, findings, [&](const Geoset &, const auto &skin, const Address &at) {
        std::size_t count = 0;
        for (std::size_t i = 0; i + 7 < skin.size(); i += 8) {
            const unsigned sum = unsigned(skin[i + 4]) + skin[i + 5] + skin[i + 6] + skin[i + 7];
            count += sum != 255;
        }
        if (count)
            findings.add(
                Message(QT_TRANSLATE_NOOP("Message", "vertices whose weights don't add up to 255: %1"), {count}), at);
    });
}

void wowWeights(const MdxModel &model, Findings &findings)
{
    const List<Geoset> &list = model.data.geosets;
    for (std::size_t i = 0; i < list.size() && !findings.isCancelled(); ++i)
        for (const Array<std::uint8_t> *array : {&list[i].boneIndices, &list[i].boneWeights}) {
            const bool isNeeded = bindingOf(model, list[i]) == Binding::Batches || !array->isEmpty();
            if (model.data.dialect == WowAlpha && array->size() != list[i].vertices.size() * 4 && isNeeded)
                findings.add(
                    Message(QT_TRANSLATE_NOOP(
                                "Message", "%1 bone numbers or weights for %2 vertices; there must be four per vertex"),
                            {array->size(), list[i].vertices.size()}),
                    array == &list[i].boneIndices ? fieldOf<&Geoset::boneIndices>(list.ids[i])
                                                  : fieldOf<&Geoset::boneWeights>(list.ids[i]));
        }
}

void twoBindings(const MdxModel &model, Findings &findings)
{
    forEachSkin(model, findings, [&](const Geoset &g, const auto &, const Address &at) {
        if (!g.vertexGroups.isEmpty())
            findings.add(QT_TRANSLATE_NOOP("Message", "there are weights and matrix groups"),
                         {at, fieldOf<&Geoset::vertexGroups>(at.node)});
    });
}

/// The rows of groups that are the same as an earlier one, with the row of that one.
std::map<std::size_t, std::size_t> repeatedGroups(const MatrixGroups &groups)
{
    std::map<std::vector<std::uint32_t>, std::size_t> known;
    std::map<std::size_t, std::size_t> repeated;
    for (std::size_t row = 0; row < groups.size(); ++row)
        if (const auto [first, isNew] = known.emplace(groups[row], row); !isNew)
            repeated.emplace(row, first->second);
    return repeated;
}

void repeated(const MdxModel &model, Findings &findings)
{
    forEachGrouped(model, findings, [&](const Geoset &g, NodeId id) {
        if (const std::size_t count = repeatedGroups(matrixGroupsOf(g)).size())
            findings.add(
                Message(QT_TRANSLATE_NOOP("Message", "matrix groups that are duplicates of another: %1"), {count}),
                fieldOf<&Geoset::matrixGroups>(id));
    });
}

Status mergeGroups(EditBuilder &edit, const MdxModel &model, const Finding &finding)
{
    const NodeId id = finding.place().node;
    const auto *g = model.get<Geoset>(id);
    if (!g)
        return Done{};
    const MatrixGroups groups = matrixGroupsOf(*g);
    const std::map<std::size_t, std::size_t> same = repeatedGroups(groups);
    if (same.empty())
        return Done{};
    std::vector<std::uint32_t> counts, indices;
    std::vector<std::uint8_t> rows(groups.size());
    for (std::size_t row = 0; row < groups.size(); ++row) {
        if (const auto first = same.find(row); first != same.end()) {
            rows[row] = rows[first->second];
            continue;
        }
        rows[row] = std::uint8_t(counts.size());
        counts.push_back(std::uint32_t(groups[row].size()));
        indices.insert(indices.end(), groups[row].begin(), groups[row].end());
    }
    Array<std::uint8_t> vertexGroups = g->vertexGroups;
    std::uint8_t *at = vertexGroups.edit();
    for (std::size_t v = 0; v < vertexGroups.size(); ++v)
        if (at[v] < rows.size())
            at[v] = rows[at[v]];
    edit.set(fieldOf<&Geoset::vertexGroups>(id), vertexGroups);
    edit.set(fieldOf<&Geoset::matrixGroups>(id), Array<std::uint32_t>(counts));
    edit.set(fieldOf<&Geoset::matrixIndices>(id), Array<std::uint32_t>(indices));
    return Done{};
}

Status toFirstGroup(EditBuilder &edit, const MdxModel &model, const Finding &finding)
{
    const NodeId id = finding.place().node;
    const auto *g = model.get<Geoset>(id);
    if (!g)
        return Done{};
    if (g->matrixGroups.isEmpty())
        return Error{QT_TRANSLATE_NOOP("Message", "the geoset has no matrix groups")};
    Array<std::uint8_t> groups = g->vertexGroups;
    const std::size_t kept = std::min(groups.size(), g->vertices.size());
    groups.splice(kept, groups.size() - kept, std::vector<std::uint8_t>(g->vertices.size() - kept));
    std::uint8_t *at = groups.edit();
    // The game takes the last group for numbers beyond it.
    for (std::size_t v = 0; v < groups.size(); ++v)
        at[v] = std::uint8_t(std::min<std::size_t>(at[v], g->matrixGroups.size() - 1));
    edit.set(fieldOf<&Geoset::vertexGroups>(id), groups);
    return Done{};
}

Status fitMatrices(EditBuilder &edit, const MdxModel &model, const Finding &finding)
{
    const NodeId id = finding.place().node;
    const auto *g = model.get<Geoset>(id);
    if (!g)
        return Done{};
    std::vector<std::uint32_t> counts, indices;
    for (const std::vector<std::uint32_t> &group : matrixGroupsOf(*g)) {
        counts.push_back(std::uint32_t(group.size()));
        indices.insert(indices.end(), group.begin(), group.end());
    }
    edit.set(fieldOf<&Geoset::matrixGroups>(id), Array<std::uint32_t>(counts));
    edit.set(fieldOf<&Geoset::matrixIndices>(id), Array<std::uint32_t>(indices));
    return Done{};
}

/// Groups without a bone, and vertices bound to nothing, get the first bone: where the game puts them is unknown.
Status toFirstBone(EditBuilder &edit, const MdxModel &model, const Finding &finding)
{
    const NodeId id = finding.place().node;
    const auto *g = model.get<Geoset>(id);
    if (!g)
        return Done{};
    if (model.data.bones.isEmpty())
        return Error{QT_TRANSLATE_NOOP("Message", "the model has no bone")};
    const auto bone = std::uint32_t(model.data.bones[0].node.objectId);
    std::vector<std::uint32_t> counts, indices;
    for (std::vector<std::uint32_t> group : matrixGroupsOf(*g)) {
        std::replace(group.begin(), group.end(), 0xffffffffu, bone);
        if (group.empty())
            group.push_back(bone);
        counts.push_back(std::uint32_t(group.size()));
        indices.insert(indices.end(), group.begin(), group.end());
    }
    edit.set(fieldOf<&Geoset::matrixGroups>(id), Array<std::uint32_t>(counts));
    edit.set(fieldOf<&Geoset::matrixIndices>(id), Array<std::uint32_t>(indices));
    return Done{};
}

template<class T>
Array<T> withFullWeights(const Array<T> &skin)
{
    Array<T> result = skin;
    T *at = result.edit();
    for (std::size_t i = 0; i + 7 < result.size(); i += 8) {
        T *weights = at + i + 4;
        const unsigned sum = unsigned(weights[0]) + weights[1] + weights[2] + weights[3];
        if (sum == 255)
            continue;
        if (sum == 0) {
            weights[0] = 255;
            continue;
        }
        unsigned given = 0;
        for (std::size_t k = 0; k < 4; ++k)
            given += weights[k] = T(unsigned(weights[k]) * 255 / sum);
        *std::max_element(weights, weights + 4) += T(255 - given);
    }
    return result;
}

Status fillWeights(EditBuilder &edit, const MdxModel &model, const Finding &finding)
{
    const auto *g = model.get<Geoset>(finding.place().node);
    if (!g)
        return Done{};
    if (!g->skin.isEmpty())
        edit.set(fieldOf<&Geoset::skin>(finding.place().node), withFullWeights(g->skin));
    else
        edit.set(fieldOf<&Geoset::wideSkin>(finding.place().node), withFullWeights(g->wideSkin));
    return Done{};
}

Status weightsOnly(EditBuilder &edit, const MdxModel &, const Finding &finding)
{
    edit.set(fieldOf<&Geoset::vertexGroups>(finding.place().node), Array<std::uint8_t>());
    return Done{};
}

} // namespace skins

} // namespace

std::vector<Check> skinChecks()
{
    using namespace skins;
    return {
        {"mdx.skin.group-count",
         Impact::Fatal,
         QT_TRANSLATE_NOOP("Message", "Vertex groups and vertices that differ in number"),
         QT_TRANSLATE_NOOP("Message", "Each vertex has one number of a matrix group (HiveWE's validator refuses other "
                                      "counts)."),
         Reads::of<Geoset>(),
         checkOf<&groupCount>,
         {{QT_TRANSLATE_NOOP("Message", "Correct the number, and put the rest into the first group"), Fix::Changes,
           fixOf<&toFirstGroup>}}},
        {"mdx.skin.missing-group",
         Impact::Wrong,
         QT_TRANSLATE_NOOP("Message", "Vertices of groups that don't exist"),
         QT_TRANSLATE_NOOP("Message", "The game uses the last group instead (HiveWE, after the 2.1 program)."),
         Reads::of<Geoset>(),
         checkOf<&missingGroup>,
         {{QT_TRANSLATE_NOOP("Message", "Put them into the last group"), Fix::Safe, fixOf<&toFirstGroup>}}},
        {"mdx.skin.matrix-count",
         Impact::Fatal,
         QT_TRANSLATE_NOOP("Message", "Matrix groups and matrices that differ in number"),
         QT_TRANSLATE_NOOP("Message",
                           "The groups divide the list of matrices (HiveWE's validator refuses other sums)."),
         Reads::of<Geoset>(),
         checkOf<&matrixCount>,
         {{QT_TRANSLATE_NOOP("Message", "Adjust the groups to the matrices"), Fix::Changes, fixOf<&fitMatrices>}}},
        {"mdx.skin.empty-group",
         Impact::Fatal,
         QT_TRANSLATE_NOOP("Message", "Vertices of groups without a bone"),
         QT_TRANSLATE_NOOP("Message",
                           "HiveWE's validator, made after the 2.1 program, refuses matrix groups without a bone."),
         Reads::of<Geoset>(),
         checkOf<&emptyGroup>,
         {{QT_TRANSLATE_NOOP("Message", "Bind them to the first bone"), Fix::Changes, fixOf<&toFirstBone>}}},
        {"mdx.skin.unbound-vertex",
         Impact::Wrong,
         QT_TRANSLATE_NOOP("Message", "Vertices bound to nothing"),
         QT_TRANSLATE_NOOP("Message",
                           "The number of the bone is −1. mdx-m3-viewer's sanity test reports vertices that are "
                           "bound to nothing as severe."),
         Reads::of<Geoset>(),
         checkOf<&unboundVertex>,
         {{QT_TRANSLATE_NOOP("Message", "Bind them to the first bone"), Fix::Changes, fixOf<&toFirstBone>}}},
        {"mdx.skin.not-bone",
         Impact::Wrong,
         QT_TRANSLATE_NOOP("Message", "Vertices bound to nodes other than bones"),
         QT_TRANSLATE_NOOP("Message", "The game only skins to bones (HiveWE, after the 2.1 program). Helpers and "
                                      "emitters don't move vertices (mdx-m3-viewer's sanity test: severe)."),
         Reads::of<Geoset, Node>(),
         checkOf<&notBone>,
         {},
         QT_TRANSLATE_NOOP("Message",
                           "only you know which bone is meant; Convert to bone in the tree turns a helper into one")},
        {"mdx.skin.size",
         Impact::Fatal,
         QT_TRANSLATE_NOOP("Message", "Skin and vertices that differ in number"),
         QT_TRANSLATE_NOOP("Message", "Each vertex has four bones and four weights in SKIN."),
         Reads::of<Geoset>(),
         checkOf<&skinSize>,
         {},
         QT_TRANSLATE_NOOP("Message", "what is missing can't be guessed")},
        {"mdx.skin.weights",
         Impact::Wrong,
         QT_TRANSLATE_NOOP("Message", "Weights that don't add up"),
         QT_TRANSLATE_NOOP("Message",
                           "Weights are parts of 255. With less, vertices shrink towards the origin, with more they "
                           "fly away, unless the program divides by the sum (mdx-m3-viewer's sanity test: severe)."),
         Reads::of<Geoset>(),
         checkOf<&weightSum>,
         {{QT_TRANSLATE_NOOP("Message", "Scale the weights to 255"), Fix::Changes, fixOf<&fillWeights>}}},
        {"mdx.skin.wow-weights",
         Impact::Fatal,
         QT_TRANSLATE_NOOP("Message", "Weights and vertices that differ in number"),
         QT_TRANSLATE_NOOP("Message", "World of Warcraft's alpha takes four bones and four weights for each vertex."),
         Reads::of<Geoset>(),
         checkOf<&wowWeights>,
         {},
         QT_TRANSLATE_NOOP("Message", "what is missing can't be guessed")},
        {"mdx.skin.both",
         Impact::Note,
         QT_TRANSLATE_NOOP("Message", "Geosets with weights and matrix groups"),
         QT_TRANSLATE_NOOP("Message",
                           "Vertices are bound twice; viewers use the weights (SKIN). In all such models that we know "
                           "every vertex is in the first group (mdx-m3-viewer's sanity test warns)."),
         Reads::of<Geoset>(),
         checkOf<&twoBindings>,
         {{QT_TRANSLATE_NOOP("Message", "Keep the weights"), Fix::Changes, fixOf<&weightsOnly>}}},
        {"mdx.skin.repeated-group",
         Impact::Waste,
         QT_TRANSLATE_NOOP("Message", "Duplicate matrix groups"),
         QT_TRANSLATE_NOOP(
             "Message",
             "A matrix is computed for each group and frame; groups with the same bones have the same matrix."),
         Reads::of<Geoset>(),
         checkOf<&repeated>,
         {{QT_TRANSLATE_NOOP("Message", "Merge them"), Fix::Safe, fixOf<&mergeGroups>}}},
    };
}

} // namespace sinew::mdx
