// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/render_scene.h"
#include "plugins/m3/model/model.h"

#include <vector>

namespace sinew::m3 {

/// Appends an effect for each object; for buildEffects().
void addRibbons(const Root &root, std::vector<SceneEffect> &effects);

} // namespace sinew::m3
