// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m3/names/model_names.h"

#include <QtGlobal>

namespace sinew::m3 {

const EnumTable &modelFlags()
{
    static const EnumTable table{
        {0x1, "tangents", QT_TRANSLATE_NOOP("Label", "Tangents")},
        {0x2, "bonesFixed", QT_TRANSLATE_NOOP("Label", "Bones fixed")},
        {0x4, "uvDensitiesComputed", QT_TRANSLATE_NOOP("Label", "UV densities computed")},
        {0x8, "relativeBounds", QT_TRANSLATE_NOOP("Label", "Relative bounds")},
        {0x10, "sectionBoundsFixed", QT_TRANSLATE_NOOP("Label", "Section bounds fixed")},
        {0x20, "trackSetsComputed", QT_TRANSLATE_NOOP("Label", "Track sets computed")},
        {0x40, "collectionsSorted", QT_TRANSLATE_NOOP("Label", "Track collections sorted")},
        {0x80, "acceptsSplats", QT_TRANSLATE_NOOP("Label", "Accepts splats"),
         QT_TRANSLATE_NOOP("Field", "Projections of other models are drawn on this one")},
        {0x800, "animatedFlagsValid", QT_TRANSLATE_NOOP("Label", "Animated flags valid")},
        {0x1000, "dirty", QT_TRANSLATE_NOOP("Label", "Dirty")},
        {0x4000, "noFogTint", QT_TRANSLATE_NOOP("Label", "No fog of war tint")},
        {0x8000, "instancedVertices", QT_TRANSLATE_NOOP("Label", "Instanced vertex buffer")},
        {0x10000, "forceSampledFog", QT_TRANSLATE_NOOP("Label", "Force sampled fog of war")},
        {0x20000, "instanced", QT_TRANSLATE_NOOP("Label", "Instanced model")},
        {0x40000, "noFog", QT_TRANSLATE_NOOP("Label", "No fog of war")},
        {0x80000, "boneFlagsSolved", QT_TRANSLATE_NOOP("Label", "Bone animated flags solved")},
        {0x100000, "localLightShadows", QT_TRANSLATE_NOOP("Label", "Shadows of local lights")},
        {0x200000, "avoidSampledFog", QT_TRANSLATE_NOOP("Label", "Avoid sampled fog of war")},
    };
    return table;
}

const EnumTable &vertexFlags()
{
    static const EnumTable table{
        {0x1, "position", QT_TRANSLATE_NOOP("Label", "Position")},
        {0x20, "weights1", QT_TRANSLATE_NOOP("Label", "Bones 1 and 2")},
        {0x40, "weights2", QT_TRANSLATE_NOOP("Label", "Bones 3 and 4")},
        {0x200, "colour", QT_TRANSLATE_NOOP("Label", "Colour")},
        {0x2000, "floatUv1", QT_TRANSLATE_NOOP("Label", "UV set 1, floats")},
        {0x4000, "floatUv2", QT_TRANSLATE_NOOP("Label", "UV set 2, floats")},
        {0x8000, "floatUv3", QT_TRANSLATE_NOOP("Label", "UV set 3, floats")},
        {0x10000, "floatUv4", QT_TRANSLATE_NOOP("Label", "UV set 4, floats")},
        {0x20000, "uv1", QT_TRANSLATE_NOOP("Label", "UV set 1")},
        {0x40000, "uv2", QT_TRANSLATE_NOOP("Label", "UV set 2")},
        {0x80000, "uv3", QT_TRANSLATE_NOOP("Label", "UV set 3")},
        {0x100000, "uv4", QT_TRANSLATE_NOOP("Label", "UV set 4")},
        {0x800000, "normal", QT_TRANSLATE_NOOP("Label", "Normal")},
        {0x1000000, "tangent", QT_TRANSLATE_NOOP("Label", "Tangent")},
        {0x40000000, "uv5", QT_TRANSLATE_NOOP("Label", "UV set 5")},
    };
    return table;
}

const EnumTable &sequenceFlags()
{
    static const EnumTable table{
        {0x1, "notLooping", QT_TRANSLATE_NOOP("Label", "Not looping")},
        {0x2, "alwaysGlobal", QT_TRANSLATE_NOOP("Label", "Always global"),
         QT_TRANSLATE_NOOP("Field", "Always plays, alongside whatever else is playing")},
        {0x4, "unknown4", QT_TRANSLATE_NOOP("Label", "Unknown (0x4)")},
        {0x8, "globalInPreviewer", QT_TRANSLATE_NOOP("Label", "Global in previewer")},
    };
    return table;
}

const EnumTable &blockKindNames()
{
    static const EnumTable table{
        {0, "event", QT_TRANSLATE_NOOP("Label", "Events (SDEV)")},
        {1, "vec2", QT_TRANSLATE_NOOP("Label", "Two numbers (SD2V)")},
        {2, "vec3", QT_TRANSLATE_NOOP("Label", "Three numbers (SD3V)")},
        {3, "quat", QT_TRANSLATE_NOOP("Label", "Rotation (SD4Q)")},
        {4, "colour", QT_TRANSLATE_NOOP("Label", "Colour (SDCC)")},
        {5, "float", QT_TRANSLATE_NOOP("Label", "Number (SDR3)")},
        {6, "uint8", QT_TRANSLATE_NOOP("Label", "8 bits (SDU8)")},
        {7, "int16", QT_TRANSLATE_NOOP("Label", "16 bits, signed (SDS6)")},
        {8, "uint16", QT_TRANSLATE_NOOP("Label", "16 bits (SDU6)")},
        {9, "int32", QT_TRANSLATE_NOOP("Label", "32 bits, signed (SDS3)")},
        {10, "uint32", QT_TRANSLATE_NOOP("Label", "32 bits (SDU3)")},
        {11, "flag", QT_TRANSLATE_NOOP("Label", "Flag (SDFG)")},
        {12, "bounds", QT_TRANSLATE_NOOP("Label", "Bounds (SDMB)")},
    };
    return table;
}

const EnumTable &boneFlags()
{
    static const EnumTable table{
        {0x1, "inheritTranslation", QT_TRANSLATE_NOOP("Label", "Inherit translation")},
        {0x2, "inheritScale", QT_TRANSLATE_NOOP("Label", "Inherit scale")},
        {0x4, "inheritRotation", QT_TRANSLATE_NOOP("Label", "Inherit rotation")},
        {0x10, "billboard1", QT_TRANSLATE_NOOP("Label", "Billboarded")},
        {0x40, "billboard2", QT_TRANSLATE_NOOP("Label", "Billboarded (2)")},
        {0x100, "project2d", QT_TRANSLATE_NOOP("Label", "2D projection")},
        {0x200, "animated", QT_TRANSLATE_NOOP("Label", "Animated")},
        {0x400, "inverseKinematics", QT_TRANSLATE_NOOP("Label", "Inverse kinematics")},
        {0x800, "skinned", QT_TRANSLATE_NOOP("Label", "Skinned"),
         QT_TRANSLATE_NOOP("Field", "Vertices are bound to this bone")},
        {0x2000, "real", QT_TRANSLATE_NOOP("Label", "Real")},
        {0x4000, "batch1", QT_TRANSLATE_NOOP("Label", "Batch 1")},
        {0x8000, "batch2", QT_TRANSLATE_NOOP("Label", "Batch 2")},
    };
    return table;
}

const EnumTable &regionFlags()
{
    static const EnumTable table{
        {0x1, "hidden", QT_TRANSLATE_NOOP("Label", "Hidden")},
        {0x2, "placeholder", QT_TRANSLATE_NOOP("Label", "Placeholder")},
        {0x4, "clothSimulated", QT_TRANSLATE_NOOP("Label", "Simulated as cloth")},
        {0x8, "clothInfluenced", QT_TRANSLATE_NOOP("Label", "Influenced by cloth")},
    };
    return table;
}

const EnumTable &interpolations()
{
    static const EnumTable table{
        {0, "step", QT_TRANSLATE_NOOP("Label", "Step")},
        {1, "linear", QT_TRANSLATE_NOOP("Label", "Linear")},
        {65535, "unset", QT_TRANSLATE_NOOP("Label", "Unset")},
    };
    return table;
}

const EnumTable &switchStates()
{
    static const EnumTable table{
        {0, "off", QT_TRANSLATE_NOOP("Label", "Off")},
        {1, "on", QT_TRANSLATE_NOOP("Label", "On")},
    };
    return table;
}

} // namespace sinew::m3
