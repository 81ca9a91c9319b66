// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "plugins/m2/structs/common.h"

namespace sinew::m2 {

struct Light
{
    std::uint16_t type = 1; ///< 0 directional, 1 point
    std::int16_t bone = -1;
    Vec3 position;
    Curve<Colour> ambientColour;
    Curve<float> ambientIntensity;
    Curve<Colour> diffuseColour;
    Curve<float> diffuseIntensity;
    Curve<float> attenuationStart, attenuationEnd;
    Curve<std::uint8_t> visibility;
};

struct Camera
{
    std::int32_t type = -1;      ///< 0 portrait, 1 character information, -1 others
    float fieldOfView = 0.7854f; ///< radians, diagonal; before 272
    float farClip = 100, nearClip = 0.2f;
    Curve<Vec3> positions; ///< spline keys, added to `position`
    Vec3 position;
    Curve<Vec3> targets;
    Vec3 target;
    Curve<float> roll;            ///< radians
    Curve<float> fieldOfViewKeys; ///< since 272
};

struct Ribbon
{
    std::int32_t id = -1;
    std::uint32_t bone = 0;
    Vec3 position;
    Array<std::uint16_t> textures;
    Array<std::uint16_t> materials;
    Curve<Colour> colour;
    Curve<float> alpha;
    Curve<float> heightAbove, heightBelow;
    float edgesPerSecond = 15;
    float edgeLifetime = 1; ///< seconds
    float gravity = 0;
    std::uint16_t rows = 1, columns = 1;
    Curve<std::uint16_t> textureSlot;
    Curve<std::uint8_t> visibility;
    std::int16_t priorityPlane = 0;
    std::int8_t colourIndex = 0;
    std::int8_t textureTransform = -1; ///< row of textureTransformCombos
};

namespace ParticleFlag {
enum : std::uint32_t {
    Extrude = 0x800,
    Refraction = 0x100000, ///< not with MultiTexture
    CompressedGravity = 0x800000,
    MultiTexture = 0x10000000
};
}

struct Particle
{
    std::int32_t id = -1;
    std::uint32_t flags = 0;
    Vec3 position;
    std::uint16_t bone = 0;
    std::uint16_t texture = 0, texture1 = 0xffff, texture2 = 0xffff;
    FixedString<264> geometryModel, recursionModel;
    std::uint8_t blendType = 0, blendTypeHigh = 0;
    std::uint8_t emitterType = 1, emitterTypeHigh = 0;
    std::uint16_t colourIndex = 0;
    std::uint8_t particleType = 0, headOrTail = 0;         ///< before the multi-texture layout
    std::array<std::uint8_t, 2> multiTextureScale{32, 32}; ///< 1/32
    std::int16_t priorityPlane = 0;
    std::uint16_t rows = 1, columns = 1;
    Curve<float> speed, speedVariation, verticalRange, horizontalRange;
    Curve<float> gravity;      ///< down along z, unless compressed
    Curve<Vec3> gravityVector; ///< compressed
    Curve<float> lifespan;
    float lifespanVariation = 0;
    Curve<float> emissionRate;
    float emissionRateVariation = 0;
    Curve<float> areaLength, areaWidth, zSource;
    // Since 264, over the particle's life.
    Curve<Colour> colour; ///< red, green, blue, 0…1
    Curve<float> alpha;
    Curve<Vec2> scale;
    Vec2 scaleVariation;
    Curve<std::uint16_t> headCell, tailCell;
    // Before 264: at birth, middle and death.
    float midPoint = 0.5f;
    std::array<std::array<std::uint8_t, 4>, 3> colours{}; ///< blue, green, red, alpha
    std::array<float, 3> scales{1, 1, 1};
    std::array<std::uint16_t, 3> headLife{0, 0, 1}, headDecay{0, 0, 1};
    std::array<std::uint16_t, 2> tailLife{}, tailDecay{};
    float tailLength = 0, twinkleSpeed = 0, twinklePercent = 1;
    Vec2 twinkleScale{1, 1};
    float burstMultiplier = 0, drag = 0;
    float baseSpin = 0, baseSpinVariation = 0; ///< since 264
    float spin = 0;
    float spinVariation = 0; ///< since 264
    Vec3 tumbleMinimum, tumbleMaximum;
    Vec3 wind;
    float windTime = 0;
    float followSpeed1 = 0, followScale1 = 0, followSpeed2 = 0, followScale2 = 0;
    Array<Vec3> splinePoints;
    Curve<std::uint8_t> enabled;
    std::array<std::int16_t, 4> multiTextureScroll{}; ///< 1/512 per second: x, y of the second and third texture
    std::array<std::int16_t, 4> multiTextureScrollVariation{};
};

} // namespace sinew::m2

namespace sinew {
template<>
const StructInfo &describe<m2::Light>();
template<>
const StructInfo &describe<m2::Camera>();
template<>
const StructInfo &describe<m2::Ribbon>();
template<>
const StructInfo &describe<m2::Particle>();
} // namespace sinew
