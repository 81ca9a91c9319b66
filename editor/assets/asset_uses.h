// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/assets/asset_search.h"
#include "core/model/problem.h"

#include <QHash>

namespace sinew {

/// A field of a model that names a file.
struct AssetUse
{
    Address address;
    QString path;
    AssetKind kind = AssetKind::Any; ///< of textures an image, whatever the path's suffix says
};

/// All of them that name something, in document order.
std::vector<AssetUse> assetUses(const Model &model);
/// The field of an object that names a file, the object alone when it has none.
Address assetField(const Model &model, NodeId node);

/// Where the files of one document are, asked once each.
class AssetFinder
{
public:
    explicit AssetFinder(AssetSearch search) : m_search(std::move(search)) {}
    const FoundAsset &find(const QString &path, AssetKind kind = AssetKind::Any);
    const AssetSearch &search() const { return m_search; }

private:
    AssetSearch m_search;
    QHash<std::pair<QString, int>, FoundAsset> m_found; ///< by path and kind
};

/// "texture.missing" and "asset.missing" (models are warnings, sounds and the like notes), each with every place that
/// was searched.
std::vector<Problem> missingAssets(const Model &model, AssetFinder &finder);

} // namespace sinew
