// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m3/structs/materials/typed_materials.h"

#include "core/schema/struct_builder.h"
#include "plugins/m3/names/material_names.h"

#include <QtGlobal>

namespace sinew {

using namespace m3;

template<>
const StructInfo &describe<DisplacementMaterial>()
{
    using M = DisplacementMaterial;
    // clang-format off
    static const StructInfo s = StructBuilder<M>("DisplacementMaterial", "Displacement material").tag("DIS_")
        .nameField("name", &M::name)
            .help(QT_TRANSLATE_NOOP("Field", "Name of the material"))
        .field("unknown12", &M::unknown12)
            .help(QT_TRANSLATE_NOOP("Field", "Meaning unknown; 0 and 8 were seen"))
        .field("strength", &M::strength).affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "How far the background is displaced"))
        .field("normal", &M::normal).affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "Normals; x in the alpha and y in the green channel"))
        .field("strengthLayer", &M::strengthLayer).affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "Where it is applied"))
        .field("flags", &M::flags)
            .help(QT_TRANSLATE_NOOP("Field", "Meaning unknown; 0 in all files seen"))
        .field("priority", &M::priority).affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "Drawing order among blended materials"))
        .size(4, 68)
        .done();
    // clang-format on
    return s;
}

template<>
const StructInfo &describe<CompositeSection>()
{
    using M = CompositeSection;
    // clang-format off
    static const StructInfo s = StructBuilder<M>("CompositeSection", "Composite section").tag("CMS_")
        .field("material", &M::material).refersTo("materialReferences", OnDelete::DeleteReferrer)
            .affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "Material that is drawn"))
        .field("alpha", &M::alpha).affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "Opacity of this material within the whole"))
        .size(0, 24)
        .done();
    // clang-format on
    return s;
}

template<>
const StructInfo &describe<CompositeMaterial>()
{
    using M = CompositeMaterial;
    // clang-format off
    static const StructInfo s = StructBuilder<M>("CompositeMaterial", "Composite material").tag("CMP_")
        .nameField("name", &M::name)
            .help(QT_TRANSLATE_NOOP("Field", "Name of the material"))
        .field("priority", &M::priority).affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "Drawing order among blended materials"))
        .field("sections", &M::sections).affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "Materials that are drawn one after the other"))
        .size(2, 28)
        .done();
    // clang-format on
    return s;
}

template<>
const StructInfo &describe<TerrainMaterial>()
{
    using M = TerrainMaterial;
    // clang-format off
    static const StructInfo s = StructBuilder<M>("TerrainMaterial", "Terrain material").tag("TER_")
        .versionField("sectionVersion", &M::sectionVersion)
        .nameField("name", &M::name)
            .help(QT_TRANSLATE_NOOP("Field", "Name of the material"))
        .field("terrain", &M::terrain).affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "Texture instead of the terrain"))
        .field("unknown24", &M::unknown24).since(1)
            .help(QT_TRANSLATE_NOOP("Field", "Meaning unknown; 0 in all files seen"))
        .size(0, 24).size(1, 28)
        .done();
    // clang-format on
    return s;
}

template<>
const StructInfo &describe<VolumeMaterial>()
{
    using M = VolumeMaterial;
    // clang-format off
    static const StructInfo s = StructBuilder<M>("VolumeMaterial", "Volume material").tag("VOL_")
        .nameField("name", &M::name)
            .help(QT_TRANSLATE_NOOP("Field", "Name of the material"))
        .field("unknown12", &M::unknown12)
            .help(QT_TRANSLATE_NOOP("Field", "Meaning unknown; 0 in all files seen"))
        .field("unknown16", &M::unknown16)
            .help(QT_TRANSLATE_NOOP("Field", "Meaning unknown; 0 and 1 were seen"))
        .field("density", &M::density).affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "Opacity per unit of length"))
        .field("colour", &M::colour).affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "Colour of the mist"))
        .field("unknown52", &M::unknown52)
            .help(QT_TRANSLATE_NOOP("Field", "Meaning unknown; a layer in all files seen"))
        .field("unknown64", &M::unknown64)
            .help(QT_TRANSLATE_NOOP("Field", "Meaning unknown; a layer in all files seen"))
        .field("unknown76", &M::unknown76)
            .help(QT_TRANSLATE_NOOP("Field", "Meaning unknown; 0 in all files seen"))
        .field("unknown80", &M::unknown80)
            .help(QT_TRANSLATE_NOOP("Field", "Meaning unknown; 32 in all files seen"))
        .size(0, 84)
        .done();
    // clang-format on
    return s;
}

