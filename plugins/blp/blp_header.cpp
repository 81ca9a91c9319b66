// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/blp/blp_header.h"

#include <algorithm>

namespace sinew {

namespace {

Result<BlpHeader> unsupported(const std::string &what, std::uint32_t value, std::int64_t offset)
{
    return Error{
        Message(QT_TRANSLATE_NOOP("Message", "%1 %2 is not known"), {what, std::to_string(value)}), {}, offset};
}

} // namespace

Result<BlpHeader> readBlpHeader(Bytes file)
{
    ByteReader reader(file);
    const Bytes magic = reader.takeBytes(4);
    const auto is = [&](std::string_view text) {
        return magic.size() == 4 && std::memcmp(magic.data(), text.data(), 4) == 0;
    };
    if (is("BLP0"))
        return Error{
            QT_TRANSLATE_NOOP("Message", "BLP0 keeps its levels in side files (.b00 to .b15), which are not read"),
            {},
            0};
    if (!is("BLP1") && !is("BLP2"))
        return Error{QT_TRANSLATE_NOOP("Message", "not a BLP file"), {}, 0};

    BlpHeader header;
    header.version = is("BLP1") ? 1 : 2;
    const auto content = reader.read<std::uint32_t>();
    if (header.version == 1) {
        if (content > 1)
            return unsupported("BLP1 content", content, 4);
        header.content = content == 0 ? BlpContent::Jpeg : BlpContent::Palette;
        header.alphaBits = reader.read<std::uint32_t>();
        header.width = reader.read<std::uint32_t>();
        header.height = reader.read<std::uint32_t>();
        reader.take(8); // "extra" and hasMips: the level table tells more
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
    for (auto &offset : header.offsets)
        offset = reader.read<std::uint32_t>();
    for (auto &size : header.sizes)
        size = reader.read<std::uint32_t>();
    if (reader.failed())
        return Error{QT_TRANSLATE_NOOP("Message", "the header is cut off"), {}, std::int64_t(file.size())};
    header.bytes = reader.position();
    if (Status status = checkImageSize(header.width, header.height, 12); !status)
        return status.error();
    return header;
}

Result<std::vector<BlpLevel>> blpLevels(const BlpHeader &header, Bytes file, Diagnostics &diagnostics)
{
    if (header.offsets[0] < header.bytes || header.offsets[0] >= file.size())
        return Error{Message(QT_TRANSLATE_NOOP("Message", "level 0 begins at %1, outside the file of %2 bytes"),
                             {std::to_string(header.offsets[0]), std::to_string(file.size())}),
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
        levels.push_back(
            {std::max(1, int(header.width) >> i), std::max(1, int(header.height) >> i), *end, header.sizes[i]});
    }
    return levels;
}

} // namespace sinew
