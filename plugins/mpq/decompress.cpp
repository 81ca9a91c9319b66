// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/mpq/decompress.h"

#include <QtEndian>

#include <StormLib.h>
#include <lzma.h>

#include <algorithm>
#include <climits>
#include <cstring>

namespace sinew {

namespace {

constexpr std::uint64_t lzmaMemory = 256u << 20;

/// Uses StormLib's `decoder`; at most `size` bytes.
std::optional<QByteArray> run(int (*decoder)(void *, int *, void *, int), QByteArray bytes, qsizetype size)
{
    if (bytes.isEmpty() || size <= 0 || bytes.size() > INT_MAX || size > INT_MAX)
        return std::nullopt;
    QByteArray result(size, Qt::Uninitialized);
    int got = int(size);
    if (!decoder(result.data(), &got, bytes.data(), int(bytes.size())) || got < 0 || got > size)
        return std::nullopt;
    result.truncate(got);
    return result;
}

/// Big-endian size, then runs: with the high bit set, 1 to 128 literal bytes; without it, 3 to 130 zeros.
std::optional<QByteArray> expandSparse(const QByteArray &bytes, qsizetype size)
{
    if (bytes.size() < 5 || qFromBigEndian<std::uint32_t>(bytes.constData()) < std::uint64_t(size))
        return std::nullopt;
    QByteArray result(size, '\0');
    qsizetype to = 0;
    for (qsizetype at = 4; at < bytes.size() && to < size;) {
        const auto control = static_cast<unsigned char>(bytes[at++]);
        if (control & 0x80) {
            const qsizetype count = std::min<qsizetype>({(control & 0x7f) + 1, size - to, bytes.size() - at});
            std::memcpy(result.data() + to, bytes.constData() + at, std::size_t(count));
            at += count;
            to += count;
        } else {
            to += (control & 0x7f) + 3;
        }
    }
    return to < size ? std::nullopt : std::optional(result);
}

/// A zero byte (no filter), then the layout of .lzma files: five bytes of properties, the size, the data.
std::optional<QByteArray> expandLzma(const QByteArray &bytes, qsizetype size)
{
    if (bytes.size() < 14 || bytes[0] != 0)
        return std::nullopt;
    // Nothing can be repeated from farther back than the file is long, whatever dictionary size is stated.
    QByteArray input = bytes.mid(1);
    char *const stated = input.data() + 1;
    const auto longest = std::uint32_t(std::clamp<qsizetype>(size, 4096, INT_MAX));
    qToLittleEndian(std::min(qFromLittleEndian<std::uint32_t>(stated), longest), stated);
    lzma_stream stream = LZMA_STREAM_INIT;
    if (lzma_alone_decoder(&stream, lzmaMemory) != LZMA_OK)
        return std::nullopt;
    QByteArray result(size, Qt::Uninitialized);
    stream.next_in = reinterpret_cast<const std::uint8_t *>(input.constData());
    stream.avail_in = std::size_t(input.size());
    stream.next_out = reinterpret_cast<std::uint8_t *>(result.data());
    stream.avail_out = std::size_t(size);
    const lzma_ret end = lzma_code(&stream, LZMA_RUN);
    const bool all = (end == LZMA_OK || end == LZMA_STREAM_END) && stream.avail_out == 0;
    lzma_end(&stream);
    return all ? std::optional(result) : std::nullopt;
}

} // namespace

std::optional<QByteArray> mpqDecompress(const QByteArray &bytes, qsizetype size)
{
    if (bytes.isEmpty() || size <= 0)
        return std::nullopt;
    constexpr int lzma = MPQ_COMPRESSION_LZMA, sparse = MPQ_COMPRESSION_SPARSE;
    const int methods = static_cast<unsigned char>(bytes[0]);
    if (methods == lzma)
        return expandLzma(bytes.mid(1), size);
    const int others = methods & ~sparse;
    if (others != 0 && others != MPQ_COMPRESSION_ZLIB && others != MPQ_COMPRESSION_PKWARE &&
        others != MPQ_COMPRESSION_BZIP2)
        return std::nullopt;
    std::optional<QByteArray> result = bytes.mid(1);
    if (others != 0) {
        QByteArray input = bytes;
        input[0] = char(others);
        // Sparse data is hardly longer than its expanded form. StormLib takes equal sizes for "not compressed".
        qsizetype room = methods & sparse ? size + size / 64 + 16 : size;
        room += room == input.size();
        result = run(SCompDecompress, input, room);
    }
    if (result && (methods & sparse))
        result = expandSparse(*result, size);
    return result && result->size() == size ? result : std::nullopt;
}

std::optional<QByteArray> mpqExplode(const QByteArray &bytes, qsizetype size)
{
    auto result = run(SCompExplode, bytes, size);
    return result && result->size() == size ? result : std::nullopt;
}

} // namespace sinew
