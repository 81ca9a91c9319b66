// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/facets/interpolations.h"

namespace sinew {

std::vector<Interpolation> Interpolations::list() const
{
    std::vector<Interpolation> list;
    for (std::uint32_t number = 0; number < 4; ++number)
        if (contains(number))
            list.push_back(Interpolation(number));
    return list;
}

} // namespace sinew
