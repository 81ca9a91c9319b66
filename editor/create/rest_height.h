// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/render_scene.h"

#include <algorithm>

namespace sinew {

/// The highest vertex of some meshes at rest, in units of the scene; 0 without any.
inline double restHeight(const RenderScene &scene, const std::vector<std::int32_t> &meshes)
{
    double top = 0;
    for (const std::int32_t row : meshes)
        for (const Vec3 &v : scene.meshes[std::size_t(row)].positions)
            top = std::max(top, double(v.z));
    return top;
}

} // namespace sinew
