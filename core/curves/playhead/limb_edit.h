// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/curves/curve_edit.h"
#include "core/scene/motion/limb.h"
#include "core/scene/pose/node_transform.h"

#include <array>

namespace sinew {

/// A limb of a posed model whose end is dragged: a hand or a foot. Computes the keys of its two parents' rotations that
/// bring it there; nothing else gets keys.
///
/// Created once at a gesture's start; every later state of the gesture is computed from that start.
class LimbEdit
{
public:
    /// `scene` shows the document's model, `when` is the document's time. Refused if the node has no two parents that
    /// can be turned, one of the bones has no length, something else than their tracks turns them, or rotations can't
    /// be set now: as PosedEdit::begin(), without auto-key only those that are constants.
    static Result<LimbEdit> begin(const Document &document, const RenderScene &scene, const PoseTime &when, NodeId end);

    /// The end's pivot as posed.
    Eigen::Vector3f place() const { return m_place; }

    struct Bent
    {
        ChangeSet changes;
        LimbReach reach = LimbReach::There;
    };
    /// The limb with its end moved by `move`, in model space. Refused if turns of the parents can't bring it there:
    /// they are scaled unevenly or turn to the viewer, the end does not follow them, or the goal is at the limb's root.
    Result<Bent> bent(const Document &document, const Eigen::Vector3f &move) const;

private:
    /// From the root of the limb to its end.
    struct Joint
    {
        SceneNode node;
        LocalTransform local;
    };

    using Joints = std::array<Joint, 3>;
    using Places = std::array<Eigen::Vector3d, 3>;
    Places places(const Joints &joints) const;

    Joints m_joints;
    WorldTransform m_parent; ///< of the root
    PoseTime m_when;
    Eigen::Vector3f m_place = Eigen::Vector3f::Zero();
    std::array<CurveEdit, 2> m_rotations; ///< in their original state
};

} // namespace sinew
