// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/tga/codec.h"

#include "core/image/block_encoder.h"
#include "plugins/tga/stb_tga.h"
#include "plugins/tga/writer.h"

#include <QtEndian>

#include <algorithm>
#include <array>
#include <limits>
#include <optional>

// Source: Truevision TGA File Format Specification 2.0.

namespace sinew {

namespace {

constexpr std::size_t headerBytes = 18;

struct TgaHeader
{
    int idBytes = 0, mapType = 0, type = 0;
    int mapStart = 0, mapLength = 0, mapBits = 0;
    int width = 0, height = 0, bits = 0, descriptor = 0;

    bool runLength() const { return type >= 9; }
    bool indexed() const { return mapType == 1; }
    bool grey() const { return type == 3 || type == 11; }
    bool rightToLeft() const { return descriptor & 0x10; }
    int alphaBits() const { return descriptor & 0xf; }
    std::size_t mapEntryBytes() const { return std::size_t(mapBits + 7) / 8; }
    std::size_t texelBytes() const { return std::size_t(bits + 7) / 8; }
    std::size_t mapOffset() const { return headerBytes + std::size_t(idBytes); }
    std::size_t dataOffset() const { return mapOffset() + (indexed() ? std::size_t(mapLength) * mapEntryBytes() : 0); }
};

TgaHeader readHeader(Bytes file)
{
    ByteReader reader(file);
    TgaHeader header;
    header.idBytes = reader.read<std::uint8_t>();
    header.mapType = reader.read<std::uint8_t>();
    header.type = reader.read<std::uint8_t>();
    header.mapStart = reader.read<std::uint16_t>();
    header.mapLength = reader.read<std::uint16_t>();
    header.mapBits = reader.read<std::uint8_t>();
    reader.take(4); // screen position
    header.width = reader.read<std::uint16_t>();
    header.height = reader.read<std::uint16_t>();
    header.bits = reader.read<std::uint8_t>();
    header.descriptor = reader.read<std::uint8_t>();
    return header;
}

bool oneOf(int value, std::initializer_list<int> values)
{
    return std::find(values.begin(), values.end(), value) != values.end();
}

/// A TGA file has no magic: these are the valid combinations, which few other files match by chance.
Status checkHeader(Bytes file, const TgaHeader &header)
{
    if (file.size() < headerBytes)
        return Error{QT_TRANSLATE_NOOP("Message", "the header is cut off"), {}, std::int64_t(file.size())};
    if (header.mapType > 1 || !oneOf(header.type, {1, 2, 3, 9, 10, 11}))
        return Error{Message(QT_TRANSLATE_NOOP("Message", "not a TGA file: map type %1, image type %2"),
                             {std::to_string(header.mapType), std::to_string(header.type)}),
                     {},
                     1};
    if (header.indexed() != oneOf(header.type, {1, 9}))
        return Error{Message(QT_TRANSLATE_NOOP("Message", "a colour map is not allowed with image type %1"),
                             {std::to_string(header.type)}),
                     {},
                     1};
    if (header.indexed() && (!oneOf(header.mapBits, {8, 15, 16, 24, 32}) || header.mapLength == 0))
        return Error{Message(QT_TRANSLATE_NOOP("Message", "a colour map of %1 entries of %2 bits is not supported"),
                             {std::to_string(header.mapLength), std::to_string(header.mapBits)}),
                     {},
                     5};
    const bool known = header.indexed() ? oneOf(header.bits, {8, 16})
                       : header.grey()  ? oneOf(header.bits, {8, 16})
                                        : oneOf(header.bits, {15, 16, 24, 32});
    if (!known)
        return Error{Message(QT_TRANSLATE_NOOP("Message", "%1 bits are not allowed with image type %2"),
                             {std::to_string(header.bits), std::to_string(header.type)}),
                     {},
                     16};
    return checkImageSize(std::uint32_t(header.width), std::uint32_t(header.height), 12);
}

/// stb_image invents missing texels, so they are counted first.
Status checkTexels(Bytes file, const TgaHeader &header)
{
    const std::int64_t texels = std::int64_t(header.width) * header.height;
    ByteReader reader(file);
    reader.seek(header.dataOffset());
    if (reader.failed())
        return Error{QT_TRANSLATE_NOOP("Message", "the colour map is cut off"), {}, std::int64_t(header.mapOffset())};
    const std::size_t texelBytes = header.texelBytes();
    if (!header.runLength()) {
        if (reader.fits(std::uint64_t(texels), texelBytes))
            return Done{};
        return Error{Message(QT_TRANSLATE_NOOP("Message", "the image needs %1 bytes, %2 are left"),
                             {texels * std::int64_t(texelBytes), reader.remaining()}),
                     {},
                     reader.offset()};
    }
    for (std::int64_t done = 0; done < texels;) {
        const int packet = reader.read<std::uint8_t>();
        const int count = (packet & 127) + 1;
        reader.take(packet & 128 ? texelBytes : texelBytes * std::size_t(count));
        if (reader.failed())
            return Error{Message(QT_TRANSLATE_NOOP("Message", "the run lengths end after %1 of %2 texels"),
                                 {std::to_string(done), std::to_string(texels)}),
                         {},
                         reader.offset()};
        done += count;
    }
    return Done{};
}

/// Bytes of the texels and their copy.
std::int64_t peakOf(const TgaHeader &header, int reduction)
{
    const auto reduced = [&](int side) { return std::int64_t((side + reduction - 1) / reduction); };
    return reduced(header.width) * reduced(header.height) * 8;
}

/// The same picture without run-length encoding, reduced to every `reduction`th texel of every `reduction`th row.
QByteArray withFewerTexels(Bytes file, const TgaHeader &header, int reduction)
{
    const auto *bytes = reinterpret_cast<const char *>(file.data());
    const std::size_t texelBytes = header.texelBytes();
    const int width = (header.width + reduction - 1) / reduction, height = (header.height + reduction - 1) / reduction;
    QByteArray result(bytes, qsizetype(header.dataOffset()));
    result.reserve(result.size() + qsizetype(texelBytes) * width * height);
    result[2] = char(result[2] - 8);
    qToLittleEndian(std::uint16_t(width), result.data() + 12);
    qToLittleEndian(std::uint16_t(height), result.data() + 14);
    ByteReader reader(file);
    reader.seek(header.dataOffset());
    int x = 0, y = 0;
    while (y < header.height && !reader.failed()) {
        const int packet = reader.read<std::uint8_t>();
        Bytes texel;
        for (int i = 0; i <= (packet & 127); ++i) {
            if (i == 0 || !(packet & 128))
                texel = reader.takeBytes(texelBytes);
            if (x % reduction == 0 && y % reduction == 0 && y < header.height)
                result.append(reinterpret_cast<const char *>(texel.data()), qsizetype(texel.size()));
            if (++x == header.width) {
                x = 0;
                ++y;
            }
        }
    }
    return result;
}

/// The same picture with a colour map that begins at 0, since stb_image takes the start as a number of bytes to skip.
QByteArray withMapFromZero(Bytes file, const TgaHeader &header)
{
    const auto *bytes = reinterpret_cast<const char *>(file.data());
    const auto length = std::uint16_t(header.mapStart + header.mapLength);
    QByteArray result(bytes, qsizetype(header.mapOffset()));
    result[3] = result[4] = 0;
    result[5] = char(length & 0xff);
    result[6] = char(length >> 8);
    result.append(qsizetype(header.mapStart) * qsizetype(header.mapEntryBytes()), '\0');
    result.append(bytes + header.mapOffset(), qsizetype(file.size() - header.mapOffset()));
    return result;
}

void mirror(QByteArray &rgba, int width, int height)
{
    auto *texels = reinterpret_cast<std::array<char, 4> *>(rgba.data());
    for (int y = 0; y < height; ++y, texels += width)
        std::reverse(texels, texels + width);
}

bool alphaIsZero(const QByteArray &rgba)
{
    for (qsizetype i = 3; i < rgba.size(); i += 4)
        if (rgba[i])
            return false;
    return true;
}

/// What the extension area of a TGA 2.0 file says about the alpha channel ("attributes type"): 3 useful, 4
/// premultiplied, less: no alpha in it. Empty if there is no extension area.
std::optional<int> statedAlphaKind(Bytes file)
{
    constexpr std::string_view signature = "TRUEVISION-XFILE.";
    constexpr std::size_t footerBytes = 26, signatureAt = 8, attributesAt = 494;
    if (file.size() < footerBytes)
        return std::nullopt;
    const Bytes footer = file.last(footerBytes);
    if (std::memcmp(footer.data() + signatureAt, signature.data(), signature.size()) != 0)
        return std::nullopt;
    const std::size_t extension = ByteReader(footer).read<std::uint32_t>();
    if (extension == 0 || extension + attributesAt >= file.size())
        return std::nullopt;
    return int(file[extension + attributesAt]);
}

std::string describe(const TgaHeader &header)
{
    return std::string("TGA ") +
           (header.indexed() ? "colour map"
            : header.grey()  ? "grey"
                             : "colour") +
           " " + std::to_string(header.indexed() ? header.mapBits : header.bits) + " bit" +
           (header.runLength() ? ", RLE" : "");
}

class TgaCodec final : public ImageCodec
{
public:
    QString name() const override { return QStringLiteral("TGA"); }
    QStringList suffixes() const override { return {QStringLiteral("tga")}; }
    int probe(Bytes head, const QString &suffix) const override
    {
        const bool named = suffix == QStringLiteral("tga");
        const bool plausible = bool(checkHeader(head, readHeader(head)));
        return plausible ? (named ? 60 : 20) : named ? 5 : 0;
    }
    QString contentOf(Bytes head) const override { return checkHeader(head, readHeader(head)) ? name() : QString(); }
    Result<DecodedImage> decode(const FileSet &files, const DecodeOptions &options,
                                Diagnostics &diagnostics) const override;
    std::vector<ImageVariant> variants() const override;
    Result<QByteArray> encode(const DecodedImage &image, const EncodeOptions &options) const override;
};

Result<DecodedImage> TgaCodec::decode(const FileSet &files, const DecodeOptions &options,
                                      Diagnostics &diagnostics) const
{
    Bytes file = files.primary();
    const TgaHeader header = readHeader(file);
    if (Status status = checkHeader(file, header); !status)
        return status.error();
    if (Status status = checkTexels(file, header); !status)
        return status.error();
    int reduction = 1;
    QByteArray fewer, moved;
    if (header.runLength()) {
        const std::int64_t budget = decodingBudget(file.size());
        while (options.mayReduce && reduction < maxImageSide && peakOf(header, reduction) > budget)
            reduction *= 2;
        if (Status status = checkPeak(peakOf(header, reduction), budget); !status)
            return status.error();
        if (reduction > 1) {
            fewer = withFewerTexels(file, header, reduction);
            file = {reinterpret_cast<const std::byte *>(fewer.constData()), std::size_t(fewer.size())};
        }
    }
    if (header.indexed() && header.mapStart > 0) {
        if (header.mapStart + header.mapLength > 0xffff)
            return Error{QT_TRANSLATE_NOOP("Message", "the colour map reaches beyond entry 65535"), {}, 3};
        moved = withMapFromZero(file, header);
        file = {reinterpret_cast<const std::byte *>(moved.constData()), std::size_t(moved.size())};
    }
    if (file.size() > std::size_t(std::numeric_limits<int>::max()))
        return Error{QT_TRANSLATE_NOOP("Message", "the file is larger than 2 GiB")};

    StbPicture picture = stbLoadTga(reinterpret_cast<const unsigned char *>(file.data()), int(file.size()));
    if (!picture.rgba)
        return Error{Message(QT_TRANSLATE_NOOP("Message", "stb_image: %1"), {picture.error})};
    ImageLevel level{picture.width, picture.height, {}};
    level.bytes = QByteArray(reinterpret_cast<const char *>(picture.rgba.get()),
                             qsizetype(levelBytes(PixelFormat::Rgba8, picture.width, picture.height)));
    picture.rgba.reset();
    if (header.rightToLeft())
        mirror(level.bytes, level.width, level.height);

    DecodedImage image;
    image.hasAlpha = picture.channels == 2 || picture.channels == 4;
    const bool alphaMeansSomething = header.alphaBits() > 0 && statedAlphaKind(files.primary()).value_or(3) >= 3;
    if (image.hasAlpha && !alphaMeansSomething && alphaIsZero(level.bytes)) {
        image.hasAlpha = false;
        for (qsizetype i = 3; i < level.bytes.size(); i += 4)
            level.bytes[i] = char(-1);
        diagnostics.add(Severity::Info, "tga.alpha",
                        {"alpha is not declared as useful and is 0 everywhere: read as opaque", {}, 17});
    }
    image.reduction = reduction;
    image.description = describe(header);
    image.levels.push_back(std::move(level));
    return image;
}

std::vector<ImageVariant> TgaCodec::variants() const
{
    ImageVariant packed;
    packed.id = packed.suffix = QStringLiteral("tga");
    packed.label = "TGA";
    packed.gameSide = maxImageSide;
    packed.texture = true;
    ImageVariant plain = packed;
    plain.id = QStringLiteral("tga-plain");
    plain.label = QT_TRANSLATE_NOOP("Message", "TGA without run lengths");
    return {packed, plain};
}

Result<QByteArray> TgaCodec::encode(const DecodedImage &image, const EncodeOptions &options) const
{
    for (const ImageVariant &variant : variants()) {
        if (variant.id != options.variant)
            continue;
        if (Status status = checkEncoding(variant, image, options); !status)
            return status.error();
        const int alphaBits = alphaBitsToWrite(variant, image, options);
        const DecodedImage stored = toStoredFormat(image, variant, options, alphaBits);
        const TgaColours colours = options.grey    ? TgaColours::Grey8
                                   : alphaBits > 0 ? TgaColours::Bgra32
                                                   : TgaColours::Bgr24;
        return writeTga(stored.levels.front(), colours, variant.id == QStringLiteral("tga"));
    }
    return ImageCodec::encode(image, options);
}

} // namespace

std::unique_ptr<ImageCodec> createTgaCodec()
{
    return std::make_unique<TgaCodec>();
}

} // namespace sinew
