// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/facets/key_rules.h"

namespace sinew {

std::vector<Interpolation> Interpolations::list() const
{
    std::vector<Interpolation> list;
    for (std::uint32_t number = 0; number < 4; ++number)
        if (contains(number))
            list.push_back(Interpolation(number));
    return list;
}

Interpolation KeyRules::initial(const TypeInfo &value) const
{
    const bool steps = value.kind == Kind::Integer || value.kind == Kind::NoValue;
    const Interpolation wanted = steps ? Interpolation::None : Interpolation::Linear;
    return interpolations.isEmpty() || interpolations.contains(wanted) ? wanted : interpolations.list().front();
}

} // namespace sinew
