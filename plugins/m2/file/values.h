// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>

namespace sinew {
struct FieldInfo;
}

namespace sinew::m2 {

/// How the values of a track are packed.
struct ValueCodec
{
    std::uint32_t diskSize =
        0;                  ///< bytes of a key's value on the disk, tangents of spline keys included; 0 for times only
    std::uint32_t size = 0; ///< bytes of a value in memory
    bool exact = true;      ///< packing an unpacked value gives the same bytes; otherwise untouched keys must keep
                            ///< theirs
    bool spline = false;    ///< value, in tangent and out tangent are stored one after another
    /// Convert `count` values from disk to memory form, and back. Spline keys call them three times per key.
    void (*decode)(const std::byte *disk, std::byte *memory, std::size_t count) = nullptr;
    void (*encode)(const std::byte *memory, std::byte *disk, std::size_t count) = nullptr;
    /// Numbers are whole steps of this size, counted from the lowest, up to the highest; 0: as stored.
    double step = 0, lowest = 0, highest = 0;
};

/// The codec of a curve field. `compressedTextureRotations`: what was detected for SniffedRotation.
ValueCodec valueCodec(const FieldInfo &field, std::uint32_t version, bool compressedTextureRotations);

/// Two-byte numbers. Exact both ways for numbers that were read, including the bits of NaN; otherwise the nearest,
/// infinite beyond 65520.
float fromHalf(std::uint16_t half);
std::uint16_t toHalf(float number);

/// Conversion between interpolation numbers of the file and of curves. M2's 2 and 3 are MDX's 3 and 2, and count only
/// if keys have tangents; elsewhere every number except 0 means linear. (whoa's M2Animate; the corpus has other numbers
/// only in broken tracks.)
std::uint32_t interpolationFromFile(std::uint16_t stored, bool spline);
std::uint16_t interpolationToFile(std::uint32_t interpolation, bool spline);

} // namespace sinew::m2
