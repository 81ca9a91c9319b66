// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/image/image_conversion.h"

#include "core/image/block_encoder.h"

#include <algorithm>
#include <bit>

namespace sinew {

namespace {

Error cancelled()
{
    return {QT_TRANSLATE_NOOP("Message", "cancelled")};
}

Error isMissing(const char *text, int number, std::size_t count)
{
    return {Message(text, {std::to_string(number), std::to_string(count - 1)})};
}

bool hasSoftAlpha(const DecodedImage &image)
{
    const ImageLevel level = rgbaLevel(image, 0);
    for (qsizetype i = 3; i < level.bytes.size(); i += 4)
        if (level.bytes[i] != 0 && level.bytes[i] != char(-1))
            return true;
    return false;
}

/// One conversion: the ideal picture, then the file, then the comparison.
class Converter
{
public:
    Converter(const DecodedImage &source, const ImageRegistry::Writer &writer, const ConversionOptions &options)
        : m_source(source), m_variant(writer.variant), m_codec(*writer.codec), m_options(options)
    {
        m_options.encode.variant = m_variant.id;
        m_resized =
            sizeAfter(options, {source.width(), source.height()}, m_variant) != QSize(source.width(), source.height());
    }
    Result<Conversion> run();

private:
    void makeIdeal();
    std::vector<ImageLevel> idealFace(int face);
    /// The codec's input: the ideal, or the source's own blocks if they may stay.
    DecodedImage toEncode() const;
    Status measure();
    void warn();

