// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/exchange/grouped_losses.h"
#include "core/scene/render_scene.h"
#include "plugins/mdx/model/model.h"

namespace sinew::mdx {

/// Takes over what was moved elsewhere. `now`: the scene of the file; `was`: what the model comes to when it is
/// exported and imported again. Where both agree at the keys, the model keeps its own; other sequences get the keys of
/// the file, new ones are added behind the others. Told: what can't be taken over.
void takeMotion(const RenderScene &now, const RenderScene &was, Root &root, GroupedLosses &losses);

} // namespace sinew::mdx
