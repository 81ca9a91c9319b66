// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/scene/effects/budget/effect_budget.h"

namespace sinew {

EffectBudget EffectBudget::nested() const
{
    constexpr double nestedShare = 1. / 256;
    EffectBudget share = *this;
    for (double EffectBudget::*part : {&EffectBudget::births, &EffectBudget::emitters, &EffectBudget::nodes,
                                       &EffectBudget::steps, &EffectBudget::forces, &EffectBudget::pulls,
                                       &EffectBudget::models, &EffectBudget::particles, &EffectBudget::ribbonVertices})
        share.*part *= nestedShare;
    // A model within a model may be a whole one.
    constexpr double emitterShare = 1. / 32;
    share.emitters = emitters * emitterShare;
    return share;
}

} // namespace sinew
