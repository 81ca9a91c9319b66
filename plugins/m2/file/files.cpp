// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m2/file/files.h"

#include <QFileInfo>
#include <QRegularExpression>

namespace sinew::m2 {

std::vector<ChunkPlace> chunksOf(Bytes bytes, std::size_t &tail)
{
    ByteReader reader(bytes);
    std::vector<ChunkPlace> chunks;
    std::size_t count = 0;
    for (ByteReader ahead(bytes); ahead.remaining() >= 8; ++count) {
        ahead.take(4);
        ahead.take(ahead.read<std::uint32_t>());
    }
    chunks.reserve(count);
    while (reader.remaining() >= 8) {
        const auto tag = reader.read<std::uint32_t>(), size = reader.read<std::uint32_t>();
        if (size > reader.remaining()) {
            reader.seek(reader.position() - 8);
            break;
        }
        chunks.push_back({tag, reader.position(), size});
        reader.take(size);
    }
    tail = reader.remaining();
    return chunks;
}

void findChunks(SourceFile &file)
{
    file.chunks = chunksOf(file.view(), file.tail);
}

int chunkRow(const SourceFile &file, std::uint32_t tag)
{
    for (std::size_t i = 0; i < file.chunks.size(); ++i)
        if (file.chunks[i].tag == tag)
            return int(i);
    return -1;
}

QString baseName(const QString &fileName)
{
    return QFileInfo(fileName).completeBaseName();
}

QString skinName(const QString &base, int number)
{
    return QStringLiteral("%1%2.skin").arg(base).arg(number, 2, 10, QLatin1Char('0'));
}

QString lodSkinName(const QString &base, int number)
{
    return QStringLiteral("%1_lod%2.skin").arg(base).arg(number, 2, 10, QLatin1Char('0'));
}

QString animationName(const QString &base, int id, int variation)
{
    return QStringLiteral("%1%2-%3.anim")
        .arg(base)
        .arg(id, 4, 10, QLatin1Char('0'))
        .arg(variation, 2, 10, QLatin1Char('0'));
}

QString boneFileName(const QString &base, int number)
{
    return QStringLiteral("%1_%2.bone").arg(base).arg(number, 2, 10, QLatin1Char('0'));
}

QString modelName(const QString &companion)
{
    static const QRegularExpression patterns[] = {
        QRegularExpression(QStringLiteral("^(.+)_lod\\d\\d\\.skin$"), QRegularExpression::CaseInsensitiveOption),
        QRegularExpression(QStringLiteral("^(.+)\\d\\d\\.skin$"), QRegularExpression::CaseInsensitiveOption),
        QRegularExpression(QStringLiteral("^(.+)\\d{4}-\\d\\d\\.anim$"), QRegularExpression::CaseInsensitiveOption),
        QRegularExpression(QStringLiteral("^(.+)_\\d+\\.bone$"), QRegularExpression::CaseInsensitiveOption),
        QRegularExpression(QStringLiteral("^(.+)\\.(skel|phys)$"), QRegularExpression::CaseInsensitiveOption),
    };
    for (const QRegularExpression &pattern : patterns)
        if (const QRegularExpressionMatch match = pattern.match(companion); match.hasMatch())
            return match.captured(1) + QStringLiteral(".m2");
    return {};
}

} // namespace sinew::m2
