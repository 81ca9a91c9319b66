// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "plugins/mdx/structs/common.h"

namespace sinew::mdx {

namespace MaterialFlag {
enum : std::uint32_t {
    TwoSided = 0x2, ///< only in 900 and 1000
    SortNearZ = 0x8,
    SortFarZ = 0x10,
};
}

namespace ShadingFlag {
enum : std::uint32_t {
    Unshaded = 0x1,
    SphereEnvironment = 0x2,
    TwoSided = 0x10,
    Unfogged = 0x20,
    NoDepthTest = 0x40,
    NoDepthSet = 0x80,
    Unlit = 0x100, ///< since 900; in World of Warcraft the bit is for cards that lack features
};
}

/// A texture slot of a layer, since 1100; before that, MDL may list further textures of a layer this way. Blizzard's
/// files repeat slot numbers if the texture is animated: the meaning is `slot` if no two entries share it, otherwise
/// the row.
struct TextureSlot
{
    std::int32_t textureId = -1;
    std::uint32_t slot = 0;
    Curve<std::uint32_t> textureIdKeys; ///< KMTF directly after the pair
};

struct Layer
{
    std::uint32_t filterMode = 0;
    std::uint32_t shadingFlags = 0;
    std::int32_t textureId = -1; ///< still stored since 1100, but ignored
    std::int32_t textureAnimationId = -1;
    std::uint32_t coordId = 0;
    float alpha = 1;
    float emissiveGain = 1;
    Colour fresnelColour;
    float fresnelOpacity = 0;
    float fresnelTeamColour = 0;
    std::uint32_t shaderType = 0;
    List<TextureSlot> slots;
    Curve<std::uint32_t> textureIdKeys;
    Curve<float> alphaKeys;
    Curve<float> emissiveGainKeys;
    Curve<Colour> fresnelColourKeys;
    Curve<float> fresnelOpacityKeys;
    Curve<float> fresnelTeamColourKeys;
};

struct Material
{
    std::int32_t priorityPlane = 0;
    std::uint32_t flags = 0;
    FixedString<80> shader; ///< only in 900 and 1000
    List<Layer> layers;
};

} // namespace sinew::mdx

namespace sinew {
template<>
const StructInfo &describe<mdx::TextureSlot>();
template<>
const StructInfo &describe<mdx::Layer>();
template<>
const StructInfo &describe<mdx::Material>();
} // namespace sinew
