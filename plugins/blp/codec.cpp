// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/blp/codec.h"

#include "core/image/codecs/jpeg_decoder.h"
#include "plugins/blp/header.h"
#include "plugins/blp/palette.h"
#include "plugins/blp/writer.h"

#include <algorithm>
#include <cstring>

namespace sinew {

namespace {

Error tooShort(std::size_t level, std::int64_t needed, const BlpLevel &at)
{
    return Error{
        Message(QT_TRANSLATE_NOOP("Message", "level %1 needs %2 bytes, %3 are left"), {level, needed, at.bytes.size()}),
        at.sideFile, at.offset};
}

/// The top left part of the picture, in the given size, which must not exceed the picture's.
QByteArray crop(const JpegPicture &picture, int width, int height)
{
    if (picture.width == width && picture.height == height)
        return picture.rgba;
    QByteArray result;
    result.reserve(levelBytes(PixelFormat::Rgba8, width, height));
    for (int y = 0; y < height; ++y)
        result.append(picture.rgba.constData() + qsizetype(y) * picture.width * 4, qsizetype(width) * 4);
    return result;
}

/// State of one decode, shared by all levels.
class BlpReader
{
public:
    BlpReader(const BlpHeader &header, const FileSet &files, const DecodeOptions &options, Diagnostics &diagnostics)
        : m_header(header), m_files(files), m_options(options), m_diagnostics(diagnostics)
    {
    }
    Result<DecodedImage> read();

private:
    Status prepare(const BlpLevel &first);
    Result<ImageLevel> readLevel(std::size_t number, const BlpLevel &level);
    Result<ImageLevel> readJpegLevel(std::size_t number, const BlpLevel &level);
    void warn(std::string message, const BlpLevel &level, std::int64_t inside = 0)
    {
        m_diagnostics.add(Severity::Warning, "blp.level", {std::move(message), level.sideFile, level.offset + inside});
    }

