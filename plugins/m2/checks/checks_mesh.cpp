// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m2/checks/checks.h"

#include "core/check/findings.h"
#include "core/model/edit_builder.h"
#include "plugins/m2/model/skins.h"
#include <QtGlobal>
#include <algorithm>

namespace sinew::m2 {

namespace {

namespace meshes {

template<class Visit>
void forEachProfile(const Root &root, const Visit &visit)
{
    for (std::size_t i = 0; i < root.skins.size(); ++i)
        visit(root.skins[i], root.skins.ids[i]);
    for (std::size_t i = 0; i < root.lodSkins.size(); ++i)
        visit(root.lodSkins[i], root.lodSkins.ids[i]);
}

void vertexParts(const M2Model &model, Findings &findings)
{
    const Root &root = model.data;
    const std::size_t count = root.positions.size();
    if (root.normals.size() != count || root.uvs.size() != count || root.uvs2.size() != count ||
        root.boneWeights.size() != count * 4 || root.boneIndices.size() != count * 4)
        findings.add(
            QT_TRANSLATE_NOOP("Message", "positions, normals, texture coordinates, weights and bones differ in number"),
            fieldOf<&Root::positions>(RootNode));
}

void tooManyVertices(const M2Model &model, Findings &findings)
{
    if (const std::size_t count = model.data.positions.size(); count > 65536)
        findings.add(
            Message(QT_TRANSLATE_NOOP("Message", "%1 vertices exceed what skin profiles can address (65536)"), {count}),
            fieldOf<&Root::positions>(RootNode));
}

void profileVertices(const M2Model &model, Findings &findings)
{
    forEachProfile(model.data, [&](const Skin &skin, NodeId id) {
        const auto wrong = std::find_if(skin.vertices.begin(), skin.vertices.end(),
                                        [&](std::uint16_t vertex) { return vertex >= model.data.positions.size(); });
        if (wrong != skin.vertices.end())
            findings.add(Message(QT_TRANSLATE_NOOP("Message", "vertex %1 does not exist"), {int(*wrong)}),
                         fieldOf<&Skin::vertices>(id));
    });
}

void profileIndices(const M2Model &model, Findings &findings)
{
    forEachProfile(model.data, [&](const Skin &skin, NodeId id) {
        const auto wrong = std::find_if(skin.indices.begin(), skin.indices.end(),
                                        [&](std::uint16_t index) { return index >= skin.vertices.size(); });
        if (wrong != skin.indices.end())
            findings.add(
                Message(QT_TRANSLATE_NOOP("Message", "entry %1 of the vertex list does not exist"), {int(*wrong)}),
                fieldOf<&Skin::indices>(id));
    });
}

void submeshVertices(const M2Model &model, Findings &findings)
{
    forEachSubmesh(model.data, [&](const Skin &skin, const Submesh &part, NodeId node) {
        if (findings.isCancelled())
            return;
        if (std::size_t(part.vertexStart) + part.vertexCount > skin.vertices.size())
            findings.add(QT_TRANSLATE_NOOP("Message", "the vertices go beyond the profile's list"),
                         fieldOf<&Submesh::vertexCount>(node));
    });
}

void submeshTriangles(const M2Model &model, Findings &findings)
{
    forEachSubmesh(model.data, [&](const Skin &skin, const Submesh &part, NodeId node) {
        if (findings.isCancelled())
            return;
        if ((std::size_t(part.level) << 16 | part.triangleStart) + part.triangleCount > skin.indices.size())
            findings.add(QT_TRANSLATE_NOOP("Message", "the triangles go beyond the profile's list"),
                         fieldOf<&Submesh::triangleCount>(node));
    });
}

void notThree(const M2Model &model, Findings &findings)
{
    forEachSubmesh(model.data, [&](const Skin &, const Submesh &part, NodeId node) {
        if (findings.isCancelled())
            return;
        if (part.triangleCount % 3)
            findings.add(QT_TRANSLATE_NOOP("Message", "the number of indices is not a multiple of three"),
                         fieldOf<&Submesh::triangleCount>(node));
    });
}

void boneCombos(const M2Model &model, Findings &findings)
{
    forEachSubmesh(model.data, [&](const Skin &, const Submesh &part, NodeId node) {
        if (findings.isCancelled())
            return;
        if (std::size_t(part.boneComboStart) + part.boneCount > model.data.boneCombos.size())
            findings.add(QT_TRANSLATE_NOOP("Message", "the bones go beyond the bone combos"),
                         fieldOf<&Submesh::boneCount>(node));
    });
}

void boneLimit(const M2Model &model, Findings &findings)
{
    forEachSubmesh(model.data, [&](const Skin &skin, const Submesh &part, NodeId node) {
        if (findings.isCancelled())
            return;
        if (skin.boneCountMax && part.boneCount > skin.boneCountMax)
            findings.add(Message(QT_TRANSLATE_NOOP("Message", "%1 bones, but the profile allows %2"),
                                 {int(part.boneCount), skin.boneCountMax}),
                         fieldOf<&Submesh::boneCount>(node));
    });
}

/// Calls visit(entry of the vertex list, which of its four bones) where a bone of the vertex with a non-zero weight
/// differs from that of the palette.
template<class Visit>
void forEachStrayBone(const Root &root, const Skin &skin, const Submesh &part, const Visit &visit)
{
    const std::size_t end =
        std::min<std::size_t>(std::size_t(part.vertexStart) + part.vertexCount, skin.vertices.size());
    for (std::size_t entry = part.vertexStart; entry < end; ++entry)
        for (std::size_t i = 0; i < 4; ++i) {
            const std::size_t corner = std::size_t(skin.vertices[entry]) * 4 + i, at = entry * 4 + i;
            if (corner >= root.boneWeights.size() || corner >= root.boneIndices.size() || at >= skin.bones.size() ||
                root.boneWeights[corner] == 0)
                continue;
            const std::size_t combo = std::size_t(part.boneComboStart) + skin.bones[at];
            if (skin.bones[at] >= part.boneCount || combo >= root.boneCombos.size() ||
                root.boneCombos[combo] != root.boneIndices[corner])
                visit(entry, i);
        }
}

void palettes(const M2Model &model, Findings &findings)
{
    forEachSubmesh(model.data, [&](const Skin &skin, const Submesh &part, NodeId node) {
        if (findings.isCancelled())
            return;
        std::size_t count = 0;
        forEachStrayBone(model.data, skin, part, [&](std::size_t, std::size_t) { ++count; });
        if (count)
            findings.add(Message(QT_TRANSLATE_NOOP("Message", "weights for bones other than those of the vertices: %1"),
                                 {count}),
                         Address{node});
    });
}

/// The rows of the vertices' own bones in the submesh's part of the bone combos.
Status bonesOfVertices(EditBuilder &edit, const M2Model &model, const Finding &finding)
{
    const Root &root = model.data;
    Status status = Done{};
    forEachProfile(root, [&](const Skin &skin, NodeId id) {
        const auto found = std::find(skin.submeshes.ids.begin(), skin.submeshes.ids.end(), finding.place().node);
        if (found == skin.submeshes.ids.end())
            return;
        const Submesh &part = skin.submeshes[std::size_t(found - skin.submeshes.ids.begin())];
        const std::size_t first = std::min<std::size_t>(part.boneComboStart, root.boneCombos.size());
        const std::size_t count = std::min<std::size_t>({part.boneCount, root.boneCombos.size() - first, 256});
        const auto palette = root.boneCombos.begin() + std::ptrdiff_t(first), end = palette + std::ptrdiff_t(count);
        Array<std::uint8_t> bones = skin.bones;
        std::uint8_t *rows = bones.edit();
        forEachStrayBone(root, skin, part, [&](std::size_t entry, std::size_t i) {
            const auto row = std::find(palette, end, root.boneIndices[std::size_t(skin.vertices[entry]) * 4 + i]);
            if (row == end)
                status = Error{QT_TRANSLATE_NOOP("Message", "a bone of the vertices is not one of the submesh's")};
            else
                rows[entry * 4 + i] = std::uint8_t(row - palette);
        });
        if (status)
            edit.set(fieldOf<&Skin::bones>(id), bones);
    });
    return status;
}

void batchSubmeshes(const M2Model &model, Findings &findings)
{
    forEachProfile(model.data, [&](const Skin &skin, NodeId) {
        for (std::size_t row = 0; row < skin.batches.size(); ++row)
            if (skin.batches[row].submesh >= skin.submeshes.size())
                findings.add(QT_TRANSLATE_NOOP("Message", "the submesh does not exist"),
                             fieldOf<&Batch::submesh>(skin.batches.ids[row]));
    });
}

void batchCombos(const M2Model &model, Findings &findings)
{
    const Root &root = model.data;
    const auto combo = [&](const Address &at, std::size_t start, std::size_t count, std::size_t size) {
        if (start + count > size)
            findings.add(Message(QT_TRANSLATE_NOOP("Message", "entries %1 to %2 go beyond the table of %3"),
                                 {start, start + count - 1, size}),
                         at);
    };
    forEachProfile(root, [&](const Skin &skin, NodeId) {
        for (std::size_t row = 0; row < skin.batches.size(); ++row) {
            const Batch &batch = skin.batches[row];
            const NodeId node = skin.batches.ids[row];
            const std::size_t count = std::max<std::size_t>(batch.textureCount, 1);
            combo(fieldOf<&Batch::textureCombo>(node), batch.textureCombo, count, root.textureCombos.size());
            combo(fieldOf<&Batch::weightCombo>(node), batch.weightCombo, 1, root.weightCombos.size());
        }
    });
}

Status fewerTriangles(EditBuilder &edit, const M2Model &model, const Finding &finding)
{
    if (const auto *part = model.get<Submesh>(finding.place().node))
        edit.set(fieldOf<&Submesh::triangleCount>(finding.place().node),
                 std::uint16_t(part->triangleCount - part->triangleCount % 3));
    return Done{};
}

} // namespace meshes

} // namespace

std::vector<Check> meshChecks()
{
    using namespace meshes;
    return {
        {"m2.vertex.parts",
         Impact::Fatal,
         QT_TRANSLATE_NOOP("Message", "Parts of vertices that differ in number"),
         QT_TRANSLATE_NOOP("Message", "A file stores whole vertices: position, weights, bones, normal and texture "
                                      "coordinates in one record."),
         Reads::field<&Root::positions, &Root::normals, &Root::uvs, &Root::uvs2, &Root::boneWeights,
                      &Root::boneIndices>(),
         checkOf<&vertexParts>,
         {},
         QT_TRANSLATE_NOOP("Message", "what is missing can't be guessed")},
        {"m2.vertex.count",
         Impact::Fatal,
         QT_TRANSLATE_NOOP("Message", "Too many vertices"),
         QT_TRANSLATE_NOOP("Message", "Skin profiles refer to vertices by 16-bit numbers."),
         Reads::field<&Root::positions>(),
         checkOf<&tooManyVertices>,
         {},
         QT_TRANSLATE_NOOP("Message", "the model has to be simplified or divided")},
        {"m2.skin.vertex",
         Impact::Fatal,
         QT_TRANSLATE_NOOP("Message", "Vertices that don't exist"),
         QT_TRANSLATE_NOOP("Message", "There is no such vertex in the file. What is drawn in its place is random: "
                                      "whatever lies in memory there."),
         Reads::of<Skin>() | Reads::field<&Root::positions>(),
         checkOf<&profileVertices>,
         {},
         QT_TRANSLATE_NOOP("Message", "which vertex is meant can't be guessed")},
        {"m2.skin.index",
         Impact::Fatal,
         QT_TRANSLATE_NOOP("Message", "Triangles of vertices that don't exist"),
         QT_TRANSLATE_NOOP("Message", "There is no such vertex in the file. What is drawn in its place is random: "
                                      "whatever lies in memory there."),
         Reads::of<Skin>(),
         checkOf<&profileIndices>,
         {},
         QT_TRANSLATE_NOOP("Message", "which vertex is meant can't be guessed")},
        {"m2.submesh.vertices",
         Impact::Fatal,
         QT_TRANSLATE_NOOP("Message", "Submeshes beyond the vertices"),
         QT_TRANSLATE_NOOP("Message", "A submesh is a run of the profile's list of vertices (wowdev, .skin page); "
                                      "there is nothing past its end."),
         Reads::of<Skin, Submesh>(),
         checkOf<&submeshVertices>,
         {},
         QT_TRANSLATE_NOOP("Message", "which vertices are meant can't be guessed")},
        {"m2.submesh.triangles",
         Impact::Fatal,
         QT_TRANSLATE_NOOP("Message", "Submeshes beyond the triangles"),
         QT_TRANSLATE_NOOP("Message", "A submesh is a run of the profile's list of indices (wowdev, .skin page); there "
                                      "is nothing past its end."),
         Reads::of<Skin, Submesh>(),
         checkOf<&submeshTriangles>,
         {},
         QT_TRANSLATE_NOOP("Message", "which triangles are meant can't be guessed")},
        {"m2.submesh.not-three",
         Impact::Wrong,
         QT_TRANSLATE_NOOP("Message", "Incomplete triangles"),
         QT_TRANSLATE_NOOP("Message", "Three indices make a triangle; what is left over is not drawn."),
         Reads::of<Submesh>(),
         checkOf<&notThree>,
         {{QT_TRANSLATE_NOOP("Message", "Drop the remainder"), Fix::Safe, fixOf<&fewerTriangles>}}},
        {"m2.submesh.bones",
         Impact::Fatal,
         QT_TRANSLATE_NOOP("Message", "Submeshes beyond the bone combos"),
         QT_TRANSLATE_NOOP("Message", "The bones of a submesh are a run of the bone combos (wowdev, .skin page); there "
                                      "is nothing past their end."),
         Reads::of<Submesh>() | Reads::field<&Root::boneCombos>(),
         checkOf<&boneCombos>,
         {},
         QT_TRANSLATE_NOOP("Message", "which bones are meant can't be guessed")},
        {"m2.submesh.bone-limit",
         Impact::Wrong,
         QT_TRANSLATE_NOOP("Message", "More bones than the profile allows"),
         QT_TRANSLATE_NOOP("Message",
                           "A profile is made for hardware that can draw with this many bones at once (wowdev, .skin "
                           "page: boneCountMax); beyond that, the game uses another profile or draws incorrectly."),
         Reads::of<Skin, Submesh>(),
         checkOf<&boneLimit>,
         {},
         QT_TRANSLATE_NOOP("Message", "the submesh has to be divided in the program that made it")},
        {"m2.submesh.palette",
         Impact::Wrong,
         QT_TRANSLATE_NOOP("Message", "Weights for bones other than the vertices'"),
         QT_TRANSLATE_NOOP("Message",
                           "Vertices name their bones twice: in the model, and in the skin profile as rows of the "
                           "submesh's bones (wowdev, .skin page), which is what the game draws with. In all files that "
                           "we know both agree."),
         Reads::of<Skin, Submesh>() | Reads::field<&Root::boneCombos, &Root::boneWeights, &Root::boneIndices>(),
         checkOf<&palettes>,
         {{QT_TRANSLATE_NOOP("Message", "Use the bones of the vertices"), Fix::Changes, fixOf<&bonesOfVertices>}}},
        {"m2.batch.submesh",
         Impact::Fatal,
         QT_TRANSLATE_NOOP("Message", "Batches without a submesh"),
         QT_TRANSLATE_NOOP("Message", "A batch draws the submesh in that row (wowdev, .skin page), but there is none."),
         Reads::of<Skin, Submesh, Batch>(),
         checkOf<&batchSubmeshes>,
         {{QT_TRANSLATE_NOOP("Message", "Delete the batch"), Fix::Changes, &deleteObject}}},
        {"m2.batch.combo",
         Impact::Fatal,
         QT_TRANSLATE_NOOP("Message", "Batches beyond a look-up table"),
         QT_TRANSLATE_NOOP(
             "Message",
             "Textures and their weights are entries of tables (wowdev, .skin page); there is nothing past their end."),
         Reads::of<Batch>() | Reads::field<&Root::textureCombos, &Root::weightCombos>(),
         checkOf<&batchCombos>,
         {{QT_TRANSLATE_NOOP("Message", "Delete the batch"), Fix::Changes, &deleteObject}}},
    };
}

} // namespace sinew::m2
