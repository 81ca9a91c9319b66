// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

// core/scene/effects computes what the effects of a scene show at a moment, for any format: the rules come with the
// scene (EffectRules). It may use core/scene and core/scene/pose, never OpenGL.

#include "core/scene/effects/emitter_simulation.h"

#include <memory>

namespace sinew {

struct EffectBudget;

/// Simulates the effects of a scene, each by its rules (EffectRules).
///
/// The frame is a function of the scene and the moment alone: the result is bit-identical however it was reached. Small
/// steps forward are cheap; going back, changing the sequence or editing recomputes the live particles.
///
/// **Time** runs in steps of about 1/60 s that divide the sequence evenly. Births happen between steps; the emitter's
/// values and its node's place are sampled at steps. Random numbers are hashes of the effect's place in the scene, the
/// step in the sequence and the ordinal in the step.
/// - A looping sequence is always in its steady state: what was emitted before the wrap lives on, as if it had been
///   played for ever. So every pass is alike, and an emitter emits a whole number of particles per pass: the nearest
///   one, at least one if its rate is above 0.
/// - A sequence that does not loop starts empty.
/// - Without a sequence (PoseTime::sequence −1) emitters run on the global time with static values.
/// For counting, sequences longer than 17 s are divided into pieces of that length.
class EffectSimulation
{
public:
    EffectSimulation();
    explicit EffectSimulation(const EffectBudget &budget);
    ~EffectSimulation();
    EffectSimulation(EffectSimulation &&) noexcept;
    EffectSimulation &operator=(EffectSimulation &&) noexcept;

    /// Computes frame(). The view in `when` sorts particles whose rules say so and turns billboarded nodes, also in the
    /// past. Bad values (NaN, huge rates) give few or no particles, never more than maxParticles per effect and
    /// EffectBudget allows for all; EffectFrame::isReduced reports that.
    void update(const RenderScene &scene, const PoseTime &when);
    const EffectFrame &frame() const;
    /// How many samples, in the sense of EffectBudget, the last update() took for births: for tests of the budget.
    std::uint64_t samples() const;
    /// Discards what is kept between frames; the next update is slower, its frame the same.
    void clear();

private:
    struct State;
    std::unique_ptr<State> m_state;
};

} // namespace sinew
