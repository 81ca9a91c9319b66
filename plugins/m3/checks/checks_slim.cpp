// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m3/checks/checks.h"

#include "core/check/findings.h"
#include "core/check/slim/face_order.h"
#include "core/model/edit_builder.h"
#include <QtGlobal>
#include <algorithm>

namespace sinew::m3 {

namespace {

namespace slimming {

/// The triangles of a region, which name its own vertices; empty where they go beyond the division's faces.
std::span<const std::uint16_t> facesOf(const Division &division, const Region &region)
{
    return std::uint64_t(region.firstIndex) + region.indexCount > division.faces.size()
               ? std::span<const std::uint16_t>()
               : std::span<const std::uint16_t>(division.faces.data() + region.firstIndex, region.indexCount);
}

void unorderedFaces(const M3Model &model, Findings &findings)
{
    for (const Division &division : model.data.divisions)
        for (std::size_t i = 0; i < division.regions.size() && !findings.isCancelled(); ++i)
            if (const std::optional<Message> gain =
                    gainOfOrder(facesOf(division, division.regions[i]), division.regions[i].vertexCount))
                findings.add(*gain, Address{division.regions.ids[i]});
}

Status orderFaces(EditBuilder &edit, const M3Model &model, const Finding &finding)
{
    const auto *region = model.get<Region>(finding.place().node);
    const NodeId parent = region ? model.parentOf(finding.place().node) : NodeId(NoNode);
    const auto *division = region ? model.get<Division>(parent) : nullptr;
    if (!division)
        return Done{};
    if (const auto ordered = orderedFaces(facesOf(*division, *region), region->vertexCount)) {
        Array<std::uint16_t> result = division->faces;
        std::copy(ordered->begin(), ordered->end(), result.edit() + region->firstIndex);
        edit.set(fieldOf<&Division::faces>(parent), result);
    }
    return Done{};
}

} // namespace slimming

} // namespace

const CheckTable &slimTable()
{
    using namespace slimming;
    static const CheckTable table({{
        {"m3.region.face-order",
         Impact::Waste,
         QT_TRANSLATE_NOOP("Message", "Triangles in an order that costs"),
         QT_TRANSLATE_NOOP("Message", "A graphics card computes a vertex again that it has not met for long; triangles "
                                      "that share vertices are drawn faster one after the other (meshoptimizer)."),
         Reads::of<Division, Region>(),
         checkOf<&unorderedFaces>,
         {{QT_TRANSLATE_NOOP("Message", "Order the triangles"), Fix::Safe, fixOf<&orderFaces>}}},
    }});
    return table;
}

} // namespace sinew::m3
