// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

// Conversion of file values to scene values.

#include "core/scene/render_scene.h"
#include "core/schema/struct_info.h"
#include "plugins/mdx/model/model.h"

#include <algorithm>
#include <vector>

namespace sinew::mdx {

/// `alpha` is used only without keys: beside them it is left over (in the corpus' geoset animations always equal to the
/// static colour's blue), and a sequence without any of the keys shows the full 1 (wc3-mdx-versions.md §4).
Track<float> alphaTrack(const Curve<float> &keys, float alpha);

/// Swaps red and blue.
Curve<Colour> swapColours(const Curve<Colour> &curve);

/// A colour track in scene order, red first, whatever order its description gives for storage. For all colour tracks of
/// the format.
template<class T>
Curve<Colour> toRgbOrder(const T &object, Curve<Colour> T::*keys)
{
    const std::vector<FieldInfo> &fields = describe<T>().fields;
    const bool swap = std::any_of(fields.begin(), fields.end(), [&](const FieldInfo &field) {
        return field.bgrOrder && field.in(&object) == &(object.*keys);
    });
    return swap ? swapColours(object.*keys) : object.*keys;
}

/// The same for a colour without keys, whose order depends on the dialect.
template<class T>
Colour toRgbOrder(const T &object, Colour T::*colour, std::uint32_t dialect)
{
    const std::vector<FieldInfo> &fields = describe<T>().fields;
    const bool swap = std::any_of(fields.begin(), fields.end(), [&](const FieldInfo &field) {
        return field.bgrOrder && (field.dialects & dialect) && field.in(&object) == &(object.*colour);
    });
    const Colour &c = object.*colour;
    return swap ? Colour{c.b, c.g, c.r} : c;
}

/// Numbers above 0x7fffffff become negative, which is never a row.
Curve<std::int32_t> asSigned(const Curve<std::uint32_t> &curve);

SceneExtent sceneExtent(const Extent &extent);

} // namespace sinew::mdx
