// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m3/structs/materials/material.h"

#include "core/schema/struct_builder.h"
#include "plugins/m3/names/material_names.h"

#include <QtGlobal>

namespace sinew {

using namespace m3;

namespace {

/// The index names a row of the list for the type.
template<std::uint32_t Type>
bool isOfType(const Ctx &, const void *object)
{
    return object && static_cast<const MaterialReference *>(object)->type == Type;
}

bool isOfUnknownType(const Ctx &, const void *object)
{
    const std::uint32_t type = object ? static_cast<const MaterialReference *>(object)->type : 0;
    return type < MaterialType::Standard || type > MaterialType::Buffer;
}

} // namespace

template<>
const StructInfo &describe<MaterialReference>()
{
    using M = MaterialReference;
    // clang-format off
    static const StructInfo s = StructBuilder<M>("MaterialReference", "Material reference").tag("MATM")
        .field("type", &M::type).enumeration(materialTypes()).affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "Kind of the material"))
        .field("index", &M::index).label("Material").when(isOfType<MaterialType::Standard>)
            .refersTo("standardMaterials", OnDelete::DeleteReferrer).affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "Row in the list of materials of this kind"))
        .field("index", &M::index).label("Material").when(isOfType<MaterialType::Displacement>)
            .refersTo("displacementMaterials", OnDelete::DeleteReferrer).affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "Row in the list of materials of this kind"))
        .field("index", &M::index).label("Material").when(isOfType<MaterialType::Composite>)
            .refersTo("compositeMaterials", OnDelete::DeleteReferrer).affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "Row in the list of materials of this kind"))
        .field("index", &M::index).label("Material").when(isOfType<MaterialType::Terrain>)
            .refersTo("terrainMaterials", OnDelete::DeleteReferrer).affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "Row in the list of materials of this kind"))
        .field("index", &M::index).label("Material").when(isOfType<MaterialType::Volume>)
            .refersTo("volumeMaterials", OnDelete::DeleteReferrer).affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "Row in the list of materials of this kind"))
        .field("index", &M::index).label("Material").when(isOfType<MaterialType::Hair>)
            .refersTo("hairMaterials", OnDelete::DeleteReferrer).affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "Row in the list of materials of this kind"))
        .field("index", &M::index).label("Material").when(isOfType<MaterialType::Creep>)
            .refersTo("creepMaterials", OnDelete::DeleteReferrer).affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "Row in the list of materials of this kind"))
        .field("index", &M::index).label("Material").when(isOfType<MaterialType::VolumeNoise>)
            .refersTo("volumeNoiseMaterials", OnDelete::DeleteReferrer).affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "Row in the list of materials of this kind"))
        .field("index", &M::index).label("Material").when(isOfType<MaterialType::SplatTerrainBake>)
            .refersTo("splatTerrainBakeMaterials", OnDelete::DeleteReferrer).affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "Row in the list of materials of this kind"))
        .field("index", &M::index).label("Material").when(isOfType<MaterialType::Reflection>)
            .refersTo("reflectionMaterials", OnDelete::DeleteReferrer).affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "Row in the list of materials of this kind"))
        .field("index", &M::index).label("Material").when(isOfType<MaterialType::LensFlare>)
            .refersTo("lensFlareMaterials", OnDelete::DeleteReferrer).affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "Row in the list of materials of this kind"))
        .field("index", &M::index).label("Material").when(isOfType<MaterialType::Buffer>)
            .refersTo("bufferMaterials", OnDelete::DeleteReferrer).affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "Row in the list of materials of this kind"))
        .field("index", &M::index).label("Material").when(isOfUnknownType)
            .help(QT_TRANSLATE_NOOP("Field", "Row in the list of materials of this kind"))
        .size(0, 8)
        .done();
    // clang-format on
    return s;
}