    const DecodedImage &m_source;
    const ImageVariant &m_variant;
    const ImageCodec &m_codec;
    ConversionOptions m_options;
    bool m_resized = false;
    std::size_t m_kept = 1; ///< levels taken from the source
    Conversion m_conversion;
};

Result<Conversion> Converter::run()
{
    if (m_source.levels.empty() || toQImage(m_source).isNull())
        return Error{QT_TRANSLATE_NOOP("Message", "there is no image to write")};
    warn();
    makeIdeal();
    if (m_options.encode.isCancelled())
        return cancelled();
    auto file = m_codec.encode(toEncode(), m_options.encode);
    if (m_options.encode.isCancelled())
        return cancelled();
    if (!file)
        return file.error();
    m_conversion.file = std::move(*file);
    if (Status status = measure(); !status)
        return status.error();
    return std::move(m_conversion);
}

std::vector<ImageLevel> Converter::idealFace(int face)
{
    std::vector<ImageLevel> levels{rgbaLevel(m_source, 0, face)};
    const ScalingOptions &scaling = m_options.scaling;
    if (m_resized) {
        const ImageLevel whole = levels.front();
        const QSize size = sizeAfter(m_options, {whole.width, whole.height}, m_variant);
        levels.front() = scaled(whole, size.width(), size.height(), scaling);
        if (const auto threshold = scaling.coverageThreshold)
            setAlphaCoverage(levels.front(), *threshold, alphaCoverage(whole, *threshold));
    }
    if (!m_variant.mips || m_options.mips == MipSource::None)
        return levels;
    if (m_options.mips == MipSource::Keep && !m_resized)
        for (std::size_t i = 1; i < m_source.levels.size(); ++i)
            levels.push_back(rgbaLevel(m_source, int(i), face));
    m_kept = levels.size();
    if (int(levels.size()) < fullMipCount(levels.front().width, levels.front().height)) {
        std::vector<ImageLevel> below = levelsBelow(levels.front(), scaling);
        std::move(below.begin() + std::ptrdiff_t(levels.size()) - 1, below.end(), std::back_inserter(levels));
    }
    return levels;
}

void Converter::makeIdeal()
{
    DecodedImage &ideal = m_conversion.ideal;
    ideal.hasAlpha = m_source.hasAlpha;
    ideal.levels = idealFace(0);
    if (!m_variant.cubes || !m_source.isCube)
        return;
    ideal.isCube = true;
    for (int face = 1; face < m_source.faceCount() && !m_options.encode.isCancelled(); ++face)
        ideal.furtherFaces.push_back(idealFace(face));
}

DecodedImage Converter::toEncode() const
{
    const DecodedImage &ideal = m_conversion.ideal;
    if (m_resized || m_source.format != m_variant.format || m_variant.format == PixelFormat::Rgba8)
        return ideal;
    DecodedImage image = ideal;
    image.format = m_source.format;
    const EncodeOptions &encode = m_options.encode;
    const int quality = encode.quality > 0 ? encode.quality : m_variant.defaultQuality;
    const int threshold = alphaBitsToWrite(m_variant, ideal, encode) == 1 ? encode.alphaThreshold : 0;
    for (int face = 0; face < image.faceCount(); ++face) {
        auto &levels = face == 0 ? image.levels : image.furtherFaces[std::size_t(face) - 1];
        for (std::size_t i = 0; i < levels.size(); ++i)
            levels[i].bytes = i < m_kept ? m_source.face(face)[i].bytes
                                         : encodeBlocks(image.format, levels[i], quality, threshold, encode.cancelled);
    }
    return image;
}

Status Converter::measure()
{
    Diagnostics diagnostics;
    auto result =
        m_codec.decode(FileSet(QStringLiteral("result.") + m_variant.suffix, m_conversion.file), {}, diagnostics);
    if (!result) {
        // Qt writes some formats that it does not read; no game uses any of them.
        if (!m_variant.texture)
            return Done{};
        return result.error();
    }
    const DecodedImage &ideal = m_conversion.ideal;
    const auto sizes = [](const DecodedImage &image) {
        return std::tuple(image.width(), image.height(), image.levels.size(), image.faceCount());
    };
    if (sizes(*result) != sizes(ideal))
        return Error{QT_TRANSLATE_NOOP("Message", "the written image does not read back correctly")};
    for (std::size_t i = 0; i < ideal.levels.size(); ++i) {
        ImageSimilarity worst = compareImages(rgbaLevel(*result, int(i)), ideal.levels[i]);
        for (int face = 1; face < ideal.faceCount(); ++face) {
            const ImageSimilarity likeness = compareImages(rgbaLevel(*result, int(i), face), ideal.face(face)[i]);
            worst = {std::min(worst.rgb, likeness.rgb), std::min(worst.alpha, likeness.alpha)};
        }
        m_conversion.levels.push_back(worst);
    }
    m_conversion.result = std::move(*result);
    return Done{};
}

void Converter::warn()
{
    std::vector<Message> &warnings = m_conversion.warnings;
    const QSize size(m_source.width(), m_source.height());
    warnings = sizeWarnings(sizeAfter(m_options, size, m_variant), m_variant);
    if (m_source.faceCount() > 1 && !(m_variant.cubes && m_source.isCube))
        warnings.emplace_back(Message(QT_TRANSLATE_NOOP("Message", "only the first of %1 images is written"),
                                      {std::to_string(m_source.faceCount())}));
    const int alphaBits = alphaBitsToWrite(m_variant, m_source, m_options.encode);
    if (alphaBits == 0 && !isOpaque(m_source))
        warnings.emplace_back(QT_TRANSLATE_NOOP("Message", "the alpha channel is dropped"));
    if (alphaBits == 1 && hasSoftAlpha(m_source))
        warnings.emplace_back(QT_TRANSLATE_NOOP("Message", "one-bit alpha: soft edges become hard"));
    if (alphaBits == 1 && m_variant.format == PixelFormat::Bc1 && !isOpaque(m_source))
        warnings.emplace_back(QT_TRANSLATE_NOOP("Message", "transparent texels become black"));
}

} // namespace

QSize sizeAfter(const ConversionOptions &options, const QSize &size, const ImageVariant &variant)
{
    QSize result = sizeAfter(options.resize, size, variant);
    while (options.largestSide > 0 && std::max(result.width(), result.height()) > options.largestSide)
        result = {std::max(1, result.width() / 2), std::max(1, result.height() / 2)};
    return result;
}

QSize sizeAfter(Resize resize, const QSize &size, const ImageVariant &variant)
{
    if (resize == Resize::None || size.isEmpty())
        return size;
    int width = int(std::bit_ceil(unsigned(size.width()))), height = int(std::bit_ceil(unsigned(size.height())));
    const int limit = resize == Resize::GameLimit && variant.gameSide > 0 ? variant.gameSide : maxImageSide;
    while (width > limit || height > limit) {
        width = std::max(1, width / 2);
        height = std::max(1, height / 2);
    }
    return {width, height};
}

std::vector<Message> sizeWarnings(const QSize &size, const ImageVariant &variant)
{
    std::vector<Message> warnings;
    const std::string width = std::to_string(size.width()), height = std::to_string(size.height());
    if (variant.gameSide == 0 || size.isEmpty())
        return warnings;
    if (!std::has_single_bit(unsigned(size.width())) || !std::has_single_bit(unsigned(size.height())))
        warnings.emplace_back(
            QT_TRANSLATE_NOOP(
                "Message",
                "%1 × %2: sizes that are not powers of two can't repeat and have no proper mipmaps in the game"),
            std::vector<Message>{width, height});
    if (size.width() > variant.gameSide || size.height() > variant.gameSide)
        warnings.emplace_back(QT_TRANSLATE_NOOP("Message", "%1 × %2: the game expects at most %3 texels per side"),
                              std::vector<Message>{width, height, std::to_string(variant.gameSide)});
    return warnings;
}

Result<Conversion> convertImage(const DecodedImage &source, const ImageRegistry::Writer &writer,
                                const ConversionOptions &options)
{
    if (!writer.codec)
        return Error{Message(QT_TRANSLATE_NOOP("Message", "“%1” is not an image format that can be written"),
                             {options.encode.variant.toStdString()})};
    const auto threshold = options.scaling.coverageThreshold;
    if (threshold && (*threshold < 1 || *threshold > 255))
        return Error{Message(QT_TRANSLATE_NOOP("Message", "alpha threshold %1 is not within 1 to 255"),
                             {std::to_string(*threshold)})};
    return Converter(source, writer, options).run();
}

Result<DecodedImage> onePicture(const DecodedImage &image, int level, int face, int channel, bool opaque)
{
    if (face < 0 || face >= image.faceCount())
        return isMissing(QT_TRANSLATE_NOOP("Message", "there is no face %1, the image has 0 to %2"), face,
                         std::size_t(image.faceCount()));
    if (level < 0 || std::size_t(level) >= image.levels.size())
        return isMissing(QT_TRANSLATE_NOOP("Message", "there is no level %1, the image has 0 to %2"), level,
                         image.levels.size());
    DecodedImage result;
    result.description = image.description;
    result.levels.push_back(rgbaLevel(image, level, face));
    if (result.levels.front().bytes.isEmpty())
        return Error{QT_TRANSLATE_NOOP("Message", "there is not enough memory for the image")};
    result.hasAlpha = image.hasAlpha && !opaque && channel < 0;
    char *rgba = result.levels.front().bytes.data();
    for (qsizetype i = 0; i < result.levels.front().bytes.size() && !result.hasAlpha; i += 4) {
        for (qsizetype c = 0; c < 3 && channel >= 0; ++c)
            rgba[i + c] = rgba[i + channel];
        rgba[i + 3] = char(-1);
    }
    return result;
}

} // namespace sinew
