// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/assets/asset_search.h"
#include "core/facets/materials/texture_facet.h"
#include "editor/convert/convert_batch.h"

namespace sinew {

/// The files of a model's textures that a search finds, each once. `idNames`: paths of textures that only have a number
/// (FileSet::IdNames); if empty, these are left out.
std::vector<ConvertSource> texturesOf(const Model &model, const TextureFacet &textures, const AssetSearch &search,
                                      const FileSet::IdNames &idNames);

struct TextureSlimming
{
    int largestSide = 0; ///< texels; 0: each keeps its size
    /// Decibels: how similar the file must be to its picture (resized if it is), in colours and alpha of every level.
    /// From 40 on people see no difference.
    double likeness = 40;
    const std::atomic_bool *cancelled = nullptr;
};

/// The outcome for one texture.
struct SlimTexture
{
    enum State {
        Written,
        Kept,   ///< nothing smaller is similar enough; no file is written
        Exists, ///< the target exists already
        Failed
    };
    State state = Failed;
    QString source, target;
    Message error;   ///< if Failed
    QString variant; ///< ImageVariant::id; if Written
    qint64 bytesBefore = 0, bytes = 0;
    QSize sizeBefore, size;
    double likeness = 0; ///< decibels, of the least similar level; infinite: equal
};

/// Writes smaller versions of textures below a folder, under their own names and never over an existing file: of the
/// variants of the source's container ("BLP1", "DDS") the one that takes the fewest bytes and is similar enough, so
/// that the game that reads the source can read the result. Several at once; in the order of the sources.
std::vector<SlimTexture> slimTextures(const std::vector<ConvertSource> &sources, const QString &folder,
                                      const TextureSlimming &slimming, const ImageRegistry &images);

} // namespace sinew
