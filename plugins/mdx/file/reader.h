// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/byte_reader.h"
#include "core/io/diagnostics.h"
#include "core/io/memory_budget.h"
#include "plugins/mdx/model/model.h"

namespace sinew::mdx {

/// Four printable characters: a chunk begins here and not an object, whose size would have to be over 500 MB.
inline bool looksLikeTag(std::uint32_t tag)
{
    for (int i = 0; i < 4; ++i)
        if (const auto c = std::uint8_t(tag >> (8 * i)); c < 0x20 || c > 0x7e)
            return false;
    return true;
}

/// Reads an MDX container into a model. Fails only if the chunks can't be followed; a chunk whose content does not fit
/// its description becomes opaque, with a diagnostic that names offset and path.
class MdxReader
{
public:
    /// `dialect`: 0 detects it from the file's structure if the version leaves it open.
    MdxReader(Bytes file, Diagnostics &diagnostics, std::uint32_t dialect = 0)
        : m_file(file), m_reader(file), m_diagnostics(diagnostics), m_budget(file.size()), m_wanted(dialect)
    {
    }

    Result<std::unique_ptr<Model>> read();

private:
    Status readChunks();
    bool scan();
    void chooseDialect();
    bool readChunk(const FieldInfo &field, std::uint16_t row, std::size_t size, MdxLayout::Chunk &chunk);
    void dropChunk(const FieldInfo &field, NodeId firstId);
    bool readList(const FieldInfo &field, std::size_t size, MdxLayout::Chunk &chunk);
    bool readFlatList(const FieldInfo &field, std::size_t size, MdxLayout::Chunk &chunk);
    /// Reads the count before a list's objects, if the dialect has one; false if the chunk has no room for it.
    bool readCount(const FieldInfo &field, std::size_t end, MdxLayout::Chunk &chunk);
    /// GEOS of WoW 1500: all headers, then all vertices and triangles.
    bool readBatches(std::size_t size, MdxLayout::Chunk &chunk);
    bool readBatch(Geoset &geoset, MdxLayout::Batch &batch, std::size_t end);
    bool readBindPoses(std::size_t size, MdxLayout::Chunk &chunk);
    bool keepOpaque(std::uint32_t tag, std::size_t from, std::size_t size);
    bool keepChunkTail(const MdxLayout::Chunk &chunk, std::size_t end);
    /// Reserves objects of one list, if the budget allows them.
    bool reserveObjects(const FieldInfo &field, void *list, std::size_t count);

    /// Reads one structure; `limit` is the end of its container.
    bool readStruct(const StructInfo &info, void *object, NodeId id, std::uint16_t fieldKey, std::size_t limit);
    bool readField(const FieldInfo &field, void *object, NodeId id, std::uint16_t row, std::size_t end);
    /// Reads the inner size and, behind the block that it counts, the bytes that are not understood.
    bool readBlockEnd(const StructInfo &info, std::size_t start, std::uint32_t stated, NodeId id,
                      std::uint16_t fieldKey, std::size_t end);
    bool readArray(const FieldInfo &field, ArrayBase &array, NodeId id, std::size_t end);
    bool readUvSets(Geoset &geoset, NodeId id, std::size_t end);
    bool readNested(const FieldInfo &field, void *list, std::size_t end);
    bool readCurves(const StructInfo &info, void *object, NodeId id, std::uint16_t fieldKey, std::size_t end);
    bool readCurve(const FieldInfo &field, CurveBase &curve, NodeId id, std::uint16_t fieldKey, std::size_t end);
    /// Whether a track at the reader's position has no interpolation.
    bool isSimple(std::size_t end) const;
    bool isCurveTag(const StructInfo &info, std::uint32_t tag) const;
    /// The smallest number of bytes that one structure can take.
    static std::size_t minSize(const StructInfo &info, const Ctx &ctx);
    /// Path of the object being read, for messages.
    std::string objectPath() const;
    /// Path of a chunk: the root field that it fills, or the object that keeps the last opaque one.
    std::string chunkPath(const MdxLayout::Chunk &chunk) const;
    bool fail(const char *message, const char *field = nullptr);
    /// Fails if the budget refused a charge.
    bool affords(bool charged, const char *field);
    /// The layout entry of an object, null (with an error) if a file has more of them than any real one.
    MdxLayout::Object *layoutOf(NodeId id, std::uint16_t fieldKey = Address::NoField);

    Bytes m_file;
    ByteReader m_reader;
    Diagnostics &m_diagnostics;
    MemoryBudget m_budget;
    std::unique_ptr<MdxModel> m_model;
    std::shared_ptr<MdxLayout> m_layout;
    Ctx m_ctx;
    std::uint32_t m_wanted;
    bool m_blockDeltaKnown = false;
    std::vector<bool> m_seen;          ///< root fields that a chunk was read into
    std::vector<Address> m_entries;    ///< layout entries made by the current chunk
    const FieldInfo *m_list = nullptr; ///< the chunk's list while one is read
    std::size_t m_overrun = 0;         ///< bytes read beyond the stated sizes of the current chunk's objects
    Message m_problem;                 ///< why the current chunk does not fit
    std::int64_t m_problemOffset = 0;
};

} // namespace sinew::mdx
