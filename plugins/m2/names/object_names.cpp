// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m2/names/object_names.h"

#include <QtGlobal>

namespace sinew::m2 {

const EnumTable &modelFlags()
{
    static const EnumTable table{
        {0x1, "tiltX", QT_TRANSLATE_NOOP("Label", "Tilt X")},
        {0x2, "tiltY", QT_TRANSLATE_NOOP("Label", "Tilt Y")},
        {0x8, "combinerCombos", QT_TRANSLATE_NOOP("Label", "Texture combiner combos"),
         QT_TRANSLATE_NOOP("Field",
                           "The header has one more array, which says how the textures of a batch are combined")},
        {0x20, "loadPhysics", QT_TRANSLATE_NOOP("Label", "Load physics"),
         QT_TRANSLATE_NOOP("Field", "There is a .phys file")},
        {0x80, "unknown80", QT_TRANSLATE_NOOP("Label", "Unknown (0x80)"),
         QT_TRANSLATE_NOOP("Field", "Set in every model since Cataclysm")},
        {0x100, "camera", QT_TRANSLATE_NOOP("Label", "Camera")},
        {0x200, "newParticles", QT_TRANSLATE_NOOP("Label", "New particle layout"),
         QT_TRANSLATE_NOOP("Field", "Particle emitters are larger")},
        {0x800, "boneTextureTransforms", QT_TRANSLATE_NOOP("Label", "Texture transforms by bone"),
         QT_TRANSLATE_NOOP("Field", "Texture transforms follow the sequence that their bone plays")},
        {0x2000, "chunkedAnimations", QT_TRANSLATE_NOOP("Label", "Chunked animation files")},
        {0x200000, "upgraded", QT_TRANSLATE_NOOP("Label", "Upgraded format")},
    };
    return table;
}

const EnumTable &sequenceFlags()
{
    static const EnumTable table{
        {0x1, "blendWhenLoaded", QT_TRANSLATE_NOOP("Label", "Blended when loaded")},
        {0x10, "loaded", QT_TRANSLATE_NOOP("Label", "Loaded"),
         QT_TRANSLATE_NOOP("Field", "Set by the game once it has read an animation file")},
        {0x20, "inModel", QT_TRANSLATE_NOOP("Label", "Keys in the model"),
         QT_TRANSLATE_NOOP("Field", "Without it and without “Alias” the keys are in an .anim file")},
        {0x40, "alias", QT_TRANSLATE_NOOP("Label", "Alias"), QT_TRANSLATE_NOOP("Field", "Plays another sequence")},
        {0x80, "blended", QT_TRANSLATE_NOOP("Label", "Blended"),
         QT_TRANSLATE_NOOP("Field", "Changes to and from this sequence are blended")},
        {0x100, "stored", QT_TRANSLATE_NOOP("Label", "Stored in the model")},
        {0x200, "twoBlendTimes", QT_TRANSLATE_NOOP("Label", "Two blend times"),
         QT_TRANSLATE_NOOP("Field", "Blending in and out have separate times")},
        {0x800, "unknown800", QT_TRANSLATE_NOOP("Label", "Unknown (0x800)"),
         QT_TRANSLATE_NOOP("Field", "Seen in files since Legion")},
    };
    return table;
}

const EnumTable &boneFlags()
{
    static const EnumTable table{
        {0x1, "ignoreParentTranslation", QT_TRANSLATE_NOOP("Label", "Ignore parent translation")},
        {0x2, "ignoreParentScale", QT_TRANSLATE_NOOP("Label", "Ignore parent scale")},
        {0x4, "ignoreParentRotation", QT_TRANSLATE_NOOP("Label", "Ignore parent rotation")},
        {0x8, "billboard", QT_TRANSLATE_NOOP("Label", "Billboarded")},
        {0x10, "billboardX", QT_TRANSLATE_NOOP("Label", "Billboarded, lock X")},
        {0x20, "billboardY", QT_TRANSLATE_NOOP("Label", "Billboarded, lock Y")},
        {0x40, "billboardZ", QT_TRANSLATE_NOOP("Label", "Billboarded, lock Z")},
        {0x200, "transformed", QT_TRANSLATE_NOOP("Label", "Transformed"),
         QT_TRANSLATE_NOOP("Field", "The bone has keys")},
        {0x400, "kinematic", QT_TRANSLATE_NOOP("Label", "Kinematic"),
         QT_TRANSLATE_NOOP("Field", "Physics may move the bone")},
        {0x1000, "helmetScaled", QT_TRANSLATE_NOOP("Label", "Helmet animation scaled")},
        {0x2000, "sequenceId", QT_TRANSLATE_NOOP("Label", "Sequence ID"),
         QT_TRANSLATE_NOOP("Field", "Parent and submesh are a sequence ID instead")},
    };
    return table;
}

const EnumTable &particleFlags()
{
    static const EnumTable table{
        {0x1, "unshaded", QT_TRANSLATE_NOOP("Label", "Unshaded")},
        {0x2, "sort", QT_TRANSLATE_NOOP("Label", "Sort")},
        {0x4, "line", QT_TRANSLATE_NOOP("Label", "Line emitter")},
        {0x8, "unfogged", QT_TRANSLATE_NOOP("Label", "Unfogged")},
        {0x10, "modelSpace", QT_TRANSLATE_NOOP("Label", "Model space"),
         QT_TRANSLATE_NOOP("Field", "Particles move with the emitter")},
        {0x20, "inheritScale", QT_TRANSLATE_NOOP("Label", "Inherit scale")},
        {0x40, "instantVelocity", QT_TRANSLATE_NOOP("Label", "Instant velocity"),
         QT_TRANSLATE_NOOP("Field", "Particles are thrown by the emitter's own movement")},
        {0x80, "zeroXKill", QT_TRANSLATE_NOOP("Label", "0X kill")},
        {0x100, "zOnly", QT_TRANSLATE_NOOP("Label", "Z only"),
         QT_TRANSLATE_NOOP("Field", "Particles start along the Z axis")},
        {0x200, "tumbler", QT_TRANSLATE_NOOP("Label", "Tumbler")},
        {0x400, "tailGrows", QT_TRANSLATE_NOOP("Label", "Tail grows")},
        {0x800, "extrude", QT_TRANSLATE_NOOP("Label", "Extrude")},
        {0x1000, "xyQuads", QT_TRANSLATE_NOOP("Label", "XY quads"), QT_TRANSLATE_NOOP("Field", "Particles lie flat")},
        {0x2000, "project", QT_TRANSLATE_NOOP("Label", "Project"),
         QT_TRANSLATE_NOOP("Field", "Particles stay on the ground")},
        {0x4000, "follow", QT_TRANSLATE_NOOP("Label", "Follow")},
        {0x10000, "randomTexture", QT_TRANSLATE_NOOP("Label", "Random texture")},
        {0x20000, "head", QT_TRANSLATE_NOOP("Label", "Head")},
        {0x40000, "tail", QT_TRANSLATE_NOOP("Label", "Tail")},
        {0x80000, "scaleVaryXY", QT_TRANSLATE_NOOP("Label", "Scale variation by axis"),
         QT_TRANSLATE_NOOP("Field", "Width and height vary independently")},
        {0x100000, "multiTextureOld", QT_TRANSLATE_NOOP("Label", "Multi-texture (0x100000)")},
        {0x200000, "randomFlipbook", QT_TRANSLATE_NOOP("Label", "Random flipbook start")},
        {0x400000, "ignoreDistance", QT_TRANSLATE_NOOP("Label", "Ignore distance")},
        {0x800000, "compressedGravity", QT_TRANSLATE_NOOP("Label", "Compressed gravity"),
         QT_TRANSLATE_NOOP("Field", "Gravity is a direction and a strength in four bytes")},
        {0x1000000, "boneGenerator", QT_TRANSLATE_NOOP("Label", "Bone generator"),
         QT_TRANSLATE_NOOP("Field", "Bones instead of joints")},
        {0x4000000, "noThrottle", QT_TRANSLATE_NOOP("Label", "No throttle by distance")},
        {0x10000000, "multiTexture", QT_TRANSLATE_NOOP("Label", "Multi-texture")},
    };
    return table;
}

const EnumTable &particleEmitterTypes()
{
    static const EnumTable table{
        {0, "none", QT_TRANSLATE_NOOP("Label", "None")},     {1, "plane", QT_TRANSLATE_NOOP("Label", "Plane")},
        {2, "sphere", QT_TRANSLATE_NOOP("Label", "Sphere")}, {3, "spline", QT_TRANSLATE_NOOP("Label", "Spline")},
        {4, "bone", QT_TRANSLATE_NOOP("Label", "Bone")},
    };
    return table;
}

const EnumTable &particleHeadOrTail()
{
    static const EnumTable table{
        {0, "head", QT_TRANSLATE_NOOP("Label", "Head")},
        {1, "tail", QT_TRANSLATE_NOOP("Label", "Tail")},
        {2, "both", QT_TRANSLATE_NOOP("Label", "Both")},
    };
    return table;
}

const EnumTable &lightTypes()
{
    static const EnumTable table{
        {0, "directional", QT_TRANSLATE_NOOP("Label", "Directional")},
        {1, "point", QT_TRANSLATE_NOOP("Label", "Point")},
    };
    return table;
}

const EnumTable &cameraTypes()
{
    static const EnumTable table{
        {-1, "flyby", QT_TRANSLATE_NOOP("Label", "Fly-by")},
        {0, "portrait", QT_TRANSLATE_NOOP("Label", "Portrait")},
        {1, "characterInfo", QT_TRANSLATE_NOOP("Label", "Character info")},
    };
    return table;
}

} // namespace sinew::m2
