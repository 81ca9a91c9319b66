// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m3/file/vertices.h"

#include <algorithm>

namespace sinew::m3 {

namespace {

/// A part of a vertex, in buffer order.
struct Part
{
    std::uint32_t flag;
    std::uint32_t bytes;
    ArrayBase *(*array)(Root &); ///< null: otherVertexData
};

/// Weights and bones come between the first and the second of these.
const Part parts[] = {
    {0x1, 12, [](Root &r) -> ArrayBase * { return &r.positions; }},
    {0x80, 12, nullptr},
    {0x800000, 4, [](Root &r) -> ArrayBase * { return &r.normals; }},
    {0x100, 4, nullptr},
    {0x200, 4, [](Root &r) -> ArrayBase * { return &r.colours; }},
    {0x400, 4, nullptr},
    {0x800, 4, nullptr},
    {0x1000, 4, nullptr},
    {0x2000, 8, nullptr},
    {0x4000, 8, nullptr},
    {0x8000, 8, nullptr},
    {0x10000, 8, nullptr},
    {0x20000, 4, [](Root &r) -> ArrayBase * { return &r.uvs; }},
    {0x40000, 4, [](Root &r) -> ArrayBase * { return &r.uvs2; }},
    {0x80000, 4, [](Root &r) -> ArrayBase * { return &r.uvs3; }},
    {0x100000, 4, [](Root &r) -> ArrayBase * { return &r.uvs4; }},
    {0x40000000, 4, [](Root &r) -> ArrayBase * { return &r.uvs5; }},
    {0x200000, 12, nullptr},
    {0x400000, 12, nullptr},
    {0x1000000, 4, [](Root &r) -> ArrayBase * { return &r.tangents; }},
    {0x2000000, 4, nullptr},
    {0x4000000, 12, nullptr},
    {0x8000000, 12, nullptr},
    {0x10000000, 4, nullptr},
    {0x20000000, 4, nullptr},
};

std::size_t otherBytes(std::uint32_t flags)
{
    std::size_t bytes = 0;
    for (const Part &part : parts)
        if ((flags & part.flag) && !part.array)
            bytes += part.bytes;
    return bytes;
}

/// A part of every vertex in two places.
struct Rows
{
    std::byte *to;
    std::size_t toStride;
    const std::byte *from;
    std::size_t fromStride;
    std::size_t bytes, count;
};

struct Copy
{
    template<std::size_t N>
    static bool rows(const Rows &rows)
    {
#pragma GCC unroll 8
        for (std::size_t i = 0; i < rows.count; ++i)
            std::memcpy(rows.to + i * rows.toStride, rows.from + i * rows.fromStride, N);
        return true;
    }
    static bool row(std::byte *to, const std::byte *from, std::size_t bytes)
    {
        std::memcpy(to, from, bytes);
        return true;
    }
};

struct Compare
{
    template<std::size_t N>
    static bool rows(const Rows &rows)
    {
        static_assert(N % sizeof(std::uint32_t) == 0);
        std::uint32_t differing = 0; // bits
#pragma GCC unroll 8
        for (std::size_t i = 0; i < rows.count; ++i) {
            std::uint32_t to[N / sizeof(std::uint32_t)], from[N / sizeof(std::uint32_t)];
            std::memcpy(to, rows.to + i * rows.toStride, N);
            std::memcpy(from, rows.from + i * rows.fromStride, N);
            for (std::size_t word = 0; word < std::size(to); ++word)
                differing |= to[word] ^ from[word];
        }
        return differing == 0;
    }
    static bool row(const std::byte *to, const std::byte *from, std::size_t bytes)
    {
        return std::memcmp(to, from, bytes) == 0;
    }
};

/// Processes a few vertices at a time, so that the buffer is fetched from memory once and not for each part. Ends with
/// the first that Work returns false for.
template<class Work>
bool forRows(const std::vector<Rows> &parts)
{
    constexpr std::size_t atOnce = 512;
    std::size_t count = 0;
    for (const Rows &part : parts)
        count = std::max(count, part.count);
    for (std::size_t first = 0; first < count; first += atOnce)
        for (Rows part : parts) {
            if (first >= part.count)
                continue;
            part.to += first * part.toStride;
            part.from += first * part.fromStride;
            part.count = std::min(part.count - first, atOnce);
            bool goesOn = true;
            if (part.bytes == 4)
                goesOn = Work::template rows<4>(part);
            else if (part.bytes == 12)
                goesOn = Work::template rows<12>(part);
            else
                for (std::size_t i = 0; i < part.count && goesOn; ++i)
                    goesOn = Work::row(part.to + i * part.toStride, part.from + i * part.fromStride, part.bytes);
            if (!goesOn)
                return false;
        }
    return true;
}

/// Calls use(array, bytes of its elements per vertex, offset in the element, bytes, offset in the vertex) for each part
/// that the flags name.
template<class Use>
void forEachPart(Root &root, const Use &use)
{
    const std::uint32_t flags = root.vertexFlags;
    const std::size_t other = otherBytes(flags), bones = bonesPerVertex(flags);
    std::size_t at = 0, atOther = 0;
    for (const Part &part : parts) {
        if (flags & part.flag) {
            if (part.array)
                use(*part.array(root), part.bytes, 0, part.bytes, at);
            else
                use(root.otherVertexData, other, std::exchange(atOther, atOther + part.bytes), part.bytes, at);
            at += part.bytes;
        }
        if (&part == parts && bones) {
            use(root.boneWeights, bones, 0, bones, at);
            use(root.boneIndices, bones, 0, bones, at + bones);
            at += 2 * bones;
        }
    }
}

/// The size of one element of an array whose elements take `each` bytes per vertex.
std::size_t elementSize(const Root &root, const ArrayBase &array, std::size_t each)
{
    const bool single = &array == &root.boneWeights || &array == &root.boneIndices || &array == &root.otherVertexData;
    return single ? 1 : each;
}

} // namespace

std::size_t bonesPerVertex(std::uint32_t flags)
{
    return (flags & 0x20 ? 2u : 0u) + (flags & 0x40 ? 2u : 0u);
}

std::size_t vertexBytes(std::uint32_t flags)
{
    std::size_t bytes = 2 * bonesPerVertex(flags);
    for (const Part &part : parts)
        if (flags & part.flag)
            bytes += part.bytes;
    return bytes;
}

void decodeVertices(Root &root, Bytes buffer)
{
    const std::size_t stride = vertexBytes(root.vertexFlags), count = stride ? buffer.size() / stride : 0;
    const ArrayBase *last = nullptr;
    std::vector<Rows> rows;
    forEachPart(
        root, [&](ArrayBase &array, std::size_t each, std::size_t inElement, std::size_t bytes, std::size_t at) {
            const std::size_t element = elementSize(root, array, each);
            std::byte *to = &array == last ? array.editRaw(element) : array.resetRaw(count * each / element, element);
            last = &array == &root.otherVertexData ? &array : last;
            if (count)
                rows.push_back({to + inElement, each, buffer.data() + at, stride, bytes, count});
        });
    forRows<Copy>(rows);
}

namespace {

// forEachPart hands out mutable arrays; they are only read here.

std::size_t bufferSize(const Root &root)
{
    std::size_t count = 0;
    forEachPart(const_cast<Root &>(root),
                [&](const ArrayBase &array, std::size_t each, std::size_t, std::size_t, std::size_t) {
                    count = std::max(count, array.size() * elementSize(root, array, each) / each);
                });
    return count * vertexBytes(root.vertexFlags);
}

/// From the model's arrays to a buffer of bufferSize().
std::vector<Rows> rowsInto(std::byte *buffer, const Root &root)
{
    const std::size_t stride = vertexBytes(root.vertexFlags);
    std::vector<Rows> rows;
    forEachPart(const_cast<Root &>(root), [&](const ArrayBase &array, std::size_t each, std::size_t inElement,
                                              std::size_t bytes, std::size_t at) {
        // Fewer elements than a vertex has are none: there may be no buffer then.
        if (const std::size_t count = array.size() * elementSize(root, array, each) / each; count > 0)
            rows.push_back({buffer + at, stride, array.raw() + inElement, each, bytes, count});
    });
    return rows;
}

/// Whether the arrays are all of the same number of vertices: then each byte of the buffer comes from one of them.
bool fillsBuffer(const std::vector<Rows> &rows, const Root &root)
{
    std::size_t bytes = 0;
    for (const Rows &part : rows)
        bytes += part.bytes * part.count;
    return bytes == bufferSize(root);
}

} // namespace

bool verticesAre(const Root &root, Bytes buffer)
{
    const std::size_t size = bufferSize(root);
    if (buffer.size() < size || buffer.size() - size >= std::max<std::size_t>(1, vertexBytes(root.vertexFlags)))
        return false;
    // Compared only.
    const std::vector<Rows> rows = rowsInto(const_cast<std::byte *>(buffer.data()), root);
    return fillsBuffer(rows, root) && forRows<Compare>(rows);
}

std::vector<std::byte> encodeVertices(const Root &root)
{
    std::vector<std::byte> buffer(bufferSize(root));
    forRows<Copy>(rowsInto(buffer.data(), root));
    return buffer;
}

} // namespace sinew::m3
