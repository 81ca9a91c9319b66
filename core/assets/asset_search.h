// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/assets/asset_source.h"

#include <memory>
#include <vector>

namespace sinew {

/// What a path names; decides which other suffixes it may be found by.
enum class AssetKind {
    Image, ///< its own suffix, then .dds, .blp, .tga, .png, .tif, .jpg: what the game tries
    Model, ///< the suffixes of its format's models, as ModelSuffixes has them
    Any,   ///< Image or Model where the suffix says so, else exactly as it is
};

/// Suffixes that stand for each other in the names of models, a list for each format that has such
/// (FormatInfo::alternativeSuffixes), in the order to try; lower case, without dot.
using ModelSuffixes = std::vector<QStringList>;

/// What the suffix says; Any when it says nothing.
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
    /// One entry per source in the order tried, the last one is where it was found: "/models:
    /// [Textures/]Armor{.blp,.dds,.tga}", where [ ] is omitted in a second try.
    QStringList searched;

    /// Its folders are not those of the path that was asked for: only the last name is the same, which is not enough
    /// for a game.
    bool byNameAlone = false;

    bool found() const { return !source.isEmpty(); }
};

/// The ordered list of sources for one document. All that a source has to offer comes before the next source: the
/// path's own suffix, then the alternatives of its kind. They replace a suffix of their kind; a path that ends
/// otherwise ("War3.Skin") gets them appended. '\\' and '/' are the same.
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
