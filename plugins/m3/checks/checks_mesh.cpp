// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m3/checks/checks.h"

#include "core/check/findings.h"
#include "plugins/m3/checks/region_faces.h"
#include "plugins/m3/file/vertices.h"
#include <QtGlobal>
#include <algorithm>

namespace sinew::m3 {

namespace {

namespace meshes {

/// A region with the range of its vertices.
struct Part
{
    const Region &region;
    NodeId id;
    const Division &division;
    NodeId divisionId;
    bool isOld; ///< the counts are in the fields of version 2
    std::uint64_t first, count;

    Address countField() const
    {
        return isOld ? fieldOf<&Region::vertexCountOld>(id) : fieldOf<&Region::vertexCount>(id);
    }
    bool hasVertices(const Root &root) const { return first + count <= root.positions.size(); }
    bool hasFaces() const { return std::uint64_t(region.firstIndex) + region.indexCount <= division.faces.size(); }
};

template<class Visit>
void forEachRegion(const Root &root, const Findings &findings, const Visit &visit)
{
    for (std::size_t d = 0; d < root.divisions.size() && !findings.isCancelled(); ++d)
        for (std::size_t i = 0; i < root.divisions[d].regions.size() && !findings.isCancelled(); ++i) {
            const Region &region = root.divisions[d].regions[i];
            const bool isOld = region.sectionVersion < 3;
            visit(Part{region, root.divisions[d].regions.ids[i], root.divisions[d], root.divisions.ids[d], isOld,
                       isOld ? region.firstVertexOld : region.firstVertex,
                       isOld ? region.vertexCountOld : region.vertexCount});
        }
}

void regionVertices(const M3Model &model, Findings &findings)
{
    forEachRegion(model.data, findings, [&](const Part &part) {
        if (!part.hasVertices(model.data))
            findings.add(Message(QT_TRANSLATE_NOOP("Message", "the region ends at vertex %1 of %2"),
                                 {part.first + part.count, model.data.positions.size()}),
                         part.countField());
    });
}

void regionFaces(const M3Model &model, Findings &findings)
{
    forEachRegion(model.data, findings, [&](const Part &part) {
        if (!part.hasFaces())
            findings.add(
                Message(QT_TRANSLATE_NOOP("Message", "the region's triangles end at %1 of %2"),
                        {std::uint64_t(part.region.firstIndex) + part.region.indexCount, part.division.faces.size()}),
                fieldOf<&Region::indexCount>(part.id));
    });
}

void faceVertices(const M3Model &model, Findings &findings)
{
    WorkBudget budget = faceBudget(model.data);
    forEachRegion(model.data, findings, [&](const Part &part) {
        const std::span<const std::uint16_t> faces = facesOf(part.division, part.region);
        if (!part.hasVertices(model.data) || !budget.take(faces.size()))
            return;
        const std::uint64_t limit = part.isOld ? part.first + part.count : part.count;
        const auto wrong = std::find_if(faces.begin(), faces.end(), [limit](std::uint16_t v) { return v >= limit; });
        if (wrong != faces.end())
            findings.add(Message(QT_TRANSLATE_NOOP("Message", "a triangle refers to vertex %1 of a region with %2"),
                                 {std::uint64_t(*wrong), limit}),
                         {fieldOf<&Division::faces>(part.divisionId), {part.id}});
    });
}

void regionBones(const M3Model &model, Findings &findings)
{
    const Root &root = model.data;
    forEachRegion(root, findings, [&](const Part &part) {
        const std::size_t end = std::size_t(part.region.firstBoneLookup) + part.region.boneLookupCount;
        if (end > root.boneLookup.size())
            findings.add(
                Message(QT_TRANSLATE_NOOP("Message", "the region's bones end at %1 of the %2 of the bone look-up"),
                        {end, root.boneLookup.size()}),
                fieldOf<&Region::boneLookupCount>(part.id));
    });
}

void regionWeights(const M3Model &model, Findings &findings)
{
    const std::size_t bonesEach = bonesPerVertex(model.data.vertexFlags);
    forEachRegion(model.data, findings, [&](const Part &part) {
        if (part.region.weightsUsed > bonesEach && bonesEach)
            findings.add(Message(QT_TRANSLATE_NOOP("Message", "%1 bones per vertex are used, but vertices have %2"),
                                 {std::size_t(part.region.weightsUsed), bonesEach}),
                         fieldOf<&Region::weightsUsed>(part.id));
    });
}

void batchRegions(const M3Model &model, Findings &findings)
{
    for (const Division &division : model.data.divisions)
        for (std::size_t i = 0; i < division.batches.size(); ++i)
            if (division.batches[i].region >= division.regions.size())
                findings.add(Message(QT_TRANSLATE_NOOP("Message", "refers to %1 of %2, which has %3"),
                                     {std::size_t(division.batches[i].region), "regions", division.regions.size()}),
                             fieldOf<&Batch::region>(division.batches.ids[i]));
}

} // namespace meshes

} // namespace

std::vector<Check> meshChecks()
{
    using namespace meshes;
    return {
        {"m3.region.vertices",
         Impact::Fatal,
         QT_TRANSLATE_NOOP("Message", "Regions beyond the vertices"),
         QT_TRANSLATE_NOOP("Message", "A region is a run of the vertices; there is nothing past their end."),
         Reads::of<Region>() | Reads::field<&Root::positions>(),
         checkOf<&regionVertices>,
         {},
         QT_TRANSLATE_NOOP("Message", "which vertices are meant can't be guessed")},
        {"m3.region.faces",
         Impact::Fatal,
         QT_TRANSLATE_NOOP("Message", "Regions beyond the triangles"),
         QT_TRANSLATE_NOOP("Message",
                           "A region is a run of its division's triangles; there is nothing past their end."),
         Reads::of<Region, Division>(),
         checkOf<&regionFaces>,
         {},
         QT_TRANSLATE_NOOP("Message", "which triangles are meant can't be guessed")},
        {"m3.face.vertex",
         Impact::Fatal,
         QT_TRANSLATE_NOOP("Message", "Triangles of vertices that don't exist"),
         QT_TRANSLATE_NOOP("Message", "There is no such vertex in the file. What is drawn in its place is random: "
                                      "whatever lies in memory there."),
         Reads::of<Region, Division>() | Reads::field<&Root::positions>(),
         checkOf<&faceVertices>,
         {},
         QT_TRANSLATE_NOOP("Message", "which vertex is meant can't be guessed")},
        {"m3.region.bones",
         Impact::Fatal,
         QT_TRANSLATE_NOOP("Message", "Regions beyond the bone look-up"),
         QT_TRANSLATE_NOOP(
             "Message",
             "The vertices of a region name bones by rows of its part of the look-up; there is nothing past its end."),
         Reads::of<Region>() | Reads::field<&Root::boneLookup>(),
         checkOf<&regionBones>,
         {},
         QT_TRANSLATE_NOOP("Message", "which bones are meant can't be guessed")},
        {"m3.region.weights",
         Impact::Wrong,
         QT_TRANSLATE_NOOP("Message", "More bones per vertex than vertices have"),
         QT_TRANSLATE_NOOP("Message",
                           "The region says how many of a vertex's bones count; the vertices have fewer than "
                           "that."),
         Reads::of<Region>() | Reads::field<&Root::vertexFlags>(),
         checkOf<&regionWeights>,
         {},
         QT_TRANSLATE_NOOP("Message", "how many are meant can't be guessed")},
        {"m3.batch.region",
         Impact::Fatal,
         QT_TRANSLATE_NOOP("Message", "Batches without a region"),
         QT_TRANSLATE_NOOP("Message", "A batch draws the region in that row, but there is none."),
         Reads::of<Division, Region, Batch>(),
         checkOf<&batchRegions>,
         {{QT_TRANSLATE_NOOP("Message", "Delete the batch"), Fix::Changes, &deleteObject}}},
    };
}

} // namespace sinew::m3
