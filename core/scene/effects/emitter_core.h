// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/effects/birth_pool.h"
#include "core/scene/effects/effect_moment.h"
#include "core/scene/effects/emission_schedule.h"

#include <cmath>

namespace sinew {

/// What particles, ribbons and emitted models have in common: where and when they are born.
class EmitterCore
{
public:
    struct EmissionParameters
    {
        std::int32_t node = -1;
        const Track<float> &rate;
        bool squirt = false;
        std::uint32_t maxPerStep = 1;
        bool followsGlobalTime = false; ///< a value of new births, other than the rate, follows it
        RateVary rateVary{};
        bool burstsAtKeysOnly = false; ///< see EmissionSource
    };
    /// True if births turn out differently than before: the emitter's pool must be cleared. `edited`: the emitter's
    /// values also did.
    bool update(const EffectMoment &moment, const EmissionParameters &parameters, bool edited);

    const StepTimeline &timeline() const { return m_timeline; }
    NodeChain &chain() { return m_chain; }

    /// First step whose births may still be alive.
    std::int64_t firstStep(double lifeSpan) const;

    EmissionSource source(const EffectMoment &moment, const EmissionParameters &parameters);
    EmissionSchedule &schedule() { return m_schedule; }

    /// The node's matrix in the middle of a step, interpolated linearly between its start and end.
    struct StepMatrices
    {
        Eigen::Affine3f start, end;
        Eigen::Affine3f at(float fraction) const
        {
            Eigen::Affine3f between;
            between.matrix() = start.matrix() + (end.matrix() - start.matrix()) * fraction;
            return between;
        }
    };

    /// Advances a pool to now: the births of all steps that may still be alive, `maximum` at most. `make(step, births)`
    /// as for BirthPool::advance().
    template<class Birth, class Make>
    void advance(BirthPool<Birth> &pool, const EmissionSource &source, double lifeSpan, std::size_t maximum,
                 const Make &make)
    {
        const std::int64_t first = firstStep(lifeSpan);
        m_schedule.forgetBefore(first, m_timeline);
        pool.advance(
            first, m_timeline.now, std::min(maximum, m_limits.births),
            [&](std::int64_t step) { return m_schedule.countAt(step, source); }, make);
        m_isCut = pool.isCut();
    }
    /// True if the last advance() left out births that may still be alive.
    bool isCut() const { return m_isCut; }
    const EffectLimits &limits() const { return m_limits; }
    const StepMatrices &matricesOf(const RenderScene &scene, std::int64_t step);

private:
    NodeChain m_chain;
    EmissionSchedule m_schedule;
    StepTimeline m_timeline;
    std::int64_t m_phase = 0;
    std::uint64_t m_view = 0, m_globalSequences = 0;
    std::uint64_t *m_samples = nullptr; ///< only during an update
    StepMatrices m_matrices;
    std::int64_t m_matrixStep = 0;
    EffectLimits m_limits;
    bool m_hasMatrices = false, m_fresh = true, m_isCut = false;
};

/// A usable number: NaN becomes 0, huge values are clamped.
inline float clampFinite(float x)
{
    return std::isfinite(x) ? std::min(1e6f, std::max(-1e6f, x)) : 0;
}
inline Eigen::Vector3f finiteVector(const Vec3 &v)
{
    return {clampFinite(v.x), clampFinite(v.y), clampFinite(v.z)};
}
inline Eigen::Vector4f finiteVector(const Colour4 &c)
{
    return {clampFinite(c.r), clampFinite(c.g), clampFinite(c.b), clampFinite(c.a)};
}

/// The longest life that a track yields, in its own unit. A curve may overshoot its keys: there it is clamped.
inline float longestOf(const Track<float> &life)
{
    float longest = clampFinite(life.fallback);
    for (const float value : life.curve.values())
        longest = std::max(longest, clampFinite(value));
    return longest;
}

/// 0…1 in 256 steps; NaN becomes 0.
inline std::uint8_t toUnorm8(float x)
{
    return x > 0 ? std::uint8_t(std::min(x, 1.f) * 255 + 0.5f) : 0;
}

} // namespace sinew
