// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m2/file/bone_file.h"

#include "core/schema/four_cc.h"
#include "plugins/m2/file/files.h"

#include <QtGlobal>

#include <algorithm>

namespace sinew::m2 {

namespace {

constexpr std::size_t matrixBytes = sizeof(std::array<float, 16>);

struct BoneChunk
{
    ChunkPlace place;
    enum Kind : std::uint8_t { Other, Bones, Offsets } kind = Other;
    std::size_t wrongWidth = 0;
};

/// The chunks after the version; the same on every call.
std::vector<BoneChunk> boneChunks(Bytes bytes, std::size_t &tail)
{
    std::vector<BoneChunk> chunks;
    bool hasBones = false, hasOffsets = false;
    for (ChunkPlace place : chunksOf(bytes.subspan(4), tail)) {
        place.begin += 4;
        BoneChunk chunk{place};
        // Tags may be reversed, as in .phys files.
        const bool bones = place.tag == fourCc("BIDA") || place.tag == fourCc("ADIB"),
                   offsets = place.tag == fourCc("BOMT") || place.tag == fourCc("TMOB");
        const std::size_t width = bones ? 2 : offsets ? matrixBytes : 1;
        bool &known = bones ? hasBones : hasOffsets;
        if (place.size % width) {
            chunk.wrongWidth = width;
        } else if ((bones || offsets) && !known) {
            known = true;
            chunk.kind = bones ? BoneChunk::Bones : BoneChunk::Offsets;
        }
        chunks.push_back(chunk);
    }
    return chunks;
}

Bytes rawOf(const ArrayBase &array, std::size_t width)
{
    return {array.raw(), array.size() * width};
}

} // namespace

bool readBoneFile(Bytes bytes, BoneFile &file, const std::function<void(std::size_t, Message)> &report)
{
    if (bytes.size() < 4)
        return false;
    file.version = ByteReader(bytes).peek<std::uint32_t>();
    std::size_t tail = 0;
    for (const BoneChunk &chunk : boneChunks(bytes, tail)) {
        if (chunk.wrongWidth)
            report(chunk.place.begin,
                   Message(QT_TRANSLATE_NOOP("Message",
                                             "the chunk has %1 bytes, which is not a multiple of %2; it is kept as is"),
                           {chunk.place.size, chunk.wrongWidth}));
        const std::byte *from = bytes.data() + chunk.place.begin;
        // Not memcpy: an empty chunk's array has no memory.
        const auto copyTo = [&](auto *to) { std::copy_n(from, chunk.place.size, reinterpret_cast<std::byte *>(to)); };
        if (chunk.kind == BoneChunk::Bones)
            copyTo(file.bones.reset(chunk.place.size / 2));
        else if (chunk.kind == BoneChunk::Offsets)
            copyTo(file.offsets.reset(chunk.place.size / matrixBytes));
    }
    return true;
}

std::vector<std::byte> writeBoneFile(const BoneFile &file, const BoneFile *former, Bytes bytes, bool anew)
{
    std::vector<std::byte> out(reinterpret_cast<const std::byte *>(&file.version),
                               reinterpret_cast<const std::byte *>(&file.version) + 4);
    const auto put = [&](std::uint32_t tag, Bytes data) {
        const std::uint32_t head[] = {tag, std::uint32_t(data.size())};
        out.insert(out.end(), reinterpret_cast<const std::byte *>(head),
                   reinterpret_cast<const std::byte *>(head) + sizeof head);
        out.insert(out.end(), data.begin(), data.end());
    };
    std::size_t tail = 0;
    bool hasBones = false, hasOffsets = false;
    if (former) {
        for (const BoneChunk &chunk : boneChunks(bytes, tail)) {
            Bytes data = bytes.subspan(chunk.place.begin, chunk.place.size);
            if (chunk.kind == BoneChunk::Bones) {
                hasBones = true;
                if (anew || !file.bones.equalRaw(former->bones, 2))
                    data = rawOf(file.bones, 2);
            } else if (chunk.kind == BoneChunk::Offsets) {
                hasOffsets = true;
                if (anew || !file.offsets.equalRaw(former->offsets, matrixBytes))
                    data = rawOf(file.offsets, matrixBytes);
            }
            put(chunk.place.tag, data);
        }
    }
    if (!hasBones && (!former || !file.bones.isEmpty()))
        put(fourCc("BIDA"), rawOf(file.bones, 2));
    if (!hasOffsets && (!former || !file.offsets.isEmpty()))
        put(fourCc("BOMT"), rawOf(file.offsets, matrixBytes));
    const Bytes rest = bytes.last(tail);
    out.insert(out.end(), rest.begin(), rest.end());
    return out;
}

} // namespace sinew::m2
