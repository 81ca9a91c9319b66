// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m3/edit/region_transfer.h"

#include "plugins/m3/file/vertices.h"

#include <QtGlobal>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace sinew::m3 {

namespace {

template<class T>
T elementOr(const Array<T> &array, std::size_t row, T none = {})
{
    return row < array.size() ? array[row] : none;
}

} // namespace

std::vector<NodeId> bonesOf(const Root &root, const Region &region)
{
    std::vector<NodeId> bones;
    for (std::size_t i = 0; i < region.boneLookupCount; ++i) {
        const std::size_t row = elementOr<std::uint16_t>(root.boneLookup, region.firstBoneLookup + i, 0xffff);
        if (row < root.bones.size() && std::find(bones.begin(), bones.end(), root.bones.ids[row]) == bones.end())
            bones.push_back(root.bones.ids[row]);
    }
    return bones;
}

std::vector<NodeId> batchesOf(const Division &division, std::size_t region)
{
    std::vector<NodeId> batches;
    for (std::size_t i = 0; i < division.batches.size(); ++i)
        if (division.batches[i].region == region)
            batches.push_back(division.batches.ids[i]);
    return batches;
}

RegionTransfer::RegionTransfer(const M3Model &model, NodeId division, const M3Model &from, NodeId region,
                               const ObjectMap &chosen)
    : m_model(model), m_from(from), m_division(division), m_old(*model.get<Division>(division)),
      m_source(*from.get<Division>(from.parentOf(region))), m_row(std::size_t(from.rowOf(region))),
      m_counterparts(m_names, from, model, chosen), m_region(*from.get<Region>(region)),
      m_first(hasOldRange(m_region) ? m_region.firstVertexOld : m_region.firstVertex),
      m_count(hasOldRange(m_region) ? m_region.vertexCountOld : m_region.vertexCount)
{
}

Status RegionTransfer::check()
{
    const Root &there = m_from.data, &here = m_model.data;
    const std::size_t end = std::size_t(m_region.firstIndex) + m_region.indexCount;
    bool whole = m_first + m_count <= there.positions.size() && end <= m_source.faces.size();
    const std::size_t base = hasOldRange(m_region) ? m_first : 0;
    for (std::size_t i = m_region.firstIndex; whole && i < end; ++i)
        whole = m_source.faces[i] >= base && m_source.faces[i] - base < m_count;
    if (!whole)
        return Error{
            QT_TRANSLATE_NOOP("Message", "the region refers to vertices or triangles that its file does not have")};
    if (here.bones.isEmpty())
        return Error{QT_TRANSLATE_NOOP("Message", "the model has no bone that could carry the region; add one first")};
    if (bonesPerVertex(here.vertexFlags) == 0)
        return Error{QT_TRANSLATE_NOOP("Message", "the vertices of this model have no bones; a region of another model "
                                                  "can't be added to them")};
    if (here.boneLookup.size() + m_region.boneLookupCount > mostRegionRows)
        return Error{QT_TRANSLATE_NOOP("Message", "the model's list of bones that regions use is full")};
    if (m_old.regions.size() + 1 > mostRegionRows)
        return Error{QT_TRANSLATE_NOOP("Message", "the division has as many regions as batches can number")};
    return Done{};
}

std::size_t RegionTransfer::boneOf(std::size_t row)
{
    const Root &there = m_from.data;
    if (row < there.bones.size() && m_counterparts.of(there.bones.ids[row]) == NoNode)
        m_lostBones.insert(std::string(there.bones[row].name.view()));
    std::vector<std::size_t> path;
    std::size_t result = 0;
    for (std::int64_t at = std::int64_t(row); at >= 0 && std::size_t(at) < there.bones.size();
         at = there.bones[std::size_t(at)].parent) {
        const auto [known, isNew] = m_bones.try_emplace(std::size_t(at)); // 0 ends circles
        if (!isNew) {
            result = known->second;
            break;
        }
        path.push_back(std::size_t(at));
        if (const NodeId own = m_counterparts.of(there.bones.ids[std::size_t(at)]); own != NoNode) {
            result = std::size_t(m_model.rowOf(own));
            break;
        }
    }
    for (const std::size_t below : path)
        m_bones[below] = result;
    return result;
}

void RegionTransfer::takeBones(EditBuilder &edit)
{
    Array<std::uint16_t> lookup = m_model.data.boneLookup;
    std::vector<std::uint16_t> added;
    for (std::size_t i = 0; i < m_region.boneLookupCount; ++i)
        added.push_back(std::uint16_t(
            boneOf(elementOr<std::uint16_t>(m_from.data.boneLookup, m_region.firstBoneLookup + i, 0xffff))));
    m_region.firstBoneLookup = std::uint16_t(lookup.size());
    lookup.splice(lookup.size(), 0, added);
    edit.set(fieldOf<&Root::boneLookup>(RootNode), lookup);
    if (m_region.rootBone != 0xffff)
        m_region.rootBone = std::uint16_t(boneOf(m_region.rootBone));
}

