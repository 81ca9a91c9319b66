// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/mesh/skin/skin_draft.h"

namespace sinew {

inline constexpr int mostSmoothings = 100;

struct SkinSmoothing
{
    int iterations = 1;  ///< 1…mostSmoothings
    double factor = 0.5; ///< 0…1: how far each iteration goes to the mean of the neighbours
};

/// Vertices follow more of what their neighbours follow: those at the other ends of the edges of triangles, also across
/// seams, each counted once. Vertices that don't take part (SkinDraft) are neighbours as they are. Shares below a
/// thousandth go.
SkinnedMesh smoothedSkin(const EditableMesh &mesh, const SkinSmoothing &smoothing,
                         std::span<const float> strengths = {});

} // namespace sinew
