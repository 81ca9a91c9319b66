// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/curves/time_span.h"
#include "core/document/document.h"

namespace sinew {

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

} // namespace sinew
