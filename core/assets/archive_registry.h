// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/assets/archive_format.h"
#include "core/assets/asset_source.h"

#include <memory>
#include <vector>

namespace sinew {

/// The archive formats the program knows. An object that is passed around; there is no global one.
class ArchiveRegistry
{
public:
    void add(std::shared_ptr<const ArchiveFormat> format) { m_formats.push_back(std::move(format)); }
    const std::vector<std::shared_ptr<const ArchiveFormat>> &formats() const { return m_formats; }
    /// All formats, each once.
    QStringList suffixes() const;
    /// A folder or an archive: decided by its bytes or, if there is no such file, by its name.
    std::shared_ptr<AssetSource> source(const QString &path) const;
    /// The game that the archive belongs to, by its name; empty if the name does not tell.
    QString gameOf(const QString &path) const;
    /// The format of an archive, by its bytes; null for folders and files that are no archive.
    std::shared_ptr<const ArchiveFormat> formatOf(const QString &path) const;
    /// An archive that is already open, by its bytes; null if they are not an archive.
    std::shared_ptr<AssetSource> source(const QString &name, SystemFile file) const;

private:
    std::vector<std::shared_ptr<const ArchiveFormat>> m_formats;
};

} // namespace sinew
