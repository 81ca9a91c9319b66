// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m3/mesh/vertex_list.h"

#include "core/mesh/bone_shares.h"
#include "plugins/m3/file/vertices.h"

#include <QtGlobal>

#include <algorithm>
#include <cmath>
#include <limits>

namespace sinew::m3 {

namespace {

constexpr Array<PackedUv> Root::*editedUvSets[] = {&Root::uvs, &Root::uvs2, &Root::uvs3, &Root::uvs4};

std::uint8_t packed(float number)
{
    return std::uint8_t(std::clamp<long>(std::lround((double(number) + 1) * 127.5), 0, 255));
}

std::uint8_t byteOf(float fraction)
{
    return std::uint8_t(std::clamp<long>(std::lround(double(fraction) * 255), 0, 255));
}

/// The rows of an array in another order; `none` for those beyond its end.
template<class T>
void gather(Array<T> &array, std::size_t each, const std::vector<ListedVertex> &vertices)
{
    Array<T> result;
    T *target = result.reset(vertices.size() * each);
    for (const ListedVertex &vertex : vertices)
        for (std::size_t i = 0; i < each; ++i) {
            const std::size_t at = vertex.from * each + i;
            *target++ = at < array.size() ? array[at] : T{};
        }
    array = result;
}

} // namespace

RegionCoding codingOf(const Root &root, const Region &region)
{
    RegionCoding coding;
    const bool isScaled = region.sectionVersion >= ScaledUvs;
    coding.uvScale = isScaled ? region.uvScale : 16;
    coding.uvOffset = isScaled ? region.uvOffset : 0;
    coding.weightsUsed = std::max<std::size_t>(region.weightsUsed, 1);
    for (std::size_t i = region.firstBoneLookup; i < std::size_t(region.firstBoneLookup) + region.boneLookupCount; ++i)
        coding.bones.push_back(i < root.boneLookup.size() ? root.boneLookup[i] : std::uint16_t(0xffff));
    return coding;
}

VertexList::VertexList(const M3Model &model, SceneMeshParts &parts)
    : m_model(model), m_parts(parts), m_bonesEach(bonesPerVertex(model.data.vertexFlags))
{
}

const RegionCoding &VertexList::codingOf(NodeId region)
{
    const auto [at, isNew] = m_codings.try_emplace(region);
    if (const auto *found = m_model.get<Region>(region); isNew && found)
        at->second = m3::codingOf(m_model.data, *found);
    return at->second;
}

Status VertexList::overrideUv(std::size_t row, const ListedVertex &listed, const MeshVertex *before)
{
    const MeshVertex &vertex = listed.mesh->vertices[listed.vertex];
    const RegionCoding &from = codingOf(vertex.origin.part), &to = *listed.coding;
    const bool isCodedAlike = from.uvScale == to.uvScale && from.uvOffset == to.uvOffset;
    for (std::size_t set = 0; set < listed.mesh->uvSets && set < std::size(editedUvSets); ++set) {
        Array<PackedUv> &array = m_root.*editedUvSets[set];
        if (array.isEmpty() || (before && isCodedAlike && isSameUv(*before, vertex, set)))
            continue;
        const float values[] = {vertex.uvs[set].x, vertex.uvs[set].y};
        for (std::size_t axis = 0; axis < 2; ++axis) {
            const double number = std::round((double(values[axis]) - double(to.uvOffset)) / double(to.uvScale) * 32768);
            if (!(number >= std::numeric_limits<std::int16_t>::min() &&
                  number <= std::numeric_limits<std::int16_t>::max()))
                return Error{Message(QT_TRANSLATE_NOOP("Message", "the texture coordinate %1 is beyond what regions of "
                                                                  "this version can hold"),
                                     {std::to_string(values[axis])})};
            array.edit()[row][axis] = std::int16_t(number);
        }
    }
    return Done{};
}

Status VertexList::overrideSkin(std::size_t row, const ListedVertex &listed)
{
    if (m_bonesEach == 0)
        return Done{};
    const MeshVertex &vertex = listed.mesh->vertices[listed.vertex];
    const BoneShares &skin = listed.mesh->skins[vertex.skin];
    const RegionCoding &from = codingOf(vertex.origin.part), &to = *listed.coding;
    const bool isKept =
        m_parts.original(vertex.origin) && m_parts.skinOf(vertex.origin) == skin && from.weightsUsed == to.weightsUsed;
    if (isKept && from.bones == to.bones)
        return Done{};
    const auto entryOf = [&](std::size_t bone) {
        const auto found = std::find(to.bones.begin(), to.bones.end(), bone);
        return std::uint8_t(found == to.bones.end() ? 0 : found - to.bones.begin());
    };
    std::uint8_t *weights = m_root.boneWeights.edit() + row * m_bonesEach,
                 *bones = m_root.boneIndices.edit() + row * m_bonesEach;
    const ByteShares shares = byteShares(skin, m_bonesEach);
    m_crowded += !isKept && shares.left != 0;
    for (std::size_t i = 0; i < m_bonesEach; ++i) {
        if (isKept) { // the same bones in another part of the look-up
            const std::size_t entry = bones[i];
            bones[i] =
                entry < from.bones.size() && (weights[i] || entry) ? entryOf(from.bones[entry]) : std::uint8_t(0);
            continue;
        }
        weights[i] = shares.weights[i];
        bones[i] = shares.weights[i] ? entryOf(std::size_t(m_model.rowOf(shares.bones[i]))) : std::uint8_t(0);
    }
    return Done{};
}

Status VertexList::overrideValues(std::size_t row, const ListedVertex &listed)
{
    const MeshVertex &vertex = listed.mesh->vertices[listed.vertex];
    const MeshVertex *before = m_parts.original(vertex.origin);
    if (!before || !isSamePosition(*before, vertex))
        m_root.positions.edit()[row] = vertex.position;
    if (!m_root.normals.isEmpty() && (!before || !isSameNormal(*before, vertex))) {
        PackedVector &normal = m_root.normals.edit()[row];
        normal = {packed(vertex.normal.x), packed(vertex.normal.y), packed(vertex.normal.z), normal[3]};
    }
    if (!m_root.tangents.isEmpty() && (!before || !isSameTangent(*before, vertex))) {
        PackedVector &tangent = m_root.tangents.edit()[row];
        tangent = {packed(vertex.tangent.x), packed(vertex.tangent.y), packed(vertex.tangent.z), tangent[3]};
        if (!m_root.normals.isEmpty())
            m_root.normals.edit()[row][3] = vertex.tangent.w < 0 ? 0 : 255;
    }
    if (!m_root.colours.isEmpty() && listed.mesh->hasColours && (!before || !isSameColour(*before, vertex)))
        m_root.colours.edit()[row] = {byteOf(vertex.colour.b), byteOf(vertex.colour.g), byteOf(vertex.colour.r),
                                      byteOf(vertex.colour.a)};
    if (Status status = overrideUv(row, listed, before); !status)
        return status;
    return overrideSkin(row, listed);
}

Status VertexList::apply(EditBuilder &edit, const std::vector<ListedVertex> &vertices)
{
    const Root &old = m_model.data;
    m_root.vertexFlags = old.vertexFlags;
    m_root.positions = old.positions;
    m_root.normals = old.normals;
    m_root.colours = old.colours;
    m_root.tangents = old.tangents;
    m_root.uvs = old.uvs;
    m_root.uvs2 = old.uvs2;
    m_root.uvs3 = old.uvs3;
    m_root.uvs4 = old.uvs4;
    m_root.uvs5 = old.uvs5;
    m_root.boneWeights = old.boneWeights;
    m_root.boneIndices = old.boneIndices;
    m_root.otherVertexData = old.otherVertexData;
    const std::size_t count = old.positions.size();
    std::size_t row = 0;
    const bool areAllThere =
        vertices.size() == count &&
        std::all_of(vertices.begin(), vertices.end(), [&](const ListedVertex &v) { return v.from == row++; });
    if (!areAllThere)
        forEachVertexArray(m_root, [&](auto &array, std::size_t each, const Address &) {
            if (!array.isEmpty())
                gather(array, each, vertices);
        });
    for (row = 0; row < vertices.size(); ++row)
        if (vertices[row].mesh)
            if (Status status = overrideValues(row, vertices[row]); !status)
                return status;
    // Both visits go through the same arrays in the same order.
    std::vector<const ArrayBase *> before;
    forEachVertexArray(old, [&](const auto &array, std::size_t, const Address &) { before.push_back(&array); });
    std::size_t next = 0;
    forEachVertexArray(m_root, [&](auto &array, std::size_t, const Address &at) {
        if (!array.equalRaw(*before[next++], sizeof(*array.data())))
            edit.set(at, array);
    });
    return Done{};
}

} // namespace sinew::m3
