// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/render_scene.h"
#include "core/schema/list.h"

#include <algorithm>

// Helpers for formats that build scenes.

namespace sinew {

/// A row of `list`, -1 if out of range.
template<class T>
std::int32_t rowIn(const List<T> &list, std::int64_t row)
{
    return row >= 0 && std::size_t(row) < list.size() ? std::int32_t(row) : -1;
}

/// A curve with other values at the same times.
template<class To, class From, class Convert>
Curve<To> converted(const Curve<From> &curve, const Convert &convert)
{
    Curve<To> result;
    if (!curve.isPresent())
        return result;
    result.reset(curve.header(), curve.size());
    std::copy(curve.times().begin(), curve.times().end(), result.editTimes().begin());
    const auto part = [&](std::span<const From> from, std::span<To> to) {
        std::transform(from.begin(), from.end(), to.begin(), convert);
    };
    part(curve.values(), result.editValues());
    part(curve.inTangents(), result.editInTangents());
    part(curve.outTangents(), result.editOutTangents());
    return result;
}

/// The highest revision of the scene and its meshes, materials and textures.
inline std::uint64_t newestRevision(const RenderScene &scene)
{
    std::uint64_t newest = scene.revision;
    const auto consider = [&](const auto &items) {
        for (const auto &item : items)
            newest = std::max(newest, item.revision);
    };
    consider(scene.meshes);
    consider(scene.materials);
    consider(scene.textures);
    return newest;
}

} // namespace sinew
