// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// GEOS of World of Warcraft 1500, both ways: a count, the headers of all geosets, then of each its vertices as M2 has
// them and its triangles.

#include "plugins/mdx/file/reader.h"
#include "plugins/mdx/file/writer.h"

#include <algorithm>

namespace sinew::mdx {

namespace {

constexpr std::size_t headerSize = 64, vertexSize = 48, batchHead = 16;

std::size_t paddingOf(std::size_t indices)
{
    return (8 - indices % 8) % 8;
}

/// The element of an array, zero behind its end.
template<class T>
T at(const Array<T> &array, std::size_t index)
{
    return index < array.size() ? array[index] : T();
}

} // namespace

bool MdxReader::readBatches(std::size_t size, MdxLayout::Chunk &chunk)
{
    List<Geoset> &geosets = m_model->data.geosets;
    const std::size_t end = m_reader.position() + size, first = geosets.size();
    chunk.bare = size < 4;
    if (!chunk.bare)
        chunk.stated = m_reader.read<std::uint32_t>();
    if (chunk.stated > (end - m_reader.position()) / (headerSize + batchHead))
        return fail(QT_TRANSLATE_NOOP("Message", "there are fewer bytes than the count requires"), "geosets");
    chunk.objects = chunk.stated;
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
    keepChunkTail(chunk, end);
    return true;
}

bool MdxReader::readBatch(Geoset &geoset, MdxLayout::Batch &batch, std::size_t end)
{
    const std::size_t left = end - m_reader.position(), count = batch.vertices;
    if (left < batchHead || count > (left - batchHead) / vertexSize)
        return fail(QT_TRANSLATE_NOOP("Message", "there are fewer bytes than the count requires"), "vertices");
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
    const std::size_t padding = paddingOf(batch.indices);
    if (batch.indices + padding > (end - m_reader.position()) / 2)
        return fail(QT_TRANSLATE_NOOP("Message", "there are fewer bytes than the count requires"), "faces");
    if (batch.indices)
        std::memcpy(geoset.faces.reset(batch.indices), m_reader.take(batch.indices * 2), batch.indices * 2);
    if (padding)
        std::memcpy(batch.padding.data(), m_reader.take(padding * 2), padding * 2);
    return true;
}

void MdxWriter::writeBatches(std::size_t first, std::size_t last)
{
    const List<Geoset> &geosets = m_model.data.geosets;
    const auto batchOf = [&](std::size_t row) {
        const MdxLayout::Object *layout = m_layout ? m_layout->object(geosets.ids[row]) : nullptr;
        MdxLayout::Batch batch = layout && layout->batch ? *layout->batch : MdxLayout::Batch();
        const Geoset &geoset = geosets[row];
        if (batch.vertices != geoset.vertices.size() || batch.indices != geoset.faces.size()) {
            const auto [lowest, highest] = std::minmax_element(geoset.faces.begin(), geoset.faces.end());
            batch.lowest = geoset.faces.isEmpty() ? std::uint16_t(0) : *lowest;
            batch.highest = geoset.faces.isEmpty() ? std::uint16_t(0) : *highest;
        }
        if (batch.indices != geoset.faces.size()) {
            batch.indexCount = std::uint32_t(geoset.faces.size());
            batch.padding = {};
        }
        return batch;
    };
    for (std::size_t row = first; row < last; ++row) {
        const Geoset &geoset = geosets[row];
        const MdxLayout::Batch batch = batchOf(row);
        m_out.write(geoset.materialId);
        m_out.write(geoset.boundsCentre);
        m_out.write(geoset.boundsRadius);
        m_out.write(geoset.selectionGroup);
        m_out.write(geoset.geosetIndex);
        m_out.write(geoset.selectionFlags);
        m_out.write(batch.tags[0]);
        m_out.write(std::uint32_t(geoset.vertices.size()));
        m_out.write(batch.tags[1]);
        m_out.write(batch.typeCount);
        m_out.write(batch.tags[2]);
        m_out.write(batch.indexCount);
        m_out.write(batch.unused);
    }
    for (std::size_t row = first; row < last; ++row) {
        const Geoset &geoset = geosets[row];
        const MdxLayout::Batch batch = batchOf(row);
        for (std::size_t v = 0; v < geoset.vertices.size(); ++v) {
            m_out.write(geoset.vertices[v]);
            for (std::size_t i = 0; i < 4; ++i)
                m_out.write(at(geoset.boneWeights, v * 4 + i));
            for (std::size_t i = 0; i < 4; ++i)
                m_out.write(at(geoset.boneIndices, v * 4 + i));
            m_out.write(at(geoset.normals, v));
            for (std::size_t set = 0; set < 2; ++set)
                m_out.write(set < geoset.uvSets.size() ? at(geoset.uvSets[set].coordinates, v) : Vec2());
        }
        m_out.write(batch.primitiveType);
        m_out.write(batch.unknown);
        m_out.write(std::uint16_t(geoset.faces.size()));
        m_out.write(batch.lowest);
        m_out.write(batch.highest);
        m_out.write(batch.unused16);
        m_out.writeBytes(geoset.faces.data(), geoset.faces.size() * 2);
        m_out.writeBytes(batch.padding.data(), paddingOf(geoset.faces.size()) * 2);
    }
}

} // namespace sinew::mdx
