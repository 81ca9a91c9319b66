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

/// What an MDX file holds beyond its objects.
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
        bool countsAll = false; ///< its size counts what lying inclusive sizes of its objects leave out
        bool bare = false;      ///< WoW: a list without even its count
        std::uint32_t stated = 0,
                      objects = 0; ///< the count of a list (in the file only in WoW) that held so many objects …
        std::uint32_t second = 0;  ///< … and what stands behind it in MTLS and ATCH
    };
    /// Forms of tracks that WoW's descriptions disagree on.
    enum class TrackForm : std::uint8_t {
        Simple,   ///< count, global sequence, keys
        Full,     ///< count, interpolation, global sequence, keys
        Integers, ///< values that are floats elsewhere are whole numbers
    };
    /// A geoset of WoW 1500 beyond what its arrays say. Numbers that the arrays decide count while those have the sizes
    /// of then.
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
    /// What one sized object or its inline node stored differently from what the canonical writer would.
    struct Object
    {
        std::vector<std::uint32_t>
            tags; ///< order of curves where not canonical; optional arrays that are present but empty
        std::int64_t statedSize = -1; ///< inclusive size that does not tell the truth …
        std::size_t actualSize = 0;   ///< … of an object of this size
        std::vector<std::byte> tail;  ///< bytes inside the object behind everything understood
        std::uint32_t repeated = 0;   ///< tag of a track that the object has already, with which `tail` begins
        std::vector<std::pair<std::uint32_t, TrackForm>> forms; ///< WoW: by tag, of tracks that have several
        std::int64_t blockDelta =
            noDelta; ///< WoW: what the inner size of an emitter counts beyond itself and the block behind it
        std::vector<std::byte> blockTail; ///< WoW: bytes inside that block behind everything understood
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
    std::uint32_t dialect = 0; ///< in which the chunks were read
    /// By index in `chunks`: bytes behind the objects. In another dialect they would be taken for objects.
    std::unordered_map<std::size_t, std::vector<std::byte>> chunkTails;
    std::unordered_map<Address, Object> objects; ///< by object(), also of inline nodes
    std::vector<std::byte> fileTail;
    bool fullTracks = false;         ///< WoW: new tracks of row numbers are full, as those of the file
    std::int64_t blockDelta = 0;     ///< WoW: of new emitters, as in the file's first one
    std::int64_t bindPoseCount = -1; ///< stated count where it differs …
    std::size_t bindPoseActual = 0;  ///< … from this many matrices

    /// Of an object, or of the structure at one of its fields; null where nothing is odd.
    const Object *object(NodeId id, std::uint16_t field = Address::NoField) const
    {
        if (objects.empty())
            return nullptr;
        const auto found = objects.find({id, field});
        return found == objects.end() ? nullptr : &found->second;
    }
};

/// WoW: whether a SimpleOrFull track is written with an interpolation: as it was met, new ones as the file's others.
/// `object`: its owner's entry.
inline bool hasInterpolation(const MdxLayout *layout, const MdxLayout::Object *object, std::uint32_t tag)
{
    const MdxLayout::TrackForm *form = object ? object->form(tag) : nullptr;
    return form ? *form == MdxLayout::TrackForm::Full : layout && layout->fullTracks;
}

} // namespace sinew::mdx
