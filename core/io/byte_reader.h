// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>
#include <string_view>

namespace sinew {

using Bytes = std::span<const std::byte>;

inline Bytes bytesOf(std::string_view text)
{
    return {reinterpret_cast<const std::byte *>(text.data()), text.size()};
}

/// Reads little-endian values from a range of a file. Reading past the end returns zero, moves to the end and sets
/// failed(): a caller may read several values and check once. Never allocates.
class ByteReader
{
public:
    ByteReader() = default;
    explicit ByteReader(Bytes bytes, std::int64_t fileOffset = 0) : m_bytes(bytes), m_fileOffset(fileOffset) {}

    std::size_t position() const { return m_position; }
    std::size_t size() const { return m_bytes.size(); }
    std::size_t remaining() const { return m_bytes.size() - m_position; }
    bool atEnd() const { return m_position == m_bytes.size(); }
    bool failed() const { return m_failed; }
    /// Position in the file, for messages.
    std::int64_t offset() const { return m_fileOffset + std::int64_t(m_position); }

    template<class T>
    T read()
    {
        T value{};
        if (const std::byte *from = take(sizeof(T)))
            std::memcpy(&value, from, sizeof(T));
        return value;
    }
    /// The value at the position, without moving; zero if too few bytes are left.
    template<class T>
    T peek() const
    {
        T value{};
        if (remaining() >= sizeof(T))
            std::memcpy(&value, m_bytes.data() + m_position, sizeof(T));
        return value;
    }
    /// `count` bytes in place, null (and failed) if fewer are left.
    const std::byte *take(std::size_t count)
    {
        if (count > remaining()) {
            m_failed = true;
            m_position = m_bytes.size();
            return nullptr;
        }
        const std::byte *from = m_bytes.data() + m_position;
        m_position += count;
        return from;
    }
    Bytes takeBytes(std::size_t count)
    {
        const std::byte *from = take(count);
        return from ? Bytes(from, count) : Bytes();
    }
    Bytes rest() { return takeBytes(remaining()); }
    void seek(std::size_t position)
    {
        m_failed = m_failed || position > m_bytes.size();
        m_position = position > m_bytes.size() ? m_bytes.size() : position;
    }
    /// True if `count` elements of at least `bytes` each can still follow; check this before allocating for them.
    bool fits(std::uint64_t count, std::uint64_t bytes) const { return bytes == 0 || count <= remaining() / bytes; }

private:
    Bytes m_bytes;
    std::size_t m_position = 0;
    std::int64_t m_fileOffset = 0;
    bool m_failed = false;
};

} // namespace sinew
