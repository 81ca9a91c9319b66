// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/facets/key_rules.h"

namespace sinew {

Interpolation KeyRules::initial(const TypeInfo &value) const
{
    const bool steps = value.kind == Kind::Integer || value.kind == Kind::NoValue;
    const Interpolation wanted = steps ? Interpolation::None : Interpolation::Linear;
    return interpolations.isEmpty() || interpolations.contains(wanted) ? wanted : interpolations.list().front();
}

} // namespace sinew
