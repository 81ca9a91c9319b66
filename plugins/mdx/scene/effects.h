// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/render_scene.h"
#include "plugins/mdx/model/model.h"

namespace sinew::mdx {

/// Fills the emitters, ribbons, events and attachments of a scene whose nodes are built.
void buildEffects(const MdxModel &model, RenderScene &scene);

/// What World of Warcraft's emitters 2 have beyond Warcraft III's.
void addWowParticles(const ParticleEmitter2 &e, SceneParticleEmitter &emitter);

} // namespace sinew::mdx
