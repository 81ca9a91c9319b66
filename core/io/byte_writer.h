// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/byte_reader.h"

#include <algorithm>
#include <cstdlib>
#include <memory>
#include <new>
#include <optional>
#include <vector>

namespace sinew {

/// Appends little-endian values to a growing buffer, or compares them with existing bytes. Throws std::bad_alloc when
/// out of memory.
class ByteWriter
{
public:
    explicit ByteWriter(std::size_t expected = 0)
    {
        if (expected)
            grow(expected);
    }
    /// One that only compares, piece by piece; bytes() must not be used. `original` must live as long.
    static ByteWriter comparing(Bytes original);

    std::size_t size() const { return m_base + m_size; }
    Bytes bytes() const { return {m_data.get(), m_size}; }
    /// For a comparing writer: the first difference, which may be the end of either; nothing if all is equal.
    std::optional<std::size_t> difference();

    template<class T>
    void write(const T &value)
    {
        std::memcpy(append(sizeof(T)), &value, sizeof(T));
    }
    void writeBytes(const void *source, std::size_t count)
    {
        if (m_comparison && count > m_capacity - m_size)
            compareNow(source, count);
        else if (count)
            std::memcpy(append(count), source, count);
    }
    void writeBytes(Bytes source) { writeBytes(source.data(), source.size()); }
    /// Space for `count` bytes, to be filled immediately by the caller; valid until the next call.
    std::byte *append(std::size_t count)
    {
        if (count > m_capacity - m_size)
            makeRoom(count);
        std::byte *at = m_data.get() + m_size;
        m_size += count;
        return at;
    }
    /// Space for a u32 that is only known later; patch() sets it, once, at the returned position.
    std::size_t reserve32()
    {
        const std::size_t position = size();
        write(std::uint32_t(0));
        if (m_comparison)
            m_comparison->reserved.push_back(position);
        return position;
    }
    /// Overwrites earlier bytes, for sizes that are only known at the end.
    template<class T>
    void patch(std::size_t position, const T &value)
    {
        if (m_comparison)
            patchCompared(position, &value, sizeof(T));
        else
            std::memcpy(m_data.get() + position, &value, sizeof(T));
    }

private:
    struct Comparison
    {
        Bytes original;
        std::vector<std::size_t> reserved; ///< not yet patched, ascending
        std::optional<std::size_t> difference;

        void compare(std::size_t position, const std::byte *bytes, std::size_t count);
    };
    void grow(std::size_t capacity)
    {
        capacity = std::max<std::size_t>(capacity, 256);
        void *moved = std::realloc(m_data.get(), capacity);
        if (!moved)
            throw std::bad_alloc();
        (void)m_data.release(); // realloc() has freed it
        m_data.reset(static_cast<std::byte *>(moved));
        m_capacity = capacity;
    }
    void makeRoom(std::size_t count);
    void compareHeld();
    void compareNow(const void *source, std::size_t count);
    void patchCompared(std::size_t position, const void *value, std::size_t count);

    struct Free
    {
        void operator()(std::byte *p) const { std::free(p); }
    };
    std::unique_ptr<std::byte, Free> m_data;
    std::size_t m_size = 0, m_capacity = 0;
    std::size_t m_base = 0; ///< bytes that were compared and are no longer held
    std::unique_ptr<Comparison> m_comparison;
};

} // namespace sinew
