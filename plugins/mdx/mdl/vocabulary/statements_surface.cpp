// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/mdx/mdl/vocabulary/statements_surface.h"

#include "plugins/mdx/mdl/vocabulary/vocabulary_builder.h"

namespace sinew::mdx {

namespace {

const std::vector<KeywordName> filterModeWords{{"None", 0},     {"Transparent", 1}, {"Blend", 2},     {"Additive", 3},
                                               {"AddAlpha", 4}, {"Modulate", 5},    {"Modulate2x", 6}};
const std::vector<KeywordName> shaders{{"\"Shader_SD_Legacy\"", 0},
                                       {"\"Shader_HD_DefaultUnit\"", 1},
                                       {"\"Shader_SD_FixedFunction\"", 2},
                                       {"\"Shader_HD_Crystal\"", 24},
                                       {"\"\"", 0}};
const std::vector<KeywordName> noGeoset{{"None", -1}, {"Multiple", -1}};

const Vocabulary &extentWords()
{
    static const Vocabulary v = VocabularyBuilder(describe<Extent>())
                                    .vector("MinimumExtent", "minimum")
                                    .vector("MaximumExtent", "maximum")
                                    .number("BoundsRadius", "boundsRadius")
                                    .done();
    return v;
}

const Vocabulary &uvSetWords()
{
    static const Vocabulary v =
        VocabularyBuilder(describe<UvSet>()).array("TVertices", "coordinates").always().single().done();
    return v;
}

} // namespace

const Vocabulary &layerWords()
{
    static const Vocabulary v = VocabularyBuilder(describe<Layer>())
                                    .named("FilterMode", "filterMode", filterModeWords)
                                    .always()
                                    .flag("Unshaded", "shadingFlags", 0x1)
                                    .flag("SphereEnvMap", "shadingFlags", 0x2)
                                    .also("SphereEnvironmentMap")
                                    .flag("TwoSided", "shadingFlags", 0x10)
                                    .flag("Unfogged", "shadingFlags", 0x20)
                                    .flag("NoDepthTest", "shadingFlags", 0x40)
                                    .flag("NoDepthSet", "shadingFlags", 0x80)
                                    .flag("WrapWidth", "shadingFlags", 0x4)
                                    .flag("WrapHeight", "shadingFlags", 0x8)
                                    .flag("Unlit", "shadingFlags", 0x100)
                                    // Seen since 1300; which of the two bits is which is not certain.
                                    .flag("BackFacesForShadows", "shadingFlags", 0x200)
                                    .flag("AmbientOcclusion", "shadingFlags", 0x400)
                                    .number("ShaderTypeId", "shaderType")
                                    .alsoNamed("Shader", shaders, 1300)
                                    .animated("TextureID", "textureId", "textureIdKeys")
                                    .always()
                                    .until(1099)
                                    .slotted()
                                    .slot("TextureID", 0)
                                    .slot("NormalTextureID", 1)
                                    .slot("ORMTextureID", 2)
                                    .slot("EmissiveTextureID", 3)
                                    .slot("TeamColorTextureID", 4)
                                    .slot("ReflectionsTextureID", 5)
                                    .number("TVertexAnimId", "textureAnimationId", -1)
                                    .number("CoordId", "coordId")
                                    .animated("Alpha", "alpha", "alphaKeys", 1)
                                    .animated("EmissiveGain", "emissiveGain", "emissiveGainKeys", 1)
                                    .also("Emissive")
                                    .animated("FresnelColor", "fresnelColour", "fresnelColourKeys", 1)
                                    .animated("FresnelOpacity", "fresnelOpacity", "fresnelOpacityKeys")
                                    .also("FresnelAlpha")
                                    .animated("FresnelTeamColor", "fresnelTeamColour", "fresnelTeamColourKeys")
                                    .done();
    return v;
}

const Vocabulary &materialWords()
{
    static const Vocabulary v = VocabularyBuilder(describe<Material>())
                                    .flag("ConstantColor", "flags", 0x1)
                                    .flag("TwoSided", "flags", 0x2)
                                    .flag("SortPrimsNearZ", "flags", 0x8)
                                    .flag("SortPrimsFarZ", "flags", 0x10)
                                    .also("SortPrimitives")
                                    .flag("FullResolution", "flags", 0x20)
                                    .bits("RenderMode", "flags")
                                    .number("PriorityPlane", "priorityPlane")
                                    .text("Shader", "shader")
                                    .object("Layer", "layers", layerWords())
                                    .done();
    return v;
}

const Vocabulary &textureAnimationWords()
{
    static const Vocabulary v = VocabularyBuilder(describe<TextureAnimation>())
                                    .track("Translation", "translation")
                                    .track("Rotation", "rotation")
                                    .track("Scaling", "scaling")
                                    .done();
    return v;
}

const Vocabulary &geosetWords()
{
    static const Vocabulary v = VocabularyBuilder(describe<Geoset>())
                                    .array("Vertices", "vertices")
                                    .always()
                                    .array("Normals", "normals")
                                    .always()
                                    .object("TVertices", "uvSets", uvSetWords())
                                    .array("Tangents", "tangents")
                                    // For which of the two is read, see MdlReader::choose().
                                    .array("SkinWeights", "skin", 8)
                                    .array("SkinWeights", "wideSkin", 8)
                                    .array("VertexGroup", "vertexGroups")
                                    .uncounted()
                                    .special("Faces", form::Faces(), "faces")
                                    .special("Groups", form::Groups(), "matrixGroups")
                                    .vector("MinimumExtent", "extent.minimum")
                                    .vector("MaximumExtent", "extent.maximum")
                                    .number("BoundsRadius", "extent.boundsRadius")
                                    .object("Anim", "sequenceExtents", extentWords())
                                    .number("MaterialID", "materialId")
                                    .always()
                                    .number("SelectionGroup", "selectionGroup")
                                    .always()
                                    .flag("Unselectable", "selectionFlags", 4)
                                    .bits("SelectionFlags", "selectionFlags")
                                    .number("LevelOfDetail", "lod")
                                    .always()
                                    .text("Name", "lodName")
                                    .also("LevelOfDetailName")
                                    .done();
    return v;
}

const Vocabulary &geosetAnimationWords()
{
    static const Vocabulary v = VocabularyBuilder(describe<GeosetAnimation>())
                                    .flag("DropShadow", "flags", 1)
                                    .animated("Alpha", "alpha", "alphaKeys", 1)
                                    .animated("Color", "colour", "colourKeys", 1)
                                    .implies("flags", 2)
                                    .named("GeosetId", "geosetId", noGeoset, -1)
                                    .always()
                                    .done();
    return v;
}

} // namespace sinew::mdx
