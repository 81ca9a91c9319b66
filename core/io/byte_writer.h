// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/byte_reader.h"

#include <algorithm>
#include <cstdlib>
#include <memory>

namespace sinew {

/// Appends little-endian values to a growing buffer.
class ByteWriter
{
public:
    explicit ByteWriter(std::size_t expected = 0)
    {
        if (expected)
            grow(expected);
    }

    std::size_t size() const { return m_size; }
    Bytes bytes() const { return {m_data.get(), m_size}; }

    template<class T>
    void write(const T &value)
    {
        std::memcpy(append(sizeof(T)), &value, sizeof(T));
    }
    void writeBytes(const void *source, std::size_t count)
    {
        if (count)
            std::memcpy(append(count), source, count);
    }
    void writeBytes(Bytes source) { writeBytes(source.data(), source.size()); }
    /// Space for `count` bytes to be filled at once by the caller; valid until the next call.
    std::byte *append(std::size_t count)
    {
        if (count > m_capacity - m_size)
            grow(std::max(m_capacity * 2, m_size + count));
        std::byte *at = m_data.get() + m_size;
        m_size += count;
        return at;
    }
    /// Overwrites what was written before, for sizes that are known only at the end.
    template<class T>
    void patch(std::size_t position, const T &value)
    {
        std::memcpy(m_data.get() + position, &value, sizeof(T));
    }

private:
    void grow(std::size_t capacity)
    {
        capacity = std::max<std::size_t>(capacity, 256);
        void *moved = std::realloc(m_data.release(), capacity);
        if (!moved)
            std::abort();
        m_data.reset(static_cast<std::byte *>(moved));
        m_capacity = capacity;
    }
    struct Free
    {
        void operator()(std::byte *p) const { std::free(p); }
    };
    std::unique_ptr<std::byte, Free> m_data;
    std::size_t m_size = 0, m_capacity = 0;
};

} // namespace sinew
