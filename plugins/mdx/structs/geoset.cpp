// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/mdx/structs/geoset.h"

#include <QtGlobal>

namespace sinew {

using namespace mdx;

namespace {

const EnumTable selectionFlags{{4, "unselectable", "Unselectable"}};
const EnumTable geosetAnimationFlags{{1, "dropShadow", "Drop shadow"}, {2, "colour", "Has colour"}};

} // namespace

template<>
const StructInfo &describe<UvSet>()
{
    static const StructInfo s = StructBuilder<UvSet>("UvSet", "UV set")
        .tagged("coordinates", "UVBS", &UvSet::coordinates).affects(Affects::Mesh)
            .help(QT_TRANSLATE_NOOP("Field", "Texture coordinates, one per vertex"))
        .done();
    return s;
}

template<>
const StructInfo &describe<Geoset>()
{
    static const StructInfo s = StructBuilder<Geoset>("Geoset").sized()
        .tagged("vertices", "VRTX", &Geoset::vertices).affects(Affects::Mesh).unit(Unit::Distance)
            .help(QT_TRANSLATE_NOOP("Field", "Vertex positions in model space"))
        .tagged("normals", "NRMS", &Geoset::normals).affects(Affects::Mesh)
            .help(QT_TRANSLATE_NOOP("Field", "Vertex normals"))
        .tagged("faceTypes", "PTYP", &Geoset::faceTypes).affects(Affects::Mesh)
            .help(QT_TRANSLATE_NOOP("Field", "Kind of primitive of each face group; 4 is triangles"))
        .tagged("faceGroups", "PCNT", &Geoset::faceGroups).affects(Affects::Mesh)
            .help(QT_TRANSLATE_NOOP("Field", "Number of vertex indices in each face group"))
        .tagged("faces", "PVTX", &Geoset::faces).affects(Affects::Mesh)
            .help(QT_TRANSLATE_NOOP("Field", "Vertex indices, three per triangle"))
        .tagged("vertexGroups", "GNDX", &Geoset::vertexGroups).affects(Affects::Mesh)
            .help(QT_TRANSLATE_NOOP("Field", "Matrix group of each vertex"))
        .tagged("matrixGroups", "MTGC", &Geoset::matrixGroups).affects(Affects::Mesh)
            .help(QT_TRANSLATE_NOOP("Field", "Number of matrices in each matrix group"))
        .tagged("matrixIndices", "MATS", &Geoset::matrixIndices).affects(Affects::Mesh).refersToKey("nodes", OnDelete::Custom)
            .help(QT_TRANSLATE_NOOP("Field", "Nodes of the matrix groups, one group after the other"))
        .field("materialId", &Geoset::materialId).label("Material").refersTo("materials", OnDelete::Refuse).affects(Affects::Mesh)
            .help(QT_TRANSLATE_NOOP("Field", "Material that the geoset is drawn with"))
        .field("selectionGroup", &Geoset::selectionGroup)
            .help(QT_TRANSLATE_NOOP("Field", "Group for selection by the mouse"))
        .field("selectionFlags", &Geoset::selectionFlags).flags(selectionFlags)
            .help(QT_TRANSLATE_NOOP("Field", "Whether the mouse can select the unit by this geoset"))
        .field("lod", &Geoset::lod).label("Level of detail").since(900).affects(Affects::Mesh)
            .help(QT_TRANSLATE_NOOP("Field", "0 is drawn; some tools write -1 for none"))
        .nameField("lodName", &Geoset::lodName).label("Name").since(900).affects(Affects::Mesh)
            .help(QT_TRANSLATE_NOOP("Field", "Name of the mesh"))
        .field("extent", &Geoset::extent).affects(Affects::Mesh)
            .help(QT_TRANSLATE_NOOP("Field", "Bounds of the geoset"))
        .field("sequenceExtents", &Geoset::sequenceExtents).parallelTo("sequences")
            .help(QT_TRANSLATE_NOOP("Field", "Bounds during each sequence, in sequence order"))
        .tagged("tangents", "TANG", &Geoset::tangents).since(900).optional().affects(Affects::Mesh)
            .help(QT_TRANSLATE_NOOP("Field", "Tangents for normal mapping; w is the side of the bitangent"))
        .tagged("skin", "SKIN", &Geoset::skin).since(900).optional().affects(Affects::Mesh)
            .refersToKey("nodes", OnDelete::Custom, 256).every(8, 4)
            .help(QT_TRANSLATE_NOOP("Field", "Per vertex four bone numbers and four weights that add up to 255"))
        .tagged("uvSets", "UVAS", &Geoset::uvSets).label("UV sets").affects(Affects::Mesh)
            .help(QT_TRANSLATE_NOOP("Field", "Sets of texture coordinates"))
        .done();
    return s;
}

template<>
const StructInfo &describe<TextureAnimation>()
{
    using T = TextureAnimation;
    static const StructInfo s = StructBuilder<T>("TextureAnimation", "Texture animation").sized()
        .curve("translation", "KTAT", &T::translation).affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "Shift of the texture in units of its size"))
        .curve("rotation", "KTAR", &T::rotation).affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "Rotation about the texture's centre"))
        .curve("scaling", "KTAS", &T::scaling).rest(1).affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "Scale about the texture's centre"))
        .size(800, 4)
        .done();
    return s;
}

template<>
const StructInfo &describe<GeosetAnimation>()
{
    using G = GeosetAnimation;
    static const StructInfo s = StructBuilder<G>("GeosetAnimation", "Geoset animation").sized()
        .field("alpha", &G::alpha).unit(Unit::Fraction).affects(Affects::Visibility)
            .help(QT_TRANSLATE_NOOP("Field", "Opacity of the geoset; 0 hides it"))
        .field("flags", &G::flags).flags(geosetAnimationFlags).affects(Affects::Visibility)
            .help(QT_TRANSLATE_NOOP("Field", "Whether the colour is used"))
        .field("colour", &G::colour).affects(Affects::Visibility)
            .help(QT_TRANSLATE_NOOP("Field", "Colour that the geoset's textures are multiplied with"))
        .field("geosetId", &G::geosetId).label("Geoset").refersTo("geosets", OnDelete::DeleteReferrer).affects(Affects::Visibility)
            .help(QT_TRANSLATE_NOOP("Field", "The geoset that is animated"))
        .curve("alphaKeys", "KGAO", &G::alphaKeys).label("Alpha (animated)").animates("alpha").affects(Affects::Visibility)
            .help(QT_TRANSLATE_NOOP("Field", "Opacity over time"))
        .curve("colourKeys", "KGAC", &G::colourKeys).label("Colour (animated)").animates("colour").affects(Affects::Visibility)
            .help(QT_TRANSLATE_NOOP("Field", "Colour over time; keys are stored blue, green, red")).blueFirst()
        .size(800, 28)
        .done();
    return s;
}

} // namespace sinew
