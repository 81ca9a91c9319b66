// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m3/structs/animation.h"

#include "core/schema/struct_builder.h"
#include "plugins/m3/names/model_names.h"

#include <QtGlobal>

namespace sinew {

using namespace m3;

template<>
const StructInfo &describe<m3::Sequence>()
{
    using S = m3::Sequence;
    // clang-format off
    static const StructInfo s = StructBuilder<S>("Sequence").tag("SEQS")
        .versionField("sectionVersion", &S::sectionVersion).stored(Storage::Runtime).hidden()
        .field("id", &S::id).label("ID")
            .help(QT_TRANSLATE_NOOP("Field", "Meaning unknown; -1 in all files seen"))
        .field("index", &S::index)
            .help(QT_TRANSLATE_NOOP("Field", "Meaning unknown; -1 in nearly all files"))
        .nameField("name", &S::name).affects(Affects::Sequence)
            .help(QT_TRANSLATE_NOOP("Field", "Name by which the game asks for the sequence"))
        .field("start", &S::start).unit(Unit::Milliseconds).affects(Affects::Sequence)
            .help(QT_TRANSLATE_NOOP("Field", "Where the sequence begins on its own timeline"))
        .field("end", &S::end).unit(Unit::Milliseconds).affects(Affects::Sequence)
            .help(QT_TRANSLATE_NOOP("Field", "Where the sequence ends on its own timeline"))
        .field("moveSpeed", &S::moveSpeed).space(Space::Length)
            .label("Movement speed").unit(Unit::PerSecond).affects(Affects::Sequence)
            .help(QT_TRANSLATE_NOOP("Field", "Distance that the model moves per second while the sequence plays"))
        .field("flags", &S::flags).flags(sequenceFlags()).affects(Affects::Sequence)
            .help(QT_TRANSLATE_NOOP("Field", "Looping, and whether the sequence plays alongside others"))
        .field("frequency", &S::frequency).affects(Affects::Sequence)
            .help(QT_TRANSLATE_NOOP("Field", "How often it is chosen among the sequences with the same name"))
        .field("replayStart", &S::replayStart)
            .help(QT_TRANSLATE_NOOP("Field", "Minimum number of repetitions; 1 in all known files"))
        .field("replayEnd", &S::replayEnd)
            .help(QT_TRANSLATE_NOOP("Field", "Maximum number of repetitions; 1 in all known files"))
        .field("blendTime", &S::blendTime).unit(Unit::Milliseconds).affects(Affects::Sequence)
            .help(QT_TRANSLATE_NOOP("Field", "Time over which the previous sequence fades into this one"))
        .field("unknown52", &S::unknown52).until(1)
            .help(QT_TRANSLATE_NOOP("Field", "Meaning unknown; zero in all files seen"))
        .field("bounds", &S::bounds).affects(Affects::Sequence)
            .help(QT_TRANSLATE_NOOP("Field", "Bounds of the model while the sequence plays"))
        .field("animationSets", &S::animationSets)
            .help(QT_TRANSLATE_NOOP("Field", "Meaning unknown; empty in all files seen"))
        .field("timelineStart", &S::timelineStart).label("Timeline start").stored(Storage::Runtime)
            .derived().hidden().generated(Generated::RangeStart)
            .help(QT_TRANSLATE_NOOP("Field",
                "Time on the common timeline at which the keys of this sequence start; not stored in the file"))
        .group("Play", &S::name, &S::start, &S::end, &S::moveSpeed, &S::blendTime, &S::flags)
        .group("Choice", &S::frequency, &S::replayStart, &S::replayEnd)
        .rare(&S::id, &S::index)
        .size(1, 96).size(2, 92)
        .done();
    // clang-format on
    return s;
}

template<>
const StructInfo &describe<SequenceGroup>()
{
    using S = SequenceGroup;
    // clang-format off
    static const StructInfo s = StructBuilder<S>("SequenceGroup", "Sequence group (STG)").tag("STG_")
        .versionField("sectionVersion", &S::sectionVersion).stored(Storage::Runtime).hidden()
        .nameField("name", &S::name)
            .help(QT_TRANSLATE_NOOP("Field", "Name of the sequence in the same row"))
        .field("collections", &S::collections).refersTo("collections", OnDelete::Custom).affects(Affects::Sequence)
            .help(QT_TRANSLATE_NOOP("Field",
                "Collections that play; if several animate a value, the one with the highest priority wins, or "
                "the first among equals"))
        .size(0, 24)
        .done();
    // clang-format on
    return s;
}

template<>
const StructInfo &describe<Block>()
{
    // clang-format off
    static const StructInfo s = StructBuilder<Block>("Block", "Animation block")
        .field("animId", &Block::animId).label("Animation ID").stored(Storage::Runtime).derived()
            .identifies().generated(Generated::IdReference)
            .help(QT_TRANSLATE_NOOP("Field", "Number of the value that the keys belong to"))
        .field("kind", &Block::kind).enumeration(blockKindNames()).stored(Storage::Runtime).derived().identifies()
            .help(QT_TRANSLATE_NOOP("Field", "Kind of values in the keys"))
        .field("row", &Block::row).stored(Storage::Runtime).derived().hidden()
            .help(QT_TRANSLATE_NOOP("Field", "Position among the blocks of this kind"))
        .field("flags", &Block::flags)
            .help(QT_TRANSLATE_NOOP("Field", "1 for events and about a tenth of the others; meaning unknown"))
        .field("end", &Block::end).unit(Unit::Milliseconds).affects(Affects::Sequence)
            .help(QT_TRANSLATE_NOOP("Field", "Where the keys end; mostly the end of the sequence or the last key"))
        .field("timelineStart", &Block::timelineStart).label("Timeline start").stored(Storage::Runtime)
            .derived().hidden().generated(Generated::RangeStart)
            .help(QT_TRANSLATE_NOOP("Field",
                "Time on the common timeline at which the keys of this block start; not stored in the file"))
        .field("looseTimes", &Block::looseTimes).label("Orphaned key times").stored(Storage::Runtime)
            .help(QT_TRANSLATE_NOOP("Field", "Times of keys whose animation ID belongs to no value"))
        .field("looseValues", &Block::looseValues).label("Orphaned key values").stored(Storage::Runtime)
            .help(QT_TRANSLATE_NOOP("Field", "Bytes of keys whose animation ID belongs to no value"))
        .done();
    // clang-format on
    return s;
}

template<>
const StructInfo &describe<Collection>()
{
    using C = Collection;
    // clang-format off
    static const StructInfo s = StructBuilder<C>("Collection", "Animation collection (STC)").tag("STC_")
        .versionField("sectionVersion", &C::sectionVersion).stored(Storage::Runtime).hidden()
        .nameField("name", &C::name)
            .help(QT_TRANSLATE_NOOP("Field", "Name of the collection"))
        .field("concurrent", &C::concurrent).toggle(switchStates()).affects(Affects::Sequence)
            .help(QT_TRANSLATE_NOOP("Field", "1 if the keys play on top of those of other collections"))
        .field("priority", &C::priority).affects(Affects::Sequence)
            .help(QT_TRANSLATE_NOOP("Field", "Which collection wins when several play at once"))
        .field("animationSet", &C::animationSet).refersTo("animationSets", OnDelete::Clear, 0xffff)
            .help(QT_TRANSLATE_NOOP("Field", "List of what the collection animates"))
        .field("animationSetCopy", &C::animationSetCopy).refersTo("animationSets", OnDelete::Clear, 0xffff)
            .help(QT_TRANSLATE_NOOP("Field", "The same row as the animation set in all files seen"))
        .field("blocks", &C::blocks).stored(Storage::BlockIds).affects(Affects::Sequence)
            .help(QT_TRANSLATE_NOOP("Field", "Which values the collection animates"))
        .field("unknown44", &C::unknown44)
            .help(QT_TRANSLATE_NOOP("Field", "Meaning unknown; zero in all files seen"))
        .field("keyData", &C::keyData).stored(Storage::BlockData).derived().hidden()
            .help(QT_TRANSLATE_NOOP("Field", "The keys themselves; they are shown with the values that they animate"))
        .size(4, 204)
        .done();
    // clang-format on
    return s;
}

template<>
const StructInfo &describe<AnimationSet>()
{
    using A = AnimationSet;
    // clang-format off
    static const StructInfo s = StructBuilder<A>("AnimationSet", "Animation set (STS)").tag("STS_")
        .versionField("sectionVersion", &A::sectionVersion).stored(Storage::Runtime).hidden()
        .field("animIds", &A::animIds).label("Animation IDs").set().generated(Generated::IdReference)
            .help(QT_TRANSLATE_NOOP("Field", "Values that the collection with this set animates"))
        .field("parent", &A::parent)
            .help(QT_TRANSLATE_NOOP("Field", "Meaning unknown; -1 in all files seen"))
        .field("next", &A::next)
            .help(QT_TRANSLATE_NOOP("Field", "Meaning unknown; -1 in all files seen"))
        .field("child", &A::child)
            .help(QT_TRANSLATE_NOOP("Field", "Meaning unknown; -1 in all files seen"))
        .field("unknown24", &A::unknown24)
            .help(QT_TRANSLATE_NOOP("Field", "Meaning unknown; -1 in all files seen"))
        .field("unknown26", &A::unknown26)
            .help(QT_TRANSLATE_NOOP("Field", "Meaning unknown; zero in all files seen"))
        .size(0, 28)
        .done();
    // clang-format on
    return s;
}

template<>
const StructInfo &describe<m3::Event>()
{
    using E = m3::Event;
    // clang-format off
    static const StructInfo s = StructBuilder<E>("Event").tag("EVNT")
        .versionField("sectionVersion", &E::sectionVersion).stored(Storage::Runtime).hidden()
        .nameField("name", &E::name).affects(Affects::Skeleton)
            .help(QT_TRANSLATE_NOOP("Field", "What happens: Evt_SeqEnd, Evt_Simulate or a name of the game's data"))
        .field("id", &E::id).label("ID")
            .help(QT_TRANSLATE_NOOP("Field", "Meaning unknown; -1 in all files seen"))
        .field("bone", &E::bone).refersTo("bones", OnDelete::Clear).affects(Affects::Skeleton)
            .help(QT_TRANSLATE_NOOP("Field", "Bone at which it happens"))
        .field("boneCopy", &E::boneCopy)
            .help(QT_TRANSLATE_NOOP("Field", "Meaning unknown; zero in all files seen"))
        .field("matrix", &E::matrix).space(Space::Frame)
            .help(QT_TRANSLATE_NOOP("Field", "Where it happens; mostly the identity"))
        .field("flags", &E::flags)
            .help(QT_TRANSLATE_NOOP("Field", "Meaning unknown; 4 in all files seen"))
        .field("payload", &E::payload)
            .help(QT_TRANSLATE_NOOP("Field", "Text that goes with the event; empty in all files seen"))
        .field("parameter1", &E::parameter1).since(1)
            .help(QT_TRANSLATE_NOOP("Field", "Number that goes with the event"))
        .field("parameter2", &E::parameter2).since(2)
            .help(QT_TRANSLATE_NOOP("Field", "Number that goes with the event"))
        .field("animId", &E::animId).label("Animation ID").stored(Storage::Runtime)
            .help(QT_TRANSLATE_NOOP("Field", "Number by which collections refer to the track of this event"))
        .field("times", &E::times).stored(Storage::Runtime).affects(Affects::Skeleton)
            .help(QT_TRANSLATE_NOOP("Field", "When it happens"))
        .group("Event", &E::name, &E::bone, &E::times, &E::payload)
        .group("Place", &E::matrix)
        .rare(&E::id, &E::animId, &E::boneCopy, &E::flags, &E::parameter1, &E::parameter2)
        .size(0, 100).size(1, 104).size(2, 108)
        .done();
    // clang-format on
    return s;
}

} // namespace sinew
