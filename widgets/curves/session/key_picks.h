// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/curves/curve_edit.h"

#include <functional>

namespace sinew {

class CurveSession;

/// One track as selecting sees it: its keys, what is selected of them, and what may be.
struct PickTrack
{
    Address address;
    CurveBase curve;
    KeyMarks marks;      ///< one per key
    KeyBits values = 1;  ///< value bits of the drawn components (events: bit 0); others keep what they have
    double playhead = 0; ///< on the track's own line
    std::vector<TimeSpan> spans;

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
/// Makes them the document's selection, as far as the session's scope goes, with one signal; keys of other tracks are
/// deselected unless `keepOthers`.
void setPicks(CurveSession &session, const PickTracks &tracks, bool keepOthers = false);
/// For what is picked with the pointer, before setPicks(): if all that is selected stands in another sequence, that one
/// is chosen.
void followPicks(CurveSession &session, const PickTracks &tracks);
/// What a command does: `change(session, pickInverse)`, `change(session, [](PickTracks &t) { pickColumn(t, 100); })`.
void changePicks(CurveSession &session, const std::function<void(PickTracks &)> &change);

// What follows changes the marks of tracks, of components that are drawn only. Handles are deselected where not named.

void pickAll(PickTracks &tracks);
void pickNone(PickTracks &tracks);
void pickInverse(PickTracks &tracks);
/// The neighbours in time of selected keys, too, per component.
void pickMore(PickTracks &tracks);
/// Deselects keys that have an unselected neighbour.
void pickFewer(PickTracks &tracks);
/// All keys of the components that have a selected key.
void pickLinked(PickTracks &tracks);
/// The same, but only keys in the spans (sequences) that hold a selected key.
void pickLinkedInSpans(PickTracks &tracks);
/// All keys that stand at a time of a selected key.
void pickColumns(PickTracks &tracks);
/// All keys at one time.
void pickColumn(PickTracks &tracks, std::int32_t time, PickMode mode = PickMode::Replace);
/// All keys inside of a time range.
void pickSpan(PickTracks &tracks, const TimeSpan &span, PickMode mode = PickMode::Replace);
/// Keys at and before the playhead, at and after it.
void pickBeforePlayhead(PickTracks &tracks);
void pickAfterPlayhead(PickTracks &tracks);
/// All keys of one component, -1 for all of the track.
void pickChannel(PickTracks &tracks, const Address &track, int component, PickMode mode = PickMode::Replace);
/// The handles of the selected keys instead of their values; curves without tangents keep the values.
void pickHandles(PickTracks &tracks, bool in, bool out);
/// The keys whose handles are selected.
void pickKeysOfHandles(PickTracks &tracks);

/// Gives `bits` of one key to the selection or takes them from it; Replace adds (deselect the rest first).
void pickKey(PickTrack &track, std::size_t row, KeyBits bits, PickMode mode);

} // namespace sinew
