// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m3/structs/mesh.h"

#include "core/schema/struct_builder.h"
#include "plugins/m3/names/model_names.h"

#include <QtGlobal>

#include <algorithm>
#include <numeric>

namespace sinew {

using namespace m3;

namespace {

/// By corner of a division's triangles: the vertex that it counts from, the first of its region. Of regions that
/// overlap, the first counts.
std::vector<std::uint32_t> firstVertices(const void *object)
{
    const Division &division = *static_cast<const Division *>(object);
    const std::size_t size = division.faces.size();
    std::vector<std::uint32_t> firsts(size);
    // Corners of former regions are skipped: any number of regions may name the same corners.
    std::vector<std::size_t> nextFree(size + 1);
    std::iota(nextFree.begin(), nextFree.end(), std::size_t(0));
    const auto freeFrom = [&](std::size_t place) {
        while (nextFree[place] != place)
            place = nextFree[place] = nextFree[nextFree[place]];
        return place;
    };
    for (const Region &region : division.regions) {
        if (region.sectionVersion < 3)
            continue;
        const std::size_t begin = std::min<std::size_t>(region.firstIndex, size);
        const std::size_t end = begin + std::min<std::size_t>(region.indexCount, size - begin);
        for (std::size_t place = freeFrom(begin); place < end; place = freeFrom(place)) {
            firsts[place] = region.firstVertex;
            nextFree[place] = place + 1;
        }
    }
    return firsts;
}

} // namespace

template<>
const StructInfo &describe<Region>()
{
    using R = Region;
    // clang-format off
    static const StructInfo s = StructBuilder<R>("Region").tag("REGN")
        .versionField("sectionVersion", &R::sectionVersion).stored(Storage::Runtime).hidden()
        .field("id", &R::id).label("ID")
            .help(QT_TRANSLATE_NOOP("Field", "Number of the region; mostly its row"))
        .field("unknown4", &R::unknown4).since(3)
            .help(QT_TRANSLATE_NOOP("Field", "Meaning unknown; zero in all files seen"))
        .field("firstVertex", &R::firstVertex).since(3).affects(Affects::Mesh)
            .help(QT_TRANSLATE_NOOP("Field", "First vertex of the region"))
        .field("vertexCount", &R::vertexCount).since(3).affects(Affects::Mesh)
            .help(QT_TRANSLATE_NOOP("Field", "Number of vertices"))
        .field("firstVertexOld", &R::firstVertexOld).label("First vertex").until(2).affects(Affects::Mesh)
            .help(QT_TRANSLATE_NOOP("Field", "First vertex of the region"))
        .field("vertexCountOld", &R::vertexCountOld).label("Vertex count").until(2).affects(Affects::Mesh)
            .help(QT_TRANSLATE_NOOP("Field", "Number of vertices"))
        .field("firstIndex", &R::firstIndex).affects(Affects::Mesh)
            .help(QT_TRANSLATE_NOOP("Field", "Where the region's triangles start among the faces"))
        .field("indexCount", &R::indexCount).affects(Affects::Mesh)
            .help(QT_TRANSLATE_NOOP("Field", "Number of face elements, three per triangle"))
        .field("boneCount", &R::boneCount)
            .help(QT_TRANSLATE_NOOP("Field", "Number of bones that the vertices use"))
        .field("firstBoneLookup", &R::firstBoneLookup).affects(Affects::Mesh)
            .help(QT_TRANSLATE_NOOP("Field", "Where the region's part of the bone look-up starts"))
        .field("boneLookupCount", &R::boneLookupCount).affects(Affects::Mesh)
            .help(QT_TRANSLATE_NOOP("Field", "Length of the region's part of the bone look-up"))
        .field("unknown30", &R::unknown30)
            .help(QT_TRANSLATE_NOOP("Field", "Meaning unknown; zero in all files seen"))
        .field("weightsUsed", &R::weightsUsed).affects(Affects::Mesh)
            .help(QT_TRANSLATE_NOOP("Field", "How many of the four bones of a vertex are used"))
        .field("unknown33", &R::unknown33)
            .help(QT_TRANSLATE_NOOP("Field", "Meaning unknown; mostly 1"))
        .field("rootBone", &R::rootBone).refersTo("bones", OnDelete::TakeOver, 0xffff).affects(Affects::Mesh)
            .help(QT_TRANSLATE_NOOP("Field", "Bone that represents the region where one is needed"))
        .field("flags", &R::flags).flags(regionFlags()).since(4).affects(Affects::Mesh)
            .help(QT_TRANSLATE_NOOP("Field", "Whether the region is drawn, and whether it is cloth"))
        .field("uvScale", &R::uvScale).label("UV scale").since(5).affects(Affects::Mesh)
            .help(QT_TRANSLATE_NOOP("Field",
                "Texture coordinates are the stored numbers divided by 32768, times this, plus the offset"))
        .field("uvOffset", &R::uvOffset).label("UV offset").since(5).affects(Affects::Mesh)
            .help(QT_TRANSLATE_NOOP("Field", "Offset added to texture coordinates"))
        .group("Mesh", &R::firstVertex, &R::firstVertexOld, &R::vertexCount, &R::vertexCountOld, &R::firstIndex,
            &R::indexCount)
        .group("Bones", &R::rootBone, &R::boneCount, &R::firstBoneLookup, &R::boneLookupCount, &R::weightsUsed)
        .group("Texture", &R::uvScale, &R::uvOffset)
        .group("Flags", &R::flags)
        .rare(&R::id)
        .size(2, 28).size(3, 36).size(4, 40).size(5, 48)
        .done();
    // clang-format on
    return s;
}

template<>
const StructInfo &describe<m3::Batch>()
{
    using B = m3::Batch;
    // clang-format off
    static const StructInfo s = StructBuilder<B>("Batch").tag("BAT_")
        .versionField("sectionVersion", &B::sectionVersion).stored(Storage::Runtime).hidden()
        .field("flags", &B::flags)
            .help(QT_TRANSLATE_NOOP("Field", "Meaning unknown; zero in all files seen"))
        .field("priorityPlane", &B::priorityPlane).affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "Drawing order"))
        .field("region", &B::region).affects(Affects::Mesh)
            .help(QT_TRANSLATE_NOOP("Field", "Row of the region that is drawn"))
        .field("bounds", &B::bounds)
            .help(QT_TRANSLATE_NOOP("Field", "Row of the bounds among the sections"))
        .field("colour", &B::colour)
            .help(QT_TRANSLATE_NOOP("Field", "Meaning unknown"))
        .field("material", &B::material).refersTo("materialReferences", OnDelete::Clear, 0xffff)
            .affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "Material that the region is drawn with"))
        .field("bone", &B::bone).refersTo("bones", OnDelete::Clear).affects(Affects::Visibility)
            .help(QT_TRANSLATE_NOOP("Field", "Bone whose batching shows and hides the region"))
        .size(1, 14)
        .done();
    // clang-format on
    return s;
}

