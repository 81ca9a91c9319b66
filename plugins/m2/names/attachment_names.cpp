// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m2/names/attachment_names.h"

#include <QtGlobal>

namespace sinew::m2 {

const EnumTable &attachmentIds()
{
    static const EnumTable table{
        {0, "Shield", "Shield / MountMain / ItemVisual0",
         QT_TRANSLATE_NOOP("Field", "Place where the game attaches something")},
        {1, "HandRight", "HandRight / ItemVisual1",
         QT_TRANSLATE_NOOP("Field", "Place where the game attaches something")},
        {2, "HandLeft", "HandLeft / ItemVisual2",
         QT_TRANSLATE_NOOP("Field", "Place where the game attaches something")},
        {3, "ElbowRight", "ElbowRight / ItemVisual3",
         QT_TRANSLATE_NOOP("Field", "Place where the game attaches something")},
        {4, "ElbowLeft", "ElbowLeft / ItemVisual4",
         QT_TRANSLATE_NOOP("Field", "Place where the game attaches something")},
        {5, "ShoulderRight", "ShoulderRight", QT_TRANSLATE_NOOP("Field", "Place where the game attaches something")},
        {6, "ShoulderLeft", "ShoulderLeft", QT_TRANSLATE_NOOP("Field", "Place where the game attaches something")},
        {7, "KneeRight", "KneeRight", QT_TRANSLATE_NOOP("Field", "Place where the game attaches something")},
        {8, "KneeLeft", "KneeLeft", QT_TRANSLATE_NOOP("Field", "Place where the game attaches something")},
        {9, "HipRight", "HipRight", QT_TRANSLATE_NOOP("Field", "Place where the game attaches something")},
        {10, "HipLeft", "HipLeft", QT_TRANSLATE_NOOP("Field", "Place where the game attaches something")},
        {11, "Helm", "Helm", QT_TRANSLATE_NOOP("Field", "Place where the game attaches something")},
        {12, "Back", "Back", QT_TRANSLATE_NOOP("Field", "Place where the game attaches something")},
        {13, "ShoulderFlapRight", "ShoulderFlapRight",
         QT_TRANSLATE_NOOP("Field", "Place where the game attaches something")},
        {14, "ShoulderFlapLeft", "ShoulderFlapLeft",
         QT_TRANSLATE_NOOP("Field", "Place where the game attaches something")},
        {15, "ChestBloodFront", "ChestBloodFront",
         QT_TRANSLATE_NOOP("Field", "Place where the game attaches something")},
        {16, "ChestBloodBack", "ChestBloodBack", QT_TRANSLATE_NOOP("Field", "Place where the game attaches something")},
        {17, "Breath", "Breath", QT_TRANSLATE_NOOP("Field", "Place where the game attaches something")},
        {18, "PlayerName", "PlayerName", QT_TRANSLATE_NOOP("Field", "Place where the game attaches something")},
        {19, "Base", "Base", QT_TRANSLATE_NOOP("Field", "Place where the game attaches something")},
        {20, "Head", "Head", QT_TRANSLATE_NOOP("Field", "Place where the game attaches something")},
        {21, "SpellLeftHand", "SpellLeftHand", QT_TRANSLATE_NOOP("Field", "Place where the game attaches something")},
        {22, "SpellRightHand", "SpellRightHand", QT_TRANSLATE_NOOP("Field", "Place where the game attaches something")},
        {23, "Special1", "Special1", QT_TRANSLATE_NOOP("Field", "Place where the game attaches something")},
        {24, "Special2", "Special2", QT_TRANSLATE_NOOP("Field", "Place where the game attaches something")},
        {25, "Special3", "Special3", QT_TRANSLATE_NOOP("Field", "Place where the game attaches something")},
        {26, "SheathMainHand", "SheathMainHand", QT_TRANSLATE_NOOP("Field", "Place where the game attaches something")},
        {27, "SheathOffHand", "SheathOffHand", QT_TRANSLATE_NOOP("Field", "Place where the game attaches something")},
        {28, "SheathShield", "SheathShield", QT_TRANSLATE_NOOP("Field", "Place where the game attaches something")},
        {29, "PlayerNameMounted", "PlayerNameMounted",
         QT_TRANSLATE_NOOP("Field", "Place where the game attaches something")},
        {30, "LargeWeaponLeft", "LargeWeaponLeft",
         QT_TRANSLATE_NOOP("Field", "Place where the game attaches something")},
        {31, "LargeWeaponRight", "LargeWeaponRight",
         QT_TRANSLATE_NOOP("Field", "Place where the game attaches something")},
        {32, "HipWeaponLeft", "HipWeaponLeft", QT_TRANSLATE_NOOP("Field", "Place where the game attaches something")},
        {33, "HipWeaponRight", "HipWeaponRight", QT_TRANSLATE_NOOP("Field", "Place where the game attaches something")},
        {34, "Chest", "Chest", QT_TRANSLATE_NOOP("Field", "Place where the game attaches something")},
        {35, "HandArrow", "HandArrow", QT_TRANSLATE_NOOP("Field", "Place where the game attaches something")},
        {36, "Bullet", "Bullet", QT_TRANSLATE_NOOP("Field", "Place where the game attaches something")},
        {37, "SpellHandOmni", "SpellHandOmni", QT_TRANSLATE_NOOP("Field", "Place where the game attaches something")},
        {38, "SpellHandDirected", "SpellHandDirected",
         QT_TRANSLATE_NOOP("Field", "Place where the game attaches something")},
        {39, "VehicleSeat1", "VehicleSeat1", QT_TRANSLATE_NOOP("Field", "Place where the game attaches something")},
        {40, "VehicleSeat2", "VehicleSeat2", QT_TRANSLATE_NOOP("Field", "Place where the game attaches something")},
        {41, "VehicleSeat3", "VehicleSeat3", QT_TRANSLATE_NOOP("Field", "Place where the game attaches something")},
        {42, "VehicleSeat4", "VehicleSeat4", QT_TRANSLATE_NOOP("Field", "Place where the game attaches something")},
        {43, "VehicleSeat5", "VehicleSeat5", QT_TRANSLATE_NOOP("Field", "Place where the game attaches something")},
        {44, "VehicleSeat6", "VehicleSeat6", QT_TRANSLATE_NOOP("Field", "Place where the game attaches something")},
        {45, "VehicleSeat7", "VehicleSeat7", QT_TRANSLATE_NOOP("Field", "Place where the game attaches something")},
        {46, "VehicleSeat8", "VehicleSeat8", QT_TRANSLATE_NOOP("Field", "Place where the game attaches something")},
        {47, "LeftFoot", "LeftFoot", QT_TRANSLATE_NOOP("Field", "Place where the game attaches something")},
        {48, "RightFoot", "RightFoot", QT_TRANSLATE_NOOP("Field", "Place where the game attaches something")},
        {49, "ShieldNoGlove", "ShieldNoGlove", QT_TRANSLATE_NOOP("Field", "Place where the game attaches something")},
        {50, "SpineLow", "SpineLow", QT_TRANSLATE_NOOP("Field", "Place where the game attaches something")},
        {51, "AlteredShoulderR", "AlteredShoulderR",
         QT_TRANSLATE_NOOP("Field", "Place where the game attaches something")},
        {52, "AlteredShoulderL", "AlteredShoulderL",
         QT_TRANSLATE_NOOP("Field", "Place where the game attaches something")},
        {53, "BeltBuckle", "BeltBuckle", QT_TRANSLATE_NOOP("Field", "Place where the game attaches something")},
        {54, "SheathCrossbow", "SheathCrossbow", QT_TRANSLATE_NOOP("Field", "Place where the game attaches something")},
        {55, "HeadTop", "HeadTop", QT_TRANSLATE_NOOP("Field", "Place where the game attaches something")},
        {56, "VirtualSpellDirected", "VirtualSpellDirected",
         QT_TRANSLATE_NOOP("Field", "Place where the game attaches something")},
        {57, "Backpack", "Backpack", QT_TRANSLATE_NOOP("Field", "Place where the game attaches something")},
    };
    return table;
}

const char *attachmentName(int id)
{
    for (const EnumEntry &entry : attachmentIds()) {
        if (entry.value == id)
            return entry.name;
    }
    return nullptr;
}

} // namespace sinew::m2
