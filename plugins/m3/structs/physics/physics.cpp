// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m3/structs/physics/physics.h"

#include "core/schema/struct_builder.h"
#include "plugins/m3/names/model_names.h"
#include "plugins/m3/names/physics_names.h"

#include <QtGlobal>

namespace sinew {

using namespace m3;

namespace {

void addShapeRows(StructBuilder<PhysicsShape> &builder)
{
    using S = PhysicsShape;
    // clang-format off
    builder
        .versionField("sectionVersion", &S::sectionVersion)
        .field("matrix", &S::matrix).space(Space::Frame).affects(Affects::Collision)
            .help(QT_TRANSLATE_NOOP("Field", "Where the shape is, relative to its bone"))
        .field("margin", &S::margin).space(Space::Length).until(1).unit(Unit::Distance)
            .help(QT_TRANSLATE_NOOP("Field", "Thickness of the shape's skin, probably; 0.0197 in all files seen"))
        .field("shape", &S::shape).enumeration(physicsShapes()).affects(Affects::Collision)
            .help(QT_TRANSLATE_NOOP("Field", "Kind of the shape"))
        .field("unknown65", &S::unknown65).hidden()
            .help(QT_TRANSLATE_NOOP("Field", "Meaning unknown; 0 in all files seen"))
        .field("unknown66", &S::unknown66).hidden()
            .help(QT_TRANSLATE_NOOP("Field", "Meaning unknown; 0 in all files seen"))
        .field("vertices", &S::vertices).space(Space::Inner).until(1).unit(Unit::Distance).affects(Affects::Collision)
            .help(QT_TRANSLATE_NOOP("Field", "Corners of a convex hull or a mesh"))
        .field("unknown84", &S::unknown84).until(1)
            .help(QT_TRANSLATE_NOOP("Field", "Meaning unknown; empty in all files seen"))
        .field("faces", &S::faces).counts("vertices", 3).until(1).affects(Affects::Collision)
            .help(QT_TRANSLATE_NOOP("Field", "Three corners for each triangle of a mesh"))
        .field("planes", &S::planes).until(1)
            .help(QT_TRANSLATE_NOOP("Field", "Normal and distance of each side of a convex hull"))
        .field("unknown68", &S::unknown68).since(2).hidden()
            .help(QT_TRANSLATE_NOOP("Field", "Meaning unknown; 0 in all files seen"))
        .field("unknown88", &S::unknown88).since(2).hidden()
            .help(QT_TRANSLATE_NOOP("Field", "Meaning unknown; 0 in all files seen"))
        .field("size0", &S::size0).space(Space::Length)
            .label("Size X or radius").unit(Unit::Distance).affects(Affects::Collision)
            .help(QT_TRANSLATE_NOOP("Field", "Radius, or half the length of a cube along X"))
        .field("size1", &S::size1).space(Space::Length)
            .label("Size Y or height").unit(Unit::Distance).affects(Affects::Collision)
            .help(QT_TRANSLATE_NOOP("Field", "Height of a capsule or a cylinder, or half the length of a cube along Y"))
        .field("size2", &S::size2).space(Space::Length).label("Size Z").unit(Unit::Distance).affects(Affects::Collision)
            .help(QT_TRANSLATE_NOOP("Field", "Half the length of a cube along Z"))
        .field("hullNormals", &S::hullNormals).space(Space::InnerDirection).since(2)
            .help(QT_TRANSLATE_NOOP("Field", "Normals of the sides of a convex hull"))
        .field("hullVertices", &S::hullVertices).space(Space::Inner)
            .since(2).unit(Unit::Distance).affects(Affects::Collision)
            .help(QT_TRANSLATE_NOOP("Field", "Corners of a convex hull; the fourth number is 0"))
        .field("hullEdges", &S::hullEdges).since(2).affects(Affects::Collision)
            .help(QT_TRANSLATE_NOOP("Field", "Both sides of each edge of a convex hull"))
        .field("hullVertexFaces", &S::hullVertexFaces).since(2)
            .help(QT_TRANSLATE_NOOP("Field", "A side at each corner of a convex hull"))
        .field("hullCentre", &S::hullCentre).space(Space::Inner).since(2).unit(Unit::Distance)
            .help(QT_TRANSLATE_NOOP("Field", "Middle of a convex hull"))
        .field("hullNormalCount", &S::hullNormalCount).since(2)
            .help(QT_TRANSLATE_NOOP("Field", "Number of sides of a convex hull"))
        .field("hullVertexCount", &S::hullVertexCount).since(2)
            .help(QT_TRANSLATE_NOOP("Field", "Number of corners of a convex hull"))
        .field("hullEdgeCount", &S::hullEdgeCount).since(2)
            .help(QT_TRANSLATE_NOOP("Field", "Number of edge sides of a convex hull"))
        .field("unknown176", &S::unknown176).since(2)
            .help(QT_TRANSLATE_NOOP("Field", "Meaning unknown; 0 in all files seen"))
        .field("unknown180", &S::unknown180).since(2)
            .help(QT_TRANSLATE_NOOP("Field", "Meaning unknown; 0 in all files seen"))
        .field("meshNodes", &S::meshNodes).since(3)
            .help(QT_TRANSLATE_NOOP("Field", "Tree that finds the triangles of a mesh"))
        .field("meshVertices", &S::meshVertices).space(Space::Inner)
            .since(3).unit(Unit::Distance).affects(Affects::Collision)
            .help(QT_TRANSLATE_NOOP("Field", "Corners of a mesh; the fourth number is 0"))
        .field("meshFaces16", &S::meshFaces16).label("Mesh faces, 16 bits").since(3).affects(Affects::Collision)
            .help(QT_TRANSLATE_NOOP("Field", "Triangles of a mesh with few vertices"))
        .field("meshFaces32", &S::meshFaces32).label("Mesh faces, 32 bits").since(3).affects(Affects::Collision)
            .help(QT_TRANSLATE_NOOP("Field", "Triangles of a mesh"))
        .field("meshCentre", &S::meshCentre).space(Space::Inner).since(2).unit(Unit::Distance)
            .help(QT_TRANSLATE_NOOP("Field", "Middle of the mesh's box"))
        .field("meshExtent", &S::meshExtent).space(Space::Length).since(2).unit(Unit::Distance)
            .help(QT_TRANSLATE_NOOP("Field", "From the middle of the mesh's box to its sides"))
        .field("meshTolerance", &S::meshTolerance).space(Space::Length).since(2).unit(Unit::Distance)
            .help(QT_TRANSLATE_NOOP("Field", "Step size of the distances in the tree: the extent divided by 32767"))
        .field("oldMeshNodes", &S::oldMeshNodes).label("Mesh nodes").since(2).until(2)
            .help(QT_TRANSLATE_NOOP("Field", "Tree that finds the triangles of a mesh"))
        .field("oldMeshVertices", &S::oldMeshVertices).space(Space::Inner)
            .label("Mesh vertices").since(2).until(2).unit(Unit::Distance)
            .affects(Affects::Collision)
            .help(QT_TRANSLATE_NOOP("Field", "Corners of a mesh"))
        .field("meshTriangles", &S::meshTriangles).since(2).until(2).affects(Affects::Collision)
            .help(QT_TRANSLATE_NOOP("Field", "Triangles of a mesh"))
        .field("meshEdges", &S::meshEdges).since(2).until(2)
            .help(QT_TRANSLATE_NOOP("Field", "Edges of a mesh"))
        .field("meshNodeCount", &S::meshNodeCount).since(2)
            .help(QT_TRANSLATE_NOOP("Field", "Number of nodes of the tree"))
        .field("meshVertexCount", &S::meshVertexCount).since(2)
            .help(QT_TRANSLATE_NOOP("Field", "Number of corners of the mesh"))
        .field("meshFaceCount16", &S::meshFaceCount16).label("Mesh face count, 16 bits").since(2)
            .help(QT_TRANSLATE_NOOP("Field", "Number of small triangles; of all triangles before version 3"))
        .field("meshFaceCount32", &S::meshFaceCount32).label("Mesh face count, 32 bits").since(2)
            .help(QT_TRANSLATE_NOOP("Field", "Number of triangles; of edges before version 3"))
        .field("unknown284", &S::unknown284).since(2)
            .help(QT_TRANSLATE_NOOP("Field", "Meaning unknown; 0 in all files seen"))
        .field("unknown288", &S::unknown288).since(2)
            .help(QT_TRANSLATE_NOOP("Field", "Meaning unknown; 0 in all files seen"))
        .field("meshDepth", &S::meshDepth).since(3)
            .help(QT_TRANSLATE_NOOP("Field", "Nodes on the longest path through the tree"))
        .field("meshMargin", &S::meshMargin).space(Space::Length).since(3).unit(Unit::Distance)
            .help(QT_TRANSLATE_NOOP("Field", "Thickness of the mesh's skin, probably"));
    // clang-format on
}

void addShapeGroups(StructBuilder<PhysicsShape> &builder)
{
    using S = PhysicsShape;
    // clang-format off
    builder
        .group("Shape", &S::shape, &S::size0, &S::size1, &S::size2, &S::margin, &S::matrix)
        .group("Hull", &S::hullCentre, &S::hullNormalCount, &S::hullVertexCount, &S::hullEdgeCount)
        .group("Mesh", &S::meshCentre, &S::meshExtent, &S::meshTolerance, &S::meshMargin, &S::meshDepth,
            &S::meshNodeCount, &S::meshVertexCount, &S::meshFaceCount16, &S::meshFaceCount32);
    // clang-format on
}

StructInfo shapeInfo()
{
    StructBuilder<PhysicsShape> builder("PhysicsShape", "Shape");
    builder.tag("PHSH").size(1, 132).size(2, 292).size(3, 300);
    addShapeRows(builder);
    addShapeGroups(builder);
    return builder.done();
}

} // namespace

template<>
const StructInfo &describe<PhysicsShape>()
{
    static const StructInfo s = shapeInfo();
    return s;
}

template<>
const StructInfo &describe<PhysicsBody>()
{
    using B = PhysicsBody;
    // clang-format off
    static const StructInfo s = StructBuilder<B>("PhysicsBody", "Physics body").tag("PHRB").size(2, 104).size(3, 56)
        .size(4, 80)
        .versionField("sectionVersion", &B::sectionVersion)
        .field("unknown0", &B::unknown0).until(2)
            .help(QT_TRANSLATE_NOOP("Field", "Meaning unknown; 5, 4, 0.8 and zeros, or all zeros"))
        .field("simulationType", &B::simulationType).since(3)
            .help(QT_TRANSLATE_NOOP("Field", "How the body is simulated; 0 and 1 were seen"))
        .field("bone", &B::bone).refersTo("bones", OnDelete::TakeOver, 0xffff).affects(Affects::Collision)
            .help(QT_TRANSLATE_NOOP("Field", "Bone that the body follows or moves"))
        .field("unknown62", &B::unknown62).until(2).hidden()
            .help(QT_TRANSLATE_NOOP("Field", "Meaning unknown; 0 in all files seen"))
        .field("unknown64", &B::unknown64).until(2).hidden()
            .help(QT_TRANSLATE_NOOP("Field", "Meaning unknown; 0 in all files seen"))
        .field("material", &B::material).label("Physical material").since(3).enumeration(physicalMaterials())
            .help(QT_TRANSLATE_NOOP("Field",
                "What the body is made of: sound and dust of its impacts, and presets for the values below"))
        .field("mass", &B::mass).since(3).atLeast(0)
            .help(QT_TRANSLATE_NOOP("Field", "Mass per unit of volume"))
        .field("friction", &B::friction).since(3).atLeast(0)
            .help(QT_TRANSLATE_NOOP("Field", "Friction of the surface"))
        .field("bounce", &B::bounce).since(3).atLeast(0)
            .help(QT_TRANSLATE_NOOP("Field", "Fraction of the speed that is left after a bounce"))
        .field("linearDamping", &B::linearDamping).since(3).atLeast(0)
            .help(QT_TRANSLATE_NOOP("Field", "Loss of speed"))
        .field("angularDamping", &B::angularDamping).since(3).atLeast(0)
            .help(QT_TRANSLATE_NOOP("Field", "Loss of spin"))
        .field("gravityFactor", &B::gravityFactor).since(3)
            .help(QT_TRANSLATE_NOOP("Field", "Multiplier for the world's gravity"))
        .field("active", &B::active).since(4)
            .help(QT_TRANSLATE_NOOP("Field", "Whether physics move the body; 0 and 1 were seen"))
        .field("blendOut", &B::blendOut).since(4)
            .help(QT_TRANSLATE_NOOP("Field", "How physics hands control back to the animation; 1 in all known files"))
        .field("shapes", &B::shapes).affects(Affects::Collision)
            .help(QT_TRANSLATE_NOOP("Field", "What the body is made of"))
        .field("flags", &B::flags).flags(bodyFlags())
            .help(QT_TRANSLATE_NOOP("Field", "How the body behaves"))
        .field("localForces", &B::localForces).flags(localForces())
            .help(QT_TRANSLATE_NOOP("Field", "Channels of the model's own forces that move it"))
        .field("worldForces", &B::worldForces).flags(worldForces())
            .help(QT_TRANSLATE_NOOP("Field", "World forces that move it"))
        .field("priority", &B::priority)
            .help(QT_TRANSLATE_NOOP(
                "Field", "Which bodies are dropped first when the graphics settings allow only some"))
        .group("Body", &B::bone, &B::active, &B::simulationType, &B::material, &B::mass, &B::friction, &B::bounce,
            &B::priority)
        .group("Movement", &B::linearDamping, &B::angularDamping, &B::gravityFactor, &B::blendOut)
        .group("Forces", &B::localForces, &B::worldForces)
        .group("Flags", &B::flags)
        .done();
    // clang-format on
    return s;
}

template<>
const StructInfo &describe<PhysicsJoint>()
{
    using J = PhysicsJoint;
    // clang-format off
    static const StructInfo s = StructBuilder<J>("PhysicsJoint", "Physics joint").tag("PHYJ").size(0, 180)
        .versionField("sectionVersion", &J::sectionVersion)
        .field("type", &J::type).enumeration(jointTypes())
            .help(QT_TRANSLATE_NOOP("Field", "How the bodies can move against each other"))
        .field("bone1", &J::bone1).label("Bone 1").refersTo("bones", OnDelete::TakeOver, 0xffffffff)
            .help(QT_TRANSLATE_NOOP("Field", "Bone of the first body"))
        .field("bone2", &J::bone2).label("Bone 2").refersTo("bones", OnDelete::TakeOver, 0xffffffff)
            .help(QT_TRANSLATE_NOOP("Field", "Bone of the second body"))
        .field("matrix1", &J::matrix1).space(Space::Frame).label("Matrix 1")
            .help(QT_TRANSLATE_NOOP("Field", "Where the joint is, relative to the first bone"))
        .field("matrix2", &J::matrix2).space(Space::Frame).label("Matrix 2")
            .help(QT_TRANSLATE_NOOP("Field", "Where the joint is, relative to the second bone"))
        .field("limited", &J::limited).toggle(switchStates())
            .help(QT_TRANSLATE_NOOP("Field", "Whether the angles are limited"))
        .field("limitMinimum", &J::limitMinimum).label("Minimum angle").unit(Unit::Radians)
            .help(QT_TRANSLATE_NOOP("Field", "Smallest angle about the joint's axis"))
        .field("limitMaximum", &J::limitMaximum).label("Maximum angle").unit(Unit::Radians)
            .help(QT_TRANSLATE_NOOP("Field", "Largest angle about the joint's axis"))
        .field("coneAngle", &J::coneAngle).unit(Unit::Radians)
            .help(QT_TRANSLATE_NOOP("Field", "Angle of the cone within which the joint's axis stays"))
        .field("hasFriction", &J::hasFriction).label("Friction on").toggle(switchStates())
            .help(QT_TRANSLATE_NOOP("Field", "Whether friction slows the joint"))
        .field("unknown157", &J::unknown157).hidden()
            .help(QT_TRANSLATE_NOOP("Field", "Not read; 7f 00 00 in all files seen"))
        .field("friction", &J::friction).atLeast(0)
            .help(QT_TRANSLATE_NOOP("Field", "Friction of the joint"))
        .field("dampingRatio", &J::dampingRatio).atLeast(0)
            .help(QT_TRANSLATE_NOOP("Field", "How fast a weld comes to rest; 1 does not oscillate"))
        .field("angularFrequency", &J::angularFrequency).atLeast(0)
            .help(QT_TRANSLATE_NOOP("Field", "How stiff a weld is: oscillations per second"))
        .field("breakThreshold", &J::breakThreshold)
            .help(QT_TRANSLATE_NOOP("Field", "Force at which the joint breaks"))
        .field("collision", &J::collision).toggle(switchStates())
            .help(QT_TRANSLATE_NOOP("Field", "Whether the two bodies collide with each other"))
        .field("unknown177", &J::unknown177).hidden()
            .help(QT_TRANSLATE_NOOP("Field", "Not read; 00 22 00 in all files seen"))
        .group("Joint", &J::type, &J::bone1, &J::bone2, &J::collision, &J::breakThreshold)
        .group("Limits", &J::limited, &J::limitMinimum, &J::limitMaximum, &J::coneAngle)
        .group("Movement", &J::hasFriction, &J::friction, &J::dampingRatio, &J::angularFrequency)
        .group("Place", &J::matrix1, &J::matrix2)
        .done();
    // clang-format on
    return s;
}

} // namespace sinew
