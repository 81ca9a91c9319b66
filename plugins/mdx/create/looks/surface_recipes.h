// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/exchange/look/surface_orm.h"
#include "core/facets/creation_facet.h"
#include "core/scene/render_scene.h"

#include <string>

namespace sinew::mdx {

inline constexpr std::uint8_t alphaChannel = 3;

inline bool isShown(const SurfaceLayer &layer)
{
    return layer.isOn && layer.texture >= 0;
}

std::uint32_t uvSetOf(SurfaceUv uv);
bool isUvSet(SurfaceUv uv);
bool isReflected(SurfaceUv uv);
/// The colour of a layer, by its channels, opaque.
CreatedTexture colourOf(const SurfaceLayer &layer);
/// Whether a constant factor or sum changes what the texture shows; and a recipe with both, as they are at first.
bool isToned(const SurfaceLayer &layer);
void tone(CreatedTexture &recipe, const SurfaceLayer &layer);
/// What tells that colour from the texture as it is; empty if they are the same.
std::string tagOf(const SurfaceLayer &layer);

/// Whether one HD layer shows what a pass shows: an opaque, cut-out or blended surface under light whose diffuse
/// texture lies on the mesh by a UV set, with one glowing texture at most, which is added and lies like it. HD layers
/// have no second colour, no cells and no coordinates of their own for each texture.
bool isHdSurface(const SceneLayer &pass);

/// The diffuse texture of HD layers, opaque. Where the team's colour shows it is white, because the game multiplies
/// the two: 1 − (1 − texel) · alpha, the source being mix(team, texel, alpha). Its constant factor and sum are baked.
CreatedTexture hdDiffuse(const SurfaceLayer &diffuse);
/// Directions with x in red and y in green, from StarCraft II's in alpha and green; both games multiply x by the
/// tangent and y by cross(normal, tangent) · w, so neither changes its sign.
CreatedTexture hdNormal(const SurfaceLayer &normal);
/// What shines by itself, times its opacity where that counts: HD layers add all of it.
CreatedTexture hdEmissive(const SurfaceLayer &layer, SurfaceBlend blend);

} // namespace sinew::mdx
