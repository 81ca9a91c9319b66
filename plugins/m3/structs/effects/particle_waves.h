// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/schema/struct_builder.h"
#include "plugins/m3/structs/effects/particle.h"

namespace sinew::m3 {

void addParticleVariations(StructBuilder<Particle> &builder);

void addParticleRest(StructBuilder<Particle> &builder);

} // namespace sinew::m3
