// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m3/names/effect_names.h"

#include <QtGlobal>

namespace sinew::m3 {

const EnumTable &ribbonRandomFlags()
{
    static const EnumTable table{
        {0x1, "speed", QT_TRANSLATE_NOOP("Label", "Random speed")},
        {0x2, "lifespan", QT_TRANSLATE_NOOP("Label", "Random lifespan")},
        {0x4, "mass", QT_TRANSLATE_NOOP("Label", "Random mass")},
        {0x8, "worldSpace", QT_TRANSLATE_NOOP("Label", "World space"),
         QT_TRANSLATE_NOOP("Field", "Edges stay where they were created when the emitter moves")},
    };
    return table;
}

const EnumTable &ribbonFlags()
{
    static const EnumTable table{
        {0x2, "collideTerrain", QT_TRANSLATE_NOOP("Label", "Collide with terrain")},
        {0x4, "collideObjects", QT_TRANSLATE_NOOP("Label", "Collide with objects")},
        {0x8, "edgeFalloff", QT_TRANSLATE_NOOP("Label", "Edge falloff"),
         QT_TRANSLATE_NOOP("Field", "The ribbon fades towards its long edges")},
        {0x10, "inheritVelocity", QT_TRANSLATE_NOOP("Label", "Inherit parent velocity")},
        {0x20, "oldScaleSmooth", QT_TRANSLATE_NOOP("Label", "Smooth size (old)")},
        {0x40, "oldScaleBezier", QT_TRANSLATE_NOOP("Label", "Bezier size (old)")},
        {0x80, "vertexAlpha", QT_TRANSLATE_NOOP("Label", "Vertex alpha")},
        {0x100, "parentTime", QT_TRANSLATE_NOOP("Label", "Scale time by parent")},
        {0x200, "processor", QT_TRANSLATE_NOOP("Label", "Force CPU simulation")},
        {0x400, "localTime", QT_TRANSLATE_NOOP("Label", "Local time")},
        {0x800, "simulateFirst", QT_TRANSLATE_NOOP("Label", "Simulate on creation"),
         QT_TRANSLATE_NOOP("Field", "The emitter starts as if it had already been running")},
        {0x1000, "lengthAndTime", QT_TRANSLATE_NOOP("Label", "Length and time"),
         QT_TRANSLATE_NOOP("Field", "Edges end by both their age and the length")},
        {0x2000, "accurateTangents", QT_TRANSLATE_NOOP("Label", "Accurate tangents")},
        {0x4000, "yawFromSpeed", QT_TRANSLATE_NOOP("Label", "Yaw from speed")},
        {0x8000, "swapAngles", QT_TRANSLATE_NOOP("Label", "Swap yaw and pitch")},
    };
    return table;
}

const EnumTable &ribbonTypes()
{
    static const EnumTable table{
        {0, "billboard", QT_TRANSLATE_NOOP("Label", "Planar billboard"),
         QT_TRANSLATE_NOOP("Field", "Flat, facing the camera")},
        {1, "planar", QT_TRANSLATE_NOOP("Label", "Planar")},
        {2, "cylinder", QT_TRANSLATE_NOOP("Label", "Cylinder")},
        {3, "star", QT_TRANSLATE_NOOP("Label", "Star")},
    };
    return table;
}

const EnumTable &ribbonCullMethods()
{
    static const EnumTable table{
        {0, "time", QT_TRANSLATE_NOOP("Label", "Time")},
        {1, "length", QT_TRANSLATE_NOOP("Label", "Length")},
    };
    return table;
}

const EnumTable &forceTypes()
{
    static const EnumTable table{
        {0, "directional", QT_TRANSLATE_NOOP("Label", "Directional"),
         QT_TRANSLATE_NOOP("Field", "Along the bone's Z axis")},
        {1, "radial", QT_TRANSLATE_NOOP("Label", "Radial"), QT_TRANSLATE_NOOP("Field", "Away from the bone")},
        {2, "dampening", QT_TRANSLATE_NOOP("Label", "Dampening"), QT_TRANSLATE_NOOP("Field", "Slows down")},
        {3, "vortex", QT_TRANSLATE_NOOP("Label", "Vortex"), QT_TRANSLATE_NOOP("Field", "Around the bone's Z axis")},
    };
    return table;
}

const EnumTable &forceShapes()
{
    static const EnumTable table{
        {0, "sphere", QT_TRANSLATE_NOOP("Label", "Sphere")},
        {1, "cylinder", QT_TRANSLATE_NOOP("Label", "Cylinder")},
        {2, "box", QT_TRANSLATE_NOOP("Label", "Box")},
        {3, "hemisphere", QT_TRANSLATE_NOOP("Label", "Hemisphere")},
        {4, "coneDome", QT_TRANSLATE_NOOP("Label", "Cone dome")},
    };
    return table;
}

const EnumTable &forceFlags()
{
    static const EnumTable table{
        {0x1, "falloff", QT_TRANSLATE_NOOP("Label", "Falloff"),
         QT_TRANSLATE_NOOP("Field", "Weaker towards the outer edge")},
        {0x2, "heightGradient", QT_TRANSLATE_NOOP("Label", "Height gradient")},
        {0x4, "unbounded", QT_TRANSLATE_NOOP("Label", "Unbounded"), QT_TRANSLATE_NOOP("Field", "Acts everywhere")},
        {0x8, "unknown8", QT_TRANSLATE_NOOP("Label", "Unknown (0x8)")},
        {0x10, "unknown10", QT_TRANSLATE_NOOP("Label", "Unknown (0x10)")},
    };
    return table;
}

const EnumTable &projectionTypes()
{
    static const EnumTable table{
        {0, "perspective", QT_TRANSLATE_NOOP("Label", "Perspective")},
        {1, "orthographic", QT_TRANSLATE_NOOP("Label", "Orthographic")},
    };
    return table;
}

const EnumTable &projectionLayers()
{
    static const EnumTable table{
        {0, "generic1", QT_TRANSLATE_NOOP("Label", "Generic 1")},
        {1, "generic2", QT_TRANSLATE_NOOP("Label", "Generic 2")},
        {2, "generic3", QT_TRANSLATE_NOOP("Label", "Generic 3")},
        {3, "generic4", QT_TRANSLATE_NOOP("Label", "Generic 4")},
        {4, "building", QT_TRANSLATE_NOOP("Label", "Building")},
        {5, "area", QT_TRANSLATE_NOOP("Label", "Area of effect")},
        {6, "power", QT_TRANSLATE_NOOP("Label", "Power")},
        {7, "interface", QT_TRANSLATE_NOOP("Label", "User interface")},
        {8, "underCreep", QT_TRANSLATE_NOOP("Label", "Under creep")},
        {9, "hardtile", QT_TRANSLATE_NOOP("Label", "Hard tile")},
    };
    return table;
}

const EnumTable &projectionFlags()
{
    static const EnumTable table{
        {0x1, "static", QT_TRANSLATE_NOOP("Label", "Static")},
        {0x2, "unknown2", QT_TRANSLATE_NOOP("Label", "Unknown (0x2)")},
        {0x4, "unknown4", QT_TRANSLATE_NOOP("Label", "Unknown (0x4)")},
        {0x8, "unknown8", QT_TRANSLATE_NOOP("Label", "Unknown (0x8)")},
    };
    return table;
}

const EnumTable &billboardTypes()
{
    static const EnumTable table{
        {0, "worldX", QT_TRANSLATE_NOOP("Label", "World X")}, {1, "worldY", QT_TRANSLATE_NOOP("Label", "World Y")},
        {2, "worldZ", QT_TRANSLATE_NOOP("Label", "World Z")}, {3, "localX", QT_TRANSLATE_NOOP("Label", "Local X")},
        {4, "localY", QT_TRANSLATE_NOOP("Label", "Local Y")}, {5, "localZ", QT_TRANSLATE_NOOP("Label", "Local Z")},
        {6, "full", QT_TRANSLATE_NOOP("Label", "Full")},
    };
    return table;
}

const EnumTable &lightTypes()
{
    static const EnumTable table{
        {0, "directional", QT_TRANSLATE_NOOP("Label", "Directional")},
        {1, "point", QT_TRANSLATE_NOOP("Label", "Point")},
        {2, "spot", QT_TRANSLATE_NOOP("Label", "Spot")},
    };
    return table;
}

const EnumTable &lightFlags()
{
    static const EnumTable table{
        {0x1, "shadows", QT_TRANSLATE_NOOP("Label", "Shadows")},
        {0x2, "specular", QT_TRANSLATE_NOOP("Label", "Specular")},
        {0x4, "ambientOcclusion", QT_TRANSLATE_NOOP("Label", "Ambient occlusion")},
        {0x8, "opaque", QT_TRANSLATE_NOOP("Label", "Lights opaque objects")},
        {0x10, "transparent", QT_TRANSLATE_NOOP("Label", "Lights transparent objects")},
        {0x20, "teamColour", QT_TRANSLATE_NOOP("Label", "Team colour")},
    };
    return table;
}

const EnumTable &graphicsLevels()
{
    static const EnumTable table{
        {0, "none", QT_TRANSLATE_NOOP("Label", "None")},     {1, "low", QT_TRANSLATE_NOOP("Label", "Low")},
        {2, "medium", QT_TRANSLATE_NOOP("Label", "Medium")}, {3, "high", QT_TRANSLATE_NOOP("Label", "High")},
        {4, "ultra", QT_TRANSLATE_NOOP("Label", "Ultra")},
    };
    return table;
}

} // namespace sinew::m3
