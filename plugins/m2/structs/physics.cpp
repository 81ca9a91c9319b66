// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m2/structs/physics.h"

#include "core/schema/struct_builder.h"
#include "plugins/m2/names/physics_names.h"
#include "plugins/m2/structs/forms.h"

#include <QtGlobal>

namespace sinew {

using namespace m2;

template<>
const StructInfo &describe<PhysicsBody>()
{
    // clang-format off
    static const StructInfo s = StructBuilder<PhysicsBody>("PhysicsBody", "Body")
        .field("form", &PhysicsBody::form).label("Version").stored(Storage::Runtime).derived().hidden()
            .help(QT_TRANSLATE_NOOP("Field", "Version of the chunk; 0 is the oldest"))
        .field("type", &PhysicsBody::type).enumeration(bodyTypes())
            .help(QT_TRANSLATE_NOOP("Field", "How the body moves"))
        .field("bone", &PhysicsBody::bone).refersTo("bones", OnDelete::Clear, 0xffff)
            .help(QT_TRANSLATE_NOOP("Field", "Bone that the body follows or moves"))
        .field("position", &PhysicsBody::position).space(Space::Point).unit(Unit::Distance)
            .help(QT_TRANSLATE_NOOP("Field", "Position in model space"))
        .field("shapeStart", &PhysicsBody::shapeStart)
            .help(QT_TRANSLATE_NOOP("Field", "Row of the first shape of the body"))
        .field("shapeCount", &PhysicsBody::shapeCount)
            .help(QT_TRANSLATE_NOOP("Field", "Number of shapes"))
        .field("unknown0", &PhysicsBody::unknown0).when(hasForm<PhysicsBody, 2>)
            .help(QT_TRANSLATE_NOOP("Field", "Meaning unknown"))
        .field("mass", &PhysicsBody::mass).when(hasForm<PhysicsBody, 1>)
            .help(QT_TRANSLATE_NOOP("Field", "Mass, probably; 1 where older files do not store it"))
        .field("drag", &PhysicsBody::drag).when(hasForm<PhysicsBody, 2>)
            .help(QT_TRANSLATE_NOOP("Field", "Air resistance, probably"))
        .field("weight", &PhysicsBody::weight).when(hasForm<PhysicsBody, 2>)
            .help(QT_TRANSLATE_NOOP("Field",
                "With 0, the body follows its bone even if the bone's flag lets physics move it"))
        .field("damping", &PhysicsBody::damping).when(hasForm<PhysicsBody, 2>)
            .help(QT_TRANSLATE_NOOP("Field", "Damping, probably; 0.9 where older files do not store it"))
        .field("unknown1", &PhysicsBody::unknown1).when(hasForm<PhysicsBody, 3>)
            .help(QT_TRANSLATE_NOOP("Field", "Meaning unknown"))
        .done();
    // clang-format on
    return s;
}

template<>
const StructInfo &describe<PhysicsShape>()
{
    // clang-format off
    static const StructInfo s = StructBuilder<PhysicsShape>("PhysicsShape", "Shape")
        .field("form", &PhysicsShape::form).label("Version").stored(Storage::Runtime).derived().hidden()
            .help(QT_TRANSLATE_NOOP("Field", "Version of the chunk; 0 is the oldest"))
        .field("type", &PhysicsShape::type).enumeration(shapeTypes())
            .help(QT_TRANSLATE_NOOP("Field", "Kind of the shape"))
        .field("index", &PhysicsShape::index)
            .help(QT_TRANSLATE_NOOP("Field", "Row in the list of that kind"))
        .field("unknown0", &PhysicsShape::unknown0)
            .help(QT_TRANSLATE_NOOP("Field", "Meaning unknown"))
        .field("friction", &PhysicsShape::friction).atLeast(0)
            .help(QT_TRANSLATE_NOOP("Field", "Friction of the surface"))
        .field("restitution", &PhysicsShape::restitution).atLeast(0)
            .help(QT_TRANSLATE_NOOP("Field", "Fraction of the speed that is left after a bounce"))
        .field("density", &PhysicsShape::density).atLeast(0)
            .help(QT_TRANSLATE_NOOP("Field", "Mass per unit of volume"))
        .field("unknown1", &PhysicsShape::unknown1).when(hasForm<PhysicsShape, 1>)
            .help(QT_TRANSLATE_NOOP("Field", "Meaning unknown"))
        .field("unknown2", &PhysicsShape::unknown2).when(hasForm<PhysicsShape, 1>)
            .help(QT_TRANSLATE_NOOP("Field", "Meaning unknown"))
        .field("unknown3", &PhysicsShape::unknown3).when(hasForm<PhysicsShape, 1>)
            .help(QT_TRANSLATE_NOOP("Field", "Meaning unknown"))
        .field("unknown4", &PhysicsShape::unknown4).when(hasForm<PhysicsShape, 1>)
            .help(QT_TRANSLATE_NOOP("Field", "Meaning unknown"))
        .done();
    // clang-format on
    return s;
}

template<>
const StructInfo &describe<BoxShape>()
{
    // clang-format off
    static const StructInfo s = StructBuilder<BoxShape>("BoxShape", "Box")
        .field("frame", &BoxShape::frame).space(Space::Frame)
            .help(QT_TRANSLATE_NOOP("Field",
                "Rotation and position of the centre, relative to the body; the last column is the position"))
        .field("halfSize", &BoxShape::halfSize).space(Space::Length).unit(Unit::Distance)
            .help(QT_TRANSLATE_NOOP("Field", "From the centre to the sides"))
        .done();
    // clang-format on
    return s;
}

template<>
const StructInfo &describe<CapsuleShape>()
{
    // clang-format off
    static const StructInfo s = StructBuilder<CapsuleShape>("CapsuleShape", "Capsule")
        .field("start", &CapsuleShape::start).space(Space::Offset).unit(Unit::Distance)
            .help(QT_TRANSLATE_NOOP("Field", "Centre of one end, relative to the body"))
        .field("end", &CapsuleShape::end).space(Space::Offset).unit(Unit::Distance)
            .help(QT_TRANSLATE_NOOP("Field", "Centre of the other end, relative to the body"))
        .field("radius", &CapsuleShape::radius).space(Space::Length).unit(Unit::Distance)
            .help(QT_TRANSLATE_NOOP("Field", "Radius"))
        .done();
    // clang-format on
    return s;
}

template<>
const StructInfo &describe<SphereShape>()
{
    // clang-format off
    static const StructInfo s = StructBuilder<SphereShape>("SphereShape", "Sphere")
        .field("position", &SphereShape::position).space(Space::Offset).unit(Unit::Distance)
            .help(QT_TRANSLATE_NOOP("Field", "Centre, relative to the body"))
        .field("radius", &SphereShape::radius).space(Space::Length).unit(Unit::Distance)
            .help(QT_TRANSLATE_NOOP("Field", "Radius"))
        .done();
    // clang-format on
    return s;
}

template<>
const StructInfo &describe<Polytope>()
{
    // clang-format off
    static const StructInfo s = StructBuilder<Polytope>("Polytope")
        .field("unknown0", &Polytope::unknown0).hidden()
            .help(QT_TRANSLATE_NOOP("Field", "Room for pointers"))
        .field("faceCount", &Polytope::faceCount).derived()
            .help(QT_TRANSLATE_NOOP("Field", "Number of faces"))
        .field("unknown1", &Polytope::unknown1).hidden()
            .help(QT_TRANSLATE_NOOP("Field", "Room for pointers"))
        .field("edgeCount", &Polytope::edgeCount).derived()
            .help(QT_TRANSLATE_NOOP("Field", "Number of half edges"))
        .field("unknown2", &Polytope::unknown2).hidden()
            .help(QT_TRANSLATE_NOOP("Field", "Room for pointers"))
        .field("values", &Polytope::values)
            .help(QT_TRANSLATE_NOOP("Field", "Meaning unknown"))
        .field("vertices", &Polytope::vertices).space(Space::Offset).unit(Unit::Distance)
            .help(QT_TRANSLATE_NOOP("Field", "Corners, relative to the body"))
        .field("data", &Polytope::data)
            .help(QT_TRANSLATE_NOOP("Field", "17 bytes for each face, then four for each half edge; kept as they are"))
        .done();
    // clang-format on
    return s;
}

template<>
const StructInfo &describe<PhysicsValues>()
{
    // clang-format off
    static const StructInfo s = StructBuilder<PhysicsValues>("PhysicsValues", "Values")
        .field("values", &PhysicsValues::values)
            .help(QT_TRANSLATE_NOOP("Field", "Meaning unknown"))
        .done();
    // clang-format on
    return s;
}

template<>
const StructInfo &describe<Physics>()
{
    // clang-format off
    static const StructInfo s = StructBuilder<Physics>("Physics")
        .field("place", &Physics::place).label("Location").stored(Storage::Runtime)
            .enumeration(physicsPlaces()).derived()
            .help(QT_TRANSLATE_NOOP("Field", "Where it is stored"))
        .field("version", &Physics::version).derived()
            .help(QT_TRANSLATE_NOOP("Field", "Version of the file"))
        .field("type", &Physics::type)
            .help(QT_TRANSLATE_NOOP("Field", "Meaning unknown; since version 1"))
        .field("values", &Physics::values)
            .help(QT_TRANSLATE_NOOP("Field", "Six numbers, meaning unknown; files that have them contain little else"))
        .field("bodies", &Physics::bodies)
            .help(QT_TRANSLATE_NOOP("Field", "Parts that move as one"))
        .field("shapes", &Physics::shapes)
            .help(QT_TRANSLATE_NOOP("Field", "Materials of the bodies"))
        .field("boxes", &Physics::boxes)
            .help(QT_TRANSLATE_NOOP("Field", "Boxes used by shapes"))
        .field("capsules", &Physics::capsules)
            .help(QT_TRANSLATE_NOOP("Field", "Capsules used by shapes"))
        .field("spheres", &Physics::spheres)
            .help(QT_TRANSLATE_NOOP("Field", "Spheres used by shapes"))
        .field("polytopes", &Physics::polytopes)
            .help(QT_TRANSLATE_NOOP("Field", "Convex bodies used by shapes; since version 3"))
        .field("joints", &Physics::joints)
            .help(QT_TRANSLATE_NOOP("Field", "Connections between bodies"))
        .field("sphericalJoints", &Physics::sphericalJoints)
            .help(QT_TRANSLATE_NOOP("Field", "Joints that rotate about a point"))
        .field("shoulderJoints", &Physics::shoulderJoints)
            .help(QT_TRANSLATE_NOOP("Field", "Joints that twist and swing within limits"))
        .field("weldJoints", &Physics::weldJoints)
            .help(QT_TRANSLATE_NOOP("Field", "Joints that hold like a spring"))
        .field("revoluteJoints", &Physics::revoluteJoints)
            .help(QT_TRANSLATE_NOOP("Field", "Joints that rotate about an axis; since version 2"))
        .field("prismaticJoints", &Physics::prismaticJoints)
            .help(QT_TRANSLATE_NOOP("Field", "Joints that slide along an axis; since version 2"))
        .field("distanceJoints", &Physics::distanceJoints)
            .help(QT_TRANSLATE_NOOP("Field", "Joints that keep a distance; since version 2"))
        .field("opaques", &Physics::opaques).label("Unknown chunks")
            .help(QT_TRANSLATE_NOOP("Field",
                "Unknown chunks, kept byte for byte in their original position"))
        .done();
    // clang-format on
    return s;
}

template<>
const StructInfo &describe<BoneFile>()
{
    // clang-format off
    static const StructInfo s = StructBuilder<BoneFile>("BoneFile", "Bone file")
        .field("version", &BoneFile::version)
            .help(QT_TRANSLATE_NOOP("Field", "Version of the file"))
        .field("bones", &BoneFile::bones).refersTo("bones", OnDelete::Clear, 0xffff)
            .help(QT_TRANSLATE_NOOP("Field", "Bones that are moved"))
        .field("offsets", &BoneFile::offsets)
            .help(QT_TRANSLATE_NOOP("Field", "Matrix of each bone"))
        .done();
    // clang-format on
    return s;
}

} // namespace sinew
