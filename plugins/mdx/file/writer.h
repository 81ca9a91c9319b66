// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/byte_writer.h"
#include "plugins/mdx/model/model.h"

namespace sinew::mdx {

/// Writes a model as MDX: chunks and tracks in their order in the file, new ones where Blizzard's exporter puts them.
class MdxWriter
{
public:
    explicit MdxWriter(const MdxModel &model) : m_model(model), m_layout(model.mdxLayout()), m_ctx(model.ctx()) {}

    /// The file's bytes, written to `to`, which may also be a comparing writer.
    ByteWriter write(ByteWriter to = ByteWriter());

private:
    struct Planned
    {
        int field = -1;                  ///< root field, -1: opaque
        std::size_t first = 0, last = 0; ///< rows of a list
        std::size_t layoutIndex = ~std::size_t(0);
        const MdxLayout::Chunk *chunk = nullptr;
    };
    /// By root field: the first row that no chunk has taken yet, the last of the file's chunks of this kind, and the
    /// newest of the file's objects.
    struct Progress
    {
        std::vector<std::size_t> next, last;
        std::vector<NodeId> newest;
    };
    std::vector<Planned> plan() const;
    void planKnown(std::vector<Planned> &plan, std::size_t index, Progress &progress) const;
    int fieldOf(std::uint32_t tag) const;
    bool isKnown(const MdxLayout::Chunk &chunk) const;
    bool wanted(int field, const MdxLayout::Chunk *chunk) const;
    void writeChunk(const Planned &planned);
    void writeList(const FieldInfo &field, const Planned &planned);
    /// GEOS of WoW 1500, rows `first` up to `last`.
    void writeBatches(std::size_t first, std::size_t last);
    void writeOpaque(const MdxLayout::Chunk &chunk);
    bool isTailGone(const StructInfo &info, const void *object, const MdxLayout::Object &layout) const;
    void writeStruct(const StructInfo &info, const void *object, NodeId id, std::uint16_t fieldKey = Address::NoField);
    void writeArray(const FieldInfo &field, const ArrayBase &array, NodeId id);
    void writeUvSets(const Geoset &geoset, NodeId id);
    bool isMet(NodeId id, std::uint32_t tag) const;
    void writeField(const FieldInfo &field, const void *object, NodeId id, std::uint16_t row);
    void writeCurves(const StructInfo &info, const void *object, const MdxLayout::Object *layout);
    void writeCurve(const FieldInfo &field, const CurveBase &curve, const MdxLayout::Object *layout);
    void writePackedKeys(const CurveBase &curve);

    const MdxModel &m_model;
    const MdxLayout *m_layout;
    Ctx m_ctx;
    ByteWriter m_out;
    std::size_t m_overrun = 0;
};

} // namespace sinew::mdx
