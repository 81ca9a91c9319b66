// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/assets/asset_search.h"
#include "core/format/format_registry.h"
#include "editor/assets/texture_slots.h"
#include "viewport/qt3d/offscreen_renderer.h"

namespace sinew {

class AssetScenes;
class AssetTextures;

/// Draws small pictures of models without a window, one after the other, with the textures and models that they name.
/// Has the requirements of OffscreenRenderer.
class ModelDrawer
{
public:
    /// The registry must outlive the result. Fails as OffscreenRenderer::create() does.
    static Result<std::unique_ptr<ModelDrawer>> create(const FormatRegistry &formats, QSize size);
    ~ModelDrawer();

    struct Surroundings
    {
        AssetSearch search;  ///< for all files that the model names
        SlotFiles slotFiles; ///< for the textures it leaves to the game
    };
    /// A picture of the size given to create(). `transparent`: without background.
    Result<QImage> draw(const ViewContent &content, const Surroundings &around, bool transparent = false);
    /// For the last picture.
    std::size_t missingTextures() const;

private:
    explicit ModelDrawer(const FormatRegistry &formats);

    const FormatRegistry &m_formats;
    std::unique_ptr<AssetTextures> m_textures;
    std::unique_ptr<AssetScenes> m_scenes;
    std::unique_ptr<OffscreenRenderer> m_renderer; ///< last, so that it is destroyed before what it uses
};

} // namespace sinew
