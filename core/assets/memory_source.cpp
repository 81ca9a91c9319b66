// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/assets/memory_source.h"

namespace sinew {

QString MemorySource::keyOf(QString path)
{
    return path.replace(u'\\', u'/').toLower();
}

std::optional<QString> MemorySource::locate(const QString &path) const
{
    const auto found = m_files.find(keyOf(path));
    return found == m_files.end() ? std::nullopt : std::optional(found->path);
}

std::optional<Asset> MemorySource::read(const QString &path) const
{
    const auto found = m_files.find(keyOf(path));
    return found == m_files.end() ? std::nullopt : std::optional(*found);
}

AssetListing MemorySource::list() const
{
    AssetListing listing{AssetListing::Readable};
    for (const Asset &file : m_files)
        listing.files.append(file.path);
    return listing;
}

} // namespace sinew
