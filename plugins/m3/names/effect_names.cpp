// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m3/names/effect_names.h"

#include <QtGlobal>

namespace sinew::m3 {

const EnumTable &ribbonRandomFlags()
{
    static const EnumTable table{
        {0x1, "speed", QT_TRANSLATE_NOOP("Label", "Random speed"),
         QT_TRANSLATE_NOOP("Field", "The speed is random between the two values")},
        {0x2, "lifespan", QT_TRANSLATE_NOOP("Label", "Random lifespan"),
         QT_TRANSLATE_NOOP("Field", "The lifespan is random between the two values")},
        {0x4, "mass", QT_TRANSLATE_NOOP("Label", "Random mass"),
         QT_TRANSLATE_NOOP("Field", "The mass is random between the two values")},
        {0x8, "worldSpace", QT_TRANSLATE_NOOP("Label", "World space"),
         QT_TRANSLATE_NOOP("Field", "Edges stay where they were created when the emitter moves")},
    };
    return table;
}

const EnumTable &ribbonFlags()
{
    static const EnumTable table{
        {0x2, "collideTerrain", QT_TRANSLATE_NOOP("Label", "Collide with terrain"),
         QT_TRANSLATE_NOOP("Field", "Bounces off the ground")},
        {0x4, "collideObjects", QT_TRANSLATE_NOOP("Label", "Collide with objects"),
         QT_TRANSLATE_NOOP("Field", "Bounces off other objects")},
        {0x8, "edgeFalloff", QT_TRANSLATE_NOOP("Label", "Edge falloff"),
         QT_TRANSLATE_NOOP("Field", "The ribbon fades towards its long edges")},
        {0x10, "inheritVelocity", QT_TRANSLATE_NOOP("Label", "Inherit parent velocity"),
         QT_TRANSLATE_NOOP("Field", "Keeps moving with the emitter's velocity")},
        {0x20, "oldScaleSmooth", QT_TRANSLATE_NOOP("Label", "Smooth size (old)"),
         QT_TRANSLATE_NOOP("Field", "In old versions: sizes change smoothly")},
        {0x40, "oldScaleBezier", QT_TRANSLATE_NOOP("Label", "Bezier size (old)"),
         QT_TRANSLATE_NOOP("Field", "In old versions: sizes follow a Bezier curve")},
        {0x80, "vertexAlpha", QT_TRANSLATE_NOOP("Label", "Vertex alpha"),
         QT_TRANSLATE_NOOP("Field", "Vertex opacities are used")},
        {0x100, "parentTime", QT_TRANSLATE_NOOP("Label", "Scale time by parent"),
         QT_TRANSLATE_NOOP("Field", "Known by name only; not used by the preview")},
        {0x200, "processor", QT_TRANSLATE_NOOP("Label", "Force CPU simulation"),
         QT_TRANSLATE_NOOP("Field", "Known by name only; not used by the preview")},
        {0x400, "localTime", QT_TRANSLATE_NOOP("Label", "Local time"),
         QT_TRANSLATE_NOOP("Field", "Known by name only; not used by the preview")},
        {0x800, "simulateFirst", QT_TRANSLATE_NOOP("Label", "Simulate on creation"),
         QT_TRANSLATE_NOOP("Field", "The emitter starts as if it had already been running")},
        {0x1000, "lengthAndTime", QT_TRANSLATE_NOOP("Label", "Length and time"),
         QT_TRANSLATE_NOOP("Field", "Edges disappear by both lifetime and length")},
        {0x2000, "accurateTangents", QT_TRANSLATE_NOOP("Label", "Accurate tangents"),
         QT_TRANSLATE_NOOP("Field", "Known by name only; not used by the preview")},
        {0x4000, "yawFromSpeed", QT_TRANSLATE_NOOP("Label", "Yaw from speed"),
         QT_TRANSLATE_NOOP("Field", "Known by name only; not used by the preview")},
        {0x8000, "swapAngles", QT_TRANSLATE_NOOP("Label", "Swap yaw and pitch"),
         QT_TRANSLATE_NOOP("Field", "Yaw and pitch are swapped")},
    };
    return table;
}

const EnumTable &ribbonTypes()
{
    static const EnumTable table{
        {0, "billboard", QT_TRANSLATE_NOOP("Label", "Planar billboard"),
         QT_TRANSLATE_NOOP("Field", "Flat, facing the camera")},
        {1, "planar", QT_TRANSLATE_NOOP("Label", "Planar"), QT_TRANSLATE_NOOP("Field", "Flat, as the bone lies")},
        {2, "cylinder", QT_TRANSLATE_NOOP("Label", "Cylinder"), QT_TRANSLATE_NOOP("Field", "A tube")},
        {3, "star", QT_TRANSLATE_NOOP("Label", "Star"), QT_TRANSLATE_NOOP("Field", "Crossed planes")},
    };
    return table;
}

const EnumTable &ribbonCullMethods()
{
    static const EnumTable table{
        {0, "time", QT_TRANSLATE_NOOP("Label", "Time"),
         QT_TRANSLATE_NOOP("Field", "Edges disappear at the end of their lifetime")},
        {1, "length", QT_TRANSLATE_NOOP("Label", "Length"),
         QT_TRANSLATE_NOOP("Field", "Edges disappear at the ribbon's full length")},
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
        {0, "sphere", QT_TRANSLATE_NOOP("Label", "Sphere"), QT_TRANSLATE_NOOP("Field", "A sphere")},
        {1, "cylinder", QT_TRANSLATE_NOOP("Label", "Cylinder"), QT_TRANSLATE_NOOP("Field", "A cylinder")},
        {2, "box", QT_TRANSLATE_NOOP("Label", "Box"), QT_TRANSLATE_NOOP("Field", "A box")},
        {3, "hemisphere", QT_TRANSLATE_NOOP("Label", "Hemisphere"), QT_TRANSLATE_NOOP("Field", "Half a sphere")},
        {4, "coneDome", QT_TRANSLATE_NOOP("Label", "Cone dome"), QT_TRANSLATE_NOOP("Field", "A cone with a round end")},
    };
    return table;
}

const EnumTable &forceFlags()
{
    static const EnumTable table{
        {0x1, "falloff", QT_TRANSLATE_NOOP("Label", "Falloff"),
         QT_TRANSLATE_NOOP("Field", "Weaker towards the outer edge")},
        {0x2, "heightGradient", QT_TRANSLATE_NOOP("Label", "Height gradient"),
         QT_TRANSLATE_NOOP("Field", "Weaker with distance above or below the bone")},
        {0x4, "unbounded", QT_TRANSLATE_NOOP("Label", "Unbounded"), QT_TRANSLATE_NOOP("Field", "Acts everywhere")},
        {0x8, "unknown8", QT_TRANSLATE_NOOP("Label", "Unknown (0x8)"), QT_TRANSLATE_NOOP("Field", "Meaning unknown")},
        {0x10, "unknown10", QT_TRANSLATE_NOOP("Label", "Unknown (0x10)"),
         QT_TRANSLATE_NOOP("Field", "Meaning unknown")},
    };
    return table;
}

const EnumTable &projectionTypes()
{
    static const EnumTable table{
        {0, "perspective", QT_TRANSLATE_NOOP("Label", "Perspective"),
         QT_TRANSLATE_NOOP("Field", "Widens with the distance")},
        {1, "orthographic", QT_TRANSLATE_NOOP("Label", "Orthographic"),
         QT_TRANSLATE_NOOP("Field", "Keeps the same width")},
    };
    return table;
}

const EnumTable &projectionLayers()
{
    static const EnumTable table{
        {0, "generic1", QT_TRANSLATE_NOOP("Label", "Generic 1"),
         QT_TRANSLATE_NOOP("Field", "Layer of projections on the ground; the list is in drawing order")},
        {1, "generic2", QT_TRANSLATE_NOOP("Label", "Generic 2"),
         QT_TRANSLATE_NOOP("Field", "Layer of projections on the ground; the list is in drawing order")},
        {2, "generic3", QT_TRANSLATE_NOOP("Label", "Generic 3"),
         QT_TRANSLATE_NOOP("Field", "Layer of projections on the ground; the list is in drawing order")},
        {3, "generic4", QT_TRANSLATE_NOOP("Label", "Generic 4"),
         QT_TRANSLATE_NOOP("Field", "Layer of projections on the ground; the list is in drawing order")},
        {4, "building", QT_TRANSLATE_NOOP("Label", "Building"),
         QT_TRANSLATE_NOOP("Field", "Layer of projections on the ground; the list is in drawing order")},
        {5, "area", QT_TRANSLATE_NOOP("Label", "Area of effect"),
         QT_TRANSLATE_NOOP("Field", "Layer of projections on the ground; the list is in drawing order")},
        {6, "power", QT_TRANSLATE_NOOP("Label", "Power"),
         QT_TRANSLATE_NOOP("Field", "Layer of projections on the ground; the list is in drawing order")},
        {7, "interface", QT_TRANSLATE_NOOP("Label", "User interface"),
         QT_TRANSLATE_NOOP("Field", "Layer of projections on the ground; the list is in drawing order")},
        {8, "underCreep", QT_TRANSLATE_NOOP("Label", "Under creep"),
         QT_TRANSLATE_NOOP("Field", "Layer of projections on the ground; the list is in drawing order")},
        {9, "hardtile", QT_TRANSLATE_NOOP("Label", "Hard tile"),
         QT_TRANSLATE_NOOP("Field", "Layer of projections on the ground; the list is in drawing order")},
    };
    return table;
}

const EnumTable &projectionFlags()
{
    static const EnumTable table{
        {0x1, "static", QT_TRANSLATE_NOOP("Label", "Static"),
         QT_TRANSLATE_NOOP("Field", "Known by name only; not used by the preview")},
        {0x2, "unknown2", QT_TRANSLATE_NOOP("Label", "Unknown (0x2)"), QT_TRANSLATE_NOOP("Field", "Meaning unknown")},
        {0x4, "unknown4", QT_TRANSLATE_NOOP("Label", "Unknown (0x4)"), QT_TRANSLATE_NOOP("Field", "Meaning unknown")},
        {0x8, "unknown8", QT_TRANSLATE_NOOP("Label", "Unknown (0x8)"), QT_TRANSLATE_NOOP("Field", "Meaning unknown")},
    };
    return table;
}

const EnumTable &billboardTypes()
{
    static const EnumTable table{
        {0, "worldX", QT_TRANSLATE_NOOP("Label", "World X"),
         QT_TRANSLATE_NOOP("Field", "Turns about the world's X axis")},
        {1, "worldY", QT_TRANSLATE_NOOP("Label", "World Y"),
         QT_TRANSLATE_NOOP("Field", "Turns about the world's Y axis")},
        {2, "worldZ", QT_TRANSLATE_NOOP("Label", "World Z"),
         QT_TRANSLATE_NOOP("Field", "Turns about the world's Z axis")},
        {3, "localX", QT_TRANSLATE_NOOP("Label", "Local X"), QT_TRANSLATE_NOOP("Field", "Turns about its own X axis")},
        {4, "localY", QT_TRANSLATE_NOOP("Label", "Local Y"), QT_TRANSLATE_NOOP("Field", "Turns about its own Y axis")},
        {5, "localZ", QT_TRANSLATE_NOOP("Label", "Local Z"), QT_TRANSLATE_NOOP("Field", "Turns about its own Z axis")},
        {6, "full", QT_TRANSLATE_NOOP("Label", "Full"), QT_TRANSLATE_NOOP("Field", "Always faces the camera")},
    };
    return table;
}

const EnumTable &lightTypes()
{
    static const EnumTable table{
        {0, "directional", QT_TRANSLATE_NOOP("Label", "Directional"),
         QT_TRANSLATE_NOOP("Field", "Parallel light from far away")},
        {1, "point", QT_TRANSLATE_NOOP("Label", "Point"),
         QT_TRANSLATE_NOOP("Field", "Light from one point in all directions")},
        {2, "spot", QT_TRANSLATE_NOOP("Label", "Spot"),
         QT_TRANSLATE_NOOP("Field", "Light from one point within a cone")},
    };
    return table;
}

const EnumTable &lightFlags()
{
    static const EnumTable table{
        {0x1, "shadows", QT_TRANSLATE_NOOP("Label", "Shadows"), QT_TRANSLATE_NOOP("Field", "The light casts shadows")},
        {0x2, "specular", QT_TRANSLATE_NOOP("Label", "Specular"),
         QT_TRANSLATE_NOOP("Field", "The light makes highlights")},
        {0x4, "ambientOcclusion", QT_TRANSLATE_NOOP("Label", "Ambient occlusion"),
         QT_TRANSLATE_NOOP("Field", "Known by name only; not used by the preview")},
        {0x8, "opaque", QT_TRANSLATE_NOOP("Label", "Lights opaque objects"),
         QT_TRANSLATE_NOOP("Field", "Opaque objects are lit")},
        {0x10, "transparent", QT_TRANSLATE_NOOP("Label", "Lights transparent objects"),
         QT_TRANSLATE_NOOP("Field", "Transparent objects are lit")},
        {0x20, "teamColour", QT_TRANSLATE_NOOP("Label", "Team colour"),
         QT_TRANSLATE_NOOP("Field", "The light has the player's colour")},
    };
    return table;
}

const EnumTable &graphicsLevels()
{
    static const EnumTable table{
        {0, "none", QT_TRANSLATE_NOOP("Label", "None"), QT_TRANSLATE_NOOP("Field", "On no graphics setting")},
        {1, "low", QT_TRANSLATE_NOOP("Label", "Low"), QT_TRANSLATE_NOOP("Field", "Up to this graphics setting")},
        {2, "medium", QT_TRANSLATE_NOOP("Label", "Medium"), QT_TRANSLATE_NOOP("Field", "Up to this graphics setting")},
        {3, "high", QT_TRANSLATE_NOOP("Label", "High"), QT_TRANSLATE_NOOP("Field", "Up to this graphics setting")},
        {4, "ultra", QT_TRANSLATE_NOOP("Label", "Ultra"), QT_TRANSLATE_NOOP("Field", "Up to this graphics setting")},
    };
    return table;
}

} // namespace sinew::m3
