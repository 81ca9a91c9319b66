// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/model/address.h"
#include "core/model/layout.h"
#include "core/schema/four_cc.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <unordered_map>
#include <utility>
#include <vector>

namespace sinew::mdx {

/// The contents of an MDX file besides its objects.
class MdxLayout final : public Layout
{
public:
    /// One chunk in file order.
    struct Chunk
    {
        std::uint32_t tag = 0;
        NodeId last = NoNode; ///< last object in it, for lists; the opaque object itself for opaque chunks
        bool opaque = false;
        bool empty = false;     ///< held no object
        bool countsAll = false; ///< its size includes what wrong inclusive sizes of its objects omit
        bool bare = false;      ///< WoW: a list without even its count
        std::uint32_t stated = 0,
                      objects = 0; ///< the count of a list (in the file only in WoW) with that many objects …
        std::uint32_t second = 0;  ///< … and the number after it in MTLS and ATCH
    };
    /// Forms of tracks on which WoW's descriptions disagree.
    enum class TrackForm : std::uint8_t {
        Simple,   ///< count, global sequence, keys
        Full,     ///< count, interpolation, global sequence, keys
        Integers, ///< values that are floats elsewhere are whole numbers
    };
    /// A geoset of WoW 1500 beyond its arrays. Numbers that follow from the arrays are used while those have their
    /// original sizes.
    struct Batch
    {
        std::uint32_t tags[3] = {fourCc("PVTX"), fourCc("PTYP"), fourCc("PVTX")};
        std::uint32_t typeCount = 1, indexCount = 0;
        std::uint64_t unused = 0;
        std::uint32_t primitiveType = 3, unknown = 0;
        std::uint16_t lowest = 0, highest = 0, unused16 = 0;
        std::array<std::uint16_t, 7> padding{};
        std::size_t vertices = 0, indices = 0;
    };
    /// What a sized object or its inline node stored differently from the canonical writer.
    struct Object
    {
        std::vector<std::uint32_t>
            tags;                     ///< order of curves if not canonical; optional arrays that are present but empty
        std::int64_t statedSize = -1; ///< inclusive size that is wrong …
        std::size_t actualSize = 0;   ///< … of an object of this size
        std::vector<std::byte> tail;  ///< bytes inside the object after everything understood
        std::uint32_t repeated = 0;   ///< tag of a track that the object already has, with which `tail` begins
        std::vector<std::pair<std::uint32_t, TrackForm>> forms; ///< WoW: by tag, for tracks with several forms
        std::int64_t blockDelta =
            noDelta; ///< WoW: what an emitter's inner size counts beyond itself and the block after it
        std::vector<std::byte> blockTail; ///< WoW: bytes inside that block after everything understood
        std::optional<Batch> batch;

        static constexpr std::int64_t noDelta = std::numeric_limits<std::int64_t>::max();
        const TrackForm *form(std::uint32_t tag) const
        {
            for (const auto &[of, form] : forms)
                if (of == tag)
                    return &form;
            return nullptr;
        }
    };

    std::vector<Chunk> chunks;
    std::uint32_t dialect = 0; ///< with which the chunks were read
    /// By index in `chunks`: bytes after the objects. In another dialect they would be taken for objects.
    std::unordered_map<std::size_t, std::vector<std::byte>> chunkTails;
    std::unordered_map<Address, Object> objects; ///< by object(), also of inline nodes
    std::vector<std::byte> fileTail;
    bool fullTracks = false;         ///< WoW: new tracks of row numbers are full, like those of the file
    std::int64_t blockDelta = 0;     ///< WoW: of new emitters, as in the file's first one
    std::int64_t bindPoseCount = -1; ///< stated count where it differs …
    std::size_t bindPoseActual = 0;  ///< … from this many matrices

    /// The entry of an object, or of the structure at one of its fields; null if there is nothing odd.
    const Object *object(NodeId id, std::uint16_t field = Address::NoField) const
    {
        if (objects.empty())
            return nullptr;
        const auto found = objects.find({id, field});
        return found == objects.end() ? nullptr : &found->second;
    }
};

/// WoW: whether a SimpleOrFull track is written with an interpolation: as it was read, new ones like the file's others.
/// `object`: its owner's entry.
inline bool hasInterpolation(const MdxLayout *layout, const MdxLayout::Object *object, std::uint32_t tag)
{
    const MdxLayout::TrackForm *form = object ? object->form(tag) : nullptr;
    return form ? *form == MdxLayout::TrackForm::Full : layout && layout->fullTracks;
}

} // namespace sinew::mdx
