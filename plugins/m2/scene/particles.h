// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/render_scene.h"
#include "plugins/m2/model/model.h"
#include "plugins/warcraft/effects/ramp_particles.h"

namespace sinew::m2 {

/// Whether particles distort the background in the game.
inline bool refracts(const Particle &particle)
{
    return (particle.flags & ParticleFlag::Refraction) && !(particle.flags & ParticleFlag::MultiTexture);
}

inline warcraft::ParticleGenerator generatorOf(const Particle &particle)
{
    const bool known = particle.emitterType >= 1 && particle.emitterType <= 4;
    return known ? warcraft::ParticleGenerator(particle.emitterType) : warcraft::ParticleGenerator::Plane;
}

/// Since 264 only flags determine whether heads and tails are drawn: the byte that did so before is 0 in all 125 such
/// emitters of the corpus.
SceneEffect particleEffect(const Root &root, std::size_t row);

} // namespace sinew::m2
