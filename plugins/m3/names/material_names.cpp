// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m3/names/material_names.h"

#include <QtGlobal>

namespace sinew::m3 {

const EnumTable &materialTypes()
{
    static const EnumTable table{
        {1, "standard", QT_TRANSLATE_NOOP("Label", "Standard"),
         QT_TRANSLATE_NOOP("Field", "Texture layers with lighting")},
        {2, "displacement", QT_TRANSLATE_NOOP("Label", "Displacement"),
         QT_TRANSLATE_NOOP("Field", "Distorts what is behind it")},
        {3, "composite", QT_TRANSLATE_NOOP("Label", "Composite"),
         QT_TRANSLATE_NOOP("Field", "Several materials on top of each other")},
        {4, "terrain", QT_TRANSLATE_NOOP("Label", "Terrain"),
         QT_TRANSLATE_NOOP("Field", "Looks like the ground below")},
        {5, "volume", QT_TRANSLATE_NOOP("Label", "Volumetric"), QT_TRANSLATE_NOOP("Field", "Fog inside the mesh")},
        {6, "hair", QT_TRANSLATE_NOOP("Label", "Hair"), QT_TRANSLATE_NOOP("Field", "Hair with two highlights")},
        {7, "creep", QT_TRANSLATE_NOOP("Label", "Creep"), QT_TRANSLATE_NOOP("Field", "Looks like creep")},
        {8, "volumeNoise", QT_TRANSLATE_NOOP("Label", "Volume noise"),
         QT_TRANSLATE_NOOP("Field", "Fog of varying density inside the mesh")},
        {9, "splatTerrainBake", QT_TRANSLATE_NOOP("Label", "Splat terrain bake"),
         QT_TRANSLATE_NOOP("Field", "Is baked into the ground")},
        {10, "reflection", QT_TRANSLATE_NOOP("Label", "Reflection"),
         QT_TRANSLATE_NOOP("Field", "Reflects its surroundings")},
        {11, "lensFlare", QT_TRANSLATE_NOOP("Label", "Lens flare"), QT_TRANSLATE_NOOP("Field", "Lens flares")},
        {12, "buffer", QT_TRANSLATE_NOOP("Label", "Buffer"),
         QT_TRANSLATE_NOOP("Field", "Known by name only; not used by the preview")},
    };
    return table;
}

const EnumTable &materialBlendModes()
{
    static const EnumTable table{
        {0, "opaque", QT_TRANSLATE_NOOP("Label", "Opaque"), QT_TRANSLATE_NOOP("Field", "Covers what is behind it")},
        {1, "alpha", QT_TRANSLATE_NOOP("Label", "Alpha blend"),
         QT_TRANSLATE_NOOP("Field", "Blends with what is behind it according to its opacity")},
        {2, "add", QT_TRANSLATE_NOOP("Label", "Add"),
         QT_TRANSLATE_NOOP("Field", "Is added to what is behind it, ignoring opacity")},
        {3, "alphaAdd", QT_TRANSLATE_NOOP("Label", "Alpha add"),
         QT_TRANSLATE_NOOP("Field", "Is added to what is behind it, weighted by its opacity")},
        {4, "mod", QT_TRANSLATE_NOOP("Label", "Modulate"),
         QT_TRANSLATE_NOOP("Field", "Multiplies what is behind it, darkening it")},
        {5, "mod2x", QT_TRANSLATE_NOOP("Label", "Modulate 2x"),
         QT_TRANSLATE_NOOP("Field", "Multiplies what is behind it, twice as bright")},
    };
    return table;
}

const EnumTable &layerBlendModes()
{
    static const EnumTable table{
        {0, "mod", QT_TRANSLATE_NOOP("Label", "Modulate"), QT_TRANSLATE_NOOP("Field", "Multiplies the layers below")},
        {1, "mod2x", QT_TRANSLATE_NOOP("Label", "Modulate 2x"),
         QT_TRANSLATE_NOOP("Field", "Multiplies the layers below, twice as bright")},
        {2, "add", QT_TRANSLATE_NOOP("Label", "Add"),
         QT_TRANSLATE_NOOP("Field", "Is added to the layers below, weighted by its opacity")},
        {3, "blend", QT_TRANSLATE_NOOP("Label", "Blend"),
         QT_TRANSLATE_NOOP("Field", "Replaces the layers below according to its opacity")},
        {4, "teamEmissive", QT_TRANSLATE_NOOP("Label", "Team colour emissive add"),
         QT_TRANSLATE_NOOP("Field", "Adds the player's colour, weighted by its opacity")},
        {5, "teamDiffuse", QT_TRANSLATE_NOOP("Label", "Team colour diffuse add"),
         QT_TRANSLATE_NOOP("Field", "Adds the player's colour, weighted by its opacity")},
        {6, "addNoAlpha", QT_TRANSLATE_NOOP("Label", "Add without alpha"),
         QT_TRANSLATE_NOOP("Field", "Is added to the layers below, ignoring opacity")},
    };
    return table;
}

const EnumTable &materialFlags()
{
    static const EnumTable table{
        {0x1, "vertexColour", QT_TRANSLATE_NOOP("Label", "Vertex colour"),
         QT_TRANSLATE_NOOP("Field", "Vertex colours are used")},
        {0x2, "vertexAlpha", QT_TRANSLATE_NOOP("Label", "Vertex alpha"),
         QT_TRANSLATE_NOOP("Field", "Vertex opacities are used")},
        {0x4, "unfogged", QT_TRANSLATE_NOOP("Label", "Unfogged"),
         QT_TRANSLATE_NOOP("Field", "Fog does not change the colour")},
        {0x8, "twoSided", QT_TRANSLATE_NOOP("Label", "Two-sided"),
         QT_TRANSLATE_NOOP("Field", "Back faces are drawn as well")},
        {0x10, "unshaded", QT_TRANSLATE_NOOP("Label", "Unshaded"),
         QT_TRANSLATE_NOOP("Field", "Lights do not change the colour")},
        {0x20, "noShadowsCast", QT_TRANSLATE_NOOP("Label", "Casts no shadows"),
         QT_TRANSLATE_NOOP("Field", "Casts no shadow on others")},
        {0x40, "noHitTest", QT_TRANSLATE_NOOP("Label", "No hit test"),
         QT_TRANSLATE_NOOP("Field", "The mouse ignores it")},
        {0x80, "noShadowsReceived", QT_TRANSLATE_NOOP("Label", "Receives no shadows"),
         QT_TRANSLATE_NOOP("Field", "Others cast no shadow on it")},
        {0x100, "depthPrepass", QT_TRANSLATE_NOOP("Label", "Depth prepass"),
         QT_TRANSLATE_NOOP("Field", "Depth is drawn before the colours")},
        {0x200, "terrainHdr", QT_TRANSLATE_NOOP("Label", "Terrain HDR"),
         QT_TRANSLATE_NOOP("Field", "Known by name only; not used by the preview")},
        {0x800, "simulateRoughness", QT_TRANSLATE_NOOP("Label", "Simulate roughness"),
         QT_TRANSLATE_NOOP("Field", "The gloss layer makes highlights softer")},
        {0x1000, "pixelForwardLighting", QT_TRANSLATE_NOOP("Label", "Forward lighting per pixel"),
         QT_TRANSLATE_NOOP("Field", "Known by name only; not used by the preview")},
        {0x2000, "depthFog", QT_TRANSLATE_NOOP("Label", "Depth fog"),
         QT_TRANSLATE_NOOP("Field", "Known by name only; not used by the preview")},
        {0x4000, "transparentShadows", QT_TRANSLATE_NOOP("Label", "Transparent shadows"),
         QT_TRANSLATE_NOOP("Field", "Known by name only; not used by the preview")},
        {0x8000, "decalLighting", QT_TRANSLATE_NOOP("Label", "Decal lighting"),
         QT_TRANSLATE_NOOP("Field", "Known by name only; not used by the preview")},
        {0x10000, "transparentDepthEffects", QT_TRANSLATE_NOOP("Label", "Transparent depth effects"),
         QT_TRANSLATE_NOOP("Field", "Known by name only; not used by the preview")},
        {0x20000, "transparentLocalLights", QT_TRANSLATE_NOOP("Label", "Transparent local lights"),
         QT_TRANSLATE_NOOP("Field", "Known by name only; not used by the preview")},
        {0x40000, "disableSoft", QT_TRANSLATE_NOOP("Label", "No soft edges"),
         QT_TRANSLATE_NOOP("Field", "Known by name only; not used by the preview")},
        {0x80000, "doubleLambert", QT_TRANSLATE_NOOP("Label", "Double Lambert"),
         QT_TRANSLATE_NOOP("Field", "Known by name only; not used by the preview")},
        {0x100000, "hairLayerSorting", QT_TRANSLATE_NOOP("Label", "Hair layer sorting"),
         QT_TRANSLATE_NOOP("Field", "Known by name only; not used by the preview")},
        {0x200000, "acceptSplats", QT_TRANSLATE_NOOP("Label", "Accept splats"),
         QT_TRANSLATE_NOOP("Field", "Projections of other models are drawn on it")},
        {0x400000, "decalLowRequired", QT_TRANSLATE_NOOP("Label", "Decal layer on low settings"),
         QT_TRANSLATE_NOOP("Field", "Stays on low graphics settings")},
        {0x800000, "emissiveLowRequired", QT_TRANSLATE_NOOP("Label", "Emissive layers on low settings"),
         QT_TRANSLATE_NOOP("Field", "Stays on low graphics settings")},
        {0x1000000, "specularLowRequired", QT_TRANSLATE_NOOP("Label", "Specular layer on low settings"),
         QT_TRANSLATE_NOOP("Field", "Stays on low graphics settings")},
        {0x2000000, "acceptSplatsOnly", QT_TRANSLATE_NOOP("Label", "Accept splats only"),
         QT_TRANSLATE_NOOP("Field", "Only projections are drawn on it")},
        {0x4000000, "backgroundObject", QT_TRANSLATE_NOOP("Label", "Background object"),
         QT_TRANSLATE_NOOP("Field", "Known by name only; not used by the preview")},
        {0x10000000, "depthPrepassLowRequired", QT_TRANSLATE_NOOP("Label", "Depth prepass on low settings"),
         QT_TRANSLATE_NOOP("Field", "Stays on low graphics settings")},
        {0x20000000, "noHighlighting", QT_TRANSLATE_NOOP("Label", "No highlighting"),
         QT_TRANSLATE_NOOP("Field", "It is not highlighted under the mouse")},
        {0x40000000, "clampOutput", QT_TRANSLATE_NOOP("Label", "Clamp output"),
         QT_TRANSLATE_NOOP("Field", "Known by name only; not used by the preview")},
        {0x80000000, "geometryVisible", QT_TRANSLATE_NOOP("Label", "Geometry visible"),
         QT_TRANSLATE_NOOP("Field", "Known by name only; not used by the preview")},
    };
    return table;
}

const FlagGroups &materialFlagGroups()
{
    static const FlagGroups groups{
        {QT_TRANSLATE_NOOP("Label", "Colour"), 0x40000003},
        {QT_TRANSLATE_NOOP("Label", "Light"), 0xABA14},
        {QT_TRANSLATE_NOOP("Label", "Shadows"), 0x40A0},
        {QT_TRANSLATE_NOOP("Label", "Drawing"), 0x84150108},
        {QT_TRANSLATE_NOOP("Label", "Projections"), 0x2200000},
        {QT_TRANSLATE_NOOP("Label", "Low graphics settings"), 0x11C00000},
        {QT_TRANSLATE_NOOP("Label", "Mouse"), 0x20000040},
    };
    return groups;
}

const EnumTable &materialFlags2()
{
    static const EnumTable table{
        {0x1, "depthBlendFalloff", QT_TRANSLATE_NOOP("Label", "Soft edges"),
         QT_TRANSLATE_NOOP("Field", "The depth blend falloff is used")},
        {0x4, "vertexColour", QT_TRANSLATE_NOOP("Label", "Vertex colour (new)"),
         QT_TRANSLATE_NOOP("Field", "Vertex colours are used")},
        {0x8, "vertexAlpha", QT_TRANSLATE_NOOP("Label", "Vertex alpha (new)"),
         QT_TRANSLATE_NOOP("Field", "Vertex opacities are used")},
    };
    return table;
}

const EnumTable &renderToTextureChannels()
{
    static const EnumTable table{
        {0x1, "channel0", QT_TRANSLATE_NOOP("Label", "Channel 0"),
         QT_TRANSLATE_NOOP("Field", "Channel for rendering into a texture")},
        {0x2, "channel1", QT_TRANSLATE_NOOP("Label", "Channel 1"),
         QT_TRANSLATE_NOOP("Field", "Channel for rendering into a texture")},
        {0x4, "channel2", QT_TRANSLATE_NOOP("Label", "Channel 2"),
         QT_TRANSLATE_NOOP("Field", "Channel for rendering into a texture")},
        {0x8, "channel3", QT_TRANSLATE_NOOP("Label", "Channel 3"),
         QT_TRANSLATE_NOOP("Field", "Channel for rendering into a texture")},
        {0x10, "channel4", QT_TRANSLATE_NOOP("Label", "Channel 4"),
         QT_TRANSLATE_NOOP("Field", "Channel for rendering into a texture")},
        {0x20, "channel5", QT_TRANSLATE_NOOP("Label", "Channel 5"),
         QT_TRANSLATE_NOOP("Field", "Channel for rendering into a texture")},
        {0x40, "channel6", QT_TRANSLATE_NOOP("Label", "Channel 6"),
         QT_TRANSLATE_NOOP("Field", "Channel for rendering into a texture")},
    };
    return table;
}

const EnumTable &specularModes()
{
    static const EnumTable table{
        {0, "rgb", QT_TRANSLATE_NOOP("Label", "RGB"),
         QT_TRANSLATE_NOOP("Field", "Highlights take the texture's colour")},
        {1, "alpha", QT_TRANSLATE_NOOP("Label", "Alpha"),
         QT_TRANSLATE_NOOP("Field", "Highlights take the texture's opacity")},
    };
    return table;
}

const EnumTable &layerFlags()
{
    static const EnumTable table{
        {0x4, "wrapX", QT_TRANSLATE_NOOP("Label", "Wrap X"),
         QT_TRANSLATE_NOOP("Field", "Repeats along the width instead of clamping")},
        {0x8, "wrapY", QT_TRANSLATE_NOOP("Label", "Wrap Y"),
         QT_TRANSLATE_NOOP("Field", "Repeats along the height instead of clamping")},
        {0x10, "invert", QT_TRANSLATE_NOOP("Label", "Invert"),
         QT_TRANSLATE_NOOP("Field", "Light and dark are swapped")},
        {0x20, "clamp", QT_TRANSLATE_NOOP("Label", "Clamp"),
         QT_TRANSLATE_NOOP("Field", "The result is clamped to 0…1")},
        {0x40, "add", QT_TRANSLATE_NOOP("Label", "Add"), QT_TRANSLATE_NOOP("Field", "The summand is used")},
        {0x80, "multiply", QT_TRANSLATE_NOOP("Label", "Multiply"), QT_TRANSLATE_NOOP("Field", "The factors are used")},
        {0x100, "particleFlipbook", QT_TRANSLATE_NOOP("Label", "Flipbook of the particle"),
         QT_TRANSLATE_NOOP("Field", "Shows the particle's cell of the texture")},
        {0x200, "video", QT_TRANSLATE_NOOP("Label", "Video"), QT_TRANSLATE_NOOP("Field", "The file is a video")},
        {0x400, "colour", QT_TRANSLATE_NOOP("Label", "Colour"),
         QT_TRANSLATE_NOOP("Field", "A colour instead of the texture")},
        {0x4000, "fresnelTransform", QT_TRANSLATE_NOOP("Label", "Fresnel transform"),
         QT_TRANSLATE_NOOP("Field",
                           "Concerns the direction from which the Fresnel effect is seen; not used by the preview")},
        {0x8000, "fresnelNormalize", QT_TRANSLATE_NOOP("Label", "Fresnel normalized"),
         QT_TRANSLATE_NOOP("Field",
                           "Concerns the direction from which the Fresnel effect is seen; not used by the preview")},
        {0x10000, "fresnelLocal", QT_TRANSLATE_NOOP("Label", "Fresnel in the model's space"),
         QT_TRANSLATE_NOOP("Field",
                           "Concerns the direction from which the Fresnel effect is seen; not used by the preview")},
        {0x20000, "fresnelNoMirror", QT_TRANSLATE_NOOP("Label", "Fresnel not mirrored"),
         QT_TRANSLATE_NOOP("Field",
                           "Concerns the direction from which the Fresnel effect is seen; not used by the preview")},
    };
    return table;
}

const EnumTable &uvSources()
{
    static const EnumTable table{
        {0, "uv0", QT_TRANSLATE_NOOP("Label", "UV set 0"),
         QT_TRANSLATE_NOOP("Field", "Texture coordinates of the mesh")},
        {1, "uv1", QT_TRANSLATE_NOOP("Label", "UV set 1"),
         QT_TRANSLATE_NOOP("Field", "Texture coordinates of the mesh")},
        {2, "reflectedCube", QT_TRANSLATE_NOOP("Label", "Reflected cube environment"),
         QT_TRANSLATE_NOOP("Field", "The texture mirrors the surroundings as a cube")},
        {3, "reflectedSphere", QT_TRANSLATE_NOOP("Label", "Reflected sphere environment"),
         QT_TRANSLATE_NOOP("Field", "The texture mirrors the surroundings as a sphere")},
        {4, "localZ", QT_TRANSLATE_NOOP("Label", "Planar local Z"),
         QT_TRANSLATE_NOOP("Field", "Projected along an axis of the model")},
        {5, "worldZ", QT_TRANSLATE_NOOP("Label", "Planar world Z"),
         QT_TRANSLATE_NOOP("Field", "Projected along an axis of the world")},
        {6, "particleFlipbook", QT_TRANSLATE_NOOP("Label", "Flipbook of the particle"),
         QT_TRANSLATE_NOOP("Field", "Shows the particle's cell of the texture")},
        {7, "cube", QT_TRANSLATE_NOOP("Label", "Cube environment"),
         QT_TRANSLATE_NOOP("Field", "The texture mirrors the surroundings as a cube")},
        {8, "sphere", QT_TRANSLATE_NOOP("Label", "Sphere environment"),
         QT_TRANSLATE_NOOP("Field", "The texture mirrors the surroundings as a sphere")},
        {9, "uv2", QT_TRANSLATE_NOOP("Label", "UV set 2"),
         QT_TRANSLATE_NOOP("Field", "Texture coordinates of the mesh")},
        {10, "uv3", QT_TRANSLATE_NOOP("Label", "UV set 3"),
         QT_TRANSLATE_NOOP("Field", "Texture coordinates of the mesh")},
        {11, "localX", QT_TRANSLATE_NOOP("Label", "Planar local X"),
         QT_TRANSLATE_NOOP("Field", "Projected along an axis of the model")},
        {12, "localY", QT_TRANSLATE_NOOP("Label", "Planar local Y"),
         QT_TRANSLATE_NOOP("Field", "Projected along an axis of the model")},
        {13, "worldX", QT_TRANSLATE_NOOP("Label", "Planar world X"),
         QT_TRANSLATE_NOOP("Field", "Projected along an axis of the world")},
        {14, "worldY", QT_TRANSLATE_NOOP("Label", "Planar world Y"),
         QT_TRANSLATE_NOOP("Field", "Projected along an axis of the world")},
        {15, "screen", QT_TRANSLATE_NOOP("Label", "Screen space"),
         QT_TRANSLATE_NOOP("Field", "Projected from the screen")},
        {16, "triPlanarWorld", QT_TRANSLATE_NOOP("Label", "Tri-planar world"),
         QT_TRANSLATE_NOOP("Field", "Projected along three axes and mixed by the normal")},
        {17, "triPlanarLocal", QT_TRANSLATE_NOOP("Label", "Tri-planar local"),
         QT_TRANSLATE_NOOP("Field", "Projected along three axes and mixed by the normal")},
        {18, "triPlanarWorldLocalZ", QT_TRANSLATE_NOOP("Label", "Tri-planar world, local Z"),
         QT_TRANSLATE_NOOP("Field", "Projected along three axes and mixed by the normal")},
    };
    return table;
}

const EnumTable &colourChannels()
{
    static const EnumTable table{
        {0, "rgb", QT_TRANSLATE_NOOP("Label", "RGB"), QT_TRANSLATE_NOOP("Field", "The colour, opaque")},
        {1, "rgba", QT_TRANSLATE_NOOP("Label", "RGBA"), QT_TRANSLATE_NOOP("Field", "Colour and opacity")},
        {2, "alpha", QT_TRANSLATE_NOOP("Label", "Alpha"), QT_TRANSLATE_NOOP("Field", "This channel alone, as grey")},
        {3, "red", QT_TRANSLATE_NOOP("Label", "Red"), QT_TRANSLATE_NOOP("Field", "This channel alone, as grey")},
        {4, "green", QT_TRANSLATE_NOOP("Label", "Green"), QT_TRANSLATE_NOOP("Field", "This channel alone, as grey")},
        {5, "blue", QT_TRANSLATE_NOOP("Label", "Blue"), QT_TRANSLATE_NOOP("Field", "This channel alone, as grey")},
    };
    return table;
}

const EnumTable &fresnelTypes()
{
    static const EnumTable table{
        {0, "none", QT_TRANSLATE_NOOP("Label", "None"), QT_TRANSLATE_NOOP("Field", "Off")},
        {1, "normal", QT_TRANSLATE_NOOP("Label", "Fresnel"),
         QT_TRANSLATE_NOOP("Field", "Stronger where the surface is seen from the side")},
        {2, "inverted", QT_TRANSLATE_NOOP("Label", "Inverted fresnel"),
         QT_TRANSLATE_NOOP("Field", "Stronger where the surface faces the camera")},
    };
    return table;
}

const EnumTable &videoModes()
{
    static const EnumTable table{
        {0, "loop", QT_TRANSLATE_NOOP("Label", "Loop"), QT_TRANSLATE_NOOP("Field", "Starts again at the end")},
        {1, "hold", QT_TRANSLATE_NOOP("Label", "Hold"), QT_TRANSLATE_NOOP("Field", "Stays on the last frame")},
    };
    return table;
}

const EnumTable &volumeNoiseFlags()
{
    static const EnumTable table{
        {0x1, "drawAfterTransparency", QT_TRANSLATE_NOOP("Label", "Draw after transparency"),
         QT_TRANSLATE_NOOP("Field", "Drawn after transparent objects")},
    };
    return table;
}

const EnumTable &reflectionFlags()
{
    static const EnumTable table{
        {0x1, "useNormal", QT_TRANSLATE_NOOP("Label", "Use the normal layer"),
         QT_TRANSLATE_NOOP("Field", "The layer with this name is used")},
        {0x2, "useStrength", QT_TRANSLATE_NOOP("Label", "Use the strength layer"),
         QT_TRANSLATE_NOOP("Field", "The layer with this name is used")},
        {0x4, "transparentPass", QT_TRANSLATE_NOOP("Label", "Drawn with transparent objects"),
         QT_TRANSLATE_NOOP("Field", "Drawn together with transparent objects")},
        {0x8, "blurring", QT_TRANSLATE_NOOP("Label", "Blurring"),
         QT_TRANSLATE_NOOP("Field", "The reflection is blurred")},
        {0x10, "useBlur", QT_TRANSLATE_NOOP("Label", "Use the blur layer"),
         QT_TRANSLATE_NOOP("Field", "The layer with this name is used")},
    };
    return table;
}

} // namespace sinew::m3
