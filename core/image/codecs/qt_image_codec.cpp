// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/image/codecs/qt_image_codec.h"

#include "core/image/block_encoder.h"
#include "core/image/codecs/jpeg_decoder.h"
#include "core/image/codecs/png_decoder.h"
#include "core/image/codecs/tiff_decoder.h"

#include <QBuffer>
#include <QImageReader>
#include <QImageWriter>

#include <algorithm>
#include <string_view>

namespace sinew {

namespace {

struct Known
{
    const char *format; ///< Qt's name
    std::string_view magic;
    std::size_t offset = 0; ///< of the second magic
    std::string_view second = {};
};

using namespace std::string_view_literals;

constexpr Known known[] = {
    {"png", "\x89PNG\r\n\x1a\n"sv},   {"jpeg", "\xff\xd8\xff"sv}, {"gif", "GIF8"sv},
    {"tiff", "II\x2a\0"sv},           {"tiff", "MM\0\x2a"sv},     {"webp", "RIFF"sv, 8, "WEBP"sv},
    {"bmp", "BM"sv, 6, "\0\0\0\0"sv}, // two reserved words: too many other files begin with "BM" alone
};

bool hasAt(Bytes file, std::size_t offset, std::string_view text)
{
    const std::string_view bytes(reinterpret_cast<const char *>(file.data()), file.size());
    return bytes.size() >= offset && bytes.substr(offset).starts_with(text);
}

const Known *identify(Bytes head)
{
    for (const Known &entry : known)
        if (hasAt(head, 0, entry.magic) && hasAt(head, entry.offset, entry.second))
            return &entry;
    return nullptr;
}

class QtImageCodec final : public ImageCodec
{
public:
    QString name() const override { return QStringLiteral("Qt"); }
    QStringList suffixes() const override
    {
        return {QStringLiteral("png"),  QStringLiteral("jpg"), QStringLiteral("jpeg"), QStringLiteral("tif"),
                QStringLiteral("tiff"), QStringLiteral("bmp"), QStringLiteral("gif"),  QStringLiteral("webp")};
    }
    int probe(Bytes head, const QString &suffix) const override
    {
        return identify(head) ? 90 : suffixes().contains(suffix) ? 5 : 0;
    }
    QString contentOf(Bytes head) const override
    {
        const Known *kind = identify(head);
        return kind ? QString::fromLatin1(kind->format).toUpper() : QString();
    }
    Result<DecodedImage> decode(const FileSet &files, const DecodeOptions &options,
                                Diagnostics &diagnostics) const override;
    std::vector<ImageVariant> variants() const override;
    Result<QByteArray> encode(const DecodedImage &image, const EncodeOptions &options) const override;
};

/// Peak bytes per pixel while reading: Qt's picture while it is converted, then the result while it is copied.
std::int64_t peakPerPixel(const QImageReader &reader)
{
    constexpr int most = 12;
    const int bits = QImage::toPixelFormat(reader.imageFormat()).bitsPerPixel();
    return bits > 0 ? std::max(8, (bits + 7) / 8 + 4) : most;
}

/// The result of one of the program's own decoders. `label`: of the format.
template<class Picture>
Result<DecodedImage> imageOf(Result<Picture> picture, bool hasAlpha, const char *label, Diagnostics &diagnostics)
{
    if (!picture)
        return picture.error();
    if (!picture->warning.empty())
        diagnostics.add(Severity::Warning, QString(QLatin1String(label)).toLower().toStdString() + ".damaged",
                        {std::string(label) + ": " + picture->warning});
    DecodedImage result;
    result.levels.push_back({picture->width, picture->height, std::move(picture->rgba)});
    result.reduction = picture->reduction;
    result.hasAlpha = hasAlpha;
    result.description = label;
    return result;
}

Result<DecodedImage> QtImageCodec::decode(const FileSet &files, const DecodeOptions &options,
                                          Diagnostics &diagnostics) const
{
    const Bytes file = files.primary();
    const Known *format = identify(file);
    if (!format)
        return Error{QT_TRANSLATE_NOOP("Message", "not a PNG, JPEG, BMP, GIF, WebP or TIFF file"), {}, 0};
    const DecodingLimits limits{decodingBudget(file.size()), options.mayReduce};
    // Qt's plugin reads as many scans as a file specifies.
    if (format->format == "jpeg"sv)
        return imageOf(decodeJpeg(file, {}, JpegChannels::Cmyk, limits), false, "JPEG", diagnostics);
    // It also reads all texts, before it reports the size of the picture.
    if (format->format == "png"sv) {
        Result<PngPicture> picture = decodePng(file, limits);
        const bool hasAlpha = picture && picture->hasAlpha;
        return imageOf(std::move(picture), hasAlpha, "PNG", diagnostics);
    }
    // Its plugin mixes up the planes of 16 bits. Samples of 32 bits are left to it.
    const bool isTiff = format->format == "tiff"sv;
    const auto tiffImage = [&] {
        Result<TiffPicture> picture = decodeTiff(file, limits);
        const bool hasAlpha = picture && picture->hasAlpha;
        return imageOf(std::move(picture), hasAlpha, "TIFF", diagnostics);
    };
    if (isTiff && canDecodeTiff(file, limits))
        return tiffImage();
    const std::string label = QString(QLatin1String(format->format)).toUpper().toStdString();
    if (!QImageReader::supportedImageFormats().contains(format->format))
        return Error{Message(QT_TRANSLATE_NOOP("Message", "Qt's plugin for %1 is not installed"), {label})};

    QByteArray bytes = QByteArray::fromRawData(reinterpret_cast<const char *>(file.data()), qsizetype(file.size()));
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::ReadOnly);
    QImageReader reader(&buffer, format->format);
    reader.setAutoTransform(false);
    const QSize size = reader.size();
    int reduction = 1;
    if (size.isValid()) {
        if (Status status = checkImageSize(std::uint32_t(size.width()), std::uint32_t(size.height())); !status)
            return status.error();
        const std::int64_t budget = limits.peakBytes,
                           peak = std::int64_t(size.width()) * size.height() * peakPerPixel(reader);
        if (limits.mayReduce && format->format == "webp"sv) // WebP is scaled while it is read
            while (reduction < maxImageSide && peak / reduction / reduction > budget)
                reduction *= 2;
        if (limits.mayReduce && isTiff && peak > budget)
            return tiffImage(); // says why it can't
        if (Status status = checkPeak(peak / reduction / reduction, budget); !status)
            return status.error();
        if (reduction > 1)
            reader.setScaledSize(
                QSize((size.width() + reduction - 1) / reduction, (size.height() + reduction - 1) / reduction));
    }
    QImage image = reader.read();
    if (image.isNull())
        return Error{label + ": " + reader.errorString().toStdString()};
    if (Status status = checkImageSize(std::uint32_t(image.width()), std::uint32_t(image.height())); !status)
        return status.error();

