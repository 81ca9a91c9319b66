// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/curves/curve_edit.h"
#include "core/curves/keys/copied_keys.h"
#include "core/curves/keys/side_mirror.h"

namespace sinew {

/// The values of the transform tracks of nodes at the playhead, as keys at time 0: one for each track that a node can
/// have, by the node's name. Empty if none of the objects is a node. Values that are not finite are left out.
CopiedKeys copyPose(const Document &document, std::span<const NodeId> objects);

/// Checks poses from files: each track has one finite position, rotation or scale, and there are at most 20,000 tracks.
Status checkPose(const CopiedKeys &pose);

struct PoseMix
{
    double share = 1;                 ///< of the way from the present value to the pose; 0 changes nothing
    double reach = 0;                 ///< of keyValueAtPlayhead()
    std::optional<SideMirror> mirror; ///< the other side
};
/// Moves a track towards its part of a pose at the playhead. A track without keys in the sequence that already
/// matches is left alone.
/// Does nothing if the type differs from the track's.
void blendPose(const Document &document, CurveEdit &edit, const CopiedTrack &track, const PoseMix &blend);

} // namespace sinew
