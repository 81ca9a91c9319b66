// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/facets/creation_facet.h"
#include "core/scene/scene_surface.h"

#include <array>

namespace sinew {

/// Whether two layers lie on the mesh in the same way at all times: the same UV set, transform and keys. Never true of
/// textures in cells.
bool lieAlike(const SurfaceLayer &a, const SurfaceLayer &b);

/// The channel of a texture, 0 red … 3 alpha, where a single one of a layer counts; `otherwise` where all count.
std::uint8_t singleChannel(SurfaceChannels channels, std::uint8_t otherwise);

/// The perceptual roughness, 0.25…0.904, of a Blinn-Phong highlight with the exponent n = `specularity`, taken as 1…512
/// as the game does: (2 / (n + 2))^¼. √(2 / (n + 2)) is the width α of the microfacet distribution with that highlight
/// (Walter et al. 2007, Microfacet Models for Refraction, §5.2: n = 2 / α² − 2); glTF, and the usual shaders with
/// textures of occlusion, roughness and metal, take α as the square of the roughness that the texture has.
/// (conversion.md §5.5 proposes α itself as the texel: a highlight of 20 would fall to half at 3° instead of 12°, the
/// source's at 15°.)
float roughnessOf(float specularity);

/// The texture of occlusion (red), roughness (green), metalness (blue) and team colour (alpha: its share, 0…1) that
/// shows a StarCraft II surface with the physically based shaders of others. `surface` has a texture in its diffuse
/// layer; layers that do not lie on the mesh as that one does are left out.
///
/// - Occlusion: the occlusion layer; 1 without one.
/// - Roughness: 1 − (1 − r) · h · g, where r is roughnessOf(specularity), h how bright highlights are (green of the
///   specular layer, which is luminance's greatest part, or its only channel, times its factor and the material's,
///   constants up to 1; 0 without a specular layer: the game makes no highlights then) and g the alpha of the gloss
///   layer, 1 without one. So a surface has the source's highlight where highlight and gloss are whole, and is matt
///   where either is nothing. The source's own exponent goes with g²; a product is what a texture made from others can
///   say, and both ends are the same.
/// - Metalness: 0, the source has none.
/// - Team colour: 1 − the alpha of the diffuse layer if that has one.
std::array<PictureChannel, 4> ormOf(const SceneSurface &surface);

} // namespace sinew
