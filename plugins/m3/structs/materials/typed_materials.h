// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "plugins/m3/structs/materials/material.h"

namespace sinew::m3 {

/// Distorts the background (DIS_).
struct DisplacementMaterial
{
    FixedString<256> name;
    std::uint32_t unknown12 = 0;
    Animated<float> strength = 1.0f;
    List<Layer> normal, strengthLayer;
    std::uint32_t flags = 0;
    std::int32_t priority = 0;
};

/// A material within a composite material (CMS_).
struct CompositeSection
{
    std::uint32_t material = 0;
    Animated<float> alpha = 1.0f;
};

/// Several materials, one after the other (CMP_).
struct CompositeMaterial
{
    FixedString<256> name;
    std::int32_t priority = 0;
    List<CompositeSection> sections;
};

/// Takes the terrain's texture (TER_).
struct TerrainMaterial
{
    std::uint32_t sectionVersion = 1;
    FixedString<256> name;
    List<Layer> terrain;
    std::uint32_t unknown24 = 0; ///< since 1
};

/// Fills a volume with mist (VOL_).
struct VolumeMaterial
{
    FixedString<256> name;
    std::uint32_t unknown12 = 0, unknown16 = 0;
    Animated<float> density = 0.5f;
    List<Layer> colour, unknown52, unknown64;
    std::uint32_t unknown76 = 0, unknown80 = 0x20;
};

/// Hair (HAI_). Not in the corpus.
struct HairMaterial
{
    FixedString<256> name;
    List<Layer> base, specularShift, specularNoise, ambientOcclusion;
    float primaryShift = 0, secondaryShift = 0;
    Animated<Colour4> diffuseColour, specularColour;
    float specularExponent1 = 0, specularExponent2 = 0;
};

/// Fills a volume with moving noise (VON_). Not in the corpus.
struct VolumeNoiseMaterial
{
    FixedString<256> name;
    std::uint32_t unknown12 = 0;
    std::uint32_t flags = 0;
    Animated<float> density = 0.5f, nearPlane, falloff;
    List<Layer> colour, noise1, noise2;
    Animated<Vec3> scrollRate, translation, scale = Vec3{1, 1, 1}, rotation;
    std::uint32_t alphaThreshold = 0;
    std::uint32_t unknown264 = 0;
};

/// Creep of the zerg (CREP). Not in the corpus.
struct CreepMaterial
{
    std::uint32_t sectionVersion = 1;
    FixedString<256> name;
    List<Layer> creep;
    std::uint32_t unknown24 = 0; ///< since 1
};

/// Splats that are baked into the terrain (STBM). Not in the corpus.
struct SplatTerrainBakeMaterial
{
    FixedString<256> name;
    List<Layer> diffuse, normal, specular;
};

/// Mirrors things above it (REF_). Not in the corpus.
struct ReflectionMaterial
{
    std::uint32_t sectionVersion = 3;
    FixedString<256> name;
    std::uint32_t unknown12 = 0;
    Animated<float> reflectionStrength = 1.0f, displacementStrength;
    Animated<float> reflectionOffset, blurAngle, blurDistance; ///< since 2
    List<Layer> normal, strength;
    List<Layer> blur; ///< since 2
    std::uint32_t flags = 0;
    std::uint32_t unknown156 = 0; ///< since 3
};

} // namespace sinew::m3

namespace sinew {
template<>
const StructInfo &describe<m3::DisplacementMaterial>();
template<>
const StructInfo &describe<m3::CompositeSection>();
template<>
const StructInfo &describe<m3::CompositeMaterial>();
template<>
const StructInfo &describe<m3::TerrainMaterial>();
template<>
const StructInfo &describe<m3::VolumeMaterial>();
template<>
const StructInfo &describe<m3::HairMaterial>();
template<>
const StructInfo &describe<m3::VolumeNoiseMaterial>();
template<>
const StructInfo &describe<m3::CreepMaterial>();
template<>
const StructInfo &describe<m3::SplatTerrainBakeMaterial>();
template<>
const StructInfo &describe<m3::ReflectionMaterial>();
} // namespace sinew
