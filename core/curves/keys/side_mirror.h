// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/schema/types.h"

namespace sinew {

/// How the movement of a node looks on the node of the other side: its offset from rest, mirrored at the plane across
/// an axis of the model. For nodes whose axes at rest are the model's (all members but `axis` at their defaults), one
/// coordinate or two components of a quaternion change sign.
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
