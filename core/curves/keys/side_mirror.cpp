// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/curves/keys/side_mirror.h"

#include "core/curves/rotation_view.h"

namespace sinew {

Vec3 SideMirror::place(const Vec3 &from) const
{
    Vec3 step = rotated({from.x - fromPlace.x, from.y - fromPlace.y, from.z - fromPlace.z}, fromParent);
    float *const parts[] = {&step.x, &step.y, &step.z};
    *parts[axis] = -*parts[axis];
    step = rotated(step, inverseOf(toParent));
    return {toPlace.x + step.x, toPlace.y + step.y, toPlace.z + step.z};
}

Quat SideMirror::rotation(const Quat &from) const
{
    // The rotation in the parent's space, seen from the model.
    Quat turn = thenRotation(inverseOf(fromRotation), from);
    turn = thenRotation(thenRotation(inverseOf(fromParent), turn), fromParent);
    float *const parts[] = {&turn.x, &turn.y, &turn.z};
    for (int i = 0; i < 3; ++i)
        if (i != axis)
            *parts[i] = -*parts[i];
    turn = thenRotation(thenRotation(toParent, turn), inverseOf(toParent));
    return thenRotation(toRotation, turn);
}

} // namespace sinew
