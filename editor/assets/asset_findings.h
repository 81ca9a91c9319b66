// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/assets/asset_search.h"
#include "core/check/check.h"

namespace sinew {

class AssetFinder;
class AssetScenes;
class AssetTextures;
class Format;
class FormatRegistry;

/// Everything that is wrong with the files that a model names, by what is known of them, each file once. `format` may
/// be null.
std::vector<Finding> assetFindings(const Model &model, const Format *format, const AssetTextures &textures,
                                   const AssetScenes &scenes, AssetFinder &finder);

/// The same after looking for all of them and reading them.
std::vector<Finding> searchedAssetFindings(const Model &model, const Format &format, const AssetSearch &search,
                                           const FormatRegistry &formats);

} // namespace sinew
