// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/mdx/checks/checks.h"

#include "core/check/findings.h"
#include "core/check/slim/face_order.h"
#include "core/model/edit_builder.h"
#include "plugins/mdx/checks/walk.h"
#include <QtGlobal>
#include <algorithm>
#include <optional>
#include <unordered_map>

namespace sinew::mdx {

namespace {

namespace slimming {

/// Calls visit(array, elements per vertex, address) for every per-vertex array of a geoset.
template<class Visit>
void forEachVertexArray(const Geoset &g, NodeId id, const Visit &visit)
{
    visit(g.vertices, 1, fieldOf<&Geoset::vertices>(id));
    visit(g.normals, 1, fieldOf<&Geoset::normals>(id));
    visit(g.tangents, 1, fieldOf<&Geoset::tangents>(id));
    visit(g.vertexGroups, 1, fieldOf<&Geoset::vertexGroups>(id));
    visit(g.skin, 8, fieldOf<&Geoset::skin>(id));
    visit(g.wideSkin, 8, fieldOf<&Geoset::wideSkin>(id));
    for (std::size_t i = 0; i < g.uvSets.size(); ++i)
        visit(g.uvSets[i].coordinates, 1, fieldOf<&UvSet::coordinates>(g.uvSets.ids[i]));
}

/// Whether every array has elements for each vertex or none at all, and all faces refer to existing vertices.
bool isWhole(const Geoset &g)
{
    bool whole = true;
    forEachVertexArray(g, NoNode, [&](const auto &array, std::size_t each, const Address &) {
        whole = whole && (array.isEmpty() || array.size() == g.vertices.size() * each);
    });
    return whole && std::all_of(g.faces.begin(), g.faces.end(),
                                [&](std::uint16_t vertex) { return vertex < g.vertices.size(); });
}

/// The vertex that each vertex is replaced by; -1 for unused ones.
using Stands = std::vector<std::int64_t>;

Stands withoutUnused(const Geoset &g)
{
    Stands stands(g.vertices.size(), -1);
    for (const std::uint16_t vertex : g.faces)
        stands[vertex] = vertex;
    return stands;
}

Stands withoutEqual(const Geoset &g)
{
    Stands stands;
    std::unordered_map<std::string, std::int64_t> known;
    for (std::size_t v = 0; v < g.vertices.size(); ++v) {
        std::string key;
        forEachVertexArray(g, NoNode, [&](const auto &array, std::size_t each, const Address &) {
            if (!array.isEmpty())
                key.append(reinterpret_cast<const char *>(array.data() + v * each), sizeof(*array.data()) * each);
        });
        stands.push_back(known.emplace(std::move(key), std::int64_t(v)).first->second);
    }
    return stands;
}

std::size_t lostBy(const Stands &stands)
{
    std::size_t lost = 0;
    for (std::size_t v = 0; v < stands.size(); ++v)
        lost += stands[v] != std::int64_t(v);
    return lost;
}

/// Keeps the vertices that are not replaced by others, and points faces to the replacements.
void keepVertices(EditBuilder &edit, NodeId id, const Geoset &g, const Stands &stands)
{
    std::vector<std::size_t> kept;
    std::vector<std::uint16_t> rows(stands.size());
    for (std::size_t v = 0; v < stands.size(); ++v)
        if (stands[v] == std::int64_t(v)) {
            rows[v] = std::uint16_t(kept.size());
            kept.push_back(v);
        }
    forEachVertexArray(g, id, [&](const auto &array, std::size_t each, const Address &at) {
        if (!array.isEmpty())
            edit.set(at, keepRows(array, each, kept));
    });
    Array<std::uint16_t> faces = g.faces;
    std::uint16_t *corner = faces.edit();
    for (std::size_t i = 0; i < faces.size(); ++i)
        corner[i] = rows[std::size_t(stands[corner[i]])];
    edit.set(fieldOf<&Geoset::faces>(id), faces);
}

template<Stands (*StandsOf)(const Geoset &)>
void needlessVertices(const MdxModel &model, Findings &findings)
{
    const List<Geoset> &list = model.data.geosets;
    for (std::size_t i = 0; i < list.size() && isWarcraft(model) && !findings.isCancelled(); ++i)
        if (isWhole(list[i]))
            if (const std::size_t lost = lostBy(StandsOf(list[i])))
                findings.add(Message(QT_TRANSLATE_NOOP("Message", "%1 of %2 vertices can be removed"),
                                     {lost, list[i].vertices.size()}),
                             fieldOf<&Geoset::vertices>(list.ids[i]));
}

template<Stands (*StandsOf)(const Geoset &)>
Status neededVertices(EditBuilder &edit, const MdxModel &model, const Finding &finding)
{
    const NodeId id = finding.place().node;
    if (const auto *g = model.get<Geoset>(id); g && isWhole(*g))
        if (const Stands stands = StandsOf(*g); lostBy(stands))
            keepVertices(edit, id, *g, stands);
    return Done{};
}

/// Calls visit(first index, faces) for each group of triangles.
template<class Visit>
void forEachTriangleGroup(const Geoset &g, const Visit &visit)
{
    constexpr std::uint32_t triangles = 4;
    std::size_t first = 0;
    for (std::size_t group = 0; group < std::min(g.faceTypes.size(), g.faceGroups.size()); ++group) {
        const std::size_t count = std::min<std::size_t>(g.faceGroups[group], g.faces.size() - first);
        if (g.faceTypes[group] == triangles && count > 0)
            visit(first, std::span<const std::uint16_t>(g.faces.data() + first, count));
        first += count;
    }
}

/// Groups of triangles that could be one.
void severalGroups(const MdxModel &model, Findings &findings)
{
    const List<Geoset> &list = model.data.geosets;
    for (std::size_t i = 0; i < list.size() && !findings.isCancelled(); ++i) {
        std::size_t groups = 0, faces = 0;
        forEachTriangleGroup(list[i], [&](std::size_t, std::span<const std::uint16_t> group) {
            ++groups;
            faces += group.size();
        });
        const std::size_t all = list[i].faceGroups.size();
        if (all > 1 && list[i].faceTypes.size() == all && groups == all && faces == list[i].faces.size())
            findings.add(Message(QT_TRANSLATE_NOOP("Message", "%1 groups of triangles"), {all}),
                         fieldOf<&Geoset::faceGroups>(list.ids[i]));
    }
}

Status oneGroup(EditBuilder &edit, const MdxModel &model, const Finding &finding)
{
    const NodeId id = finding.place().node;
    if (const auto *g = model.get<Geoset>(id)) {
        edit.set(fieldOf<&Geoset::faceTypes>(id), Array<std::uint32_t>{4});
        edit.set(fieldOf<&Geoset::faceGroups>(id), Array<std::uint32_t>{std::uint32_t(g->faces.size())});
    }
    return Done{};
}

void unorderedFaces(const MdxModel &model, Findings &findings)
{
    const List<Geoset> &list = model.data.geosets;
    for (std::size_t i = 0; i < list.size() && !findings.isCancelled(); ++i)
        forEachTriangleGroup(list[i], [&](std::size_t, std::span<const std::uint16_t> faces) {
            if (const std::optional<Message> gain = gainOfOrder(faces, list[i].vertices.size()))
                findings.add(*gain, fieldOf<&Geoset::faces>(list.ids[i]));
        });
}

Status orderFaces(EditBuilder &edit, const MdxModel &model, const Finding &finding)
{
    const auto *g = model.get<Geoset>(finding.place().node);
    if (!g)
        return Done{};
    Array<std::uint16_t> result = g->faces;
    forEachTriangleGroup(*g, [&](std::size_t first, std::span<const std::uint16_t> faces) {
        if (const auto ordered = orderedFaces(faces, g->vertices.size()))
            std::copy(ordered->begin(), ordered->end(), result.edit() + first);
    });
    edit.set(finding.place(), result);
    return Done{};
}

/// The first item of a list that equals the one in a row; that row if there is none.
template<class T>
std::size_t firstLike(const List<T> &list, std::size_t row)
{
    std::size_t first = 0;
    while (first < row && !equalValues(typeInfo<T>(), &list[first], &list[row]))
        ++first;
    return first;
}

template<auto Items>
void equalItems(const MdxModel &model, Findings &findings)
{
    constexpr std::size_t most = 2000; // each is compared with all before it
    const auto &list = model.data.*Items;
    for (std::size_t row = 1; row < std::min(list.size(), most) && !findings.isCancelled(); ++row)
        if (firstLike(list, row) < row)
            findings.add(QT_TRANSLATE_NOOP("Message", "there is another one like it"), Address{list.ids[row]});
}

template<auto Items>
Status mergeItems(EditBuilder &edit, const MdxModel &model, const Finding &finding)
{
    const auto &list = model.data.*Items;
    const NodeId id = finding.place().node;
    const auto found = std::find(list.ids.begin(), list.ids.end(), id);
    if (found == list.ids.end())
        return Done{};
    const auto row = std::size_t(found - list.ids.begin());
    if (const std::size_t first = firstLike(list, row); first < row)
        edit.replace(id, list.ids[first]);
    return Done{};
}

/// The only animation of a geoset, -1 if it has none; nothing if there are several.
std::optional<int> animationOf(const Root &root, std::size_t geoset)
{
    std::optional<int> found = -1;
    for (std::size_t i = 0; i < root.geosetAnimations.size() && found; ++i)
        if (root.geosetAnimations[i].geosetId == std::int32_t(geoset))
            found = *found < 0 ? std::optional<int>(int(i)) : std::nullopt;
    return found;
}

/// The first geoset that is drawn like the one in a row, in the same place and at the same times; that row itself if
/// there is none.
std::size_t firstDrawnLike(const Root &root, std::size_t row)
{
    const auto animation = animationOf(root, row);
    for (std::size_t first = 0; animation && first < row; ++first) {
        if (!equalValues(typeInfo<Geoset>(), &root.geosets[first], &root.geosets[row]))
            continue;
        const auto other = animationOf(root, first);
        if (!other || (*other < 0) != (*animation < 0))
            continue;
        if (*animation < 0)
            return first;
        GeosetAnimation same = root.geosetAnimations[std::size_t(*other)];
        same.geosetId = std::int32_t(row);
        if (equalValues(typeInfo<GeosetAnimation>(), &same, &root.geosetAnimations[std::size_t(*animation)]))
            return first;
    }
    return row;
}

void equalGeosets(const MdxModel &model, Findings &findings)
{
    const Root &root = model.data;
    for (std::size_t row = 1; row < root.geosets.size() && isWarcraft(model) && !findings.isCancelled(); ++row)
        if (firstDrawnLike(root, row) < row)
            findings.add(QT_TRANSLATE_NOOP("Message", "there is another one like it"), Address{root.geosets.ids[row]});
}

Status mergeGeosets(EditBuilder &edit, const MdxModel &model, const Finding &finding)
{
    const Root &root = model.data;
    const NodeId id = finding.place().node;
    const auto found = std::find(root.geosets.ids.begin(), root.geosets.ids.end(), id);
    if (found == root.geosets.ids.end())
        return Done{};
    const auto row = std::size_t(found - root.geosets.ids.begin());
    const std::size_t first = firstDrawnLike(root, row);
    if (first == row)
        return Done{};
    if (const int animation = *animationOf(root, row); animation >= 0)
        edit.replace(root.geosetAnimations.ids[std::size_t(animation)],
                     root.geosetAnimations.ids[std::size_t(*animationOf(root, first))]);
    edit.replace(id, root.geosets.ids[first]);
    return Done{};
}

} // namespace slimming

} // namespace

const CheckTable &slimTable()
{
    using namespace slimming;
    static const CheckTable table({{
        {"mdx.geoset.unused-vertex",
         Impact::Waste,
         QT_TRANSLATE_NOOP("Message", "Vertices that no face uses"),
         QT_TRANSLATE_NOOP("Message", "They are moved in every frame, but never drawn."),
         Reads::of<Geoset, UvSet>(),
         checkOf<&needlessVertices<&withoutUnused>>,
         {{QT_TRANSLATE_NOOP("Message", "Delete these vertices"), Fix::Safe, fixOf<&neededVertices<&withoutUnused>>}}},
        {"mdx.geoset.equal-vertex",
         Impact::Waste,
         QT_TRANSLATE_NOOP("Message", "Duplicate vertices"),
         QT_TRANSLATE_NOOP("Message",
                           "Faces can share a vertex where position, normal, coordinates and skin are equal."),
         Reads::of<Geoset, UvSet>(),
         checkOf<&needlessVertices<&withoutEqual>>,
         {{QT_TRANSLATE_NOOP("Message", "Merge them"), Fix::Safe, fixOf<&neededVertices<&withoutEqual>>}}},
        {"mdx.geoset.duplicate",
         Impact::Waste,
         QT_TRANSLATE_NOOP("Message", "Duplicate meshes"),
         QT_TRANSLATE_NOOP("Message", "The second one covers the first exactly. In translucent materials both are "
                                      "seen, twice as bright or dense."),
         Reads::of<Geoset, GeosetAnimation, UvSet>(),
         checkOf<&equalGeosets>,
         {{QT_TRANSLATE_NOOP("Message", "Merge them"), Fix::Safe, fixOf<&mergeGeosets>}}},
        {"mdx.geoset.triangle-groups",
         Impact::Waste,
         QT_TRANSLATE_NOOP("Message", "Triangles in several groups"),
         QT_TRANSLATE_NOOP("Message", "Each group has its own type and length (PTYP, PCNT). For triangles, one group "
                                      "is enough; the game's own models have one."),
         Reads::of<Geoset>(),
         checkOf<&severalGroups>,
         {{QT_TRANSLATE_NOOP("Message", "Merge them into one group"), Fix::Safe, fixOf<&oneGroup>}}},
        {"mdx.geoset.face-order",
         Impact::Waste,
         QT_TRANSLATE_NOOP("Message", "Triangles in an inefficient order"),
         QT_TRANSLATE_NOOP("Message", "A graphics card recomputes a vertex that it has not used recently; triangles "
                                      "that share vertices are drawn faster one after another (meshoptimizer)."),
         Reads::of<Geoset>(),
         checkOf<&unorderedFaces>,
         {{QT_TRANSLATE_NOOP("Message", "Order the triangles"), Fix::Safe, fixOf<&orderFaces>}}},
        {"mdx.texture-animation.duplicate",
         Impact::Waste,
         QT_TRANSLATE_NOOP("Message", "Duplicate texture animations"),
         QT_TRANSLATE_NOOP("Message", "Layers can share a texture animation."),
         Reads::of<TextureAnimation>(),
         checkOf<&equalItems<&Root::textureAnimations>>,
         {{QT_TRANSLATE_NOOP("Message", "Merge them"), Fix::Safe, fixOf<&mergeItems<&Root::textureAnimations>>}}},
        {"mdx.global-sequence.duplicate",
         Impact::Waste,
         QT_TRANSLATE_NOOP("Message", "Duplicate global sequences"),
         QT_TRANSLATE_NOOP("Message",
                           "All global sequences begin together, so those with the same length run identically."),
         Reads::of<GlobalSequence>(),
         checkOf<&equalItems<&Root::globalSequences>>,
         {{QT_TRANSLATE_NOOP("Message", "Merge them"), Fix::Safe, fixOf<&mergeItems<&Root::globalSequences>>}}},
    }});
    return table;
}

} // namespace sinew::mdx
