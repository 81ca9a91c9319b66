// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

// Particles and ribbons of StarCraft II on hand-built scenes, in tests.

#include "core/scene/pose/node_transform.h"
#include "plugins/m3/scene/effects/particle_rules.h"
#include "tests/support/effect_maker.h"

#include <cmath>

namespace sinew::test {
inline namespace m3_particle_test_helpers {

/// Ten white particles a second that live for a second, fly up at one unit a second and are two units wide.
inline m3::ParticleRules emitter()
{
    m3::ParticleRules e;
    e.emissionRate.fallback = 10;
    e.speed.fallback = 1;
    e.sizes.fallback = {2, 2, 2};
    for (auto &colour : e.colours)
        colour.fallback = {1, 1, 1, 1};
    return e;
}

inline RenderScene flatScene(const m3::ParticleRules &e)
{
    RenderScene scene = sceneOf(e);
    scene.nodes[0].pivot = {0, 0, 0};
    return scene;
}

inline float lengthOf(const Vec3 &v)
{
    return toEigen(v).norm();
}

inline bool near(float a, float b, float by = 1e-3f)
{
    return std::abs(a - b) < by;
}

} // namespace m3_particle_test_helpers
} // namespace sinew::test
