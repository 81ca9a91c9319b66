// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "plugins/m3/structs/common.h"

namespace sinew::m3 {

// Rigid bodies, their shapes and materials, and joints between them. Bodies up to version 2 and shapes of version 1
// were for Havok; later ones are for Blizzard's own engine. The corpus has bodies of versions 2 and 4 and shapes of
// versions 1 and 3, no shape of version 3 that is a hull or a mesh, and three joints. The layout of the missing ones
// comes from public tables (m3studio, m3addon, WhiteoutLib).

/// DMSE: one side of an edge of a convex hull. Both sides are stored next to each other.
struct HullEdge
{
    std::uint32_t sectionVersion = 0;
    std::uint8_t type = 1; ///< 1 one side, 0xff the other
    std::uint8_t face = 0, vertex = 0;
    std::uint8_t next = 0; ///< row of the next side at the same vertex
};

/// DMMN: a node of the tree of boxes around a mesh's triangles; depth first, each followed by its first child.
struct MeshNode
{
    std::uint32_t sectionVersion = 1;
    Vec3 normal;                           ///< version 0
    std::int16_t normalX = 0, normalY = 0; ///< since 1: an octahedral direction, 32767 is 1
    std::uint16_t slabMinimum = 0,
                  slabMaximum = 0; ///< since 1: distances along it in steps of the shape's tolerance; 0 for a leaf
};

/// DMMT: a triangle of a mesh; shapes of version 2.
struct MeshTriangle
{
    std::uint32_t sectionVersion = 0;
    std::uint32_t vertex0 = 0, vertex1 = 0, vertex2 = 0;
    std::uint32_t edge0 = 0, edge1 = 0, edge2 = 0;
    std::uint16_t unknown24 = 0;
    std::uint16_t flags = 0;
};

/// DMME: an edge of a mesh; shapes of version 2.
struct MeshEdge
{
    std::uint32_t sectionVersion = 0;
    std::uint32_t type = 0; ///< 3 at the border
    std::uint32_t vertex0 = 0, vertex1 = 0;
    std::uint32_t face0 = 0;
    std::uint32_t face1 = 0xffffffff; ///< 0xffffffff at the border
};

/// MT16: a triangle of a mesh; shapes of version 3.
struct MeshFace16
{
    std::uint32_t sectionVersion = 0;
    std::uint16_t vertex0 = 0, vertex1 = 0, vertex2 = 0;
    std::uint16_t edge0 = 0, edge1 = 0, edge2 = 0;
    std::uint16_t flags = 0;
};

/// MT32: the same with larger numbers.
struct MeshFace32
{
    std::uint32_t sectionVersion = 0;
    std::uint32_t vertex0 = 0, vertex1 = 0, vertex2 = 0;
    std::uint32_t edge0 = 0, edge1 = 0, edge2 = 0;
    std::uint32_t flags = 0;
};

/// PHSH: a shape of a body. Version 3 is 300 bytes; m3studio's table reuses names of version 2 at other offsets.
struct PhysicsShape
{
    std::uint32_t sectionVersion = 3;
    Matrix44 matrix;          ///< from the shape to the body
    float margin = 0.019685f; ///< version 1: 0x3ca14285 in the whole corpus
    std::uint8_t shape = 0;
    std::uint8_t unknown65 = 0;
    std::uint16_t unknown66 = 0;
    // Version 1: a hull or a mesh.
    Array<Vec3> vertices;
    Array<std::uint8_t> unknown84;
    Array<std::uint16_t> faces;
    Array<Vec4> planes;
    // Since version 2.
    std::array<std::uint8_t, 20> unknown68{};
    std::uint32_t unknown88 = 0;
    float size0 = 1, size1 = 1, size2 = 1;
    // A convex hull.
    Array<Vec3> hullNormals;  ///< of the faces
    Array<Vec4> hullVertices; ///< w 0
    List<HullEdge> hullEdges;
    Array<std::uint8_t> hullVertexFaces; ///< one face of each vertex
    Vec3 hullCentre;
    std::uint32_t hullNormalCount = 0, hullVertexCount = 0, hullEdgeCount = 0;
    float unknown176 = 0, unknown180 = 0;
    // A mesh.
    List<MeshNode> meshNodes, oldMeshNodes; ///< the latter in version 2
    Array<Vec3> oldMeshVertices;            ///< version 2
    Array<Vec4> meshVertices;               ///< since version 3; w 0
    List<MeshTriangle> meshTriangles;       ///< version 2
    List<MeshEdge> meshEdges;               ///< version 2
    List<MeshFace16> meshFaces16;           ///< since version 3: one of these two
    List<MeshFace32> meshFaces32;
    Vec3 meshCentre, meshExtent; ///< of its box, from the middle to the sides
    Vec3 meshTolerance;          ///< extent / 32767
    std::uint32_t meshNodeCount = 0, meshVertexCount = 0;
    std::uint32_t meshFaceCount16 = 0; ///< in version 2 the number of triangles
    std::uint32_t meshFaceCount32 = 0; ///< in version 2 the number of edges
    std::uint32_t unknown284 = 0, unknown288 = 0;
    std::uint32_t meshDepth = 0; ///< since version 3: nodes on the longest path through the tree
    float meshMargin = 0;        ///< since version 3
};

/// PHRB: a body that moves as a whole.
struct PhysicsBody
{
    std::uint32_t sectionVersion = 4;
    std::array<float, 15> unknown0{}; ///< up to 2: 5, 4, 0.8, then zeros, or zeros only
    std::uint16_t simulationType = 1; ///< since 3
    std::uint16_t bone = 0xffff;
    std::uint16_t unknown62 = 0;              ///< up to 2
    std::array<std::uint8_t, 16> unknown64{}; ///< up to 2: zeros
    std::uint32_t material = 0;               ///< since 3, as are the following fields
    float mass = 2400;                        ///< per unit of volume: the presets of the materials are densities
    float friction = 0.7f, bounce = 0.1f;
    float linearDamping = 0.001f, angularDamping = 0.001f;
    float gravityFactor = 1;
    Animated<std::uint32_t> active{0}; ///< since 4; flags 706 if sequences animate it
    float blendOut = 1;                ///< since 4
    List<PhysicsShape> shapes;
    std::uint32_t flags = 0;
    std::uint16_t localForces = 0, worldForces = 0;
    std::uint32_t priority = 0;
};

/// PHYJ: connects the bodies of two bones. The bytes after one that says on or off are left over from memory: 7f 00, 00
/// 22 00.
struct PhysicsJoint
{
    std::uint32_t sectionVersion = 0;
    std::uint32_t type = 0;
    std::uint32_t bone1 = 0xffffffff, bone2 = 0xffffffff;
    Matrix44 matrix1, matrix2; ///< from the joint to the bone
    std::uint32_t limited = 0;
    float limitMinimum = 0, limitMaximum = 0;
    float coneAngle = 0;
    std::uint8_t hasFriction = 0;
    std::array<std::uint8_t, 3> unknown157{};
    float friction = 0.2f;
    float dampingRatio = 0.7f;
    float angularFrequency = 5;
    float breakThreshold = 1;
    std::uint8_t collision = 0;
    std::array<std::uint8_t, 3> unknown177{};
};

} // namespace sinew::m3

namespace sinew {
template<>
const StructInfo &describe<m3::HullEdge>();
template<>
const StructInfo &describe<m3::MeshNode>();
template<>
const StructInfo &describe<m3::MeshTriangle>();
template<>
const StructInfo &describe<m3::MeshEdge>();
template<>
const StructInfo &describe<m3::MeshFace16>();
template<>
const StructInfo &describe<m3::MeshFace32>();
template<>
const StructInfo &describe<m3::PhysicsShape>();
template<>
const StructInfo &describe<m3::PhysicsBody>();
template<>
const StructInfo &describe<m3::PhysicsJoint>();
} // namespace sinew
