// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/curves/curve_edit.h"
#include "core/curves/keys/copied_keys.h"
#include "core/curves/keys/side_mirror.h"

namespace sinew {

/// What the transform tracks of nodes are at the playhead, as keys at time 0: one for each track that a node can have,
/// by the node's name. Empty when none of the objects is a node. A value that is not finite is left out.
CopiedKeys copyPose(const Document &document, std::span<const NodeId> objects);

/// Poses from files: what can't be one is refused. One finite position, rotation or scale for each track, of at most
/// 20,000 tracks.
Status checkPose(const CopiedKeys &pose);

struct PoseMix
{
    double share = 1;                 ///< of the way from what is there to the pose; 0 changes nothing
    double reach = 0;                 ///< falloff on both sides (spreadValueAtPlayhead); 0: a key at the playhead
    std::optional<SideMirror> mirror; ///< the other side
};
/// Brings a track nearer to its part of a pose at the playhead. A track without keys that is there already stays as it
/// is. Of another type than the track's: nothing.
void blendPose(const Document &document, CurveEdit &edit, const CopiedTrack &track, const PoseMix &blend);

} // namespace sinew
