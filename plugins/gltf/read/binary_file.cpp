// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/gltf/read/binary_file.h"

namespace sinew::gltf {

namespace {

constexpr std::uint32_t magic = 0x46546C67, jsonType = 0x4E4F534A, bufferType = 0x004E4942;
constexpr std::uint32_t headBytes = 12;

} // namespace

bool BinaryFile::isOne(Bytes bytes)
{
    return ByteReader(bytes).peek<std::uint32_t>() == magic;
}

BinaryFile BinaryFile::open(Bytes bytes, Report &report)
{
    BinaryFile file;
    ByteReader reader(bytes);
    const auto mark = reader.read<std::uint32_t>(), version = reader.read<std::uint32_t>(),
               length = reader.read<std::uint32_t>();
    if (reader.failed())
        report.fail({}, "GLB_UNEXPECTED_END_OF_HEADER",
                    QT_TRANSLATE_NOOP("Message", "the file ends within its header"));
    else if (mark != magic)
        report.fail({}, "GLB_INVALID_MAGIC", QT_TRANSLATE_NOOP("Message", "the file is no glTF file"));
    else if (version != 2)
        report.fail({}, "GLB_INVALID_VERSION",
                    Message(QT_TRANSLATE_NOOP("Message", "version %1 of the container is not known, only 2"),
                            {Message(std::to_string(version))}));
    else if (length <= headBytes)
        report.fail(
            {}, "GLB_LENGTH_TOO_SMALL",
            Message(QT_TRANSLATE_NOOP("Message", "the header says that the file has %1 bytes"), {Message(length)}));
    if (report.isBroken())
        return file;
    if (length < bytes.size())
        report.warn({}, "GLB_EXTRA_DATA", QT_TRANSLATE_NOOP("Message", "there are bytes behind the end of the file"));
    for (int chunk = 0; !report.isBroken() && !reader.atEnd() && reader.position() < length; ++chunk) {
        const auto size = reader.read<std::uint32_t>(), type = reader.read<std::uint32_t>();
        if (reader.failed()) {
            report.fail({}, "GLB_UNEXPECTED_END_OF_CHUNK_HEADER",
                        QT_TRANSLATE_NOOP("Message", "the file ends within the header of a chunk"));
            break;
        }
        if (reader.position() + size > length) {
            report.fail({}, "GLB_CHUNK_TOO_BIG",
                        QT_TRANSLATE_NOOP("Message", "a chunk is longer than the rest of the file"));
            break;
        }
        if (size > reader.remaining()) {
            report.fail({}, "GLB_UNEXPECTED_END_OF_CHUNK_DATA",
                        QT_TRANSLATE_NOOP("Message", "the file ends within a chunk"));
            break;
        }
        const Bytes content = reader.takeBytes(size);
        if (chunk == 0 && type != jsonType)
            report.fail({}, "GLB_UNEXPECTED_FIRST_CHUNK", QT_TRANSLATE_NOOP("Message", "the first chunk is not JSON"));
        else if (chunk == 0)
            file.json = content;
        else if (type == jsonType || (type == bufferType && file.buffer))
            report.fail({}, "GLB_DUPLICATE_CHUNK", QT_TRANSLATE_NOOP("Message", "a chunk exists twice"));
        else if (type == bufferType && chunk > 1)
            report.fail({}, "GLB_UNEXPECTED_BIN_CHUNK",
                        QT_TRANSLATE_NOOP("Message", "the chunk of the buffer is not the second one"));
        else if (type == bufferType)
            file.buffer = content;
        if (size % 4 != 0)
            report.fail({}, "GLB_CHUNK_LENGTH_UNALIGNED",
                        QT_TRANSLATE_NOOP("Message", "the length of a chunk is not a multiple of 4"));
    }
    if (!report.isBroken() && length > bytes.size())
        report.fail({}, "GLB_LENGTH_MISMATCH",
                    Message(QT_TRANSLATE_NOOP("Message", "the file has %1 bytes, its header says %2"),
                            {Message(bytes.size()), Message(length)}));
    if (!report.isBroken() && file.json.empty())
        report.fail({}, "GLB_EMPTY_CHUNK", QT_TRANSLATE_NOOP("Message", "there is no JSON"));
    return file;
}

} // namespace sinew::gltf
