// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/schema/types.h"

#include <algorithm>
#include <atomic>
#include <span>
#include <type_traits>
#include <utility>

namespace sinew {

/// Storage of Array<T> without its type: one allocation, shared until one owner edits it (copy on write). Copying costs
/// a reference count. Several threads may copy and read the same array; one owner at a time may edit.
class ArrayBase
{
public:
    ArrayBase() = default;
    ArrayBase(const ArrayBase &other) noexcept;
    ArrayBase(ArrayBase &&other) noexcept : m_block(other.m_block) { other.m_block = nullptr; }
    ArrayBase &operator=(ArrayBase other) noexcept
    {
        swap(other);
        return *this;
    }
    ~ArrayBase()
    {
        if (m_block)
            release(m_block);
    }

    void swap(ArrayBase &other) noexcept { std::swap(m_block, other.m_block); }
    std::size_t size() const { return m_block ? m_block->count : 0; }
    bool isEmpty() const { return size() == 0; }
    const std::byte *raw() const { return m_block ? m_block->bytes() : nullptr; }
    /// True if both share the same storage, and so are equal without comparing.
    bool sharesWith(const ArrayBase &other) const { return m_block == other.m_block; }

    /// Unshared storage of the same content.
    std::byte *editRaw(std::size_t elementSize);
    /// New content of `count` elements, uninitialised.
    std::byte *resetRaw(std::size_t count, std::size_t elementSize);
    /// Replaces `removed` elements from `first` on by `inserted` elements at `source`.
    void spliceRaw(std::size_t first, std::size_t removed, const void *source, std::size_t inserted,
                   std::size_t elementSize);
    bool equalRaw(const ArrayBase &other, std::size_t elementSize) const;

private:
    struct Block
    {
        std::atomic<std::uint32_t> references;
        std::uint32_t unused;
        std::size_t count;
        std::byte *bytes() { return reinterpret_cast<std::byte *>(this + 1); }
    };
    static Block *allocate(std::size_t count, std::size_t elementSize);
    static void release(Block *block) noexcept;

    Block *m_block = nullptr;
};

/// Bulk data (vertices, indices): contiguous, bitwise comparable, shared copy-on-write between clones and undo steps.
template<class T>
class Array : public ArrayBase
{
    static_assert(std::is_trivially_copyable_v<T>);

public:
    using value_type = T;
    Array() = default;
    Array(std::initializer_list<T> values) { assign({values.begin(), values.size()}); }
    explicit Array(std::span<const T> values) { assign(values); }

    const T *data() const { return reinterpret_cast<const T *>(raw()); }
    const T &operator[](std::size_t i) const { return data()[i]; }
    const T *begin() const { return data(); }
    const T *end() const { return data() + size(); }
    std::span<const T> view() const { return {data(), size()}; }

    /// Detaches from other owners; the pointer is valid until the next non-const call.
    T *edit() { return reinterpret_cast<T *>(editRaw(sizeof(T))); }
    /// `count` elements with undefined content.
    T *reset(std::size_t count) { return reinterpret_cast<T *>(resetRaw(count, sizeof(T))); }
    void assign(std::span<const T> values)
    {
        T *target = reset(values.size());
        if (!values.empty())
            std::memcpy(static_cast<void *>(target), values.data(), values.size_bytes());
    }
    void splice(std::size_t first, std::size_t removed, std::span<const T> inserted)
    {
        spliceRaw(first, removed, inserted.data(), inserted.size(), sizeof(T));
    }
};

/// Keeps only some rows of `each` elements: those in `rows`, in that order.
template<class T>
Array<T> keepRows(const Array<T> &array, std::size_t each, std::span<const std::size_t> rows)
{
    Array<T> result;
    T *target = result.reset(rows.size() * each);
    for (const std::size_t row : rows)
        target = std::copy_n(array.data() + row * each, each, target);
    return result;
}

} // namespace sinew
