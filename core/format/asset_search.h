// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <memory>
#include <optional>
#include <vector>

namespace sinew {

/// A file of a source.
struct Asset
{
    QByteArray bytes;
    QString path; ///< its name inside the source, spelled as it is there
};

/// One place where assets are looked up: a folder now, an archive later.
class AssetSource
{
public:
    virtual ~AssetSource() = default;
    /// Shown to the user: a path.
    virtual QString name() const = 0;
    /// The asset `path` ("Textures/Armor.blp", separators already '/'), compared without case; null when absent.
    virtual std::optional<Asset> read(const QString &path) const = 0;
};

/// A folder: tries the whole path below it, then the base name alone. A path never leads out of the folder: ".." that
/// would is not followed, and a leading '/' or "C:" counts as an ordinary name. Only regular files up to 1 GiB are
/// read. Keeps the list of names of each folder it visited until that folder's time stamp changes. May be used from
/// several threads.
class FolderSource final : public AssetSource
{
public:
    explicit FolderSource(const QString &folder);
    ~FolderSource() override;
    QString name() const override;
    std::optional<Asset> read(const QString &path) const override;
    /// How often a folder's names were read from the disk: for tests of the cache.
    int scans() const;

private:
    class Listings;
    QString m_folder;
    std::unique_ptr<Listings> m_listings;
};

/// Where a texture was found, or every place that was tried.
struct FoundAsset
{
    QByteArray bytes;     ///< null when missing
    QString path;         ///< Asset::path
    QString source;       ///< AssetSource::name()
    QStringList searched; ///< "source: path" in the order tried; the last one is where it was found

    bool found() const { return !bytes.isNull(); }
};

/// The ordered list of sources for one document. The path's own suffix is tried first, then .dds, .blp, .tga, .png,
/// .tif, .jpg (what the game tries), each in every source before the next suffix. These replace an image suffix; a path
/// that ends otherwise ("War3.Skin") gets them appended. '\\' and '/' are the same.
class AssetSearch
{
public:
    void addSource(std::shared_ptr<AssetSource> source) { m_sources.push_back(std::move(source)); }
    FoundAsset find(const QString &path) const;

private:
    std::vector<std::shared_ptr<AssetSource>> m_sources;
};

} // namespace sinew
