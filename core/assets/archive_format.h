// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/assets/asset_source.h"
#include "core/io/result.h"
#include "core/system/system_file.h"

#include <memory>
#include <vector>

namespace sinew {

/// The bytes of an archive to which files were added.
struct WrittenArchive
{
    QByteArray bytes;
    QStringList lists = {}; ///< other files that changed because they list what it holds; paths as Asset::path
};

/// A family of archives in which assets are looked up. Stateless.
class ArchiveFormat
{
public:
    virtual ~ArchiveFormat() = default;
    virtual QString name() const = 0;
    /// Lower case, without dot; for file dialogs.
    virtual QStringList suffixes() const = 0;
    /// The game (FormatInfo::game) whose archives have this suffix; empty if the suffix does not tell.
    virtual QString gameOf(const QString &suffix) const
    {
        (void)suffix;
        return {};
    }
    /// True if the first bytes of a file (up to 4096) may be the start of such an archive.
    virtual bool probe(const QByteArray &head) const = 0;
    /// The archive as a source. Opens nothing yet: that happens in the thread that first uses it.
    virtual std::shared_ptr<AssetSource> source(const QString &path) const = 0;
    /// The same for a file that is already open, called `name` in messages, in a process that can't open files.
    virtual std::shared_ptr<AssetSource> source(const QString &name, SystemFile file) const = 0;
    /// The bytes of an archive with these files in it, replacing those of the same names; all others stay as they were.
    /// Fails with the reason if it can't be written.
    virtual Result<WrittenArchive> withFiles(const QByteArray &archive, const std::vector<Asset> &files) const
    {
        (void)archive;
        (void)files;
        return Error{QT_TRANSLATE_NOOP("Message", "archives of this kind can't be written")};
    }
};

} // namespace sinew
