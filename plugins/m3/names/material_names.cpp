// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m3/names/material_names.h"

#include <QtGlobal>

namespace sinew::m3 {

const EnumTable &materialTypes()
{
    static const EnumTable table{
        {1, "standard", QT_TRANSLATE_NOOP("Label", "Standard")},
        {2, "displacement", QT_TRANSLATE_NOOP("Label", "Displacement")},
        {3, "composite", QT_TRANSLATE_NOOP("Label", "Composite")},
        {4, "terrain", QT_TRANSLATE_NOOP("Label", "Terrain")},
        {5, "volume", QT_TRANSLATE_NOOP("Label", "Volumetric")},
        {6, "hair", QT_TRANSLATE_NOOP("Label", "Hair")},
        {7, "creep", QT_TRANSLATE_NOOP("Label", "Creep")},
        {8, "volumeNoise", QT_TRANSLATE_NOOP("Label", "Volume noise")},
        {9, "splatTerrainBake", QT_TRANSLATE_NOOP("Label", "Splat terrain bake")},
        {10, "reflection", QT_TRANSLATE_NOOP("Label", "Reflection")},
        {11, "lensFlare", QT_TRANSLATE_NOOP("Label", "Lens flare")},
        {12, "buffer", QT_TRANSLATE_NOOP("Label", "Buffer")},
    };
    return table;
}

const EnumTable &materialBlendModes()
{
    static const EnumTable table{
        {0, "opaque", QT_TRANSLATE_NOOP("Label", "Opaque")}, {1, "alpha", QT_TRANSLATE_NOOP("Label", "Alpha blend")},
        {2, "add", QT_TRANSLATE_NOOP("Label", "Add")},       {3, "alphaAdd", QT_TRANSLATE_NOOP("Label", "Alpha add")},
        {4, "mod", QT_TRANSLATE_NOOP("Label", "Modulate")},  {5, "mod2x", QT_TRANSLATE_NOOP("Label", "Modulate 2x")},
    };
    return table;
}

const EnumTable &layerBlendModes()
{
    static const EnumTable table{
        {0, "mod", QT_TRANSLATE_NOOP("Label", "Modulate")},
        {1, "mod2x", QT_TRANSLATE_NOOP("Label", "Modulate 2x")},
        {2, "add", QT_TRANSLATE_NOOP("Label", "Add")},
        {3, "blend", QT_TRANSLATE_NOOP("Label", "Blend")},
        {4, "teamEmissive", QT_TRANSLATE_NOOP("Label", "Team colour emissive add")},
        {5, "teamDiffuse", QT_TRANSLATE_NOOP("Label", "Team colour diffuse add")},
        {6, "addNoAlpha", QT_TRANSLATE_NOOP("Label", "Add without alpha")},
    };
    return table;
}

const EnumTable &materialFlags()
{
    static const EnumTable table{
        {0x1, "vertexColour", QT_TRANSLATE_NOOP("Label", "Vertex colour")},
        {0x2, "vertexAlpha", QT_TRANSLATE_NOOP("Label", "Vertex alpha")},
        {0x4, "unfogged", QT_TRANSLATE_NOOP("Label", "Unfogged")},
        {0x8, "twoSided", QT_TRANSLATE_NOOP("Label", "Two-sided")},
        {0x10, "unshaded", QT_TRANSLATE_NOOP("Label", "Unshaded")},
        {0x20, "noShadowsCast", QT_TRANSLATE_NOOP("Label", "Casts no shadows")},
        {0x40, "noHitTest", QT_TRANSLATE_NOOP("Label", "No hit test")},
        {0x80, "noShadowsReceived", QT_TRANSLATE_NOOP("Label", "Receives no shadows")},
        {0x100, "depthPrepass", QT_TRANSLATE_NOOP("Label", "Depth prepass"),
         QT_TRANSLATE_NOOP("Field", "Depth is drawn before the colours")},
        {0x200, "terrainHdr", QT_TRANSLATE_NOOP("Label", "Terrain HDR")},
        {0x800, "simulateRoughness", QT_TRANSLATE_NOOP("Label", "Simulate roughness")},
        {0x1000, "pixelForwardLighting", QT_TRANSLATE_NOOP("Label", "Forward lighting per pixel")},
        {0x2000, "depthFog", QT_TRANSLATE_NOOP("Label", "Depth fog")},
        {0x4000, "transparentShadows", QT_TRANSLATE_NOOP("Label", "Transparent shadows")},
        {0x8000, "decalLighting", QT_TRANSLATE_NOOP("Label", "Decal lighting")},
        {0x10000, "transparentDepthEffects", QT_TRANSLATE_NOOP("Label", "Transparent depth effects")},
        {0x20000, "transparentLocalLights", QT_TRANSLATE_NOOP("Label", "Transparent local lights")},
        {0x40000, "disableSoft", QT_TRANSLATE_NOOP("Label", "No soft edges")},
        {0x80000, "doubleLambert", QT_TRANSLATE_NOOP("Label", "Double Lambert")},
        {0x100000, "hairLayerSorting", QT_TRANSLATE_NOOP("Label", "Hair layer sorting")},
        {0x200000, "acceptSplats", QT_TRANSLATE_NOOP("Label", "Accept splats")},
        {0x400000, "decalLowRequired", QT_TRANSLATE_NOOP("Label", "Decal layer on low settings")},
        {0x800000, "emissiveLowRequired", QT_TRANSLATE_NOOP("Label", "Emissive layers on low settings")},
        {0x1000000, "specularLowRequired", QT_TRANSLATE_NOOP("Label", "Specular layer on low settings")},
        {0x2000000, "acceptSplatsOnly", QT_TRANSLATE_NOOP("Label", "Accept splats only")},
        {0x4000000, "backgroundObject", QT_TRANSLATE_NOOP("Label", "Background object")},
        {0x10000000, "depthPrepassLowRequired", QT_TRANSLATE_NOOP("Label", "Depth prepass on low settings")},
        {0x20000000, "noHighlighting", QT_TRANSLATE_NOOP("Label", "No highlighting")},
        {0x40000000, "clampOutput", QT_TRANSLATE_NOOP("Label", "Clamp output")},
        {0x80000000, "geometryVisible", QT_TRANSLATE_NOOP("Label", "Geometry visible")},
    };
    return table;
}

const EnumTable &materialFlags2()
{
    static const EnumTable table{
        {0x1, "depthBlendFalloff", QT_TRANSLATE_NOOP("Label", "Soft edges"),
         QT_TRANSLATE_NOOP("Field", "The depth blend falloff is used")},
        {0x4, "vertexColour", QT_TRANSLATE_NOOP("Label", "Vertex colour")},
        {0x8, "vertexAlpha", QT_TRANSLATE_NOOP("Label", "Vertex alpha")},
    };
    return table;
}

const EnumTable &renderToTextureChannels()
{
    static const EnumTable table{
        {0x1, "channel0", QT_TRANSLATE_NOOP("Label", "Channel 0")},
        {0x2, "channel1", QT_TRANSLATE_NOOP("Label", "Channel 1")},
        {0x4, "channel2", QT_TRANSLATE_NOOP("Label", "Channel 2")},
        {0x8, "channel3", QT_TRANSLATE_NOOP("Label", "Channel 3")},
        {0x10, "channel4", QT_TRANSLATE_NOOP("Label", "Channel 4")},
        {0x20, "channel5", QT_TRANSLATE_NOOP("Label", "Channel 5")},
        {0x40, "channel6", QT_TRANSLATE_NOOP("Label", "Channel 6")},
    };
    return table;
}

const EnumTable &specularModes()
{
    static const EnumTable table{
        {0, "rgb", QT_TRANSLATE_NOOP("Label", "RGB")},
        {1, "alpha", QT_TRANSLATE_NOOP("Label", "Alpha")},
    };
    return table;
}

const EnumTable &layerFlags()
{
    static const EnumTable table{
        {0x4, "wrapX", QT_TRANSLATE_NOOP("Label", "Wrap X")},
        {0x8, "wrapY", QT_TRANSLATE_NOOP("Label", "Wrap Y")},
        {0x10, "invert", QT_TRANSLATE_NOOP("Label", "Invert")},
        {0x20, "clamp", QT_TRANSLATE_NOOP("Label", "Clamp"),
         QT_TRANSLATE_NOOP("Field", "The result is clamped to 0…1")},
        {0x40, "add", QT_TRANSLATE_NOOP("Label", "Add"), QT_TRANSLATE_NOOP("Field", "The number to be added is used")},
        {0x80, "multiply", QT_TRANSLATE_NOOP("Label", "Multiply"), QT_TRANSLATE_NOOP("Field", "The factors are used")},
        {0x100, "particleFlipbook", QT_TRANSLATE_NOOP("Label", "Flipbook of the particle")},
        {0x200, "video", QT_TRANSLATE_NOOP("Label", "Video")},
        {0x400, "colour", QT_TRANSLATE_NOOP("Label", "Colour"),
         QT_TRANSLATE_NOOP("Field", "A colour instead of the texture")},
        {0x4000, "fresnelTransform", QT_TRANSLATE_NOOP("Label", "Fresnel transform")},
        {0x8000, "fresnelNormalize", QT_TRANSLATE_NOOP("Label", "Fresnel normalized")},
        {0x10000, "fresnelLocal", QT_TRANSLATE_NOOP("Label", "Fresnel in the model's space")},
        {0x20000, "fresnelNoMirror", QT_TRANSLATE_NOOP("Label", "Fresnel not mirrored")},
    };
    return table;
}

const EnumTable &uvSources()
{
    static const EnumTable table{
        {0, "uv0", QT_TRANSLATE_NOOP("Label", "UV 0")},
        {1, "uv1", QT_TRANSLATE_NOOP("Label", "UV 1")},
        {2, "reflectedCube", QT_TRANSLATE_NOOP("Label", "Reflected cube environment")},
        {3, "reflectedSphere", QT_TRANSLATE_NOOP("Label", "Reflected sphere environment")},
        {4, "localZ", QT_TRANSLATE_NOOP("Label", "Planar local Z")},
        {5, "worldZ", QT_TRANSLATE_NOOP("Label", "Planar world Z")},
        {6, "particleFlipbook", QT_TRANSLATE_NOOP("Label", "Flipbook of the particle")},
        {7, "cube", QT_TRANSLATE_NOOP("Label", "Cube environment")},
        {8, "sphere", QT_TRANSLATE_NOOP("Label", "Sphere environment")},
        {9, "uv2", QT_TRANSLATE_NOOP("Label", "UV 2")},
        {10, "uv3", QT_TRANSLATE_NOOP("Label", "UV 3")},
        {11, "localX", QT_TRANSLATE_NOOP("Label", "Planar local X")},
        {12, "localY", QT_TRANSLATE_NOOP("Label", "Planar local Y")},
        {13, "worldX", QT_TRANSLATE_NOOP("Label", "Planar world X")},
        {14, "worldY", QT_TRANSLATE_NOOP("Label", "Planar world Y")},
        {15, "screen", QT_TRANSLATE_NOOP("Label", "Screen space")},
        {16, "triPlanarWorld", QT_TRANSLATE_NOOP("Label", "Tri-planar world")},
        {17, "triPlanarLocal", QT_TRANSLATE_NOOP("Label", "Tri-planar local")},
        {18, "triPlanarWorldLocalZ", QT_TRANSLATE_NOOP("Label", "Tri-planar world, local Z")},
    };
    return table;
}

const EnumTable &colourChannels()
{
    static const EnumTable table{
        {0, "rgb", QT_TRANSLATE_NOOP("Label", "RGB")},     {1, "rgba", QT_TRANSLATE_NOOP("Label", "RGBA")},
        {2, "alpha", QT_TRANSLATE_NOOP("Label", "Alpha")}, {3, "red", QT_TRANSLATE_NOOP("Label", "Red")},
        {4, "green", QT_TRANSLATE_NOOP("Label", "Green")}, {5, "blue", QT_TRANSLATE_NOOP("Label", "Blue")},
    };
    return table;
}

const EnumTable &fresnelTypes()
{
    static const EnumTable table{
        {0, "none", QT_TRANSLATE_NOOP("Label", "None")},
        {1, "normal", QT_TRANSLATE_NOOP("Label", "Fresnel")},
        {2, "inverted", QT_TRANSLATE_NOOP("Label", "Inverted fresnel")},
    };
    return table;
}

const EnumTable &videoModes()
{
    static const EnumTable table{
        {0, "loop", QT_TRANSLATE_NOOP("Label", "Loop")},
        {1, "hold", QT_TRANSLATE_NOOP("Label", "Hold")},
    };
    return table;
}

const EnumTable &volumeNoiseFlags()
{
    static const EnumTable table{
        {0x1, "drawAfterTransparency", QT_TRANSLATE_NOOP("Label", "Draw after transparency")},
    };
    return table;
}

const EnumTable &reflectionFlags()
{
    static const EnumTable table{
        {0x1, "useNormal", QT_TRANSLATE_NOOP("Label", "Use the normal layer")},
        {0x2, "useStrength", QT_TRANSLATE_NOOP("Label", "Use the strength layer")},
        {0x4, "transparentPass", QT_TRANSLATE_NOOP("Label", "Drawn with transparent objects")},
        {0x8, "blurring", QT_TRANSLATE_NOOP("Label", "Blurring")},
        {0x10, "useBlur", QT_TRANSLATE_NOOP("Label", "Use the blur layer")},
    };
    return table;
}

} // namespace sinew::m3
