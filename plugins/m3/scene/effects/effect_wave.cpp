// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m3/scene/effects/effect_wave.h"

#include "core/scene/same.h"

namespace sinew::m3 {

bool same(const EffectWave &a, const EffectWave &b)
{
    using S = EffectWave;
    return sameIn(a, b, &S::kind, &S::amplitude, &S::frequency);
}

} // namespace sinew::m3
