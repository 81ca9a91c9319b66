// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/effects/budget/effect_limits.h"
#include "core/scene/effects/step_timeline.h"

namespace sinew {

/// What all effects of a scene need to know about a given time.
struct EffectMoment
{
    const RenderScene &scene;
    const PoseTime &when;
    StepTimeline alongGlobalTime;
    std::optional<StepTimeline> alongSequence;
    std::uint64_t view = 0;            ///< changes with the view
    std::uint64_t globalSequences = 0; ///< changes with the lengths
    EffectLimits limits;               ///< of the effect being updated
    std::uint64_t *samples = nullptr;  ///< to which those taken are added; see EffectBudget
};

} // namespace sinew
