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
    AssetKind kind = AssetKind::Any; ///< Image for textures, whatever the path's suffix says
};

/// All fields that name a file, in document order.
std::vector<AssetUse> assetUses(const Model &model, const ModelSuffixes &models);
/// The field of an object that names a file, or the object alone if it has none.
Address assetField(const Model &model, NodeId node);

/// Findings of assetChecks() with every place that was searched: files that are missing, files that match by name only,
/// so that the game would not find them, and pictures that the game can't read (`textureSuffixes` as FormatInfo has
/// them).
std::vector<Finding> missingAssets(const Model &model, AssetFinder &finder, const QStringList &textureSuffixes = {});

/// The same with one finding per faulty file, however many places name it: those are its addresses.
std::vector<Finding> joinedByFile(std::vector<Finding> findings);

} // namespace sinew
