// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m3/scene/effects/ribbon_rules.h"

#include "core/scene/effects/effect_outline.h"
#include "plugins/m3/scene/effects/ribbon_simulation.h"

namespace sinew::m3 {

std::unique_ptr<EmitterSimulation> RibbonRules::simulation() const
{
    return std::make_unique<RibbonSimulation>();
}

void RibbonRules::outline(const OutlineMoment &moment, EffectOutline &outline) const
{
    const float half = moment.value(widths).x;
    outline.addHeights(half, half);
}

} // namespace sinew::m3
