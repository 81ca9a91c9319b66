// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "plugins/mdx/create/looks/textures.h"

namespace sinew {
struct SceneEffect;
}

namespace sinew::mdx {

/// The texture of an effect's quads, a row of the new model; the game does not load emitters without one. Surfaces of
/// StarCraft II become one picture: the colour of the base, else of what glows, with the opacity of the mask. What that
/// does not show is listed.
std::int32_t spriteTexture(CreationJob &job, const SceneEffect &from, Textures &textures);

} // namespace sinew::mdx
