// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m3/structs/materials/layer.h"

#include "core/schema/struct_builder.h"
#include "plugins/m3/names/material_names.h"

#include <QtGlobal>

namespace sinew {

using namespace m3;

namespace {

void addLayerRows(StructBuilder<Layer> &builder)
{
    // clang-format off
    builder
        .versionField("sectionVersion", &Layer::sectionVersion)
        .field("unknown0", &Layer::unknown0)
            .help(QT_TRANSLATE_NOOP("Field", "Meaning unknown; 0 in all files seen"))
        .nameField("texture", &Layer::texture).assetPath().affects(Affects::Texture | Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "Path of the texture; empty where the layer is a colour or off"))
        .field("colour", &Layer::colour).affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "Colour and alpha instead of a texture, where the flag is set"))
        .field("flags", &Layer::flags).flags(layerFlags()).affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "Which steps from the texture to the layer's colour are applied"))
        .field("uvSource", &Layer::uvSource).label("UV source").enumeration(uvSources()).affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "Where the texture coordinates come from"))
        .field("channels", &Layer::channels).enumeration(colourChannels()).affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field",
                "Which channels of the texture are used; with RGBA the alpha of a diffuse layer marks where "
                "there is no team colour"))
        .field("multiply", &Layer::multiply).affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "Multiplier for the colour"))
        .field("add", &Layer::add).affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "Added to the colour after the multiplication"))
        .field("noiseType", &Layer::noiseType)
            .help(QT_TRANSLATE_NOOP("Field", "Kind of noise; 0 in all files seen"))
        .field("noiseAmplitude", &Layer::noiseAmplitude).since(24)
            .help(QT_TRANSLATE_NOOP("Field", "Strength of the noise"))
        .field("noiseFrequency", &Layer::noiseFrequency).since(24)
            .help(QT_TRANSLATE_NOOP("Field", "Frequency of the noise"))
        .field("videoChannel", &Layer::videoChannel)
            .help(QT_TRANSLATE_NOOP("Field", "Channel that a video is shown in; -1 for none"))
        .field("videoFrameRate", &Layer::videoFrameRate)
            .help(QT_TRANSLATE_NOOP("Field", "Frames per second of the video"))
        .field("videoStart", &Layer::videoStart).label("First frame of the video")
            .help(QT_TRANSLATE_NOOP("Field", "First frame of the video that is shown"))
        .field("videoEnd", &Layer::videoEnd).label("Last frame of the video")
            .help(QT_TRANSLATE_NOOP("Field", "Last frame of the video that is shown"))
        .field("videoMode", &Layer::videoMode).enumeration(videoModes())
            .help(QT_TRANSLATE_NOOP("Field", "Whether the video is repeated"))
        .field("videoSync", &Layer::videoSync).label("Video sync")
            .help(QT_TRANSLATE_NOOP("Field", "Keeps the video in sync with the game"))
        .field("videoPlay", &Layer::videoPlay)
            .help(QT_TRANSLATE_NOOP("Field", "Whether the video plays"))
        .field("videoRestart", &Layer::videoRestart)
            .help(QT_TRANSLATE_NOOP("Field", "Whether the video restarts"))
        .field("flipbookRows", &Layer::flipbookRows).affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "Rows of cells in the texture; 0 for a single image"))
        .field("flipbookColumns", &Layer::flipbookColumns).affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "Columns of cells in the texture; 0 for a single image"))
        .field("flipbookFrame", &Layer::flipbookFrame).affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "Cell that is shown, counted along the rows"))
        .field("uvOffset", &Layer::uvOffset).label("UV offset").affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "Offset of the texture coordinates"))
        .field("uvAngle", &Layer::uvAngle).label("UV angle").unit(Unit::Radians).affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "Rotation of the texture coordinates; z rotates them in the plane"))
        .field("uvTiling", &Layer::uvTiling).label("UV tiling").affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "How often the texture is repeated"))
        .field("uvWTranslation", &Layer::uvWTranslation).label("UV W translation")
            .help(QT_TRANSLATE_NOOP("Field", "Third texture coordinate, added"))
        .field("uvWScale", &Layer::uvWScale).label("UV W scale")
            .help(QT_TRANSLATE_NOOP("Field", "Third texture coordinate, multiplied"))
        .field("alpha", &Layer::alpha).affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "Opacity"))
        .field("triPlanarOffset", &Layer::triPlanarOffset).label("Tri-planar offset").since(23)
            .affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "Offset of tri-planar texture coordinates"))
        .field("triPlanarScale", &Layer::triPlanarScale).label("Tri-planar scale").since(23).affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "Scale of tri-planar texture coordinates"))
        .field("uvSourceRelated", &Layer::uvSourceRelated).label("Related to the UV source")
            .help(QT_TRANSLATE_NOOP("Field", "Meaning unknown; -1, 0 and small numbers up to 10 were seen"))
        .field("fresnelType", &Layer::fresnelType).enumeration(fresnelTypes()).affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "Whether the layer grows or fades towards edges"))
        .field("fresnelExponent", &Layer::fresnelExponent).affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "How narrow the edge is"))
        .field("fresnelMinimum", &Layer::fresnelMinimum).affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "Factor where the edge ends"))
        .field("fresnelRange", &Layer::fresnelRange).affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "Added to the minimum at the very edge"))
        .field("fresnelTranslation", &Layer::fresnelTranslation).since(25).affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "Shifts the view direction used to judge edges"))
        .field("fresnelInvertMask", &Layer::fresnelInvertMask).label("Fresnel mask").since(25)
            .affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "Weights of the three axes of that direction"))
        .field("fresnelYaw", &Layer::fresnelYaw).since(25).unit(Unit::Radians)
            .help(QT_TRANSLATE_NOOP("Field", "Rotates that direction about the vertical axis"))
        .field("fresnelPitch", &Layer::fresnelPitch).since(25).unit(Unit::Radians)
            .help(QT_TRANSLATE_NOOP("Field", "Tilts that direction up and down"))
        .field("uvDensity", &Layer::uvDensity).label("UV density").until(25)
            .help(QT_TRANSLATE_NOOP("Field", "Texels per unit of length, from which the game chooses what to load"));
    // clang-format on
}

