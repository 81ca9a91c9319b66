// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m2/names/object_names.h"

#include <QtGlobal>

namespace sinew::m2 {

const EnumTable &modelFlags()
{
    static const EnumTable table{
        {0x1, "tiltX", QT_TRANSLATE_NOOP("Label", "Tilt X"),
         QT_TRANSLATE_NOOP("Field", "The model tilts with the ground about X")},
        {0x2, "tiltY", QT_TRANSLATE_NOOP("Label", "Tilt Y"),
         QT_TRANSLATE_NOOP("Field", "The model tilts with the ground about Y")},
        {0x8, "combinerCombos", QT_TRANSLATE_NOOP("Label", "Texture combiner combos"),
         QT_TRANSLATE_NOOP("Field",
                           "The header has one more array, which says how the textures of a batch are combined")},
        {0x20, "loadPhysics", QT_TRANSLATE_NOOP("Label", "Load physics"),
         QT_TRANSLATE_NOOP("Field", "There is a .phys file")},
        {0x80, "unknown80", QT_TRANSLATE_NOOP("Label", "Unknown (0x80)"),
         QT_TRANSLATE_NOOP("Field", "Set in every model since Cataclysm")},
        {0x100, "camera", QT_TRANSLATE_NOOP("Label", "Camera"), QT_TRANSLATE_NOOP("Field", "Not used by the preview")},
        {0x200, "newParticles", QT_TRANSLATE_NOOP("Label", "New particle layout"),
         QT_TRANSLATE_NOOP("Field", "Particle emitters are larger")},
        {0x800, "boneTextureTransforms", QT_TRANSLATE_NOOP("Label", "Texture transforms by bone"),
         QT_TRANSLATE_NOOP("Field", "Texture transforms follow the sequence that their bone plays")},
        {0x2000, "chunkedAnimations", QT_TRANSLATE_NOOP("Label", "Chunked animation files"),
         QT_TRANSLATE_NOOP("Field", "Animation files consist of chunks")},
        {0x200000, "upgraded", QT_TRANSLATE_NOOP("Label", "Upgraded format"),
         QT_TRANSLATE_NOOP("Field", "Known by name only; not used by the preview")},
    };
    return table;
}

const EnumTable &sequenceFlags()
{
    static const EnumTable table{
        {0x1, "blendWhenLoaded", QT_TRANSLATE_NOOP("Label", "Blended when loaded"),
         QT_TRANSLATE_NOOP("Field", "The game marks the sequence as blended when it loads it")},
        {0x10, "loaded", QT_TRANSLATE_NOOP("Label", "Loaded"),
         QT_TRANSLATE_NOOP("Field", "Set by the game once it has read an animation file")},
        {0x20, "inModel", QT_TRANSLATE_NOOP("Label", "Keys in the model"),
         QT_TRANSLATE_NOOP("Field", "Without it and without “Alias” the keys are in an .anim file")},
        {0x40, "alias", QT_TRANSLATE_NOOP("Label", "Alias"), QT_TRANSLATE_NOOP("Field", "Plays another sequence")},
        {0x80, "blended", QT_TRANSLATE_NOOP("Label", "Blended"),
         QT_TRANSLATE_NOOP("Field", "Changes to and from this sequence are blended")},
        {0x100, "stored", QT_TRANSLATE_NOOP("Label", "Stored in the model"),
         QT_TRANSLATE_NOOP("Field", "Seen beside keys in the model; not used by the preview")},
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
        {0x1, "ignoreParentTranslation", QT_TRANSLATE_NOOP("Label", "Don't inherit translation"),
         QT_TRANSLATE_NOOP("Field", "Does not move with its parent")},
        {0x2, "ignoreParentScale", QT_TRANSLATE_NOOP("Label", "Don't inherit scaling"),
         QT_TRANSLATE_NOOP("Field", "Is not scaled with its parent")},
        {0x4, "ignoreParentRotation", QT_TRANSLATE_NOOP("Label", "Don't inherit rotation"),
         QT_TRANSLATE_NOOP("Field", "Does not turn with its parent")},
        {0x8, "billboard", QT_TRANSLATE_NOOP("Label", "Billboarded"),
         QT_TRANSLATE_NOOP("Field", "Always faces the camera")},
        {0x10, "billboardX", QT_TRANSLATE_NOOP("Label", "Billboarded, lock X"),
         QT_TRANSLATE_NOOP("Field", "Turns towards the camera about its X axis only")},
        {0x20, "billboardY", QT_TRANSLATE_NOOP("Label", "Billboarded, lock Y"),
         QT_TRANSLATE_NOOP("Field", "Turns towards the camera about its Y axis only")},
        {0x40, "billboardZ", QT_TRANSLATE_NOOP("Label", "Billboarded, lock Z"),
         QT_TRANSLATE_NOOP("Field", "Turns towards the camera about its Z axis only")},
        {0x200, "transformed", QT_TRANSLATE_NOOP("Label", "Transformed"),
         QT_TRANSLATE_NOOP("Field", "The bone has keys")},
        {0x400, "kinematic", QT_TRANSLATE_NOOP("Label", "Kinematic"),
         QT_TRANSLATE_NOOP("Field", "Physics may move the bone")},
        {0x1000, "helmetScaled", QT_TRANSLATE_NOOP("Label", "Helmet animation scaled"),
         QT_TRANSLATE_NOOP("Field", "Known by name only; not used by the preview")},
        {0x2000, "sequenceId", QT_TRANSLATE_NOOP("Label", "Sequence ID"),
         QT_TRANSLATE_NOOP("Field", "Parent and submesh hold a sequence ID instead")},
    };
    return table;
}

const EnumTable &particleFlags()
{
    static const EnumTable table{
        {0x1, "unshaded", QT_TRANSLATE_NOOP("Label", "Unshaded"), QT_TRANSLATE_NOOP("Field", "Particles are not lit")},
        {0x2, "sort", QT_TRANSLATE_NOOP("Label", "Sort"),
         QT_TRANSLATE_NOOP("Field", "The farthest particles are drawn first")},
        {0x4, "line", QT_TRANSLATE_NOOP("Label", "Line emitter"),
         QT_TRANSLATE_NOOP("Field", "Directions spread in one plane only")},
        {0x8, "unfogged", QT_TRANSLATE_NOOP("Label", "Unfogged"),
         QT_TRANSLATE_NOOP("Field", "Fog does not change the colour")},
        {0x10, "modelSpace", QT_TRANSLATE_NOOP("Label", "Model space"),
         QT_TRANSLATE_NOOP("Field", "Particles move with the emitter")},
        {0x20, "inheritScale", QT_TRANSLATE_NOOP("Label", "Inherit scale"),
         QT_TRANSLATE_NOOP("Field", "The bone's scale makes particles larger")},
        {0x40, "instantVelocity", QT_TRANSLATE_NOOP("Label", "Instant velocity"),
         QT_TRANSLATE_NOOP("Field", "Particles are thrown by the emitter's own movement")},
        {0x80, "zeroXKill", QT_TRANSLATE_NOOP("Label", "0X kill"),
         QT_TRANSLATE_NOOP("Field", "Particles of a sphere die once they fly outwards")},
        {0x100, "zOnly", QT_TRANSLATE_NOOP("Label", "Z only"),
         QT_TRANSLATE_NOOP("Field", "Particles start along the Z axis")},
        {0x200, "tumbler", QT_TRANSLATE_NOOP("Label", "Tumbler"),
         QT_TRANSLATE_NOOP("Field", "Particles spin in either direction")},
        {0x400, "tailGrows", QT_TRANSLATE_NOOP("Label", "Tail grows"),
         QT_TRANSLATE_NOOP("Field", "Tail length is limited by the particle's age")},
        {0x800, "extrude", QT_TRANSLATE_NOOP("Label", "Extrude"),
         QT_TRANSLATE_NOOP("Field", "Not used by the preview")},
        {0x1000, "xyQuads", QT_TRANSLATE_NOOP("Label", "XY quads"), QT_TRANSLATE_NOOP("Field", "Particles lie flat")},
        {0x2000, "project", QT_TRANSLATE_NOOP("Label", "Project"),
         QT_TRANSLATE_NOOP("Field", "Particles stay on the ground")},
        {0x4000, "follow", QT_TRANSLATE_NOOP("Label", "Follow"),
         QT_TRANSLATE_NOOP("Field", "Particles follow the emitter according to the follow scales")},
        {0x10000, "randomTexture", QT_TRANSLATE_NOOP("Label", "Random texture"),
         QT_TRANSLATE_NOOP("Field", "Each particle takes a cell of the texture at random")},
        {0x20000, "head", QT_TRANSLATE_NOOP("Label", "Head"),
         QT_TRANSLATE_NOOP("Field", "A quad is drawn for the particle")},
        {0x40000, "tail", QT_TRANSLATE_NOOP("Label", "Tail"),
         QT_TRANSLATE_NOOP("Field", "A streak is drawn behind the particle")},
        {0x80000, "scaleVaryXY", QT_TRANSLATE_NOOP("Label", "Scale variation by axis"),
         QT_TRANSLATE_NOOP("Field", "Width and height vary independently")},
        {0x100000, "multiTextureOld", QT_TRANSLATE_NOOP("Label", "Multi-texture (0x100000)"),
         QT_TRANSLATE_NOOP("Field", "Distorts what is behind it, unless “Multi-texture” is set")},
        {0x200000, "randomFlipbook", QT_TRANSLATE_NOOP("Label", "Random flipbook start"),
         QT_TRANSLATE_NOOP("Field", "Each particle starts at a random cell")},
        {0x400000, "ignoreDistance", QT_TRANSLATE_NOOP("Label", "Ignore distance"),
         QT_TRANSLATE_NOOP("Field", "As many particles far from the camera as near it")},
        {0x800000, "compressedGravity", QT_TRANSLATE_NOOP("Label", "Compressed gravity"),
         QT_TRANSLATE_NOOP("Field", "Gravity is a direction and a strength in four bytes")},
        {0x1000000, "boneGenerator", QT_TRANSLATE_NOOP("Label", "Bone generator"),
         QT_TRANSLATE_NOOP("Field", "Bones instead of joints")},
        {0x4000000, "noThrottle", QT_TRANSLATE_NOOP("Label", "No throttle by distance"),
         QT_TRANSLATE_NOOP("Field", "The rate does not fall with distance")},
        {0x10000000, "multiTexture", QT_TRANSLATE_NOOP("Label", "Multi-texture"),
         QT_TRANSLATE_NOOP("Field", "Particles are drawn with three textures")},
    };
    return table;
}

const FlagGroups &particleFlagGroups()
{
    static const FlagGroups groups{
        {QT_TRANSLATE_NOOP("Label", "Emission"), 0x5400004},
        {QT_TRANSLATE_NOOP("Label", "Look"), 0xE140B},
        {QT_TRANSLATE_NOOP("Label", "Texture"), 0x10310000},
        {QT_TRANSLATE_NOOP("Label", "Movement"), 0x806BF0},
    };
    return groups;
}

const EnumTable &particleEmitterTypes()
{
    static const EnumTable table{
        {0, "none", QT_TRANSLATE_NOOP("Label", "None"), QT_TRANSLATE_NOOP("Field", "No shape")},
        {1, "plane", QT_TRANSLATE_NOOP("Label", "Plane"), QT_TRANSLATE_NOOP("Field", "A rectangle")},
        {2, "sphere", QT_TRANSLATE_NOOP("Label", "Sphere"),
         QT_TRANSLATE_NOOP("Field", "A sphere, or the shell between two radii")},
        {3, "spline", QT_TRANSLATE_NOOP("Label", "Spline"), QT_TRANSLATE_NOOP("Field", "Along a curve")},
        {4, "bone", QT_TRANSLATE_NOOP("Label", "Bone"),
         QT_TRANSLATE_NOOP("Field", "From bones; not shown by the preview")},
    };
    return table;
}

const EnumTable &particleHeadOrTail()
{
    static const EnumTable table{
        {0, "head", QT_TRANSLATE_NOOP("Label", "Head"), QT_TRANSLATE_NOOP("Field", "A quad is drawn for the particle")},
        {1, "tail", QT_TRANSLATE_NOOP("Label", "Tail"),
         QT_TRANSLATE_NOOP("Field", "A streak is drawn behind the particle")},
        {2, "both", QT_TRANSLATE_NOOP("Label", "Both"), QT_TRANSLATE_NOOP("Field", "A quad and a streak behind it")},
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
    };
    return table;
}

const EnumTable &cameraTypes()
{
    static const EnumTable table{
        {-1, "flyby", QT_TRANSLATE_NOOP("Label", "Fly-by"),
         QT_TRANSLATE_NOOP("Field", "Any other camera, such as those of cinematics")},
        {0, "portrait", QT_TRANSLATE_NOOP("Label", "Portrait"),
         QT_TRANSLATE_NOOP("Field", "Shows the head in the interface")},
        {1, "characterInfo", QT_TRANSLATE_NOOP("Label", "Character info"),
         QT_TRANSLATE_NOOP("Field", "Shows the character in its window")},
    };
    return table;
}

} // namespace sinew::m2
