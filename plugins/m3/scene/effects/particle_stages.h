// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/simple_emission.h"

namespace sinew::m3 {

struct ParticleRules;

/// Fills in what particles look like at three moments of their life: sizes, colours, opacities, cells, and the middle
/// moment. Where each has a middle of its own, the others are taken at the middle of what bends most there; random
/// values are their means, and those that change from birth to birth the largest ones.
void setStages(const ParticleRules &rules, SimpleEmission &emission);

} // namespace sinew::m3
