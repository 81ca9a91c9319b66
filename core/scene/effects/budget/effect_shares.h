// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/effects/budget/effect_budget.h"
#include "core/scene/effects/budget/effect_limits.h"
#include "core/scene/render_scene.h"

#include <optional>
#include <vector>

namespace sinew {

/// Limits for each effect, so that all together keep to a budget. They follow from the scene alone: the frame at a
/// moment would otherwise depend on those before it.
class EffectShares
{
public:
    EffectShares(const RenderScene &scene, const EffectBudget &budget);
    /// Nothing for an effect that is left out.
    const std::optional<EffectLimits> &limits(std::size_t row) const { return m_limits[row]; }
    /// Whether an effect gets less than it asks for. Births and models are known only when they are counted.
    bool isReduced() const { return m_isReduced; }

private:
    std::vector<std::optional<EffectLimits>> m_limits; ///< by row of RenderScene::effects
    bool m_isReduced = false;
};

} // namespace sinew
