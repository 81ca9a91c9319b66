// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/message.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <memory>
#include <optional>

namespace sinew {

class AssetSet;

struct Asset
{
    QByteArray bytes;
    QString path; ///< its name inside the source, spelled as it is there
};

struct AssetListing
{
    enum State {
        Readable,
        Absent,     ///< there is no such folder or file
        Unreadable, ///< exists, but is not what it should be; `problem` says why
    } state = Absent;
    Message problem = {};
    QStringList files = {}; ///< names as Asset::path, sorted ignoring case
    bool complete = true;   ///< false: there are more, with unknown names or too many to list
};

/// One place where assets are looked up: a folder or an archive. May be used from several threads. Paths are relative,
/// with '/' ("Textures/Armor.blp"), and compared ignoring case.
class AssetSource
{
public:
    virtual ~AssetSource() = default;
    /// Shown to the user: a path.
    virtual QString name() const = 0;
    /// The spelling of `path` in the source; null when absent. As cheap as possible: only names are read.
    virtual std::optional<QString> locate(const QString &path) const = 0;
    /// The asset; null when absent or unreadable.
    virtual std::optional<Asset> read(const QString &path) const = 0;
    /// For reading several files that belong together.
    virtual std::unique_ptr<AssetSet> set() const;
    /// All assets in it, for browsing; may take a second.
    virtual AssetListing list() const = 0;
    /// The file on disk that holds the result of locate(): the asset itself, or the archive.
    virtual QString diskPath(const QString &located) const = 0;
    /// True if locate() and read() go on to try the path's last name alone.
    virtual bool triesBaseName() const { return false; }
};

} // namespace sinew
