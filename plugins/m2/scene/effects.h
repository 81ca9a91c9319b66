// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

// Each function completely replaces its part of a scene.

#include "core/scene/render_scene.h"
#include "plugins/m2/model/model.h"

namespace sinew::m2 {

/// Events, attachments, particles and ribbons.
void buildEffects(const M2Model &model, RenderScene &scene);
/// RenderScene::approximated.
void noteApproximations(const M2Model &model, RenderScene &scene);

} // namespace sinew::m2
