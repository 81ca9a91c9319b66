// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/render_scene.h"
#include "plugins/mdx/model/model.h"
#include "plugins/warcraft/effects/quad_rules.h"

namespace sinew::mdx {

/// Fills the effects, events and attachments of a scene whose nodes are built.
void buildEffects(const MdxModel &model, RenderScene &scene);

/// What the particles of both games have in common.
void setQuads(const ParticleEmitter2 &e, std::uint32_t dialect, warcraft::QuadRules &rules);

/// Rules of an emitter 2 of World of Warcraft's alpha. They are what M2's became: those rules of movement count, with
/// the values of PRE2.
std::shared_ptr<const EffectRules> rampRules(const ParticleEmitter2 &e);

} // namespace sinew::mdx
