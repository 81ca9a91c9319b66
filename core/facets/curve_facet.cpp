// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/facets/curve_facet.h"

namespace sinew {

std::optional<CurveChannel> CurveFacet::channel(const Model &model, const Address &address) const
{
    if (address.isObject())
        return std::nullopt;
    std::vector<CurveChannel> found = list(model, address);
    return found.empty() ? std::nullopt : std::optional(std::move(found.front()));
}

} // namespace sinew
