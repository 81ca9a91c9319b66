// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m2/names/attachment_names.h"

namespace sinew::m2 {

const EnumTable &attachmentIds()
{
    static const EnumTable table{
        {0, "Shield", "Shield / MountMain / ItemVisual0"},
        {1, "HandRight", "HandRight / ItemVisual1"},
        {2, "HandLeft", "HandLeft / ItemVisual2"},
        {3, "ElbowRight", "ElbowRight / ItemVisual3"},
        {4, "ElbowLeft", "ElbowLeft / ItemVisual4"},
        {5, "ShoulderRight", "ShoulderRight"},
        {6, "ShoulderLeft", "ShoulderLeft"},
        {7, "KneeRight", "KneeRight"},
        {8, "KneeLeft", "KneeLeft"},
        {9, "HipRight", "HipRight"},
        {10, "HipLeft", "HipLeft"},
        {11, "Helm", "Helm"},
        {12, "Back", "Back"},
        {13, "ShoulderFlapRight", "ShoulderFlapRight"},
        {14, "ShoulderFlapLeft", "ShoulderFlapLeft"},
        {15, "ChestBloodFront", "ChestBloodFront"},
        {16, "ChestBloodBack", "ChestBloodBack"},
        {17, "Breath", "Breath"},
        {18, "PlayerName", "PlayerName"},
        {19, "Base", "Base"},
        {20, "Head", "Head"},
        {21, "SpellLeftHand", "SpellLeftHand"},
        {22, "SpellRightHand", "SpellRightHand"},
        {23, "Special1", "Special1"},
        {24, "Special2", "Special2"},
        {25, "Special3", "Special3"},
        {26, "SheathMainHand", "SheathMainHand"},
        {27, "SheathOffHand", "SheathOffHand"},
        {28, "SheathShield", "SheathShield"},
        {29, "PlayerNameMounted", "PlayerNameMounted"},
        {30, "LargeWeaponLeft", "LargeWeaponLeft"},
        {31, "LargeWeaponRight", "LargeWeaponRight"},
        {32, "HipWeaponLeft", "HipWeaponLeft"},
        {33, "HipWeaponRight", "HipWeaponRight"},
        {34, "Chest", "Chest"},
        {35, "HandArrow", "HandArrow"},
        {36, "Bullet", "Bullet"},
        {37, "SpellHandOmni", "SpellHandOmni"},
        {38, "SpellHandDirected", "SpellHandDirected"},
        {39, "VehicleSeat1", "VehicleSeat1"},
        {40, "VehicleSeat2", "VehicleSeat2"},
        {41, "VehicleSeat3", "VehicleSeat3"},
        {42, "VehicleSeat4", "VehicleSeat4"},
        {43, "VehicleSeat5", "VehicleSeat5"},
        {44, "VehicleSeat6", "VehicleSeat6"},
        {45, "VehicleSeat7", "VehicleSeat7"},
        {46, "VehicleSeat8", "VehicleSeat8"},
        {47, "LeftFoot", "LeftFoot"},
        {48, "RightFoot", "RightFoot"},
        {49, "ShieldNoGlove", "ShieldNoGlove"},
        {50, "SpineLow", "SpineLow"},
        {51, "AlteredShoulderR", "AlteredShoulderR"},
        {52, "AlteredShoulderL", "AlteredShoulderL"},
        {53, "BeltBuckle", "BeltBuckle"},
        {54, "SheathCrossbow", "SheathCrossbow"},
        {55, "HeadTop", "HeadTop"},
        {56, "VirtualSpellDirected", "VirtualSpellDirected"},
        {57, "Backpack", "Backpack"},
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
