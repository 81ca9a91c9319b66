// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/effect_rules.h"
#include "core/scene/render_scene.h"

namespace sinew::test {
inline namespace rules_edit_helpers {

/// The content of an effect's rules.
template<class Rules>
const Rules &rulesOf(const SceneEffect &effect)
{
    return dynamic_cast<const Rules &>(*effect.rules);
}

/// Puts a copy of the effect's rules in their place, to be changed until the next update; rules of other types are
/// replaced by new ones. Never keep the reference across an update: rules that a simulation uses do not change.
template<class Rules>
Rules &edited(SceneEffect &effect)
{
    const auto *now = dynamic_cast<const Rules *>(effect.rules.get());
    const auto fresh = now ? std::make_shared<Rules>(*now) : std::make_shared<Rules>();
    effect.rules = fresh;
    return *fresh;
}

template<class Rules>
SceneEffect effectOf(const Rules &rules, EffectKind kind = EffectKind::Particles, std::int32_t node = 0)
{
    SceneEffect effect;
    effect.node = node;
    effect.kind = kind;
    effect.rules = std::make_shared<Rules>(rules);
    return effect;
}

} // namespace rules_edit_helpers
} // namespace sinew::test
