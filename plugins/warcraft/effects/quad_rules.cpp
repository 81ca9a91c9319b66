// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/warcraft/effects/quad_rules.h"

#include "core/scene/same.h"

namespace sinew::warcraft {

bool sameQuads(const QuadRules &a, const QuadRules &b)
{
    using S = QuadRules;
    return sameIn(a, b, &S::speed, &S::variation, &S::emissionRate, &S::length, &S::width, &S::rows, &S::columns,
                  &S::head, &S::tail, &S::tailLength, &S::sortFarZ, &S::lineEmitter, &S::modelSpace, &S::xyQuad);
}

} // namespace sinew::warcraft
