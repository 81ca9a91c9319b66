// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/effects/budget/effect_budget.h"
#include "core/scene/effects/budget/effect_limits.h"
#include "core/scene/render_scene.h"

#include <optional>
#include <vector>

namespace sinew {

/// Limits for each effect that keep all of them together within a budget. They depend on the scene alone: otherwise the
/// frame at a moment would depend on those before it.
class EffectShares
{
public:
    EffectShares(const RenderScene &scene, const EffectBudget &budget);
    /// Nothing for an effect that is left out.
    const std::optional<EffectLimits> &limits(std::size_t row) const { return m_limits[row]; }
    /// True if an effect gets less than it demands. Births and models are only known when they are counted.
    bool isReduced() const { return m_isReduced; }

private:
    std::vector<std::optional<EffectLimits>> m_limits; ///< by row of RenderScene::effects
    bool m_isReduced = false;
};

} // namespace sinew
