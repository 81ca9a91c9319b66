// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/mdx/structs/geoset.h"

#include "core/schema/struct_builder.h"

#include <QtGlobal>

namespace sinew {

using namespace mdx;

namespace {

const EnumTable selectionFlags{
    {4, "unselectable", "Unselectable", QT_TRANSLATE_NOOP("Field", "The mouse ignores the geoset")}};
const EnumTable geosetAnimationFlags{
    {1, "dropShadow", "Drop shadow", QT_TRANSLATE_NOOP("Field", "Known by name only; not used by the preview")},
    {2, "colour", "Has colour",
     QT_TRANSLATE_NOOP("Field", "The colour multiplies the textures; without it they stay as they are")}};

const EnumTable wowSelectionFlags{
    {0x1, "unselectable", "Unselectable", QT_TRANSLATE_NOOP("Field", "The mouse ignores the geoset")},
    {0x10, "project2d", "Project 2D", QT_TRANSLATE_NOOP("Field", "Known by name only; not used by the preview")},
    {0x20, "shaderSkin", "Shader skin", QT_TRANSLATE_NOOP("Field", "Known by name only; not used by the preview")}};
const EnumTable wowGeosetAnimationFlags{
    {1, "colour", "Has colour",
     QT_TRANSLATE_NOOP("Field", "The colour multiplies the textures; without it they stay as they are")}};

bool hasColour(const Ctx &ctx, const void *animation)
{
    const std::uint32_t flag = ctx.dialect == WowAlpha ? 1 : 2;
    return !animation || (static_cast<const GeosetAnimation *>(animation)->flags & flag);
}

/// WoW 1500 stores bones per vertex and has only triangles.
bool isBatch(const Ctx &ctx)
{
    return ctx.dialect == WowAlpha && ctx.version >= 1500;
}

bool hasGroups(const Ctx &ctx, const void *)
{
    return !isBatch(ctx);
}

} // namespace

template<>
const StructInfo &describe<UvSet>()
{
    // clang-format off
    static const StructInfo s = StructBuilder<UvSet>("UvSet", "UV set")
        .tagged("coordinates", "UVBS", &UvSet::coordinates).affects(Affects::Mesh)
            .help(QT_TRANSLATE_NOOP("Field", "Texture coordinates, one per vertex"))
        .done();
    // clang-format on
    return s;
}

template<>
const StructInfo &describe<Geoset>()
{
    // clang-format off
    static const StructInfo s = StructBuilder<Geoset>("Geoset").sized()
        .tagged("vertices", "VRTX", &Geoset::vertices).space(Space::Point).affects(Affects::Mesh).unit(Unit::Distance)
            .help(QT_TRANSLATE_NOOP("Field", "Vertex positions in model space"))
        .tagged("normals", "NRMS", &Geoset::normals).space(Space::Direction).stored(BeforeUvSets).affects(Affects::Mesh)
            .help(QT_TRANSLATE_NOOP("Field", "Vertex normals"))
        .tagged("faceTypes", "PTYP", &Geoset::faceTypes).stored(ByteElements).when(hasGroups).affects(Affects::Mesh)
            .help(QT_TRANSLATE_NOOP("Field", "Primitive type of each face group; 4 means triangles"))
        .tagged("faceGroups", "PCNT", &Geoset::faceGroups).when(hasGroups).affects(Affects::Mesh)
            .help(QT_TRANSLATE_NOOP("Field", "Number of vertex indices in each face group"))
        .tagged("faces", "PVTX", &Geoset::faces).counts("vertices", 3).affects(Affects::Mesh)
            .help(QT_TRANSLATE_NOOP("Field", "Vertex indices, three per triangle"))
        .tagged("vertexGroups", "GNDX", &Geoset::vertexGroups).when(hasGroups).affects(Affects::Mesh)
            .help(QT_TRANSLATE_NOOP("Field", "Matrix group of each vertex"))
        .tagged("matrixGroups", "MTGC", &Geoset::matrixGroups).when(hasGroups).affects(Affects::Mesh)
            .help(QT_TRANSLATE_NOOP("Field", "Number of matrices in each matrix group"))
        .tagged("matrixIndices", "MATS", &Geoset::matrixIndices).when(hasGroups).affects(Affects::Mesh)
            .refersToKey("nodes", OnDelete::Custom)
            .help(QT_TRANSLATE_NOOP("Field", "Nodes of the matrix groups, one group after the other"))
        .tagged("boneIndices", "BIDX", &Geoset::boneIndices).dialect(WowAlpha).stored(FourAnElement).optional()
            .affects(Affects::Mesh)
            .refersToKey("nodes", OnDelete::Custom, 256)
            .help(QT_TRANSLATE_NOOP("Field", "Four bones per vertex; they follow the matrix groups"))
        .tagged("boneWeights", "BWGT", &Geoset::boneWeights).dialect(WowAlpha).stored(FourAnElement).optional()
            .affects(Affects::Mesh)
            .help(QT_TRANSLATE_NOOP("Field", "Weights of the four bones of each vertex; they add up to 255"))
        .field("materialId", &Geoset::materialId).label("Material").refersTo("materials", OnDelete::Refuse)
            .affects(Affects::Mesh)
            .help(QT_TRANSLATE_NOOP("Field", "Material that the geoset is drawn with"))
        .field("selectionGroup", &Geoset::selectionGroup).dialect(~WowAlpha)
            .help(QT_TRANSLATE_NOOP("Field", "Group for mouse selection"))
        .field("boundsCentre", &Geoset::boundsCentre).space(Space::Point)
            .dialect(WowAlpha).since(1500).unit(Unit::Distance)
            .affects(Affects::Mesh)
            .help(QT_TRANSLATE_NOOP("Field", "Centre of the sphere around the geoset"))
        .field("boundsRadius", &Geoset::boundsRadius).space(Space::Length)
            .dialect(WowAlpha).since(1500).unit(Unit::Distance)
            .affects(Affects::Mesh)
            .help(QT_TRANSLATE_NOOP("Field", "Radius of the sphere around the geoset"))
        .field("selectionGroup", &Geoset::selectionGroup).dialect(WowAlpha)
            .help(QT_TRANSLATE_NOOP("Field",
                "Hundreds: part of the character (hair, beard, glove, boot …); the rest: its variant"))
        .field("geosetIndex", &Geoset::geosetIndex).dialect(WowAlpha).since(1500)
            .help(QT_TRANSLATE_NOOP("Field", "Number of the geoset as stored in the file"))
        .field("selectionFlags", &Geoset::selectionFlags).flags(selectionFlags).dialect(~WowAlpha)
            .help(QT_TRANSLATE_NOOP("Field", "Whether the mouse can select the unit by this geoset"))
        .field("selectionFlags", &Geoset::selectionFlags).flags(wowSelectionFlags).dialect(WowAlpha)
            .help(QT_TRANSLATE_NOOP("Field", "Whether the mouse can select the unit by this geoset"))
        .field("lod", &Geoset::lod).label("Level of detail").since(900).dialect(~WowAlpha).affects(Affects::Mesh)
            .help(QT_TRANSLATE_NOOP("Field", "0 is drawn; some tools write -1 for none"))
        .nameField("lodName", &Geoset::lodName).label("Name").since(900).dialect(~WowAlpha).affects(Affects::Mesh)
            .help(QT_TRANSLATE_NOOP("Field", "Name of the mesh"))
        .field("extent", &Geoset::extent).when(hasGroups).affects(Affects::Mesh)
            .help(QT_TRANSLATE_NOOP("Field", "Bounds of the geoset"))
        .field("sequenceExtents", &Geoset::sequenceExtents).when(hasGroups).parallelTo("sequences")
            .help(QT_TRANSLATE_NOOP("Field", "Bounds during each sequence, in sequence order"))
        .tagged("tangents", "TANG", &Geoset::tangents).space(Space::Direction)
            .since(900).dialect(~WowAlpha).optional().affects(Affects::Mesh)
            .help(QT_TRANSLATE_NOOP("Field", "Tangents for normal mapping; w is the side of the bitangent"))
        .tagged("skin", "SKIN", &Geoset::skin).since(900).dialect(~WowAlpha).stored(WidthBySize).optional()
            .affects(Affects::Mesh)
            .refersToKey("nodes", OnDelete::Custom, 256).every(8, 4).weighted()
            .help(QT_TRANSLATE_NOOP(
                "Field", "Four bone numbers and four weights per vertex; the weights add up to 255"))
        .tagged("wideSkin", "SKIN", &Geoset::wideSkin).label("Skin (wide)").since(1300).dialect(~WowAlpha)
            .stored(WidthBySize).optional().affects(Affects::Mesh)
            .refersToKey("nodes", OnDelete::Custom, 0x10000).every(8, 4).weighted()
            .help(QT_TRANSLATE_NOOP("Field",
                "Four bone numbers and four weights per vertex, two bytes each; the weights add up to 255"))
        .tagged("uvSets", "UVAS", &Geoset::uvSets).stored(UvSets).label("UV sets").affects(Affects::Mesh)
            .help(QT_TRANSLATE_NOOP("Field", "Sets of texture coordinates"))
        .group("Geoset", &Geoset::lodName, &Geoset::materialId, &Geoset::lod, &Geoset::geosetIndex)
        .group("Selection", &Geoset::selectionGroup, &Geoset::selectionFlags)
        .group("Bounds", &Geoset::boundsCentre, &Geoset::boundsRadius)
        .done();
    // clang-format on
    return s;
}

template<>
const StructInfo &describe<CollisionMesh>()
{
    using M = CollisionMesh;
    // clang-format off
    static const StructInfo s = StructBuilder<M>("CollisionMesh", "Collision mesh")
        .tagged("vertices", "VRTX", &M::vertices).space(Space::Point)
            .optional().affects(Affects::Collision).unit(Unit::Distance)
            .help(QT_TRANSLATE_NOOP("Field", "Vertex positions in model space"))
        .tagged("faces", "TRI ", &M::faces).counts("vertices", 3).optional()
            .affects(Affects::Collision)
            .help(QT_TRANSLATE_NOOP("Field", "Vertex indices, three per triangle"))
        .tagged("normals", "NRMS", &M::normals).space(Space::Direction).optional()
            .help(QT_TRANSLATE_NOOP("Field", "Normals of the triangles"))
        .done();
    // clang-format on
    return s;
}

template<>
const StructInfo &describe<TextureAnimation>()
{
    using T = TextureAnimation;
    // clang-format off
    static const StructInfo s = StructBuilder<T>("TextureAnimation", "Texture animation").sized()
        .curve("translation", "KTAT", &T::translation).affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "Shift of the texture in units of its size"))
        .curve("rotation", "KTAR", &T::rotation).stored(CompressedRotation).affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "Rotation about the texture's centre"))
        .curve("scaling", "KTAS", &T::scaling).rest(1).affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "Scale about the texture's centre"))
        .size(800, 4)
        .done();
    // clang-format on
    return s;
}

