// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/render_scene.h"
#include "plugins/mdx/mdx_model.h"

namespace sinew::mdx {

/// Fills the emitters, ribbons, events and attachments of a scene whose nodes are built.
void buildEffects(const MdxModel &model, RenderScene &scene);

} // namespace sinew::mdx
