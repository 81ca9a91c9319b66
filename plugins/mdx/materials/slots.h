// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "plugins/mdx/structs/material.h"

// Until 1000 a layer shows one texture, and the layers of an HD material are its textures in the order of the slots;
// only the state of the first counts. Since 1100 a layer has slots with textures of their own, and its shader is a
// number instead of the material's text.

namespace sinew::mdx {

/// What the game calls the shader of HD materials until 1000.
constexpr const char *hdShaderName = "Shader_HD_DefaultUnit";
/// Another word for none, which Retera's Model Studio knows.
constexpr const char *sdShaderName = "Shader_SD_FixedFunction";
constexpr std::uint32_t sdShader = 0, hdShader = 1, crystalShader = 24;
/// Crystal is HD with something that isn't known.
inline bool isHdShader(std::uint32_t shader)
{
    return shader == hdShader || shader == crystalShader;
}
/// Diffuse, normal, ORM, emissive, team colour, environment.
constexpr std::size_t hdTextures = 6;

/// What each entry of a layer's slots is for: its number while no two share one, else its row.
std::vector<std::size_t> slotMeanings(const Layer &layer);

/// Whether layers have textures beside their own.
bool hasSlots(const Material &material);
/// A material of MDL before 1100 that has slots as MDX of the version says it: further textures are layers of their own
/// in HD, of others there is no place for them.
void spreadSlots(Material &material, bool hd);

/// A material of 1000 as 1100 says it. The emissive texture's gain moves to the layer when that has none of its own.
void toSlots(Material &material);
/// A material of 1100 as 1000 says it: what Retera's Model Studio and Blizzard's files have, plain layers behind the
/// first.
void toLayers(Material &material);

} // namespace sinew::mdx