template<class T>
void RegionTransfer::takePart(EditBuilder &edit, Array<T> Root::*member, std::uint32_t flag, const T &missing)
{
    const Root &there = m_from.data, &here = m_model.data;
    const bool wanted = here.vertexFlags & flag, stored = (there.*member).size() >= m_first + m_count;
    if (!wanted) {
        m_losesData |= stored && m_count;
        return;
    }
    m_lacksData |= !stored;
    std::vector<T> added(m_count, missing);
    if (stored)
        std::copy_n((there.*member).data() + m_first, m_count, added.begin());
    Array<T> all = here.*member;
    all.splice(all.size(), 0, added);
    edit.set(Address{RootNode, std::uint16_t(describe<Root>().rowAt(memberOffset(member)))}, all);
}

void RegionTransfer::takeVertices(EditBuilder &edit)
{
    const PackedVector up{128, 128, 255, 255}, along{255, 128, 128, 255}, white{255, 255, 255, 255};
    takePart(edit, &Root::positions, 0x1, Vec3());
    takePart(edit, &Root::normals, 0x800000, up);
    takePart(edit, &Root::colours, 0x200, white);
    takePart(edit, &Root::tangents, 0x1000000, along);
    const std::size_t vertices = m_model.data.positions.size();
    if (const std::size_t other = vertices ? m_model.data.otherVertexData.size() / vertices : 0) {
        // Data without a known meaning: zeros, as many as each vertex has.
        Array<std::uint8_t> all = m_model.data.otherVertexData;
        const std::vector<std::uint8_t> zeros(m_count * other);
        all.splice(all.size(), 0, zeros);
        edit.set(fieldOf<&Root::otherVertexData>(RootNode), all);
    }
}

void RegionTransfer::takeWeights(EditBuilder &edit)
{
    const Root &there = m_from.data;
    const std::size_t from = bonesPerVertex(there.vertexFlags), to = bonesPerVertex(m_model.data.vertexFlags);
    std::vector<std::uint8_t> weights, bones;
    for (std::size_t v = m_first; v < m_first + m_count; ++v) {
        std::vector<std::size_t> order(from);
        std::iota(order.begin(), order.end(), v * from);
        const auto weightAt = [&](std::size_t at) { return elementOr(there.boneWeights, at); };
        if (from > to) // the heaviest ones stay
            std::stable_sort(order.begin(), order.end(),
                             [&](std::size_t a, std::size_t b) { return weightAt(a) > weightAt(b); });
        order.resize(to, std::size_t(-1));
        int sum = 0, before = 0;
        for (const std::size_t at : order)
            sum += at == std::size_t(-1) ? 0 : weightAt(at);
        for (std::size_t i = 0; i < from; ++i)
            before += weightAt(v * from + i);
        for (const std::size_t at : order) {
            const int weight = at == std::size_t(-1) ? 0 : weightAt(at);
            weights.push_back(std::uint8_t(sum && before != sum ? std::lround(double(weight) * before / sum) : weight));
            bones.push_back(at == std::size_t(-1) ? std::uint8_t(0) : elementOr(there.boneIndices, at));
        }
        if (from == 0)
            weights[weights.size() - to] = 255;
    }
    Array<std::uint8_t> allWeights = m_model.data.boneWeights, allBones = m_model.data.boneIndices;
    allWeights.splice(allWeights.size(), 0, weights);
    allBones.splice(allBones.size(), 0, bones);
    edit.set(fieldOf<&Root::boneWeights>(RootNode), allWeights);
    edit.set(fieldOf<&Root::boneIndices>(RootNode), allBones);
    m_region.weightsUsed = std::uint8_t(std::min<std::size_t>(m_region.weightsUsed, to));
}

void RegionTransfer::takeUvs(EditBuilder &edit)
{
    const std::pair<Array<PackedUv> Root::*, std::uint32_t> sets[] = {{&Root::uvs, 0x20000},
                                                                      {&Root::uvs2, 0x40000},
                                                                      {&Root::uvs3, 0x80000},
                                                                      {&Root::uvs4, 0x100000},
                                                                      {&Root::uvs5, 0x40000000}};
    const bool wasScaled = m_from.data.divisions.isEmpty() || m_source.regions[m_row].sectionVersion >= ScaledUvs;
    const float scale = wasScaled ? m_region.uvScale : 16, offset = wasScaled ? m_region.uvOffset : 0;
    const bool isScaled = m_region.sectionVersion >= ScaledUvs;
    for (const auto &[member, flag] : sets) {
        takePart(edit, member, flag, PackedUv());
        if (isScaled || (scale == 16 && offset == 0) || !(m_model.data.vertexFlags & flag))
            continue;
        // Older regions always count in steps of 16 / 32768.
        const Address at{RootNode, std::uint16_t(describe<Root>().rowAt(memberOffset(member)))};
        Array<PackedUv> all = m_model.data.*member;
        std::vector<PackedUv> added;
        for (std::size_t v = m_first; v < m_first + m_count; ++v) {
            PackedUv uv = elementOr(m_from.data.*member, v);
            for (std::int16_t &stored : uv)
                stored = std::int16_t(std::clamp<long>(
                    std::lround((float(stored) / 32768 * scale + offset) / 16 * 32768), -32768, 32767));
            added.push_back(uv);
        }
        all.splice(all.size(), 0, added);
        edit.set(at, all);
    }
    m_region.uvScale = isScaled ? scale : 16;
    m_region.uvOffset = isScaled ? offset : 0;
}

