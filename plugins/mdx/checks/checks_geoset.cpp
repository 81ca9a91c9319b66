// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/mdx/checks/checks.h"

#include "core/check/findings.h"
#include "core/model/edit_builder.h"
#include "plugins/mdx/checks/walk.h"
#include <QtGlobal>
#include <algorithm>
#include <set>

namespace sinew::mdx {

namespace {

namespace geosets {

template<class Visit>
void forEachGeoset(const MdxModel &model, const Findings &findings, const Visit &visit)
{
    for (std::size_t i = 0; i < model.data.geosets.size() && !findings.isCancelled(); ++i)
        visit(model.data.geosets[i], model.data.geosets.ids[i]);
}

void normals(const MdxModel &model, Findings &findings)
{
    forEachGeoset(model, findings, [&](const Geoset &g, NodeId id) {
        if (g.normals.size() != g.vertices.size())
            findings.add(Message(QT_TRANSLATE_NOOP("Message", "%1 normals for %2 vertices"),
                                 {g.normals.size(), g.vertices.size()}),
                         fieldOf<&Geoset::normals>(id));
    });
}

void uvCount(const MdxModel &model, Findings &findings)
{
    forEachGeoset(model, findings, [&](const Geoset &g, NodeId) {
        for (std::size_t i = 0; i < g.uvSets.size(); ++i)
            if (g.uvSets[i].coordinates.size() != g.vertices.size())
                findings.add(Message(QT_TRANSLATE_NOOP("Message", "%1 texture coordinates for %2 vertices"),
                                     {g.uvSets[i].coordinates.size(), g.vertices.size()}),
                             fieldOf<&UvSet::coordinates>(g.uvSets.ids[i]));
    });
}

void noUvs(const MdxModel &model, Findings &findings)
{
    forEachGeoset(model, findings, [&](const Geoset &g, NodeId id) {
        if (g.uvSets.isEmpty() && !g.vertices.isEmpty())
            findings.add(QT_TRANSLATE_NOOP("Message", "the geoset has no texture coordinates"),
                         fieldOf<&Geoset::uvSets>(id));
    });
}

void tangents(const MdxModel &model, Findings &findings)
{
    forEachGeoset(model, findings, [&](const Geoset &g, NodeId id) {
        if (!g.tangents.isEmpty() && g.tangents.size() != g.vertices.size())
            findings.add(Message(QT_TRANSLATE_NOOP("Message", "%1 tangents for %2 vertices"),
                                 {g.tangents.size(), g.vertices.size()}),
                         fieldOf<&Geoset::tangents>(id));
    });
}

void faceVertices(const MdxModel &model, Findings &findings)
{
    forEachGeoset(model, findings, [&](const Geoset &g, NodeId id) {
        const auto wrong =
            std::find_if(g.faces.begin(), g.faces.end(), [&](std::uint16_t v) { return v >= g.vertices.size(); });
        if (wrong != g.faces.end())
            findings.add(Message(QT_TRANSLATE_NOOP("Message", "a face refers to vertex %1 of %2"),
                                 {int(*wrong), g.vertices.size()}),
                         fieldOf<&Geoset::faces>(id));
    });
}

void notThree(const MdxModel &model, Findings &findings)
{
    forEachGeoset(model, findings, [&](const Geoset &g, NodeId id) {
        if (g.faces.size() % 3)
            findings.add(
                Message(QT_TRANSLATE_NOOP("Message", "%1 indices are not a multiple of three"), {g.faces.size()}),
                fieldOf<&Geoset::faces>(id));
    });
}

void faceTypes(const MdxModel &model, Findings &findings)
{
    forEachGeoset(model, findings, [&](const Geoset &g, NodeId id) {
        const auto other = std::find_if(g.faceTypes.begin(), g.faceTypes.end(), [](std::uint32_t t) { return t != 4; });
        if (other != g.faceTypes.end())
            findings.add(Message(QT_TRANSLATE_NOOP("Message", "faces of type %1 are not triangles"), {*other}),
                         fieldOf<&Geoset::faceTypes>(id));
    });
}

std::uint64_t sumOf(const Array<std::uint32_t> &counts)
{
    std::uint64_t sum = 0;
    for (const std::uint32_t count : counts)
        sum += count;
    return sum;
}

void faceGroups(const MdxModel &model, Findings &findings)
{
    forEachGeoset(model, findings, [&](const Geoset &g, NodeId id) {
        if (const std::uint64_t sum = sumOf(g.faceGroups); sum != g.faces.size())
            findings.add(Message(QT_TRANSLATE_NOOP("Message", "the face groups need %1 indices, there are %2"),
                                 {sum, g.faces.size()}),
                         fieldOf<&Geoset::faceGroups>(id));
    });
}

void tooManyVertices(const MdxModel &model, Findings &findings)
{
    forEachGeoset(model, findings, [&](const Geoset &g, NodeId id) {
        if (g.vertices.size() > 65536)
            findings.add(Message(QT_TRANSLATE_NOOP("Message", "%1 vertices exceed what faces can address (65536)"),
                                 {g.vertices.size()}),
                         fieldOf<&Geoset::vertices>(id));
    });
}

void manyVertices(const MdxModel &model, Findings &findings)
{
    forEachGeoset(model, findings, [&](const Geoset &g, NodeId id) {
        const bool isHd = !g.skin.isEmpty() || !g.wideSkin.isEmpty();
        if (isWarcraft(model) && !isHd && g.vertices.size() >= 7433 && g.vertices.size() <= 65536)
            findings.add(QT_TRANSLATE_NOOP("Message", "geosets with 7433 or more vertices reportedly render "
                                                      "incorrectly in the game"),
                         fieldOf<&Geoset::vertices>(id));
    });
}

void extentCount(const MdxModel &model, Findings &findings)
{
    const std::size_t wanted = model.data.sequences.size();
    forEachGeoset(model, findings, [&](const Geoset &g, NodeId id) {
        if (isWarcraft(model) && model.data.version < 900 && g.sequenceExtents.size() != wanted)
            findings.add(Message(QT_TRANSLATE_NOOP("Message", "%1 sequence extents for %2 sequences"),
                                 {g.sequenceExtents.size(), wanted}),
                         fieldOf<&Geoset::sequenceExtents>(id));
    });
}

void empty(const MdxModel &model, Findings &findings)
{
    forEachGeoset(model, findings, [&](const Geoset &g, NodeId id) {
        if (g.faces.isEmpty())
            findings.add(QT_TRANSLATE_NOOP("Message", "the geoset has no faces"), {{id}, fieldOf<&Geoset::faces>(id)});
    });
}

/// Whether the triangle at an index is degenerate: two of its corners are the same.
bool isDegenerate(const Array<std::uint16_t> &faces, std::size_t at)
{
    return faces[at] == faces[at + 1] || faces[at + 1] == faces[at + 2] || faces[at] == faces[at + 2];
}

void degenerate(const MdxModel &model, Findings &findings)
{
    forEachGeoset(model, findings, [&](const Geoset &g, NodeId id) {
        std::size_t count = 0;
        for (std::size_t i = 0; i + 2 < g.faces.size(); i += 3)
            count += isDegenerate(g.faces, i);
        if (count)
            findings.add(Message(QT_TRANSLATE_NOOP("Message", "triangles that use the same corner twice: %1"), {count}),
                         fieldOf<&Geoset::faces>(id));
    });
}

using Triangle = std::array<std::uint16_t, 3>;
/// The same for triangles with the same corners in the same winding order.
Triangle triangleAt(const Array<std::uint16_t> &faces, std::size_t at)
{
    Triangle t{faces[at], faces[at + 1], faces[at + 2]};
    std::rotate(t.begin(), std::min_element(t.begin(), t.end()), t.end());
    return t;
}

void duplicates(const MdxModel &model, Findings &findings)
{
    forEachGeoset(model, findings, [&](const Geoset &g, NodeId id) {
        std::vector<Triangle> all;
        for (std::size_t i = 0; i + 2 < g.faces.size(); i += 3)
            if (!isDegenerate(g.faces, i))
                all.push_back(triangleAt(g.faces, i));
        std::sort(all.begin(), all.end());
        const std::size_t count = std::size_t(all.end() - std::unique(all.begin(), all.end()));
        if (count)
            findings.add(Message(QT_TRANSLATE_NOOP("Message", "duplicate triangles: %1"), {count}),
                         fieldOf<&Geoset::faces>(id));
    });
}

void unusedAnimations(const MdxModel &model, Findings &findings)
{
    const List<GeosetAnimation> &list = model.data.geosetAnimations;
    for (std::size_t i = 0; i < list.size() && !findings.isCancelled(); ++i)
        if (list[i].geosetId == -1)
            findings.add(QT_TRANSLATE_NOOP("Message", "it belongs to no geoset"),
                         fieldOf<&GeosetAnimation::geosetId>(list.ids[i]));
}

void severalAnimations(const MdxModel &model, Findings &findings)
{
    const List<GeosetAnimation> &list = model.data.geosetAnimations;
    std::set<std::int32_t> seen;
    for (std::size_t i = 0; i < list.size() && !findings.isCancelled(); ++i)
        if (list[i].geosetId >= 0 && !seen.insert(list[i].geosetId).second)
            findings.add(QT_TRANSLATE_NOOP("Message", "another geoset animation has the same geoset"),
                         fieldOf<&GeosetAnimation::geosetId>(list.ids[i]));
}

void countLimit(const MdxModel &model, Findings &findings)
{
    constexpr std::size_t most = 255;
    const Root &root = model.data;
    const std::pair<Address, std::size_t> lists[] = {{fieldOf<&Root::sequences>(RootNode), root.sequences.size()},
                                                     {fieldOf<&Root::materials>(RootNode), root.materials.size()},
                                                     {fieldOf<&Root::geosets>(RootNode), root.geosets.size()}};
    for (const auto &[list, count] : lists)
        if (root.dialect == WowAlpha && count > most)
            findings.add(Message(QT_TRANSLATE_NOOP("Message", "the game accepts at most %1 of these, but there are %2"),
                                 {std::to_string(most), std::to_string(count)}),
                         list);
}

/// Removes the triangles that are not kept; the faces become one group.
template<class Keep>
void keepTriangles(EditBuilder &edit, NodeId id, const Geoset &g, const Keep &keep)
{
    std::vector<std::uint16_t> kept;
    for (std::size_t i = 0; i + 2 < g.faces.size(); i += 3)
        if (keep(i))
            kept.insert(kept.end(), g.faces.begin() + i, g.faces.begin() + i + 3);
    if (kept.size() == g.faces.size())
        return;
    edit.set(fieldOf<&Geoset::faces>(id), Array<std::uint16_t>(kept));
    edit.set(fieldOf<&Geoset::faceTypes>(id), Array<std::uint32_t>{4});
    edit.set(fieldOf<&Geoset::faceGroups>(id), Array<std::uint32_t>{std::uint32_t(kept.size())});
}

Status withoutDegenerate(EditBuilder &edit, const MdxModel &model, const Finding &finding)
{
    if (const auto *g = model.get<Geoset>(finding.place().node))
        keepTriangles(edit, finding.place().node, *g, [&](std::size_t at) { return !isDegenerate(g->faces, at); });
    return Done{};
}

Status withoutDuplicates(EditBuilder &edit, const MdxModel &model, const Finding &finding)
{
    std::set<Triangle> seen;
    if (const auto *g = model.get<Geoset>(finding.place().node))
        keepTriangles(edit, finding.place().node, *g, [&](std::size_t at) {
            return isDegenerate(g->faces, at) || seen.insert(triangleAt(g->faces, at)).second;
        });
    return Done{};
}

Status withoutWrongFaces(EditBuilder &edit, const MdxModel &model, const Finding &finding)
{
    if (const auto *g = model.get<Geoset>(finding.place().node))
        keepTriangles(edit, finding.place().node, *g, [&](std::size_t at) {
            return std::max({g->faces[at], g->faces[at + 1], g->faces[at + 2]}) < g->vertices.size();
        });
    return Done{};
}

Status withoutRest(EditBuilder &edit, const MdxModel &model, const Finding &finding)
{
    if (const auto *g = model.get<Geoset>(finding.place().node))
        keepTriangles(edit, finding.place().node, *g, [](std::size_t) { return true; });
    return Done{};
}

Status fitGroups(EditBuilder &edit, const MdxModel &model, const Finding &finding)
{
    const NodeId id = finding.place().node;
    if (const auto *g = model.get<Geoset>(id); g && sumOf(g->faceGroups) != g->faces.size()) {
        edit.set(fieldOf<&Geoset::faceTypes>(id), Array<std::uint32_t>{4});
        edit.set(fieldOf<&Geoset::faceGroups>(id), Array<std::uint32_t>{std::uint32_t(g->faces.size())});
    }
    return Done{};
}

template<class T>
Array<T> fitted(const Array<T> &array, std::size_t size, T filler)
{
    Array<T> result = array;
    const std::size_t kept = std::min(array.size(), size);
    result.splice(kept, array.size() - kept, std::vector<T>(size - kept, filler));
    return result;
}

Status fitNormals(EditBuilder &edit, const MdxModel &model, const Finding &finding)
{
    if (const auto *g = model.get<Geoset>(finding.place().node))
        edit.set(finding.place(), fitted(g->normals, g->vertices.size(), Vec3{0, 0, 1}));
    return Done{};
}

Status fitTangents(EditBuilder &edit, const MdxModel &model, const Finding &finding)
{
    if (const auto *g = model.get<Geoset>(finding.place().node))
        edit.set(finding.place(), fitted(g->tangents, g->vertices.size(), Vec4{1, 0, 0, 1}));
    return Done{};
}

Status fitUvs(EditBuilder &edit, const MdxModel &model, const Finding &finding)
{
    const auto *set = model.get<UvSet>(finding.place().node);
    const auto *g = set ? model.get<Geoset>(model.parentOf(finding.place().node)) : nullptr;
    if (g)
        edit.set(finding.place(), fitted(set->coordinates, g->vertices.size(), Vec2{0, 0}));
    return Done{};
}

Status addUvs(EditBuilder &edit, const MdxModel &model, const Finding &finding)
{
    const auto *g = model.get<Geoset>(finding.place().node);
    if (!g || !g->uvSets.isEmpty())
        return Done{};
    List<UvSet> sets;
    sets.append().coordinates.assign(std::vector<Vec2>(g->vertices.size()));
    edit.insert(finding.place(), -1, Value::of(sets));
    return Done{};
}

Status fitExtents(EditBuilder &edit, const MdxModel &model, const Finding &finding)
{
    const auto *g = model.get<Geoset>(finding.place().node);
    if (!g)
        return Done{};
    const std::size_t wanted = model.data.sequences.size(), have = g->sequenceExtents.size();
    for (std::size_t i = wanted; i < have; ++i)
        edit.remove(g->sequenceExtents.ids[i]);
    List<Extent> missing;
    for (std::size_t i = have; i < wanted; ++i)
        missing.append() = g->extent;
    if (have < wanted)
        edit.insert(finding.place(), -1, Value::of(missing));
    return Done{};
}

} // namespace geosets

} // namespace

std::vector<Check> geosetChecks()
{
    using namespace geosets;
    return {
        {"mdx.geoset.normals",
         Impact::Fatal,
         QT_TRANSLATE_NOOP("Message", "Normals and vertices that differ in number"),
         QT_TRANSLATE_NOOP("Message", "Each vertex has one normal; HiveWE's validator refuses other counts."),
         Reads::of<Geoset>(),
         checkOf<&normals>,
         {{QT_TRANSLATE_NOOP("Message", "Correct the number of normals"), Fix::Changes, fixOf<&fitNormals>}}},
        {"mdx.geoset.uv-count",
         Impact::Fatal,
         QT_TRANSLATE_NOOP("Message", "Texture coordinates and vertices that differ in number"),
         QT_TRANSLATE_NOOP("Message",
                           "Each vertex has one coordinate in a set; HiveWE's validator refuses other counts."),
         Reads::of<Geoset, UvSet>(),
         checkOf<&uvCount>,
         {{QT_TRANSLATE_NOOP("Message", "Correct the number of coordinates"), Fix::Changes, fixOf<&fitUvs>}}},
        {"mdx.geoset.no-uv",
         Impact::Wrong,
         QT_TRANSLATE_NOOP("Message", "Geosets without texture coordinates"),
         QT_TRANSLATE_NOOP("Message", "Without coordinates no texture can be applied to it."),
         Reads::of<Geoset, UvSet>(),
         checkOf<&noUvs>,
         {{QT_TRANSLATE_NOOP("Message", "Add a set of coordinates"), Fix::Changes, fixOf<&addUvs>}}},
        {"mdx.geoset.tangents",
         Impact::Wrong,
         QT_TRANSLATE_NOOP("Message", "Tangents and vertices that differ in number"),
         QT_TRANSLATE_NOOP(
             "Message",
             "HD models need one tangent per vertex to read the normal map; otherwise the lighting is wrong."),
         Reads::of<Geoset>(),
         checkOf<&tangents>,
         {{QT_TRANSLATE_NOOP("Message", "Correct the number of tangents"), Fix::Changes, fixOf<&fitTangents>}}},
        {"mdx.geoset.face-vertex",
         Impact::Fatal,
         QT_TRANSLATE_NOOP("Message", "Faces with vertices that don't exist"),
         QT_TRANSLATE_NOOP("Message", "There is no such vertex in the file. What is drawn in its place is random: "
                                      "whatever lies in memory there."),
         Reads::of<Geoset>(),
         checkOf<&faceVertices>,
         {{QT_TRANSLATE_NOOP("Message", "Delete these faces"), Fix::Changes, fixOf<&withoutWrongFaces>}}},
        {"mdx.geoset.incomplete-face",
         Impact::Wrong,
         QT_TRANSLATE_NOOP("Message", "Incomplete faces"),
         QT_TRANSLATE_NOOP("Message",
                           "Three indices make a face; what is left over is not drawn (HiveWE's validator)."),
         Reads::of<Geoset>(),
         checkOf<&notThree>,
         {{QT_TRANSLATE_NOOP("Message", "Drop the remainder"), Fix::Safe, fixOf<&withoutRest>}}},
        {"mdx.geoset.face-type",
         Impact::Wrong,
         QT_TRANSLATE_NOOP("Message", "Faces that aren't triangles"),
         QT_TRANSLATE_NOOP("Message", "All of Blizzard's faces are lists of triangles (type 4); neither viewers nor "
                                      "the game are known to draw any other type."),
         Reads::of<Geoset>(),
         checkOf<&faceTypes>,
         {},
         QT_TRANSLATE_NOOP("Message",
                           "lines, strips and fans have to be turned into triangles by the program that made them")},
        {"mdx.geoset.face-groups",
         Impact::Wrong,
         QT_TRANSLATE_NOOP("Message", "Face groups that don't match the faces"),
         QT_TRANSLATE_NOOP("Message", "The groups divide the indices by type; what a wrong sum leads to is not known."),
         Reads::of<Geoset>(),
         checkOf<&faceGroups>,
         {{QT_TRANSLATE_NOOP("Message", "Make one group of all faces"), Fix::Changes, fixOf<&fitGroups>}}},
        {"mdx.geoset.vertex-limit",
         Impact::Fatal,
         QT_TRANSLATE_NOOP("Message", "Too many vertices for faces"),
         QT_TRANSLATE_NOOP("Message", "Faces refer to vertices by 16-bit numbers."),
         Reads::of<Geoset>(),
         checkOf<&tooManyVertices>,
         {},
         QT_TRANSLATE_NOOP("Message", "the geoset has to be divided in the program that made it")},
        {"mdx.geoset.many-vertices",
         Impact::Wrong,
         QT_TRANSLATE_NOOP("Message", "Geosets with 7433 vertices or more"),
         QT_TRANSLATE_NOOP("Message", "Classic geosets with this many vertices are drawn incorrectly, or not at all "
                                      "(Hive's model checker; HiveWE's wiki)."),
         Reads::of<Geoset>(),
         checkOf<&manyVertices>,
         {},
         QT_TRANSLATE_NOOP("Message", "the geoset has to be divided in the program that made it")},
        {"mdx.geoset.extent-count",
         Impact::Note,
         QT_TRANSLATE_NOOP("Message", "Bounds that don't match the sequences"),
         QT_TRANSLATE_NOOP("Message",
                           "Classic models have bounds for each geoset in each sequence, by the sequence's row."),
         Reads::of<Geoset, Extent, Sequence>(),
         checkOf<&extentCount>,
         {{QT_TRANSLATE_NOOP("Message", "Correct the number of bounds"), Fix::Safe, fixOf<&fitExtents>}}},
        {"mdx.geoset.empty",
         Impact::Waste,
         QT_TRANSLATE_NOOP("Message", "Geosets without faces"),
         QT_TRANSLATE_NOOP("Message", "It is never drawn."),
         Reads::of<Geoset>(),
         checkOf<&empty>,
         {{QT_TRANSLATE_NOOP("Message", "Delete the geoset"), Fix::Safe, &deleteObject}}},
        {"mdx.geoset.degenerate-face",
         Impact::Waste,
         QT_TRANSLATE_NOOP("Message", "Triangles that use a corner twice"),
         QT_TRANSLATE_NOOP("Message", "They have no area and are never seen."),
         Reads::of<Geoset>(),
         checkOf<&degenerate>,
         {{QT_TRANSLATE_NOOP("Message", "Delete these triangles"), Fix::Safe, fixOf<&withoutDegenerate>}}},
        {"mdx.geoset.duplicate-face",
         Impact::Waste,
         QT_TRANSLATE_NOOP("Message", "Duplicate triangles"),
         QT_TRANSLATE_NOOP("Message", "The second one covers the first exactly. In translucent materials both are "
                                      "seen, twice as bright or dense."),
         Reads::of<Geoset>(),
         checkOf<&duplicates>,
         {{QT_TRANSLATE_NOOP("Message", "Delete the duplicates"), Fix::Changes, fixOf<&withoutDuplicates>}}},
        {"mdx.geoset-animation.same-geoset",
         Impact::Wrong,
         QT_TRANSLATE_NOOP("Message", "Geosets with several geoset animations"),
         QT_TRANSLATE_NOOP("Message",
                           "The game uses one of them; which one is not certain (mdx-m3-viewer's sanity test)."),
         Reads::of<GeosetAnimation>(),
         checkOf<&severalAnimations>,
         {{QT_TRANSLATE_NOOP("Message", "Delete this geoset animation"), Fix::Changes, &deleteObject}}},
        {"mdx.geoset-animation.unused",
         Impact::Waste,
         QT_TRANSLATE_NOOP("Message", "Geoset animations without a geoset"),
         QT_TRANSLATE_NOOP("Message", "It neither colours nor fades anything (mdx-m3-viewer's sanity test)."),
         Reads::of<GeosetAnimation>(),
         checkOf<&unusedAnimations>,
         {{QT_TRANSLATE_NOOP("Message", "Delete it"), Fix::Changes, &deleteObject}}},
        {"mdx.wow.count",
         Impact::Fatal,
         QT_TRANSLATE_NOOP("Message", "More than one byte can count"),
         QT_TRANSLATE_NOOP("Message", "World of Warcraft's alpha counts sequences, materials and geosets in one byte."),
         Reads::field<&Root::sequences, &Root::materials, &Root::geosets>(),
         checkOf<&countLimit>,
         {},
         QT_TRANSLATE_NOOP("Message", "some have to be merged or deleted")},
    };
}

} // namespace sinew::mdx
