// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/render_scene.h"
#include "plugins/mdx/model/model.h"

namespace sinew::mdx {

/// Replaces the lights completely; their nodes' rows must be known.
void buildLights(const MdxModel &model, RenderScene &scene);

} // namespace sinew::mdx