template<>
const StructInfo &describe<AnimatedNumber>()
{
    // clang-format off
    static const StructInfo s = StructBuilder<AnimatedNumber>("AnimatedNumber", "Animated number").tag("SR32")
        .field("value", &AnimatedNumber::value).affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "Value over time"))
        .size(0, 20)
        .done();
    // clang-format on
    return s;
}

namespace {

/// How the material as a whole is drawn.
void addStandardHead(StructBuilder<StandardMaterial> &builder)
{
    using M = StandardMaterial;
    // clang-format off
    builder
        .versionField("sectionVersion", &M::sectionVersion)
        .nameField("name", &M::name)
            .help(QT_TRANSLATE_NOOP("Field", "Name of the material"))
        .field("flags2", &M::flags2).label("More flags").flags(materialFlags2()).affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "Vertex colours and soft edges"))
        .field("flags", &M::flags).flags(materialFlags(), materialFlagGroups()).affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "Lighting, fog, shadows, culling and depth"))
        .field("blendMode", &M::blendMode).enumeration(materialBlendModes()).affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "How the material is blended with what is behind it"))
        .field("priority", &M::priority).affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "Drawing order among blended materials"))
        .field("renderToTexture", &M::renderToTexture).label("Render-to-texture channels")
            .flags(renderToTextureChannels())
            .help(QT_TRANSLATE_NOOP("Field", "Channels that are drawn into a texture"))
        .field("specularity", &M::specularity).affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "Exponent of the highlight; larger values make it smaller and sharper"))
        .field("depthBlendFalloff", &M::depthBlendFalloff).unit(Unit::Distance)
            .help(QT_TRANSLATE_NOOP("Field", "Distance over which the material fades where it meets others"))
        .field("alphaTestThreshold", &M::alphaTestThreshold).range(0, 255).affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "Pixels whose alpha is below it are not drawn; 0…255"))
        .field("hdrSpecular", &M::hdrSpecular).label("HDR specular").affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "Factor for the highlight"))
        .field("hdrEmissive", &M::hdrEmissive).label("HDR emissive").affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "Factor for the emissive layers"))
        .field("hdrEnvironmentConstant", &M::hdrEnvironmentConstant).label("HDR environment, constant").since(20)
            .affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "Factor for the environment layer"))
        .field("hdrEnvironmentDiffuse", &M::hdrEnvironmentDiffuse).label("HDR environment, diffuse").since(20)
            .affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "Diffuse-light factor for the environment layer"))
        .field("hdrEnvironmentSpecular", &M::hdrEnvironmentSpecular).label("HDR environment, specular").since(20)
            .affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "Highlight factor for the environment layer"));
    // clang-format on
}

/// A list of at most one layer each.
void addStandardLayers(StructBuilder<StandardMaterial> &builder)
{
    using M = StandardMaterial;
    // clang-format off
    builder
        .field("diffuse", &M::diffuse).affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "Colour of the lit surface"))
        .field("decal", &M::decal).affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "Applied to the diffuse layer with its own blend mode"))
        .field("specular", &M::specular).affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "Colour of the highlight"))
        .field("gloss", &M::gloss).since(16).affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "Sharpness of the highlight"))
        .field("emissive1", &M::emissive1).label("Emissive 1").affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "Light emitted by the material itself, with its own blend mode"))
        .field("emissive2", &M::emissive2).label("Emissive 2").affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "Light emitted by the material itself, with its own blend mode"))
        .field("environment", &M::environment).affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "Reflection of the surroundings"))
        .field("environmentMask", &M::environmentMask).affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "Where the surroundings are reflected"))
        .field("alphaMask1", &M::alphaMask1).label("Alpha mask 1").affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "Opacity"))
        .field("alphaMask2", &M::alphaMask2).label("Alpha mask 2").affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "Opacity, multiplied by the first"))
        .field("normal", &M::normal).affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "Normals; x in the alpha and y in the green channel"))
        .field("height", &M::height).affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "Height above the surface for parallax"))
        .field("lightMap", &M::lightMap).affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "Precomputed light; applied twice"))
        .field("ambientOcclusion", &M::ambientOcclusion).affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "How much ambient light reaches the surface"))
        .field("normalBlend1Mask", &M::normalBlend1Mask).label("Normal blend 1 mask").since(19)
            .affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "Where additional normals are used"))
        .field("normalBlend2Mask", &M::normalBlend2Mask).label("Normal blend 2 mask").since(19)
            .affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "Where additional normals are used"))
        .field("normalBlend1", &M::normalBlend1).label("Normal blend 1").since(19).affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "Further normals"))
        .field("normalBlend2", &M::normalBlend2).label("Normal blend 2").since(19).affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "Further normals"));
    // clang-format on
}

