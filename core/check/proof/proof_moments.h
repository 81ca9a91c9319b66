// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/pose/pose_time.h"
#include "core/scene/render_scene.h"

#include <span>

namespace sinew {

/// A time at which two scenes are compared.
struct ProofMoment
{
    PoseTime when;
    std::int32_t globalSequence = -1; ///< row of the one whose times are covered, -1: those of the sequence
};

/// Times from `start` to `end`, both included: all of `keys` (ascending) in that range, and three between neighbours.
/// Thinned evenly to `limit`; `isThinned` is then set.
std::vector<double> timesAround(std::span<const std::int32_t> keys, std::int32_t start, std::int32_t end,
                                std::size_t limit, bool &isThinned);

/// The same for a global sequence: its end is its start again, so the last time is just before it.
std::vector<double> globalTimesAround(std::span<const std::int32_t> keys, std::int32_t length, std::size_t limit,
                                      bool &isThinned);

/// The moments of all sequences, which also cover the times of the global sequences, then those of the global sequences
/// alone. At most about `limit`: if there are more, those with the most times are cut to the same number.
std::vector<ProofMoment> proofMoments(const RenderScene &original, const RenderScene &result, std::size_t limit,
                                      bool &isThinned);

} // namespace sinew
