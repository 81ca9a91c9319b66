// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/io/byte_writer.h"

namespace sinew {

namespace {

/// Number of bytes held before they are compared.
constexpr std::size_t pieceBytes = 1 << 16;

} // namespace

void ByteWriter::Comparison::compare(std::size_t position, const std::byte *bytes, std::size_t count)
{
    const std::size_t common = position < original.size() ? std::min(count, original.size() - position) : 0;
    const std::byte *const end = bytes + common;
    const std::byte *const other = std::mismatch(bytes, end, original.data() + (common ? position : 0)).first;
    if (other == end && common == count)
        return;
    const std::size_t found = other == end ? original.size() : position + std::size_t(other - bytes);
    difference = difference ? std::min(*difference, found) : found;
}

ByteWriter ByteWriter::comparing(Bytes original)
{
    ByteWriter writer(pieceBytes);
    writer.m_comparison = std::make_unique<Comparison>();
    writer.m_comparison->original = original;
    return writer;
}

std::optional<std::size_t> ByteWriter::difference()
{
    compareHeld();
    if (!m_comparison->difference && m_base < m_comparison->original.size())
        m_comparison->difference = m_base;
    return m_comparison->difference;
}

void ByteWriter::makeRoom(std::size_t count)
{
    if (m_comparison)
        compareHeld();
    if (count > m_capacity - m_size)
        grow(std::max(m_capacity * 2, m_size + count));
}

/// Everything except bytes that are still reserved.
void ByteWriter::compareHeld()
{
    std::size_t from = m_base;
    const auto compareUpTo = [&](std::size_t end) {
        m_comparison->compare(from, m_data.get() + (from - m_base), end - from);
    };
    for (const std::size_t reserved : m_comparison->reserved) {
        if (reserved < m_base)
            continue;
        compareUpTo(reserved);
        from = reserved + sizeof(std::uint32_t);
    }
    compareUpTo(size());
    m_base += m_size;
    m_size = 0;
}

void ByteWriter::compareNow(const void *source, std::size_t count)
{
    compareHeld();
    m_comparison->compare(m_base, static_cast<const std::byte *>(source), count);
    m_base += count;
}

void ByteWriter::patchCompared(std::size_t position, const void *value, std::size_t count)
{
    std::erase(m_comparison->reserved, position);
    if (position < m_base)
        m_comparison->compare(position, static_cast<const std::byte *>(value), count);
    else
        std::memcpy(m_data.get() + (position - m_base), value, count);
}

} // namespace sinew
