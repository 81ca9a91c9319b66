// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/blp/writer.h"

#include "core/image/block_encoder.h"
#include "core/image/colour_palette.h"
#include "plugins/blp/header.h"
#include "plugins/blp/jpeg_encoder.h"

#include <algorithm>

namespace sinew {

namespace {

constexpr int defaultJpegQuality = 90, defaultBlockQuality = 75;
constexpr qsizetype paletteBytes = 1024;
constexpr std::size_t tableRows = 16;
/// Limit kept by Warcraft III's own textures; versions before 1.29 scale larger ones down.
constexpr int warcraft3Side = 512;

template<class T>
void put(QByteArray &file, T value)
{
    for (std::size_t i = 0; i < sizeof value; ++i)
        file.append(char(value >> (8 * i)));
}

/// `bits` of alpha for each texel, the first texel in the lowest bits.
QByteArray alphaPlane(const ImageLevel &level, int bits, int threshold)
{
    const qsizetype texels = level.bytes.size() / 4;
    QByteArray plane((texels * bits + 7) / 8, '\0');
    const int largest = (1 << bits) - 1;
    for (qsizetype i = 0; i < texels && bits > 0; ++i) {
        const int alpha = std::uint8_t(level.bytes[i * 4 + 3]);
        const int value = bits == 1 ? alpha >= threshold : (alpha * largest + 127) / 255;
        const qsizetype bit = i * bits;
        plane[bit / 8] = char(plane[bit / 8] | value << (bit % 8));
    }
    return plane;
}

/// Everything after the tables: the palette or the header shared by all levels, and the levels.
struct Contents
{
    QByteArray middle;
    std::vector<QByteArray> levels;
};

Contents paletteContents(const std::vector<ImageLevel> &levels, int alphaBits, const EncodeOptions &options)
{
    const std::vector<Colour8> palette = bestPalette(levels);
    Contents contents;
    for (const Colour8 &colour : palette)
        contents.middle.append(char(colour[2])).append(char(colour[1])).append(char(colour[0])).append('\0');
    contents.middle.append(paletteBytes - contents.middle.size(), '\0');
    for (const ImageLevel &level : levels)
        contents.levels.push_back(paletteIndices(level, palette, options.dither) +
                                  alphaPlane(level, alphaBits, options.alphaThreshold));
    return contents;
}

void makeOpaque(std::vector<ImageLevel> &levels)
{
    for (ImageLevel &level : levels)
        for (qsizetype i = 3; i < level.bytes.size(); i += 4)
            level.bytes[i] = char(-1);
}

Result<Contents> jpegContents(const std::vector<ImageLevel> &levels, int quality)
{
    auto jpeg = encodeBlpJpeg(levels, quality);
    if (!jpeg)
        return jpeg.error();
    Contents contents;
    put(contents.middle, std::uint32_t(jpeg->sharedHeader.size()));
    contents.middle += jpeg->sharedHeader;
    contents.middle.append(paletteBytes - contents.middle.size(), '\0');
    contents.levels = std::move(jpeg->bodies);
    return contents;
}

Contents plainContents(const std::vector<ImageLevel> &levels, BlpContent content)
{
    Contents contents{QByteArray(paletteBytes, '\0'), {}};
    for (const ImageLevel &level : levels) {
        QByteArray bytes = level.bytes;
        char *texel = bytes.data();
        for (qsizetype i = 0; i < bytes.size() && content == BlpContent::Raw; i += 4)
            std::swap(texel[i], texel[i + 2]);
        contents.levels.push_back(bytes);
    }
    return contents;
}

/// The header of one kind of file, without tables and contents.
struct Kind
{
    const char *id;
    Message label;
    int version;
    BlpContent content;
    int encoding, alphaEncoding; ///< BLP2
    PixelFormat format;
    std::vector<int> alphaBits;
};

const std::vector<Kind> &kinds()
{
    static const std::vector<Kind> rows{
        {"blp1-jpeg", "BLP1 JPEG", 1, BlpContent::Jpeg, 0, 0, PixelFormat::Rgba8, {0, 8}},
        {"blp1-palette",
         QT_TRANSLATE_NOOP("Message", "BLP1 palette"),
         1,
         BlpContent::Palette,
         0,
         0,
         PixelFormat::Rgba8,
         {0, 1, 4, 8}},
        {"blp2-dxt1", "BLP2 DXT1", 2, BlpContent::Dxt, 2, 0, PixelFormat::Bc1, {0, 1}},
        {"blp2-dxt3", "BLP2 DXT3", 2, BlpContent::Dxt, 2, 1, PixelFormat::Bc2, {8}},
        {"blp2-dxt5", "BLP2 DXT5", 2, BlpContent::Dxt, 2, 7, PixelFormat::Bc3, {8}},
        {"blp2-palette",
         QT_TRANSLATE_NOOP("Message", "BLP2 palette"),
         2,
         BlpContent::Palette,
         1,
         8,
         PixelFormat::Rgba8,
         {0, 1, 4, 8}},
        {"blp2-bgra", "BLP2 BGRA", 2, BlpContent::Raw, 3, 2, PixelFormat::Rgba8, {0, 8}},
    };
    return rows;
}

QByteArray header(const Kind &kind, const DecodedImage &image, int alphaBits)
{
    const bool mips = image.levels.size() > 1;
    QByteArray file(kind.version == 1 ? "BLP1" : "BLP2");
    if (kind.version == 1) {
        put(file, std::uint32_t(kind.content == BlpContent::Palette));
        put(file, std::uint32_t(alphaBits));
    } else {
        put(file, std::uint32_t(1));
        put(file, std::uint8_t(kind.encoding));
        put(file, std::uint8_t(alphaBits));
        put(file, std::uint8_t(kind.alphaEncoding));
        put(file, std::uint8_t(mips));
    }
    put(file, std::uint32_t(image.width()));
    put(file, std::uint32_t(image.height()));
    if (kind.version == 1) {
        put(file, std::uint32_t(alphaBits > 0 ? 4 : 5));
        put(file, std::uint32_t(mips));
    }
    return file;
}

} // namespace

std::vector<ImageVariant> blpVariants()
{
    std::vector<ImageVariant> variants;
    for (const Kind &kind : kinds()) {
        ImageVariant variant;
        variant.id = QLatin1String(kind.id);
        variant.label = kind.label;
        variant.suffix = QStringLiteral("blp");
        variant.format = kind.format;
        variant.alphaBits = kind.alphaBits;
        variant.mips = true;
        variant.palette = kind.content == BlpContent::Palette;
        variant.defaultQuality = kind.content == BlpContent::Jpeg  ? defaultJpegQuality
                                 : kind.content == BlpContent::Dxt ? defaultBlockQuality
                                                                   : 0;
        variant.gameSide = kind.version == 1 ? warcraft3Side : maxImageSide;
        variant.texture = true;
        variants.push_back(std::move(variant));
    }
    return variants;
}

Result<QByteArray> writeBlp(const DecodedImage &image, const ImageVariant &variant, const EncodeOptions &options)
{
    if (Status status = checkEncoding(variant, image, options); !status)
        return status.error();
    const auto kind = std::find_if(kinds().begin(), kinds().end(),
                                   [&](const Kind &row) { return variant.id == QLatin1String(row.id); });
    const int alphaBits = alphaBitsToWrite(variant, image, options);
    DecodedImage stored = toStoredFormat(image, variant, options, alphaBits, true);
    if (alphaBits == 0 && stored.format == PixelFormat::Rgba8)
        makeOpaque(stored.levels);
    Result<Contents> contents = Contents{};
    if (kind->content == BlpContent::Jpeg)
        contents = jpegContents(stored.levels, options.quality > 0 ? options.quality : defaultJpegQuality);
    else if (kind->content == BlpContent::Palette)
        contents = paletteContents(stored.levels, alphaBits, options);
    else
        contents = plainContents(stored.levels, kind->content);
    if (!contents)
        return contents.error();

    QByteArray file = header(*kind, stored, alphaBits);
    auto at = std::int64_t(file.size()) + std::int64_t(tableRows) * 8 + contents->middle.size();
    QByteArray sizes;
    for (std::size_t i = 0; i < tableRows; ++i) {
        const std::int64_t size = i < contents->levels.size() ? contents->levels[i].size() : 0;
        put(file, std::uint32_t(size > 0 ? at : 0));
        put(sizes, std::uint32_t(size));
        at += size;
    }
    file += sizes + contents->middle;
    for (const QByteArray &level : contents->levels)
        file += level;
    return file;
}

} // namespace sinew
