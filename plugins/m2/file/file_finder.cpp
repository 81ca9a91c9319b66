// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m2/file/file_finder.h"

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
                                  {name.toStdString(), std::to_string(fileId), searched})
                        : Message(QT_TRANSLATE_NOOP("Message", "%1 was not found; searched: %2"),
                                  {name.toStdString(), searched}),
                 name.toStdString()});
        }
        return -1;
    }
    m_budget.addFile(std::uint64_t(file.bytes.size()));
    m_layout.files.push_back(std::move(file));
    return int(m_layout.files.size()) - 1;
}

std::int32_t FileFinder::addSpace(int file, int chunk)
{
    const SourceFile &source = m_layout.files[std::size_t(file)];
    FileSpace space{std::uint32_t(file), chunk, 0, std::size_t(source.bytes.size())};
    if (chunk >= 0) {
        space.begin = source.chunks[std::size_t(chunk)].begin;
        space.size = source.chunks[std::size_t(chunk)].size;
    }
    m_layout.spaces.push_back(space);
    return std::int32_t(m_layout.spaces.size()) - 1;
}

} // namespace sinew::m2
