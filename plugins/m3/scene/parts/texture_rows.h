// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/render_scene.h"
#include "plugins/m3/model/model.h"

#include <map>
#include <string>
#include <utility>
#include <vector>

namespace sinew::m3 {

/// Finds the row that buildTextures() assigns to a layer.
class TextureRows
{
public:
    explicit TextureRows(const Root &root);
    /// -1 for layers without a texture.
    std::int32_t of(const Layer &layer) const;
    std::vector<SceneTexture> take() { return std::move(m_textures); }

private:
    std::vector<SceneTexture> m_textures;
    std::map<std::pair<std::string, std::uint32_t>, std::int32_t> m_rows; ///< by lower-case path and the wrapping flags
};

} // namespace sinew::m3
