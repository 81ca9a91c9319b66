// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

// viewport draws a RenderScene. It may use core, QtGui, QtWidgets; Qt3D only inside viewport/qt3d, so that the renderer
// can be replaced on its own. It never includes widgets or a plugin.

#include "core/image/decoded_image.h"
#include "core/scene/render_scene.h"

#include <memory>

namespace sinew {

/// The result for a texture that a scene names.
struct TextureResult
{
    enum State {
        Ready,   ///< `image` is set
        Pending, ///< still being read; drawn grey, ask again after ViewportWidget::refreshTextures()
        Missing, ///< drawn as a checker with the file's name
    } state = Missing;
    std::shared_ptr<const DecodedImage> image;
};

/// Finds and decodes the textures of one scene. Called in the GUI thread, once per texture and revision.
class TextureProvider
{
public:
    virtual ~TextureProvider() = default;
    /// Not called for team colour and team glow (replaceable 1 and 2), nor for textures that have neither path, number
    /// nor slot or have the number of cursors (21), which are white: the viewport makes those itself. Called with an
    /// empty path for other replaceable ids, slots and file ids; the answer may be the game's usual file (textures.md
    /// §5) or the user's; Missing draws a checker with the number.
    virtual TextureResult texture(const SceneTexture &texture) = 0;
};

/// Finds nothing.
class NoTextures final : public TextureProvider
{
public:
    TextureResult texture(const SceneTexture &) override { return {}; }
};

} // namespace sinew
