// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/schema/array.h"

#include <new>
#include <utility>

namespace sinew {

ArrayBase::ArrayBase(const ArrayBase &other) noexcept : m_block(other.m_block)
{
    if (m_block)
        m_block->references.fetch_add(1, std::memory_order_relaxed);
}

ArrayBase::Block *ArrayBase::allocate(std::size_t count, std::size_t elementSize)
{
    if (count == 0)
        return nullptr;
    void *memory = ::operator new(sizeof(Block) + count * elementSize);
    return new (memory) Block{1, 0, count};
}

void ArrayBase::release(Block *block) noexcept
{
    if (block && block->references.fetch_sub(1, std::memory_order_acq_rel) == 1) {
        block->~Block();
        ::operator delete(block);
    }
}

std::byte *ArrayBase::editRaw(std::size_t elementSize)
{
    if (m_block && m_block->references.load(std::memory_order_acquire) != 1) {
        Block *copy = allocate(m_block->count, elementSize);
        std::memcpy(copy->bytes(), m_block->bytes(), m_block->count * elementSize);
        release(std::exchange(m_block, copy));
    }
    return m_block ? m_block->bytes() : nullptr;
}

std::byte *ArrayBase::resetRaw(std::size_t count, std::size_t elementSize)
{
    release(std::exchange(m_block, nullptr));
    m_block = allocate(count, elementSize);
    return m_block ? m_block->bytes() : nullptr;
}

void ArrayBase::spliceRaw(std::size_t first, std::size_t removed, const void *source, std::size_t inserted,
                          std::size_t elementSize)
{
    const std::size_t oldCount = size();
    Block *next = allocate(oldCount - removed + inserted, elementSize);
    if (next) {
        std::byte *out = next->bytes();
        const auto copy = [&](const void *from, std::size_t count) {
            if (count)
                std::memcpy(out, from, count * elementSize);
            out += count * elementSize;
        };
        copy(raw(), first);
        copy(source, inserted);
        copy(m_block ? raw() + (first + removed) * elementSize : nullptr, oldCount - first - removed);
    }
    release(std::exchange(m_block, next));
}

bool ArrayBase::equalRaw(const ArrayBase &other, std::size_t elementSize) const
{
    if (m_block == other.m_block)
        return true;
    return size() == other.size() && (size() == 0 || std::memcmp(raw(), other.raw(), size() * elementSize) == 0);
}

} // namespace sinew
