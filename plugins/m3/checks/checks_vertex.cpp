// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m3/checks/checks.h"

#include "core/check/findings.h"
#include "core/check/triangles.h"
#include "core/check/weights.h"
#include "core/model/edit_builder.h"
#include "plugins/m3/checks/region_faces.h"
#include "plugins/m3/file/vertices.h"
#include "plugins/m3/model/work_budget.h"
#include <QtGlobal>
#include <algorithm>

namespace sinew::m3 {

namespace {

namespace vertices {

/// The bones of a region's vertices: `used` of `each` pairs of weight and bone row count.
struct Influences
{
    std::uint64_t first = 0, count = 0; ///< vertices that exist
    std::size_t each = 0, used = 0;
};

Influences influencesOf(const Root &root, const Region &region)
{
    const bool isOld = region.sectionVersion < 3;
    const std::uint64_t first = isOld ? region.firstVertexOld : region.firstVertex;
    const std::uint64_t wanted = isOld ? region.vertexCountOld : region.vertexCount;
    Influences result;
    result.each = bonesPerVertex(root.vertexFlags);
    result.used = std::min<std::size_t>(result.each, std::max<std::size_t>(region.weightsUsed, 1));
    const std::uint64_t known =
        result.each ? std::min(root.boneWeights.size(), root.boneIndices.size()) / result.each : 0;
    result.first = std::min(first, known);
    result.count = std::min(wanted, known - result.first);
    return result;
}

template<class Visit>
void forEachRegion(const Root &root, const Findings &findings, const Visit &visit)
{
    for (const Division &division : root.divisions)
        for (std::size_t i = 0; i < division.regions.size() && !findings.isCancelled(); ++i)
            visit(division, division.regions[i], division.regions.ids[i]);
}

void strayBones(const M3Model &model, Findings &findings)
{
    const Root &root = model.data;
    WorkBudget budget(mostOverlap * root.positions.size());
    forEachRegion(root, findings, [&](const Division &, const Region &region, NodeId id) {
        const Influences bones = influencesOf(root, region);
        if (!budget.take(bones.count))
            return;
        std::size_t count = 0, highest = 0;
        for (std::uint64_t at = bones.first * bones.each; at < (bones.first + bones.count) * bones.each; ++at) {
            if (at % bones.each >= bones.used || (bones.used > 1 && root.boneWeights[at] == 0) ||
                root.boneIndices[at] < region.boneLookupCount)
                continue;
            ++count;
            highest = std::max<std::size_t>(highest, root.boneIndices[at]);
        }
        if (count)
            findings.add(
                Message(QT_TRANSLATE_NOOP("Message", "weights for bones up to row %2, in a region with %3: %1"),
                        {count, highest, std::size_t(region.boneLookupCount)}),
                {Address{id}, fieldOf<&Root::boneIndices>(RootNode)});
    });
}

/// Calls visit(the weights of a vertex that count) for a region's vertices. A single bone has full weight, whatever is
/// stored.
template<class Bytes, class Visit>
void forEachVertex(const Influences &bones, const Bytes &weights, const Visit &visit)
{
    for (std::uint64_t v = bones.first; v < bones.first + bones.count && bones.used > 1; ++v)
        visit(weights.subspan(v * bones.each, bones.used));
}

std::size_t wrongWeights(const Root &root, const Influences &bones)
{
    std::size_t count = 0;
    forEachVertex(bones, root.boneWeights.view(),
                  [&](std::span<const std::uint8_t> vertex) { count += !isFullWeight(vertex); });
    return count;
}

void weights(const M3Model &model, Findings &findings)
{
    const Root &root = model.data;
    WorkBudget budget(mostOverlap * root.positions.size());
    forEachRegion(root, findings, [&](const Division &, const Region &region, NodeId id) {
        const Influences bones = influencesOf(root, region);
        if (!budget.take(bones.count))
            return;
        if (const std::size_t count = wrongWeights(root, bones))
            findings.add(
                Message(QT_TRANSLATE_NOOP("Message", "vertices whose weights don't add up to 255: %1"), {count}),
                {Address{id}, fieldOf<&Root::boneWeights>(RootNode)});
    });
}

Status fullWeights(EditBuilder &edit, const M3Model &model, const Finding &finding)
{
    const Root &root = model.data;
    const auto *region = model.get<Region>(finding.place().node);
    if (!region || !wrongWeights(root, influencesOf(root, *region)))
        return Done{};
    Array<std::uint8_t> weights = root.boneWeights;
    const std::span<std::uint8_t> all(weights.edit(), weights.size());
    const auto fill = [&](const Influences &bones) {
        forEachVertex(bones, all, [](std::span<std::uint8_t> vertex) { fillWeight(vertex); });
    };
    fill(influencesOf(root, *region));
    std::size_t regions = 0;
    for (const Division &division : root.divisions)
        regions += division.regions.size();
    WorkBudget budget(mostOverlap * root.positions.size());
    for (const Division &division : root.divisions)
        for (const Region &other : division.regions)
            if (const Influences bones = influencesOf(root, other);
                areMendedAtOnce(regions, weights.size()) && budget.take(bones.count))
                fill(bones);
    edit.set(fieldOf<&Root::boneWeights>(RootNode), weights);
    return Done{};
}

template<auto Faults>
void triangles(const M3Model &model, Findings &findings, const char *text)
{
    WorkBudget budget = faceBudget(model.data);
    forEachRegion(model.data, findings, [&](const Division &division, const Region &region, NodeId id) {
        const std::span<const std::uint16_t> corners = facesOf(division, region);
        if (!budget.take(corners.size()))
            return;
        const std::vector<bool> wrong = Faults(corners);
        if (const auto count = std::count(wrong.begin(), wrong.end(), true))
            findings.add(Message(text, {count}), Address{id});
    });
}

void degenerate(const M3Model &model, Findings &findings)
{
    triangles<&degenerateTriangles>(model, findings,
                                    QT_TRANSLATE_NOOP("Message", "triangles that use the same corner twice: %1"));
}

void duplicates(const M3Model &model, Findings &findings)
{
    triangles<&repeatedTriangles>(model, findings, QT_TRANSLATE_NOOP("Message", "duplicate triangles: %1"));
}

/// Removes triangles of a region, or of all regions where they are mended at once; the indices behind them move up.
template<auto Faults>
Status without(EditBuilder &edit, const M3Model &model, const Finding &finding)
{
    const auto *region = model.get<Region>(finding.place().node);
    const NodeId parent = region ? model.parentOf(finding.place().node) : NodeId(NoNode);
    const auto *division = region ? model.get<Division>(parent) : nullptr;
    if (!division)
        return Done{};
    std::vector<bool> isGone(division->faces.size());
    const auto mark = [&](const Region &from) {
        const std::vector<bool> wrong = Faults(facesOf(*division, from));
        for (std::size_t corner = 0; corner < wrong.size() * 3; ++corner)
            if (wrong[corner / 3])
                isGone[from.firstIndex + corner] = true;
        return std::ranges::find(wrong, true) != wrong.end();
    };
    if (!mark(*region))
        return Done{};
    if (areMendedAtOnce(division->regions.size(), division->faces.size())) {
        WorkBudget budget = faceBudget(model.data);
        for (const Region &other : division->regions)
            if (budget.take(facesOf(*division, other).size()))
                mark(other);
    }
    std::vector<std::uint16_t> kept;
    std::vector<std::uint32_t> rows; // the new position of each index, and the end
    for (std::size_t i = 0; i < division->faces.size(); ++i) {
        rows.push_back(std::uint32_t(kept.size()));
        if (!isGone[i])
            kept.push_back(division->faces[i]);
    }
    rows.push_back(std::uint32_t(kept.size()));
    edit.set(fieldOf<&Division::faces>(parent), Array<std::uint16_t>(std::span<const std::uint16_t>(kept)));
    for (std::size_t i = 0; i < division->regions.size(); ++i) {
        const Region &other = division->regions[i];
        if (std::uint64_t(other.firstIndex) + other.indexCount >= rows.size())
            continue; // beyond the division, which is another problem
        const std::uint32_t first = rows[other.firstIndex], end = rows[other.firstIndex + other.indexCount];
        if (first != other.firstIndex)
            edit.set(fieldOf<&Region::firstIndex>(division->regions.ids[i]), first);
        if (end - first != other.indexCount)
            edit.set(fieldOf<&Region::indexCount>(division->regions.ids[i]), end - first);
    }
    return Done{};
}

} // namespace vertices

} // namespace

std::vector<Check> vertexChecks()
{
    using namespace vertices;
    return {
        {"m3.vertex.bone",
         Impact::Fatal,
         QT_TRANSLATE_NOOP("Message", "Vertices beyond the bones of their region"),
         QT_TRANSLATE_NOOP(
             "Message",
             "The vertices of a region name bones by rows of its part of the look-up; in all of Blizzard's files that "
             "we know they stay within it. Past its end are the bones of another region, or none."),
         Reads::of<Region>() | Reads::field<&Root::boneIndices, &Root::boneWeights, &Root::vertexFlags>(),
         checkOf<&strayBones>,
         {},
         QT_TRANSLATE_NOOP("Message", "which bones are meant can't be guessed")},
        {"m3.vertex.weights",
         Impact::Wrong,
         QT_TRANSLATE_NOOP("Message", "Weights that don't add up"),
         QT_TRANSLATE_NOOP(
             "Message",
             "Weights are parts of 255, and the region says how many of a vertex count. With less, vertices shrink "
             "towards the origin, with more they fly away, unless the program divides by the sum (glTF-Validator)."),
         Reads::of<Region>() | Reads::field<&Root::boneWeights, &Root::vertexFlags>(),
         checkOf<&weights>,
         {{QT_TRANSLATE_NOOP("Message", "Scale the weights to 255"), Fix::Changes, fixOf<&fullWeights>}}},
        {"m3.region.degenerate-face",
         Impact::Waste,
         QT_TRANSLATE_NOOP("Message", "Triangles that use a corner twice"),
         QT_TRANSLATE_NOOP("Message", "They have no area and are never seen."),
         Reads::of<Division, Region>(),
         checkOf<&degenerate>,
         {{QT_TRANSLATE_NOOP("Message", "Delete these triangles"), Fix::Safe, fixOf<&without<&degenerateTriangles>>}}},
        {"m3.region.duplicate-face",
         Impact::Waste,
         QT_TRANSLATE_NOOP("Message", "Duplicate triangles"),
         QT_TRANSLATE_NOOP("Message", "The second one covers the first exactly. In translucent materials both are "
                                      "seen, twice as bright or dense."),
         Reads::of<Division, Region>(),
         checkOf<&duplicates>,
         {{QT_TRANSLATE_NOOP("Message", "Delete the duplicates"), Fix::Changes, fixOf<&without<&repeatedTriangles>>}}},
    };
}

} // namespace sinew::m3
