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

/// Bytes of every vertex to copy from one place to another.
struct Move
{
    std::byte *to;
    std::size_t toStride;
    const std::byte *from;
    std::size_t fromStride;
    std::size_t bytes, count;
};

template<std::size_t N>
void moveRows(std::byte *to, std::size_t toStride, const std::byte *from, std::size_t fromStride, std::size_t count)
{
#pragma GCC unroll 8
    for (std::size_t i = 0; i < count; ++i)
        std::memcpy(to + i * toStride, from + i * fromStride, N);
}

/// Processes a few vertices at a time, so that the buffer is fetched from memory once and not for each part.
void moveVertices(const std::vector<Move> &moves)
{
    constexpr std::size_t atOnce = 512;
    std::size_t count = 0;
    for (const Move &move : moves)
        count = std::max(count, move.count);
    for (std::size_t first = 0; first < count; first += atOnce)
        for (const Move &move : moves) {
            if (first >= move.count)
                continue;
            std::byte *to = move.to + first * move.toStride;
            const std::byte *from = move.from + first * move.fromStride;
            const std::size_t rows = std::min(move.count - first, atOnce);
            if (move.bytes == 4)
                moveRows<4>(to, move.toStride, from, move.fromStride, rows);
            else if (move.bytes == 12)
                moveRows<12>(to, move.toStride, from, move.fromStride, rows);
            else
                for (std::size_t i = 0; i < rows; ++i)
                    std::memcpy(to + i * move.toStride, from + i * move.fromStride, move.bytes);
        }
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
    std::vector<Move> moves;
    forEachPart(
        root, [&](ArrayBase &array, std::size_t each, std::size_t inElement, std::size_t bytes, std::size_t at) {
            const std::size_t element = elementSize(root, array, each);
            std::byte *to = &array == last ? array.editRaw(element) : array.resetRaw(count * each / element, element);
            last = &array == &root.otherVertexData ? &array : last;
            if (count)
                moves.push_back({to + inElement, each, buffer.data() + at, stride, bytes, count});
        });
    moveVertices(moves);
}

std::vector<std::byte> encodeVertices(const Root &root)
{
    // forEachPart hands out mutable arrays; they are only read here.
    Root &model = const_cast<Root &>(root);
    const std::size_t stride = vertexBytes(root.vertexFlags);
    std::size_t count = 0;
    forEachPart(model, [&](ArrayBase &array, std::size_t each, std::size_t, std::size_t, std::size_t) {
        count = std::max(count, array.size() * elementSize(root, array, each) / each);
    });
    std::vector<std::byte> buffer(count * stride);
    std::vector<Move> moves;
    forEachPart(model,
                [&](ArrayBase &array, std::size_t each, std::size_t inElement, std::size_t bytes, std::size_t at) {
                    if (!array.isEmpty())
                        moves.push_back({buffer.data() + at, stride, array.raw() + inElement, each, bytes,
                                         array.size() * elementSize(root, array, each) / each});
                });
    moveVertices(moves);
    return buffer;
}

} // namespace sinew::m3
