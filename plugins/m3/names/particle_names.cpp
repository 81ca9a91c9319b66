// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

#include "plugins/m3/names/particle_names.h"

#include <QtGlobal>

namespace sinew::m3 {

const EnumTable &particleRandomFlags()
{
    static const EnumTable table{
        {0x1, "speed", QT_TRANSLATE_NOOP("Label", "Random speed"),
         QT_TRANSLATE_NOOP("Field", "The speed is random between the two values")},
        {0x2, "lifespan", QT_TRANSLATE_NOOP("Label", "Random lifespan"),
         QT_TRANSLATE_NOOP("Field", "The lifespan is random between the two values")},
        {0x4, "mass", QT_TRANSLATE_NOOP("Label", "Random mass"),
         QT_TRANSLATE_NOOP("Field", "The mass is random between the two values")},
        {0x8, "worldSpace", QT_TRANSLATE_NOOP("Label", "World space"),
         QT_TRANSLATE_NOOP("Field", "Particles stay where they were born when the emitter moves")},
    };
    return table;
}

const EnumTable &particleRotationFlags()
{
    static const EnumTable table{
        {0x1, "unknown1", QT_TRANSLATE_NOOP("Label", "Unknown (0x1)"),
         QT_TRANSLATE_NOOP("Field", "Directions of emission stay level")},
        {0x2, "relative", QT_TRANSLATE_NOOP("Label", "Relative"),
         QT_TRANSLATE_NOOP("Field", "The middle and last angles are added to the first")},
        {0x4, "alwaysSet", QT_TRANSLATE_NOOP("Label", "Always set"),
         QT_TRANSLATE_NOOP("Field", "Set in all known files; not used by the preview")},
    };
    return table;
}

const EnumTable &particleFlags()
{
    static const EnumTable table{
        {0x1, "sortDistance", QT_TRANSLATE_NOOP("Label", "Sort by distance"),
         QT_TRANSLATE_NOOP("Field", "The farthest particles are drawn first")},
        {0x2, "collideTerrain", QT_TRANSLATE_NOOP("Label", "Collide with terrain"),
         QT_TRANSLATE_NOOP("Field", "Bounces off the ground")},
        {0x4, "collideObjects", QT_TRANSLATE_NOOP("Label", "Collide with objects"),
         QT_TRANSLATE_NOOP("Field", "Bounces off other objects")},
        {0x8, "collideEmit", QT_TRANSLATE_NOOP("Label", "Emit at collisions"),
         QT_TRANSLATE_NOOP("Field", "Collisions spawn particles of another emitter")},
        {0x10, "cutout", QT_TRANSLATE_NOOP("Label", "Cut-out"),
         QT_TRANSLATE_NOOP("Field", "The inner part of the shape has no particles")},
        {0x20, "inheritEmission", QT_TRANSLATE_NOOP("Label", "Inherit emission"),
         QT_TRANSLATE_NOOP("Field", "Emitters started by this one inherit its values")},
        {0x40, "inheritVelocity", QT_TRANSLATE_NOOP("Label", "Inherit parent velocity"),
         QT_TRANSLATE_NOOP("Field", "Keeps moving with the emitter's velocity")},
        {0x80, "sortHeight", QT_TRANSLATE_NOOP("Label", "Sort by height"),
         QT_TRANSLATE_NOOP("Field", "The lowest particles are drawn first")},
        {0x100, "sortReverse", QT_TRANSLATE_NOOP("Label", "Sort in reverse"),
         QT_TRANSLATE_NOOP("Field", "Sorted the other way round")},
        {0x200, "oldRotationSmooth", QT_TRANSLATE_NOOP("Label", "Smooth rotation (old)"),
         QT_TRANSLATE_NOOP("Field", "In old versions: angles change smoothly")},
        {0x400, "oldRotationBezier", QT_TRANSLATE_NOOP("Label", "Bezier rotation (old)"),
         QT_TRANSLATE_NOOP("Field", "In old versions: angles follow a Bezier curve")},
        {0x800, "oldSizeSmooth", QT_TRANSLATE_NOOP("Label", "Smooth size (old)"),
         QT_TRANSLATE_NOOP("Field", "In old versions: sizes change smoothly")},
        {0x1000, "oldSizeBezier", QT_TRANSLATE_NOOP("Label", "Bezier size (old)"),
         QT_TRANSLATE_NOOP("Field", "In old versions: sizes follow a Bezier curve")},
        {0x2000, "oldColourSmooth", QT_TRANSLATE_NOOP("Label", "Smooth colour (old)"),
         QT_TRANSLATE_NOOP("Field", "In old versions: colours change smoothly")},
        {0x4000, "oldColourBezier", QT_TRANSLATE_NOOP("Label", "Bezier colour (old)"),
         QT_TRANSLATE_NOOP("Field", "In old versions: colours follow a Bezier curve")},
        {0x8000, "lit", QT_TRANSLATE_NOOP("Label", "Lit"),
         QT_TRANSLATE_NOOP("Field", "Lights change the particles' colour")},
        {0x10000, "randomFlipbook", QT_TRANSLATE_NOOP("Label", "Random flipbook start"),
         QT_TRANSLATE_NOOP("Field", "Each particle starts at a random cell")},
        {0x20000, "gravityByMass", QT_TRANSLATE_NOOP("Label", "Multiply gravity by mass"),
         QT_TRANSLATE_NOOP("Field", "Heavier particles fall faster")},
        {0x40000, "clampTail", QT_TRANSLATE_NOOP("Label", "Clamp tails"),
         QT_TRANSLATE_NOOP("Field", "Tails are never longer than the distance that the particle has travelled")},
        {0x80000, "trailing", QT_TRANSLATE_NOOP("Label", "Trailing particles"),
         QT_TRANSLATE_NOOP("Field", "Particles leave a trail of another emitter's particles")},
        {0x100000, "fixedTail", QT_TRANSLATE_NOOP("Label", "Fixed tail length"),
         QT_TRANSLATE_NOOP("Field", "Tails keep the length that they had at birth")},
        {0x200000, "vertexAlpha", QT_TRANSLATE_NOOP("Label", "Vertex alpha"),
         QT_TRANSLATE_NOOP("Field", "Vertex opacities are used")},
        {0x400000, "models", QT_TRANSLATE_NOOP("Label", "Model particles"),
         QT_TRANSLATE_NOOP("Field", "Models are drawn instead of particles")},
        {0x800000, "swapYZ", QT_TRANSLATE_NOOP("Label", "Swap Y and Z of models"),
         QT_TRANSLATE_NOOP("Field", "The models' Y and Z are swapped")},
        {0x1000000, "parentTime", QT_TRANSLATE_NOOP("Label", "Scale time by parent"),
         QT_TRANSLATE_NOOP("Field", "Known by name only; not used by the preview")},
        {0x2000000, "localTime", QT_TRANSLATE_NOOP("Label", "Local time"),
         QT_TRANSLATE_NOOP("Field", "Known by name only; not used by the preview")},
        {0x4000000, "simulateFirst", QT_TRANSLATE_NOOP("Label", "Simulate on creation"),
         QT_TRANSLATE_NOOP("Field", "The emitter starts as if it had already been running")},
        {0x8000000, "copy", QT_TRANSLATE_NOOP("Label", "Copy"),
         QT_TRANSLATE_NOOP("Field", "Known by name only; not used by the preview")},
    };
    return table;
}

const FlagGroups &particleFlagGroups()
{
    static const FlagGroups groups{
        {QT_TRANSLATE_NOOP("Label", "Emission"), 0xC080030}, {QT_TRANSLATE_NOOP("Label", "Look"), 0xF48181},
        {QT_TRANSLATE_NOOP("Label", "Texture"), 0x10000},    {QT_TRANSLATE_NOOP("Label", "Movement"), 0x3020040},
        {QT_TRANSLATE_NOOP("Label", "Collision"), 0xE},      {QT_TRANSLATE_NOOP("Label", "Over life (old)"), 0x7E00},
    };
    return groups;
}

const EnumTable &emissionShapes()
{
    static const EnumTable table{
        {0, "point", QT_TRANSLATE_NOOP("Label", "Point"), QT_TRANSLATE_NOOP("Field", "At the emitter")},
        {1, "plane", QT_TRANSLATE_NOOP("Label", "Plane"), QT_TRANSLATE_NOOP("Field", "A rectangle")},
        {2, "sphere", QT_TRANSLATE_NOOP("Label", "Sphere"),
         QT_TRANSLATE_NOOP("Field", "A sphere, or the shell between two radii")},
        {3, "cube", QT_TRANSLATE_NOOP("Label", "Cube"), QT_TRANSLATE_NOOP("Field", "A box")},
        {4, "cylinder", QT_TRANSLATE_NOOP("Label", "Cylinder"), QT_TRANSLATE_NOOP("Field", "A cylinder")},
        {5, "disc", QT_TRANSLATE_NOOP("Label", "Disc"), QT_TRANSLATE_NOOP("Field", "A disc")},
        {6, "spline", QT_TRANSLATE_NOOP("Label", "Spline"), QT_TRANSLATE_NOOP("Field", "Along a line of points")},
        {7, "mesh", QT_TRANSLATE_NOOP("Label", "Mesh"), QT_TRANSLATE_NOOP("Field", "On the surface of regions")},
    };
    return table;
}

const EnumTable &emissionTypes()
{
    static const EnumTable table{
        {0, "constant", QT_TRANSLATE_NOOP("Label", "Constant"),
         QT_TRANSLATE_NOOP("Field", "Along the emitter's Z axis, with a spread")},
        {1, "radial", QT_TRANSLATE_NOOP("Label", "Radial"), QT_TRANSLATE_NOOP("Field", "Away from the emitter")},
        {2, "zAxis", QT_TRANSLATE_NOOP("Label", "Z axis"),
         QT_TRANSLATE_NOOP("Field", "Up or down the emitter's Z axis")},
        {3, "random", QT_TRANSLATE_NOOP("Label", "Random"), QT_TRANSLATE_NOOP("Field", "In any direction")},
        {4, "meshNormal", QT_TRANSLATE_NOOP("Label", "Mesh normal"),
         QT_TRANSLATE_NOOP("Field", "Along the normals of the mesh")},
    };
    return table;
}

const EnumTable &particleTypes()
{
    static const EnumTable table{
        {0, "billboard", QT_TRANSLATE_NOOP("Label", "Billboard"),
         QT_TRANSLATE_NOOP("Field", "Quads that face the camera")},
        {1, "tail", QT_TRANSLATE_NOOP("Label", "Tail"), QT_TRANSLATE_NOOP("Field", "Quads along the velocity")},
        {2, "travel", QT_TRANSLATE_NOOP("Label", "Travel direction"),
         QT_TRANSLATE_NOOP("Field", "Quads that face their direction of flight")},
        {3, "world", QT_TRANSLATE_NOOP("Label", "World direction"),
         QT_TRANSLATE_NOOP("Field", "Quads that face a fixed direction")},
        {4, "singleAxis", QT_TRANSLATE_NOOP("Label", "Single axis"),
         QT_TRANSLATE_NOOP("Field", "Quads that rotate about one axis only")},
        {5, "ground", QT_TRANSLATE_NOOP("Label", "Ground"), QT_TRANSLATE_NOOP("Field", "Quads that lie on the ground")},
        {6, "groundTail", QT_TRANSLATE_NOOP("Label", "Ground tail"),
         QT_TRANSLATE_NOOP("Field", "Quads that lie on the ground, along the velocity")},
        {7, "emitter", QT_TRANSLATE_NOOP("Label", "Emitter"),
         QT_TRANSLATE_NOOP("Field", "Quads with the same orientation as the emitter")},
        {8, "collision", QT_TRANSLATE_NOOP("Label", "Collision"),
         QT_TRANSLATE_NOOP("Field", "Quads that are rotated by collisions")},
        {9, "ray", QT_TRANSLATE_NOOP("Label", "Ray"),
         QT_TRANSLATE_NOOP("Field", "Quads from where a particle was born to where it is")},
        {10, "tailAlternate", QT_TRANSLATE_NOOP("Label", "Tail (alternate)"),
         QT_TRANSLATE_NOOP("Field", "Quads behind the particle, along the velocity")},
    };
    return table;
}

const EnumTable &smoothingTypes()
{
    static const EnumTable table{
        {0, "linear", QT_TRANSLATE_NOOP("Label", "Linear"),
         QT_TRANSLATE_NOOP("Field", "In straight lines from start to middle to end")},
        {1, "smooth", QT_TRANSLATE_NOOP("Label", "Smooth"),
         QT_TRANSLATE_NOOP("Field", "Slow at start, middle and end")},
        {2, "bezier", QT_TRANSLATE_NOOP("Label", "Bezier"),
         QT_TRANSLATE_NOOP("Field", "Along a curve pulled towards the middle value")},
        {3, "linearHold", QT_TRANSLATE_NOOP("Label", "Linear with hold"),
         QT_TRANSLATE_NOOP("Field", "In straight lines, holding the middle value")},
        {4, "bezierHold", QT_TRANSLATE_NOOP("Label", "Bezier with hold"),
         QT_TRANSLATE_NOOP("Field", "Along a curve, holding the middle value")},
    };
    return table;
}

const EnumTable &variationShapes()
{
    static const EnumTable table{
        {0, "none", QT_TRANSLATE_NOOP("Label", "None"), QT_TRANSLATE_NOOP("Field", "Off")},
        {1, "sine", QT_TRANSLATE_NOOP("Label", "Sine"), QT_TRANSLATE_NOOP("Field", "Up and down in a smooth wave")},
        {2, "cosine", QT_TRANSLATE_NOOP("Label", "Cosine"), QT_TRANSLATE_NOOP("Field", "Up and down in a smooth wave")},
        {3, "saw", QT_TRANSLATE_NOOP("Label", "Saw tooth"),
         QT_TRANSLATE_NOOP("Field", "Rises steadily and falls back at once")},
        {4, "square", QT_TRANSLATE_NOOP("Label", "Square"), QT_TRANSLATE_NOOP("Field", "Jumps between two values")},
        {5, "random", QT_TRANSLATE_NOOP("Label", "Random noise"),
         QT_TRANSLATE_NOOP("Field", "A new random value each time")},
        {6, "continuous", QT_TRANSLATE_NOOP("Label", "Continuous noise"),
         QT_TRANSLATE_NOOP("Field", "Random values that blend into each other")},
    };
    return table;
}

const PartNames &lifeParts()
{
    static const PartNames names{"Birth", "Middle", "Death"};
    return names;
}

const PartNames &lengthParts()
{
    static const PartNames names{"Head", "Middle", "Tip"};
    return names;
}

} // namespace sinew::m3
