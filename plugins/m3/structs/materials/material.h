// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "plugins/m3/structs/materials/layer.h"

namespace sinew::m3 {

/// The types that a MaterialReference can name: each has its own list in the root. Sections of the corpus have 1, 2, 3,
/// 4 and 5.
namespace MaterialType {
enum : std::uint32_t {
    Standard = 1,
    Displacement,
    Composite,
    Terrain,
    Volume,
    Hair,
    Creep,
    VolumeNoise,
    SplatTerrainBake,
    Reflection,
    LensFlare,
    Buffer,
};
}

/// Batches, emitters, projections and composite sections refer to materials through these (MATM).
struct MaterialReference
{
    std::uint32_t type = MaterialType::Standard;
    std::uint32_t index = 0;
};

namespace MaterialFlag {
enum : std::uint32_t {
    VertexColour = 0x1,
    VertexAlpha = 0x2,
    Unfogged = 0x4,
    TwoSided = 0x8,
    Unshaded = 0x10,
    NoShadowsCast = 0x20,
    NoHitTest = 0x40,
    NoShadowsReceived = 0x80,
    DepthPrepass = 0x100,
    SimulateRoughness = 0x800,
    ClampOutput = 0x40000000,
};
}

/// More flags, before the others on disk. In models of the corpus VertexColour and VertexAlpha are mostly set here.
namespace MaterialFlag2 {
enum : std::uint32_t { DepthBlendFalloff = 0x1, VertexColour = 0x4, VertexAlpha = 0x8 };
}

namespace MaterialBlend {
enum : std::uint32_t { Opaque, Alpha, Add, AlphaAdd, Modulate, Modulate2x };
}

/// How a decal or emissive layer is applied to those below it.
namespace LayerBlend {
enum : std::uint32_t { Modulate, Modulate2x, Add, Blend, TeamEmissive, TeamDiffuse, AddNoAlpha };
}

/// A value of its own that sequences animate (SR32).
struct AnimatedNumber
{
    Animated<float> value;
};

/// The usual kind of material (MAT_). Each layer list holds one layer in all files of the corpus.
struct StandardMaterial
{
    std::uint32_t sectionVersion = 20;
    FixedString<256> name;
    std::uint32_t flags2 = 0;
    std::uint32_t flags = 0;
    std::uint32_t blendMode = MaterialBlend::Opaque;
    std::int32_t priority = 0;
    std::uint32_t renderToTexture = 0;
    float specularity = 20;
    float depthBlendFalloff = 0.2f;
    std::uint32_t alphaTestThreshold = 0; ///< 0…255
    float hdrSpecular = 1, hdrEmissive = 1;
    float hdrEnvironmentConstant = 1, hdrEnvironmentDiffuse = 0, hdrEnvironmentSpecular = 0; ///< since 20
    List<Layer> diffuse, decal, specular;
    List<Layer> gloss; ///< since 16
    List<Layer> emissive1, emissive2, environment, environmentMask, alphaMask1, alphaMask2, normal, height, lightMap,
        ambientOcclusion;
    List<Layer> normalBlend1Mask, normalBlend2Mask, normalBlend1, normalBlend2; ///< since 19
    std::uint32_t materialClass = 0;
    std::uint32_t decalBlend = LayerBlend::Add, emissive1Blend = LayerBlend::Add, emissive2Blend = LayerBlend::Add;
    std::uint32_t specularMode = 0;
    Animated<float> parallaxHeight, motionBlur;
    List<AnimatedNumber> normalBlendMaskFactor; ///< since 19
};

} // namespace sinew::m3

namespace sinew {
template<>
const StructInfo &describe<m3::MaterialReference>();
template<>
const StructInfo &describe<m3::AnimatedNumber>();
template<>
const StructInfo &describe<m3::StandardMaterial>();
} // namespace sinew
