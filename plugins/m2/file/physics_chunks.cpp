// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m2/file/physics_chunks.h"

#include "core/schema/four_cc.h"
#include "core/schema/struct_info.h"
#include "plugins/m2/file/files.h"
#include "plugins/m2/file/physics.h"
#include "plugins/m2/structs/physics.h"

#include <algorithm>

namespace sinew::m2 {

namespace {

/// Padding bytes.
struct Skip
{
    std::uint8_t disk;
};

/// A member of which only the low bytes are on the disk.
template<class T, class M>
struct Low
{
    M T::*member;
    std::uint8_t disk;
};
template<class T, class M>
Low(M T::*, int) -> Low<T, M>; // clang 16 does not deduce it by itself

PhysicsForm::Part partOf(Skip skip)
{
    return {0, 0, skip.disk, true};
}
template<class T, class M>
PhysicsForm::Part partOf(Low<T, M> low)
{
    return {std::uint16_t(memberOffset(low.member)), sizeof(M), low.disk, false};
}
template<class T, class M>
PhysicsForm::Part partOf(M T::*member)
{
    return {std::uint16_t(memberOffset(member)), sizeof(M), sizeof(M), false};
}

/// A form used by files since a version: what its items hold, in disk order.
template<auto... Parts>
PhysicsForm form(const char (&tag)[5], std::uint16_t since = 0)
{
    PhysicsForm form{fourCc(tag), {partOf(Parts)...}, 0, since};
    for (const PhysicsForm::Part &part : form.parts)
        form.size += part.disk;
    return form;
}

template<class T>
int formField(const List<T> *)
{
    if constexpr (requires { &T::form; })
        return fieldRow<&T::form>();
    else
        return -1;
}
template<auto Member>
PhysicsList list(std::vector<PhysicsForm> forms)
{
    return {fieldRow<Member>(), formField(static_cast<const ValueOf<Member> *>(nullptr)), std::move(forms)};
}

PhysicsList shoulderJoints()
{
    using J = ShoulderJoint;
    return list<&Physics::shoulderJoints>(
        {form<&J::frameA, &J::frameB, &J::lowerTwist, &J::upperTwist, &J::cone>("SHOJ"),
         form<&J::frameA, &J::frameB, &J::lowerTwist, &J::upperTwist, &J::cone, &J::maxMotorTorque, &J::motorMode>(
             "SHOJ", 2),
         form<&J::frameA, &J::frameB, &J::lowerTwist, &J::upperTwist, &J::cone, &J::maxMotorTorque, &J::motorMode,
              &J::motorFrequency, &J::motorDamping>("SHJ2", 4)});
}

PhysicsList weldJoints()
{
    using J = WeldJoint;
    return list<&Physics::weldJoints>(
        {form<&J::frameA, &J::frameB, &J::angularFrequency, &J::angularDamping>("WELJ"),
         form<&J::frameA, &J::frameB, &J::angularFrequency, &J::angularDamping, &J::linearFrequency, &J::linearDamping>(
             "WLJ2", 2),
         form<&J::frameA, &J::frameB, &J::angularFrequency, &J::angularDamping, &J::linearFrequency, &J::linearDamping,
              &J::unknown>("WLJ3", 5)});
}

PhysicsList revoluteJoints()
{
    using J = RevoluteJoint;
    return list<&Physics::revoluteJoints>(
        {form<&J::frameA, &J::frameB, &J::lowerAngle, &J::upperAngle, &J::maxMotorTorque, &J::motorMode>("REVJ"),
         form<&J::frameA, &J::frameB, &J::lowerAngle, &J::upperAngle, &J::maxMotorTorque, &J::motorMode,
              &J::motorFrequency, &J::motorDamping>("REV2", 4)});
}

PhysicsList prismaticJoints()
{
    using J = PrismaticJoint;
    return list<&Physics::prismaticJoints>(
        {form<&J::frameA, &J::frameB, &J::lowerLimit, &J::upperLimit, &J::unknown0, &J::maxMotorForce, &J::unknown1,
              &J::motorMode>("PRSJ"),
         form<&J::frameA, &J::frameB, &J::lowerLimit, &J::upperLimit, &J::unknown0, &J::maxMotorForce, &J::unknown1,
              &J::motorMode, &J::motorFrequency, &J::motorDamping>("PRS2", 4)});
}

PhysicsList bodies()
{
    using B = PhysicsBody;
    return list<&Physics::bodies>(
        {form<&B::type, Skip{2}, &B::position, &B::bone, Skip{2}, &B::shapeStart, &B::shapeCount>("BODY"),
         form<&B::type, Skip{2}, &B::position, &B::bone, Skip{2}, &B::shapeStart, &B::shapeCount, &B::mass>("BDY2", 1),
         form<&B::type, &B::bone, &B::position, Low{&B::shapeStart, 2}, Skip{2}, &B::shapeCount, &B::unknown0, &B::mass,
              &B::drag, &B::weight, &B::damping>("BDY3", 2),
         form<&B::type, &B::bone, &B::position, Low{&B::shapeStart, 2}, Skip{2}, &B::shapeCount, &B::unknown0, &B::mass,
              &B::drag, &B::weight, &B::damping, &B::unknown1>("BDY4", 4)});
}

PhysicsList shapes()
{
    using S = PhysicsShape;
    return list<&Physics::shapes>(
        {form<&S::type, &S::index, &S::unknown0, &S::friction, &S::restitution, &S::density>("SHAP"),
         form<&S::type, &S::index, &S::unknown0, &S::friction, &S::restitution, &S::density, &S::unknown1, &S::unknown2,
              &S::unknown3, &S::unknown4>("SHP2", 3)});
}

} // namespace

const std::vector<PhysicsList> &physicsLists()
{
    using J = PhysicsJoint;
    static const std::vector<PhysicsList> lists{
        list<&Physics::values>({form<&PhysicsValues::values>("PHYV")}),
        bodies(),
        shapes(),
        list<&Physics::boxes>({form<&BoxShape::frame, &BoxShape::halfSize>("BOXS")}),
        list<&Physics::capsules>({form<&CapsuleShape::start, &CapsuleShape::end, &CapsuleShape::radius>("CAPS")}),
        list<&Physics::spheres>({form<&SphereShape::position, &SphereShape::radius>("SPHS")}),
        list<&Physics::joints>({form<&J::bodyA, &J::bodyB, &J::unknown, &J::type, &J::index>("JOIN")}),
        list<&Physics::sphericalJoints>(
            {form<&SphericalJoint::anchorA, &SphericalJoint::anchorB, &SphericalJoint::frictionTorque>("SPHJ")}),
        shoulderJoints(),
        weldJoints(),
        revoluteJoints(),
        prismaticJoints(),
        list<&Physics::distanceJoints>(
            {form<&DistanceJoint::anchorA, &DistanceJoint::anchorB, &DistanceJoint::distance>("DSTJ")}),
    };
    return lists;
}

std::size_t physicsForm(const PhysicsList &list, std::uint16_t version)
{
    return std::size_t(std::count_if(list.forms.begin(), list.forms.end(),
                                     [&](const PhysicsForm &form) { return form.since <= version; })) -
           1;
}

PhysicsChunks physicsChunks(Bytes bytes)
{
    const StructInfo &info = describe<Physics>();
    PhysicsChunks found;
    std::size_t tail = 0;
    const std::vector<ChunkPlace> places = chunksOf(bytes, tail);
    found.end = bytes.size() - tail;
    found.backwards =
        std::any_of(places.begin(), places.end(), [](const ChunkPlace &c) { return c.tag == fourCc("SYHP"); });
    std::uint16_t version = 0;
    for (const ChunkPlace &place : places) {
        const std::uint32_t tag = found.backwards ? backwards(place.tag) : place.tag;
        if (tag == fourCc("PHYS") && !found.hasHead) {
            found.hasHead = true;
            version = ByteReader(bytes.subspan(place.begin, place.size)).peek<std::uint16_t>();
        }
    }
    std::vector<bool> taken(info.fields.size(), false);
    const auto claim = [&](PhysicsChunk &chunk, std::size_t field) {
        if (taken[field])
            return;
        taken[field] = true;
        chunk.field = int(field);
    };
    for (const ChunkPlace &place : places) {
        PhysicsChunk chunk{found.backwards ? backwards(place.tag) : place.tag, place.begin, place.size};
        if (chunk.tag == fourCc("PHYS") && chunk.size >= 2)
            claim(chunk, fieldRow<&Physics::version>());
        else if (chunk.tag == fourCc("PHYT") && chunk.size >= 4)
            claim(chunk, fieldRow<&Physics::type>());
        else if (chunk.tag == fourCc("PLYT"))
            claim(chunk, fieldRow<&Physics::polytopes>());
        for (const PhysicsList &list : physicsLists()) {
            bool fits = false;
            for (std::size_t i = 0; i < list.forms.size(); ++i) {
                if (list.forms[i].tag != chunk.tag)
                    continue;
                if (chunk.size % list.forms[i].size) {
                    chunk.wrongWidth = list.forms[i].size;
                    continue;
                }
                // SHOJ has two sizes; if both fit, the version decides.
                if (!fits || i <= physicsForm(list, version))
                    chunk.form = i;
                fits = true;
            }
            if (fits) {
                chunk.wrongWidth = 0;
                claim(chunk, list.field);
            }
        }
        found.chunks.push_back(chunk);
    }
    return found;
}

} // namespace sinew::m2
