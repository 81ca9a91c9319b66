// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m3/scene/effects/phase_rule.h"

#include "core/scene/same.h"

namespace sinew::m3 {

bool same(const PhaseRule &a, const PhaseRule &b)
{
    using S = PhaseRule;
    return sameIn(a, b, &S::middle, &S::hold, &S::smoothing);
}

} // namespace sinew::m3
