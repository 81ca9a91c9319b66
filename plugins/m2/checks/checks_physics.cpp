// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m2/checks/checks.h"

#include "core/check/findings.h"
#include "core/schema/struct_info.h"
#include "plugins/m2/edit/physics_edit.h"
#include <QtGlobal>

namespace sinew::m2 {

namespace {

namespace physics_ {

constexpr const char *row = QT_TRANSLATE_NOOP("Message", "index %1 does not exist");

std::size_t sizeOf(const FieldInfo &list, const Physics &physics)
{
    return list.type->list->size(list.in(static_cast<const void *>(&physics)));
}

void bodyShapes(const M2Model &model, Findings &findings)
{
    for (const Physics &physics : model.data.physics)
        for (std::size_t i = 0; i < physics.bodies.size(); ++i)
            if (std::uint64_t(physics.bodies[i].shapeStart) + physics.bodies[i].shapeCount > physics.shapes.size())
                findings.add(QT_TRANSLATE_NOOP("Message", "the shapes of the body go beyond the list"),
                             fieldOf<&PhysicsBody::shapeCount>(physics.bodies.ids[i]));
}

void shapeIndices(const M2Model &model, Findings &findings)
{
    for (const Physics &physics : model.data.physics)
        for (std::size_t i = 0; i < physics.shapes.size(); ++i) {
            const PhysicsShape &shape = physics.shapes[i];
            if (const FieldInfo *list = shapeList(shape.type); list && shape.index >= sizeOf(*list, physics))
                findings.add(Message(row, {int(shape.index)}), fieldOf<&PhysicsShape::index>(physics.shapes.ids[i]));
        }
}

void jointBodies(const M2Model &model, Findings &findings)
{
    for (const Physics &physics : model.data.physics)
        for (std::size_t i = 0; i < physics.joints.size(); ++i) {
            const PhysicsJoint &joint = physics.joints[i];
            const NodeId id = physics.joints.ids[i];
            if (joint.bodyA >= physics.bodies.size())
                findings.add(Message(row, {joint.bodyA}), fieldOf<&PhysicsJoint::bodyA>(id));
            if (joint.bodyB >= physics.bodies.size())
                findings.add(Message(row, {joint.bodyB}), fieldOf<&PhysicsJoint::bodyB>(id));
        }
}

void jointIndices(const M2Model &model, Findings &findings)
{
    for (const Physics &physics : model.data.physics)
        for (std::size_t i = 0; i < physics.joints.size(); ++i) {
            const PhysicsJoint &joint = physics.joints[i];
            if (const FieldInfo *list = jointList(joint.type); list && joint.index >= sizeOf(*list, physics))
                findings.add(Message(row, {int(joint.index)}), fieldOf<&PhysicsJoint::index>(physics.joints.ids[i]));
        }
}

void boneFiles(const M2Model &model, Findings &findings)
{
    const List<BoneFile> &files = model.data.boneFiles;
    for (std::size_t i = 0; i < files.size() && !findings.isCancelled(); ++i)
        if (files[i].bones.size() != files[i].offsets.size())
            findings.add(Message(QT_TRANSLATE_NOOP("Message", "%1 matrices for %2 bones"),
                                 {files[i].offsets.size(), files[i].bones.size()}),
                         fieldOf<&BoneFile::offsets>(files.ids[i]));
}

} // namespace physics_

} // namespace

std::vector<Check> physicsChecks()
{
    using namespace physics_;
    return {
        {"m2.physics.body-shapes",
         Impact::Fatal,
         QT_TRANSLATE_NOOP("Message", "Bodies beyond the shapes"),
         QT_TRANSLATE_NOOP(
             "Message",
             "The shapes of a body are a run of the list (wowdev, PHYS page); there is nothing past its end."),
         Reads::of<Physics, PhysicsBody>(),
         checkOf<&bodyShapes>,
         {},
         QT_TRANSLATE_NOOP("Message", "which shapes are meant can't be guessed")},
        {"m2.physics.shape-index",
         Impact::Fatal,
         QT_TRANSLATE_NOOP("Message", "Shapes without a form"),
         QT_TRANSLATE_NOOP(
             "Message",
             "A shape refers to a box, capsule, sphere or polytope by its row (wowdev, PHYS page), but there is none."),
         Reads::of<Physics, PhysicsShape>(),
         checkOf<&shapeIndices>,
         {{QT_TRANSLATE_NOOP("Message", "Delete the shape"), Fix::Changes, &deleteObject}}},
        {"m2.physics.joint-body",
         Impact::Fatal,
         QT_TRANSLATE_NOOP("Message", "Joints of bodies that don't exist"),
         QT_TRANSLATE_NOOP(
             "Message",
             "A joint connects two bodies by their rows (wowdev, PHYS page), but one of them does not exist."),
         Reads::of<Physics, PhysicsJoint, PhysicsBody>(),
         checkOf<&jointBodies>,
         {{QT_TRANSLATE_NOOP("Message", "Delete the joint"), Fix::Changes, &deleteObject}}},
        {"m2.physics.joint-index",
         Impact::Fatal,
         QT_TRANSLATE_NOOP("Message", "Joints without a kind"),
         QT_TRANSLATE_NOOP("Message", "A joint refers to a row of its kind (weld, spherical, revolute …; wowdev, PHYS "
                                      "page), but there is none."),
         Reads::of<Physics, PhysicsJoint>(),
         checkOf<&jointIndices>,
         {{QT_TRANSLATE_NOOP("Message", "Delete the joint"), Fix::Changes, &deleteObject}}},
        {"m2.bone-file.count",
         Impact::Fatal,
         QT_TRANSLATE_NOOP("Message", "Bone files with too few matrices"),
         QT_TRANSLATE_NOOP("Message", "A .bone file has one matrix for each of its bones."),
         Reads::of<BoneFile>(),
         checkOf<&boneFiles>,
         {},
         QT_TRANSLATE_NOOP("Message", "what is missing can't be guessed")},
    };
}

} // namespace sinew::m2
