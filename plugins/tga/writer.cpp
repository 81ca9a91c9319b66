// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/tga/writer.h"

#include <algorithm>
#include <cstring>

// Source: Truevision TGA File Format Specification 2.0.

namespace sinew {

namespace {

constexpr int longestPacket = 128;

/// One line in the file's channel order.
QByteArray texelsOf(const ImageLevel &level, int line, TgaColours colours)
{
    const int channels = colours == TgaColours::Grey8 ? 1 : colours == TgaColours::Bgr24 ? 3 : 4;
    QByteArray result(qsizetype(level.width) * channels, Qt::Uninitialized);
    const char *rgba = level.bytes.constData() + qsizetype(line) * level.width * 4;
    char *out = result.data();
    for (int x = 0; x < level.width; ++x, rgba += 4, out += channels) {
        out[0] = rgba[channels == 1 ? 0 : 2];
        if (channels > 1) {
            out[1] = rgba[1];
            out[2] = rgba[0];
        }
        if (channels == 4)
            out[3] = rgba[3];
    }
    return result;
}

void appendPackets(QByteArray &file, const QByteArray &line, int channels)
{
    const int texels = int(line.size() / channels);
    const auto same = [&](int a, int b) {
        return std::memcmp(line.constData() + a * channels, line.constData() + b * channels, std::size_t(channels)) ==
               0;
    };
    const auto runFrom = [&](int first) {
        int end = first + 1;
        while (end < texels && end - first < longestPacket && same(first, end))
            ++end;
        return end - first;
    };
    for (int at = 0; at < texels;) {
        int length = runFrom(at);
        if (length > 1) {
            file.append(char(0x80 | (length - 1))).append(line.constData() + at * channels, channels);
        } else {
            while (at + length < texels && length < longestPacket && runFrom(at + length) == 1)
                ++length;
            file.append(char(length - 1)).append(line.constData() + at * channels, qsizetype(length) * channels);
        }
        at += length;
    }
}

} // namespace

QByteArray writeTga(const ImageLevel &level, TgaColours colours, bool runLength)
{
    const bool grey = colours == TgaColours::Grey8;
    const int channels = grey ? 1 : colours == TgaColours::Bgr24 ? 3 : 4;
    QByteArray file(18, '\0');
    file[2] = char((grey ? 3 : 2) + (runLength ? 8 : 0));
    file[12] = char(level.width & 255);
    file[13] = char(level.width >> 8);
    file[14] = char(level.height & 255);
    file[15] = char(level.height >> 8);
    file[16] = char(channels * 8);
    file[17] = char(channels == 4 ? 8 : 0); // bits of alpha
    for (int y = level.height - 1; y >= 0; --y) {
        const QByteArray line = texelsOf(level, y, colours);
        if (runLength)
            appendPackets(file, line, channels);
        else
            file += line;
    }
    return file;
}

} // namespace sinew
