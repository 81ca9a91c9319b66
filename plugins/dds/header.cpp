// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/dds/header.h"

#include "core/image/image_codec.h"

#include <algorithm>
#include <array>
#include <bit>

// Source: Microsoft, "Programming Guide for DDS" and the DXGI_FORMAT enumeration.

namespace sinew {

namespace {

constexpr std::uint32_t fourCC(const char (&text)[5])
{
    return std::uint32_t(std::uint8_t(text[0])) | std::uint32_t(std::uint8_t(text[1])) << 8 |
           std::uint32_t(std::uint8_t(text[2])) << 16 | std::uint32_t(std::uint8_t(text[3])) << 24;
}

struct BlockFormat
{
    std::uint32_t code;
    PixelFormat format;
    const char *name;
};

constexpr BlockFormat blockCodes[] = {
    {fourCC("DXT1"), PixelFormat::Bc1, "DXT1"},       {fourCC("DXT2"), PixelFormat::Bc2, "DXT2"},
    {fourCC("DXT3"), PixelFormat::Bc2, "DXT3"},       {fourCC("DXT4"), PixelFormat::Bc3, "DXT4"},
    {fourCC("DXT5"), PixelFormat::Bc3, "DXT5"},       {fourCC("ATI1"), PixelFormat::Bc4, "ATI1"},
    {fourCC("BC4U"), PixelFormat::Bc4, "BC4U"},       {fourCC("ATI2"), PixelFormat::Bc5, "ATI2"},
    {fourCC("BC5U"), PixelFormat::Bc5, "BC5U"},       {fourCC("BC4S"), PixelFormat::Bc4Signed, "BC4S"},
    {fourCC("BC5S"), PixelFormat::Bc5Signed, "BC5S"},
};

/// DXGI numbers: typeless, unorm, sRGB and snorm.
constexpr BlockFormat dxgiBlocks[] = {
    {70, PixelFormat::Bc1, "BC1"},
    {71, PixelFormat::Bc1, "BC1"},
    {72, PixelFormat::Bc1, "BC1 sRGB"},
    {73, PixelFormat::Bc2, "BC2"},
    {74, PixelFormat::Bc2, "BC2"},
    {75, PixelFormat::Bc2, "BC2 sRGB"},
    {76, PixelFormat::Bc3, "BC3"},
    {77, PixelFormat::Bc3, "BC3"},
    {78, PixelFormat::Bc3, "BC3 sRGB"},
    {79, PixelFormat::Bc4, "BC4"},
    {80, PixelFormat::Bc4, "BC4"},
    {82, PixelFormat::Bc5, "BC5"},
    {83, PixelFormat::Bc5, "BC5"},
    {97, PixelFormat::Bc7, "BC7"},
    {98, PixelFormat::Bc7, "BC7"},
    {99, PixelFormat::Bc7, "BC7 sRGB"},
    {81, PixelFormat::Bc4Signed, "BC4 signed"},
    {84, PixelFormat::Bc5Signed, "BC5 signed"},
};

struct MaskFormat
{
    std::uint32_t code;
    DdsMasks masks;
    const char *name;
};

constexpr DdsMasks rgba8{32, 0xff, 0xff00, 0xff0000, 0xff000000};
constexpr DdsMasks bgra8{32, 0xff0000, 0xff00, 0xff, 0xff000000};
constexpr DdsMasks bgrx8{32, 0xff0000, 0xff00, 0xff, 0};

constexpr MaskFormat dxgiMasks[] = {
    {24, {32, 0x3ff, 0xffc00, 0x3ff00000, 0xc0000000}, "R10G10B10A2"},
    {27, rgba8, "R8G8B8A8"},
    {28, rgba8, "R8G8B8A8"},
    {29, rgba8, "R8G8B8A8 sRGB"},
    {35, {32, 0xffff, 0xffff0000, 0, 0}, "R16G16"},
    {49, {16, 0xff, 0xff00, 0, 0}, "R8G8"},
    {56, {16, 0xffff, 0, 0, 0}, "R16"},
    {61, {8, 0xff, 0, 0, 0}, "R8"},
    {65, {8, 0, 0, 0, 0xff}, "A8"},
    {85, {16, 0xf800, 0x7e0, 0x1f, 0}, "B5G6R5"},
    {86, {16, 0x7c00, 0x3e0, 0x1f, 0x8000}, "B5G5R5A1"},
    {87, bgra8, "B8G8R8A8"},
    {88, bgrx8, "B8G8R8X8"},
    {90, bgra8, "B8G8R8A8"},
    {91, bgra8, "B8G8R8A8 sRGB"},
    {92, bgrx8, "B8G8R8X8"},
    {93, bgrx8, "B8G8R8X8 sRGB"},
    {115, {16, 0xf00, 0xf0, 0xf, 0xf000}, "B4G4R4A4"},
};

enum PixelFlags : std::uint32_t { AlphaOnly = 0x2, FourCC = 0x4, Palette8 = 0x20, Luminance = 0x20000 };
constexpr std::uint32_t cubeCaps = 0x200, faceCaps = 0xfc00, volumeCaps = 0x200000;
/// Direct3D's limit.
constexpr std::uint32_t maxElements = 2048; ///< elements of an array, and slices of a volume
constexpr std::int64_t fourCCOffset = 84, masksOffset = 88, dxgiOffset = 128;

std::string printable(std::uint32_t code)
{
    std::string text;
    for (int i = 0; i < 4; ++i) {
        const char c = char(code >> (8 * i));
        if (c < 0x20 || c > 0x7e)
            return std::to_string(code);
        text += c;
    }
    return "\"" + text + "\"";
}

template<class Table>
auto lookUp(const Table &table, std::uint32_t code)
{
    const auto it =
        std::find_if(std::begin(table), std::end(table), [code](const auto &row) { return row.code == code; });
    return it == std::end(table) ? nullptr : it;
}

Status applyDx10(ByteReader &reader, DdsHeader &header)
{
    const auto format = reader.read<std::uint32_t>();
    const auto dimension = reader.read<std::uint32_t>();
    const auto misc = reader.read<std::uint32_t>();
    const auto arraySize = reader.read<std::uint32_t>();
    const auto misc2 = reader.read<std::uint32_t>();
    if (reader.failed())
        return Error{QT_TRANSLATE_NOOP("Message", "the DX10 header is cut off"), {}, reader.offset()};
    header.dataOffset = reader.position();
    if (const BlockFormat *blocks = lookUp(dxgiBlocks, format)) {
        header.format = blocks->format;
        header.description = std::string("DDS ") + blocks->name;
    } else if (const MaskFormat *masks = lookUp(dxgiMasks, format)) {
        header.storage = DdsStorage::Masks;
        header.masks = masks->masks;
        header.description = std::string("DDS ") + masks->name;
    } else {
        return Error{Message(QT_TRANSLATE_NOOP("Message", "DXGI format %1 is not supported"), {std::to_string(format)}),
                     {},
                     dxgiOffset};
    }
    header.opaque = (misc2 & 7) == 3;
    // The face flags of the older header don't apply here.
    header.faces = 1;
    header.shape = DdsShape::Flat;
    const int elements = int(std::clamp<std::uint32_t>(arraySize, 1, maxElements));
    if (dimension == 4) {
        header.shape = DdsShape::Volume;
    } else if (misc & 4) {
        header.shape = elements > 1 ? DdsShape::Array : DdsShape::Cube;
        header.faces = 6 * elements;
    } else if (elements > 1) {
        header.shape = DdsShape::Array;
        header.faces = elements;
    }
    return Done{};
}

Status applyMasks(std::uint32_t flags, const DdsMasks &stated, DdsHeader &header)
{
    const int bits = stated.bits;
    if (flags & Palette8) {
        header.storage = DdsStorage::Palette;
        header.description = "DDS palette";
        return Done{};
    }
    header.storage = DdsStorage::Masks;
    header.masks = stated;
    header.masks.luminance = flags & Luminance;
    if (flags & AlphaOnly)
        header.masks.red = header.masks.green = header.masks.blue = 0;
    if (bits != 8 && bits != 16 && bits != 24 && bits != 32)
        return Error{Message(QT_TRANSLATE_NOOP("Message", "uncompressed texels of %1 bits are not supported"),
                             {std::to_string(bits)}),
                     {},
                     masksOffset};
    if (!(header.masks.red | header.masks.green | header.masks.blue | header.masks.alpha))
        return Error{QT_TRANSLATE_NOOP("Message", "the texels have neither a format code nor masks"), {}, masksOffset};
    header.description = "DDS " + std::to_string(bits) + " bit";
    return Done{};
}

} // namespace

Result<DdsHeader> readDdsHeader(Bytes file, Diagnostics &diagnostics)
{
    ByteReader reader(file);
    if (reader.read<std::uint32_t>() != fourCC("DDS "))
        return Error{QT_TRANSLATE_NOOP("Message", "not a DDS file"), {}, 0};
    const auto headerSize = reader.read<std::uint32_t>();
    reader.take(4); // which fields are valid: writers disagree, so the fields themselves decide
    const auto height = reader.read<std::uint32_t>();
    const auto width = reader.read<std::uint32_t>();
    reader.take(4); // pitch
    const auto depth = reader.read<std::uint32_t>();
    const auto mips = reader.read<std::uint32_t>();
    reader.take(44);
    reader.take(4); // size of the pixel format
    const auto flags = reader.read<std::uint32_t>();
    const auto code = reader.read<std::uint32_t>();
    const auto bits = reader.read<std::uint32_t>();
    DdsMasks masks{int(std::min(bits, 255u)), 0, 0, 0, 0};
    masks.red = reader.read<std::uint32_t>();
    masks.green = reader.read<std::uint32_t>();
    masks.blue = reader.read<std::uint32_t>();
    masks.alpha = reader.read<std::uint32_t>();
    reader.take(4); // caps 1
    const auto caps2 = reader.read<std::uint32_t>();
    reader.take(12);
    if (reader.failed())
        return Error{QT_TRANSLATE_NOOP("Message", "the header is cut off"), {}, std::int64_t(file.size())};
    if (headerSize != 124)
        diagnostics.add(Severity::Warning, "dds.header",
                        {"header size " + std::to_string(headerSize) + ", not 124", {}, 4});
    if (Status status = checkImageSize(width, height, 12); !status)
        return status.error();

    DdsHeader header;
    header.width = int(width);
    header.height = int(height);
    header.mips = int(std::clamp<std::uint32_t>(mips, 1, std::uint32_t(fullMipCount(header.width, header.height))));
    if (caps2 & volumeCaps) {
        header.shape = DdsShape::Volume;
    } else if (caps2 & cubeCaps) {
        header.shape = DdsShape::Cube;
        header.faces = caps2 & faceCaps ? std::popcount(caps2 & faceCaps) : 6;
    }

    const bool hasCode = (flags & FourCC) || bits == 0;
    if (hasCode && code == fourCC("DX10")) {
        if (Status status = applyDx10(reader, header); !status)
            return status.error();
    } else if (hasCode) {
        const BlockFormat *blocks = lookUp(blockCodes, code);
        if (!blocks)
            return Error{Message(QT_TRANSLATE_NOOP("Message", "format code %1 is not supported"), {printable(code)}),
                         {},
                         fourCCOffset};
        header.format = blocks->format;
        header.description = std::string("DDS ") + blocks->name;
        if (code == fourCC("DXT2") || code == fourCC("DXT4"))
            diagnostics.add(Severity::Info, "dds.premultiplied", {"colours are multiplied by alpha", {}, fourCCOffset});
    } else if (Status status = applyMasks(flags, masks, header); !status) {
        return status.error();
    }
    if (header.shape == DdsShape::Volume)
        header.faces = int(std::clamp<std::uint32_t>(depth, 1, maxElements));
    constexpr std::array<const char *, 4> shapes{"", ", cube map", ", volume", ", array"};
    header.description += shapes[std::size_t(header.shape)];
    return header;
}

} // namespace sinew
