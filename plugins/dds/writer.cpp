// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/dds/writer.h"

#include "core/image/block_encoder.h"

#include <algorithm>

namespace sinew {

namespace {

constexpr int defaultBlockQuality = 75;

struct Kind
{
    const char *id;
    Message label;
    PixelFormat format;
    const char *code; ///< empty: masks
    std::vector<int> alphaBits;
};

const std::vector<Kind> &kinds()
{
    static const std::vector<Kind> rows{
        {"dds-dxt1", "DDS DXT1", PixelFormat::Bc1, "DXT1", {0, 1}},
        {"dds-dxt3", "DDS DXT3", PixelFormat::Bc2, "DXT3", {8}},
        {"dds-dxt5", "DDS DXT5", PixelFormat::Bc3, "DXT5", {8}},
        {"dds-bc4", QT_TRANSLATE_NOOP("Message", "DDS BC4 (red only)"), PixelFormat::Bc4, "ATI1", {0}},
        {"dds-bc5", QT_TRANSLATE_NOOP("Message", "DDS BC5 (normal map)"), PixelFormat::Bc5, "ATI2", {0}},
        {"dds-bgra", QT_TRANSLATE_NOOP("Message", "DDS uncompressed"), PixelFormat::Rgba8, "", {0, 8}},
    };
    return rows;
}

enum HeaderFlags : std::uint32_t {
    Caps = 0x1,
    Height = 0x2,
    Width = 0x4,
    Pitch = 0x8,
    PixelFormatFlag = 0x1000,
    MipCount = 0x20000,
    LinearSize = 0x80000
};
enum WrittenPixels : std::uint32_t { WithAlpha = 0x1, WithFourCC = 0x4, AsRgb = 0x40 };
enum CapsFlags : std::uint32_t { Complex = 0x8, Texture = 0x1000, MipMap = 0x400000 };
constexpr std::uint32_t cubeAndAllFaces = 0xfe00;

void put(QByteArray &file, std::initializer_list<std::uint32_t> values)
{
    for (const std::uint32_t value : values)
        for (int i = 0; i < 4; ++i)
            file.append(char(value >> (8 * i)));
}

QByteArray header(const DecodedImage &image, const Kind &kind, int texelBytes)
{
    const bool blocks = *kind.code, mips = image.levels.size() > 1, cube = image.isCube;
    const auto width = std::uint32_t(image.width()), height = std::uint32_t(image.height());
    QByteArray file("DDS ");
    put(file,
        {124, Caps | Height | Width | PixelFormatFlag | (mips ? MipCount : 0u) | (blocks ? LinearSize : Pitch), height,
         width, blocks ? std::uint32_t(image.levels.front().bytes.size()) : width * std::uint32_t(texelBytes), 0,
         mips ? std::uint32_t(image.levels.size()) : 0});
    file.append(44, '\0');
    if (blocks) {
        put(file, {32, WithFourCC});
        file.append(kind.code, 4);
        put(file, {0, 0, 0, 0, 0});
    } else {
        const bool alpha = texelBytes == 4;
        put(file, {32, AsRgb | (alpha ? WithAlpha : 0u), 0, std::uint32_t(texelBytes) * 8, 0xff0000, 0xff00, 0xff,
                   alpha ? 0xff000000u : 0});
    }
    put(file, {Texture | (mips ? Complex | MipMap : 0u) | (cube ? Complex : 0u), cube ? cubeAndAllFaces : 0, 0, 0, 0});
    return file;
}

/// B, G, R and, with four bytes, A.
QByteArray withoutPadding(const QByteArray &rgba, int texelBytes)
{
    QByteArray result(rgba.size() / 4 * texelBytes, Qt::Uninitialized);
    const char *from = rgba.constData();
    char *to = result.data();
    for (qsizetype i = 0; i < rgba.size(); i += 4, from += 4, to += texelBytes) {
        to[0] = from[2];
        to[1] = from[1];
        to[2] = from[0];
        if (texelBytes == 4)
            to[3] = from[3];
    }
    return result;
}

} // namespace

std::vector<ImageVariant> ddsVariants()
{
    std::vector<ImageVariant> variants;
    for (const Kind &kind : kinds()) {
        ImageVariant variant;
        variant.id = QLatin1String(kind.id);
        variant.label = kind.label;
        variant.suffix = QStringLiteral("dds");
        variant.format = kind.format;
        variant.alphaBits = kind.alphaBits;
        variant.mips = variant.cubes = variant.texture = true;
        variant.defaultQuality = *kind.code ? defaultBlockQuality : 0;
        variant.gameSide = maxImageSide;
        variants.push_back(std::move(variant));
    }
    return variants;
}

Result<QByteArray> writeDds(const DecodedImage &image, const ImageVariant &variant, const EncodeOptions &options)
{
    if (Status status = checkEncoding(variant, image, options); !status)
        return status.error();
    const auto kind = std::find_if(kinds().begin(), kinds().end(),
                                   [&](const Kind &row) { return variant.id == QLatin1String(row.id); });
    const int alphaBits = alphaBitsToWrite(variant, image, options);
    DecodedImage stored = toStoredFormat(image, variant, options, alphaBits);
    if (!stored.isCube)
        stored.furtherFaces.clear(); // an array needs the DX10 header
    const int texelBytes = alphaBits > 0 ? 4 : 3;
    QByteArray file = header(stored, *kind, texelBytes);
    for (int face = 0; face < stored.faceCount(); ++face)
        for (const ImageLevel &level : stored.face(face))
            file += *kind->code ? level.bytes : withoutPadding(level.bytes, texelBytes);
    return file;
}

} // namespace sinew
