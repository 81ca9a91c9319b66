// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/assets/asset_search.h"
#include "core/document/document.h"
#include "core/exchange/made_picture.h"
#include "core/scene/render_scene.h"

#include <QStringList>

#include <functional>

namespace sinew {

class FormatRegistry;

/// The pictures of a model that was converted to give parts: they exist nowhere in the form that the new format's game
/// reads.
class ConvertedPictures
{
public:
    /// Where a document finds its textures.
    using Search = std::function<AssetSearch(const Document &document)>;
    /// Finds the textures of what was converted.
    using Finder =
        std::function<PictureOfRow(const RenderScene &scene, const Search &search, const FormatRegistry &formats)>;
    /// Of a document, by its search.
    static Finder finderOf(std::shared_ptr<const Document> original);

    /// `scene`: of the original, whose textures the created ones are made of.
    ConvertedPictures(Finder finder, RenderScene scene, std::vector<CreatedTexture> textures);

    /// Those that a model names and that its folder lacks, as the model names them. All of them if it has no file yet.
    QStringList missingFor(const Document &target) const;
    /// Writes these beside the model, which has a file. Returns those that could not be had; fails if one can't be
    /// written, and then none is.
    Result<QStringList> write(const Document &target, const Search &search, const FormatRegistry &formats) const;

private:
    std::vector<CreatedTexture> missingTextures(const Document &target) const;

    Finder m_finder;
    RenderScene m_scene;
    std::vector<CreatedTexture> m_textures;
};

} // namespace sinew
