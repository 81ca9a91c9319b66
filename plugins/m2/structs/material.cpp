// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m2/structs/material.h"

#include "core/schema/struct_builder.h"
#include "plugins/m2/names/material_names.h"

#include <QtGlobal>

namespace sinew {

using namespace m2;

template<>
const StructInfo &describe<ColourAnimation>()
{
    // clang-format off
    static const StructInfo s = StructBuilder<ColourAnimation>("ColourAnimation", "Colour")
        .field("colour", &ColourAnimation::colour).affects(Affects::Visibility)
            .help(QT_TRANSLATE_NOOP("Field", "Colour that the batch is multiplied by, over time"))
        .field("alpha", &ColourAnimation::alpha).stored(Storage::Fixed16).rest(1).affects(Affects::Visibility)
            .help(QT_TRANSLATE_NOOP("Field", "Opacity over time"))
        .size(256, 56).size(260, 56).size(264, 40).size(272, 40)
        .done();
    // clang-format on
    return s;
}

template<>
const StructInfo &describe<Texture>()
{
    // clang-format off
    static const StructInfo s = StructBuilder<Texture>("Texture")
        .field("type", &Texture::type).enumeration(textureTypes()).affects(Affects::Texture)
            .help(QT_TRANSLATE_NOOP("Field", "0 a file; otherwise a slot that the game fills"))
        .field("flags", &Texture::flags).flags(textureFlags()).affects(Affects::Texture)
            .help(QT_TRANSLATE_NOOP("Field", "Repeat the texture outside 0…1 instead of clamping"))
        .nameField("path", &Texture::path).assetPath().affects(Affects::Texture)
            .help(QT_TRANSLATE_NOOP("Field",
                "File in the game's archives; empty for slots and where the file id is used"))
        .size(256, 16).size(260, 16).size(264, 16).size(272, 16)
        .done();
    // clang-format on
    return s;
}

template<>
const StructInfo &describe<TextureWeight>()
{
    // clang-format off
    static const StructInfo s = StructBuilder<TextureWeight>("TextureWeight", "Texture weight")
        .field("weight", &TextureWeight::weight).stored(Storage::Fixed16).rest(1).affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "Opacity of a texture over time"))
        .size(256, 28).size(260, 28).size(264, 20).size(272, 20)
        .done();
    // clang-format on
    return s;
}

template<>
const StructInfo &describe<TextureFlipbook>()
{
    // clang-format off
    static const StructInfo s = StructBuilder<TextureFlipbook>("TextureFlipbook", "Texture flipbook")
        .field("cells", &TextureFlipbook::cells)
            .help(QT_TRANSLATE_NOOP("Field", "Cells of a texture over time; never seen with content"))
        .size(256, 28).size(260, 28)
        .done();
    // clang-format on
    return s;
}

template<>
const StructInfo &describe<TextureTransform>()
{
    // clang-format off
    static const StructInfo s = StructBuilder<TextureTransform>("TextureTransform", "Texture animation")
        .field("translation", &TextureTransform::translation).affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "Offset of the texture coordinates over time"))
        .field("rotation", &TextureTransform::rotation).stored(Storage::SniffedRotation).affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "Rotation of the texture coordinates about their middle over time"))
        .field("scaling", &TextureTransform::scaling).rest(1).affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "Scale of the texture coordinates about their middle over time"))
        .size(256, 84).size(260, 84).size(264, 60).size(272, 60)
        .done();
    // clang-format on
    return s;
}

template<>
const StructInfo &describe<Material>()
{
    // clang-format off
    static const StructInfo s = StructBuilder<Material>("Material")
        .field("flags", &Material::flags).flags(materialFlags()).affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "Lighting, fog, culling and depth"))
        .field("blendMode", &Material::blendMode).enumeration(blendModes()).affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "How the material is blended with what is behind it"))
        .size(256, 4).size(260, 4).size(264, 4).size(272, 4)
        .done();
    // clang-format on
    return s;
}