/// How layers are applied.
void addStandardRest(StructBuilder<StandardMaterial> &builder)
{
    using M = StandardMaterial;
    // clang-format off
    builder
        .field("materialClass", &M::materialClass)
            .help(QT_TRANSLATE_NOOP("Field", "Class of the material; 0 in all files seen"))
        .field("decalBlend", &M::decalBlend).enumeration(layerBlendModes()).affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "How the decal layer is applied to the diffuse layer"))
        .field("emissive1Blend", &M::emissive1Blend).label("Emissive 1 blend").enumeration(layerBlendModes())
            .affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "How the emissive layer is applied to the lit surface"))
        .field("emissive2Blend", &M::emissive2Blend).label("Emissive 2 blend").enumeration(layerBlendModes())
            .affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "How the emissive layer is applied to the lit surface"))
        .field("specularMode", &M::specularMode).enumeration(specularModes()).affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "Which channels of the specular layer are used"))
        .field("parallaxHeight", &M::parallaxHeight).affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "Depth of parallax"))
        .field("motionBlur", &M::motionBlur)
            .help(QT_TRANSLATE_NOOP("Field", "Motion blur strength"))
        .field("normalBlendMaskFactor", &M::normalBlendMaskFactor).since(19)
            .help(QT_TRANSLATE_NOOP("Field", "Factor for the masks of additional normals; absent in all files seen"));
    // clang-format on
}

/// In the order of editing: not the order on disk.
void addStandardGroups(StructBuilder<StandardMaterial> &builder)
{
    using M = StandardMaterial;
    // clang-format off
    builder
        .group("Look", &M::name, &M::blendMode, &M::priority, &M::alphaTestThreshold, &M::specularity, &M::specularMode,
            &M::parallaxHeight, &M::depthBlendFalloff)
        .group("Layers", &M::diffuse, &M::decal, &M::decalBlend, &M::specular, &M::gloss, &M::emissive1,
            &M::emissive1Blend, &M::emissive2, &M::emissive2Blend, &M::environment, &M::environmentMask,
            &M::alphaMask1, &M::alphaMask2, &M::normal, &M::height, &M::lightMap, &M::ambientOcclusion,
            &M::normalBlend1, &M::normalBlend1Mask, &M::normalBlend2, &M::normalBlend2Mask, &M::normalBlendMaskFactor)
        .group("HDR", &M::hdrSpecular, &M::hdrEmissive, &M::hdrEnvironmentConstant, &M::hdrEnvironmentDiffuse,
            &M::hdrEnvironmentSpecular)
        .group("Flags", &M::flags, &M::flags2, &M::renderToTexture)
        .rare(&M::materialClass, &M::motionBlur);
    // clang-format on
}

StructInfo standardMaterialInfo()
{
    StructBuilder<StandardMaterial> builder("StandardMaterial", "Standard material");
    builder.tag("MAT_");
    addStandardHead(builder);
    addStandardLayers(builder);
    addStandardRest(builder);
    addStandardGroups(builder);
    builder.size(15, 268).size(16, 280).size(17, 280).size(18, 280).size(19, 340).size(20, 352);
    return builder.done();
}

} // namespace

template<>
const StructInfo &describe<StandardMaterial>()
{
    static const StructInfo s = standardMaterialInfo();
    return s;
}

} // namespace sinew
