// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/mdx/file/batches.h"
#include "plugins/mdx/file/writer.h"

#include <algorithm>

namespace sinew::mdx {

namespace {

/// The element of an array, zero beyond its end.
template<class T>
T elementAt(const Array<T> &array, std::size_t index)
{
    return index < array.size() ? array[index] : T();
}

} // namespace

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
                m_out.write(elementAt(geoset.boneWeights, v * 4 + i));
            for (std::size_t i = 0; i < 4; ++i)
                m_out.write(elementAt(geoset.boneIndices, v * 4 + i));
            m_out.write(elementAt(geoset.normals, v));
            for (std::size_t set = 0; set < 2; ++set)
                m_out.write(set < geoset.uvSets.size() ? elementAt(geoset.uvSets[set].coordinates, v) : Vec2());
        }
        m_out.write(batch.primitiveType);
        m_out.write(batch.unknown);
        m_out.write(std::uint16_t(geoset.faces.size()));
        m_out.write(batch.lowest);
        m_out.write(batch.highest);
        m_out.write(batch.unused16);
        m_out.writeBytes(geoset.faces.data(), geoset.faces.size() * 2);
        m_out.writeBytes(batch.padding.data(), batchPadding(geoset.faces.size()) * 2);
    }
}

} // namespace sinew::mdx
