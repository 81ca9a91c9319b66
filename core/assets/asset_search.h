// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/assets/asset_source.h"

#include <memory>
#include <vector>

namespace sinew {

/// The kind of file a path names; decides which other suffixes it may be found under.
enum class AssetKind {
    Image, ///< its own suffix, then .dds, .blp, .tga, .png, .tif, .jpg: what the game tries
    Model, ///< the suffixes of its format's models, as listed in ModelSuffixes
    Any,   ///< Image or Model where the suffix says so, else exactly as it is
};

/// Interchangeable suffixes in the names of models, one list for each format that has any
/// (FormatInfo::alternativeSuffixes), in the order to try; lower case, without dot.
using ModelSuffixes = std::vector<QStringList>;

/// The kind that the suffix tells; Any if it does not tell.
AssetKind assetKindOf(const QString &path, const ModelSuffixes &models);
/// The same for all spellings of a model's path: lower case, slashes, the first suffix of its list.
QString modelKey(const QString &path, const ModelSuffixes &models);

/// Where an asset was found, or every place that was tried.
struct FoundAsset
{
    QByteArray bytes; ///< null when missing, and after AssetSearch::locate()
    QString path;     ///< Asset::path
    QString source;   ///< AssetSource::name(), empty when missing
    QString diskPath; ///< AssetSource::diskPath()
    /// One entry per source in the order tried: "/models: [Textures/]Armor{.blp,.dds,.tga}", where [ ] is omitted in a
    /// second try. The last one is where it was found, unless that was byNameAlone: then all were tried.
    QStringList searched;

    /// Its folders, with those in which the source is, differ from those of the requested path: only the last name is
    /// the same, which is not enough for a game.
    bool byNameAlone = false;

    bool found() const { return !source.isEmpty(); }
};

/// The ordered list of sources for one document. Each is tried for the whole path: with its own suffix, then with the
/// alternatives of its kind. Only when no source has that, a file that is the same by name alone counts. Alternatives
/// replace a suffix of their kind; a path with any other ending ("War3.Skin") gets them appended. '\\' and '/' are
/// equivalent.
class AssetSearch
{
public:
    AssetSearch() = default;
    explicit AssetSearch(ModelSuffixes models) : m_models(std::move(models)) {}

    const ModelSuffixes &modelSuffixes() const { return m_models; }
    void addSource(std::shared_ptr<AssetSource> source) { m_sources.push_back(std::move(source)); }
    const std::vector<std::shared_ptr<AssetSource>> &sources() const { return m_sources; }

    FoundAsset find(const QString &path, AssetKind kind) const;
    /// The same without reading the file.
    FoundAsset locate(const QString &path, AssetKind kind) const;

private:
    ModelSuffixes m_models;
    std::vector<std::shared_ptr<AssetSource>> m_sources;
};

} // namespace sinew
