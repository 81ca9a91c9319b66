// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/dds/codec.h"

#include "core/image/block_encoder.h"
#include "plugins/dds/header.h"
#include "plugins/dds/writer.h"

#include <algorithm>

namespace sinew {

namespace {

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
        return usesTransparentColour(firstLevel);
    case PixelFormat::Bc4:
    case PixelFormat::Bc4Signed:
    case PixelFormat::Bc5:
    case PixelFormat::Bc5Signed:
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

/// Reads the levels of each face in turn.
class DdsReader
{
public:
    DdsReader(const DdsHeader &header, Bytes file, Diagnostics &diagnostics)
        : m_header(header), m_reader(file), m_diagnostics(diagnostics)
    {
        m_reader.seek(header.dataOffset);
    }
    Result<DecodedImage> read();

private:
    /// Reads `wanted` levels, or as many as there are; an Error if there is none.
    Result<std::vector<ImageLevel>> readFace(int wanted);
    ImageLevel readLevel(int width, int height, Bytes bytes);
    void readFurtherFaces();

    const DdsHeader &m_header;
    ByteReader m_reader;
    Diagnostics &m_diagnostics;
    DecodedImage m_image;
    Bytes m_palette;
};

Result<DecodedImage> DdsReader::read()
{
    if (m_header.storage == DdsStorage::Palette) {
        m_palette = m_reader.takeBytes(1024);
        if (m_reader.failed())
            return Error{QT_TRANSLATE_NOOP("Message", "the palette is cut off"), {}, std::int64_t(m_header.dataOffset)};
    }
    m_image.format = m_header.storage == DdsStorage::Blocks ? m_header.format : PixelFormat::Rgba8;
    m_image.description = m_header.description;
    // The slices of a volume lie level by level, and each level has half as many: those of the first become pictures.
    const int wanted = m_header.shape == DdsShape::Volume ? 1 : m_header.mips;
    if (wanted < m_header.mips)
        m_diagnostics.add(Severity::Info, "dds.volume",
                          {QT_TRANSLATE_NOOP("Message", "only the first level's slices of a volume texture are read"),
                           {},
                           std::int64_t(m_header.dataOffset)});
    auto levels = readFace(wanted);
    if (!levels)
        return levels.error();
    const bool complete = int(levels->size()) == wanted;
    m_image.levels = std::move(*levels);
    if (complete)
        readFurtherFaces();
    m_image.isCube = m_header.shape == DdsShape::Cube && m_image.faceCount() == 6;
    return std::move(m_image);
}

void DdsReader::readFurtherFaces()
{
    const std::size_t levelCount = m_image.levels.size();
    for (int face = 1; face < m_header.faces; ++face) {
        const std::int64_t offset = m_reader.offset();
        auto levels = readFace(int(levelCount));
        if (!levels || levels->size() < levelCount) {
            m_diagnostics.add(Severity::Warning, "dds.face",
                              {"face " + std::to_string(face) + " of " + std::to_string(m_header.faces) +
                                   " is truncated: it and the following ones are omitted",
                               {},
                               offset});
            return;
        }
        m_image.furtherFaces.push_back(std::move(*levels));
    }
}

Result<std::vector<ImageLevel>> DdsReader::readFace(int wanted)
{
    std::vector<ImageLevel> levels;
    for (int i = 0; i < wanted; ++i) {
        const int width = std::max(1, m_header.width >> i), height = std::max(1, m_header.height >> i);
        const std::int64_t needed = storedBytes(m_header, width, height);
        if (std::int64_t(m_reader.remaining()) >= needed) {
            levels.push_back(readLevel(width, height, m_reader.takeBytes(std::size_t(needed))));
            continue;
        }
        Error error{"level " + std::to_string(i) + " needs " + std::to_string(needed) + " bytes, " +
                        std::to_string(m_reader.remaining()) + " are left",
                    {},
                    m_reader.offset()};
        if (i == 0)
            return error;
        error.message = error.message + ": the mip chain ends before it";
        m_diagnostics.add(Severity::Warning, "dds.level", std::move(error));
        break;
    }
    return levels;
}

ImageLevel DdsReader::readLevel(int width, int height, Bytes bytes)
{
    ImageLevel level{width, height, {}};
    if (width == m_header.width && height == m_header.height)
        m_image.hasAlpha = m_image.hasAlpha || hasAlpha(m_header, bytes);
    switch (m_header.storage) {
    case DdsStorage::Blocks:
        level.bytes = QByteArray(reinterpret_cast<const char *>(bytes.data()), qsizetype(bytes.size()));
        break;
    case DdsStorage::Masks:
        level.bytes = decodeDdsMasks(bytes, std::size_t(width) * height, m_header.masks);
        break;
    case DdsStorage::Palette:
        level.bytes = decodePalette(bytes, m_palette);
        break;
    }
    if (!m_image.hasAlpha && m_image.format == PixelFormat::Rgba8)
        makeOpaque(level.bytes);
    return level;
}

class DdsCodec final : public ImageCodec
{
public:
    QString name() const override { return QStringLiteral("DDS"); }
    QStringList suffixes() const override { return {QStringLiteral("dds")}; }
    int probe(Bytes head, const QString &suffix) const override
    {
        return !contentOf(head).isEmpty() ? 100 : suffix == QStringLiteral("dds") ? 5 : 0;
    }
    QString contentOf(Bytes head) const override
    {
        return head.size() >= 4 && std::memcmp(head.data(), "DDS ", 4) == 0 ? name() : QString();
    }
    Result<DecodedImage> decode(const FileSet &files, const DecodeOptions &, Diagnostics &diagnostics) const override
    {
        const auto header = readDdsHeader(files.primary(), diagnostics);
        if (!header)
            return header.error();
        return DdsReader(*header, files.primary(), diagnostics).read();
    }
    std::vector<ImageVariant> variants() const override { return ddsVariants(); }
    Result<QByteArray> encode(const DecodedImage &image, const EncodeOptions &options) const override
    {
        for (const ImageVariant &variant : ddsVariants())
            if (variant.id == options.variant)
                return writeDds(image, variant, options);
        return ImageCodec::encode(image, options);
    }
};

} // namespace

std::unique_ptr<ImageCodec> createDdsCodec()
{
    return std::make_unique<DdsCodec>();
}

} // namespace sinew
