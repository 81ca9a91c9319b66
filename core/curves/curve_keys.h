// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/curves/time_span.h"
#include "core/document/document.h"

#include <span>

namespace sinew {

// What a curve row does to a curve whose value type is known at run time only. All work on a copy; the caller pushes
// it.

/// Changes interpolation. Tangents that appear leave the shape calm (hermite: flat, bezier and rotations: at the key's
/// value); between hermite and bezier they are converted so that the shape stays, but for rotations, which read both
/// alike.
void setInterpolation(CurveBase &curve, const TypeInfo &value, std::uint32_t interpolation);

/// Row of the key at `time`, -1 when there is none: of several the last, whose value counts from that time on.
int keyAt(const CurveBase &curve, std::int32_t time);

void removeKeys(CurveBase &curve, const TypeInfo &value, std::size_t first, std::size_t count);

/// The timeline that a curve uses instead of the model's without stating so itself: the life of a particle, as
/// Clip::source. NoNode for all others, those on a global sequence too.
NodeId ownTimelineOf(const Document &document, const Address &address);

/// The playhead within a curve.
struct CurveMoment
{
    std::int32_t time = 0;
    SampleSpan span;
    TimeSpan range; ///< the sequence or global sequence whose keys count; as long as time where none is chosen
};
/// A curve without keys for the chosen sequence stands where it is read: in the first one (sourceClip).
/// `ownTimeline` as ownTimelineOf(): over the life of a particle playback stands as far as it does in the chosen
/// sequence, so that scrubbing reaches all of it.
CurveMoment momentIn(const Document &document, const CurveBase &curve, NodeId ownTimeline = NoNode);

/// The curve's value as the game reads it; `fallback` where it has no key and for events. Integers are steps; `step`:
/// all are.
Value sampleAny(const CurveBase &curve, const TypeInfo &value, const SampleSpan &span, const Value &fallback,
                bool step = false);

} // namespace sinew
