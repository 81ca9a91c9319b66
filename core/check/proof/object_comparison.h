// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/check/proof/look_comparison.h"

namespace sinew {

/// Compares everything but nodes, meshes and materials, each track by itself: lights, cameras, effects, forces,
/// projectors, events, attachments, shapes. Materials of effects are added to `looks`.
void compareObjects(const ScenePairing &pairing, LookComparison &looks, ProofNotes &notes);

} // namespace sinew
