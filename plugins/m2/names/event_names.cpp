// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m2/names/event_names.h"

#include <QtGlobal>

namespace sinew::m2 {

namespace {

struct EventName
{
    std::string_view id; ///< complete, or without the digit at its end
    char first, last;    ///< range of the digits that may end it; zeros: none
    const char *meaning;
};

constexpr EventName events[] = {
    {"$AH", '0', '3', QT_TRANSLATE_NOOP("Label", "Custom attack sound")},
    {"$AIM", '\0', '\0', QT_TRANSLATE_NOOP("Label", "Position from which missiles are fired")},
    {"$ALT", '\0', '\0', QT_TRANSLATE_NOOP("Label", "Change to another display")},
    {"$BL", '0', '3', QT_TRANSLATE_NOOP("Label", "Left footstep, backwards")},
    {"$BMD", '\0', '\0', QT_TRANSLATE_NOOP("Label", "Destination of a bow's missile")},
    {"$BR", '0', '3', QT_TRANSLATE_NOOP("Label", "Right footstep, backwards")},
    {"$BRT", '\0', '\0', QT_TRANSLATE_NOOP("Label", "Birth sound")},
    {"$BTH", '\0', '\0', QT_TRANSLATE_NOOP("Label", "Breath: effects of the unit's state")},
    {"$BWA", '\0', '\0', QT_TRANSLATE_NOOP("Label", "Bow arrow")},
    {"$BWP", '\0', '\0', QT_TRANSLATE_NOOP("Label", "Bow pulled")},
    {"$BWR", '\0', '\0', QT_TRANSLATE_NOOP("Label", "Bow released")},
    {"$BWS", '\0', '\0', QT_TRANSLATE_NOOP("Label", "Bow string")},
    {"$CAH", '\0', '\0', QT_TRANSLATE_NOOP("Label", "Attack hold")},
    {"$CCH", '\0', '\0', QT_TRANSLATE_NOOP("Label", "Attachment of a fishing line")},
    {"$CFM", '\0', '\0', QT_TRANSLATE_NOOP("Label", "Height of the camera on a mount")},
    {"$CHD", '\0', '\0', QT_TRANSLATE_NOOP("Label", "Head of a character")},
    {"$CMA", '\0', '\0', QT_TRANSLATE_NOOP("Label", "Camera of a mount")},
    {"$CPP", '\0', '\0', QT_TRANSLATE_NOOP("Label", "Combat action, such as a parry")},
    {"$CSD", '\0', '\0', QT_TRANSLATE_NOOP("Label", "Emote sound (data: sound entry)")},
    {"$CSL", '\0', '\0', QT_TRANSLATE_NOOP("Label", "Missile released from the left hand")},
    {"$CSR", '\0', '\0', QT_TRANSLATE_NOOP("Label", "Missile released from the right hand")},
    {"$CSS", '\0', '\0', QT_TRANSLATE_NOOP("Label", "Swoosh of a weapon")},
    {"$CST", '\0', '\0', QT_TRANSLATE_NOOP("Label", "Missile released")},
    {"$CVS", '\0', '\0', QT_TRANSLATE_NOOP("Label", "Advanced sound (data: sound entry)")},
    {"$DSE", '\0', '\0', QT_TRANSLATE_NOOP("Label", "Sound emitter removed")},
    {"$DSL", '\0', '\0', QT_TRANSLATE_NOOP("Label", "Looping doodad sound (data: sound entry)")},
    {"$DSO", '\0', '\0', QT_TRANSLATE_NOOP("Label", "Doodad sound played once (data: sound entry)")},
    {"$DTH", '\0', '\0', QT_TRANSLATE_NOOP("Label", "Death: thud and loot effect")},
    {"$EAC", '\0', '\0', QT_TRANSLATE_NOOP("Label", "Object state 3")},
    {"$EDC", '\0', '\0', QT_TRANSLATE_NOOP("Label", "Object state 5")},
    {"$EMV", '\0', '\0', QT_TRANSLATE_NOOP("Label", "Object state 4")},
    {"$ESD", '\0', '\0', QT_TRANSLATE_NOOP("Label", "Sound of the emote that is played")},
    {"$EWT", '\0', '\0', QT_TRANSLATE_NOOP("Label", "Object state 2")},
    {"$FD", '1', '9', QT_TRANSLATE_NOOP("Label", "Fidget sound")},
    {"$FDX", '\0', '\0', QT_TRANSLATE_NOOP("Label", "Stand sound")},
    {"$FL", '0', '3', QT_TRANSLATE_NOOP("Label", "Left footstep, forwards")},
    {"$FR", '0', '3', QT_TRANSLATE_NOOP("Label", "Right footstep, forwards")},
    {"$FSD", '\0', '\0', QT_TRANSLATE_NOOP("Label", "Footfall sound")},
    {"$GC", '0', '3', QT_TRANSLATE_NOOP("Label", "Game object: custom sound")},
    {"$GO", '0', '5', QT_TRANSLATE_NOOP("Label", "Game object: stand, open, loop, close, destroy or opened sound")},
    {"$HIT", '\0', '\0', QT_TRANSLATE_NOOP("Label", "Hit: target is wounded")},
    {"$KVS", '\0', '\0', QT_TRANSLATE_NOOP("Label", "Unknown")},
    {"$RL", '0', '3', QT_TRANSLATE_NOOP("Label", "Left footstep, running")},
    {"$RR", '0', '3', QT_TRANSLATE_NOOP("Label", "Right footstep, running")},
    {"$SCD", '\0', '\0', QT_TRANSLATE_NOOP("Label", "Sound of a directed spell cast")},
    {"$SHK", '\0', '\0', QT_TRANSLATE_NOOP("Label", "Camera shake (data: spell effect camera shake)")},
    {"$SHL", '\0', '\0', QT_TRANSLATE_NOOP("Label", "Left weapon sheathed or drawn")},
    {"$SHR", '\0', '\0', QT_TRANSLATE_NOOP("Label", "Right weapon sheathed or drawn")},
    {"$SL", '0', '3', QT_TRANSLATE_NOOP("Label", "Left footstep, stopping")},
    {"$SMD", '\0', '\0', QT_TRANSLATE_NOOP("Label", "Submerged sound")},
    {"$SMG", '\0', '\0', QT_TRANSLATE_NOOP("Label", "Submerge sound")},
    {"$SND", '\0', '\0', QT_TRANSLATE_NOOP("Label", "Custom sound (data: sound entry)")},
    {"$SR", '0', '3', QT_TRANSLATE_NOOP("Label", "Right footstep, stopping")},
    {"$STB", '\0', '\0', QT_TRANSLATE_NOOP("Label", "Start of a mount's transition")},
    {"$STE", '\0', '\0', QT_TRANSLATE_NOOP("Label", "End of a mount's transition")},
    {"$TRD", '\0', '\0', QT_TRANSLATE_NOOP("Label", "Sound of the spell that is cast")},
    {"$VG", '0', '8', QT_TRANSLATE_NOOP("Label", "Grab by a vehicle's bone")},
    {"$VT", '0', '8', QT_TRANSLATE_NOOP("Label", "Throw by a vehicle's bone")},
    {"$WGG", '\0', '\0', QT_TRANSLATE_NOOP("Label", "Wing glide sound")},
    {"$WL", '0', '3', QT_TRANSLATE_NOOP("Label", "Left footstep")},
    {"$WLB", '\0', '\0', QT_TRANSLATE_NOOP("Label", "Left weapon, bottom")},
    {"$WLT", '\0', '\0', QT_TRANSLATE_NOOP("Label", "Left weapon, top")},
    {"$WNG", '\0', '\0', QT_TRANSLATE_NOOP("Label", "Wing flap sound")},
    {"$WR", '0', '3', QT_TRANSLATE_NOOP("Label", "Right footstep")},
    {"$WRB", '\0', '\0', QT_TRANSLATE_NOOP("Label", "Right weapon, bottom")},
    {"$WRT", '\0', '\0', QT_TRANSLATE_NOOP("Label", "Right weapon, top")},
    {"$WTB", '\0', '\0', QT_TRANSLATE_NOOP("Label", "Weapon trail or bow, bottom")},
    {"$WTT", '\0', '\0', QT_TRANSLATE_NOOP("Label", "Weapon trail or bow, top")},
    {"$WWG", '\0', '\0', QT_TRANSLATE_NOOP("Label", "Unknown")},
    {"BOTT", '\0', '\0', QT_TRANSLATE_NOOP("Label", "Bottom")},
    {"DEST", '\0', '\0', QT_TRANSLATE_NOOP("Label", "Destination")},
    {"POIN", '\0', '\0', QT_TRANSLATE_NOOP("Label", "Point")},
    {"TOP", '\0', '\0', QT_TRANSLATE_NOOP("Label", "Top")},
    {"WHEE", '\0', '\0', QT_TRANSLATE_NOOP("Label", "Wheel of a vehicle (data: 601 and up)")},
};

} // namespace

const char *eventMeaning(std::string_view id)
{
    while (!id.empty() && (id.back() == ' ' || id.back() == '\0'))
        id.remove_suffix(1);
    for (const EventName &event : events) {
        const bool fits = event.first == '\0' ? id == event.id
                                              : id.size() == event.id.size() + 1 && id.starts_with(event.id) &&
                                                    id.back() >= event.first && id.back() <= event.last;
        if (fits)
            return event.meaning;
    }
    return nullptr;
}

} // namespace sinew::m2
