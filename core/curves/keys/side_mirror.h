// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/schema/types.h"

namespace sinew {

/// How the movement of a node looks on the node of the other side: what it does to its rest, mirrored at the plane
/// across an axis of the model. Nodes whose axes at rest are the model's (all but `axis` left as they are) change the
/// signs of one coordinate, or of two components of a quaternion.
struct SideMirror
{
    int axis = 1;                ///< TransformFacet::sideAxis()
    Quat fromParent{0, 0, 0, 1}; ///< rotations of the parents in the model, at rest
    Quat toParent{0, 0, 0, 1};
    Quat fromRotation{0, 0, 0, 1}; ///< of the nodes in their parents
    Quat toRotation{0, 0, 0, 1};
    Vec3 fromPlace{}, toPlace{}; ///< their translations at rest

    Vec3 place(const Vec3 &from) const;
    Quat rotation(const Quat &from) const;
};

} // namespace sinew