template<>
const StructInfo &describe<HairMaterial>()
{
    using M = HairMaterial;
    // clang-format off
    static const StructInfo s = StructBuilder<M>("HairMaterial", "Hair material").tag("HAI_")
        .nameField("name", &M::name)
            .help(QT_TRANSLATE_NOOP("Field", "Name of the material"))
        .field("base", &M::base).affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "Colour of the lit surface"))
        .field("specularShift", &M::specularShift)
            .help(QT_TRANSLATE_NOOP("Field", "Moves the highlights along the hair"))
        .field("specularNoise", &M::specularNoise)
            .help(QT_TRANSLATE_NOOP("Field", "Breaks up the second highlight"))
        .field("ambientOcclusion", &M::ambientOcclusion).affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "How much ambient light reaches the surface"))
        .field("primaryShift", &M::primaryShift)
            .help(QT_TRANSLATE_NOOP("Field", "Moves the first highlight"))
        .field("secondaryShift", &M::secondaryShift)
            .help(QT_TRANSLATE_NOOP("Field", "Moves the second highlight"))
        .field("diffuseColour", &M::diffuseColour).affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "Multiplier for the colour"))
        .field("specularColour", &M::specularColour).affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "Colour of the highlight"))
        .field("specularExponent1", &M::specularExponent1).affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "Exponent of the highlight; larger values make it smaller and sharper"))
        .field("specularExponent2", &M::specularExponent2).affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "Exponent of the highlight; larger values make it smaller and sharper"))
        .size(0, 116)
        .done();
    // clang-format on
    return s;
}

template<>
const StructInfo &describe<VolumeNoiseMaterial>()
{
    using M = VolumeNoiseMaterial;
    // clang-format off
    static const StructInfo s = StructBuilder<M>("VolumeNoiseMaterial", "Volume noise material").tag("VON_")
        .nameField("name", &M::name)
            .help(QT_TRANSLATE_NOOP("Field", "Name of the material"))
        .field("unknown12", &M::unknown12)
            .help(QT_TRANSLATE_NOOP("Field", "Meaning unknown; not seen in any file"))
        .field("flags", &M::flags).flags(volumeNoiseFlags())
            .help(QT_TRANSLATE_NOOP("Field", "Drawing order"))
        .field("density", &M::density).affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "Opacity per unit of length"))
        .field("nearPlane", &M::nearPlane)
            .help(QT_TRANSLATE_NOOP("Field", "Distance from the camera where it begins"))
        .field("falloff", &M::falloff)
            .help(QT_TRANSLATE_NOOP("Field", "How it fades towards its border"))
        .field("colour", &M::colour).affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "Colour of the mist"))
        .field("noise1", &M::noise1)
            .help(QT_TRANSLATE_NOOP("Field", "Noise of the density"))
        .field("noise2", &M::noise2)
            .help(QT_TRANSLATE_NOOP("Field", "Noise of the density"))
        .field("scrollRate", &M::scrollRate)
            .help(QT_TRANSLATE_NOOP("Field", "How fast the noise moves"))
        .field("translation", &M::translation)
            .help(QT_TRANSLATE_NOOP("Field", "Position of the noise"))
        .field("scale", &M::scale)
            .help(QT_TRANSLATE_NOOP("Field", "Size of the noise"))
        .field("rotation", &M::rotation).unit(Unit::Radians)
            .help(QT_TRANSLATE_NOOP("Field", "Rotation of the noise"))
        .field("alphaThreshold", &M::alphaThreshold)
            .help(QT_TRANSLATE_NOOP("Field", "Pixels whose alpha is below it are not drawn; 0…255"))
        .field("unknown264", &M::unknown264)
            .help(QT_TRANSLATE_NOOP("Field", "Meaning unknown; not seen in any file"))
        .group("Look", &M::name, &M::density, &M::nearPlane, &M::falloff, &M::alphaThreshold)
        .group("Noise", &M::scrollRate, &M::translation, &M::scale, &M::rotation)
        .group("Flags", &M::flags)
        .size(0, 268)
        .done();
    // clang-format on
    return s;
}

