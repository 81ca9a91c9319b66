// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/recovery/log_header.h"

#include <QDir>
#include <QFileInfo>

namespace sinew {

namespace {

constexpr int loggedDigestBytes = 32;
/// Two lengths and a digest.
constexpr std::size_t leastFileBytes = 4 + 8 + 4 + loggedDigestBytes;

void encodeArray(ByteWriter &out, const QByteArray &bytes)
{
    out.write(std::uint32_t(bytes.size()));
    out.writeBytes(bytes.constData(), std::size_t(bytes.size()));
}

QByteArray decodeArray(ByteReader &in)
{
    const Bytes bytes = in.takeBytes(in.read<std::uint32_t>());
    return {reinterpret_cast<const char *>(bytes.data()), qsizetype(bytes.size())};
}

} // namespace

void encodeText(ByteWriter &out, const QString &text)
{
    encodeArray(out, text.toUtf8());
}

QString decodeText(ByteReader &in)
{
    return QString::fromUtf8(decodeArray(in));
}

QString loggedPath(const QString &path)
{
    return QDir::cleanPath(QFileInfo(path).absoluteFilePath());
}

QByteArray encodeHeader(const LogHeader &header)
{
    ByteWriter out;
    for (const QString &text : {header.format, header.reading, header.path, header.title})
        encodeText(out, text);
    out.write(header.begun);
    out.write(std::uint8_t(header.isSnapshot));
    out.write(std::uint32_t(header.files.size()));
    for (const LoggedFile &file : header.files) {
        encodeText(out, file.name);
        out.write(file.size);
        encodeArray(out, file.digest);
    }
    encodeArray(out, header.descriptions);
    encodeArray(out, header.objects);
    return {reinterpret_cast<const char *>(out.bytes().data()), qsizetype(out.size())};
}

std::optional<LogHeader> decodeHeader(Bytes bytes)
{
    ByteReader in(bytes);
    LogHeader header;
    for (QString *text : {&header.format, &header.reading, &header.path, &header.title})
        *text = decodeText(in);
    header.begun = in.read<qint64>();
    const auto snapshot = in.read<std::uint8_t>();
    const auto count = in.read<std::uint32_t>();
    if (in.failed() || snapshot > 1 || count == 0 || !in.fits(count, leastFileBytes))
        return std::nullopt;
    header.isSnapshot = snapshot;
    for (std::uint32_t i = 0; i < count; ++i) {
        LoggedFile &file = header.files.emplace_back();
        file.name = decodeText(in);
        file.size = in.read<qint64>();
        file.digest = decodeArray(in);
        if (in.failed() || file.digest.size() != loggedDigestBytes)
            return std::nullopt;
    }
    header.descriptions = decodeArray(in);
    header.objects = decodeArray(in);
    if (in.failed() || !in.atEnd() || header.descriptions.size() != loggedDigestBytes)
        return std::nullopt;
    return header;
}

} // namespace sinew
