// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/schema/struct_builder.h"
#include "plugins/m3/structs/effects/particle.h"

namespace sinew::m3 {

// The rows of an emitter's description, in disk order: how particles start and change, what moves them, where they
// start and what they look like, additive waves, and the rest.
void addParticleMotion(StructBuilder<Particle> &builder);
void addParticleForces(StructBuilder<Particle> &builder);

} // namespace sinew::m3
