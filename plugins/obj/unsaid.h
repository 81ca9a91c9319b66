// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/exchange/grouped_losses.h"
#include "core/scene/render_scene.h"

namespace sinew::obj {

/// What a scene has besides meshes and materials, which are all that these files hold.
void addUnsaid(const RenderScene &scene, GroupedLosses &losses);

} // namespace sinew::obj
