// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/track.h"

#include <array>

namespace sinew {

/// Where the layers of a surface belong.
enum class SurfaceSlot : std::uint8_t {
    Diffuse,
    Decal,
    Specular,
    Gloss,
    Emissive1,
    Emissive2,
    Environment,
    EnvironmentMask,
    AlphaMask1,
    AlphaMask2,
    Normal,
    LightMap,
    AmbientOcclusion
};
inline constexpr std::size_t surfaceSlots = std::size_t(SurfaceSlot::AmbientOcclusion) + 1;

/// Where the texture coordinates come from, by the numbers of M3.
enum class SurfaceUv : std::uint8_t {
    Set0,
    Set1,
    ReflectedCube, ///< textures that are not cube maps: as ReflectedSphere; cube maps: the environment's only
    ReflectedSphere,
    LocalZ, ///< the vertex's place in the rest pose, seen along an axis
    WorldZ,
    Flipbook, ///< of the particle; set 0 on meshes
    Cube,     ///< cube maps: along the normal; others: as Sphere
    Sphere,
    Set2,
    Set3,
    LocalX,
    LocalY,
    WorldX,
    WorldY,
    Screen,
    TriPlanarWorld, ///< along all three axes, mixed by the direction of the surface
    TriPlanarLocal,
    TriPlanarWorldLocalZ ///< as TriPlanarWorld, with the height of the rest pose
};

/// The channels of a texel that are used. A single channel is used for all four; with Rgb the opacity is 1.
enum class SurfaceChannels : std::uint8_t { Rgb, Rgba, Alpha, Red, Green, Blue };

/// How decal and emissive layers are combined with what is below, by the numbers of M3.
enum class SurfaceBlend : std::uint8_t { Modulate, Modulate2x, Add, Blend, TeamEmissive, TeamDiffuse, AddNoAlpha };

enum class SurfaceFresnel : std::uint8_t { None, Normal, Inverted };

/// One texture or colour and the operations on it, in this order: channels, alpha, team colour, inversion, factor, sum,
/// clamping, fresnel.
struct SurfaceLayer
{
    bool isOn = false;         ///< the other members only count then
    std::int32_t texture = -1; ///< row in RenderScene::textures, -1: `colour`
    Track<Colour4> colour{{}, {1, 1, 1, 1}};
    SurfaceUv uv = SurfaceUv::Set0;
    SurfaceChannels channels = SurfaceChannels::Rgb;
    bool inverts = false, clamps = false;
    bool teamColour = false;     ///< where the texel's alpha is 0, the team's colour replaces it
    Track<float> alpha{{}, 1.f}; ///< factor of the alpha only
    Track<float> multiply{{}, 1.f}, add{{}, 0.f};
    /// uv' = ½ + tiling · R(angle.z) · (uv − ½ − offset), angle in radians (WhiteoutFlakes, after the game). A tiling
    /// of 0 without keys counts as 1.
    Track<Vec2> offset{{}, {0, 0}}, tiling{{}, {1, 1}};
    Track<Vec3> angle{{}, {0, 0, 0}};
    Track<Vec3> triPlanarOffset{{}, {0, 0, 0}}, triPlanarScale{{}, {1, 1, 1}}; ///< place' = scale · (place + offset)
    std::uint32_t rows = 0, columns = 0;                                       ///< cells of the texture, 0 or 1: none
    Track<std::int32_t> cell{{}, 0, true};                                     ///< along the rows
    SurfaceFresnel fresnel = SurfaceFresnel::None;
    float fresnelExponent = 4, fresnelMinimum = 0,
          fresnelRange = 1; ///< minimum + range · (1 − |n·v|)^exponent, clamped to 0…1
};

/// Makes a layer a pass of a StarCraft II material. These members of SceneLayer still apply: filterMode (one of M2's
/// eight), unshaded, twoSided, unfogged, noDepthTest, noDepthSet, `alpha`; its texture, textureAnimation and uvSet do
/// not.
///
/// lit = (diffuse ∘ decal) · light (twice the light map's) + specular · (n·h)^(specularity · gloss²); emissive layers
/// go on top: the modulating and blending ones in place, the others (and a second one after such a first) summed and
/// multiplied by hdrEmissive; then the environment by decalBlend (only modulate, add and blend), its alpha multiplied
/// by the mask. Opacity: the product of the alpha masks' alphas. Sources: rendering-and-simulation.md §7,
/// WhiteoutFlakes (what the game's own shaders compute).
struct SceneSurface
{
    std::array<SurfaceLayer, surfaceSlots> layers;
    SurfaceBlend decalBlend = SurfaceBlend::Add, emissive1Blend = SurfaceBlend::Add, emissive2Blend = SurfaceBlend::Add;
    float specularity = 20, hdrSpecular = 1, hdrEmissive = 1;
    float hdrEnvironmentConstant = 1, hdrEnvironmentDiffuse = 0, hdrEnvironmentSpecular = 0;
    float alphaThreshold = -1; ///< lowest opacity drawn, 0…1; below 0: all
    bool vertexColour = false, vertexAlpha = false;
    bool specularAlpha = false; ///< the specular layer's alpha is its colour
    bool dimsHighlight =
        false; ///< broad highlights are fainter: × −4.444e-6 p² + 4.333e-3 p + 2.0834e-3 with the exponent p

    SurfaceLayer &operator[](SurfaceSlot slot) { return layers[std::size_t(slot)]; }
    const SurfaceLayer &operator[](SurfaceSlot slot) const { return layers[std::size_t(slot)]; }
};

} // namespace sinew
