// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m2/names/geoset_names.h"

#include <QtGlobal>

#include <iterator>

namespace sinew::m2 {

const char *geosetGroupName(int group)
{
    static constexpr const char *names[] = {
        QT_TRANSLATE_NOOP("Label", "Skin and hair"),
        QT_TRANSLATE_NOOP("Label", "Facial hair 1"),
        QT_TRANSLATE_NOOP("Label", "Facial hair 2"),
        QT_TRANSLATE_NOOP("Label", "Facial hair 3"),
        QT_TRANSLATE_NOOP("Label", "Gloves"),
        QT_TRANSLATE_NOOP("Label", "Boots"),
        QT_TRANSLATE_NOOP("Label", "Tail"),
        QT_TRANSLATE_NOOP("Label", "Ears"),
        QT_TRANSLATE_NOOP("Label", "Sleeves"),
        QT_TRANSLATE_NOOP("Label", "Kneepads"),
        QT_TRANSLATE_NOOP("Label", "Chest"),
        QT_TRANSLATE_NOOP("Label", "Pants"),
        QT_TRANSLATE_NOOP("Label", "Tabard"),
        QT_TRANSLATE_NOOP("Label", "Trousers"),
        QT_TRANSLATE_NOOP("Label", "Loincloth"),
        QT_TRANSLATE_NOOP("Label", "Cloak"),
        QT_TRANSLATE_NOOP("Label", "Facial jewelry"),
        QT_TRANSLATE_NOOP("Label", "Eye glow"),
        QT_TRANSLATE_NOOP("Label", "Belt"),
        QT_TRANSLATE_NOOP("Label", "Bone or tail"),
        QT_TRANSLATE_NOOP("Label", "Feet"),
        QT_TRANSLATE_NOOP("Label", "Skull"),
        QT_TRANSLATE_NOOP("Label", "Torso"),
        QT_TRANSLATE_NOOP("Label", "Hand attachments"),
        QT_TRANSLATE_NOOP("Label", "Head attachments"),
        QT_TRANSLATE_NOOP("Label", "Blindfold"),
        QT_TRANSLATE_NOOP("Label", "Shoulders"),
        QT_TRANSLATE_NOOP("Label", "Helm"),
        QT_TRANSLATE_NOOP("Label", "Upper arms"),
        QT_TRANSLATE_NOOP("Label", "Mechagnome arms"),
        QT_TRANSLATE_NOOP("Label", "Mechagnome legs"),
        QT_TRANSLATE_NOOP("Label", "Mechagnome feet"),
        QT_TRANSLATE_NOOP("Label", "Face"),
        QT_TRANSLATE_NOOP("Label", "Eyes"),
        QT_TRANSLATE_NOOP("Label", "Eyebrows"),
        QT_TRANSLATE_NOOP("Label", "Earrings"),
        QT_TRANSLATE_NOOP("Label", "Necklace"),
        QT_TRANSLATE_NOOP("Label", "Headdress"),
        QT_TRANSLATE_NOOP("Label", "Tails"),
        QT_TRANSLATE_NOOP("Label", "Miscellaneous accessory"),
        QT_TRANSLATE_NOOP("Label", "Miscellaneous feature"),
        QT_TRANSLATE_NOOP("Label", "Noses"),
        QT_TRANSLATE_NOOP("Label", "Hair decoration"),
        QT_TRANSLATE_NOOP("Label", "Horn decoration"),
    };
    return group >= 0 && group < int(std::size(names)) ? names[group] : nullptr;
}

} // namespace sinew::m2
