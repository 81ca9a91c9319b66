// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m2/structs/physics_joints.h"

#include "core/schema/struct_builder.h"
#include "plugins/m2/names/physics_names.h"
#include "plugins/m2/structs/forms.h"

#include <QtGlobal>

namespace sinew {

using namespace m2;

template<>
const StructInfo &describe<PhysicsJoint>()
{
    // clang-format off
    static const StructInfo s = StructBuilder<PhysicsJoint>("PhysicsJoint", "Joint")
        .field("bodyA", &PhysicsJoint::bodyA).label("Body A")
            .help(QT_TRANSLATE_NOOP("Field", "Row of the first body"))
        .field("bodyB", &PhysicsJoint::bodyB).label("Body B")
            .help(QT_TRANSLATE_NOOP("Field", "Row of the second body"))
        .field("unknown", &PhysicsJoint::unknown)
            .help(QT_TRANSLATE_NOOP("Field", "Meaning unknown"))
        .field("type", &PhysicsJoint::type).enumeration(jointTypes())
            .help(QT_TRANSLATE_NOOP("Field", "Kind of the joint"))
        .field("index", &PhysicsJoint::index)
            .help(QT_TRANSLATE_NOOP("Field", "Row in the list of that kind"))
        .done();
    // clang-format on
    return s;
}

template<>
const StructInfo &describe<SphericalJoint>()
{
    // clang-format off
    static const StructInfo s = StructBuilder<SphericalJoint>("SphericalJoint", "Spherical joint")
        .field("anchorA", &SphericalJoint::anchorA).space(Space::Offset).label("Anchor A").unit(Unit::Distance)
            .help(QT_TRANSLATE_NOOP("Field", "Position of the joint, relative to the first body"))
        .field("anchorB", &SphericalJoint::anchorB).space(Space::Offset).label("Anchor B").unit(Unit::Distance)
            .help(QT_TRANSLATE_NOOP("Field", "Position of the joint, relative to the second body"))
        .field("frictionTorque", &SphericalJoint::frictionTorque)
            .help(QT_TRANSLATE_NOOP("Field", "Torque that slows the rotation down"))
        .done();
    // clang-format on
    return s;
}

template<>
const StructInfo &describe<ShoulderJoint>()
{
    // clang-format off
    static const StructInfo s = StructBuilder<ShoulderJoint>("ShoulderJoint", "Shoulder joint")
        .field("form", &ShoulderJoint::form).label("Version").stored(Storage::Runtime).derived().hidden()
            .help(QT_TRANSLATE_NOOP("Field", "Version of the chunk; 0 is the oldest"))
        .field("frameA", &ShoulderJoint::frameA).space(Space::Frame).label("Frame A")
            .help(QT_TRANSLATE_NOOP("Field",
                "Axes and position of the joint, relative to the first body; the last column is the position"))
        .field("frameB", &ShoulderJoint::frameB).space(Space::Frame).label("Frame B")
            .help(QT_TRANSLATE_NOOP("Field",
                "Axes and position of the joint, relative to the second body; the last column is the position"))
        .field("lowerTwist", &ShoulderJoint::lowerTwist).unit(Unit::Radians)
            .help(QT_TRANSLATE_NOOP("Field", "Smallest rotation about the axis"))
        .field("upperTwist", &ShoulderJoint::upperTwist).unit(Unit::Radians)
            .help(QT_TRANSLATE_NOOP("Field", "Largest rotation about the axis"))
        .field("cone", &ShoulderJoint::cone).unit(Unit::Radians)
            .help(QT_TRANSLATE_NOOP("Field", "Largest swing angle away from the axis"))
        .field("maxMotorTorque", &ShoulderJoint::maxMotorTorque).when(hasForm<ShoulderJoint, 1>)
            .help(QT_TRANSLATE_NOOP("Field", "Largest torque of the motor"))
        .field("motorMode", &ShoulderJoint::motorMode).when(hasForm<ShoulderJoint, 1>)
            .help(QT_TRANSLATE_NOOP("Field", "0 no motor, 1 towards a position, 2 with a speed"))
        .field("motorFrequency", &ShoulderJoint::motorFrequency).when(hasForm<ShoulderJoint, 2>)
            .help(QT_TRANSLATE_NOOP("Field", "Frequency with which the motor reaches its target, in hertz"))
        .field("motorDamping", &ShoulderJoint::motorDamping).when(hasForm<ShoulderJoint, 2>)
            .help(QT_TRANSLATE_NOOP("Field", "Damping ratio of the motor; 1 does not oscillate"))
        .done();
    // clang-format on
    return s;
}

template<>
const StructInfo &describe<WeldJoint>()
{
    // clang-format off
    static const StructInfo s = StructBuilder<WeldJoint>("WeldJoint", "Weld joint")
        .field("form", &WeldJoint::form).label("Version").stored(Storage::Runtime).derived().hidden()
            .help(QT_TRANSLATE_NOOP("Field", "Version of the chunk; 0 is the oldest"))
        .field("frameA", &WeldJoint::frameA).space(Space::Frame).label("Frame A")
            .help(QT_TRANSLATE_NOOP("Field",
                "Axes and position of the joint, relative to the first body; the last column is the position"))
        .field("frameB", &WeldJoint::frameB).space(Space::Frame).label("Frame B")
            .help(QT_TRANSLATE_NOOP("Field",
                "Axes and position of the joint, relative to the second body; the last column is the position"))
        .field("angularFrequency", &WeldJoint::angularFrequency)
            .help(QT_TRANSLATE_NOOP("Field", "Frequency of the rotational spring, in hertz; 0 is rigid"))
        .field("angularDamping", &WeldJoint::angularDamping)
            .help(QT_TRANSLATE_NOOP("Field", "Damping ratio of the rotation; 1 does not oscillate"))
        .field("linearFrequency", &WeldJoint::linearFrequency).when(hasForm<WeldJoint, 1>)
            .help(QT_TRANSLATE_NOOP("Field", "Frequency of the linear spring, in hertz; 0 is rigid"))
        .field("linearDamping", &WeldJoint::linearDamping).when(hasForm<WeldJoint, 1>)
            .help(QT_TRANSLATE_NOOP("Field", "Damping ratio of the movement; 1 does not oscillate"))
        .field("unknown", &WeldJoint::unknown).when(hasForm<WeldJoint, 2>)
            .help(QT_TRANSLATE_NOOP("Field", "Meaning unknown"))
        .done();
    // clang-format on
    return s;
}

template<>
const StructInfo &describe<RevoluteJoint>()
{
    // clang-format off
    static const StructInfo s = StructBuilder<RevoluteJoint>("RevoluteJoint", "Revolute joint")
        .field("form", &RevoluteJoint::form).label("Version").stored(Storage::Runtime).derived().hidden()
            .help(QT_TRANSLATE_NOOP("Field", "Version of the chunk; 0 is the oldest"))
        .field("frameA", &RevoluteJoint::frameA).space(Space::Frame).label("Frame A")
            .help(QT_TRANSLATE_NOOP("Field",
                "Axes and position of the joint, relative to the first body; the last column is the position"))
        .field("frameB", &RevoluteJoint::frameB).space(Space::Frame).label("Frame B")
            .help(QT_TRANSLATE_NOOP("Field",
                "Axes and position of the joint, relative to the second body; the last column is the position"))
        .field("lowerAngle", &RevoluteJoint::lowerAngle).unit(Unit::Radians)
            .help(QT_TRANSLATE_NOOP("Field", "Smallest angle"))
        .field("upperAngle", &RevoluteJoint::upperAngle).unit(Unit::Radians)
            .help(QT_TRANSLATE_NOOP("Field", "Largest angle"))
        .field("maxMotorTorque", &RevoluteJoint::maxMotorTorque)
            .help(QT_TRANSLATE_NOOP("Field", "Largest torque of the motor"))
        .field("motorMode", &RevoluteJoint::motorMode)
            .help(QT_TRANSLATE_NOOP("Field", "0 no motor, 1 towards a position, 2 with a speed"))
        .field("motorFrequency", &RevoluteJoint::motorFrequency).when(hasForm<RevoluteJoint, 1>)
            .help(QT_TRANSLATE_NOOP("Field", "Frequency with which the motor reaches its target, in hertz"))
        .field("motorDamping", &RevoluteJoint::motorDamping).when(hasForm<RevoluteJoint, 1>)
            .help(QT_TRANSLATE_NOOP("Field", "Damping ratio of the motor; 1 does not oscillate"))
        .done();
    // clang-format on
    return s;
}

template<>
const StructInfo &describe<PrismaticJoint>()
{
    // clang-format off
    static const StructInfo s = StructBuilder<PrismaticJoint>("PrismaticJoint", "Prismatic joint")
        .field("form", &PrismaticJoint::form).label("Version").stored(Storage::Runtime).derived().hidden()
            .help(QT_TRANSLATE_NOOP("Field", "Version of the chunk; 0 is the oldest"))
        .field("frameA", &PrismaticJoint::frameA).space(Space::Frame).label("Frame A")
            .help(QT_TRANSLATE_NOOP("Field",
                "Axes and position of the joint, relative to the first body; the last column is the position"))
        .field("frameB", &PrismaticJoint::frameB).space(Space::Frame).label("Frame B")
            .help(QT_TRANSLATE_NOOP("Field",
                "Axes and position of the joint, relative to the second body; the last column is the position"))
        .field("lowerLimit", &PrismaticJoint::lowerLimit).space(Space::Length).unit(Unit::Distance)
            .help(QT_TRANSLATE_NOOP("Field", "Smallest distance along the axis"))
        .field("upperLimit", &PrismaticJoint::upperLimit).space(Space::Length).unit(Unit::Distance)
            .help(QT_TRANSLATE_NOOP("Field", "Largest distance along the axis"))
        .field("unknown0", &PrismaticJoint::unknown0)
            .help(QT_TRANSLATE_NOOP("Field", "Meaning unknown"))
        .field("maxMotorForce", &PrismaticJoint::maxMotorForce)
            .help(QT_TRANSLATE_NOOP("Field", "Largest force of the motor"))
        .field("unknown1", &PrismaticJoint::unknown1)
            .help(QT_TRANSLATE_NOOP("Field", "Meaning unknown"))
        .field("motorMode", &PrismaticJoint::motorMode)
            .help(QT_TRANSLATE_NOOP("Field", "0 no motor, 1 towards a position, 2 with a speed"))
        .field("motorFrequency", &PrismaticJoint::motorFrequency).when(hasForm<PrismaticJoint, 1>)
            .help(QT_TRANSLATE_NOOP("Field", "Frequency with which the motor reaches its target, in hertz"))
        .field("motorDamping", &PrismaticJoint::motorDamping).when(hasForm<PrismaticJoint, 1>)
            .help(QT_TRANSLATE_NOOP("Field", "Damping ratio of the motor; 1 does not oscillate"))
        .done();
    // clang-format on
    return s;
}

template<>
const StructInfo &describe<DistanceJoint>()
{
    // clang-format off
    static const StructInfo s = StructBuilder<DistanceJoint>("DistanceJoint", "Distance joint")
        .field("anchorA", &DistanceJoint::anchorA).space(Space::Offset).label("Anchor A").unit(Unit::Distance)
            .help(QT_TRANSLATE_NOOP("Field", "Position of the joint, relative to the first body"))
        .field("anchorB", &DistanceJoint::anchorB).space(Space::Offset).label("Anchor B").unit(Unit::Distance)
            .help(QT_TRANSLATE_NOOP("Field", "Position of the joint, relative to the second body"))
        .field("distance", &DistanceJoint::distance).space(Space::Length).unit(Unit::Distance)
            .help(QT_TRANSLATE_NOOP("Field", "Distance that the joint keeps"))
        .done();
    // clang-format on
    return s;
}

} // namespace sinew
