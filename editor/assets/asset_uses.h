// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/assets/asset_search.h"
#include "core/check/check.h"
#include "editor/assets/asset_finder.h"

namespace sinew {

/// A field of a model that names a file.
struct AssetUse
{
    Address address;
    QString path;
    AssetKind kind = AssetKind::Any; ///< of textures an image, whatever the path's suffix says
};

/// All of them that name something, in document order.
std::vector<AssetUse> assetUses(const Model &model, const ModelSuffixes &models);
/// The field of an object that names a file, the object alone when it has none.
Address assetField(const Model &model, NodeId node);

/// Findings of assetChecks() with every place that was searched: what is missing, what has the name alone in common
/// with what was found, so that the game would not find it, and pictures that the game can't read (`textureSuffixes`
/// as FormatInfo has them).
std::vector<Finding> missingAssets(const Model &model, AssetFinder &finder, const QStringList &textureSuffixes = {});

/// The same with one finding for each file that is at fault, however many places name it: those are its addresses.
std::vector<Finding> joinedByFile(std::vector<Finding> findings);

} // namespace sinew
