// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

// core/check/proof shows that two models look alike: both are posed at all key times and in between, and what is drawn
// is compared. It doesn't depend on how one was made from the other, and may use core/scene and core/schema.

#include "core/check/proof/proof_report.h"
#include "core/scene/render_scene.h"

#include <atomic>

namespace sinew {

/// Limits of the comparison.
struct ProofEffort
{
    std::size_t moments = 20000; ///< at most; above this, the sequences with the most moments are thinned evenly
    std::size_t trackTimes = std::size_t(1) << 22; ///< at most, over all tracks that are compared by themselves
    std::size_t vertices = std::size_t(1) << 26;   ///< posed one by one; beyond that, the bounds of their boxes count
    const ProofBounds *stopBeyond = nullptr;       ///< the first difference beyond these ends the comparison
    const std::atomic<bool> *cancelled = nullptr;
};

/// Compares a result with the original it was made from, by the ids that objects keep. Covers every sequence and global
/// sequence at the key times of both models and at three times between neighbours.
///
/// Invisible differences are allowed: missing nodes that nothing depends on, meshes without opacity or triangles, keys
/// that no sequence plays, rows and their order, identical textures, materials and vertices, triangles without area;
/// for opaque materials also the order of triangles, and duplicate triangles and meshes. Sequences must be the same.
ProofReport compareLooks(const RenderScene &original, const RenderScene &result, const ProofEffort &effort = {});

} // namespace sinew
