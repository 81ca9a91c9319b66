// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/format/image_codec.h"

namespace sinew {

/// One place where assets are looked up: a folder now, an archive later.
class AssetSource
{
public:
    virtual ~AssetSource() = default;
    /// Shown to the user: a path.
    virtual QString name() const = 0;
    /// Bytes of `path` ("Textures/Armor.blp", separators already '/'), compared without case; null when absent.
    virtual std::optional<QByteArray> read(const QString &path) const = 0;
};

/// A folder: tries the whole path below it, then the base name alone.
class FolderSource final : public AssetSource
{
public:
    explicit FolderSource(QString folder) : m_folder(std::move(folder)) {}
    QString name() const override { return m_folder; }
    std::optional<QByteArray> read(const QString &path) const override;

private:
    QString m_folder;
};

/// Where a texture was found, or every place that was tried.
struct FoundAsset
{
    QByteArray bytes; ///< null when missing
    QString path; ///< the name that was found, with its suffix
    QString source; ///< AssetSource::name()
    QStringList searched; ///< "source: path" in the order tried
};

/// The ordered list of sources for one document. The path's own suffix is tried first, then .dds, .blp, .tga, .png,
/// .tif, .jpg (what the game tries), each in every source before the next suffix.
class AssetSearch
{
public:
    void addSource(std::shared_ptr<AssetSource> source) { m_sources.push_back(std::move(source)); }
    FoundAsset find(const QString &path) const;

private:
    std::vector<std::shared_ptr<AssetSource>> m_sources;
};

} // namespace sinew
