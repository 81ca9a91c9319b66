// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "plugins/mdx/scene/effects/segment_particles.h"
#include "tests/support/effect_maker.h"

namespace sinew::test {
inline namespace segment_maker_helpers {

/// Ten white particles a second that live half a second and rise by 100 a second from one point.
inline mdx::SegmentParticles plainEmitter()
{
    mdx::SegmentParticles e;
    e.emissionRate.fallback = 10;
    e.speed.fallback = 100;
    e.lifeSpan = 0.5f;
    for (Colour &c : e.colours)
        c = {1, 1, 1};
    return e;
}

} // namespace segment_maker_helpers
} // namespace sinew::test
