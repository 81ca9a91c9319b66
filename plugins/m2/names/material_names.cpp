// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m2/names/material_names.h"

#include <QtGlobal>

namespace sinew::m2 {

const EnumTable &textureTypes()
{
    static const EnumTable table{
        {0, "none", QT_TRANSLATE_NOOP("Label", "None"), QT_TRANSLATE_NOOP("Field", "The texture specifies its file")},
        {1, "skin", QT_TRANSLATE_NOOP("Label", "Skin"), QT_TRANSLATE_NOOP("Field", "Body and clothes of a character")},
        {2, "objectSkin", QT_TRANSLATE_NOOP("Label", "Object skin"), QT_TRANSLATE_NOOP("Field", "Items and capes")},
        {3, "weaponBlade", QT_TRANSLATE_NOOP("Label", "Weapon blade"),
         QT_TRANSLATE_NOOP("Field", "A slot that the game fills")},
        {4, "weaponHandle", QT_TRANSLATE_NOOP("Label", "Weapon handle"),
         QT_TRANSLATE_NOOP("Field", "A slot that the game fills")},
        {5, "environment", QT_TRANSLATE_NOOP("Label", "Environment"), QT_TRANSLATE_NOOP("Field", "Obsolete")},
        {6, "hair", QT_TRANSLATE_NOOP("Label", "Character hair"),
         QT_TRANSLATE_NOOP("Field", "A slot that the game fills")},
        {7, "facialHair", QT_TRANSLATE_NOOP("Label", "Character facial hair"), QT_TRANSLATE_NOOP("Field", "Obsolete")},
        {8, "skinExtra", QT_TRANSLATE_NOOP("Label", "Extra skin"),
         QT_TRANSLATE_NOOP("Field", "A slot that the game fills")},
        {9, "uiSkin", QT_TRANSLATE_NOOP("Label", "UI skin"), QT_TRANSLATE_NOOP("Field", "Inventory art")},
        {10, "taurenMane", QT_TRANSLATE_NOOP("Label", "Tauren mane"), QT_TRANSLATE_NOOP("Field", "Obsolete")},
        {11, "monsterSkin1", QT_TRANSLATE_NOOP("Label", "Monster skin 1"),
         QT_TRANSLATE_NOOP("Field", "Creatures and game objects")},
        {12, "monsterSkin2", QT_TRANSLATE_NOOP("Label", "Monster skin 2"),
         QT_TRANSLATE_NOOP("Field", "Creatures and game objects")},
        {13, "monsterSkin3", QT_TRANSLATE_NOOP("Label", "Monster skin 3"),
         QT_TRANSLATE_NOOP("Field", "Creatures and game objects")},
        {14, "itemIcon", QT_TRANSLATE_NOOP("Label", "Item icon"),
         QT_TRANSLATE_NOOP("Field", "A slot that the game fills")},
        {15, "guildBackground", QT_TRANSLATE_NOOP("Label", "Guild background colour"),
         QT_TRANSLATE_NOOP("Field", "Since Cataclysm")},
        {16, "guildEmblemColour", QT_TRANSLATE_NOOP("Label", "Guild emblem colour"),
         QT_TRANSLATE_NOOP("Field", "Since Cataclysm")},
        {17, "guildBorder", QT_TRANSLATE_NOOP("Label", "Guild border colour"),
         QT_TRANSLATE_NOOP("Field", "Since Cataclysm")},
        {18, "guildEmblem", QT_TRANSLATE_NOOP("Label", "Guild emblem"), QT_TRANSLATE_NOOP("Field", "Since Cataclysm")},
        {19, "eyes", QT_TRANSLATE_NOOP("Label", "Character eyes"), QT_TRANSLATE_NOOP("Field", "Since Shadowlands")},
        {20, "jewelry", QT_TRANSLATE_NOOP("Label", "Character jewelry"),
         QT_TRANSLATE_NOOP("Field", "Since Shadowlands")},
        {21, "secondarySkin", QT_TRANSLATE_NOOP("Label", "Secondary skin"),
         QT_TRANSLATE_NOOP("Field", "Since Shadowlands")},
        {22, "secondaryHair", QT_TRANSLATE_NOOP("Label", "Secondary hair"),
         QT_TRANSLATE_NOOP("Field", "Since Shadowlands")},
        {23, "secondaryArmor", QT_TRANSLATE_NOOP("Label", "Secondary armor"),
         QT_TRANSLATE_NOOP("Field", "Since Shadowlands")},
        {24, "unknown24", QT_TRANSLATE_NOOP("Label", "Type 24"),
         QT_TRANSLATE_NOOP("Field", "Added in Shadowlands; nothing else is known")},
        {25, "unknown25", QT_TRANSLATE_NOOP("Label", "Type 25"),
         QT_TRANSLATE_NOOP("Field", "Seen in a dragon form of 10.0; nothing else is known")},
        {26, "unknown26", QT_TRANSLATE_NOOP("Label", "Type 26"),
         QT_TRANSLATE_NOOP("Field", "Seen in a dragon form of 10.0; nothing else is known")},
    };
    return table;
}

const EnumTable &textureFlags()
{
    static const EnumTable table{
        {0x1, "wrapX", QT_TRANSLATE_NOOP("Label", "Wrap X"),
         QT_TRANSLATE_NOOP("Field", "Repeats along the width instead of clamping")},
        {0x2, "wrapY", QT_TRANSLATE_NOOP("Label", "Wrap Y"),
         QT_TRANSLATE_NOOP("Field", "Repeats along the height instead of clamping")},
    };
    return table;
}

const EnumTable &materialFlags()
{
    static const EnumTable table{
        {0x1, "unlit", QT_TRANSLATE_NOOP("Label", "Unshaded"),
         QT_TRANSLATE_NOOP("Field", "Lights do not change the colour")},
        {0x2, "unfogged", QT_TRANSLATE_NOOP("Label", "Unfogged"),
         QT_TRANSLATE_NOOP("Field", "Fog does not change the colour")},
        {0x4, "twoSided", QT_TRANSLATE_NOOP("Label", "Two-sided"),
         QT_TRANSLATE_NOOP("Field", "Back faces are drawn as well")},
        {0x8, "noDepthTest", QT_TRANSLATE_NOOP("Label", "No depth test"),
         QT_TRANSLATE_NOOP("Field", "Drawn over what is in front of it")},
        {0x10, "noDepthWrite", QT_TRANSLATE_NOOP("Label", "No depth set"),
         QT_TRANSLATE_NOOP("Field", "Objects behind it that are drawn later show through")},
        {0x40, "shadow40", QT_TRANSLATE_NOOP("Label", "Shadow (0x40)"),
         QT_TRANSLATE_NOOP("Field", "Concerns shadows; nothing else is known")},
        {0x80, "shadow80", QT_TRANSLATE_NOOP("Label", "Shadow (0x80)"),
         QT_TRANSLATE_NOOP("Field", "Concerns shadows; nothing else is known")},
        {0x200, "shadow200", QT_TRANSLATE_NOOP("Label", "Shadow (0x200)"),
         QT_TRANSLATE_NOOP("Field", "Concerns shadows; nothing else is known")},
        {0x400, "shadow400", QT_TRANSLATE_NOOP("Label", "Shadow (0x400)"),
         QT_TRANSLATE_NOOP("Field", "Concerns shadows; nothing else is known")},
        {0x800, "preventAlpha", QT_TRANSLATE_NOOP("Label", "Prevent alpha"),
         QT_TRANSLATE_NOOP("Field", "Elements of the game are drawn opaque or not at all")},
    };
    return table;
}

const EnumTable &blendModes()
{
    static const EnumTable table{
        {0, "opaque", QT_TRANSLATE_NOOP("Label", "Opaque"), QT_TRANSLATE_NOOP("Field", "Covers what is behind it")},
        {1, "alphaKey", QT_TRANSLATE_NOOP("Label", "Alpha key"),
         QT_TRANSLATE_NOOP("Field", "Draws only pixels that are opaque enough")},
        {2, "alpha", QT_TRANSLATE_NOOP("Label", "Alpha"),
         QT_TRANSLATE_NOOP("Field", "Blends with what is behind it according to its opacity")},
        {3, "noAlphaAdd", QT_TRANSLATE_NOOP("Label", "Add without alpha"),
         QT_TRANSLATE_NOOP("Field", "Is added to what is behind it, ignoring opacity")},
        {4, "add", QT_TRANSLATE_NOOP("Label", "Add"),
         QT_TRANSLATE_NOOP("Field", "Is added to what is behind it, weighted by its opacity")},
        {5, "mod", QT_TRANSLATE_NOOP("Label", "Modulate"),
         QT_TRANSLATE_NOOP("Field", "Multiplies what is behind it, darkening it")},
        {6, "mod2x", QT_TRANSLATE_NOOP("Label", "Modulate 2x"),
         QT_TRANSLATE_NOOP("Field", "Multiplies what is behind it, twice as bright")},
        {7, "blendAdd", QT_TRANSLATE_NOOP("Label", "Blend and add"),
         QT_TRANSLATE_NOOP("Field", "Is added, and hides what is behind it according to its opacity")},
    };
    return table;
}

const EnumTable &batchFlags()
{
    static const EnumTable table{
        {0x1, "sortNearer", QT_TRANSLATE_NOOP("Label", "Sort nearer"),
         QT_TRANSLATE_NOOP("Field", "Sorted as if nearer by its radius")},
        {0x2, "sortFarther", QT_TRANSLATE_NOOP("Label", "Sort farther"),
         QT_TRANSLATE_NOOP("Field", "Sorted as if farther by its radius")},
        {0x4, "projected", QT_TRANSLATE_NOOP("Label", "Projected texture"),
         QT_TRANSLATE_NOOP("Field", "Known by name only; not used by the preview")},
        {0x10, "static", QT_TRANSLATE_NOOP("Label", "Static"), QT_TRANSLATE_NOOP("Field", "Set in nearly all batches")},
        {0x40, "ignoreWeight", QT_TRANSLATE_NOOP("Label", "Ignore texture weight"),
         QT_TRANSLATE_NOOP("Field", "The alpha is not multiplied by the texture weight")},
    };
    return table;
}

const EnumTable &batchFlags2()
{
    static const EnumTable table{
        {0x2, "projected", QT_TRANSLATE_NOOP("Label", "Projected texture"),
         QT_TRANSLATE_NOOP("Field", "Known by name only; not used by the preview")},
        {0x8, "edgeFade", QT_TRANSLATE_NOOP("Label", "Edge fade"),
         QT_TRANSLATE_NOOP("Field", "The chunk EDGF applies")},
    };
    return table;
}

} // namespace sinew::m2