template<>
const StructInfo &describe<CreepMaterial>()
{
    using M = CreepMaterial;
    // clang-format off
    static const StructInfo s = StructBuilder<M>("CreepMaterial", "Creep material").tag("CREP")
        .versionField("sectionVersion", &M::sectionVersion)
        .nameField("name", &M::name)
            .help(QT_TRANSLATE_NOOP("Field", "Name of the material"))
        .field("creep", &M::creep).affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "Where creep is shown"))
        .field("unknown24", &M::unknown24).since(1)
            .help(QT_TRANSLATE_NOOP("Field", "Meaning unknown; not seen in any file"))
        .size(0, 24).size(1, 28)
        .done();
    // clang-format on
    return s;
}

template<>
const StructInfo &describe<SplatTerrainBakeMaterial>()
{
    using M = SplatTerrainBakeMaterial;
    // clang-format off
    static const StructInfo s = StructBuilder<M>("SplatTerrainBakeMaterial", "Splat terrain bake material").tag("STBM")
        .nameField("name", &M::name)
            .help(QT_TRANSLATE_NOOP("Field", "Name of the material"))
        .field("diffuse", &M::diffuse).affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "Colour of the lit surface"))
        .field("normal", &M::normal).affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "Normals; x in the alpha and y in the green channel"))
        .field("specular", &M::specular).affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "Colour of the highlight"))
        .size(0, 48)
        .done();
    // clang-format on
    return s;
}

template<>
const StructInfo &describe<ReflectionMaterial>()
{
    using M = ReflectionMaterial;
    // clang-format off
    static const StructInfo s = StructBuilder<M>("ReflectionMaterial", "Reflection material").tag("REF_")
        .versionField("sectionVersion", &M::sectionVersion)
        .nameField("name", &M::name)
            .help(QT_TRANSLATE_NOOP("Field", "Name of the material"))
        .field("unknown12", &M::unknown12)
            .help(QT_TRANSLATE_NOOP("Field", "Meaning unknown; not seen in any file"))
        .field("reflectionStrength", &M::reflectionStrength).affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "How strongly the surroundings are reflected"))
        .field("displacementStrength", &M::displacementStrength).affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "How far the mirrored image is distorted"))
        .field("reflectionOffset", &M::reflectionOffset).since(2)
            .help(QT_TRANSLATE_NOOP("Field", "Height of the mirror above the origin"))
        .field("blurAngle", &M::blurAngle).since(2).unit(Unit::Radians)
            .help(QT_TRANSLATE_NOOP("Field", "Direction of the blur"))
        .field("blurDistance", &M::blurDistance).since(2)
            .help(QT_TRANSLATE_NOOP("Field", "Width of the blur"))
        .field("normal", &M::normal).affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "Normals; x in the alpha and y in the green channel"))
        .field("strength", &M::strength).affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "Where it is applied"))
        .field("blur", &M::blur).since(2).affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "Where it is blurred"))
        .field("flags", &M::flags).flags(reflectionFlags()).affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "Which layers are used"))
        .field("unknown156", &M::unknown156).since(3)
            .help(QT_TRANSLATE_NOOP("Field", "Meaning unknown; not seen in any file"))
        .size(1, 84).size(2, 156).size(3, 160)
        .done();
    // clang-format on
    return s;
}

} // namespace sinew
