// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m3/names/model_names.h"

#include <QtGlobal>

namespace sinew::m3 {

const EnumTable &modelFlags()
{
    static const EnumTable table{
        {0x1, "tangents", QT_TRANSLATE_NOOP("Label", "Tangents"),
         QT_TRANSLATE_NOOP("Field", "Note from the exporter; not used by the preview")},
        {0x2, "bonesFixed", QT_TRANSLATE_NOOP("Label", "Bones fixed"),
         QT_TRANSLATE_NOOP("Field", "Note from the exporter; not used by the preview")},
        {0x4, "uvDensitiesComputed", QT_TRANSLATE_NOOP("Label", "UV densities computed"),
         QT_TRANSLATE_NOOP("Field", "Note from the exporter; not used by the preview")},
        {0x8, "relativeBounds", QT_TRANSLATE_NOOP("Label", "Relative bounds"),
         QT_TRANSLATE_NOOP("Field", "Known by name only; not used by the preview")},
        {0x10, "sectionBoundsFixed", QT_TRANSLATE_NOOP("Label", "Section bounds fixed"),
         QT_TRANSLATE_NOOP("Field", "Note from the exporter; not used by the preview")},
        {0x20, "trackSetsComputed", QT_TRANSLATE_NOOP("Label", "Track sets computed"),
         QT_TRANSLATE_NOOP("Field", "Note from the exporter; not used by the preview")},
        {0x40, "collectionsSorted", QT_TRANSLATE_NOOP("Label", "Track collections sorted"),
         QT_TRANSLATE_NOOP("Field", "Note from the exporter; not used by the preview")},
        {0x80, "acceptsSplats", QT_TRANSLATE_NOOP("Label", "Accepts splats"),
         QT_TRANSLATE_NOOP("Field", "Projections of other models are drawn on this one")},
        {0x800, "animatedFlagsValid", QT_TRANSLATE_NOOP("Label", "Animated flags valid"),
         QT_TRANSLATE_NOOP("Field", "Note from the exporter; not used by the preview")},
        {0x1000, "dirty", QT_TRANSLATE_NOOP("Label", "Dirty"),
         QT_TRANSLATE_NOOP("Field", "Note from the exporter; not used by the preview")},
        {0x4000, "noFogTint", QT_TRANSLATE_NOOP("Label", "No fog of war tint"),
         QT_TRANSLATE_NOOP("Field", "Concerns the fog of war; not used by the preview")},
        {0x8000, "instancedVertices", QT_TRANSLATE_NOOP("Label", "Instanced vertex buffer"),
         QT_TRANSLATE_NOOP("Field", "Known by name only; not used by the preview")},
        {0x10000, "forceSampledFog", QT_TRANSLATE_NOOP("Label", "Force sampled fog of war"),
         QT_TRANSLATE_NOOP("Field", "Concerns the fog of war; not used by the preview")},
        {0x20000, "instanced", QT_TRANSLATE_NOOP("Label", "Instanced model"),
         QT_TRANSLATE_NOOP("Field", "Known by name only; not used by the preview")},
        {0x40000, "noFog", QT_TRANSLATE_NOOP("Label", "No fog of war"),
         QT_TRANSLATE_NOOP("Field", "Concerns the fog of war; not used by the preview")},
        {0x80000, "boneFlagsSolved", QT_TRANSLATE_NOOP("Label", "Bone animated flags solved"),
         QT_TRANSLATE_NOOP("Field", "Note from the exporter; not used by the preview")},
        {0x100000, "localLightShadows", QT_TRANSLATE_NOOP("Label", "Shadows of local lights"),
         QT_TRANSLATE_NOOP("Field", "Local lights cast shadows on it")},
        {0x200000, "avoidSampledFog", QT_TRANSLATE_NOOP("Label", "Avoid sampled fog of war"),
         QT_TRANSLATE_NOOP("Field", "Concerns the fog of war; not used by the preview")},
    };
    return table;
}

const EnumTable &vertexFlags()
{
    static const EnumTable table{
        {0x1, "position", QT_TRANSLATE_NOOP("Label", "Position"),
         QT_TRANSLATE_NOOP("Field", "Vertices contain this data")},
        {0x20, "weights1", QT_TRANSLATE_NOOP("Label", "Bones 1 and 2"),
         QT_TRANSLATE_NOOP("Field", "Vertices contain this data")},
        {0x40, "weights2", QT_TRANSLATE_NOOP("Label", "Bones 3 and 4"),
         QT_TRANSLATE_NOOP("Field", "Vertices contain this data")},
        {0x200, "colour", QT_TRANSLATE_NOOP("Label", "Colour"),
         QT_TRANSLATE_NOOP("Field", "Vertices contain this data")},
        {0x2000, "floatUv0", QT_TRANSLATE_NOOP("Label", "UV set 0, floats"),
         QT_TRANSLATE_NOOP("Field", "Vertices contain this data")},
        {0x4000, "floatUv1", QT_TRANSLATE_NOOP("Label", "UV set 1, floats"),
         QT_TRANSLATE_NOOP("Field", "Vertices contain this data")},
        {0x8000, "floatUv2", QT_TRANSLATE_NOOP("Label", "UV set 2, floats"),
         QT_TRANSLATE_NOOP("Field", "Vertices contain this data")},
        {0x10000, "floatUv3", QT_TRANSLATE_NOOP("Label", "UV set 3, floats"),
         QT_TRANSLATE_NOOP("Field", "Vertices contain this data")},
        {0x20000, "uv0", QT_TRANSLATE_NOOP("Label", "UV set 0"),
         QT_TRANSLATE_NOOP("Field", "Vertices contain this data")},
        {0x40000, "uv1", QT_TRANSLATE_NOOP("Label", "UV set 1"),
         QT_TRANSLATE_NOOP("Field", "Vertices contain this data")},
        {0x80000, "uv2", QT_TRANSLATE_NOOP("Label", "UV set 2"),
         QT_TRANSLATE_NOOP("Field", "Vertices contain this data")},
        {0x100000, "uv3", QT_TRANSLATE_NOOP("Label", "UV set 3"),
         QT_TRANSLATE_NOOP("Field", "Vertices contain this data")},
        {0x800000, "normal", QT_TRANSLATE_NOOP("Label", "Normal"),
         QT_TRANSLATE_NOOP("Field", "Vertices contain this data")},
        {0x1000000, "tangent", QT_TRANSLATE_NOOP("Label", "Tangent"),
         QT_TRANSLATE_NOOP("Field", "Vertices contain this data")},
        {0x40000000, "uv4", QT_TRANSLATE_NOOP("Label", "UV set 4"),
         QT_TRANSLATE_NOOP("Field", "Vertices contain this data")},
    };
    return table;
}

const EnumTable &sequenceFlags()
{
    static const EnumTable table{
        {0x1, "notLooping", QT_TRANSLATE_NOOP("Label", "Non-looping"),
         QT_TRANSLATE_NOOP("Field", "The sequence stops at its end")},
        {0x2, "alwaysGlobal", QT_TRANSLATE_NOOP("Label", "Always global"),
         QT_TRANSLATE_NOOP("Field", "Always plays, alongside whatever else is playing")},
        {0x4, "unknown4", QT_TRANSLATE_NOOP("Label", "Unknown (0x4)"), QT_TRANSLATE_NOOP("Field", "Meaning unknown")},
        {0x8, "globalInPreviewer", QT_TRANSLATE_NOOP("Label", "Global in previewer"),
         QT_TRANSLATE_NOOP("Field", "Always plays in the art tools' previewer")},
    };
    return table;
}

const EnumTable &blockKindNames()
{
    static const EnumTable table{
        {0, "event", QT_TRANSLATE_NOOP("Label", "Events (SDEV)"),
         QT_TRANSLATE_NOOP("Field", "Kind of values in the block of keys")},
        {1, "vec2", QT_TRANSLATE_NOOP("Label", "Two numbers (SD2V)"),
         QT_TRANSLATE_NOOP("Field", "Kind of values in the block of keys")},
        {2, "vec3", QT_TRANSLATE_NOOP("Label", "Three numbers (SD3V)"),
         QT_TRANSLATE_NOOP("Field", "Kind of values in the block of keys")},
        {3, "quat", QT_TRANSLATE_NOOP("Label", "Rotation (SD4Q)"),
         QT_TRANSLATE_NOOP("Field", "Kind of values in the block of keys")},
        {4, "colour", QT_TRANSLATE_NOOP("Label", "Colour (SDCC)"),
         QT_TRANSLATE_NOOP("Field", "Kind of values in the block of keys")},
        {5, "float", QT_TRANSLATE_NOOP("Label", "Number (SDR3)"),
         QT_TRANSLATE_NOOP("Field", "Kind of values in the block of keys")},
        {6, "uint8", QT_TRANSLATE_NOOP("Label", "8 bits (SDU8)"),
         QT_TRANSLATE_NOOP("Field", "Kind of values in the block of keys")},
        {7, "int16", QT_TRANSLATE_NOOP("Label", "16 bits, signed (SDS6)"),
         QT_TRANSLATE_NOOP("Field", "Kind of values in the block of keys")},
        {8, "uint16", QT_TRANSLATE_NOOP("Label", "16 bits (SDU6)"),
         QT_TRANSLATE_NOOP("Field", "Kind of values in the block of keys")},
        {9, "int32", QT_TRANSLATE_NOOP("Label", "32 bits, signed (SDS3)"),
         QT_TRANSLATE_NOOP("Field", "Kind of values in the block of keys")},
        {10, "uint32", QT_TRANSLATE_NOOP("Label", "32 bits (SDU3)"),
         QT_TRANSLATE_NOOP("Field", "Kind of values in the block of keys")},
        {11, "flag", QT_TRANSLATE_NOOP("Label", "Flag (SDFG)"),
         QT_TRANSLATE_NOOP("Field", "Kind of values in the block of keys")},
        {12, "bounds", QT_TRANSLATE_NOOP("Label", "Bounds (SDMB)"),
         QT_TRANSLATE_NOOP("Field", "Kind of values in the block of keys")},
    };
    return table;
}

const EnumTable &boneFlags()
{
    static const EnumTable table{
        {0x1, "inheritTranslation", QT_TRANSLATE_NOOP("Label", "Inherit translation"),
         QT_TRANSLATE_NOOP("Field", "Moves with its parent")},
        {0x2, "inheritScale", QT_TRANSLATE_NOOP("Label", "Inherit scaling"),
         QT_TRANSLATE_NOOP("Field", "Is scaled with its parent")},
        {0x4, "inheritRotation", QT_TRANSLATE_NOOP("Label", "Inherit rotation"),
         QT_TRANSLATE_NOOP("Field", "Turns with its parent")},
        {0x10, "billboard1", QT_TRANSLATE_NOOP("Label", "Billboarded"),
         QT_TRANSLATE_NOOP("Field", "Always faces the camera")},
        {0x40, "billboard2", QT_TRANSLATE_NOOP("Label", "Billboarded (2)"),
         QT_TRANSLATE_NOOP("Field", "Always faces the camera")},
        {0x100, "project2d", QT_TRANSLATE_NOOP("Label", "2D projection"),
         QT_TRANSLATE_NOOP("Field", "Known by name only; not used by the preview")},
        {0x200, "animated", QT_TRANSLATE_NOOP("Label", "Animated"),
         QT_TRANSLATE_NOOP("Field", "Sequences move the bone")},
        {0x400, "inverseKinematics", QT_TRANSLATE_NOOP("Label", "Inverse kinematics"),
         QT_TRANSLATE_NOOP("Field", "An IK chain moves the bone")},
        {0x800, "skinned", QT_TRANSLATE_NOOP("Label", "Skinned"),
         QT_TRANSLATE_NOOP("Field", "Vertices are bound to this bone")},
        {0x2000, "real", QT_TRANSLATE_NOOP("Label", "Real"),
         QT_TRANSLATE_NOOP("Field", "Known by name only; not used by the preview")},
        {0x4000, "batch1", QT_TRANSLATE_NOOP("Label", "Batch 1"),
         QT_TRANSLATE_NOOP("Field", "Known by name only; not used by the preview")},
        {0x8000, "batch2", QT_TRANSLATE_NOOP("Label", "Batch 2"),
         QT_TRANSLATE_NOOP("Field", "Known by name only; not used by the preview")},
    };
    return table;
}

const EnumTable &regionFlags()
{
    static const EnumTable table{
        {0x1, "hidden", QT_TRANSLATE_NOOP("Label", "Hidden"), QT_TRANSLATE_NOOP("Field", "The region is not drawn")},
        {0x2, "placeholder", QT_TRANSLATE_NOOP("Label", "Placeholder"),
         QT_TRANSLATE_NOOP("Field", "Placeholder for a mesh that the game inserts; not drawn")},
        {0x4, "clothSimulated", QT_TRANSLATE_NOOP("Label", "Simulated as cloth"),
         QT_TRANSLATE_NOOP("Field", "The vertices belong to a cloth")},
        {0x8, "clothInfluenced", QT_TRANSLATE_NOOP("Label", "Influenced by cloth"),
         QT_TRANSLATE_NOOP("Field", "A cloth moves the vertices")},
    };
    return table;
}

const EnumTable &interpolations()
{
    static const EnumTable table{
        {0, "step", QT_TRANSLATE_NOOP("Label", "Step"),
         QT_TRANSLATE_NOOP("Field", "The value holds until the next key")},
        {1, "linear", QT_TRANSLATE_NOOP("Label", "Linear"),
         QT_TRANSLATE_NOOP("Field", "The value changes linearly up to the next key")},
        {65535, "unset", QT_TRANSLATE_NOOP("Label", "Unset"), QT_TRANSLATE_NOOP("Field", "Not animated")},
    };
    return table;
}

const EnumTable &switchStates()
{
    static const EnumTable table{
        {0, "off", QT_TRANSLATE_NOOP("Label", "Off"), QT_TRANSLATE_NOOP("Field", "Switched off")},
        {1, "on", QT_TRANSLATE_NOOP("Label", "On"), QT_TRANSLATE_NOOP("Field", "Switched on")},
    };
    return table;
}

} // namespace sinew::m3
