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
        {3, "weaponBlade", QT_TRANSLATE_NOOP("Label", "Weapon blade")},
        {4, "weaponHandle", QT_TRANSLATE_NOOP("Label", "Weapon handle")},
        {5, "environment", QT_TRANSLATE_NOOP("Label", "Environment"), QT_TRANSLATE_NOOP("Field", "Obsolete")},
        {6, "hair", QT_TRANSLATE_NOOP("Label", "Character hair")},
        {7, "facialHair", QT_TRANSLATE_NOOP("Label", "Character facial hair"), QT_TRANSLATE_NOOP("Field", "Obsolete")},
        {8, "skinExtra", QT_TRANSLATE_NOOP("Label", "Extra skin")},
        {9, "uiSkin", QT_TRANSLATE_NOOP("Label", "UI skin"), QT_TRANSLATE_NOOP("Field", "Inventory art")},
        {10, "taurenMane", QT_TRANSLATE_NOOP("Label", "Tauren mane"), QT_TRANSLATE_NOOP("Field", "Obsolete")},
        {11, "monsterSkin1", QT_TRANSLATE_NOOP("Label", "Monster skin 1"),
         QT_TRANSLATE_NOOP("Field", "Creatures and game objects")},
        {12, "monsterSkin2", QT_TRANSLATE_NOOP("Label", "Monster skin 2"),
         QT_TRANSLATE_NOOP("Field", "Creatures and game objects")},
        {13, "monsterSkin3", QT_TRANSLATE_NOOP("Label", "Monster skin 3"),
         QT_TRANSLATE_NOOP("Field", "Creatures and game objects")},
        {14, "itemIcon", QT_TRANSLATE_NOOP("Label", "Item icon")},
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
        {0x1, "wrapX", QT_TRANSLATE_NOOP("Label", "Wrap X")},
        {0x2, "wrapY", QT_TRANSLATE_NOOP("Label", "Wrap Y")},
    };
    return table;
}

const EnumTable &materialFlags()
{
    static const EnumTable table{
        {0x1, "unlit", QT_TRANSLATE_NOOP("Label", "Unlit")},
        {0x2, "unfogged", QT_TRANSLATE_NOOP("Label", "Unfogged")},
        {0x4, "twoSided", QT_TRANSLATE_NOOP("Label", "Two-sided")},
        {0x8, "noDepthTest", QT_TRANSLATE_NOOP("Label", "No depth test")},
        {0x10, "noDepthWrite", QT_TRANSLATE_NOOP("Label", "No depth write")},
        {0x40, "shadow40", QT_TRANSLATE_NOOP("Label", "Shadow (0x40)")},
        {0x80, "shadow80", QT_TRANSLATE_NOOP("Label", "Shadow (0x80)")},
        {0x200, "shadow200", QT_TRANSLATE_NOOP("Label", "Shadow (0x200)")},
        {0x400, "shadow400", QT_TRANSLATE_NOOP("Label", "Shadow (0x400)")},
        {0x800, "preventAlpha", QT_TRANSLATE_NOOP("Label", "Prevent alpha"),
         QT_TRANSLATE_NOOP("Field", "Elements of the game are drawn opaque or not at all")},
    };
    return table;
}

const EnumTable &blendModes()
{
    static const EnumTable table{
        {0, "opaque", QT_TRANSLATE_NOOP("Label", "Opaque")},
        {1, "alphaKey", QT_TRANSLATE_NOOP("Label", "Alpha key")},
        {2, "alpha", QT_TRANSLATE_NOOP("Label", "Alpha")},
        {3, "noAlphaAdd", QT_TRANSLATE_NOOP("Label", "Add without alpha")},
        {4, "add", QT_TRANSLATE_NOOP("Label", "Add")},
        {5, "mod", QT_TRANSLATE_NOOP("Label", "Modulate")},
        {6, "mod2x", QT_TRANSLATE_NOOP("Label", "Modulate 2x")},
        {7, "blendAdd", QT_TRANSLATE_NOOP("Label", "Blend and add")},
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
        {0x4, "projected", QT_TRANSLATE_NOOP("Label", "Projected texture")},
        {0x10, "static", QT_TRANSLATE_NOOP("Label", "Static"), QT_TRANSLATE_NOOP("Field", "Set in nearly all batches")},
        {0x40, "ignoreWeight", QT_TRANSLATE_NOOP("Label", "Ignore texture weight"),
         QT_TRANSLATE_NOOP("Field", "The alpha is not multiplied by the texture weight")},
    };
    return table;
}

const EnumTable &batchFlags2()
{
    static const EnumTable table{
        {0x2, "projected", QT_TRANSLATE_NOOP("Label", "Projected texture")},
        {0x8, "edgeFade", QT_TRANSLATE_NOOP("Label", "Edge fade"),
         QT_TRANSLATE_NOOP("Field", "The chunk EDGF applies")},
    };
    return table;
}

} // namespace sinew::m2
