// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m3/checks/checks.h"

#include "core/check/findings.h"
#include "core/check/slim/face_order.h"
#include "core/model/edit_builder.h"
#include "core/model/references.h"
#include "plugins/m3/checks/region_faces.h"
#include "plugins/m3/file/vertices.h"
#include <QtGlobal>
#include <algorithm>
#include <string>
#include <unordered_map>

namespace sinew::m3 {

namespace {

namespace slimming {

void unorderedFaces(const M3Model &model, Findings &findings)
{
    WorkBudget budget = faceBudget(model.data);
    for (const Division &division : model.data.divisions)
        for (std::size_t i = 0; i < division.regions.size() && !findings.isCancelled(); ++i) {
            const std::span<const std::uint16_t> faces = facesOf(division, division.regions[i]);
            if (!budget.take(faces.size()))
                continue;
            if (const std::optional<Message> gain = gainOfOrder(faces, division.regions[i].vertexCount))
                findings.add(*gain, Address{division.regions.ids[i]});
        }
}

Status orderFaces(EditBuilder &edit, const M3Model &model, const Finding &finding)
{
    const auto *region = model.get<Region>(finding.place().node);
    const NodeId parent = region ? model.parentOf(finding.place().node) : NodeId(NoNode);
    const auto *division = region ? model.get<Division>(parent) : nullptr;
    if (!division)
        return Done{};
    const auto own = facesOf(*division, *region);
    if (const auto ordered = orderedFaces(own, region->vertexCount); !ordered || std::ranges::equal(*ordered, own))
        return Done{};
    Array<std::uint16_t> result = division->faces;
    const auto order = [&](const Region &one) {
        if (const auto ordered = orderedFaces(facesOf(*division, one), one.vertexCount))
            std::copy(ordered->begin(), ordered->end(), result.edit() + one.firstIndex);
    };
    if (areMendedAtOnce(division->regions.size(), division->faces.size())) {
        WorkBudget budget(division->faces.size());
        for (const Region &one : division->regions)
            if (budget.take(facesOf(*division, one).size()))
                order(one);
    } else {
        order(*region);
    }
    edit.set(fieldOf<&Division::faces>(parent), result);
    return Done{};
}

/// Whether the use of every vertex is known: each belongs to at most one region, whose triangles are its own and count
/// from its first vertex, and nothing else refers to vertices (cloth does, and so may sections that are not
/// understood).
bool isPlain(const Root &root)
{
    if (root.divisions.size() != 1 || !root.cloths.isEmpty() || !root.opaques.isEmpty())
        return false;
    const std::size_t count = root.positions.size();
    bool isWhole = true;
    forEachVertexArray(root, [&](const auto &array, std::size_t each, const Address &) {
        isWhole = isWhole && (array.isEmpty() || array.size() == count * each);
    });
    std::vector<bool> isTaken(count);
    WorkBudget own(root.divisions[0].faces.size());
    for (const Region &region : root.divisions[0].regions) {
        const auto faces = facesOf(root.divisions[0], region);
        isWhole =
            isWhole && region.sectionVersion >= 3 && faces.size() == region.indexCount && own.take(faces.size()) &&
            std::uint64_t(region.firstVertex) + region.vertexCount <= count &&
            std::all_of(faces.begin(), faces.end(), [&](std::uint16_t vertex) { return vertex < region.vertexCount; });
        for (std::size_t v = region.firstVertex; isWhole && v < region.firstVertex + region.vertexCount; ++v) {
            isWhole = !isTaken[v];
            isTaken[v] = true;
        }
    }
    return isWhole;
}

/// The vertex that each vertex is replaced by; -1 for unused ones.
using Stands = std::vector<std::int64_t>;

Stands withoutUnused(const Root &root)
{
    Stands stands(root.positions.size(), -1);
    for (const Region &region : root.divisions[0].regions)
        for (const std::uint16_t vertex : facesOf(root.divisions[0], region))
            stands[region.firstVertex + vertex] = region.firstVertex + vertex;
    return stands;
}

Stands withoutEqual(const Root &root)
{
    Stands stands(root.positions.size());
    for (std::size_t v = 0; v < stands.size(); ++v)
        stands[v] = std::int64_t(v);
    for (const Region &region : root.divisions[0].regions) {
        std::unordered_map<std::string, std::int64_t> known;
        for (std::size_t v = region.firstVertex; v < region.firstVertex + region.vertexCount; ++v) {
            std::string key;
            forEachVertexArray(root, [&](const auto &array, std::size_t each, const Address &) {
                if (!array.isEmpty())
                    key.append(reinterpret_cast<const char *>(array.data() + v * each), sizeof(*array.data()) * each);
            });
            stands[v] = known.emplace(std::move(key), std::int64_t(v)).first->second;
        }
    }
    return stands;
}

template<Stands (*StandsOf)(const Root &)>
void needlessVertices(const M3Model &model, Findings &findings)
{
    const Root &root = model.data;
    if (!isPlain(root))
        return;
    const Stands stands = StandsOf(root);
    std::size_t lost = 0;
    for (std::size_t v = 0; v < stands.size() && !findings.isCancelled(); ++v)
        lost += stands[v] != std::int64_t(v);
    if (lost)
        findings.add(Message(QT_TRANSLATE_NOOP("Message", "%1 of %2 vertices can be removed"), {lost, stands.size()}),
                     fieldOf<&Root::positions>(RootNode));
}

/// Keeps the vertices that are not replaced by others, and points triangles to the replacements.
template<Stands (*StandsOf)(const Root &)>
Status neededVertices(EditBuilder &edit, const M3Model &model, const Finding &)
{
    const Root &root = model.data;
    if (!isPlain(root))
        return Done{};
    const Stands stands = StandsOf(root);
    std::vector<std::size_t> kept;
    std::vector<std::uint32_t> rows; // the new row of each vertex, and the end
    for (std::size_t v = 0; v < stands.size(); ++v) {
        rows.push_back(std::uint32_t(kept.size()));
        if (stands[v] == std::int64_t(v))
            kept.push_back(v);
    }
    rows.push_back(std::uint32_t(kept.size()));
    forEachVertexArray(root, [&](const auto &array, std::size_t each, const Address &at) {
        if (!array.isEmpty())
            edit.set(at, keepRows(array, each, kept));
    });
    const Division &division = root.divisions[0];
    Array<std::uint16_t> faces = division.faces;
    std::uint16_t *corners = faces.edit();
    for (std::size_t i = 0; i < division.regions.size(); ++i) {
        const Region &region = division.regions[i];
        const std::uint32_t first = rows[region.firstVertex];
        edit.set(fieldOf<&Region::firstVertex>(division.regions.ids[i]), first);
        edit.set(fieldOf<&Region::vertexCount>(division.regions.ids[i]),
                 rows[region.firstVertex + region.vertexCount] - first);
        const auto old = facesOf(division, region);
        for (std::size_t corner = 0; corner < old.size(); ++corner)
            corners[region.firstIndex + corner] =
                std::uint16_t(rows[std::size_t(stands[region.firstVertex + old[corner]])] - first);
    }
    edit.set(fieldOf<&Division::faces>(root.divisions.ids[0]), faces);
    return Done{};
}

void unusedBones(const M3Model &model, Findings &findings)
{
    const Root &root = model.data;
    // How constraints and sections without a description refer to bones is not known.
    if (!root.physicsConstraints.isEmpty() || !root.opaques.isEmpty())
        return;
    const std::vector<bool> isUsed = referredRows(model, "bones", root.bones.size());
    for (std::size_t row = 0; row < isUsed.size() && !findings.isCancelled(); ++row)
        if (!isUsed[row])
            findings.add(QT_TRANSLATE_NOOP("Message", "nothing refers to this bone"), Address{root.bones.ids[row]});
}

} // namespace slimming

} // namespace

const CheckTable &slimTable()
{
    using namespace slimming;
    static const CheckTable table({{
        {"m3.vertex.unused",
         Impact::Waste,
         QT_TRANSLATE_NOOP("Message", "Vertices that no face uses"),
         QT_TRANSLATE_NOOP("Message", "They are moved in every frame, but never drawn."),
         Reads::of<Division, Region>() | Reads::field<&Root::positions>(),
         checkOf<&needlessVertices<&withoutUnused>>,
         {{QT_TRANSLATE_NOOP("Message", "Delete these vertices"), Fix::Safe, fixOf<&neededVertices<&withoutUnused>>}}},
        {"m3.vertex.equal",
         Impact::Waste,
         QT_TRANSLATE_NOOP("Message", "Duplicate vertices"),
         QT_TRANSLATE_NOOP("Message",
                           "Faces can share a vertex where position, normal, coordinates and skin are equal."),
         Reads::of<Division, Region>() |
             Reads::field<&Root::positions, &Root::normals, &Root::uvs, &Root::boneWeights, &Root::boneIndices>(),
         checkOf<&needlessVertices<&withoutEqual>>,
         {{QT_TRANSLATE_NOOP("Message", "Merge them"), Fix::Safe, fixOf<&neededVertices<&withoutEqual>>}}},
        {"m3.bone.unused",
         Impact::Note,
         QT_TRANSLATE_NOOP("Message", "Bones that nothing refers to"),
         QT_TRANSLATE_NOOP("Message",
                           "Nothing is attached to it. The game, or another model, may refer to it by its name."),
         Reads::of<Bone>() | Reads::field<&Root::boneIndices>(),
         checkOf<&unusedBones>,
         {{QT_TRANSLATE_NOOP("Message", "Delete the bone"), Fix::Changes, &deleteObject}}},
        {"m3.region.face-order",
         Impact::Waste,
         QT_TRANSLATE_NOOP("Message", "Triangles in an inefficient order"),
         QT_TRANSLATE_NOOP("Message", "A graphics card recomputes a vertex that it has not used recently; triangles "
                                      "that share vertices are drawn faster one after another (meshoptimizer)."),
         Reads::of<Division, Region>(),
         checkOf<&unorderedFaces>,
         {{QT_TRANSLATE_NOOP("Message", "Order the triangles"), Fix::Safe, fixOf<&orderFaces>}}},
    }});
    return table;
}

} // namespace sinew::m3
