// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "plugins/m3/structs/effects/particle.h"

namespace sinew::m3 {

void addParticleEmission(StructBuilder<Particle> &builder);

} // namespace sinew::m3
