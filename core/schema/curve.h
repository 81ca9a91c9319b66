// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/schema/types.h"

#include <atomic>
#include <span>
#include <type_traits>
#include <utility>

namespace sinew {

/// Numbered as in MDX. M2 swaps 2 and 3 and converts on reading and writing.
enum class Interpolation : std::uint32_t { None = 0, Linear = 1, Hermite = 2, Bezier = 3 };

/// Keyframes of one animated value, without the value's type. One allocation, shared copy-on-write.
///
/// A curve is *present* or not: a present curve without keys (seen in files) differs from no curve.
/// Keys keep the order in the file; sorting them is an edit. Interpolation numbers above 3 are kept; every number above
/// 1 has tangents. Equality is bitwise.
class CurveBase
{
public:
    struct Header
    {
        std::uint32_t interpolation = 0;
        std::int32_t globalSequence = -1; ///< row of the global sequence, -1 if none
        /// How many sequences have their own range; those at later rows read the range of the first. -1: all have. (M2:
        /// a track may list fewer sub-tracks than the model has sequences.)
        std::int32_t slots = -1;
        bool operator==(const Header &) const = default;
    };

    CurveBase() = default;
    CurveBase(const CurveBase &other) noexcept;
    CurveBase(CurveBase &&other) noexcept : m_block(other.m_block) { other.m_block = nullptr; }
    CurveBase &operator=(CurveBase other) noexcept
    {
        swap(other);
        return *this;
    }
    ~CurveBase()
    {
        if (m_block)
            release(m_block);
    }
    void swap(CurveBase &other) noexcept { std::swap(m_block, other.m_block); }

    bool isPresent() const { return m_block != nullptr; }
    std::size_t size() const { return m_block ? m_block->count : 0; }
    Header header() const { return m_block ? m_block->header : Header(); }
    Interpolation interpolation() const { return Interpolation(header().interpolation); }
    std::int32_t globalSequence() const { return header().globalSequence; }
    bool hasTangents() const { return m_block && m_block->header.interpolation > 1; }
    /// Times in the format's own unit (MDX: milliseconds on the file's timeline), in file order.
    std::span<const std::int32_t> times() const { return {m_block ? m_block->times() : nullptr, size()}; }
    bool sharesWith(const CurveBase &other) const { return m_block == other.m_block; }

    // The following functions take the size of one value in bytes; Curve<T> supplies it.

    /// Values (part 0), in tangents (part 1) or out tangents (part 2).
    const std::byte *rawPart(int part, std::size_t valueSize) const
    {
        return m_block ? m_block->part(part, valueSize) : nullptr;
    }
    std::byte *editRawPart(int part, std::size_t valueSize);
    std::int32_t *editTimes(std::size_t valueSize);
    /// A present curve of `count` keys; times, values and tangents are zero.
    void resetRaw(Header header, std::size_t count, std::size_t valueSize);
    /// Changes interpolation and global sequence. Tangents are added as zero if the new number needs them.
    void setHeaderRaw(Header header, std::size_t valueSize);
    /// Replaces `removed` keys from `first` on by all keys of `keys`, which must have tangents if this curve has.
    void spliceRaw(std::size_t first, std::size_t removed, const CurveBase &keys, std::size_t valueSize);
    /// The keys of a range as a separate curve with the same header.
    CurveBase sliceRaw(std::size_t first, std::size_t count, std::size_t valueSize) const;
    void clear() { release(std::exchange(m_block, nullptr)); }
    bool equalRaw(const CurveBase &other, std::size_t valueSize) const;

private:
    struct Block
    {
        std::atomic<std::uint32_t> references;
        std::uint32_t count;
        Header header;
        std::int32_t *times() { return reinterpret_cast<std::int32_t *>(this + 1); }
        std::byte *part(int index, std::size_t valueSize)
        {
            return reinterpret_cast<std::byte *>(times() + count) + std::size_t(index) * count * valueSize;
        }
    };
    static Block *allocate(Header header, std::size_t count, std::size_t valueSize);
    static std::size_t byteCount(Header header, std::size_t count, std::size_t valueSize)
    {
        return count * (4 + valueSize * (header.interpolation > 1 ? 3 : 1));
    }
    static void release(Block *block) noexcept;
    void detach(std::size_t valueSize);

    Block *m_block = nullptr;
};

/// Keyframes of values of type T (float, int, Vec3, Quat, Colour, NoValue …).
template<class T>
class Curve : public CurveBase
{
    static_assert(std::is_trivially_copyable_v<T> && alignof(T) <= 4);

public:
    using value_type = T;
    static constexpr std::size_t valueSize = std::is_empty_v<T> ? 0 : sizeof(T);

    Curve() = default;
    Curve(Interpolation interpolation, std::size_t count, std::int32_t globalSequence = -1)
    {
        reset({std::uint32_t(interpolation), globalSequence}, count);
    }

    std::span<const T> values() const { return part(0); }
    std::span<const T> inTangents() const { return hasTangents() ? part(1) : std::span<const T>(); }
    std::span<const T> outTangents() const { return hasTangents() ? part(2) : std::span<const T>(); }

    std::span<std::int32_t> editTimes() { return {CurveBase::editTimes(valueSize), size()}; }
    std::span<T> editValues() { return editPart(0); }
    std::span<T> editInTangents() { return hasTangents() ? editPart(1) : std::span<T>(); }
    std::span<T> editOutTangents() { return hasTangents() ? editPart(2) : std::span<T>(); }

    void reset(Header header, std::size_t count) { resetRaw(header, count, valueSize); }
    void setHeader(Header header) { setHeaderRaw(header, valueSize); }
    void splice(std::size_t first, std::size_t removed, const Curve &keys)
    {
        spliceRaw(first, removed, keys, valueSize);
    }
    bool operator==(const Curve &other) const { return equalRaw(other, valueSize); }

private:
    std::span<const T> part(int index) const
    {
        return {reinterpret_cast<const T *>(rawPart(index, valueSize)), valueSize ? size() : 0};
    }
    std::span<T> editPart(int index)
    {
        return {reinterpret_cast<T *>(editRawPart(index, valueSize)), valueSize ? size() : 0};
    }
};

} // namespace sinew
