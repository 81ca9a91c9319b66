// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "plugins/m2/file/read/object_reader.h"
#include "plugins/m2/model/layout.h"

#include <optional>

namespace sinew::m2 {

/// A block of a space: bytes that a reference names.
struct Block
{
    std::uint32_t offset = 0, size = 0;
};

/// The bytes of one space while they are being changed. Copied on the first change.
class SpaceImage
{
public:
    SpaceImage() = default;
    explicit SpaceImage(Bytes original) : m_original(original) {}

    /// Bytes of its own, counted as changed.
    static SpaceImage of(Bytes bytes)
    {
        SpaceImage image(bytes);
        image.detach();
        return image;
    }

    bool isChanged() const { return m_copy.has_value(); }
    std::size_t size() const { return bytes().size(); }
    Bytes bytes() const
    {
        return m_copy ? Bytes(reinterpret_cast<const std::byte *>(m_copy->constData()), std::size_t(m_copy->size()))
                      : m_original;
    }

    template<class T>
    T read(std::uint64_t offset) const
    {
        T value{};
        const Bytes all = bytes();
        if (offset <= all.size() && all.size() - offset >= sizeof(T))
            std::memcpy(&value, all.data() + offset, sizeof(T));
        return value;
    }
    /// Overwrites bytes within the space; equal ones don't count as a change.
    void patch(std::uint32_t offset, const void *source, std::size_t count);
    template<class T>
    void patch(std::uint32_t offset, const T &value)
    {
        patch(offset, &value, sizeof(T));
    }
    /// Room for `count` bytes at the next multiple of 16, zero.
    std::uint32_t append(std::size_t count);
    /// Zero bytes up to a multiple of 16.
    void pad();

private:
    void detach();

    Bytes m_original;
    std::optional<QByteArray> m_copy;
};

/// All blocks that the set as it was read names, by space. An alias's references to the keys of its target don't count
/// twice.
class BlockMap
{
public:
    BlockMap(const M2Layout &layout, const Ctx &ctx);

    /// How many bytes from `offset` on belong to this block alone, zero padding behind it included; 0 when others use
    /// it as well.
    std::uint32_t capacity(std::int32_t space, Block block) const;

private:
    void addStruct(const StructInfo &info, Place place, const Ctx &ctx, TrackHome home);
    void addReferenced(const FieldInfo &field, Place place, const Ctx &ctx, TrackHome home);
    void addItems(const FieldInfo &field, std::uint32_t count, Place place, const Ctx &ctx, TrackHome home);
    void addTrack(const FieldInfo &field, Place place, const Ctx &ctx, TrackHome home);
    void add(std::int32_t space, std::uint64_t offset, std::uint64_t size);
    template<class T>
    T at(Place place) const;

    const M2Layout &m_layout;
    std::vector<std::vector<Block>> m_blocks; ///< by space, by offset
};

} // namespace sinew::m2
