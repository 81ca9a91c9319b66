// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "plugins/m3/structs/common.h"

namespace sinew::m3 {

/// A picture that is projected onto the ground and other models (a splat).
struct Projection
{
    std::uint32_t sectionVersion = 5;
    std::uint32_t type = 1, bone = 0, material = 0xffffffff;
    Animated<Vec3> offset;
    Animated<float> pitch, yaw, roll, fieldOfView, aspectRatio, nearClip, farClip, boxBottom{-1.0f};
    Animated<float> boxTop{1.0f}, boxLeft{-1.0f}, boxRight{1.0f}, boxFront{-1.0f}, boxBack{1.0f};
    float falloff = 0, alphaStart = 0, alphaMid = 1, alphaEnd = 0, fadeIn = 0, fadeIn2 = 0;
    float stay = 0, stay2 = 0, fadeOut = 0, fadeOut2 = 0, attenuationDistance = 1;
    Animated<std::uint32_t> active{1u};
    std::uint32_t layer = 0, lodReduction = 0, lodCut = 0, flags = 0;
};

/// Moves particles, ribbons and bodies that listen on its channels.
struct Force
{
    std::uint32_t sectionVersion = 2;
    std::uint32_t type = 0, shape = 0, unknown8 = 0, bone = 0, flags = 0, channels = 1;
    Animated<float> strength{1.0f}, width{1.0f}, height{1.0f}, length{1.0f};
};

/// A warp of vertices; in no known file.
struct Warp
{
    std::uint32_t sectionVersion = 1;
    std::uint32_t type = 0, bone = 0, unknown8 = 0;
    Animated<float> radius{1.0f}, height, strength, angular, axial, radial;
};

/// A volume; in no known file.
struct ViewVolume
{
    std::uint32_t sectionVersion = 0;
    std::uint32_t bone = 0;
    Animated<Vec3> size{Vec3{1, 1, 1}};
};

/// The box in which a model casts its shadow.
struct ShadowBox
{
    std::uint32_t sectionVersion = 0;
    std::uint16_t bone = 0, unknown2 = 0;
    Animated<float> length{1.0f}, width{1.0f}, height{1.0f};
};

/// A bone that turns to the camera.
struct Billboard
{
    std::uint32_t sectionVersion = 0;
    Array<std::uint16_t> dependents;
    std::uint16_t bone = 0;
    std::uint8_t type = 6, lookAt = 1;
    Quat up, forward;
};

/// In no known file.
struct TerrainData
{
    std::uint32_t sectionVersion = 1;
    Array<Vec3> vectors;
    float unknown12 = 0, unknown16 = 0;
    Animated<float> unknown20, unknown40;
    std::uint32_t unknown60 = 1, unknown64 = 0, unknown68 = 0;
};

} // namespace sinew::m3

namespace sinew {
template<>
const StructInfo &describe<m3::Projection>();
template<>
const StructInfo &describe<m3::Force>();
template<>
const StructInfo &describe<m3::Warp>();
template<>
const StructInfo &describe<m3::ViewVolume>();
template<>
const StructInfo &describe<m3::ShadowBox>();
template<>
const StructInfo &describe<m3::Billboard>();
template<>
const StructInfo &describe<m3::TerrainData>();
} // namespace sinew
