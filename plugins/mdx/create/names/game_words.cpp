// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/mdx/create/names/game_words.h"

#include <algorithm>

namespace sinew::mdx {

namespace {

// Of weapons one set can be kept.
constexpr const char *unarmed = "unarmed", *oneHand = "1h", *twoHands = "2h", *largeTwoHands = "2hl", *bow = "bow",
                     *rifle = "rifle", *thrown = "thrown";

constexpr GameName wowSequenceRows[] = {
    {"Stand", "Stand", true},
    {"Closed", "Stand", true},
    {"Hold", "Stand", true},
    {"Run", "Walk", true},
    {"Sprint", "Walk Fast", true},
    {"Walk", "Cinematic Walk", true},
    {"ReadyUnarmed", "Stand Ready", true, unarmed},
    {"Ready1H", "Stand Ready", true, oneHand},
    {"Ready2H", "Stand Ready", true, twoHands},
    {"Ready2HL", "Stand Ready", true, largeTwoHands},
    {"ReadyBow", "Stand Ready", true, bow},
    {"ReadyRifle", "Stand Ready", true, rifle},
    {"ReadyThrown", "Stand Ready", true, thrown},
    {"AttackUnarmed", "Attack", false, unarmed},
    {"Kick", "Attack", false, unarmed},
    {"AttackUnarmedOff", "Attack", false, unarmed},
    {"AttackFist1H", "Attack", false, unarmed},
    {"AttackFist1HOff", "Attack", false, unarmed},
    {"Attack1H", "Attack", false, oneHand},
    {"Attack1HPierce", "Attack", false, oneHand},
    {"AttackOff", "Attack", false, oneHand},
    {"AttackOffPierce", "Attack", false, oneHand},
    {"CombatAbility1HPierce", "Attack", false, oneHand},
    {"CombatAbility1HOffPierce", "Attack", false, oneHand},
    {"AttackFL", "Attack", false, oneHand},
    {"AttackFLOff", "Attack", false, oneHand},
    {"Attack2H", "Attack", false, twoHands},
    {"Attack2HLoosePierce", "Attack", false, twoHands},
    {"Attack2HL", "Attack", false, largeTwoHands},
    {"AttackBow", "Attack", false, bow},
    {"AttackRifle", "Attack", false, rifle},
    {"AttackThrown", "Attack", false, thrown},
    {"SpecialUnarmed", "Attack Slam", false, unarmed},
    {"Special1H", "Attack Slam", false, oneHand},
    {"CombatAbility1H01", "Attack Slam", false, oneHand},
    {"CombatAbility1H01Off", "Attack Slam", false, oneHand},
    {"CombatAbility1H02", "Attack Slam", false, oneHand},
    {"CombatAbility1H02Off", "Attack Slam", false, oneHand},
    {"CombatAbility1H03Off", "Attack Slam", false, oneHand},
    {"CombatAbility1HBig01", "Attack Slam", false, oneHand},
    {"CombatBladeStorm", "Attack Slam", false, oneHand},
    {"SpecialDual", "Attack Slam", false, oneHand},
    {"CombatAbilityDualWield01", "Attack Slam", false, oneHand},
    {"Special2H", "Attack Slam", false, twoHands},
    {"CombatAbility2HBig01", "Attack Slam", false, twoHands},
    {"CombatAbility2H01", "Attack Slam", false, twoHands},
    {"CombatAbility2H02", "Attack Slam", false, twoHands},
    {"CombatAbility2H03", "Attack Slam", false, twoHands},
    {"CombatAbility2HBig02", "Attack Slam", false, twoHands},
    {"Whirlwind", "Attack Walk Stand Spin", true},
    {"Spell", "Spell", false},
    {"SpellCast", "Spell", false},
    {"SpellCastArea", "Spell", false},
    {"SpellCastOmni", "Spell", false},
    {"CastStrongRight", "Spell", false},
    {"CastStrongLeft", "Spell", false},
    {"CastCurseRight", "Spell", false},
    {"CastSweepRight", "Spell", false},
    {"CastStrongUpLeft", "Spell", false},
    {"CastTwistUpBoth", "Spell", false},
    {"CastOutStrong", "Spell", false},
    {"CastStrongUpRight", "Spell", false},
    {"ChannelCastOmniUp", "Spell", false},
    {"SpellCastDirected", "Spell Throw", false},
    {"BattleRoar", "Spell Slam", false},
    {"DragonStomp", "Spell Slam", false},
    {"SpellPrecast", "Spell Channel", true},
    {"ChannelCastOmni", "Spell Channel", true},
    {"Cannibalize", "Spell Channel", true},
    {"ChannelCastDirected", "Spell Channel Throw", true},
    {"ReadySpellDirected", "Stand Channel", true},
    {"ReadySpellOmni", "Stand Channel", true},
    {"Death", "Death", false},
    {"Open", "Death", false},
    {"Decay", "Death", false},
    {"Dead", "Decay", false},
    {"Rise", "Birth", false},
    {"Birth", "Birth", false},
    {"Close", "Birth", false},
    {"Sleep", "Sleep", true},
    {"EmoteTalk", "Portrait Talk", true},
    {"EmoteTalkExclamation", "Portrait Talk", true},
    {"EmoteTalkQuestion", "Portrait Talk", true},
    {"EmoteTalkSubdued", "Portrait Talk", true},
    {"EmoteTalkFrustrated", "Portrait Talk", true},
    {"SwimIdle", "Stand Swim", true},
    {"MountSwimIdle", "Stand Swim", true},
    {"Swim", "Walk Swim", true},
    {"SwimAttackUnarmed", "Attack Swim", false},
    {"Drown", "Death Swim", false},
    {"Drowned", "Decay Swim", false},
    {"FlyStand", "Stand Alternate", true},
    {"Hover", "Stand Alternate", true},
    {"MountFlightIdle", "Stand Alternate", true},
    {"Fly", "Walk Alternate", true},
    {"FlyWalk", "Walk Alternate", true},
    {"FlyFly", "Walk Alternate", true},
    {"MountFlightRun", "Walk Alternate", true},
    {"LiftOff", "Morph", false},
    {"MountFlightStart", "Morph", false},
    {"Land", "Morph Alternate", false},
    {"Settle", "Morph Alternate", false},
    {"MountFlightLand", "Morph Alternate", false},
    {"FlyAttackUnarmed", "Attack Alternate", false},
    {"DragonSpitHover", "Attack Alternate", false},
    {"FlyDragonSpit", "Attack Alternate", false},
    {"FlyDeathEnd", "Death Alternate", false},
    {"FlySpellCastOmni", "Spell Alternate", false},
    {"FlySpellCastDirected", "Spell Alternate Throw", false},
    {"FlyChannelCastOmni", "Spell Channel Alternate", false},
    {"FlyChannelCastDirected", "Spell Channel Alternate Throw", false},
    {"MountSpecial", "Stand Victory", true},
    {"FlyMountSpecial", "Stand Alternate Victory", true},
    {"StandWound", "Stand Hit", false},
    {"CombatWound", "Stand Hit Large", false},
    {"CombatCritical", "Stand Hit Critical", false},
};

/// The longest row that begins a name counts.
constexpr GameName starCraftSequenceRows[] = {
    {"Stand", "Stand", true},
    {"Fidget", "Stand", true},
    {"Stand Ready", "Stand Ready", true},
    {"Attack Ready", "Stand Ready", true},
    {"Walk", "Walk", true},
    {"Run", "Walk", true},
    {"Walk Fast", "Walk Fast", true},
    {"Attack", "Attack", false},
    {"Birth", "Birth", false},
    {"Build Start", "Birth", false},
    {"Placement", "Birth", false},
    {"Spell", "Spell", false},
    {"Channel", "Spell Channel", true},
    {"Death", "Death", false},
    {"Dead", "Decay", false},
    {"Work", "Stand Work", true},
    {"Stand Work", "Stand Work", true},
    {"Build", "Stand Work", true},
    {"Stand Portrait", "Portrait", true},
    {"Portrait", "Portrait", true},
    {"Listen", "Portrait", true},
    {"Talk", "Portrait Talk", true},
    {"Talk Portrait", "Portrait Talk", true},
    {"Burrow", "Morph", false},
    {"Unburrow", "Morph Alternate", false},
    {"Stand Burrow", "Stand Alternate", true},
    {"Stand Fly", "Stand Alternate", true},
    {"Walk Fly", "Walk Alternate", true},
    {"Dance", "Stand Victory", false},
    {"Victory", "Stand Victory", false},
    {"Taunt", "Stand Victory", false},
};

constexpr GameName starCraftWordRows[] = {
    {"A", "One"},
    {"B", "Two"},
    {"C", "Three"},
    {"D", "Four"},
    {"E", "Five"},
    {"Left", "Left"},
    {"Right", "Right"},
    {"Fire", "Fire"},
    {"Off", "Off"},
    {"Upgrade", "Upgrade"},
    {"Throw", "Throw"},
    {"Slam", "Slam"},
    {"Start", "First"},
    {"End", "Third"},
    {"Blast", "Two"},
    {"Squish", "Three"},
    {"Small", "Small"},
    {"Large", "Large"},
    {"Alternate", "Alternate"},
    {"Fast", "Fast"},
};

// Of several that become one, the first row of the table counts.
constexpr GameName wowAttachmentRows[] = {
    {"Base", "Origin Ref"},
    {"PlayerName", "Overhead Ref"},
    {"PlayerNameMounted", "Overhead Ref"},
    {"Chest", "Chest Ref"},
    {"Head", "Head Ref"},
    {"Helm", "Head Ref"},
    {"HandRight", "Hand Right Ref"},
    {"HandLeft", "Hand Left Ref"},
    {"SpellLeftHand", "Hand Left Alternate Ref"},
    {"SpellRightHand", "Hand Right Alternate Ref"},
    {"LeftFoot", "Foot Left Ref"},
    {"RightFoot", "Foot Right Ref"},
    {"KneeRight", "Foot Right Ref"},
    {"KneeLeft", "Foot Left Ref"},
    {"ShoulderRight", "Chest Mount Right Ref"},
    {"ShoulderLeft", "Chest Mount Left Ref"},
    {"Shield", "Weapon Left Ref"},
    {"SheathMainHand", "Weapon Rear Right Ref"},
    {"SheathOffHand", "Weapon Rear Left Ref"},
    {"SheathShield", "Weapon Ref"},
};

constexpr GameName starCraftAttachmentRows[] = {
    {"Ref_Origin", "Origin Ref"},
    {"Ref_Overhead", "Overhead Ref"},
    {"Ref_StatusBar", "Overhead Ref"},
    {"Ref_Head", "Head Ref"},
    {"Ref_Head Top", "Head Ref"},
    {"Ref_Chest", "Chest Ref"},
    {"Ref_Center", "Chest Ref"},
    {"Ref_Target", "Chest Ref"},
    {"Ref_Hand Left", "Hand Left Ref"},
    {"Ref_Hand Right", "Hand Right Ref"},
    {"Ref_Foot Left", "Foot Left Ref"},
    {"Ref_Foot Right", "Foot Right Ref"},
    {"Ref_Foot Left Rear", "Foot Left Rear Ref"},
    {"Ref_Foot Right Rear", "Foot Right Rear Ref"},
    {"Ref_Weapon", "Weapon Ref"},
    {"Ref_Weapon Left", "Weapon Left Ref"},
    {"Ref_Weapon Right", "Weapon Right Ref"},
    {"Ref_Damage 01", "Sprite First Ref"},
    {"Ref_Damage 02", "Sprite Second Ref"},
    {"Ref_Damage 03", "Sprite Third Ref"},
    {"Ref_Damage 04", "Sprite Fourth Ref"},
    {"Ref_Damage 05", "Sprite Fifth Ref"},
    {"Ref_Damage 06", "Sprite Sixth Ref"},
    {"Ref_RallyPoint", "Sprite RallyPoint Ref"},
};

/// First words of sequences that Warcraft III plays over and over.
constexpr std::string_view loopingWords[] = {"stand", "walk", "portrait", "channel", "sleep", "swim"};

} // namespace

std::span<const GameName> wowSequences()
{
    return wowSequenceRows;
}

std::span<const GameName> starCraftSequences()
{
    return starCraftSequenceRows;
}

const char *starCraftWord(std::string_view word)
{
    for (const GameName &row : starCraftWordRows)
        if (word == row.from)
            return row.to;
    return nullptr;
}

bool isLoopingName(std::string_view name)
{
    std::string first(name.substr(0, name.find(' ')));
    std::transform(first.begin(), first.end(), first.begin(),
                   [](char c) { return c >= 'A' && c <= 'Z' ? char(c - 'A' + 'a') : c; });
    return std::find(std::begin(loopingWords), std::end(loopingWords), first) != std::end(loopingWords);
}

std::span<const GameName> wowAttachments()
{
    return wowAttachmentRows;
}

std::span<const GameName> starCraftAttachments()
{
    return starCraftAttachmentRows;
}

} // namespace sinew::mdx
