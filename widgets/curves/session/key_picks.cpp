// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/curves/session/key_picks.h"

#include "widgets/curves/session/curve_session.h"
#include "widgets/curves/session/shown_track.h"

#include <algorithm>
#include <numeric>
#include <set>
#include <unordered_set>

namespace sinew {

namespace {

/// The drawn components of a key with any part selected, as value bits.
KeyBits pickedComponents(const PickTrack &track, const KeyMark &mark)
{
    const KeyBits bits = mark.selected;
    return KeyBits((bits | bits >> maxComponents | bits >> 2 * maxComponents) & track.values);
}

/// Selects exactly these values among the drawn components.
void setValues(const PickTrack &track, KeyMark &mark, KeyBits values)
{
    mark.selected = KeyBits((mark.selected & ~allParts(track.values)) | (values & track.values));
}

/// Rows in chronological order.
std::vector<std::size_t> rowsByTime(const PickTrack &track)
{
    std::vector<std::size_t> rows(track.size());
    std::iota(rows.begin(), rows.end(), std::size_t(0));
    const auto times = track.curve.times();
    if (!std::is_sorted(times.begin(), times.end()))
        std::stable_sort(rows.begin(), rows.end(), [&](std::size_t a, std::size_t b) { return times[a] < times[b]; });
    return rows;
}

template<class Wanted>
void pickWhere(PickTracks &tracks, PickMode mode, const Wanted &wanted)
{
    for (PickTrack &track : tracks) {
        const auto times = track.curve.times();
        for (std::size_t row = 0; row < track.size(); ++row) {
            if (mode == PickMode::Replace)
                setValues(track, track.marks[row], 0);
            if (wanted(track, times[row]))
                pickKey(track, row, track.values, mode);
        }
    }
}

/// Sets the value bits of each key to a combination of its own and its neighbours'.
template<class Combine>
void combineNeighbours(PickTracks &tracks, const Combine &combine)
{
    for (PickTrack &track : tracks) {
        const std::vector<std::size_t> rows = rowsByTime(track);
        std::vector<KeyBits> now(rows.size());
        for (std::size_t i = 0; i < rows.size(); ++i)
            now[i] = pickedComponents(track, track.marks[rows[i]]);
        for (std::size_t i = 0; i < rows.size(); ++i) {
            const KeyBits left = i > 0 ? now[i - 1] : now[i], right = i + 1 < rows.size() ? now[i + 1] : now[i];
            const KeyBits next = combine(left, now[i], right);
            if (next != now[i])
                setValues(track, track.marks[rows[i]], next);
        }
    }
}

} // namespace

PickTracks pickTracks(const CurveSession &session)
{
    PickTracks picks;
    if (!session.document())
        return picks;
    for (const ShownTrack &track : session.tracks()) {
        const CurveBase &curve = session.curve(track);
        if (curve.size() == 0 || !session.isEditable(track))
            continue;
        PickTrack pick;
        pick.values = 0;
        for (int component = 0; component < std::max(session.components(track), 1); ++component)
            if (session.isDrawn(track, component))
                pick.values |= keyBit(KeyPart::Value, component);
        if (!pick.values)
            continue;
        pick.address = track.address();
        pick.curve = curve;
        pick.marks = session.document()->keySelection().marks(track.address());
        pick.marks.resize(curve.size());
        pick.playhead = session.playhead(track);
        pick.spans = track.spans;
        picks.push_back(std::move(pick));
    }
    return picks;
}

void setPicks(CurveSession &session, const PickTracks &tracks, bool keepOthers)
{
    if (!session.document())
        return;
    KeySelection &selection = session.document()->keySelection();
    std::vector<std::pair<Address, KeyMarks>> marks;
    std::set<Address> known;
    for (const PickTrack &track : tracks) {
        marks.emplace_back(track.address, track.marks);
        if (std::optional<KeyMarks> shown = session.limitedToShown(track.address, track.marks))
            marks.back().second = std::move(*shown);
        known.insert(track.address);
    }
    if (!keepOthers)
        for (const auto &[address, present] : selection.state())
            if (!known.contains(address) && anySelected(present)) {
                marks.emplace_back(address, present);
                for (KeyMark &mark : marks.back().second)
                    mark.selected = 0;
            }
    selection.setMarks(marks);
}

void followPicks(CurveSession &session, const PickTracks &tracks)
{
    std::optional<std::int32_t> outside;
    for (const PickTrack &pick : tracks) {
        const int row = session.trackOf(pick.address);
        const std::optional<TimeSpan> scope =
            row < 0 ? std::nullopt : session.scope(session.tracks()[std::size_t(row)]);
        const auto times = pick.curve.times();
        for (std::size_t i = 0; i < pick.size(); ++i) {
            if (!pick.marks[i].selected)
                continue;
            if (!scope || scope->contains(times[i]))
                return;
            if (!outside)
                outside = times[i];
        }
    }
    if (outside)
        session.chooseSequenceAt(*outside);
}

void changePicks(CurveSession &session, const std::function<void(PickTracks &)> &change)
{
    PickTracks tracks = pickTracks(session);
    change(tracks);
    setPicks(session, tracks);
}

void pickKey(PickTrack &track, std::size_t row, KeyBits bits, PickMode mode)
{
    KeyBits &selected = track.marks[row].selected;
    bits &= allParts(track.values);
    switch (mode) {
    case PickMode::Replace:
    case PickMode::Add:
        selected |= bits;
        break;
    case PickMode::Remove:
        selected &= KeyBits(~bits);
        break;
    case PickMode::Toggle:
        // Partly selected counts as not selected.
        selected = (selected & bits) == bits ? KeyBits(selected & ~bits) : KeyBits(selected | bits);
        break;
    }
}

void pickAll(PickTracks &tracks)
{
    pickWhere(tracks, PickMode::Replace, [](const PickTrack &, std::int32_t) { return true; });
}

void pickNone(PickTracks &tracks)
{
    pickWhere(tracks, PickMode::Replace, [](const PickTrack &, std::int32_t) { return false; });
}

void pickInverse(PickTracks &tracks)
{
    for (PickTrack &track : tracks)
        for (KeyMark &mark : track.marks)
            setValues(track, mark, KeyBits(~pickedComponents(track, mark)));
}

void pickMore(PickTracks &tracks)
{
    combineNeighbours(tracks, [](KeyBits left, KeyBits own, KeyBits right) { return KeyBits(left | own | right); });
}

void pickFewer(PickTracks &tracks)
{
    combineNeighbours(tracks, [](KeyBits left, KeyBits own, KeyBits right) { return KeyBits(left & own & right); });
}

void pickLinked(PickTracks &tracks)
{
    for (PickTrack &track : tracks) {
        KeyBits picked = 0;
        for (const KeyMark &mark : track.marks)
            picked |= pickedComponents(track, mark);
        for (KeyMark &mark : track.marks)
            setValues(track, mark, picked);
    }
}

void pickLinkedInSpans(PickTracks &tracks)
{
    for (PickTrack &track : tracks) {
        const auto times = track.curve.times();
        const auto spanOf = [&](std::int32_t time) {
            const auto found = std::find_if(track.spans.begin(), track.spans.end(),
                                            [&](const TimeSpan &s) { return s.contains(time); });
            return std::size_t(found - track.spans.begin()); // between all of them: one past the last
        };
        std::vector<KeyBits> picked(track.spans.size() + 1, 0);
        for (std::size_t row = 0; row < track.size(); ++row)
            if (const KeyBits own = pickedComponents(track, track.marks[row]))
                picked[spanOf(times[row])] |= own;
        for (std::size_t row = 0; row < track.size(); ++row)
            setValues(track, track.marks[row], picked[spanOf(times[row])]);
    }
}

void pickColumns(PickTracks &tracks)
{
    std::unordered_set<std::int32_t> wanted;
    for (const PickTrack &track : tracks)
        for (std::size_t row = 0; row < track.size(); ++row)
            if (pickedComponents(track, track.marks[row]))
                wanted.insert(track.curve.times()[row]);
    pickWhere(tracks, PickMode::Replace, [&](const PickTrack &, std::int32_t time) { return wanted.contains(time); });
}

void pickColumn(PickTracks &tracks, std::int32_t time, PickMode mode)
{
    pickWhere(tracks, mode, [time](const PickTrack &, std::int32_t at) { return at == time; });
}

void pickSpan(PickTracks &tracks, const TimeSpan &span, PickMode mode)
{
    pickWhere(tracks, mode, [&span](const PickTrack &, std::int32_t at) { return span.contains(at); });
}

void pickBeforePlayhead(PickTracks &tracks)
{
    pickWhere(tracks, PickMode::Replace, [](const PickTrack &track, std::int32_t at) { return at <= track.playhead; });
}

void pickAfterPlayhead(PickTracks &tracks)
{
    pickWhere(tracks, PickMode::Replace, [](const PickTrack &track, std::int32_t at) { return at >= track.playhead; });
}

void pickChannel(PickTracks &tracks, const Address &address, int component, PickMode mode)
{
    for (PickTrack &track : tracks) {
        const KeyBits bits = track.address != address ? KeyBits(0)
                             : component < 0          ? track.values
                                                      : keyBit(KeyPart::Value, component);
        for (std::size_t row = 0; row < track.size(); ++row) {
            if (mode == PickMode::Replace)
                setValues(track, track.marks[row], 0);
            pickKey(track, row, bits, mode);
        }
    }
}

void pickTracksOnly(PickTracks &tracks, const std::unordered_set<Address> &chosen)
{
    pickWhere(tracks, PickMode::Replace,
              [&](const PickTrack &track, std::int32_t) { return chosen.contains(track.address); });
}

void pickHandles(PickTracks &tracks, bool in, bool out)
{
    for (PickTrack &track : tracks) {
        if (!track.curve.hasTangents())
            continue;
        for (KeyMark &mark : track.marks) {
            const KeyBits own = pickedComponents(track, mark);
            setValues(track, mark, 0);
            mark.selected |= KeyBits((in ? own << maxComponents : 0) | (out ? own << 2 * maxComponents : 0));
        }
    }
}

void pickKeysOfHandles(PickTracks &tracks)
{
    for (PickTrack &track : tracks)
        for (KeyMark &mark : track.marks)
            setValues(track, mark, pickedComponents(track, mark));
}

} // namespace sinew
