// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/schema/curve.h"

#include <algorithm>
#include <new>
#include <utility>

namespace sinew {

CurveBase::CurveBase(const CurveBase &other) noexcept : m_block(other.m_block)
{
    if (m_block)
        m_block->references.fetch_add(1, std::memory_order_relaxed);
}

CurveBase::Block *CurveBase::allocate(Header header, std::size_t count, std::size_t valueSize)
{
    void *memory = ::operator new(sizeof(Block) + byteCount(header, count, valueSize));
    return new (memory) Block{1, std::uint32_t(count), header};
}

void CurveBase::release(Block *block) noexcept
{
    if (block && block->references.fetch_sub(1, std::memory_order_acq_rel) == 1) {
        block->~Block();
        ::operator delete(block);
    }
}

void CurveBase::detach(std::size_t valueSize)
{
    if (!m_block || m_block->references.load(std::memory_order_acquire) == 1)
        return;
    Block *copy = allocate(m_block->header, m_block->count, valueSize);
    std::memcpy(copy->times(), m_block->times(), byteCount(m_block->header, m_block->count, valueSize));
    release(std::exchange(m_block, copy));
}

std::byte *CurveBase::editRawPart(int part, std::size_t valueSize)
{
    detach(valueSize);
    return m_block ? m_block->part(part, valueSize) : nullptr;
}

std::int32_t *CurveBase::editTimes(std::size_t valueSize)
{
    detach(valueSize);
    return m_block ? m_block->times() : nullptr;
}

void CurveBase::resetRaw(Header header, std::size_t count, std::size_t valueSize)
{
    Block *next = allocate(header, count, valueSize);
    std::memset(next->times(), 0, byteCount(header, count, valueSize));
    release(std::exchange(m_block, next));
}

void CurveBase::setHeaderRaw(Header header, std::size_t valueSize)
{
    const std::size_t count = size();
    Block *next = allocate(header, count, valueSize);
    std::memset(next->times(), 0, byteCount(header, count, valueSize));
    if (m_block && count) {
        const std::size_t kept =
            std::min(byteCount(header, count, valueSize), byteCount(m_block->header, count, valueSize));
        std::memcpy(next->times(), m_block->times(), kept);
    }
    release(std::exchange(m_block, next));
}

void CurveBase::spliceRaw(std::size_t first, std::size_t removed, const CurveBase &keys, std::size_t valueSize)
{
    const std::size_t oldCount = size(), inserted = keys.size();
    const Header kept = m_block ? m_block->header : keys.header();
    Block *next = allocate(kept, oldCount - removed + inserted, valueSize);
    const auto join = [&](std::byte *out, const std::byte *own, const std::byte *other, std::size_t width) {
        const auto copy = [&](const std::byte *from, std::size_t count) {
            if (from && count && width)
                std::memcpy(out, from, count * width);
            out += count * width;
        };
        copy(own, first);
        copy(other, inserted);
        copy(own ? own + (first + removed) * width : nullptr, oldCount - first - removed);
    };
    join(reinterpret_cast<std::byte *>(next->times()),
         m_block ? reinterpret_cast<std::byte *>(m_block->times()) : nullptr,
         reinterpret_cast<const std::byte *>(keys.times().data()), 4);
    for (int part = 0; part < (kept.interpolation > 1 ? 3 : 1); ++part)
        join(next->part(part, valueSize), rawPart(part, valueSize), keys.rawPart(part, valueSize), valueSize);
    release(std::exchange(m_block, next));
}

CurveBase CurveBase::sliceRaw(std::size_t first, std::size_t count, std::size_t valueSize) const
{
    CurveBase result;
    if (!m_block)
        return result;
    result.m_block = allocate(m_block->header, count, valueSize);
    if (count == 0)
        return result;
    std::memcpy(result.m_block->times(), m_block->times() + first, count * 4);
    for (int part = 0; part < (hasTangents() ? 3 : 1); ++part)
        std::memcpy(result.m_block->part(part, valueSize), m_block->part(part, valueSize) + first * valueSize,
                    count * valueSize);
    return result;
}

bool CurveBase::equalRaw(const CurveBase &other, std::size_t valueSize) const
{
    if (m_block == other.m_block)
        return true;
    if (!m_block || !other.m_block || m_block->count != other.m_block->count ||
        m_block->header != other.m_block->header)
        return false;
    return std::memcmp(m_block->times(), other.m_block->times(),
                       byteCount(m_block->header, m_block->count, valueSize)) == 0;
}

} // namespace sinew
