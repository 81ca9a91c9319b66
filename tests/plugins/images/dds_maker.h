// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

// DDS files made from scratch.

#include "image_test.h"

#include <array>

namespace imagetest {

/// The fields of a header that tests choose.
struct DdsHead
{
    std::uint32_t width = 4, height = 4, mips = 0;
    const char *code = nullptr; ///< FourCC
    std::uint32_t flags = 0, bits = 0;
    std::array<std::uint32_t, 4> masks{};
    std::uint32_t caps2 = 0, depth = 0;
};

inline QByteArray dds(const DdsHead &head, const QByteArray &data)
{
    QByteArray file("DDS ");
    put<std::uint32_t>(file, {124, 0x1007, head.height, head.width, 0, head.depth, head.mips});
    file.append(44, '\0');
    put<std::uint32_t>(file, {32, head.code ? 4u : head.flags});
    file += head.code ? QByteArray(head.code) : QByteArray(4, '\0');
    put<std::uint32_t>(file, {head.bits, head.masks[0], head.masks[1], head.masks[2], head.masks[3]});
    put<std::uint32_t>(file, {0x1000, head.caps2, 0, 0, 0});
    return file + data;
}

inline QByteArray dx10(DdsHead head, std::uint32_t format, const QByteArray &data, std::uint32_t misc = 0,
                       std::uint32_t misc2 = 0, std::uint32_t arraySize = 1)
{
    head.code = "DX10";
    QByteArray more;
    put<std::uint32_t>(more, {format, 3, misc, arraySize, misc2});
    return dds(head, more + data);
}

/// Six faces of 4 × 2 with the levels 4 × 2, 2 × 1 and 1 × 1 of one byte a texel, whose value is 16·face + level.
inline QByteArray cubeFaceBytes(int faces)
{
    QByteArray bytes;
    for (int face = 0; face < faces; ++face)
        bytes +=
            QByteArray(8, char(16 * face)) + QByteArray(2, char(16 * face + 1)) + QByteArray(1, char(16 * face + 2));
    return bytes;
}

inline DdsHead cubeHead(std::uint32_t caps2)
{
    return {.width = 4, .height = 2, .mips = 3, .flags = 0x20000, .bits = 8, .masks = {0xff, 0, 0, 0}, .caps2 = caps2};
}

} // namespace imagetest
