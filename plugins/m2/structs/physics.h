// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "plugins/m2/structs/common.h"
#include "plugins/m2/structs/physics_joints.h"

namespace sinew::m2 {

// Contents of .phys files and .bone files. Chunks got new tags and more fields over the versions; a structure has all
// of them, and the form of an item says which of them its chunk stores: 0 is the oldest. All items of a list have the
// same form. Sources: the wowdev page PHYS, husk's parser (checked on 103 official files).

/// A rigid body, which moves as one: BODY, BDY2, BDY3, BDY4.
struct PhysicsBody
{
    std::uint8_t form = 3;
    std::uint16_t type = 1;
    std::uint16_t bone = 0xffff;
    Vec3 position;                                ///< in model space
    std::uint32_t shapeStart = 0, shapeCount = 0; ///< rows of Physics::shapes
    float unknown0 = 0;                           ///< since BDY3
    float mass = 1;                               ///< since BDY2
    float drag = 0, weight = 0, damping = 0.9f;   ///< since BDY3
    std::uint32_t unknown1 = 0;                   ///< since BDY4
};

/// What bodies are made of: SHAP, SHP2.
struct PhysicsShape
{
    std::uint8_t form = 1;
    std::uint16_t type = 0;  ///< 0 box, 1 capsule, 2 sphere, 3 polytope
    std::uint16_t index = 0; ///< row of the list of that type
    std::array<std::uint8_t, 4> unknown0{};
    float friction = 0.5f, restitution = 0, density = 1;
    std::uint32_t unknown1 = 0; ///< since SHP2, like the next fields
    float unknown2 = 1;
    std::uint16_t unknown3 = 0, unknown4 = 0;
};

/// BOXS.
struct BoxShape
{
    Matrix34 frame;
    Vec3 halfSize;
};

/// CAPS.
struct CapsuleShape
{
    Vec3 start, end;
    float radius = 0;
};

/// SPHS.
struct SphereShape
{
    Vec3 position;
    float radius = 0;
};

/// An item of PLYT: a convex body.
struct Polytope
{
    // The header: 80 bytes, into which the game writes pointers.
    std::array<std::uint8_t, 12> unknown0{};
    std::uint32_t faceCount = 0;
    std::array<std::uint8_t, 20> unknown1{};
    std::uint32_t edgeCount = 0;
    std::array<std::uint8_t, 12> unknown2{};
    std::array<float, 6> values{};
    Array<Vec3> vertices;
    /// 16 bytes for each face, one more for each face, four for each half edge.
    Array<std::uint8_t> data;
};

/// PHYV.
struct PhysicsValues
{
    std::array<float, 6> values{};
};

/// A .phys file, or the PFDC chunk of a model, which holds the same.
struct Physics
{
    std::uint8_t place = 0;    ///< 0 in the .phys file, 1 in PFDC
    std::uint16_t version = 5; ///< PHYS
    std::uint32_t type = 0;    ///< PHYT
    List<PhysicsValues> values;
    List<PhysicsBody> bodies;
    List<PhysicsShape> shapes;
    List<BoxShape> boxes;
    List<CapsuleShape> capsules;
    List<SphereShape> spheres;
    List<Polytope> polytopes;
    List<PhysicsJoint> joints;
    List<SphericalJoint> sphericalJoints;
    List<ShoulderJoint> shoulderJoints;
    List<WeldJoint> weldJoints;
    List<RevoluteJoint> revoluteJoints;
    List<PrismaticJoint> prismaticJoints;
    List<DistanceJoint> distanceJoints;
    List<Opaque> opaques; ///< chunks that are not understood
};

/// A .bone file: offsets of bones for a face.
struct BoneFile
{
    std::uint32_t version = 1;
    Array<std::uint16_t> bones;           ///< BIDA
    Array<std::array<float, 16>> offsets; ///< BOMT
};

} // namespace sinew::m2

namespace sinew {
template<>
const StructInfo &describe<m2::PhysicsBody>();
template<>
const StructInfo &describe<m2::PhysicsShape>();
template<>
const StructInfo &describe<m2::BoxShape>();
template<>
const StructInfo &describe<m2::CapsuleShape>();
template<>
const StructInfo &describe<m2::SphereShape>();
template<>
const StructInfo &describe<m2::Polytope>();
template<>
const StructInfo &describe<m2::PhysicsValues>();
template<>
const StructInfo &describe<m2::Physics>();
template<>
const StructInfo &describe<m2::BoneFile>();
} // namespace sinew
