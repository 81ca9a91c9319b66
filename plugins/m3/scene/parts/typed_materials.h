// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/render_scene.h"
#include "plugins/m3/model/model.h"
#include "plugins/m3/scene/parts/texture_rows.h"

#include <vector>

namespace sinew::m3 {

/// The passes of the material that a row of materialReferences names, without those that a composite one is made of.
std::vector<SceneLayer> ownPasses(const Root &root, std::int64_t reference, const TextureRows &textures);
/// 0 if it has none.
std::int32_t priorityOf(const Root &root, std::int64_t reference);
/// Names the features that the picture only approximates.
void nameApproximated(const M3Model &model, RenderScene &scene);

} // namespace sinew::m3
