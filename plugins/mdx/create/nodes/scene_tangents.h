// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/render_scene.h"

#include <optional>

namespace sinew::mdx {

/// The scene with tangents (MikkTSpace's definition, as glTF asks for) in meshes that have none though their material
/// has a normal map; vertices between mirrored texture coordinates are divided. Nothing if no mesh needs them.
std::optional<RenderScene> withMissingTangents(const RenderScene &scene);

} // namespace sinew::mdx
