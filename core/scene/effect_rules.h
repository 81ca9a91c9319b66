// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/track.h"

#include <memory>
#include <variant>
#include <vector>

namespace sinew {

struct EffectDemand;
class EffectOutline;
class EmitterSimulation;
struct RenderScene;
struct OutlineMoment;

/// The part of an effect that a format provides: how things are born, where they go and what they look like. The values
/// are the format's own, animated ones as Track; nobody else reads them.
///
/// Never changed once a scene holds it: scenes, their copies and simulations share it, and anyone who meets the same
/// object again may assume that it is unchanged. An edit creates a new one.
class EffectRules
{
public:
    virtual ~EffectRules() = default;

    /// A new simulation of one effect by rules of this type. Called when an effect appears or its type of rules
    /// changes.
    virtual std::unique_ptr<EmitterSimulation> simulation() const = 0;
    /// Maximum demand of that simulation; see EffectBudget.
    virtual EffectDemand demand(const RenderScene &scene) const = 0;
    /// Equality of all values, bit by bit (core/scene/same.h); `other` has this object's type.
    virtual bool isSame(const EffectRules &other) const = 0;
    /// Its animated values, always in the same order, for comparing rules of one type value by value
    /// (core/check/proof); and a copy for doing so. None by default: rules that are not the same then count as
    /// different altogether. Tracks whose keys themselves have an effect (bursts) are never among them.
    using AnimatedValue =
        std::variant<Track<float> *, Track<Vec3> *, Track<Colour> *, Track<Colour4> *, Track<std::int32_t> *>;
    virtual std::vector<AnimatedValue> animatedValues() { return {}; }
    virtual std::shared_ptr<EffectRules> copy() const { return nullptr; }
    /// Where things are born and in which directions they leave, for the marker of a selected effect. Nothing by
    /// default.
    virtual void outline(const OutlineMoment &, EffectOutline &) const {}

protected:
    EffectRules() = default;
    EffectRules(const EffectRules &) = default;
    EffectRules &operator=(const EffectRules &) = default;
};

/// Like same() of values, for rules of any type; two null pointers are the same.
bool same(const std::shared_ptr<const EffectRules> &a, const std::shared_ptr<const EffectRules> &b);

} // namespace sinew
