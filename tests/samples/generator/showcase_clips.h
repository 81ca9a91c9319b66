// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "knight_pose.h"

namespace sinew::samples {

/// The knight at a moment of a sequence, milliseconds from its start.
KnightPose knightAt(ShowcaseSequence sequence, double time);
/// How often the cape's wave passes in a sequence, so that loops close.
int capeWaves(ShowcaseSequence sequence);
/// Units per second at which the walk's feet stay in place.
double walkSpeed();

} // namespace sinew::samples
