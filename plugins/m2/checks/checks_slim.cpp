// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m2/checks/checks.h"

#include "core/check/findings.h"
#include "core/check/slim/face_order.h"
#include "core/model/edit_builder.h"
#include "core/model/references.h"
#include "plugins/m2/materials/combo_table.h"
#include <QtGlobal>
#include <algorithm>
#include <string>
#include <unordered_map>

namespace sinew::m2 {

namespace {

namespace slimming {

constexpr Combo combos[] = {Combo::Texture, Combo::Coord, Combo::Weight, Combo::Transform};

template<class Visit>
void forEachProfile(const Root &root, const Visit &visit)
{
    for (const List<Skin> *skins : {&root.skins, &root.lodSkins})
        for (std::size_t i = 0; i < skins->size(); ++i)
            visit((*skins)[i], skins->ids[i]);
}

/// One flag per row: whether it is read. Nothing is slimmed if a reader is not known: shadow batches read tables as
/// well.
using Readers = std::vector<bool>;

bool hasOtherReaders(const Root &root)
{
    bool has = root.skins.isEmpty(); // the files were not found
    forEachProfile(root, [&](const Skin &skin, NodeId) { has = has || !skin.shadowBatches.isEmpty(); });
    return has;
}

void read(Readers &readers, std::size_t start, std::size_t count)
{
    for (std::size_t i = start; i < std::min(start + count, readers.size()); ++i)
        readers[i] = true;
}

Readers readersOf(const Root &root, Combo combo)
{
    Readers readers(comboEntries(root, combo).size());
    forEachProfile(root, [&](const Skin &skin, NodeId) {
        for (const Batch &batch : skin.batches)
            read(readers, batch.*comboTable(combo).start, comboLength(root, batch, combo));
    });
    return readers;
}

Readers boneReaders(const Root &root)
{
    Readers readers(root.boneCombos.size());
    forEachProfile(root, [&](const Skin &skin, NodeId) {
        for (const Submesh &part : skin.submeshes)
            read(readers, part.boneComboStart, part.boneCount);
    });
    return readers;
}

void unreadCombos(const M2Model &model, Findings &findings)
{
    const Root &root = model.data;
    if (hasOtherReaders(root))
        return;
    const auto tell = [&](const Address &table, const Readers &readers) {
        if (const auto count = std::count(readers.begin(), readers.end(), false))
            findings.add(
                Message(QT_TRANSLATE_NOOP("Message", "nothing reads %1 of %2 entries"), {count, readers.size()}),
                table);
    };
    for (const Combo combo : combos)
        tell(comboTable(combo).table, readersOf(root, combo));
    tell(fieldOf<&Root::boneCombos>(RootNode), boneReaders(root));
}

/// How many rows before each row are left; one more for the end.
std::vector<std::uint16_t> rowsAfter(const Readers &readers)
{
    std::vector<std::uint16_t> rows(readers.size() + 1);
    for (std::size_t i = 0; i < readers.size(); ++i)
        rows[i + 1] = std::uint16_t(rows[i] + readers[i]);
    return rows;
}

template<class T>
Array<T> kept(const Array<T> &table, const Readers &readers)
{
    std::vector<T> left;
    for (std::size_t i = 0; i < table.size(); ++i)
        if (readers[i])
            left.push_back(table[i]);
    return Array<T>(std::span<const T>(left));
}

template<auto Table, auto Start>
void shorten(EditBuilder &edit, const Root &root, Combo combo)
{
    const Readers readers = readersOf(root, combo);
    const std::vector<std::uint16_t> rows = rowsAfter(readers);
    edit.set(fieldOf<Table>(RootNode), kept(root.*Table, readers));
    forEachProfile(root, [&](const Skin &skin, NodeId) {
        for (std::size_t i = 0; i < skin.batches.size(); ++i)
            edit.set(fieldOf<Start>(skin.batches.ids[i]),
                     rows[std::min<std::size_t>(skin.batches[i].*Start, readers.size())]);
    });
}

void shortenBones(EditBuilder &edit, const Root &root)
{
    const Readers readers = boneReaders(root);
    const std::vector<std::uint16_t> rows = rowsAfter(readers);
    edit.set(fieldOf<&Root::boneCombos>(RootNode), kept(root.boneCombos, readers));
    forEachProfile(root, [&](const Skin &skin, NodeId) {
        for (std::size_t i = 0; i < skin.submeshes.size(); ++i)
            edit.set(fieldOf<&Submesh::boneComboStart>(skin.submeshes.ids[i]),
                     rows[std::min<std::size_t>(skin.submeshes[i].boneComboStart, readers.size())]);
    });
}

Status shortenTable(EditBuilder &edit, const M2Model &model, const Finding &finding)
{
    const Root &root = model.data;
    const Address table = finding.place();
    if (table == fieldOf<&Root::textureCombos>(RootNode))
        shorten<&Root::textureCombos, &Batch::textureCombo>(edit, root, Combo::Texture);
    else if (table == fieldOf<&Root::coordCombos>(RootNode))
        shorten<&Root::coordCombos, &Batch::coordCombo>(edit, root, Combo::Coord);
    else if (table == fieldOf<&Root::weightCombos>(RootNode))
        shorten<&Root::weightCombos, &Batch::weightCombo>(edit, root, Combo::Weight);
    else if (table == fieldOf<&Root::transformCombos>(RootNode))
        shorten<&Root::transformCombos, &Batch::transformCombo>(edit, root, Combo::Transform);
    else
        shortenBones(edit, root);
    return Done{};
}

Readers vertexReaders(const Root &root)
{
    Readers readers(root.positions.size());
    forEachProfile(root, [&](const Skin &skin, NodeId) {
        for (const std::uint16_t vertex : skin.vertices)
            read(readers, vertex, 1);
    });
    return readers;
}

bool hasWholeVertices(const Root &root)
{
    const std::size_t count = root.positions.size();
    return root.normals.size() == count && root.uvs.size() == count && root.uvs2.size() == count &&
           root.boneWeights.size() == count * 4 && root.boneIndices.size() == count * 4;
}

void unusedVertices(const M2Model &model, Findings &findings)
{
    const Root &root = model.data;
    if (root.skins.isEmpty() || !hasWholeVertices(root))
        return;
    const Readers readers = vertexReaders(root);
    if (const auto count = std::count(readers.begin(), readers.end(), false))
        findings.add(Message(QT_TRANSLATE_NOOP("Message", "%1 of %2 vertices can be removed"), {count, readers.size()}),
                     fieldOf<&Root::positions>(RootNode));
}

/// Keeps only some of the vertices; where profiles name others, `standsFor` gives the replacement of each.
template<class StandsFor>
void leaveVertices(EditBuilder &edit, const Root &root, const Readers &left, const StandsFor &standsFor)
{
    Readers four;
    for (const bool isLeft : left)
        four.insert(four.end(), 4, isLeft);
    edit.set(fieldOf<&Root::positions>(RootNode), kept(root.positions, left));
    edit.set(fieldOf<&Root::normals>(RootNode), kept(root.normals, left));
    edit.set(fieldOf<&Root::uvs>(RootNode), kept(root.uvs, left));
    edit.set(fieldOf<&Root::uvs2>(RootNode), kept(root.uvs2, left));
    edit.set(fieldOf<&Root::boneWeights>(RootNode), kept(root.boneWeights, four));
    edit.set(fieldOf<&Root::boneIndices>(RootNode), kept(root.boneIndices, four));
    const std::vector<std::uint16_t> rows = rowsAfter(left);
    forEachProfile(root, [&](const Skin &skin, NodeId id) {
        Array<std::uint16_t> vertices = skin.vertices;
        std::uint16_t *row = vertices.edit();
        for (std::size_t i = 0; i < vertices.size(); ++i)
            row[i] = row[i] < left.size() ? rows[standsFor(row[i])] : row[i];
        edit.set(fieldOf<&Skin::vertices>(id), vertices);
    });
}

Status usedVertices(EditBuilder &edit, const M2Model &model, const Finding &)
{
    leaveVertices(edit, model.data, vertexReaders(model.data), [](std::size_t row) { return row; });
    return Done{};
}

/// For each vertex, the first one that equals it in all parts.
std::vector<std::size_t> firstsLike(const Root &root)
{
    std::unordered_map<std::string, std::size_t> known;
    std::vector<std::size_t> firsts;
    for (std::size_t row = 0; row < root.positions.size(); ++row) {
        std::string key;
        const auto add = [&](const auto &array, std::size_t each) {
            key.append(reinterpret_cast<const char *>(array.data() + row * each), sizeof(*array.data()) * each);
        };
        add(root.positions, 1);
        add(root.normals, 1);
        add(root.uvs, 1);
        add(root.uvs2, 1);
        add(root.boneWeights, 4);
        add(root.boneIndices, 4);
        firsts.push_back(known.emplace(std::move(key), row).first->second);
    }
    return firsts;
}

void equalVertices(const M2Model &model, Findings &findings)
{
    const Root &root = model.data;
    if (root.skins.isEmpty() || !hasWholeVertices(root))
        return;
    const std::vector<std::size_t> firsts = firstsLike(root);
    std::size_t count = 0;
    for (std::size_t row = 0; row < firsts.size() && !findings.isCancelled(); ++row)
        count += firsts[row] != row;
    if (count)
        findings.add(Message(QT_TRANSLATE_NOOP("Message", "%1 of %2 vertices can be removed"), {count, firsts.size()}),
                     fieldOf<&Root::positions>(RootNode));
}

Status mergeVertices(EditBuilder &edit, const M2Model &model, const Finding &)
{
    const std::vector<std::size_t> firsts = firstsLike(model.data);
    Readers left;
    for (std::size_t row = 0; row < firsts.size(); ++row)
        left.push_back(firsts[row] == row);
    leaveVertices(edit, model.data, left, [&](std::size_t row) { return firsts[row]; });
    return Done{};
}

/// The triangles of a submesh as the profile's indices; empty if they go beyond it.
std::span<const std::uint16_t> facesOf(const Skin &skin, const Submesh &part)
{
    const std::size_t first = std::size_t(part.level) << 16 | part.triangleStart;
    return first + part.triangleCount > skin.indices.size()
               ? std::span<const std::uint16_t>()
               : std::span<const std::uint16_t>(skin.indices.data() + first, part.triangleCount);
}

void unorderedFaces(const M2Model &model, Findings &findings)
{
    forEachProfile(model.data, [&](const Skin &skin, NodeId) {
        for (std::size_t i = 0; i < skin.submeshes.size() && !findings.isCancelled(); ++i)
            if (const std::optional<Message> gain = gainOfOrder(facesOf(skin, skin.submeshes[i]), skin.vertices.size()))
                findings.add(*gain, Address{skin.submeshes.ids[i]});
    });
}

Status orderFaces(EditBuilder &edit, const M2Model &model, const Finding &finding)
{
    forEachProfile(model.data, [&](const Skin &skin, NodeId id) {
        const auto found = std::find(skin.submeshes.ids.begin(), skin.submeshes.ids.end(), finding.place().node);
        if (found == skin.submeshes.ids.end())
            return;
        const auto faces = facesOf(skin, skin.submeshes[std::size_t(found - skin.submeshes.ids.begin())]);
        const auto ordered = orderedFaces(faces, skin.vertices.size());
        if (!ordered)
            return;
        Array<std::uint16_t> result = skin.indices;
        std::copy(ordered->begin(), ordered->end(), result.edit() + (faces.data() - skin.indices.data()));
        edit.set(fieldOf<&Skin::indices>(id), result);
    });
    return Done{};
}

void unusedBones(const M2Model &model, Findings &findings)
{
    const Root &root = model.data;
    // What the parent skeleton and undescribed files say about bones is not known.
    if (root.skeletonFileId || !root.parentSequences.isEmpty() || !root.opaques.isEmpty())
        return;
    const std::vector<bool> isUsed = referredRows(model, "bones", root.bones.size());
    for (std::size_t row = 0; row < isUsed.size() && !findings.isCancelled(); ++row)
        if (root.bones[row].keyBone < 0 && !isUsed[row])
            findings.add(QT_TRANSLATE_NOOP("Message", "nothing refers to this bone"), Address{root.bones.ids[row]});
}

} // namespace slimming

} // namespace

const CheckTable &slimTable()
{
    using namespace slimming;
    static const CheckTable table({{
        {"m2.vertex.unused",
         Impact::Waste,
         QT_TRANSLATE_NOOP("Message", "Vertices that no face uses"),
         QT_TRANSLATE_NOOP("Message", "They are moved in every frame, but never drawn."),
         Reads::of<Skin>() | Reads::field<&Root::positions>(),
         checkOf<&unusedVertices>,
         {{QT_TRANSLATE_NOOP("Message", "Delete these vertices"), Fix::Safe, fixOf<&usedVertices>}}},
        {"m2.vertex.equal",
         Impact::Waste,
         QT_TRANSLATE_NOOP("Message", "Duplicate vertices"),
         QT_TRANSLATE_NOOP("Message",
                           "Skin profiles can use one vertex for several of their own (wowdev, .skin page)."),
         Reads::of<Skin>() | Reads::field<&Root::positions, &Root::normals, &Root::uvs, &Root::uvs2, &Root::boneWeights,
                                          &Root::boneIndices>(),
         checkOf<&equalVertices>,
         {{QT_TRANSLATE_NOOP("Message", "Merge them"), Fix::Safe, fixOf<&mergeVertices>}}},
        {"m2.bone.unused",
         Impact::Note,
         QT_TRANSLATE_NOOP("Message", "Bones that nothing refers to"),
         QT_TRANSLATE_NOOP("Message",
                           "Nothing is attached to it. Other models, such as armour, may refer to it by its number."),
         Reads::of<Bone>() | Reads::field<&Root::boneIndices>(),
         checkOf<&unusedBones>,
         {{QT_TRANSLATE_NOOP("Message", "Delete the bone"), Fix::Changes, &deleteObject}}},
        {"m2.combo.unread",
         Impact::Waste,
         QT_TRANSLATE_NOOP("Message", "Look-up entries that nothing reads"),
         QT_TRANSLATE_NOOP("Message", "Batches and submeshes read runs of the look-up tables (wowdev, .skin page); "
                                      "entries outside all runs are never read."),
         Reads::of<Skin, Submesh, Batch>() | Reads::field<&Root::textureCombos, &Root::coordCombos, &Root::weightCombos,
                                                          &Root::transformCombos, &Root::boneCombos>(),
         checkOf<&unreadCombos>,
         {{QT_TRANSLATE_NOOP("Message", "Shorten the table"), Fix::Safe, fixOf<&shortenTable>}}},
        {"m2.submesh.face-order",
         Impact::Waste,
         QT_TRANSLATE_NOOP("Message", "Triangles in an inefficient order"),
         QT_TRANSLATE_NOOP("Message", "A graphics card recomputes a vertex that it has not used recently; triangles "
                                      "that share vertices are drawn faster one after another (meshoptimizer)."),
         Reads::of<Skin, Submesh>(),
         checkOf<&unorderedFaces>,
         {{QT_TRANSLATE_NOOP("Message", "Order the triangles"), Fix::Safe, fixOf<&orderFaces>}}},
    }});
    return table;
}

} // namespace sinew::m2
