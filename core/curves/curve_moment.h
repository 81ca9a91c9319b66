// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/curves/time_span.h"
#include "core/document/document.h"

namespace sinew {

/// The timeline that a curve uses instead of the model's without storing so itself: the life of a particle, as
/// Clip::source. NoNode for all others, including those on a global sequence.
NodeId ownTimelineOf(const Document &document, const Address &address);

/// The playhead's position within a curve.
struct CurveMoment
{
    std::int32_t time = 0;
    SampleSpan span;
    TimeSpan range; ///< the sequence or global sequence whose keys count; all time if none is chosen
};

/// A curve without keys for the chosen sequence is evaluated where it is read: in the first one (sourceClip).
/// `ownTimeline` as ownTimelineOf(): in the life of a particle, the playhead is at the same fraction as in the chosen
/// sequence, so scrubbing reaches all of it.
CurveMoment momentIn(const Document &document, const CurveBase &curve, NodeId ownTimeline = NoNode);

} // namespace sinew