    DecodedImage result;
    result.reduction = reduction;
    result.hasAlpha = image.hasAlphaChannel();
    image.convertTo(QImage::Format_RGBA8888);
    if (image.isNull())
        return Error{Message(QT_TRANSLATE_NOOP("Message", "%1: too large"), {label})};
    ImageLevel level{image.width(), image.height(), {}};
    level.bytes.reserve(image.sizeInBytes());
    for (int y = 0; y < image.height(); ++y)
        level.bytes.append(reinterpret_cast<const char *>(image.constScanLine(y)), qsizetype(image.width()) * 4);
    result.levels.push_back(std::move(level));
    result.description = label;
    return result;
}

constexpr int defaultJpegQuality = 95, losslessWebp = 100;

bool isJpeg(const QString &id)
{
    return id == QStringLiteral("jpg") || id == QStringLiteral("jpeg");
}

std::vector<ImageVariant> QtImageCodec::variants() const
{
    QStringList names;
    for (const QByteArray &name : QImageWriter::supportedImageFormats())
        names += QString::fromLatin1(name).toLower();
    names.removeDuplicates();
    // Formats without alpha in Qt's plugins; the rest is for third-party plugins.
    static const QStringList opaque{QStringLiteral("jpg"), QStringLiteral("jpeg"), QStringLiteral("bmp"),
                                    QStringLiteral("pbm"), QStringLiteral("pgm"),  QStringLiteral("ppm"),
                                    QStringLiteral("xbm"), QStringLiteral("wbmp")};
    std::vector<ImageVariant> result;
    for (const QString &name : names) {
        ImageVariant variant;
        variant.id = variant.suffix = name;
        variant.label = name.toUpper().toStdString();
        if (opaque.contains(name))
            variant.alphaBits = {0};
        if (isJpeg(name))
            variant.defaultQuality = defaultJpegQuality;
        result.push_back(std::move(variant));
    }
    std::stable_partition(result.begin(), result.end(),
                          [](const ImageVariant &variant) { return variant.id == QStringLiteral("png"); });
    return result;
}

Result<QByteArray> QtImageCodec::encode(const DecodedImage &image, const EncodeOptions &options) const
{
    const std::vector<ImageVariant> known = variants();
    const auto variant =
        std::find_if(known.begin(), known.end(), [&](const ImageVariant &row) { return row.id == options.variant; });
    if (variant == known.end())
        return ImageCodec::encode(image, options);
    if (Status status = checkEncoding(*variant, image, options); !status)
        return status.error();
    const int alphaBits = alphaBitsToWrite(*variant, image, options);
    const DecodedImage stored = toStoredFormat(image, *variant, options, alphaBits);
    QImage picture = toQImage(stored);
    picture.convertTo(options.grey    ? QImage::Format_Grayscale8
                      : alphaBits > 0 ? QImage::Format_RGBA8888
                                      : QImage::Format_RGB888);
    if (picture.isNull())
        return Error{QT_TRANSLATE_NOOP("Message", "there is not enough memory for the image")};
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QImageWriter writer(&buffer, variant->suffix.toLatin1());
    if (isJpeg(variant->id))
        writer.setQuality(options.quality > 0 ? options.quality : defaultJpegQuality);
    else if (variant->id == QStringLiteral("webp"))
        writer.setQuality(losslessWebp);
    if (!writer.write(picture))
        return Error{writer.errorString().toStdString()};
    return bytes;
}

} // namespace

std::unique_ptr<ImageCodec> createQtImageCodec()
{
    // Pictures have their own budget, which Qt's limit of 128 MiB per picture would restrict.
    constexpr int mebibytes = 1024;
    QImageReader::setAllocationLimit(mebibytes);
    return std::make_unique<QtImageCodec>();
}

} // namespace sinew
