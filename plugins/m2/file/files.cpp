// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m2/file/files.h"

#include <QFileInfo>
#include <QRegularExpression>

namespace sinew::m2 {

namespace {

const char *suffixOf(FileKind kind)
{
    switch (kind) {
    case FileKind::Model:
        return "m2";
    case FileKind::Skin:
    case FileKind::LodSkin:
        return "skin";
    case FileKind::Animation:
    case FileKind::ParentAnimation:
        return "anim";
    case FileKind::Skeleton:
    case FileKind::ParentSkeleton:
        return "skel";
    case FileKind::Physics:
        return "phys";
    case FileKind::Bone:
        return "bone";
    }
    return "";
}

} // namespace

std::vector<ChunkPlace> chunksOf(Bytes bytes, std::size_t &tail)
{
    ByteReader reader(bytes);
    std::vector<ChunkPlace> chunks;
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

int FileFinder::find(FileKind kind, const QString &name, std::uint32_t fileId, bool required)
{
    for (std::size_t i = 0; i < m_layout.files.size(); ++i)
        if (m_layout.files[i].name.compare(name, Qt::CaseInsensitive) == 0 && i > 0)
            return int(i);
    SourceFile file{kind, name};
    if (std::optional<QByteArray> bytes = m_files.companion(name)) {
        file.bytes = std::move(*bytes);
    } else if (std::optional<CompanionFile> found =
                   fileId ? m_files.companionOfId(fileId, QString::fromLatin1(suffixOf(kind))) : std::nullopt) {
        file.name = found->name;
        file.bytes = std::move(found->bytes);
    } else {
        if (required) {
            const QStringList places = m_files.searchedPlaces();
            m_layout.missingFiles.push_back(name);
            const std::string searched = places.join(QStringLiteral(", ")).toStdString();
            m_diagnostics.add(
                Severity::Warning, "m2.missingFile",
                {fileId ? Message(QT_TRANSLATE_NOOP("Message", "%1 (file id %2) was not found; searched: %3"),
                                  {name.toStdString(), std::int64_t(fileId), searched})
                        : Message(QT_TRANSLATE_NOOP("Message", "%1 was not found; searched: %2"),
                                  {name.toStdString(), searched}),
                 name.toStdString()});
        }
        return -1;
    }
    m_layout.files.push_back(std::move(file));
    return int(m_layout.files.size()) - 1;
}

std::int32_t FileFinder::addSpace(int file, int chunk)
{
    const SourceFile &source = m_layout.files[std::size_t(file)];
    Space space{std::uint32_t(file), chunk, 0, std::size_t(source.bytes.size())};
    if (chunk >= 0) {
        space.begin = source.chunks[std::size_t(chunk)].begin;
        space.size = source.chunks[std::size_t(chunk)].size;
    }
    m_layout.spaces.push_back(space);
    return std::int32_t(m_layout.spaces.size()) - 1;
}

} // namespace sinew::m2