template<>
const StructInfo &describe<Submesh>()
{
    // clang-format off
    static const StructInfo s = StructBuilder<Submesh>("Submesh")
        .field("id", &Submesh::id).label("Geoset").affects(Affects::Mesh)
            .help(QT_TRANSLATE_NOOP("Field", "Geoset group · 100 + variant"))
        .field("level", &Submesh::level).derived()
            .help(QT_TRANSLATE_NOOP("Field", "High 16 bits of the first triangle index"))
        .field("vertexStart", &Submesh::vertexStart).affects(Affects::Mesh)
            .help(QT_TRANSLATE_NOOP("Field", "First entry of the profile's vertex list"))
        .field("vertexCount", &Submesh::vertexCount).affects(Affects::Mesh)
            .help(QT_TRANSLATE_NOOP("Field", "Number of vertices"))
        .field("triangleStart", &Submesh::triangleStart).affects(Affects::Mesh)
            .help(QT_TRANSLATE_NOOP("Field", "First entry of the profile's index list"))
        .field("triangleCount", &Submesh::triangleCount).label("Index count").affects(Affects::Mesh)
            .help(QT_TRANSLATE_NOOP("Field", "Number of indices, three per triangle"))
        .field("boneCount", &Submesh::boneCount).affects(Affects::Mesh)
            .help(QT_TRANSLATE_NOOP("Field", "Number of bone combo entries"))
        .field("boneComboStart", &Submesh::boneComboStart).affects(Affects::Mesh)
            .help(QT_TRANSLATE_NOOP("Field", "First entry of the bone combos"))
        .field("boneInfluences", &Submesh::boneInfluences).affects(Affects::Mesh)
            .help(QT_TRANSLATE_NOOP("Field", "Maximum number of bones per vertex"))
        .field("centreBone", &Submesh::centreBone).refersTo("bones", OnDelete::TakeOver, 0xffff).affects(Affects::Mesh)
            .help(QT_TRANSLATE_NOOP("Field", "Bone that moves the centre"))
        .field("centre", &Submesh::centre).space(Space::Point).unit(Unit::Distance).affects(Affects::Mesh)
            .help(QT_TRANSLATE_NOOP("Field", "Centre of the vertices"))
        .field("sortCentre", &Submesh::sortCentre).space(Space::Point)
            .since(Version::CompressedRotations).unit(Unit::Distance)
            .affects(Affects::Mesh)
            .help(QT_TRANSLATE_NOOP("Field", "Centre of the box, used for the drawing order"))
        .field("sortRadius", &Submesh::sortRadius).space(Space::Length)
            .since(Version::CompressedRotations).unit(Unit::Distance)
            .affects(Affects::Mesh)
            .help(QT_TRANSLATE_NOOP("Field", "Distance from the centre to the farthest vertex"))
        .group("Mesh", &Submesh::id, &Submesh::vertexStart, &Submesh::vertexCount, &Submesh::triangleStart,
            &Submesh::triangleCount)
        .group("Bones", &Submesh::centreBone, &Submesh::boneCount, &Submesh::boneComboStart, &Submesh::boneInfluences)
        .group("Bounds", &Submesh::centre, &Submesh::sortCentre, &Submesh::sortRadius)
        .size(256, 32).size(260, 48).size(264, 48).size(272, 48)
        .done();
    // clang-format on
    return s;
}

