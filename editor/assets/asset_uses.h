// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/assets/asset_search.h"
#include "core/check/check.h"
#include "core/image/image_codec.h"
#include "editor/assets/asset_finder.h"

#include <functional>

namespace sinew {

class Format;

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

/// What is in the file that was found for a texture's path, as far as it is known.
using ImageContents = std::function<ImageContent(const QString &path)>;

/// Findings of assetChecks() with every place that was searched: files that are missing, files that match by name only,
/// so that the game would not find them, and with a format pictures that its game can't read. Fields that the format
/// does not use, as a texture has a path although the game supplies it, name no file.
std::vector<Finding> missingAssets(const Model &model, AssetFinder &finder, const Format *format = nullptr,
                                   const ImageContents &contents = {});

/// The same with one finding per faulty file, however many places name it: those are its addresses. A file is what one
/// path names, without regard to case and the kind of slash.
std::vector<Finding> joinedByFile(const Model &model, std::vector<Finding> findings);

} // namespace sinew