void addLayerGroups(StructBuilder<Layer> &builder)
{
    // clang-format off
    builder
        .group("Texture", &Layer::texture, &Layer::uvSource, &Layer::uvOffset, &Layer::uvAngle, &Layer::uvTiling,
            &Layer::flipbookRows, &Layer::flipbookColumns, &Layer::flipbookFrame)
        .group("Colour", &Layer::colour, &Layer::channels, &Layer::multiply, &Layer::add, &Layer::alpha)
        .group("Fresnel", &Layer::fresnelType, &Layer::fresnelExponent, &Layer::fresnelMinimum, &Layer::fresnelRange,
            &Layer::fresnelTranslation, &Layer::fresnelInvertMask, &Layer::fresnelYaw, &Layer::fresnelPitch)
        .group("Video", &Layer::videoChannel, &Layer::videoFrameRate, &Layer::videoStart, &Layer::videoEnd,
            &Layer::videoMode, &Layer::videoSync, &Layer::videoPlay, &Layer::videoRestart)
        .group("Projection", &Layer::triPlanarOffset, &Layer::triPlanarScale, &Layer::uvWTranslation,
            &Layer::uvWScale, &Layer::uvSourceRelated, &Layer::uvDensity)
        .group("Noise", &Layer::noiseType, &Layer::noiseAmplitude, &Layer::noiseFrequency)
        .group("Flags", &Layer::flags);
    // clang-format on
}

StructInfo layerInfo()
{
    StructBuilder<Layer> builder("Layer");
    builder.tag("LAYR");
    addLayerRows(builder);
    addLayerGroups(builder);
    builder.size(20, 356).size(21, 356).size(22, 356).size(23, 428).size(24, 436).size(25, 468).size(26, 464);
    return builder.done();
}

} // namespace

template<>
const StructInfo &describe<Layer>()
{
    static const StructInfo s = layerInfo();
    return s;
}

} // namespace sinew
