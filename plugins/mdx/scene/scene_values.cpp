// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/mdx/scene/scene_values.h"

#include <span>
#include <utility>

namespace sinew::mdx {

Track<float> alphaTrack(const Curve<float> &keys, float alpha)
{
    return {keys, keys.isPresent() ? 1.f : alpha};
}

Curve<Colour> swapColours(const Curve<Colour> &curve)
{
    Curve<Colour> swapped = curve;
    const auto swap = [](std::span<Colour> values) {
        for (Colour &c : values)
            std::swap(c.r, c.b);
    };
    swap(swapped.editValues());
    swap(swapped.editInTangents());
    swap(swapped.editOutTangents());
    return swapped;
}

Curve<std::int32_t> asSigned(const Curve<std::uint32_t> &curve)
{
    Curve<std::int32_t> result;
    static_cast<CurveBase &>(result) = curve;
    return result;
}

SceneExtent sceneExtent(const Extent &extent)
{
    return {extent.boundsRadius, extent.minimum, extent.maximum};
}

} // namespace sinew::mdx
