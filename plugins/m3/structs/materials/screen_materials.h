// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "plugins/m3/structs/materials/material.h"

namespace sinew::m3 {

/// A picture of a lens flare on the line through the middle of the screen (LFSB). Not in the corpus.
struct Starburst
{
    std::uint32_t cell = 0;
    float distance = 0;
    float width = 0, height = 0, widthFalloff = 0, heightFalloff = 0;
    std::uint32_t unknown24 = 0, unknown28 = 0;
    float falloffThreshold = 0, falloffRate = 0;
    Colour4 colour{1, 1, 1, 1};
    std::uint32_t faceSource = 0;
    float unknown48 = 0, unknown52 = 0;
};

/// Reflections within a lens (LFLR). Not in the corpus; fields of version 2 as community tools have them.
struct LensFlareMaterial
{
    std::uint32_t sectionVersion = 3;
    FixedString<256> name;
    List<Layer> colourLayer, unknown24;
    List<Starburst> starbursts;
    std::uint32_t columns = 0, rows = 0;
    float renderDistance = 0;
    FixedString<256> unknown60; ///< since 3
    Animated<float> intensity = 1.0f;
    Animated<Colour4> colour = Colour4{1, 1, 1, 1};         ///< since 3
    Animated<float> intensity2 = 1.0f, uniformScale = 1.0f; ///< since 3
};

/// The path of a texture of a material (SCHR).
struct FilePath
{
    FixedString<256> path;
};

/// A material of Heroes of the Storm that names shaders and buffers (MADD). Not in the corpus; almost nothing is known
/// about it.
struct BufferMaterial
{
    std::uint32_t sectionVersion = 3;
    FixedString<256> name;
    Array<std::uint32_t> unknown12;
    Array<std::uint32_t> unknown24; ///< since 2
    FixedString<256> unknown36;
    List<FilePath> textures;
    std::uint32_t unknown60 = 0, unknown64 = 0, unknown68 = 0, unknown72 = 0, unknown76 = 0, unknown80 = 0,
                  unknown84 = 0, unknown88 = 0;
    std::uint32_t unknown92 = 0, unknown96 = 0, unknown100 = 0, unknown104 = 0;
    float unknown108 = 0, unknown112 = 0;
    std::uint32_t unknown116 = 0;
    std::uint16_t unknown120 = 0, unknown122 = 0;
    std::uint32_t unknown124 = 0, unknown128 = 0, unknown132 = 0;
    std::uint16_t unknown136 = 0, unknown138 = 0;
    std::uint32_t unknown140 = 0, unknown144 = 0;
    std::uint16_t unknown148 = 0, unknown150 = 0;
    std::int32_t unknown152 = 0, unknown156 = 0; ///< since 3
};

} // namespace sinew::m3

namespace sinew {
template<>
const StructInfo &describe<m3::Starburst>();
template<>
const StructInfo &describe<m3::LensFlareMaterial>();
template<>
const StructInfo &describe<m3::FilePath>();
template<>
const StructInfo &describe<m3::BufferMaterial>();
} // namespace sinew
