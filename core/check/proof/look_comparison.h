// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/check/proof/proof_notes.h"
#include "core/check/proof/scene_pairing.h"
#include "core/scene/pose/pose.h"

#include <set>

namespace sinew {

/// The materials of two scenes that draw the same objects, compared by their looks and not by their rows.
class LookComparison
{
public:
    LookComparison(const ScenePairing &pairing, ProofNotes &notes) : m_pairing(pairing), m_notes(notes) {}

    /// Adds something that is drawn with one material in the original and with another in the result (rows, -1 if
    /// none). Compares what is not animated.
    void add(std::int32_t original, std::int32_t result, NodeId object);
    /// Compares all added pairs in two poses of the scenes.
    void atPose(const Pose &original, const Pose &result, ProofNotes &notes) const;

    /// True if all layers cover what is behind them.
    static bool isOpaque(const RenderScene &scene, std::int32_t material);

private:
    void compareLayer(const LayerState &a, const LayerState &b, NodeId object, ProofNotes &notes) const;

    const ScenePairing &m_pairing;
    ProofNotes &m_notes;
    std::set<std::pair<std::int32_t, std::int32_t>> m_pairs; ///< rows; both exist
};

/// The largest of the distances between the components.
double proofDistance(const Colour &a, const Colour &b);

} // namespace sinew
