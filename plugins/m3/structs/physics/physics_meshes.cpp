// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m3/structs/physics/physics.h"

#include "core/schema/struct_builder.h"

#include <QtGlobal>

namespace sinew {

using namespace m3;

template<>
const StructInfo &describe<HullEdge>()
{
    // clang-format off
    static const StructInfo s = StructBuilder<HullEdge>("HullEdge", "Hull edge").tag("DMSE").size(0, 4)
        .versionField("sectionVersion", &HullEdge::sectionVersion)
        .field("type", &HullEdge::type)
            .help(QT_TRANSLATE_NOOP("Field", "1 one side of the edge, 255 the other"))
        .field("face", &HullEdge::face)
            .help(QT_TRANSLATE_NOOP("Field", "Side of the convex hull"))
        .field("vertex", &HullEdge::vertex)
            .help(QT_TRANSLATE_NOOP("Field", "Corner it leads to"))
        .field("next", &HullEdge::next)
            .help(QT_TRANSLATE_NOOP("Field", "Row of the next one at the same corner"))
        .done();
    // clang-format on
    return s;
}

template<>
const StructInfo &describe<MeshNode>()
{
    // clang-format off
    static const StructInfo s = StructBuilder<MeshNode>("MeshNode", "Mesh node").tag("DMMN").size(0, 12).size(1, 8)
        .versionField("sectionVersion", &MeshNode::sectionVersion)
        .field("normal", &MeshNode::normal).until(0)
            .help(QT_TRANSLATE_NOOP("Field", "Direction along which the node is bounded"))
        .field("normalX", &MeshNode::normalX).since(1)
            .help(QT_TRANSLATE_NOOP("Field",
                "Direction along which the node is bounded, octahedrally encoded in two numbers"))
        .field("normalY", &MeshNode::normalY).since(1)
            .help(QT_TRANSLATE_NOOP("Field",
                "Direction along which the node is bounded, octahedrally encoded in two numbers"))
        .field("slabMinimum", &MeshNode::slabMinimum).since(1)
            .help(QT_TRANSLATE_NOOP("Field", "Where the node begins along its direction, in steps of the tolerance"))
        .field("slabMaximum", &MeshNode::slabMaximum).since(1)
            .help(QT_TRANSLATE_NOOP("Field",
                "Where the node ends along its direction, in steps of the tolerance; 0 for a triangle"))
        .done();
    // clang-format on
    return s;
}

template<>
const StructInfo &describe<MeshTriangle>()
{
    using M = MeshTriangle;
    // clang-format off
    static const StructInfo s = StructBuilder<M>("MeshTriangle", "Mesh triangle").tag("DMMT").size(0, 28)
        .versionField("sectionVersion", &M::sectionVersion)
        .field("vertex0", &M::vertex0).label("Vertex 1")
            .help(QT_TRANSLATE_NOOP("Field", "Corner of the triangle"))
        .field("vertex1", &M::vertex1).label("Vertex 2")
            .help(QT_TRANSLATE_NOOP("Field", "Corner of the triangle"))
        .field("vertex2", &M::vertex2).label("Vertex 3")
            .help(QT_TRANSLATE_NOOP("Field", "Corner of the triangle"))
        .field("edge0", &M::edge0).label("Edge 1")
            .help(QT_TRANSLATE_NOOP("Field", "Edge of the triangle"))
        .field("edge1", &M::edge1).label("Edge 2")
            .help(QT_TRANSLATE_NOOP("Field", "Edge of the triangle"))
        .field("edge2", &M::edge2).label("Edge 3")
            .help(QT_TRANSLATE_NOOP("Field", "Edge of the triangle"))
        .field("unknown24", &M::unknown24)
            .help(QT_TRANSLATE_NOOP("Field", "Meaning unknown"))
        .field("flags", &M::flags)
            .help(QT_TRANSLATE_NOOP("Field", "Meaning unknown"))
        .done();
    // clang-format on
    return s;
}

template<>
const StructInfo &describe<MeshEdge>()
{
    // clang-format off
    static const StructInfo s = StructBuilder<MeshEdge>("MeshEdge", "Mesh edge").tag("DMME").size(0, 20)
        .versionField("sectionVersion", &MeshEdge::sectionVersion)
        .field("type", &MeshEdge::type)
            .help(QT_TRANSLATE_NOOP("Field", "3 at the border, 0 to 2 between triangles"))
        .field("vertex0", &MeshEdge::vertex0).label("Vertex 1")
            .help(QT_TRANSLATE_NOOP("Field", "End of the edge"))
        .field("vertex1", &MeshEdge::vertex1).label("Vertex 2")
            .help(QT_TRANSLATE_NOOP("Field", "End of the edge"))
        .field("face0", &MeshEdge::face0).label("Face 1")
            .help(QT_TRANSLATE_NOOP("Field", "Triangle at the edge"))
        .field("face1", &MeshEdge::face1).label("Face 2")
            .help(QT_TRANSLATE_NOOP("Field", "Triangle on the other side, 4294967295 at the border"))
        .done();
    // clang-format on
    return s;
}

namespace {

template<class M>
StructInfo meshFace(const char *name, const char (&tag)[5], std::uint32_t size)
{
    return StructBuilder<M>(name, "Mesh face")
        .tag(tag)
        .size(0, size)
        .versionField("sectionVersion", &M::sectionVersion)
        .field("vertex0", &M::vertex0)
        .label("Vertex 1")
        .help(QT_TRANSLATE_NOOP("Field", "Corner of the triangle"))
        .field("vertex1", &M::vertex1)
        .label("Vertex 2")
        .help(QT_TRANSLATE_NOOP("Field", "Corner of the triangle"))
        .field("vertex2", &M::vertex2)
        .label("Vertex 3")
        .help(QT_TRANSLATE_NOOP("Field", "Corner of the triangle"))
        .field("edge0", &M::edge0)
        .label("Edge 1")
        .help(QT_TRANSLATE_NOOP("Field", "Probably what lies beyond an edge of the triangle"))
        .field("edge1", &M::edge1)
        .label("Edge 2")
        .help(QT_TRANSLATE_NOOP("Field", "Probably what lies beyond an edge of the triangle"))
        .field("edge2", &M::edge2)
        .label("Edge 3")
        .help(QT_TRANSLATE_NOOP("Field", "Probably what lies beyond an edge of the triangle"))
        .field("flags", &M::flags)
        .help(QT_TRANSLATE_NOOP("Field", "Meaning unknown"))
        .done();
}

} // namespace

template<>
const StructInfo &describe<MeshFace16>()
{
    static const StructInfo s = meshFace<MeshFace16>("MeshFace16", "MT16", 14);
    return s;
}

template<>
const StructInfo &describe<MeshFace32>()
{
    static const StructInfo s = meshFace<MeshFace32>("MeshFace32", "MT32", 28);
    return s;
}

} // namespace sinew
