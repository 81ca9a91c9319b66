// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/effect_rules.h"
#include "plugins/mdx/model/model.h"

#include <memory>

namespace sinew::mdx {

/// Rules of an emitter 2 of World of Warcraft's alpha. M2's emitters evolved from them: M2's rules of movement apply,
/// with the values of PRE2.
std::shared_ptr<const EffectRules> rampRules(const ParticleEmitter2 &e);

} // namespace sinew::mdx
