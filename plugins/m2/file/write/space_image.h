// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/byte_reader.h"

#include <QByteArray>

#include <optional>

namespace sinew::m2 {

/// The bytes of one space while they are being changed. Copied on the first change.
class SpaceImage
{
public:
    SpaceImage() = default;
    explicit SpaceImage(Bytes original) : m_original(original) {}

    /// With its own bytes, counted as changed.
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
    /// Allocates `count` zero bytes at the next multiple of 16.
    std::uint32_t append(std::size_t count);
    /// Appends zero bytes up to a multiple of 16.
    void pad();

private:
    void detach();

    Bytes m_original;
    std::optional<QByteArray> m_copy;
};

} // namespace sinew::m2
