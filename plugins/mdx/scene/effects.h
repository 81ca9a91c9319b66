// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/render_scene.h"
#include "plugins/mdx/model/model.h"
#include "plugins/warcraft/effects/quad_rules.h"

namespace sinew::mdx {

/// Fills the effects, events and attachments of a scene whose nodes are built.
void buildEffects(const MdxModel &model, RenderScene &scene);

/// The common parts of both games' particles.
void setQuads(const ParticleEmitter2 &e, std::uint32_t dialect, warcraft::QuadRules &rules);

} // namespace sinew::mdx
