// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/curves/keys/copied_keys.h"

#include <QStringList>

namespace sinew {

class CurveSession;
class Document;

/// Copies the pose of the selected nodes at the playhead; of all nodes if none is selected. Refused if there is none.
Result<CopiedKeys> poseOfSelection(const Document &document);

struct PoseSettings
{
    double share = 1; ///< from the present pose, 0…1
    bool mirrored = false;
    double reach = -1; ///< as PoseMix::reach
};

/// The number of nodes a pose was applied to, and the names that matched none.
struct AppliedPose
{
    int objects = 0;
    QString only; ///< its name if it was one
    QStringList leftOut;
};

/// Applies a pose to nodes at the playhead, by their names, as one step called `step`. Mirrored: to the nodes of the
/// other side; nodes in the middle stay, others without a side in their name are left out. If any of them is selected,
/// only to those. The pose of one node is applied to whatever nodes are selected. Refused with the reason and without
/// any change if no node fits, a track is locked, or no sequence is chosen.
Result<AppliedPose> applyPose(CurveSession &session, const CopiedKeys &pose, const PoseSettings &settings,
                              const QString &step);

} // namespace sinew
