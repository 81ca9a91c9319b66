// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

// `form` is explained in physics.h.

#include "plugins/m2/structs/common.h"

#include <array>

namespace sinew::m2 {

/// A connection of two bodies: JOIN.
struct PhysicsJoint
{
    std::uint32_t bodyA = 0, bodyB = 0; ///< rows of Physics::bodies
    std::array<std::uint8_t, 4> unknown{};
    std::uint16_t type = 0;  ///< 0 spherical, 1 shoulder, 2 weld, 3 revolute, 4 prismatic, 5 distance
    std::uint16_t index = 0; ///< row of the list of that type
};

/// WELJ, WLJ2, WLJ3.
struct WeldJoint
{
    std::uint8_t form = 2;
    Matrix34 frameA, frameB;
    float angularFrequency = 0, angularDamping = 0;
    float linearFrequency = 0, linearDamping = 0; ///< since WLJ2
    float unknown = 0;                            ///< since WLJ3
};

/// SPHJ.
struct SphericalJoint
{
    Vec3 anchorA, anchorB;
    float frictionTorque = 0;
};

/// SHOJ, SHOJ with a motor, SHJ2.
struct ShoulderJoint
{
    std::uint8_t form = 2;
    Matrix34 frameA, frameB;
    float lowerTwist = 0, upperTwist = 0, cone = 0;
    float maxMotorTorque = 0; ///< since the second form
    std::uint32_t motorMode = 0;
    float motorFrequency = 0, motorDamping = 0; ///< since SHJ2
};

/// PRSJ, PRS2.
struct PrismaticJoint
{
    std::uint8_t form = 1;
    Matrix34 frameA, frameB;
    float lowerLimit = 0, upperLimit = 0;
    float unknown0 = 0;
    float maxMotorForce = 0;
    float unknown1 = 0;
    std::uint32_t motorMode = 0;
    float motorFrequency = 0, motorDamping = 0; ///< since PRS2
};

/// REVJ, REV2.
struct RevoluteJoint
{
    std::uint8_t form = 1;
    Matrix34 frameA, frameB;
    float lowerAngle = 0, upperAngle = 0;
    float maxMotorTorque = 0;
    std::uint32_t motorMode = 0;
    float motorFrequency = 0, motorDamping = 0; ///< since REV2
};

/// DSTJ.
struct DistanceJoint
{
    Vec3 anchorA, anchorB;
    float distance = 0;
};

} // namespace sinew::m2

namespace sinew {
template<>
const StructInfo &describe<m2::PhysicsJoint>();
template<>
const StructInfo &describe<m2::WeldJoint>();
template<>
const StructInfo &describe<m2::SphericalJoint>();
template<>
const StructInfo &describe<m2::ShoulderJoint>();
template<>
const StructInfo &describe<m2::PrismaticJoint>();
template<>
const StructInfo &describe<m2::RevoluteJoint>();
template<>
const StructInfo &describe<m2::DistanceJoint>();
} // namespace sinew
