// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

// core/schema describes each structure of a file format once and holds the value types of the fields. It includes the
// standard library only.

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string_view>

namespace sinew {

static_assert(std::endian::native == std::endian::little, "files are little-endian and are copied into memory");

/// Identity of an object in a document: 0 none, 1 the root, never reused, never stored in a file.
using NodeId = std::uint32_t;
inline constexpr NodeId NoNode = 0;
inline constexpr NodeId RootNode = 1;

struct Vec2
{
    float x = 0, y = 0;
};
struct Vec3
{
    float x = 0, y = 0, z = 0;
};
struct Vec4
{
    float x = 0, y = 0, z = 0, w = 0;
};
/// A rotation, stored x y z w; not necessarily of unit length in a file.
struct Quat
{
    float x = 0, y = 0, z = 0, w = 1;
};
/// A linear red, green, blue triple in the order on disk that the field's own documentation gives; 0…1 by convention,
/// unbounded in files.
struct Colour
{
    float r = 1, g = 1, b = 1;
};
/// A colour with an opacity, red first whatever the file's order; 0…1.
struct Colour4
{
    float r = 1, g = 1, b = 1, a = 1;
};
/// Three rows of four: a bind pose as M2 and MDX store it (MDX: three basis rows, then the translation).
struct Matrix34
{
    float m[12] = {};
};
/// Four rows of four as M3 stores them: three basis rows, then the translation; the last of each row is 0, 0, 0, 1.
struct Matrix44
{
    float m[16] = {1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1};
};
/// The value type of a curve that has times only (MDX KEVT).
struct NoValue
{
};

/// A fixed field of N characters. The whole array is the value: bytes after the first NUL belong to the file and are
/// kept until the text is set.
template<std::size_t N>
struct FixedString
{
    std::array<char, N> chars{};

    std::string_view view() const
    {
        const void *end = std::memchr(chars.data(), 0, N);
        return {chars.data(), end ? static_cast<std::size_t>(static_cast<const char *>(end) - chars.data()) : N};
    }
    /// Clears all N bytes and stores `text`, truncated to N bytes. The caller checks the length first.
    void set(std::string_view text)
    {
        chars.fill(0);
        if (!text.empty())
            std::memcpy(chars.data(), text.data(), text.size() < N ? text.size() : N);
    }
    bool isEmpty() const { return chars[0] == 0; }
};

} // namespace sinew
