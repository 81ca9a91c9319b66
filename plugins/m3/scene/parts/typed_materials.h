// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/render_scene.h"
#include "plugins/m3/model/model.h"
#include "plugins/m3/scene/parts/texture_rows.h"

#include <vector>

namespace sinew::m3 {

/// The passes that draw what a row of materialReferences names; composite materials within composite ones are omitted.
std::vector<SceneLayer> passesOf(const Root &root, std::int64_t reference, const TextureRows &textures);
/// 0 for what has none.
std::int32_t priorityOf(const Root &root, std::int64_t reference);
/// What the picture only comes near to.
void nameApproximated(const M3Model &model, RenderScene &scene);

} // namespace sinew::m3
