// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "plugins/m3/structs/common.h"

namespace sinew::m3 {

// Cloth of Heroes of the Storm. The corpus has none.

/// PHCC: a capsule that cloth can't pass through.
struct ClothCollider
{
    std::uint32_t sectionVersion = 0;
    Matrix44 matrix; ///< from the capsule to the bone
    float radius = 1, height = 1;
    std::int16_t bone = -1;
    std::uint16_t unknown74 = 0;
};

/// PHAC: how the vertices of a drawn region follow those of a simulated one.
struct ClothProxy
{
    std::uint32_t sectionVersion = 0;
    std::uint32_t drawnRegion = 0, simulatedRegion = 0;
    Array<std::uint64_t> lookups; ///< for each drawn vertex four vertices of the simulated region, 16 bits each
    Array<std::uint32_t> weights; ///< four bytes for each drawn vertex
};

/// PHCL.
struct Cloth
{
    std::uint32_t sectionVersion = 4;
    std::uint32_t simulatedRegion = 0;
    std::uint32_t unknown4 = 0;
    Array<std::uint16_t> skinBones;
    Array<std::uint8_t> vertexSimulated;             ///< 0 or 1 for each vertex
    Array<std::uint32_t> vertexBones, vertexWeights; ///< four bytes for each vertex
    List<ClothCollider> colliders;
    List<ClothProxy> proxies;
    float density = 10;
    float tracking = 0.25f;
    float stretchStiffness = 0.5f, horizontalStiffness = 0.5f, blendingStiffness = 0.5f;
    float damping = 2;
    float friction = 0;
    float gravity = 1;
    float explosionScale = 1, windScale = 1;
    float shearStiffness = 1;
    float drag = 1, lift = 1;
    float sphereStiffness = 1;
    std::uint32_t flatten = 0; ///< since 4, as are the following fields
    Animated<std::uint32_t> active{1};
    std::uint32_t skinCollision = 0;
    float skinOffset = 1, skinExponent = 1, skinStiffness = 1;
    std::uint32_t localForces = 0;
    Vec3 localWind;
};

} // namespace sinew::m3

namespace sinew {
template<>
const StructInfo &describe<m3::ClothCollider>();
template<>
const StructInfo &describe<m3::ClothProxy>();
template<>
const StructInfo &describe<m3::Cloth>();
} // namespace sinew
