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
    std::int32_t globalSequence = -1; ///< row of the one whose times are gone through, -1: the sequence's are
};

/// Times from `start` to `end`, both included: all of `keys` (ascending) that lie there, and three between neighbours.
/// Thinned evenly to `limit`; `isThinned` is set then.
std::vector<double> timesAround(std::span<const std::int32_t> keys, std::int32_t start, std::int32_t end,
                                std::size_t limit, bool &isThinned);

/// The same of a global sequence: its end is its start again, so the last time is just before it.
std::vector<double> globalTimesAround(std::span<const std::int32_t> keys, std::int32_t length, std::size_t limit,
                                      bool &isThinned);

/// The moments of all sequences, in which the times of the global sequences are gone through as well, and then of these
/// by themselves. At most about `limit`: if there are more, those with most times have to do with the same number.
std::vector<ProofMoment> proofMoments(const RenderScene &original, const RenderScene &result, std::size_t limit,
                                      bool &isThinned);

} // namespace sinew
