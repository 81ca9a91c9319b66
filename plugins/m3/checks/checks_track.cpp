// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m3/checks/checks.h"

#include "core/check/findings.h"
#include "core/check/track_edits.h"
#include "core/check/track_faults.h"
#include "plugins/m3/edit/sequence_places.h"
#include "plugins/m3/model/animated_values.h"
#include "plugins/m3/model/time_ranges.h"
#include <QtGlobal>
#include <algorithm>
#include <map>
#include <optional>

namespace sinew::m3 {

namespace {

namespace tracks {

/// The times up to which the keys of a model's sequences are played.
class PlayedTimes
{
public:
    explicit PlayedTimes(const M3Model &model) : m_root(model.data), m_ranges(model.data)
    {
        // The time of a concurrent collection wraps round at the end of its blocks, whatever the sequence's length.
        const std::vector<int> sequences = sequencesOf(m_root);
        for (std::size_t row = 0; row < m_root.collections.size(); ++row)
            if (const int sequence = sequences[row]; m_root.collections[row].concurrent && sequence >= 0)
                for (const Block &block : m_root.collections[row].blocks) {
                    std::int64_t &end = m_ownEnds[{sequence, block.animId}];
                    end = std::max<std::int64_t>(end, std::int64_t(block.timelineStart) + block.end);
                }
    }

    /// The times of the timeline that are played around a key; nothing where no sequence plays.
    struct Span
    {
        std::int64_t from, to; ///< inclusive
        const TimeRange *range;
    };
    std::optional<Span> spanAt(std::int32_t time, std::uint32_t animId) const
    {
        const TimeRange *range = m_ranges.at(time);
        if (!range || range->sequence < 0)
            return {};
        const Sequence &sequence = m_root.sequences[std::size_t(range->sequence)];
        const auto own = m_ownEnds.find({range->sequence, animId});
        const std::int64_t end = lineEnd(sequence);
        return Span{timelineStart(sequence), own == m_ownEnds.end() ? end : std::max(end, own->second), range};
    }

