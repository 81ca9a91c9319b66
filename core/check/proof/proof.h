// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

// core/check/proof shows that two models look alike: both are posed at all key times and between, and what is drawn is
// compared. It knows nothing of how one was made of the other, and may use core/scene and core/schema.

#include "core/check/proof/proof_report.h"
#include "core/scene/render_scene.h"

#include <atomic>

namespace sinew {

/// How much is looked at.
struct ProofEffort
{
    std::size_t moments = 20000; ///< at most; beyond, those of the sequences that have most are thinned evenly
    std::size_t trackTimes = std::size_t(1) << 22; ///< at most, of all tracks that are compared by themselves
    std::size_t vertices = std::size_t(1) << 26;   ///< posed one by one; beyond, the bounds of their boxes count
    const ProofBounds *stopBeyond = nullptr;       ///< the first difference beyond these ends it
    const std::atomic<bool> *cancelled = nullptr;
};

/// Compares a result with the original it was made of, by the ids that objects keep. Every sequence and global sequence
/// is gone through at the key times of both and three times between neighbours.
///
/// What is not seen may differ: nodes that nothing hangs on may be missing, meshes without opacity or triangles, keys
/// that no sequence plays, rows and their order, textures, materials and vertices that are the same, triangles without
/// surface, of opaque materials also the order of triangles and triangles and meshes that are there twice. Sequences
/// must be the same.
ProofReport compareLooks(const RenderScene &original, const RenderScene &result, const ProofEffort &effort = {});

} // namespace sinew
