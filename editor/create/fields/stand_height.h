// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/render_scene.h"

#include <string_view>

namespace sinew {

/// Whether a sequence's name begins with the word Stand.
inline bool isStand(std::string_view name)
{
    constexpr std::string_view word = "Stand";
    return name.starts_with(word) && (name.size() == word.size() || name[word.size()] == ' ');
}

/// The highest vertex of some meshes in the first sequence that isStand(), in units of the
/// scene; at rest without such a sequence; 0 if none is above the ground. Heights by which units are classed are those
/// of Stand (conversion.md §1.3, after wow-converter).
double standHeight(const RenderScene &scene, const std::vector<std::int32_t> &meshes);

} // namespace sinew
