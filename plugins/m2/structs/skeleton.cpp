// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m2/structs/skeleton.h"

#include "core/schema/struct_builder.h"
#include "plugins/m2/names/animation_names.h"
#include "plugins/m2/names/attachment_names.h"
#include "plugins/m2/names/bone_names.h"
#include "plugins/m2/names/object_names.h"

#include <QtGlobal>

namespace sinew {

using namespace m2;

namespace {

// The oldest files have other bytes there.
bool isAlias(const Ctx &, const void *sequence)
{
    return (static_cast<const Sequence *>(sequence)->flags & SequenceFlag::Alias) != 0;
}

} // namespace

template<>
const StructInfo &describe<Box>()
{
    // clang-format off
    static const StructInfo s = StructBuilder<Box>("Box")
        .field("minimum", &Box::minimum).space(Space::BoxLow).unit(Unit::Distance)
            .help(QT_TRANSLATE_NOOP("Field", "Smallest corner of the box"))
        .field("maximum", &Box::maximum).space(Space::BoxHigh).unit(Unit::Distance)
            .help(QT_TRANSLATE_NOOP("Field", "Largest corner of the box"))
        .size(256, 24)
        .done();
    // clang-format on
    return s;
}

template<>
const StructInfo &describe<Bounds>()
{
    // clang-format off
    static const StructInfo s = StructBuilder<Bounds>("Bounds")
        .field("box", &Bounds::box).help(QT_TRANSLATE_NOOP("Field", "Box around the vertices"))
        .field("radius", &Bounds::radius).space(Space::Length).unit(Unit::Distance)
            .help(QT_TRANSLATE_NOOP("Field", "Radius of the bounding sphere"))
        .size(256, 28)
        .done();
    // clang-format on
    return s;
}

template<>
const StructInfo &describe<GlobalLoop>()
{
    // clang-format off
    static const StructInfo s = StructBuilder<GlobalLoop>("GlobalLoop", "Global sequence")
        .field("duration", &GlobalLoop::duration).unit(Unit::Milliseconds).affects(Affects::Sequence)
            .help(QT_TRANSLATE_NOOP("Field",
                "Length of the loop that runs regardless of the sequence that plays; 0 means a constant"))
        .size(256, 4)
        .done();
    // clang-format on
    return s;
}

template<>
const StructInfo &describe<Sequence>()
{
    // clang-format off
    static const StructInfo s = StructBuilder<Sequence>("Sequence")
        .field("id", &Sequence::id).label("Animation").enumeration(animationIds()).affects(Affects::Sequence)
            .help(QT_TRANSLATE_NOOP("Field", "Which animation in the game's table this is"))
        .field("variation", &Sequence::variation).affects(Affects::Sequence)
            .help(QT_TRANSLATE_NOOP("Field", "Its number among the animations with the same id"))
        .field("start", &Sequence::start).until(Version::SubTracks - 1).unit(Unit::Milliseconds)
            .affects(Affects::Sequence)
            .help(QT_TRANSLATE_NOOP("Field", "First time of the interval on the model's timeline"))
        .field("end", &Sequence::end).until(Version::SubTracks - 1).unit(Unit::Milliseconds).affects(Affects::Sequence)
            .help(QT_TRANSLATE_NOOP("Field", "Last time of the interval"))
        .field("duration", &Sequence::duration).since(Version::SubTracks).unit(Unit::Milliseconds)
            .affects(Affects::Sequence)
            .help(QT_TRANSLATE_NOOP("Field", "Length of the sequence"))
        .field("moveSpeed", &Sequence::moveSpeed).space(Space::Length).affects(Affects::Sequence)
            .help(QT_TRANSLATE_NOOP("Field", "Movement speed at which the walk cycle fits the ground"))
        .field("flags", &Sequence::flags).flags(sequenceFlags()).affects(Affects::Sequence)
            .help(QT_TRANSLATE_NOOP("Field", "Where the keys are, whether another sequence's keys play and how "
                                             "it blends"))
        .field("frequency", &Sequence::frequency).affects(Affects::Sequence)
            .help(QT_TRANSLATE_NOOP("Field",
                "Weight when choosing among variations; all variations of one animation add up to 32767"))
        .field("padding", &Sequence::padding).hidden()
            .help(QT_TRANSLATE_NOOP("Field", "Padding"))
        .field("replayMinimum", &Sequence::replayMinimum)
            .help(QT_TRANSLATE_NOOP("Field", "Minimum number of repetitions; 0 and 0 do not repeat"))
        .field("replayMaximum", &Sequence::replayMaximum)
            .help(QT_TRANSLATE_NOOP("Field", "Maximum number of repetitions"))
        .field("blendTimeIn", &Sequence::blendTimeIn).label("Blend time").unit(Unit::Milliseconds)
            .affects(Affects::Sequence)
            .help(QT_TRANSLATE_NOOP("Field", "How long this sequence is blended with the previous one"))
        .field("blendTimeOut", &Sequence::blendTimeOut).unit(Unit::Milliseconds).affects(Affects::Sequence)
            .help(QT_TRANSLATE_NOOP("Field",
                "How long it is blended with the next one, if the flags say so; otherwise the high part of the "
                "blend time"))
        .field("bounds", &Sequence::bounds).affects(Affects::Sequence)
            .help(QT_TRANSLATE_NOOP("Field", "Bounds of the model during this sequence"))
        .field("variationNext", &Sequence::variationNext).label("Next variation").refersTo("sequences")
            .affects(Affects::Sequence)
            .help(QT_TRANSLATE_NOOP("Field", "Sequence with the next variation of this animation"))
        .field("aliasNext", &Sequence::aliasNext).label("Alias of").refersTo("sequences", OnDelete::Clear, 0xffff)
            .usedWhen(isAlias)
            .affects(Affects::Sequence)
            .help(QT_TRANSLATE_NOOP("Field",
                "Sequence whose keys play where the alias flag is set; else this one itself or the next"))
        .field("timelineStart", &Sequence::timelineStart).label("Timeline start").stored(Storage::Runtime)
            .derived().hidden().generated(Generated::RangeStart)
            .since(Version::SubTracks)
            .help(QT_TRANSLATE_NOOP("Field",
                "Time on the common timeline at which the keys of this sequence start; not stored in the file"))
        .group("Play", &Sequence::id, &Sequence::variation, &Sequence::start, &Sequence::end, &Sequence::duration,
            &Sequence::flags, &Sequence::moveSpeed, &Sequence::aliasNext)
        .group("Choice", &Sequence::frequency, &Sequence::replayMinimum, &Sequence::replayMaximum,
            &Sequence::blendTimeIn, &Sequence::blendTimeOut, &Sequence::variationNext)
        .size(256, 68).size(260, 68).size(264, 64).size(272, 64)
        .done();
    // clang-format on
    return s;
}

template<>
const StructInfo &describe<ParentSequence>()
{
    using P = ParentSequence;
    // clang-format off
    static const StructInfo s = StructBuilder<P>("ParentSequence", "Parent sequence")
        .field("id", &P::id).label("Animation").derived().enumeration(animationIds())
            .help(QT_TRANSLATE_NOOP("Field", "Which animation in the game's table this is"))
        .field("variation", &P::variation).derived()
            .help(QT_TRANSLATE_NOOP("Field", "Its number among the animations with the same id"))
        .field("file", &P::file).stored(Storage::Inline).derived()
            .help(QT_TRANSLATE_NOOP("Field",
                "Skeleton that the sequence belongs to; edit it in a model that has this skeleton as its own"))
        .field("duration", &P::duration).derived().unit(Unit::Milliseconds)
            .help(QT_TRANSLATE_NOOP("Field", "Length of the sequence"))
        .field("moveSpeed", &P::moveSpeed).derived()
            .help(QT_TRANSLATE_NOOP("Field", "Movement speed at which the walk cycle fits the ground"))
        .field("flags", &P::flags).derived().flags(sequenceFlags())
            .help(QT_TRANSLATE_NOOP("Field", "Where the keys are, whether another sequence's keys play and how "
                                             "it blends"))
        .field("frequency", &P::frequency).derived()
            .help(QT_TRANSLATE_NOOP("Field",
                "Weight when choosing among variations; all variations of one animation add up to 32767"))
        .field("blendTimeIn", &P::blendTimeIn).label("Blend time").derived().unit(Unit::Milliseconds)
            .help(QT_TRANSLATE_NOOP("Field", "How long this sequence is blended with the previous one"))
        .field("blendTimeOut", &P::blendTimeOut).derived().unit(Unit::Milliseconds)
            .help(QT_TRANSLATE_NOOP("Field",
                "How long it is blended with the next one, if the flags say so; otherwise the high part of the "
                "blend time"))
        .field("bounds", &P::bounds).derived()
            .help(QT_TRANSLATE_NOOP("Field", "Bounds of the model during this sequence"))
        .field("parentRow", &P::parentRow).derived().hidden()
            .help(QT_TRANSLATE_NOOP("Field", "Row in the parent's list"))
        .field("variationNext", &P::variationNext).label("Next variation").derived().hidden()
            .help(QT_TRANSLATE_NOOP("Field", "Row of the next variation in the parent's list"))
        .field("level", &P::level).derived().hidden()
            .help(QT_TRANSLATE_NOOP("Field", "0 the parent, 1 the parent's parent and so on"))
        .field("timelineStart", &P::timelineStart).label("Timeline start").derived().hidden()
            .generated(Generated::RangeStart)
            .help(QT_TRANSLATE_NOOP("Field",
                "Time on the common timeline at which the keys of this sequence start; not stored in the file"))
        .done();
    // clang-format on
    return s;
}

template<>
const StructInfo &describe<PlayableAnimation>()
{
    // clang-format off
    static const StructInfo s = StructBuilder<PlayableAnimation>("PlayableAnimation", "Playable animation")
        .field("fallbackId", &PlayableAnimation::fallbackId).label("Animation").enumeration(animationIds())
            .help(QT_TRANSLATE_NOOP("Field", "Animation that plays instead of the one with this row's number"))
        .field("flags", &PlayableAnimation::flags)
            .help(QT_TRANSLATE_NOOP("Field", "0 forwards, 1 backwards, 3 frozen"))
        .size(256, 4).size(260, 4)
        .done();
    // clang-format on
    return s;
}

template<>
const StructInfo &describe<Bone>()
{
    // clang-format off
    static const StructInfo s = StructBuilder<Bone>("Bone")
        .field("keyBone", &Bone::keyBone).label("Key bone").enumeration(keyBoneIds()).affects(Affects::Skeleton)
            .help(QT_TRANSLATE_NOOP("Field", "What the game uses this bone for; -1 for nothing"))
        .field("flags", &Bone::flags).flags(boneFlags()).affects(Affects::Skeleton)
            .help(QT_TRANSLATE_NOOP("Field", "Inheritance, billboards and whether the bone is animated"))
        .field("parent", &Bone::parent).refersTo("bones", OnDelete::TakeOver).affects(Affects::Skeleton)
            .help(QT_TRANSLATE_NOOP("Field", "Parent bone"))
        .field("submeshId", &Bone::submeshId).label("Submesh ID")
            .help(QT_TRANSLATE_NOOP("Field",
                "Part of the mesh, or the distance to the parent; not used by the preview"))
        .field("nameCrc", &Bone::nameCrc).label("Name CRC").since(Version::CompressedRotations)
            .affects(Affects::Skeleton)
            .help(QT_TRANSLATE_NOOP("Field", "CRC-32 of the bone's name in the artist's file"))
        .field("translation", &Bone::translation).space(Space::Offset).affects(Affects::Skeleton).unit(Unit::Distance)
            .help(QT_TRANSLATE_NOOP("Field", "Offset from the rest position over time"))
        .field("rotation", &Bone::rotation).space(Space::Rotation)
            .stored(Storage::Compressed).affects(Affects::Skeleton)
            .help(QT_TRANSLATE_NOOP("Field", "Rotation about the pivot over time"))
        .field("scaling", &Bone::scaling).space(Space::Scaling).rest(1).affects(Affects::Skeleton)
            .help(QT_TRANSLATE_NOOP("Field", "Scale about the pivot over time"))
        .field("pivot", &Bone::pivot).space(Space::Point).unit(Unit::Distance).affects(Affects::Skeleton)
            .help(QT_TRANSLATE_NOOP("Field", "Point that the bone rotates about, in model space"))
        .group("Bone", &Bone::parent, &Bone::keyBone, &Bone::flags, &Bone::pivot)
        .group("Animation", &Bone::translation, &Bone::rotation, &Bone::scaling)
        .rare(&Bone::submeshId, &Bone::nameCrc)
        .size(256, 108).size(260, 112).size(264, 88).size(272, 88)
        .done();
    // clang-format on
    return s;
}

template<>
const StructInfo &describe<Attachment>()
{
    // clang-format off
    static const StructInfo s = StructBuilder<Attachment>("Attachment")
        .field("id", &Attachment::id).label("Attachment point").enumeration(attachmentIds()).affects(Affects::Skeleton)
            .help(QT_TRANSLATE_NOOP("Field", "What the game attaches here"))
        .field("bone", &Attachment::bone).refersTo("bones", OnDelete::TakeOver, 0xffff).affects(Affects::Skeleton)
            .help(QT_TRANSLATE_NOOP("Field", "Bone that moves the point"))
        .field("unknown", &Attachment::unknown)
            .help(QT_TRANSLATE_NOOP("Field", "Meaning unknown; zero in nearly all files"))
        .field("position", &Attachment::position).space(Space::Point).unit(Unit::Distance).affects(Affects::Skeleton)
            .help(QT_TRANSLATE_NOOP("Field", "Where the point is, in model space"))
        .field("animated", &Attachment::animated).rest(1).affects(Affects::Skeleton)
            .help(QT_TRANSLATE_NOOP("Field", "1 if whatever is attached here is animated with the model"))
        .size(256, 48).size(260, 48).size(264, 40).size(272, 40)
        .done();
    // clang-format on
    return s;
}

template<>
const StructInfo &describe<Event>()
{
    // clang-format off
    static const StructInfo s = StructBuilder<Event>("Event")
        .nameField("identifier", &Event::identifier).stored(Storage::Inline).affects(Affects::Skeleton)
            .help(QT_TRANSLATE_NOOP("Field", "What happens: four characters, mostly $ and three letters"))
        .field("data", &Event::data).affects(Affects::Skeleton)
            .help(QT_TRANSLATE_NOOP("Field", "Number that goes with the event: a sound, a spell"))
        .field("bone", &Event::bone).refersTo("bones", OnDelete::TakeOver, 0xffffffff).affects(Affects::Skeleton)
            .help(QT_TRANSLATE_NOOP("Field", "Bone at which it happens"))
        .field("position", &Event::position).space(Space::Point).unit(Unit::Distance).affects(Affects::Skeleton)
            .help(QT_TRANSLATE_NOOP("Field", "Where it happens, in model space"))
        .field("times", &Event::times).stored(Storage::TimesOnly).affects(Affects::Skeleton)
            .help(QT_TRANSLATE_NOOP("Field", "When it happens"))
        .size(256, 44).size(260, 44).size(264, 36).size(272, 36)
        .done();
    // clang-format on
    return s;
}

} // namespace sinew