    /// Which keys are read, or lead to one that is: in each sequence those from its start to its end, the last one
    /// before and the first one after. All keys of tracks that are not in order.
    std::vector<bool> read(const CurveBase &curve, std::uint32_t animId) const
    {
        const auto times = curve.times();
        std::vector<bool> isRead(times.size(), true);
        if (!std::is_sorted(times.begin(), times.end()))
            return isRead;
        for (std::size_t first = 0, end = 1; first < times.size(); first = end, ++end) {
            const std::optional<Span> span = spanAt(times[first], animId);
            if (!span)
                continue;
            while (end < times.size() && span->range->holds(times[end]))
                ++end;
            for (std::size_t i = first; i < end; ++i) {
                const bool leadsIn = times[i] < span->from && (i + 1 == end || times[i + 1] > span->from);
                const bool leadsOut = times[i] > span->to && (i == first || times[i - 1] < span->to);
                isRead[i] = (times[i] >= span->from && times[i] <= span->to) || leadsIn || leadsOut;
            }
        }
        return isRead;
    }

private:
    const Root &m_root;
    TimeRanges m_ranges;
    std::map<std::pair<int, std::uint32_t>, std::int64_t> m_ownEnds; ///< by sequence and animId
};

void unplayed(const M3Model &model, Findings &findings)
{
    const PlayedTimes played(model);
    std::map<Address, Message> found; // in model order
    for (const auto &[animId, values] : animatedValues(model, [](const AnimatedValue &v) { return v.curve->size(); }))
        for (const AnimatedValue &value : values) {
            const std::vector<bool> isRead = played.read(*value.curve, animId);
            if (const auto count = std::count(isRead.begin(), isRead.end(), false))
                found.emplace(value.keys,
                              Message(QT_TRANSLATE_NOOP("Message", "%1 of %2 keys are outside their sequences"),
                                      {count, isRead.size()}));
        }
    for (auto &[at, message] : found)
        findings.add(message, at);
}

Status readOnly(EditBuilder &edit, const M3Model &model, const Finding &finding)
{
    std::size_t width = 0;
    const Address at = finding.place();
    const CurveBase *curve = trackAt(model, at, width);
    if (!curve)
        return Done{};
    const FieldRef id = model.field(beside<&Animated<float>::animId>(at));
    const std::vector<bool> isRead = PlayedTimes(model).read(*curve, *static_cast<const std::uint32_t *>(id.data));
    keepKeys(edit, model, at, *curve, width, [&](std::size_t row) { return isRead[row]; });
    return Done{};
}

/// The nearest time at which a sequence still plays an event.
std::int32_t playedTime(const PlayedTimes &played, std::int32_t time, std::uint32_t animId)
{
    const auto span = played.spanAt(time, animId);
    return span && span->from <= span->to ? std::int32_t(std::clamp<std::int64_t>(time, span->from, span->to)) : time;
}

void unplayedEvents(const M3Model &model, Findings &findings)
{
    const PlayedTimes played(model);
    const List<Event> &events = model.data.events;
    for (std::size_t i = 0; i < events.size() && !findings.isCancelled(); ++i) {
        const auto times = events[i].times.times();
        if (const auto count = std::count_if(times.begin(), times.end(), [&](std::int32_t time) {
                return playedTime(played, time, events[i].animId) != time;
            }))
            findings.add(Message(QT_TRANSLATE_NOOP("Message", "%1 of %2 keys are outside their sequences"),
                                 {count, times.size()}),
                         fieldOf<&Event::times>(events.ids[i]));
    }
}

Status moveEvents(EditBuilder &edit, const M3Model &model, const Finding &finding)
{
    const auto *event = model.get<Event>(finding.place().node);
    if (!event)
        return Done{};
    const PlayedTimes played(model);
    Curve<NoValue> times = event->times;
    for (std::int32_t &time : times.editTimes())
        time = playedTime(played, time, event->animId);
    setTrack(edit, model, finding.place(), times);
    return Done{};
}

/// Also checks the rotations of bones where nothing animates them.
void notUnit(const M3Model &model, Findings &findings)
{
    findNotUnit(model, findings);
    const List<Bone> &bones = model.data.bones;
    for (std::size_t i = 0; i < bones.size() && !findings.isCancelled(); ++i)
        if (!isUnit(bones[i].rotation.value))
            findings.add(Message(QT_TRANSLATE_NOOP("Message", "rotations whose length is not 1: %1"), {1}),
                         fieldOf<&Bone::rotation, &Animated<Quat>::value>(bones.ids[i]));
}

} // namespace tracks

} // namespace

std::vector<Check> trackChecks()
{
    using namespace tracks;
    return {
        {"m3.track.unplayed",
         Impact::Waste,
         QT_TRANSLATE_NOOP("Message", "Keys outside their sequence"),
         QT_TRANSLATE_NOOP("Message", "A sequence reads its keys from its start to its end, plus the last one before "
                                      "and the first one after; in a collection that plays over others, it reads up to "
                                      "the end of its block. Keys farther out are never reached."),
         Reads::curves() | Reads::of<Sequence, SequenceGroup, Collection, Block>(),
         checkOf<&unplayed>,
         {{QT_TRANSLATE_NOOP("Message", "Delete these keys"), Fix::Safe, fixOf<&readOnly>}}},
        {"m3.event.unplayed",
         Impact::Wrong,
         QT_TRANSLATE_NOOP("Message", "Events outside their sequence"),
         QT_TRANSLATE_NOOP("Message", "An event happens when its sequence reaches its time, which never happens before "
                                      "its start or after its end."),
         Reads::curves() | Reads::of<Sequence, SequenceGroup, Collection, Block, Event>(),
         checkOf<&unplayedEvents>,
         {{QT_TRANSLATE_NOOP("Message", "Move them to the sequence's start or end"), Fix::Changes,
           fixOf<&moveEvents>}}},
        {"m3.track.unsorted",
         Impact::Wrong,
         QT_TRANSLATE_NOOP("Message", "Keys out of order"),
         QT_TRANSLATE_NOOP("Message", "In all of Blizzard's files, keys are in chronological order. A search that "
                                      "expects this finds the wrong one."),
         Reads::curves(),
         &findUnsorted,
         {{QT_TRANSLATE_NOOP("Message", "Sort the keys"), Fix::Changes, &sortKeys}}},
        {"m3.track.same-time",
         Impact::Wrong,
         QT_TRANSLATE_NOOP("Message", "Keys at the same time"),
         QT_TRANSLATE_NOOP(
             "Message", "Only one of them can count at that time; which one depends on the direction of the search."),
         Reads::curves(),
         &findEqualTimes,
         {{QT_TRANSLATE_NOOP("Message", "Keep the first one"), Fix::Changes, &keepFirstOfEqualTimes}}},
        {"m3.track.not-unit",
         Impact::Wrong,
         QT_TRANSLATE_NOOP("Message", "Rotations that scale"),
         QT_TRANSLATE_NOOP("Message", "Quaternions of a length other than 1 scale or shear what they turn, in programs "
                                      "that don't normalise them (glTF-Validator)."),
         Reads::curves() | Reads::of<Bone>(),
         checkOf<&notUnit>,
         {{QT_TRANSLATE_NOOP("Message", "Normalise them"), Fix::Changes, &makeUnit}}},
    };
}

} // namespace sinew::m3
