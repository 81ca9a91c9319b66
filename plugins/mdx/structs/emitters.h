// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "plugins/mdx/structs/common.h"

namespace sinew::mdx {

/// PREM: emits models.
struct ParticleEmitter
{
    Node node{.flags = NodeFlag::Emitter};
    float emissionRate = 0, gravity = 0, longitude = 0, latitude = 0;
    FixedString<260> path;
    float lifeSpan = 0, initialVelocity = 0;
    Curve<float> visibility, emissionRateKeys, gravityKeys, longitudeKeys, latitudeKeys, lifeSpanKeys, speedKeys;
};

/// PRE2: emits quads; 171 bytes after the node. WoW has more, in another order.
struct ParticleEmitter2
{
    Node node{.flags = NodeFlag::Emitter};
    float speed = 0, variation = 0, latitude = 0, gravity = 0, lifeSpan = 1, emissionRate = 10;
    float length = 0, width = 0; ///< slot 1 belongs to KP2N, slot 2 to KP2W
    std::uint32_t filterMode = 0;
    std::uint32_t rows = 1, columns = 1;
    std::uint32_t headOrTail = 0;
    float tailLength = 0, middleTime = 0.5f;
    std::array<Colour, 3> segmentColours{};
    std::array<std::uint8_t, 3> segmentAlphas{255, 255, 255};
    std::array<float, 3> segmentScalings{1, 1, 1};
    std::array<std::uint32_t, 3> headInterval{0, 0, 1}, headDecayInterval{0, 0, 1};
    std::array<std::uint32_t, 3> tailInterval{0, 0, 1}, tailDecayInterval{0, 0, 1};
    std::int32_t textureId = -1;
    std::uint32_t squirt = 0;
    std::int32_t priorityPlane = 0;
    std::uint32_t replaceableId = 0;
    Curve<float> speedKeys, latitudeKeys, emissionRateKeys, visibility, lengthKeys, widthKeys, gravityKeys,
        variationKeys;
    // WoW only:
    std::uint32_t emitterType = 1; ///< 0 base, 1 plane, 2 sphere, 3 spline
    float longitude = 0, zSource = 0;
    FixedString<260> geometryPath, recursionPath;
    float twinkleRate = 10, twinkleOnOff = 1, twinkleScaleMinimum = 1, twinkleScaleMaximum = 1;
    float instantVelocityScale = 0;
    float tumbleXMinimum = 0, tumbleXMaximum = 0, tumbleYMinimum = 0, tumbleYMaximum = 0, tumbleZMinimum = 0,
          tumbleZMaximum = 0;
    float drag = 0, spin = 0;
    Vec3 wind;
    float windTime = 0;
    float followSpeed1 = 0, followScale1 = 0, followSpeed2 = 0, followScale2 = 0;
    Array<Vec3> spline;
    Curve<float> longitudeKeys, lifeSpanKeys, zSourceKeys;
};

/// CORN: a PopcornFX effect, since 900.
struct PopcornEmitter
{
    Node node{.flags = NodeFlag::Emitter};
    float lifeSpan = 0, emissionRate = 0, speed = 0;
    Colour colour;
    float alpha = 1;
    std::uint32_t replaceableId = 0;
    FixedString<260> path;
    FixedString<260> animationVisibilityGuide;
    Curve<float> alphaKeys;
    Curve<Colour> colourKeys;
    Curve<float> emissionRateKeys, lifeSpanKeys, speedKeys, visibility;
};

/// RIBB
struct RibbonEmitter
{
    Node node{.flags = NodeFlag::Ribbon};
    float heightAbove = 0, heightBelow = 0, alpha = 1;
    Colour colour;
    float lifeSpan = 1;
    std::uint32_t textureSlot = 0, emissionRate = 10, rows = 1, columns = 1;
    std::uint32_t materialId = 0;
    float gravity = 0;
    Curve<float> visibility, heightAboveKeys, heightBelowKeys, alphaKeys;
    Curve<Colour> colourKeys;
    Curve<std::uint32_t> textureSlotKeys;
};

} // namespace sinew::mdx

namespace sinew {
template<>
const StructInfo &describe<mdx::ParticleEmitter>();
template<>
const StructInfo &describe<mdx::ParticleEmitter2>();
template<>
const StructInfo &describe<mdx::PopcornEmitter>();
template<>
const StructInfo &describe<mdx::RibbonEmitter>();
} // namespace sinew
