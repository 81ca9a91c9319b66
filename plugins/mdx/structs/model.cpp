// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/mdx/structs/model.h"

#include "core/schema/struct_builder.h"

#include <QtGlobal>

namespace sinew {

using namespace mdx;

namespace {

const EnumTable noFlags;

const EnumTable sequenceFlags{
    {1, "nonLooping", "Non-looping", QT_TRANSLATE_NOOP("Field", "The sequence stops at its end")}};

const EnumTable textureFlags{
    {1, "wrapWidth", "Wrap X", QT_TRANSLATE_NOOP("Field", "Repeats along the width instead of clamping")},
    {2, "wrapHeight", "Wrap Y", QT_TRANSLATE_NOOP("Field", "Repeats along the height instead of clamping")}};

const EnumTable replaceableIds{
    {0, "none", "None (path)", QT_TRANSLATE_NOOP("Field", "The texture specifies its file")},
    {1, "teamColour", "Team colour", QT_TRANSLATE_NOOP("Field", "A slot that the game fills")},
    {2, "teamGlow", "Team glow", QT_TRANSLATE_NOOP("Field", "A slot that the game fills")},
    {11, "cliff", "Cliff", QT_TRANSLATE_NOOP("Field", "A slot that the game fills")},
    {21, "cursor", "Cursor", QT_TRANSLATE_NOOP("Field", "A slot that the game fills")},
    {31, "lordaeronTree", "Lordaeron tree", QT_TRANSLATE_NOOP("Field", "A slot that the game fills")},
    {32, "ashenvaleTree", "Ashenvale tree", QT_TRANSLATE_NOOP("Field", "A slot that the game fills")},
    {33, "barrensTree", "Barrens tree", QT_TRANSLATE_NOOP("Field", "A slot that the game fills")},
    {34, "northrendTree", "Northrend tree", QT_TRANSLATE_NOOP("Field", "A slot that the game fills")},
    {35, "mushroomTree", "Mushroom tree", QT_TRANSLATE_NOOP("Field", "A slot that the game fills")},
    {36, "ruinsTree", "Ruins tree", QT_TRANSLATE_NOOP("Field", "A slot that the game fills")},
    {37, "outlandMushroomTree", "Outland mushroom tree", QT_TRANSLATE_NOOP("Field", "A slot that the game fills")},
};

const EnumTable wowReplaceableIds{
    {0, "none", "None (path)", QT_TRANSLATE_NOOP("Field", "The texture specifies its file")},
    {1, "skin", "Skin", QT_TRANSLATE_NOOP("Field", "A slot that the game fills")},
    {2, "objectSkin", "Object skin", QT_TRANSLATE_NOOP("Field", "A slot that the game fills")},
    {3, "weaponBlade", "Weapon blade", QT_TRANSLATE_NOOP("Field", "A slot that the game fills")},
    {4, "weaponHandle", "Weapon handle", QT_TRANSLATE_NOOP("Field", "A slot that the game fills")},
    {5, "environment", "Environment", QT_TRANSLATE_NOOP("Field", "A slot that the game fills")},
    {6, "characterHair", "Character hair", QT_TRANSLATE_NOOP("Field", "A slot that the game fills")},
    {7, "characterFacialHair", "Character facial hair", QT_TRANSLATE_NOOP("Field", "A slot that the game fills")},
    {8, "skinExtra", "Skin extra", QT_TRANSLATE_NOOP("Field", "A slot that the game fills")},
    {9, "uiSkin", "UI skin", QT_TRANSLATE_NOOP("Field", "A slot that the game fills")},
    {10, "taurenMane", "Tauren mane", QT_TRANSLATE_NOOP("Field", "A slot that the game fills")},
    {11, "monster1", "Monster skin 1", QT_TRANSLATE_NOOP("Field", "A slot that the game fills")},
    {12, "monster2", "Monster skin 2", QT_TRANSLATE_NOOP("Field", "A slot that the game fills")},
    {13, "monster3", "Monster skin 3", QT_TRANSLATE_NOOP("Field", "A slot that the game fills")},
    {14, "itemIcon", "Item icon", QT_TRANSLATE_NOOP("Field", "A slot that the game fills")},
};

const EnumTable modelFlags{
    {1, "trackPitchYaw", "Follow the ground in pitch",
     QT_TRANSLATE_NOOP("Field", "The model follows the slope of the ground in pitch")},
    {2, "trackPitchYawRoll", "Follow the ground in pitch and roll",
     QT_TRANSLATE_NOOP("Field", "The model follows the slope of the ground in pitch and roll")},
    {4, "alwaysAnimate", "Always animate", QT_TRANSLATE_NOOP("Field", "Plays even when out of sight")},
};

} // namespace

template<>
const StructInfo &describe<ModelInfo>()
{
    // clang-format off
    static const StructInfo s = StructBuilder<ModelInfo>("ModelInfo", "Model")
        .nameField("name", &ModelInfo::name)
            .help(QT_TRANSLATE_NOOP("Field", "Name of the model, by convention that of the file"))
        .field("animationFile", &ModelInfo::animationFile).assetPath()
            .help(QT_TRANSLATE_NOOP("Field", "External animation file; empty in all shipped models"))
        .field("extent", &ModelInfo::extent).affects(Affects::Sequence)
            .help(QT_TRANSLATE_NOOP("Field", "Bounds of the whole model"))
        .field("blendTime", &ModelInfo::blendTime).unit(Unit::Milliseconds).affects(Affects::Sequence)
            .help(QT_TRANSLATE_NOOP("Field",
                "Time over which the preview blends into another sequence; otherwise only the old art tools used it"))
        .field("flags", &ModelInfo::flags).flags(modelFlags).dialect(WowAlpha)
            .help(QT_TRANSLATE_NOOP("Field", "How the model stands on slopes; 0 in all known files"))
        .size(800, 372)
        .done();
    // clang-format on
    return s;
}

template<>
const StructInfo &describe<Sequence>()
{
    // clang-format off
    static const StructInfo s = StructBuilder<Sequence>("Sequence")
        .nameField("name", &Sequence::name).affects(Affects::Sequence)
            .help(QT_TRANSLATE_NOOP("Field", "The game chooses by the words in it: “Stand - 2”, “Attack Slam”, "
                                             "“Walk Alternate”"))
        .field("start", &Sequence::start).unit(Unit::Milliseconds).affects(Affects::Sequence)
            .help(QT_TRANSLATE_NOOP("Field", "First time of the interval on the model's timeline"))
        .field("end", &Sequence::end).unit(Unit::Milliseconds).affects(Affects::Sequence)
            .help(QT_TRANSLATE_NOOP("Field", "Last time of the interval"))
        .field("moveSpeed", &Sequence::moveSpeed).space(Space::Length).affects(Affects::Sequence)
            .help(QT_TRANSLATE_NOOP("Field", "Movement speed at which the walk cycle fits the ground"))
        .field("flags", &Sequence::flags).flags(sequenceFlags).affects(Affects::Sequence)
            .help(QT_TRANSLATE_NOOP("Field", "Whether the sequence stops at its end"))
        .field("rarity", &Sequence::rarity).dialect(~WowAlpha)
            .help(QT_TRANSLATE_NOOP("Field", "Higher values are rarer when several sequences match"))
        .field("syncPoint", &Sequence::syncPoint).dialect(~WowAlpha)
            .help(QT_TRANSLATE_NOOP("Field", "Meaning unknown; zero in nearly all files"))
        .field("extent", &Sequence::extent).affects(Affects::Sequence)
            .help(QT_TRANSLATE_NOOP("Field", "Bounds of the model during this sequence"))
        .field("frequency", &Sequence::frequency).dialect(WowAlpha).range(0, 1).unit(Unit::Fraction)
            .help(QT_TRANSLATE_NOOP("Field", "Chance among the sequences for the same action; all chances add up to 1"))
        .field("replayMinimum", &Sequence::replayMinimum).dialect(WowAlpha)
            .help(QT_TRANSLATE_NOOP("Field", "Minimum number of repetitions before another sequence is chosen"))
        .field("replayMaximum", &Sequence::replayMaximum).dialect(WowAlpha)
            .help(QT_TRANSLATE_NOOP("Field", "Maximum number of repetitions before another sequence is chosen"))
        .field("blendTime", &Sequence::blendTime).dialect(WowAlpha).unit(Unit::Milliseconds).affects(Affects::Sequence)
            .help(QT_TRANSLATE_NOOP("Field", "Time over which another sequence blends into this one"))
        .group("Play", &Sequence::name, &Sequence::start, &Sequence::end, &Sequence::flags, &Sequence::moveSpeed)
        .group("Choice", &Sequence::rarity, &Sequence::frequency, &Sequence::replayMinimum, &Sequence::replayMaximum,
            &Sequence::blendTime)
        .rare(&Sequence::syncPoint)
        .size(800, 132)
        .done();
    // clang-format on
    return s;
}

template<>
const StructInfo &describe<GlobalSequence>()
{
    // clang-format off
    static const StructInfo s = StructBuilder<GlobalSequence>("GlobalSequence", "Global sequence")
        .field("duration", &GlobalSequence::duration).unit(Unit::Milliseconds).affects(Affects::Sequence)
            .help(QT_TRANSLATE_NOOP("Field",
                "Length of the loop that runs regardless of the sequence that plays; 0 means a constant"))
        .size(800, 4)
        .done();
    // clang-format on
    return s;
}

template<>
const StructInfo &describe<Texture>()
{
    // clang-format off
    static const StructInfo s = StructBuilder<Texture>("Texture")
        .field("replaceableId", &Texture::replaceableId).label("Replaceable ID").enumeration(replaceableIds)
            .dialect(~WowAlpha)
            .affects(Affects::Texture)
            .help(QT_TRANSLATE_NOOP("Field", "Texture that the game supplies instead of a file"))
        .field("replaceableId", &Texture::replaceableId).label("Replaceable ID").enumeration(wowReplaceableIds)
            .dialect(WowAlpha)
            .affects(Affects::Texture)
            .help(QT_TRANSLATE_NOOP("Field", "Texture that the game supplies instead of a file"))
        .nameField("path", &Texture::path).assetPath().affects(Affects::Texture)
            .help(QT_TRANSLATE_NOOP("Field", "File in the game's archives or the map; empty for replaceable textures"))
        .field("flags", &Texture::flags).flags(textureFlags).affects(Affects::Texture)
            .help(QT_TRANSLATE_NOOP("Field", "Repeat the texture outside 0…1 instead of clamping"))
        .size(800, 268)
        .done();
    // clang-format on
    return s;
}

template<>
const StructInfo &describe<SoundTrack>()
{
    // clang-format off
    static const StructInfo s = StructBuilder<SoundTrack>("SoundTrack", "Sound track")
        .nameField("path", &SoundTrack::path).assetPath()
            .help(QT_TRANSLATE_NOOP("Field", "Sound file; the released game ignores this chunk"))
        .field("volume", &SoundTrack::volume).help(QT_TRANSLATE_NOOP("Field", "Volume"))
        .field("pitch", &SoundTrack::pitch).label("Sound pitch").help(QT_TRANSLATE_NOOP("Field", "Pitch"))
        .field("flags", &SoundTrack::flags).flags(noFlags).help(QT_TRANSLATE_NOOP("Field", "Meaning unknown"))
        .size(800, 272)
        .done();
    // clang-format on
    return s;
}

template<>
const StructInfo &describe<Glider>()
{
    // clang-format off
    static const StructInfo s = StructBuilder<Glider>("Glider")
        .field("geosetId", &Glider::geosetId).label("Geoset").refersTo("geosets")
            .help(QT_TRANSLATE_NOOP("Field", "Geoset that the glider applies to"))
        .done();
    // clang-format on
    return s;
}

template<>
const StructInfo &describe<FaceEffect>()
{
    // clang-format off
    static const StructInfo s = StructBuilder<FaceEffect>("FaceEffect", "Face effect")
        .nameField("target", &FaceEffect::target)
            .help(QT_TRANSLATE_NOOP("Field", "Name of the face that the FaceFX runtime animates"))
        .field("path", &FaceEffect::path).assetPath()
            .help(QT_TRANSLATE_NOOP("Field", "FaceFX file"))
        .size(900, 340)
        .done();
    // clang-format on
    return s;
}

} // namespace sinew