template<>
const StructInfo &describe<GeosetAnimation>()
{
    using G = GeosetAnimation;
    // clang-format off
    static const StructInfo s = StructBuilder<G>("GeosetAnimation", "Geoset animation").sized()
        .field("alpha", &G::alpha).dialect(~WowAlpha).unit(Unit::Fraction).affects(Affects::Visibility)
            .help(QT_TRANSLATE_NOOP("Field", "Opacity of the geoset; 0 hides it"))
        .field("flags", &G::flags).flags(geosetAnimationFlags).dialect(~WowAlpha).affects(Affects::Visibility)
            .help(QT_TRANSLATE_NOOP("Field", "Whether the colour is used"))
        .field("colour", &G::colour).dialect(~WowAlpha).usedWhen(hasColour).affects(Affects::Visibility)
            .help(QT_TRANSLATE_NOOP("Field", "Colour that the geoset's textures are multiplied by"))
        .field("geosetId", &G::geosetId).dialect(~WowAlpha).label("Geoset")
            .refersTo("geosets", OnDelete::DeleteReferrer).affects(Affects::Visibility)
            .help(QT_TRANSLATE_NOOP("Field", "The geoset that is animated"))
        .field("geosetId", &G::geosetId).dialect(WowAlpha).label("Geoset").refersTo("geosets", OnDelete::DeleteReferrer)
            .affects(Affects::Visibility)
            .help(QT_TRANSLATE_NOOP("Field", "The geoset that is animated"))
        .field("alpha", &G::alpha).dialect(WowAlpha).unit(Unit::Fraction).affects(Affects::Visibility)
            .help(QT_TRANSLATE_NOOP("Field", "Opacity of the geoset; 0 hides it"))
        .field("colour", &G::colour).dialect(WowAlpha).bgrOrder().usedWhen(hasColour).affects(Affects::Visibility)
            .help(QT_TRANSLATE_NOOP("Field", "Colour that the geoset's textures are multiplied by"))
        .field("flags", &G::flags).flags(wowGeosetAnimationFlags).dialect(WowAlpha).affects(Affects::Visibility)
            .help(QT_TRANSLATE_NOOP("Field", "Whether the colour is used"))
        .curve("alphaKeys", "KGAO", &G::alphaKeys).label("Alpha (animated)").animates(&G::alpha)
            .affects(Affects::Visibility)
            .help(QT_TRANSLATE_NOOP("Field", "Opacity over time"))
        .curve("colourKeys", "KGAC", &G::colourKeys).label("Colour (animated)").animates(&G::colour)
            .usedWhen(hasColour).affects(Affects::Visibility)
            .help(QT_TRANSLATE_NOOP("Field", "Colour over time; keys are stored blue, green, red")).bgrOrder()
        .size(800, 28)
        .done();
    // clang-format on
    return s;
}

} // namespace sinew
