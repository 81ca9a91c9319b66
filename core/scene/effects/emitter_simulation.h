// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/effect_rules.h"
#include "core/scene/effects/effect_frame.h"
#include "core/scene/effects/effect_moment.h"

namespace sinew {

/// A running effect: what is worth keeping from frame to frame. Created by EffectRules::simulation().
///
/// What it draws must depend on scene and moment alone, bit for bit, whichever moments came before. EmitterCore,
/// BirthPool and HashRandom guarantee that if the pool is cleared when EmitterCore::update() says so, and random
/// numbers come from HashRandom of the effect's row, the step and the ordinal in the step.
class EmitterSimulation
{
public:
    virtual ~EmitterSimulation() = default;

    /// Brings births to the moment. `effect.rules` has the type of the rules that created this, but may be another
    /// object: hold a shared pointer to what draw() uses. Called once per frame, for all effects before any is drawn.
    /// Keeps to `moment.limits`.
    virtual void update(const EffectMoment &moment, const SceneEffect &effect, std::size_t row) = 0;
    /// Appends what is visible to the frame, at most `maximum` particles, the latest born.
    virtual void draw(const EffectMoment &moment, std::size_t maximum, EffectFrame &frame) = 0;

    /// True if EffectMoment::limits prevented births. Called after update().
    virtual bool isCut() const = 0;

    /// Row of the effect whose particles are left behind by those of this one, -1 if none. Called after update().
    virtual std::int32_t trail() const { return -1; }
    /// Appends those, at most `maximum`: particles of `child`, with its present values. They count as the child's.
    virtual void drawTrail(const EffectMoment &, const SceneEffect & /*child*/, std::size_t /*childRow*/,
                           std::size_t /*maximum*/, EffectFrame &)
    {
    }
};

} // namespace sinew