template<>
const StructInfo &describe<MeshSection>()
{
    using M = MeshSection;
    // clang-format off
    static const StructInfo s = StructBuilder<M>("MeshSection", "Mesh section").tag("MSEC")
        .versionField("sectionVersion", &M::sectionVersion).stored(Storage::Runtime).hidden()
        .field("node", &M::node)
            .help(QT_TRANSLATE_NOOP("Field", "Meaning unknown; zero in nearly all files"))
        .field("bounds", &M::bounds).space(Space::Bounds).unit(Unit::Distance)
            .help(QT_TRANSLATE_NOOP("Field", "Bounds: smallest x, y, z, largest x, y, z, radius"))
        .size(1, 72)
        .done();
    // clang-format on
    return s;
}

template<>
const StructInfo &describe<Division>()
{
    using D = Division;
    // clang-format off
    static const StructInfo s = StructBuilder<D>("Division").tag("DIV_")
        .versionField("sectionVersion", &D::sectionVersion).stored(Storage::Runtime).hidden()
        .field("faces", &D::faces).counts("positions", 3, firstVertices)
            .affects(Affects::Mesh)
            .help(QT_TRANSLATE_NOOP("Field", "Vertices of triangles, counted from the first vertex of their region"))
        .field("regions", &D::regions).affects(Affects::Mesh)
            .help(QT_TRANSLATE_NOOP("Field", "Parts of the mesh"))
        .field("batches", &D::batches).affects(Affects::Mesh)
            .help(QT_TRANSLATE_NOOP("Field", "Which parts are drawn with which material"))
        .field("sections", &D::sections)
            .help(QT_TRANSLATE_NOOP("Field", "Bounds of parts of the mesh"))
        .field("instances", &D::instances)
            .help(QT_TRANSLATE_NOOP("Field", "Meaning unknown; 1 in nearly all files"))
        .size(2, 52)
        .done();
    // clang-format on
    return s;
}

} // namespace sinew
