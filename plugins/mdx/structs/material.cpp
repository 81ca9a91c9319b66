// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/mdx/structs/material.h"

#include "core/schema/struct_builder.h"
#include "plugins/mdx/structs/text.h"

#include <QtGlobal>

namespace sinew {

using namespace mdx;

namespace {

const EnumTable filterModes{
    {0, "none", "None", QT_TRANSLATE_NOOP("Field", "Covers what is behind it")},
    {1, "transparent", "Transparent", QT_TRANSLATE_NOOP("Field", "Draws only pixels that are opaque enough")},
    {2, "blend", "Blend", QT_TRANSLATE_NOOP("Field", "Blends with what is behind it according to its opacity")},
    {3, "additive", "Additive", QT_TRANSLATE_NOOP("Field", "Is added to what is behind it, ignoring opacity")},
    {4, "addAlpha", "Add alpha", QT_TRANSLATE_NOOP("Field", "Is added to what is behind it, weighted by its opacity")},
    {5, "modulate", "Modulate", QT_TRANSLATE_NOOP("Field", "Multiplies what is behind it, darkening it")},
    {6, "modulate2x", "Modulate 2x", QT_TRANSLATE_NOOP("Field", "Multiplies what is behind it, twice as bright")},
};

const EnumTable shadingFlags{
    {0x1, "unshaded", "Unshaded", QT_TRANSLATE_NOOP("Field", "Lights do not change the colour")},
    {0x2, "sphereEnvMap", "Sphere environment map", QT_TRANSLATE_NOOP("Field", "The texture mirrors the surroundings")},
    {0x4, "wrapWidth", "Wrap X", QT_TRANSLATE_NOOP("Field", "Repeats along the width instead of clamping")},
    {0x8, "wrapHeight", "Wrap Y", QT_TRANSLATE_NOOP("Field", "Repeats along the height instead of clamping")},
    {0x10, "twoSided", "Two-sided", QT_TRANSLATE_NOOP("Field", "Back faces are drawn as well")},
    {0x20, "unfogged", "Unfogged", QT_TRANSLATE_NOOP("Field", "Fog does not change the colour")},
    {0x40, "noDepthTest", "No depth test", QT_TRANSLATE_NOOP("Field", "Drawn over what is in front of it")},
    {0x80, "noDepthSet", "No depth set",
     QT_TRANSLATE_NOOP("Field", "Objects behind it that are drawn later show through")},
    {0x100, "unlit", "Unlit", QT_TRANSLATE_NOOP("Field", "Lights do not change the colour; since 900")},
    // Said to be in 3.0; which of the two is which is uncertain.
    {0x200, "backFacesForShadows", "Back faces for shadows",
     QT_TRANSLATE_NOOP("Field", "Reported for 3.0: back faces cast the shadows")},
    {0x400, "ambientOcclusion", "Ambient occlusion",
     QT_TRANSLATE_NOOP("Field", "Reported for 3.0: the layer receives ambient occlusion")},
};

const EnumTable wowShadingFlags{
    {0x1, "unshaded", "Unshaded", QT_TRANSLATE_NOOP("Field", "Lights do not change the colour")},
    {0x2, "sphereEnvMap", "Sphere environment map", QT_TRANSLATE_NOOP("Field", "The texture mirrors the surroundings")},
    {0x4, "wrapWidth", "Wrap X", QT_TRANSLATE_NOOP("Field", "Repeats along the width instead of clamping")},
    {0x8, "wrapHeight", "Wrap Y", QT_TRANSLATE_NOOP("Field", "Repeats along the height instead of clamping")},
    {0x10, "twoSided", "Two-sided", QT_TRANSLATE_NOOP("Field", "Back faces are drawn as well")},
    {0x20, "unfogged", "Unfogged", QT_TRANSLATE_NOOP("Field", "Fog does not change the colour")},
    {0x40, "noDepthTest", "No depth test", QT_TRANSLATE_NOOP("Field", "Drawn over what is in front of it")},
    {0x80, "noDepthSet", "No depth set",
     QT_TRANSLATE_NOOP("Field", "Objects behind it that are drawn later show through")},
    {0x100, "noFallback", "No fallback", QT_TRANSLATE_NOOP("Field", "Known by name only; not used by the preview")},
};

const EnumTable materialFlags{
    {0x1, "constantColour", "Constant colour",
     QT_TRANSLATE_NOOP("Field", "Known by name only; not used by the preview")},
    {0x2, "twoSided", "Two-sided", QT_TRANSLATE_NOOP("Field", "Back faces are drawn as well")},
    {0x8, "sortPrimitivesNearZ", "Sort primitives near Z",
     QT_TRANSLATE_NOOP("Field", "The nearest faces are drawn first")},
    {0x10, "sortPrimitivesFarZ", "Sort primitives far Z",
     QT_TRANSLATE_NOOP("Field", "The farthest faces are drawn first")},
    {0x20, "fullResolution", "Full resolution", QT_TRANSLATE_NOOP("Field", "Textures keep their size on low settings")},
};

const EnumTable shaderTypes{{0, "sd", "SD", QT_TRANSLATE_NOOP("Field", "Classic material, one texture per layer")},
                            {1, "hd", "HD", QT_TRANSLATE_NOOP("Field", "Physically based material of Reforged")},
                            {2, "sdOnHd", "SD on HD", QT_TRANSLATE_NOOP("Field", "Classic textures with HD lighting")}};

const EnumTable slotNames{
    {0, "diffuse", "Diffuse", QT_TRANSLATE_NOOP("Field", "Colour and opacity")},
    {1, "normal", "Normal", QT_TRANSLATE_NOOP("Field", "Relief")},
    {2, "orm", "ORM", QT_TRANSLATE_NOOP("Field", "Occlusion, roughness and metal in red, green and blue")},
    {3, "emissive", "Emissive", QT_TRANSLATE_NOOP("Field", "Areas that glow by themselves")},
    {4, "teamColour", "Team colour", QT_TRANSLATE_NOOP("Field", "Where the player's colour shows")},
    {5, "environment", "Environment", QT_TRANSLATE_NOOP("Field", "The surroundings that are reflected")},
};

/// Before 1100 only text has slots, if it uses them.
bool hasSlots(const Ctx &ctx, const void *object)
{
    return ctx.version >= 1100 ||
           ((ctx.flags & textFlag) && object && !static_cast<const Layer *>(object)->slots.isEmpty());
}

} // namespace

template<>
const StructInfo &describe<TextureSlot>()
{
    // clang-format off
    static const StructInfo s = StructBuilder<TextureSlot>("TextureSlot", "Texture slot")
        .field("textureId", &TextureSlot::textureId).label("Texture").refersTo("textures").affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "Texture of this slot"))
        .field("slot", &TextureSlot::slot).enumeration(slotNames).affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "What the texture is for; when slots repeat, their order decides"))
        .curve("textureIdKeys", "KMTF", &TextureSlot::textureIdKeys).label("Texture (animated)").refersTo("textures")
            .animates(&TextureSlot::textureId).affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "Flipbook: texture numbers over time, never interpolated"))
        .done();
    // clang-format on
    return s;
}