Status RegionTransfer::takeFaces(EditBuilder &edit)
{
    const std::size_t firstVertex = m_model.data.positions.size();
    const std::size_t from = hasOldRange(m_source.regions[m_row]) ? m_first : 0,
                      to = hasOldRange(m_region) ? firstVertex : 0;
    if (hasOldRange(m_region) && firstVertex + m_count > mostRegionRows)
        return Error{
            Message(QT_TRANSLATE_NOOP("Message", "the model would have %1 vertices; regions of its version can "
                                                 "number %2"),
                    {firstVertex + m_count, mostRegionRows})};
    Array<std::uint16_t> faces = m_old.faces;
    std::vector<std::uint16_t> added;
    for (std::size_t i = 0; i < m_region.indexCount; ++i)
        added.push_back(std::uint16_t(m_source.faces[m_region.firstIndex + i] - from + to));
    m_region.firstIndex = std::uint32_t(faces.size());
    faces.splice(faces.size(), 0, added);
    edit.set(fieldOf<&Division::faces>(m_division), faces);
    m_region.firstVertex = std::uint32_t(firstVertex);
    m_region.vertexCount = std::uint32_t(m_count);
    m_region.firstVertexOld = hasOldRange(m_region) ? std::uint16_t(firstVertex) : 0;
    m_region.vertexCountOld = hasOldRange(m_region) ? std::uint16_t(m_count) : 0;
    return Done{};
}

void RegionTransfer::fit()
{
    if (!m_old.regions.isEmpty())
        m_region.sectionVersion = m_old.regions[0].sectionVersion;
    m_region.id = std::uint32_t(m_old.regions.size());
}

void RegionTransfer::takeBatches(EditBuilder &edit)
{
    List<Batch> batches;
    for (const NodeId id : batchesOf(m_source, m_row)) {
        Batch batch = *m_from.get<Batch>(id);
        batch.region = std::uint16_t(m_old.regions.size());
        if (!m_old.batches.isEmpty())
            batch.sectionVersion = m_old.batches[0].sectionVersion;
        const auto &materials = m_from.data.materialReferences;
        const NodeId material =
            batch.material < materials.size() ? m_counterparts.of(materials.ids[batch.material]) : 0;
        m_losesMaterial |= material == NoNode;
        batch.material = material == NoNode ? std::uint16_t(0xffff) : std::uint16_t(m_model.rowOf(material));
        const auto &bones = m_from.data.bones;
        const NodeId bone = batch.bone >= 0 && std::size_t(batch.bone) < bones.size()
                                ? m_counterparts.of(bones.ids[std::size_t(batch.bone)])
                                : NoNode;
        m_losesSwitch |= batch.bone >= 0 && bone == NoNode;
        batch.bone = bone == NoNode ? std::int16_t(-1) : std::int16_t(m_model.rowOf(bone));
        batches.append(batch);
    }
    if (!batches.isEmpty())
        edit.insert(fieldOf<&Division::batches>(m_division), -1, Value::of(batches));
}

Result<TransferredObject> RegionTransfer::run()
{
    if (Status status = check(); !status)
        return status.error();
    fit();
    EditBuilder edit(m_model);
    takeBones(edit);
    takeVertices(edit);
    takeWeights(edit);
    takeUvs(edit);
    if (Status status = takeFaces(edit); !status)
        return status.error();
    List<Region> regions;
    regions.append(m_region);
    const std::vector<NodeId> ids = edit.insert(fieldOf<&Division::regions>(m_division), -1, Value::of(regions));
    takeBatches(edit);
    Result<ChangeSet> changes = edit.finish();
    if (!changes)
        return changes.error();

    TransferredObject made{std::move(*changes), ids.front(), {}};
    if (!m_lostBones.empty()) {
        std::string names;
        for (const std::string &name : m_lostBones)
            names += (names.empty() ? "" : ", ") + name;
        made.notes.push_back(
            {QT_TRANSLATE_NOOP(
                 "Message",
                 "vertices of bones that have no counterpart here are bound to the nearest parent that has one: %1"),
             {names}});
    }
    if (m_losesData)
        made.notes.push_back(QT_TRANSLATE_NOOP("Message", "vertex colours or texture coordinates that this model's "
                                                          "vertices don't have were left out"));
    if (m_lacksData)
        made.notes.push_back(QT_TRANSLATE_NOOP("Message", "vertex colours or texture coordinates that the other model "
                                                          "lacks are white or zero"));
    if (m_losesMaterial)
        made.notes.push_back(
            QT_TRANSLATE_NOOP("Message", "the region has no material here; assign one to its batches"));
    if (m_losesSwitch)
        made.notes.push_back(QT_TRANSLATE_NOOP("Message", "the bone that shows and hides the region has no counterpart "
                                                          "here; it is always shown"));
    return made;
}

} // namespace sinew::m3
