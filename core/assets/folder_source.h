// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/assets/asset_source.h"
#include "core/assets/folder_listings.h"

#include <memory>

namespace sinew {

/// A folder: tries the whole path below it, then from the folders in which it is if the path begins with their names,
/// then the base name alone, then the base name in the folders below. A path never leads out of the folder: a ".." that
/// would is not followed, and a leading '/' or "C:" counts as an ordinary name. Only regular files up to 1 GiB are
/// read. Files in a folder in which a save of several is interrupted or in progress are all the old ones or all the new
/// ones; set() tells if the save has gone on between two of them. Caches the names in each visited folder until that
/// folder's time stamp changes.
class FolderSource final : public AssetSource
{
public:
    enum class Names {
        WholePath,
        AlsoBaseName,
        AlsoBelow ///< in any folder below: of several, the one in the fewest folders
    };
    explicit FolderSource(const QString &folder, Names names = Names::AlsoBaseName);
    ~FolderSource() override;
    QString name() const override;
    std::optional<QString> locate(const QString &path) const override;
    std::optional<Asset> read(const QString &path) const override;
    std::unique_ptr<AssetSet> set() const override;
    /// Links to folders are not followed; at most 200,000 files.
    AssetListing list() const override;
    QString diskPath(const QString &located) const override;
    bool triesBaseName() const override { return m_names != Names::WholePath; }
    /// How often the names in a folder were read from disk: for tests of the cache.
    int scans() const;

private:
    struct FoundFile;
    class BaseNames;
    class Set;
    std::optional<FolderListings::Found> findFromAbove(const QStringList &names) const;
    std::optional<FolderListings::Found> find(const QString &path) const;
    std::optional<FoundFile> readFound(const QString &path) const;

    QString m_folder;
    Names m_names;
    std::unique_ptr<FolderListings> m_listings;
    std::unique_ptr<BaseNames> m_baseNames;
};

} // namespace sinew
