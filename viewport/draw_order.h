// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/render_scene.h"

#include <vector>

namespace sinew {

/// One layer of one mesh.
struct DrawItem
{
    std::int32_t mesh = 0;
    std::int32_t layer = -1; ///< row in the mesh's material's layers; -1: the mesh has no usable material
    bool blended = false;

    bool operator==(const DrawItem &) const = default;
};

/// Whether the mode mixes with what is behind it, writes no depth and is drawn after everything opaque.
constexpr bool isBlended(FilterMode mode)
{
    return mode != FilterMode::None && mode != FilterMode::Transparent;
}

/// The mesh's material, or null when it names none that exists or one without layers.
const SceneMaterial *materialOf(const RenderScene &scene, const SceneMesh &mesh);

/// The level of detail that is shown: the lowest number any mesh has (0 in every file seen).
std::uint32_t shownLod(const RenderScene &scene);

/// Everything that is drawn, first to last (rendering-and-simulation.md §3): opaque layers in file order, then blended
/// ones by priority plane, within one plane in file order. Meshes of other levels of detail are left out.
std::vector<DrawItem> drawOrder(const RenderScene &scene);

} // namespace sinew
