// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/assets/asset_search.h"
#include "core/document/document.h"
#include "core/facets/creation_facet.h"
#include "core/scene/render_scene.h"

#include <QStringList>

namespace sinew {

class FormatRegistry;

/// The pictures of a model that was converted from another format to give parts: they exist nowhere in the form that
/// the new format's game reads.
class ConvertedPictures
{
public:
    /// `scene`: of the original, whose textures the created ones are made of.
    ConvertedPictures(std::shared_ptr<const Document> original, RenderScene scene,
                      std::vector<CreatedTexture> textures);

    const Document &original() const { return *m_original; }
    /// Those that a model names and that its folder lacks, as the model names them. All of them if it has no file yet.
    QStringList missingFor(const Document &target) const;
    /// Writes these beside the model, which has a file. `search`: where the original finds its textures. Returns those
    /// that could not be had; fails if one can't be written, and then none is.
    Result<QStringList> write(const Document &target, const AssetSearch &search, const FormatRegistry &formats) const;

private:
    std::vector<CreatedTexture> missingTextures(const Document &target) const;

    std::shared_ptr<const Document> m_original;
    RenderScene m_scene;
    std::vector<CreatedTexture> m_textures;
};

} // namespace sinew
