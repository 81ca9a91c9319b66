// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/curves/keys/key_transform.h"
#include "core/curves/keys/snapping.h"
#include "core/document/playback.h"

namespace sinew {

enum class TimeDisplay : std::uint8_t { Units, Frames, Seconds };
enum class ValueDisplay : std::uint8_t {
    Plain,
    Normalised, ///< each component's own range fills the height
    Stacked,    ///< a lane for each component, each with its own range
};

/// How the curve editor displays and edits; shared by graph, dope sheet and key table.
struct CurveOptions
{
    RotationOrder rotation = RotationOrder::Xyz;
    TimeDisplay time = TimeDisplay::Units;
    double framesPerSecond = defaultFramesPerSecond;
    bool timesFromStart = false; ///< counted from the start of each sequence in all formats
    ValueDisplay values = ValueDisplay::Plain;
    bool onlySelected = true;  ///< lists tracks of selected objects and pinned ones; else of every object that has keys
    bool allSequences = false; ///< commands affect the keys of all sequences, not only of the chosen one
    bool showAbsent = false;   ///< lists tracks that the shown objects could have
    bool showGhost = true;     ///< draws the curve as it was before the gesture
    bool showHandles = true;
    bool followPlayback = false;
    // Editing.
    Collision collision = Collision::Merge;
    bool keepInSpans = true;
    bool ripple = false;
    double falloff = 0; ///< reach of a proportional edit, time units
    enum class Pivot : std::uint8_t { Centre, Playhead, Individual, ValueCursor } pivot = Pivot::Centre;
    bool snapToFrames = false, snapToMarkers = true;
    double snapTime = 1; ///< grid in time units if not snapping to frames
    double snapValue = 0;
    HandleMode newHandles = HandleMode::Auto; ///< KeySelection::newHandles()

    bool operator==(const CurveOptions &) const = default;
};

} // namespace sinew
