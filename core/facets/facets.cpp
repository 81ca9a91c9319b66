// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/facets/facets.h"

#include <algorithm>

namespace sinew {

std::int32_t timeOrigin(std::span<const Clip> clips, double time)
{
    std::int32_t origin = 0;
    for (const Clip &clip : clips)
        if (clip.ownTime && !clip.isGlobal && clip.start <= time)
            origin = std::max(origin, clip.start);
    return origin;
}

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

std::optional<CurveChannel> CurveFacet::channel(const Model &model, const Address &address) const
{
    for (CurveChannel &channel : channels(model, address.node))
        if (channel.address == address)
            return std::move(channel);
    return std::nullopt;
}

} // namespace sinew
