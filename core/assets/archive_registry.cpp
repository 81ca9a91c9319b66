// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/assets/archive_registry.h"

#include "core/assets/folder_source.h"
#include "core/files/read_file.h"

#include <QFileInfo>

#include <algorithm>

namespace sinew {

namespace {

constexpr qint64 headBytes = 4096;

} // namespace

QStringList ArchiveRegistry::suffixes() const
{
    QStringList result;
    for (const auto &format : m_formats)
        result += format->suffixes();
    result.removeDuplicates();
    return result;
}

QString ArchiveRegistry::gameOf(const QString &path) const
{
    const QString suffix = QFileInfo(path).suffix().toLower();
    for (const auto &format : m_formats)
        if (const QString game = format->gameOf(suffix); !game.isEmpty())
            return game;
    return {};
}

std::shared_ptr<const ArchiveFormat> ArchiveRegistry::formatOf(const QString &path) const
{
    if (!QFileInfo(path).isFile())
        return nullptr;
    const QByteArray head = readHead(path, headBytes);
    const auto found =
        std::find_if(m_formats.begin(), m_formats.end(), [&](const auto &format) { return format->probe(head); });
    return found != m_formats.end() ? *found : nullptr;
}

std::shared_ptr<AssetSource> ArchiveRegistry::source(const QString &path) const
{
    const QFileInfo info(path);
    // Warcraft III 1.31 saves maps as folders that are named like archives.
    if (info.isDir())
        return std::make_shared<FolderSource>(path, FolderSource::Names::AlsoBelow);
    if (const auto format = formatOf(path))
        return format->source(path);
    for (const auto &format : m_formats)
        if (format->suffixes().contains(info.suffix().toLower()))
            return format->source(path);
    return std::make_shared<FolderSource>(path, FolderSource::Names::AlsoBelow);
}

std::shared_ptr<AssetSource> ArchiveRegistry::source(const QString &name, SystemFile file) const
{
    const QByteArray head = file.readAt(0, headBytes).value_or(QByteArray());
    for (const auto &format : m_formats)
        if (format->probe(head))
            return format->source(name, std::move(file));
    return nullptr;
}

} // namespace sinew