template<>
const StructInfo &describe<Layer>()
{
    // clang-format off
    static const StructInfo s = StructBuilder<Layer>("Layer").sized()
        .field("filterMode", &Layer::filterMode).enumeration(filterModes).affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "How the layer is blended with what is behind it"))
        .field("shadingFlags", &Layer::shadingFlags).flags(shadingFlags).dialect(~WowAlpha).affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "Lighting, culling and depth"))
        .field("shadingFlags", &Layer::shadingFlags).flags(wowShadingFlags).dialect(WowAlpha).affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "Lighting, culling and depth"))
        .field("textureId", &Layer::textureId).label("Texture").refersTo("textures").affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "Texture of the layer; since version 1100 the slots are used instead"))
        .field("textureAnimationId", &Layer::textureAnimationId).label("Texture animation")
            .refersTo("textureAnimations")
            .affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "Animation that moves, rotates or scales the texture"))
        .field("coordId", &Layer::coordId).label("UV set").affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "Which of the geoset's sets of texture coordinates is used"))
        .field("alpha", &Layer::alpha).range(0, 1).unit(Unit::Fraction).affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "Opacity of the layer"))
        .field("emissiveGain", &Layer::emissiveGain).since(900).dialect(~WowAlpha).affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "Strength of the emissive texture"))
        .field("fresnelColour", &Layer::fresnelColour).since(1000).dialect(~WowAlpha).affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "Colour at grazing angles"))
        .field("fresnelOpacity", &Layer::fresnelOpacity).since(1000).dialect(~WowAlpha).affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "Strength of the Fresnel effect"))
        .field("fresnelTeamColour", &Layer::fresnelTeamColour).since(1000).dialect(~WowAlpha).affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "How much of the Fresnel colour is replaced by the team colour"))
        .field("shaderType", &Layer::shaderType).since(1100).dialect(~WowAlpha).enumeration(shaderTypes)
            .affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "SD for classic, HD for physically based layers"))
        .field("slots", &Layer::slots).when(hasSlots).dialect(~WowAlpha).affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "Textures of the layer by purpose"))
        // Since 1100 this track is stored after its slot.
        .curve("textureIdKeys", "KMTF", &Layer::textureIdKeys).until(1099).dialect(~WowAlpha)
            .label("Texture (animated)").refersTo("textures")
            .animates(&Layer::textureId).affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "Flipbook: texture numbers over time, never interpolated"))
        .curve("textureIdKeys", "KMTF", &Layer::textureIdKeys).dialect(WowAlpha).stored(SimpleOrFull)
            .label("Texture (animated)").refersTo("textures")
            .animates(&Layer::textureId).affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "Flipbook: texture numbers over time, never interpolated"))
        .curve("alphaKeys", "KMTA", &Layer::alphaKeys).label("Alpha (animated)").animates(&Layer::alpha)
            .affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "Opacity over time"))
        .curve("emissiveGainKeys", "KMTE", &Layer::emissiveGainKeys).since(900).dialect(~WowAlpha)
            .label("Emissive gain (animated)")
            .animates(&Layer::emissiveGain).affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "Emissive strength over time"))
        .curve("fresnelColourKeys", "KFC3", &Layer::fresnelColourKeys).since(900).dialect(~WowAlpha)
            .label("Fresnel colour (animated)")
            .animates(&Layer::fresnelColour).affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "Fresnel colour over time; keys are stored blue, green, red")).bgrOrder()
        .curve("fresnelOpacityKeys", "KFCA", &Layer::fresnelOpacityKeys).since(900).dialect(~WowAlpha)
            .label("Fresnel opacity (animated)")
            .animates(&Layer::fresnelOpacity).affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "Fresnel strength over time"))
        .curve("fresnelTeamColourKeys", "KFTC", &Layer::fresnelTeamColourKeys).since(900).dialect(~WowAlpha)
            .label("Fresnel team colour (animated)")
            .animates(&Layer::fresnelTeamColour).affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "Amount of team colour over time"))
        .group("Look", &Layer::filterMode, &Layer::alpha, &Layer::shaderType, &Layer::shadingFlags)
        .group("Texture", &Layer::textureId, &Layer::slots, &Layer::textureAnimationId, &Layer::coordId)
        .group("HD", &Layer::emissiveGain, &Layer::fresnelColour, &Layer::fresnelOpacity, &Layer::fresnelTeamColour)
        .size(800, 28).size(900, 32).size(1000, 52).size(1100, 56)
        .done();
    // clang-format on
    return s;
}

template<>
const StructInfo &describe<Material>()
{
    // clang-format off
    static const StructInfo s = StructBuilder<Material>("Material").sized()
        .field("priorityPlane", &Material::priorityPlane).affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "Drawing order among translucent geosets; higher values are drawn later"))
        .field("flags", &Material::flags).flags(materialFlags).dialect(~WowAlpha).affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "Sorting and colour"))
        .field("shader", &Material::shader).since(900).dialect(~WowAlpha).until(1099).affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "Empty for SD, “Shader_HD_DefaultUnit” for HD materials"))
        .tagged("layers", "LAYS", &Material::layers).stored(Untagged).affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "Drawn on top of each other, starting with the first"))
        .size(800, 12).size(900, 92).size(1100, 12)
        .done();
    // clang-format on
    return s;
}

} // namespace sinew
