// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "plugins/mdx/structs/common.h"

namespace sinew::mdx {

struct Bone
{
    Node node{.flags = NodeFlag::Bone};
    std::int32_t geosetId = -1; ///< -1: several
    std::int32_t geosetAnimationId = -1;
};

struct Light
{
    Node node{.flags = NodeFlag::Light};
    std::uint32_t type = 0;
    float attenuationStart = 80, attenuationEnd = 200;
    Colour colour;
    float intensity = 1;
    Colour ambientColour;
    float ambientIntensity = 0;
    float shadowIntensity = 0.4f;                                            ///< since 1200
    std::uint32_t shadowCasting = 0;                                         ///< since 1300, not in WoW
    float shadowCastingStart = 0, shadowCastingEnd = 0;                      ///< since 1300
    float quadraticFalloff = 0.0005f, linearFalloff = 0, damping = 0.00001f; ///< since 1600; the game's values before
    Curve<float> attenuationStartKeys, attenuationEndKeys;
    Curve<Colour> colourKeys;
    Curve<float> intensityKeys, ambientIntensityKeys;
    Curve<Colour> ambientColourKeys;
    Curve<float> visibility;
    Curve<float> shadowCastingStartKeys, shadowCastingEndKeys;         ///< since 1300
    Curve<float> quadraticFalloffKeys, linearFalloffKeys, dampingKeys; ///< since 1600
};

struct Helper
{
    Node node;
};

struct Attachment
{
    Node node{.flags = NodeFlag::Attachment};
    FixedString<260> path;
    std::uint32_t attachmentId = 0;
    std::uint8_t padding = 0; ///< WoW
    Curve<float> visibility;
};

/// Node name: four characters for the kind (SND?, SPN?, SPL?, FPT?, UBR?) and four for the table row.
struct EventObject
{
    Node node{.flags = NodeFlag::Event};
    Curve<NoValue> track; ///< KEVT: count, global sequence, times
};

struct CollisionShape
{
    Node node{.flags = NodeFlag::Collision};
    std::uint32_t type = 0;
    Vec3 vertex1, vertex2;
    float radius = 0;
};

/// HTST of WoW: a shape for picking. By type: corners of a box; base, height and radius of a cylinder; centre and
/// radius of a sphere; length and width of a plane.
struct HitTestShape
{
    Node node{.flags = NodeFlag::Collision};
    std::uint8_t type = 0;
    Vec3 vertex1, vertex2;
    float height = 0, radius = 0;
    float length = 0, width = 0;
};

struct Camera
{
    FixedString<80> name;
    Vec3 position;
    float fieldOfView = 0.7853982f;
    float farClip = 1000, nearClip = 8;
    Vec3 target;
    Curve<Vec3> translation;
    Curve<float> roll;
    Curve<Vec3> targetTranslation;
    Curve<float> visibility;                        ///< WoW; also since 1300
    std::uint8_t header = 3;                        ///< since 1300, not in WoW: in the top byte of the size
    Curve<float> focusDistance, focalLength, fStop; ///< likewise
};

} // namespace sinew::mdx

namespace sinew {
template<>
const StructInfo &describe<mdx::Bone>();
template<>
const StructInfo &describe<mdx::Light>();
template<>
const StructInfo &describe<mdx::Helper>();
template<>
const StructInfo &describe<mdx::Attachment>();
template<>
const StructInfo &describe<mdx::EventObject>();
template<>
const StructInfo &describe<mdx::CollisionShape>();
template<>
const StructInfo &describe<mdx::HitTestShape>();
template<>
const StructInfo &describe<mdx::Camera>();
} // namespace sinew
