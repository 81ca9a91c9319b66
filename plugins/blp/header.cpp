// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/blp/header.h"

#include "core/image/image_codec.h"

#include <algorithm>

namespace sinew {

namespace {

Result<BlpHeader> unsupported(const std::string &what, std::uint32_t value, std::int64_t offset)
{
    return Error{
        Message(QT_TRANSLATE_NOOP("Message", "%1 %2 is not known"), {what, std::to_string(value)}), {}, offset};
}

BlpLevel levelOfSize(const BlpHeader &header, int number)
{
    return {std::max(1, int(header.width) >> number), std::max(1, int(header.height) >> number)};
}

/// Level 3 of "Textures/Grass.blp" is in "Grass.b03".
QString sideFileName(const QString &name, int number)
{
    const QString base = name.mid(std::max(name.lastIndexOf(u'/'), name.lastIndexOf(u'\\')) + 1);
    const qsizetype dot = base.lastIndexOf(u'.');
    return QStringLiteral("%1.b%2").arg(dot < 0 ? base : base.left(dot)).arg(number, 2, 10, QLatin1Char('0'));
}

Result<std::vector<BlpLevel>> levelsBeside(const BlpHeader &header, const FileSet &files,
                                           std::vector<QByteArray> &sideFiles, Diagnostics &diagnostics)
{
    std::vector<BlpLevel> levels;
    const int count = header.hasMips ? std::min(16, fullMipCount(int(header.width), int(header.height))) : 1;
    for (int i = 0; i < count; ++i) {
        const QString name = sideFileName(files.name(), i);
        const auto found = files.companion(name);
        if (!found && i == 0)
            return Error{Message(
                QT_TRANSLATE_NOOP("Message", "the pixels of the BLP0 file are in %1 next to it, which is missing"),
                {name.toStdString()})};
        if (!found) {
            diagnostics.add(Severity::Warning, "blp.level",
                            {name.toStdString() + " is missing: the mip chain ends before level " + std::to_string(i)});
            break;
        }
        sideFiles.push_back(*found);
        const QByteArray &bytes = sideFiles.back();
        BlpLevel level = levelOfSize(header, i);
        level.bytes = {reinterpret_cast<const std::byte *>(bytes.constData()), std::size_t(bytes.size())};
        level.statedBytes = level.bytes.size();
        level.sideFile = name.toStdString();
        levels.push_back(std::move(level));
    }
    return levels;
}

} // namespace

Result<BlpHeader> readBlpHeader(Bytes file)
{
    ByteReader reader(file);
    const Bytes magic = reader.takeBytes(4);
    const auto is = [&](std::string_view text) {
        return magic.size() == 4 && std::memcmp(magic.data(), text.data(), 4) == 0;
    };
    if (!is("BLP0") && !is("BLP1") && !is("BLP2"))
        return Error{QT_TRANSLATE_NOOP("Message", "not a BLP file"), {}, 0};

    BlpHeader header;
    header.version = is("BLP0") ? 0 : is("BLP1") ? 1 : 2;
    const auto content = reader.read<std::uint32_t>();
    if (header.version < 2) {
        if (content > 1)
            return unsupported("BLP" + std::to_string(header.version) + " content", content, 4);
        header.content = content == 0 ? BlpContent::Jpeg : BlpContent::Palette;
        header.alphaBits = reader.read<std::uint32_t>();
        header.width = reader.read<std::uint32_t>();
        header.height = reader.read<std::uint32_t>();
        reader.take(4); // "extra"
        header.hasMips = reader.read<std::uint32_t>() != 0;
    } else {
        const auto encoding = reader.read<std::uint8_t>();
        header.alphaBits = reader.read<std::uint8_t>();
        header.alphaEncoding = reader.read<std::uint8_t>();
        reader.take(1); // mips
        header.width = reader.read<std::uint32_t>();
        header.height = reader.read<std::uint32_t>();
        if (content > 1)
            return unsupported("BLP2 type", content, 4);
        if (content == 1 && (encoding < 1 || encoding > 4))
            return unsupported("BLP2 encoding", encoding, 8);
        header.content = content == 0    ? BlpContent::Jpeg
                         : encoding == 1 ? BlpContent::Palette
                         : encoding == 2 ? BlpContent::Dxt
                                         : BlpContent::Raw;
    }
    if (header.version > 0) {
        for (auto &offset : header.offsets)
            offset = reader.read<std::uint32_t>();
        for (auto &size : header.sizes)
            size = reader.read<std::uint32_t>();
    }
    if (reader.failed())
        return Error{QT_TRANSLATE_NOOP("Message", "the header is cut off"), {}, std::int64_t(file.size())};
    header.bytes = reader.position();
    if (Status status = checkImageSize(header.width, header.height, 12); !status)
        return status.error();
    return header;
}

Result<std::vector<BlpLevel>> blpLevels(const BlpHeader &header, const FileSet &files,
                                        std::vector<QByteArray> &sideFiles, Diagnostics &diagnostics)
{
    if (header.version == 0)
        return levelsBeside(header, files, sideFiles, diagnostics);
    const Bytes file = files.primary();
    if (header.offsets[0] < header.bytes || header.offsets[0] >= file.size())
        return Error{Message(QT_TRANSLATE_NOOP("Message", "level 0 begins at %1, outside the file of %2 bytes"),
                             {header.offsets[0], file.size()}),
                     {},
                     header.version == 1 ? 28 : 20};
    std::vector<BlpLevel> levels;
    const int count = std::min(16, fullMipCount(int(header.width), int(header.height)));
    for (int i = 0; i < count; ++i) {
        const auto *end = header.offsets.begin() + i;
        if (i > 0 && (header.sizes[i] == 0 || std::find(header.offsets.begin(), end, *end) != end))
            break;
        if (*end < header.bytes || *end >= file.size()) {
            diagnostics.add(Severity::Warning, "blp.level",
                            {"level " + std::to_string(i) + " begins outside the file: the mip chain ends before it",
                             {},
                             std::int64_t(*end)});
            break;
        }
        BlpLevel level = levelOfSize(header, i);
        level.bytes = file.subspan(*end);
        level.offset = *end;
        level.statedBytes = header.sizes[i];
        levels.push_back(std::move(level));
    }
    return levels;
}

} // namespace sinew
