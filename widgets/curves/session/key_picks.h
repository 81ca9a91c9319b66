// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/curves/curve_edit.h"

#include <functional>
#include <unordered_set>

namespace sinew {

class CurveSession;

/// One track for selecting: its keys, which are selected, and which may be.
struct PickTrack
{
    Address address;
    CurveBase curve;
    KeyMarks marks;      ///< one per key
    KeyBits values = 1;  ///< value bits of the drawn components (events: bit 0); others stay as they are
    double playhead = 0; ///< on the track's own line
    TimeSpans spans;

    std::size_t size() const { return marks.size(); }
};
using PickTracks = std::vector<PickTrack>;

/// Value bits and the handle bits of the same components.
constexpr KeyBits allParts(KeyBits values)
{
    return values | values << maxComponents | values << 2 * maxComponents;
}

enum class PickMode : std::uint8_t { Replace, Add, Remove, Toggle };

/// The drawn and unlocked tracks with keys, in the session's order.
PickTracks pickTracks(const CurveSession &session);
/// Makes them the document's selection, limited to the session's scope, with one signal; keys of other tracks are
/// deselected unless `keepOthers`.
void setPicks(CurveSession &session, const PickTracks &tracks, bool keepOthers = false);
/// Call before setPicks() for keys picked with the pointer: if all selected keys lie in another sequence, that one is
/// chosen.
void followPicks(CurveSession &session, const PickTracks &tracks);
/// Runs a command: `change(session, pickInverse)`, `change(session, [](PickTracks &t) { pickColumn(t, 100); })`.
void changePicks(CurveSession &session, const std::function<void(PickTracks &)> &change);

// The functions below change the marks of drawn components only. Handles are deselected unless mentioned.

void pickAll(PickTracks &tracks);
void pickNone(PickTracks &tracks);
void pickInverse(PickTracks &tracks);
/// Adds the neighbours in time of selected keys, per component.
void pickMore(PickTracks &tracks);
/// Deselects keys that have an unselected neighbour.
void pickFewer(PickTracks &tracks);
/// All keys of the components that have a selected key.
void pickLinked(PickTracks &tracks);
/// The same, but only keys in the spans (sequences) that hold a selected key.
void pickLinkedInSpans(PickTracks &tracks);
/// All keys at the time of any selected key.
void pickColumns(PickTracks &tracks);
/// All keys at one time.
void pickColumn(PickTracks &tracks, std::int32_t time, PickMode mode = PickMode::Replace);
/// All keys within a time range.
void pickSpan(PickTracks &tracks, const TimeSpan &span, PickMode mode = PickMode::Replace);
/// Keys at and before the playhead, at and after it.
void pickBeforePlayhead(PickTracks &tracks);
void pickAfterPlayhead(PickTracks &tracks);
/// All keys of one component, -1 for all of the track.
void pickChannel(PickTracks &tracks, const Address &track, int component, PickMode mode = PickMode::Replace);
/// All keys of some tracks and no others.
void pickTracksOnly(PickTracks &tracks, const std::unordered_set<Address> &chosen);
/// The handles of the selected keys instead of their values; curves without tangents keep the values.
void pickHandles(PickTracks &tracks, bool in, bool out);
/// The keys whose handles are selected.
void pickKeysOfHandles(PickTracks &tracks);

/// Adds `bits` of one key to the selection or removes them; Replace adds (deselect the rest first).
void pickKey(PickTrack &track, std::size_t row, KeyBits bits, PickMode mode);

} // namespace sinew