    const BlpHeader &m_header;
    const FileSet &m_files;
    DecodeOptions m_options;
    int m_reduction = 1; ///< of the first level
    std::vector<QByteArray> m_sideFiles;
    Diagnostics &m_diagnostics;
    DecodedImage m_image;
    BlpPalette m_palette{};
    int m_planeBits = 0;
    Bytes m_jpegHeader;
};

Result<DecodedImage> BlpReader::read()
{
    const auto levels = blpLevels(m_header, m_files, m_sideFiles, m_diagnostics);
    if (!levels)
        return levels.error();
    if (Status status = prepare(levels->front()); !status)
        return status.error();
    for (std::size_t i = 0; i < levels->size(); ++i) {
        const BlpLevel &level = (*levels)[i];
        auto decoded = readLevel(i, level);
        if (!decoded && i == 0)
            return decoded.error();
        if (!decoded) {
            warn(decoded.error().message + ": the mip chain ends before level " + std::to_string(i), level);
            break;
        }
        // A level that was decoded at a smaller size replaces those below it.
        const bool stated = decoded->width == level.width && decoded->height == level.height;
        m_image.levels.push_back(std::move(*decoded));
        if (!stated)
            break;
    }
    m_image.reduction = m_reduction;
    return std::move(m_image);
}

Status BlpReader::prepare(const BlpLevel &first)
{
    const std::string prefix = "BLP" + std::to_string(m_header.version) + " ";
    m_image.hasAlpha = m_header.alphaBits != 0;
    const std::string alpha =
        m_header.alphaBits ? ", alpha " + std::to_string(m_header.alphaBits) + " bit" : std::string(", no alpha");
    const Bytes data = m_files.primary().subspan(m_header.bytes);
    switch (m_header.content) {
    case BlpContent::Jpeg: {
        m_image.description = prefix + "JPEG" + alpha;
        ByteReader reader(data, std::int64_t(m_header.bytes));
        const auto size = reader.read<std::uint32_t>();
        m_jpegHeader = reader.takeBytes(size);
        if (reader.failed())
            return Error{
                Message(QT_TRANSLATE_NOOP("Message", "the JPEG header of %1 bytes reaches beyond the file"), {size}),
                {},
                std::int64_t(m_header.bytes)};
        break;
    }
    case BlpContent::Palette: {
        m_image.description = prefix + "palette" + alpha;
        m_palette = readBlpPalette(data.first(std::min<std::size_t>(data.size(), 1024)));
        const std::size_t pixels = std::size_t(first.width) * first.height;
        m_planeBits = blpAlphaPlaneBits(m_header.alphaBits, pixels, first.statedBytes);
        if (std::uint32_t(m_planeBits) != m_header.alphaBits)
            m_diagnostics.add(
                Severity::Info, "blp.alphaBits",
                {"alpha of " + std::to_string(m_header.alphaBits) + " bits is read as " + std::to_string(m_planeBits),
                 {},
                 m_header.version < 2 ? 8 : 9});
        m_image.hasAlpha = m_planeBits != 0;
        break;
    }
    case BlpContent::Dxt:
        m_image.format = m_header.alphaBits <= 1        ? PixelFormat::Bc1
                         : m_header.alphaEncoding == 7  ? PixelFormat::Bc3
                         : m_header.alphaEncoding == 11 ? PixelFormat::Bc5
                                                        : PixelFormat::Bc2;
        m_image.hasAlpha = m_image.hasAlpha && m_image.format != PixelFormat::Bc5;
        m_image.description = prefix +
                              (m_image.format == PixelFormat::Bc1   ? "DXT1"
                               : m_image.format == PixelFormat::Bc3 ? "DXT5"
                               : m_image.format == PixelFormat::Bc5 ? "BC5"
                                                                    : "DXT3") +
                              alpha;
        break;
    case BlpContent::Raw:
        m_image.description = prefix + "raw" + alpha;
        break;
    }
    return Done{};
}

Result<ImageLevel> BlpReader::readLevel(std::size_t number, const BlpLevel &level)
{
    if (m_header.content == BlpContent::Jpeg)
        return readJpegLevel(number, level);
    const Bytes bytes = level.bytes;
    const std::int64_t pixels = std::int64_t(level.width) * level.height;
    const std::int64_t needed =
        m_header.content == BlpContent::Palette ? pixels : levelBytes(m_image.format, level.width, level.height);
    if (std::int64_t(bytes.size()) < needed)
        return tooShort(number, needed, level);
    ImageLevel result{level.width, level.height, {}};
    if (m_header.content == BlpContent::Palette) {
        if (std::int64_t(bytes.size()) < pixels + (pixels * m_planeBits + 7) / 8)
            warn("the alpha of level " + std::to_string(number) + " is truncated: the rest is opaque", level, pixels);
        result.bytes = decodeBlpPaletteLevel(bytes, m_palette, std::size_t(pixels), m_planeBits);
        return result;
    }
    result.bytes = QByteArray(reinterpret_cast<const char *>(bytes.data()), needed);
    if (m_header.content == BlpContent::Raw) {
        auto *pixel = reinterpret_cast<std::uint8_t *>(result.bytes.data());
        for (std::int64_t i = 0; i < pixels; ++i, pixel += 4) {
            std::swap(pixel[0], pixel[2]);
            if (!m_image.hasAlpha)
                pixel[3] = 255;
        }
    }
    return result;
}

Result<ImageLevel> BlpReader::readJpegLevel(std::size_t number, const BlpLevel &level)
{
    Bytes body = level.bytes;
    if (level.statedBytes > 0 && level.statedBytes < body.size())
        body = body.first(level.statedBytes);
    const DecodingLimits limits{decodingBudget(std::max(m_files.primary().size(), body.size())),
                                m_options.mayReduce && number == 0};
    auto picture = decodeJpeg(m_jpegHeader, body, JpegChannels::Bgra, limits);
    if (!picture) {
        Error error = picture.error();
        error.message = "level " + std::to_string(number) + ": " + error.message;
        error.file = level.sideFile;
        error.offset = level.offset;
        return error;
    }
    if (!picture->warning.empty())
        warn("level " + std::to_string(number) + " is damaged: " + picture->warning, level);

    // Encoders may round the size up to whole blocks; any other difference means that one of the two sizes is wrong.
    m_reduction = picture->reduction;
    const auto reduced = [&](int side) { return (side + m_reduction - 1) / m_reduction; };
    const int levelWidth = reduced(level.width), levelHeight = reduced(level.height);
    const int width = std::min(levelWidth, picture->width), height = std::min(levelHeight, picture->height);
    const bool plausible =
        width == levelWidth && height == levelHeight && picture->width - width < 16 && picture->height - height < 16;
    if (!plausible) {
        const std::string sizes = "level " + std::to_string(number) + " should be " + std::to_string(level.width) +
                                  " x " + std::to_string(level.height) + " but its JPEG is " +
                                  std::to_string(picture->width) + " x " + std::to_string(picture->height);
        if (number > 0)
            return Error{sizes, level.sideFile, level.offset};
        warn(sizes, level);
    }
    ImageLevel result{width, height, crop(*picture, width, height)};
    if (picture->components != 4 && m_image.hasAlpha) {
        m_image.hasAlpha = false;
        warn("the JPEG has no fourth component: opaque", level);
    }
    if (!m_image.hasAlpha) {
        char *rgba = result.bytes.data();
        for (qsizetype i = 3; i < result.bytes.size(); i += 4)
            rgba[i] = char(-1);
    }
    return result;
}

class BlpCodec final : public ImageCodec
{
public:
    QString name() const override { return QStringLiteral("BLP"); }
    QStringList suffixes() const override { return {QStringLiteral("blp")}; }
    int probe(Bytes head, const QString &suffix) const override
    {
        return !contentOf(head).isEmpty() ? 100 : suffix == QStringLiteral("blp") ? 5 : 0;
    }
    QString contentOf(Bytes head) const override
    {
        const bool isBlp = head.size() >= 4 && std::memcmp(head.data(), "BLP", 3) == 0 && head[3] >= std::byte('0') &&
                           head[3] <= std::byte('2');
        return isBlp ? QString::fromLatin1(reinterpret_cast<const char *>(head.data()), 4) : QString();
    }
    Result<DecodedImage> decode(const FileSet &files, const DecodeOptions &options,
                                Diagnostics &diagnostics) const override
    {
        const auto header = readBlpHeader(files.primary());
        if (!header)
            return header.error();
        return BlpReader(*header, files, options, diagnostics).read();
    }
    std::vector<ImageVariant> variants() const override { return blpVariants(); }
    Result<QByteArray> encode(const DecodedImage &image, const EncodeOptions &options) const override
    {
        for (const ImageVariant &variant : blpVariants())
            if (variant.id == options.variant)
                return writeBlp(image, variant, options);
        return ImageCodec::encode(image, options);
    }
};

} // namespace

std::unique_ptr<ImageCodec> createBlpCodec()
{
    return std::make_unique<BlpCodec>();
}

} // namespace sinew
