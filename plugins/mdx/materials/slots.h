// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "plugins/mdx/structs/material.h"

// Until 1000 a layer shows one texture, and the layers of an HD material are its textures in the order of the slots;
// only the state of the first one counts. Since 1100 a layer has slots with textures of their own, and its shader is a
// number instead of a text in the material.

namespace sinew::mdx {

/// The game's name of the shader of HD materials until 1000.
constexpr const char *hdShaderName = "Shader_HD_DefaultUnit";
/// Another name for no shader, known to Retera's Model Studio.
constexpr const char *sdShaderName = "Shader_SD_FixedFunction";
constexpr std::uint32_t sdShader = 0, hdShader = 1, crystalShader = 24;
/// Crystal is HD with an unknown addition.
inline bool isHdShader(std::uint32_t shader)
{
    return shader == hdShader || shader == crystalShader;
}
/// Diffuse, normal, ORM, emissive, team colour, environment.
constexpr std::size_t hdTextures = 6;
/// Slots of a layer that become layers before version 1100.
constexpr std::size_t mostSlots = 64;

/// The meaning of each entry of a layer's slots: its number if no two share one, otherwise its row.
std::vector<std::size_t> slotMeanings(const Layer &layer);

/// Whether any layer has textures besides its own.
bool hasSlots(const Material &material);
/// Rewrites a material of MDL before 1100 that has slots as MDX of that version stores it: in HD further textures
/// become layers; other materials have no place for them.
void spreadSlots(Material &material, bool hd);

/// A material of 1000 in the form of 1100. The emissive texture's gain moves to the layer if that has none of its own.
void toSlots(Material &material);
/// A material of 1100 in the form of 1000: as in Retera's Model Studio and Blizzard's files, with plain layers after
/// the first.
void toLayers(Material &material);

} // namespace sinew::mdx
