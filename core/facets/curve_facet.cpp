// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/facets/curve_facet.h"

namespace sinew {

std::optional<CurveChannel> CurveFacet::channel(const Model &model, const Address &address) const
{
    for (CurveChannel &channel : channels(model, address.node))
        if (channel.address == address)
            return std::move(channel);
    return std::nullopt;
}

} // namespace sinew
