// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "showcase/knight_pose.h"

namespace sinew::samples {

/// The knight at a moment of a sequence, milliseconds from its start.
KnightPose knightAt(ShowcaseSequence sequence, double time);
/// How often the cape's wave passes in a sequence, so that loops close.
int capeWaves(ShowcaseSequence sequence);
/// Units per second at which the walk's feet stay in place.
double walkSpeed();

// Its parts. Phases run 0…1, times are milliseconds from the start.

/// A pose made from another one by a few changes.
template<class Change>
KnightPose with(KnightPose pose, const Change &change)
{
    change(pose);
    return pose;
}

KnightPose standing(double phase);
KnightPose readyToFight();
KnightPose slash(double time);
KnightPose thrust(double time);
KnightPose casting(double time);
KnightPose dying(double time);

} // namespace sinew::samples
