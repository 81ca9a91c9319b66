// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/image/codecs/jpeg_coefficients.h"

#include <cstring>

#include <jerror.h>

namespace sinew {

namespace {

/// libjpeg asks for the neighbours of a row of blocks as well, in case it smooths them.
constexpr std::int64_t rowsAround = 5;

/// One component. Takes the place of libjpeg's array, which is known to its memory manager only.
struct KeptBlocks
{
    JDIMENSION perRow, rows, rowsAtOnce;
    int side;
    JCOEF *kept;        ///< side * side of each block
    JBLOCKARRAY window; ///< rowsAtOnce rows of whole blocks, the others' frequencies are 0
    JDIMENSION first, count;
    bool isChanged;

    JCOEF *keptOf(JDIMENSION row) const { return kept + std::size_t(row) * perRow * std::size_t(side * side); }
    void store();
    void load();
};

void KeptBlocks::store()
{
    for (JDIMENSION row = 0; row < count; ++row) {
        JCOEF *to = keptOf(first + row);
        for (JDIMENSION block = 0; block < perRow; ++block)
            for (int i = 0; i < side; ++i, to += side)
                std::memcpy(to, window[row][block] + i * DCTSIZE, std::size_t(side) * sizeof(JCOEF));
    }
}

void KeptBlocks::load()
{
    for (JDIMENSION row = 0; row < count; ++row) {
        std::memset(window[row], 0, std::size_t(perRow) * sizeof(JBLOCK));
        const JCOEF *from = keptOf(first + row);
        for (JDIMENSION block = 0; block < perRow; ++block)
            for (int i = 0; i < side; ++i, from += side)
                std::memcpy(window[row][block] + i * DCTSIZE, from, std::size_t(side) * sizeof(JCOEF));
    }
}

jvirt_barray_ptr request(j_common_ptr info, int pool, boolean, JDIMENSION perRow, JDIMENSION rows,
                         JDIMENSION rowsAtOnce)
{
    const int side = *static_cast<const int *>(info->client_data);
    const std::size_t bytes = std::size_t(perRow) * rows * std::size_t(side * side) * sizeof(JCOEF);
    auto *const blocks = static_cast<KeptBlocks *>(info->mem->alloc_small(info, pool, sizeof(KeptBlocks)));
    auto *const kept = static_cast<JCOEF *>(info->mem->alloc_large(info, pool, bytes));
    std::memset(kept, 0, bytes);
    *blocks = {perRow, rows, rowsAtOnce, side, kept, info->mem->alloc_barray(info, pool, perRow, rowsAtOnce),
               0,      0,    false};
    return reinterpret_cast<jvirt_barray_ptr>(blocks);
}

JBLOCKARRAY access(j_common_ptr info, jvirt_barray_ptr array, JDIMENSION first, JDIMENSION count, boolean writable)
{
    auto *const blocks = reinterpret_cast<KeptBlocks *>(array);
    if (count > blocks->rowsAtOnce || first > blocks->rows || count > blocks->rows - first)
        ERREXIT(info, JERR_BAD_VIRTUAL_ACCESS);
    if (blocks->isChanged)
        blocks->store();
    blocks->first = first;
    blocks->count = count;
    blocks->isChanged = writable;
    blocks->load();
    return blocks->window;
}

/// Where the entropy-coded bytes from `at` on end: at the next marker that is no restart.
qsizetype endOfScan(const QByteArray &stream, qsizetype at)
{
    while ((at = stream.indexOf('\xff', at)) >= 0 && at + 1 < stream.size()) {
        const int next = quint8(stream[at + 1]);
        if (next != 0 && next != 0xff && (next < JPEG_RST0 || next > JPEG_RST0 + 7))
            return at;
        at += next == 0xff ? 1 : 2;
    }
    return stream.size();
}

} // namespace

std::int64_t coefficientBytes(const jpeg_decompress_struct &info, int side)
{
    const auto upTo = [](std::int64_t count, int multiple) { return (count + multiple - 1) / multiple * multiple; };
    std::int64_t bytes = 0;
    for (int i = 0; i < info.num_components; ++i) {
        const jpeg_component_info &component = info.comp_info[i];
        const std::int64_t perRow = upTo(component.width_in_blocks, component.h_samp_factor);
        const std::int64_t rows = upTo(component.height_in_blocks, component.v_samp_factor);
        bytes += perRow * rows * side * side * std::int64_t(sizeof(JCOEF));
        if (side < allJpegFrequencies)
            bytes += perRow * rowsAround * component.v_samp_factor * std::int64_t(sizeof(JBLOCK));
    }
    return bytes;
}

void keepLowFrequencies(jpeg_decompress_struct &info, int side)
{
    auto *const common = reinterpret_cast<j_common_ptr>(&info);
    auto *const kept = static_cast<int *>(info.mem->alloc_small(common, JPOOL_IMAGE, sizeof(int)));
    *kept = side;
    info.client_data = kept;
    info.mem->request_virt_barray = request;
    info.mem->access_virt_barray = access;
    // It guesses frequencies from neighbouring blocks, which a smaller picture does not show.
    info.do_block_smoothing = FALSE;
}

QByteArray withAveragesOnly(const QByteArray &stream)
{
    constexpr int startOfScan = 0xda, endOfImage = 0xd9;
    QByteArray result = stream.left(2);
    result.reserve(stream.size());
    qsizetype at = 2;
    while (at + 4 <= stream.size() && stream[at] == '\xff') {
        const int marker = quint8(stream[at + 1]);
        if (marker == 0xff) {
            ++at;
            continue;
        }
        const qsizetype length = quint8(stream[at + 2]) << 8 | quint8(stream[at + 3]);
        if (marker == endOfImage || length < 2 || at + 2 + length > stream.size())
            break;
        qsizetype end = at + 2 + length;
        bool isKept = true;
        if (marker == startOfScan) {
            const qsizetype firstFrequency = at + 5 + 2 * qsizetype(quint8(stream[at + 4]));
            isKept = firstFrequency >= end || stream[firstFrequency] == 0;
            end = endOfScan(stream, end);
        }
        if (isKept)
            result.append(stream.constData() + at, end - at);
        at = end;
    }
    return result.append(stream.constData() + at, stream.size() - at);
}

} // namespace sinew
