// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/dds/dds_codec.h"

#include "plugins/dds/dds_header.h"

#include <algorithm>

namespace sinew {

namespace {

/// Whether a texel of these DXT1 blocks uses the transparent colour of the three-colour mode.
bool hasPunchThrough(Bytes blocks)
{
    for (ByteReader reader(blocks); reader.remaining() >= 8;) {
        const auto first = reader.read<std::uint16_t>();
        const auto second = reader.read<std::uint16_t>();
        const auto indices = reader.read<std::uint32_t>();
        if (first <= second && (indices & indices >> 1 & 0x55555555))
            return true;
    }
    return false;
}

bool hasAlpha(const DdsHeader &header, Bytes firstLevel)
{
    if (header.opaque)
        return false;
    if (header.storage == DdsStorage::Masks)
        return header.masks.alpha != 0;
    if (header.storage == DdsStorage::Palette)
        return true;
    switch (header.format) {
    case PixelFormat::Bc1:
        return hasPunchThrough(firstLevel);
    case PixelFormat::Bc4:
    case PixelFormat::Bc5:
        return false;
    default:
        return true;
    }
}

std::int64_t storedBytes(const DdsHeader &header, int width, int height)
{
    const std::int64_t texels = std::int64_t(width) * height;
    switch (header.storage) {
    case DdsStorage::Blocks:
        return levelBytes(header.format, width, height);
    case DdsStorage::Masks:
        return texels * header.masks.bits / 8;
    case DdsStorage::Palette:
        return texels;
    }
    return 0;
}

/// `palette` is 256 × R, G, B, A.
QByteArray decodePalette(Bytes indices, Bytes palette)
{
    QByteArray rgba(qsizetype(indices.size() * 4), Qt::Uninitialized);
    char *out = rgba.data();
    for (const std::byte index : indices) {
        std::memcpy(out, palette.data() + std::size_t(index) * 4, 4);
        out += 4;
    }
    return rgba;
}

void makeOpaque(QByteArray &rgba)
{
    char *out = rgba.data();
    for (qsizetype i = 3; i < rgba.size(); i += 4)
        out[i] = char(-1);
}

class DdsCodec final : public ImageCodec
{
public:
    QString name() const override { return QStringLiteral("DDS"); }
    QStringList suffixes() const override { return {QStringLiteral("dds")}; }
    int probe(Bytes head, const QString &suffix) const override
    {
        if (head.size() >= 4 && std::memcmp(head.data(), "DDS ", 4) == 0)
            return 100;
        return suffix == QStringLiteral("dds") ? 5 : 0;
    }
    Result<DecodedImage> decode(Bytes file, Diagnostics &diagnostics) const override;
};

Result<DecodedImage> DdsCodec::decode(Bytes file, Diagnostics &diagnostics) const
{
    const auto header = readDdsHeader(file, diagnostics);
    if (!header)
        return header.error();
    ByteReader reader(file);
    reader.seek(header->dataOffset);
    Bytes palette;
    if (header->storage == DdsStorage::Palette) {
        palette = reader.takeBytes(1024);
        if (reader.failed())
            return Error{QT_TRANSLATE_NOOP("Message", "the palette is cut off"), {}, std::int64_t(header->dataOffset)};
    }
    DecodedImage image;
    image.format = header->storage == DdsStorage::Blocks ? header->format : PixelFormat::Rgba8;
    image.description = header->description;
    // The slices of a volume lie level by level, so that only the first level's first slice is at a plain place.
    const int mips = header->shape == DdsShape::Volume ? 1 : header->mips;
    for (int i = 0; i < mips; ++i) {
        ImageLevel level{std::max(1, header->width >> i), std::max(1, header->height >> i), {}};
        const std::int64_t needed = storedBytes(*header, level.width, level.height);
        if (std::int64_t(reader.remaining()) < needed) {
            Error error{"level " + std::to_string(i) + " needs " + std::to_string(needed) + " bytes, " +
                            std::to_string(reader.remaining()) + " are left",
                        {},
                        reader.offset()};
            if (i == 0)
                return error;
            error.message = error.message + ": the mip chain ends before it";
            diagnostics.add(Severity::Warning, "dds.level", std::move(error));
            break;
        }
        const Bytes bytes = reader.takeBytes(std::size_t(needed));
        if (i == 0)
            image.hasAlpha = hasAlpha(*header, bytes);
        switch (header->storage) {
        case DdsStorage::Blocks:
            level.bytes = QByteArray(reinterpret_cast<const char *>(bytes.data()), qsizetype(needed));
            break;
        case DdsStorage::Masks:
            level.bytes = decodeDdsMasks(bytes, std::size_t(level.width) * level.height, header->masks);
            break;
        case DdsStorage::Palette:
            level.bytes = decodePalette(bytes, palette);
            break;
        }
        if (!image.hasAlpha && image.format == PixelFormat::Rgba8)
            makeOpaque(level.bytes);
        image.levels.push_back(std::move(level));
    }
    return image;
}

} // namespace

std::unique_ptr<ImageCodec> createDdsCodec()
{
    return std::make_unique<DdsCodec>();
}

} // namespace sinew
