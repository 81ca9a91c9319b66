// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "plugins/m3/structs/common.h"

namespace sinew::m3 {

namespace LayerFlag {
enum : std::uint32_t {
    WrapX = 0x4,
    WrapY = 0x8,
    Invert = 0x10,
    Clamp = 0x20,
    Add = 0x40,      ///< `add` counts
    Multiply = 0x80, ///< `multiply` counts
    ParticleFlipbook = 0x100,
    Video = 0x200,
    Colour = 0x400, ///< `colour` instead of a texture
    FresnelTransform = 0x4000,
    FresnelNormalize = 0x8000,
    FresnelLocal = 0x10000,
    FresnelNoMirror = 0x20000,
};
}

/// Where a layer takes its texture coordinates from.
namespace LayerUvSource {
enum : std::uint32_t {
    Uv0,
    Uv1,
    ReflectedCube,
    ReflectedSphere,
    LocalZ, ///< planar along the model's Z
    WorldZ,
    ParticleFlipbook,
    Cube,
    Sphere,
    Uv2,
    Uv3,
    LocalX,
    LocalY,
    WorldX,
    WorldY,
    Screen,
    TriPlanarWorld, ///< known programs disagree on the order of the three; none is in the corpus
    TriPlanarLocal,
    TriPlanarWorldLocalZ,
};
}

/// A texture or colour of a material and its treatment (LAYR). Every material has each of its layers once; one without
/// a texture and without LayerFlag::Colour is off.
struct Layer
{
    std::uint32_t sectionVersion = 26;
    std::uint32_t unknown0 = 0; ///< always 0
    FixedString<256> texture;   ///< path; absent or empty in three of four layers
    Animated<Colour4> colour;
    std::uint32_t flags = LayerFlag::WrapX | LayerFlag::WrapY | LayerFlag::Clamp | LayerFlag::Add | LayerFlag::Multiply;
    std::uint32_t uvSource = LayerUvSource::Uv0;
    std::uint32_t channels = 0;
    Animated<float> multiply = 1.0f;
    Animated<float> add;
    std::uint32_t noiseType = 0;
    float noiseAmplitude = 0.8f, noiseFrequency = 0.5f; ///< since 24
    std::int32_t videoChannel = -1;
    std::uint32_t videoFrameRate = 24, videoStart = 0;
    std::int32_t videoEnd = -1;
    std::uint32_t videoMode = 0, videoSync = 0;
    Animated<std::uint32_t> videoPlay = 1u, videoRestart = 1u;
    std::uint32_t flipbookRows = 0, flipbookColumns = 0;
    Animated<std::uint16_t> flipbookFrame;
    Animated<Vec2> uvOffset;
    Animated<Vec3> uvAngle; ///< radians; mostly z alone
    Animated<Vec2> uvTiling = Vec2{1, 1};
    Animated<float> uvWTranslation, uvWScale = 1.0f;
    Animated<float> alpha = 1.0f;                                   ///< community tools call it brightness
    Animated<Vec3> triPlanarOffset, triPlanarScale = Vec3{1, 1, 1}; ///< since 23
    std::int32_t uvSourceRelated = -1;
    std::uint32_t fresnelType = 0;
    float fresnelExponent = 4, fresnelMinimum = 0, fresnelRange = 1;
    Vec3 fresnelTranslation;                ///< since 25
    Vec3 fresnelInvertMask{1, 1, 1};        ///< since 25
    float fresnelYaw = 0, fresnelPitch = 0; ///< since 25
    float uvDensity = 1;                    ///< until 25
};

} // namespace sinew::m3

namespace sinew {
template<>
const StructInfo &describe<m3::Layer>();
}
