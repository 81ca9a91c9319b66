// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <vector>

namespace sinew {

/// A key's value or one of its two handles; the number of the part in a curve's storage.
enum class KeyPart : std::uint8_t { Value = 0, In = 1, Out = 2 };

/// How a handle follows when keys are edited. Files only store tangents, so this is kept for the session, and every key
/// read from a file starts as Stored.
enum class HandleMode : std::uint8_t {
    Free,    ///< stays as it is
    Aligned, ///< in line with the other handle
    Flat,
    Auto,        ///< along the line through the neighbouring keys (Catmull-Rom)
    AutoClamped, ///< like Auto, but flat at extrema and never beyond a neighbour's value
    Plateau,     ///< like Auto, but flat where a neighbour has the same value
    Vector,      ///< at the neighbouring key: a straight segment
    Stored,      ///< not set yet: Aligned if the file has both handles of the key in line, else Free
};

/// True if a handle with this mode is recomputed when keys change.
constexpr bool follows(HandleMode mode)
{
    return mode != HandleMode::Free && mode != HandleMode::Stored;
}

/// Maximum number of components that a key's value is shown with: the corners and the radius of animated bounds.
inline constexpr int maxComponents = 8;

/// A key's value or handle as shown; components that the value does not have are 0.
using CurveNumbers = std::array<double, maxComponents>;

/// Which components of a key and its handles: bits of keyBit().
using KeyBits = std::uint32_t;

/// The session's data for one key.
struct KeyMark
{
    KeyBits selected = 0;
    HandleMode in = HandleMode::Stored, out = HandleMode::Stored;

    bool operator==(const KeyMark &) const = default;
};

/// A component of a part, below maxComponents. A key without a value (event) has the bit of component 0.
constexpr KeyBits keyBit(KeyPart part, int component)
{
    return KeyBits(1) << (unsigned(part) * maxComponents + unsigned(component));
}

/// All components of a part, for a curve of `components`.
constexpr KeyBits keyBits(KeyPart part, int components)
{
    return ((KeyBits(1) << (components > 0 ? components : 1)) - 1) << (unsigned(part) * maxComponents);
}

inline constexpr KeyBits anyValueBit = keyBits(KeyPart::Value, maxComponents),
                         anyInBit = keyBits(KeyPart::In, maxComponents),
                         anyOutBit = keyBits(KeyPart::Out, maxComponents);

/// One mark per key, in the curve's order. Empty means all default.
using KeyMarks = std::vector<KeyMark>;

} // namespace sinew
