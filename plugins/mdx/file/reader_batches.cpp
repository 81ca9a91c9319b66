// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/mdx/file/batches.h"
#include "plugins/mdx/file/reader.h"

#include <QtGlobal>

#include <cstring>

namespace sinew::mdx {

bool MdxReader::readBatches(std::size_t size, MdxLayout::Chunk &chunk)
{
    List<Geoset> &geosets = m_model->data.geosets;
    const std::size_t end = m_reader.position() + size, first = geosets.size();
    chunk.bare = size < 4;
    if (!chunk.bare)
        chunk.stated = m_reader.read<std::uint32_t>();
    if (chunk.stated > (end - m_reader.position()) / (batchHeaderSize + batchHeadSize))
        return fail(QT_TRANSLATE_NOOP("Message", "there are fewer bytes than the count requires"), "geosets");
    chunk.objects = chunk.stated;
    if (!affords(m_budget.chargeObjects(chunk.stated, sizeof(Geoset) + sizeof(MdxLayout::Batch) + 2 * sizeof(UvSet)),
                 "geosets"))
        return false;
    std::vector<MdxLayout::Batch> batches(chunk.stated);
    for (MdxLayout::Batch &batch : batches) {
        Geoset &geoset = geosets.append();
        chunk.last = geosets.ids.back() = m_model->newId();
        geoset.materialId = m_reader.read<std::uint32_t>();
        geoset.boundsCentre = m_reader.read<Vec3>();
        geoset.boundsRadius = m_reader.read<float>();
        geoset.selectionGroup = m_reader.read<std::uint32_t>();
        geoset.geosetIndex = m_reader.read<std::uint32_t>();
        geoset.selectionFlags = m_reader.read<std::uint32_t>();
        batch.tags[0] = m_reader.read<std::uint32_t>();
        batch.vertices = m_reader.read<std::uint32_t>();
        batch.tags[1] = m_reader.read<std::uint32_t>();
        batch.typeCount = m_reader.read<std::uint32_t>();
        batch.tags[2] = m_reader.read<std::uint32_t>();
        batch.indexCount = m_reader.read<std::uint32_t>();
        batch.unused = m_reader.read<std::uint64_t>();
    }
    for (std::size_t i = 0; i < batches.size(); ++i) {
        if (!readBatch(geosets.items[first + i], batches[i], end))
            return false;
        MdxLayout::Object *entry = layoutOf(geosets.ids[first + i]);
        if (!entry)
            return false;
        entry->batch = batches[i];
    }
    chunk.empty = batches.empty();
    return keepChunkTail(chunk, end);
}

bool MdxReader::readBatch(Geoset &geoset, MdxLayout::Batch &batch, std::size_t end)
{
    const std::size_t left = end - m_reader.position(), count = batch.vertices;
    if (left < batchHeadSize || count > (left - batchHeadSize) / batchVertexSize)
        return fail(QT_TRANSLATE_NOOP("Message", "there are fewer bytes than the count requires"), "vertices");
    if (!affords(m_budget.chargeBlock(count, batchVertexSize), "vertices"))
        return false;
    Vec3 *positions = geoset.vertices.reset(count), *normals = geoset.normals.reset(count);
    std::uint8_t *weights = geoset.boneWeights.reset(count * 4), *bones = geoset.boneIndices.reset(count * 4);
    Vec2 *uvs[2] = {};
    for (Vec2 *&set : uvs) {
        UvSet &added = geoset.uvSets.append();
        geoset.uvSets.ids.back() = m_model->newId();
        set = added.coordinates.reset(count);
    }
    for (std::size_t v = 0; v < count; ++v) {
        positions[v] = m_reader.read<Vec3>();
        std::memcpy(weights + v * 4, m_reader.take(4), 4);
        std::memcpy(bones + v * 4, m_reader.take(4), 4);
        normals[v] = m_reader.read<Vec3>();
        for (Vec2 *set : uvs)
            set[v] = m_reader.read<Vec2>();
    }
    batch.primitiveType = m_reader.read<std::uint32_t>();
    batch.unknown = m_reader.read<std::uint32_t>();
    batch.indices = m_reader.read<std::uint16_t>();
    batch.lowest = m_reader.read<std::uint16_t>();
    batch.highest = m_reader.read<std::uint16_t>();
    batch.unused16 = m_reader.read<std::uint16_t>();
    const std::size_t padding = batchPadding(batch.indices);
    if (batch.indices + padding > (end - m_reader.position()) / 2)
        return fail(QT_TRANSLATE_NOOP("Message", "there are fewer bytes than the count requires"), "faces");
    if (batch.indices)
        std::memcpy(geoset.faces.reset(batch.indices), m_reader.take(batch.indices * 2), batch.indices * 2);
    if (padding)
        std::memcpy(batch.padding.data(), m_reader.take(padding * 2), padding * 2);
    return true;
}

} // namespace sinew::mdx