template<>
const StructInfo &describe<Batch>()
{
    // clang-format off
    static const StructInfo s = StructBuilder<Batch>("Batch")
        .field("flags", &Batch::flags).flags(batchFlags()).affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "Drawing order, projection and use of texture weights"))
        .field("priorityPlane", &Batch::priorityPlane).affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "Order among blended batches"))
        .field("shaderId", &Batch::shaderId).label("Shader").affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "Combiner: a simple one or, with bit 15 set, a row in the table of "
                                             "special ones"))
        .field("submesh", &Batch::submesh).affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "Row of the submesh that is drawn"))
        .field("flags2", &Batch::flags2).label("More flags").flags(batchFlags2()).affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "More flags; before 260 the submesh again"))
        .field("colour", &Batch::colour).refersTo("colours").affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "Colour animation"))
        .field("material", &Batch::material).refersTo("materials", OnDelete::Refuse).affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "Blending, culling and depth"))
        .field("materialLayer", &Batch::materialLayer).affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "Order among opaque batches"))
        .field("textureCount", &Batch::textureCount).affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "Number of textures"))
        .field("textureCombo", &Batch::textureCombo).affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "First entry of the texture combos"))
        .field("coordCombo", &Batch::coordCombo).affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "First entry of the coordinate combos"))
        .field("weightCombo", &Batch::weightCombo).affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "First entry of the weight combos"))
        .field("transformCombo", &Batch::transformCombo).affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "First entry of the transform combos"))
        .group("Look", &Batch::submesh, &Batch::material, &Batch::shaderId, &Batch::colour, &Batch::priorityPlane,
            &Batch::materialLayer)
        .group("Texture", &Batch::textureCount, &Batch::textureCombo, &Batch::coordCombo, &Batch::weightCombo,
            &Batch::transformCombo)
        .group("Flags", &Batch::flags, &Batch::flags2)
        .size(256, 24).size(260, 24).size(264, 24).size(272, 24)
        .done();
    // clang-format on
    return s;
}

template<>
const StructInfo &describe<ShadowBatch>()
{
    // clang-format off
    static const StructInfo s = StructBuilder<ShadowBatch>("ShadowBatch", "Shadow batch")
        .field("flags", &ShadowBatch::flags)
            .help(QT_TRANSLATE_NOOP("Field", "Flags"))
        .field("flags2", &ShadowBatch::flags2).label("More flags")
            .help(QT_TRANSLATE_NOOP("Field", "More flags"))
        .field("unknown", &ShadowBatch::unknown)
            .help(QT_TRANSLATE_NOOP("Field", "Meaning unknown"))
        .field("submesh", &ShadowBatch::submesh)
            .help(QT_TRANSLATE_NOOP("Field", "Row of the submesh"))
        .field("texture", &ShadowBatch::texture).refersTo("textures", OnDelete::Clear, 0xffff)
            .help(QT_TRANSLATE_NOOP("Field", "Texture"))
        .field("colour", &ShadowBatch::colour).refersTo("colours", OnDelete::Clear, 0xffff)
            .help(QT_TRANSLATE_NOOP("Field", "Colour"))
        .field("transparency", &ShadowBatch::transparency).refersTo("textureWeights", OnDelete::Clear, 0xffff)
            .help(QT_TRANSLATE_NOOP("Field", "Transparency"))
        .size(272, 12)
        .done();
    // clang-format on
    return s;
}

template<>
const StructInfo &describe<Skin>()
{
    // clang-format off
    static const StructInfo s = StructBuilder<Skin>("Skin", "Skin profile")
        .field("vertices", &Skin::vertices).counts("positions").affects(Affects::Mesh)
            .help(QT_TRANSLATE_NOOP("Field", "Rows of the model's vertices"))
        .field("indices", &Skin::indices).counts("vertices", 3).affects(Affects::Mesh)
            .help(QT_TRANSLATE_NOOP("Field", "Rows of the vertex list, three per triangle"))
        .field("bones", &Skin::bones).stored(Storage::FourPerCount).affects(Affects::Mesh)
            .help(QT_TRANSLATE_NOOP("Field", "Four per vertex: rows within the submesh's part of the bone combos"))
        .field("submeshes", &Skin::submeshes).affects(Affects::Mesh)
            .help(QT_TRANSLATE_NOOP("Field", "Parts of the mesh"))
        .field("batches", &Skin::batches).affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "Draw calls"))
        .field("boneCountMax", &Skin::boneCountMax)
            .help(QT_TRANSLATE_NOOP("Field", "Maximum number of bones that a submesh uses"))
        .field("shadowBatches", &Skin::shadowBatches).since(Version::SubTracks + 1)
            .help(QT_TRANSLATE_NOOP("Field", "Draw calls for shadows; only in files with the long header"))
        .done();
    // clang-format on
    return s;
}

} // namespace sinew
