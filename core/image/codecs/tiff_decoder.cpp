// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/image/codecs/tiff_decoder.h"

#include "core/image/codecs/row_reducer.h"
#include "core/image/codecs/tiff_rows.h"
#include "core/image/image_codec.h"

#include <vector>

namespace sinew {

bool canDecodeTiff(Bytes file, const DecodingLimits &limits)
{
    return TiffRows(file, limits.peakBytes).open();
}

Result<TiffPicture> decodeTiff(Bytes file, const DecodingLimits &limits)
{
    TiffRows rows(file, limits.peakBytes);
    if (!rows.open())
        return Error{Message(QT_TRANSLATE_NOOP("Message", "TIFF: %1"), {rows.error()})};
    if (Status status = checkImageSize(std::uint32_t(rows.width()), std::uint32_t(rows.height())); !status)
        return status.error();
    const auto side = [](int length, int reduction) { return (length + reduction - 1) / reduction; };
    const auto peak = [&](int reduction) {
        const std::int64_t columns = side(rows.width(), reduction);
        return columns * side(rows.height(), reduction) * 4 + columns * std::int64_t(sizeof(TexelAverage)) +
               rows.bytes();
    };
    int reduction = 1;
    while (limits.mayReduce && reduction < maxReduction && peak(reduction) > limits.peakBytes)
        reduction *= 2;
    if (Status status = checkPeak(peak(reduction), limits.peakBytes); !status)
        return status.error();

    TiffPicture picture{
        side(rows.width(), reduction), side(rows.height(), reduction), reduction, rows.hasAlpha(), {}, {}};
    const qsizetype bytes = qsizetype(picture.width) * picture.height * 4;
    picture.rgba.reserve(bytes);
    RowReducer reducer(rows.width(), rows.height(), reduction, picture.rgba);
    std::vector<unsigned char> row(std::size_t(rows.width()) * 4);
    int count = 0;
    for (; count < rows.height() && rows.read(row.data()); ++count)
        reducer.add(row.data());
    if (count == 0)
        return Error{Message(QT_TRANSLATE_NOOP("Message", "TIFF: %1"), {rows.error()})};
    picture.rgba.append(bytes - picture.rgba.size(), '\0');
    picture.warning = count == rows.height() ? rows.warning() : rows.error();
    return picture;
}

} // namespace sinew
