// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m2/checks/checks.h"

#include "core/check/findings.h"
#include "core/check/triangles.h"
#include "core/check/weights.h"
#include "core/model/edit_builder.h"
#include "plugins/m2/model/skins.h"
#include <QtGlobal>
#include <algorithm>

namespace sinew::m2 {

namespace {

namespace vertices {

constexpr std::size_t weightsEach = 4;

void weights(const M2Model &model, Findings &findings)
{
    const std::span<const std::uint8_t> all = model.data.boneWeights.view();
    std::size_t count = 0;
    for (std::size_t i = 0; i + weightsEach <= all.size() && !findings.isCancelled(); i += weightsEach)
        count += !isFullWeight(all.subspan(i, weightsEach));
    if (count)
        findings.add(Message(QT_TRANSLATE_NOOP("Message", "vertices whose weights don't add up to 255: %1"), {count}),
                     fieldOf<&Root::boneWeights>(RootNode));
}

Status fullWeights(EditBuilder &edit, const M2Model &model, const Finding &finding)
{
    Array<std::uint8_t> weights = model.data.boneWeights;
    const std::span<std::uint8_t> all(weights.edit(), weights.size());
    for (std::size_t i = 0; i + weightsEach <= all.size(); i += weightsEach)
        fillWeight(all.subspan(i, weightsEach));
    edit.set(finding.place(), weights);
    return Done{};
}

void degenerate(const M2Model &model, Findings &findings)
{
    forEachSubmesh(model.data, [&](const Skin &skin, const Submesh &part, NodeId node) {
        if (findings.isCancelled())
            return;
        const std::vector<bool> wrong = degenerateTriangles(trianglesOf(skin, part));
        if (const auto count = std::count(wrong.begin(), wrong.end(), true))
            findings.add(Message(QT_TRANSLATE_NOOP("Message", "triangles that use the same corner twice: %1"), {count}),
                         Address{node});
    });
}

void duplicates(const M2Model &model, Findings &findings)
{
    forEachSubmesh(model.data, [&](const Skin &skin, const Submesh &part, NodeId node) {
        if (findings.isCancelled())
            return;
        const std::vector<bool> wrong = repeatedTriangles(trianglesOf(skin, part));
        if (const auto count = std::count(wrong.begin(), wrong.end(), true))
            findings.add(Message(QT_TRANSLATE_NOOP("Message", "duplicate triangles: %1"), {count}), Address{node});
    });
}

/// Removes triangles of a submesh from its profile's list; those after them move up.
template<auto Faults>
Status without(EditBuilder &edit, const M2Model &model, const Finding &finding)
{
    const auto *part = model.get<Submesh>(finding.place().node);
    const NodeId profile = part ? model.parentOf(finding.place().node) : NodeId(NoNode);
    const auto *skin = part ? model.get<Skin>(profile) : nullptr;
    const auto corners = skin ? trianglesOf(*skin, *part) : std::span<const std::uint16_t>();
    const std::vector<bool> wrong = Faults(corners);
    if (std::find(wrong.begin(), wrong.end(), true) == wrong.end())
        return Done{};
    std::vector<bool> goes(skin->indices.size());
    const auto first = std::size_t(corners.data() - skin->indices.data());
    for (std::size_t i = 0; i < wrong.size() * 3; ++i)
        goes[first + i] = wrong[i / 3];
    std::vector<std::uint16_t> kept;
    std::vector<std::size_t> rows; // new position of each index, and of the end
    for (std::size_t i = 0; i < goes.size(); ++i) {
        rows.push_back(kept.size());
        if (!goes[i])
            kept.push_back(skin->indices[i]);
    }
    rows.push_back(kept.size());
    edit.set(fieldOf<&Skin::indices>(profile), Array<std::uint16_t>(std::span<const std::uint16_t>(kept)));
    for (std::size_t row = 0; row < skin->submeshes.size(); ++row) {
        const Submesh &other = skin->submeshes[row];
        const std::size_t start = std::size_t(other.level) << 16 | other.triangleStart;
        if (start + other.triangleCount > goes.size())
            continue; // beyond the list, which is a separate problem
        if (rows[start] >> 16 != other.level)
            return Error{
                QT_TRANSLATE_NOOP("Message", "a later submesh would begin in another block of 65,536 indices")};
        edit.set(fieldOf<&Submesh::triangleStart>(skin->submeshes.ids[row]), std::uint16_t(rows[start] & 0xffff));
        edit.set(fieldOf<&Submesh::triangleCount>(skin->submeshes.ids[row]),
                 std::uint16_t(rows[start + other.triangleCount] - rows[start]));
    }
    return Done{};
}

} // namespace vertices

} // namespace

std::vector<Check> vertexChecks()
{
    using namespace vertices;
    return {
        {"m2.vertex.weights",
         Impact::Wrong,
         QT_TRANSLATE_NOOP("Message", "Weights that don't add up"),
         QT_TRANSLATE_NOOP(
             "Message", "Weights are parts of 255 (wowdev, M2 page: vertices). With less, vertices shrink towards the "
                        "origin, with more they fly away, unless the program divides by the sum (glTF-Validator)."),
         Reads::field<&Root::boneWeights>(),
         checkOf<&weights>,
         {{QT_TRANSLATE_NOOP("Message", "Scale the weights to 255"), Fix::Changes, fixOf<&fullWeights>}}},
        {"m2.submesh.degenerate-face",
         Impact::Waste,
         QT_TRANSLATE_NOOP("Message", "Triangles that use a corner twice"),
         QT_TRANSLATE_NOOP("Message", "They have no area and are never seen."),
         Reads::of<Skin, Submesh>(),
         checkOf<&degenerate>,
         {{QT_TRANSLATE_NOOP("Message", "Delete these triangles"), Fix::Safe, fixOf<&without<&degenerateTriangles>>}}},
        {"m2.submesh.duplicate-face",
         Impact::Waste,
         QT_TRANSLATE_NOOP("Message", "Duplicate triangles"),
         QT_TRANSLATE_NOOP("Message", "The second one covers the first exactly. In translucent materials both are "
                                      "seen, twice as bright or dense."),
         Reads::of<Skin, Submesh>(),
         checkOf<&duplicates>,
         {{QT_TRANSLATE_NOOP("Message", "Delete the duplicates"), Fix::Changes, fixOf<&without<&repeatedTriangles>>}}},
    };
}

} // namespace sinew::m2
