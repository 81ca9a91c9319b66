// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

// Each function replaces its part of a scene completely.

#include "core/scene/render_scene.h"
#include "plugins/mdx/model/model.h"

namespace sinew::mdx {

/// Textures that look as before keep their revision, others get `revision`.
void buildTextures(const MdxModel &model, RenderScene &scene, std::uint64_t revision);

/// Materials and texture animations.
///
/// - Layers flagged unshaded (0x1) and unlit (0x100) are both drawn without light: no viewer distinguishes them.
/// - HD layers: one layer per slot in 900 and 1000 (shader “Shader_HD…”), with the state of the first one and the
///   texture of each; one layer with slots since 1100. Shader type 2 (SD on HD) is drawn as SD.
/// - The emissive gain of 900 and 1000 is the first layer's, like all of its state; if that has neither keys nor a gain
///   other than 1, the emissive layer's own is used.
/// - Material flags: two-sided applies to all layers. Sort primitives far Z and near Z set the triangle order of
///   blended layers. Constant colour and full resolution have no effect on the picture: known viewers apply the geoset
///   animation's colour with and without the former; the latter keeps the game from shrinking textures on small cards.
/// - The layers' own wrap bits (0x4, 0x8) have no effect, as in all viewers examined: the texture's bits are used.
void buildMaterials(const MdxModel &model, RenderScene &scene, std::uint64_t revision);

} // namespace sinew::mdx
