// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/curves/keys/copied_keys.h"

#include <QStringList>

namespace sinew {

class CurveSession;
class Document;

/// The pose of the selected nodes at the playhead; of all nodes when none is selected. Refused when there is none.
Result<CopiedKeys> poseOfSelection(const Document &document);

struct PoseSettings
{
    double share = 1; ///< of the way from what is there, 0…1
    bool mirrored = false;
    double reach = 0; ///< falloff to both sides of the playhead in time units; 0: keys at the playhead
};

/// What a pose went into, and names whose part went nowhere.
struct AppliedPose
{
    int objects = 0;
    QStringList leftOut;
};

/// Brings nodes into a pose at the playhead, by their names, as one step called `step`. Mirrored: into the nodes of the
/// other side; names without a side stay. If any of them is selected, only those that are. The pose of one node goes
/// into whatever nodes are selected. Refused with the reason, so that nothing changes: no node fits, a track is locked,
/// no sequence is chosen.
Result<AppliedPose> applyPose(CurveSession &session, const CopiedKeys &pose, const PoseSettings &settings,
                              const QString &step);

} // namespace sinew
