// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/scene/effects/emitter_core.h"

namespace sinew {

bool EmitterCore::update(const EffectMoment &moment, const EmissionParameters &parameters, bool edited)
{
    const bool moved = m_chain.update(moment.scene, parameters.node);
    const bool globalRate = isGlobal(parameters.rate) || (!m_chain.isEmpty() && isGlobal(m_chain.node().visibility));
    const bool onSequence = moment.alongSequence && !(globalRate && moment.alongSequence->loops());
    const StepTimeline &timeline = onSequence ? *moment.alongSequence : moment.alongGlobalTime;
    const bool followsGlobalTime = globalRate || parameters.followsGlobalTime || m_chain.followsGlobalTime();

    const bool stale = m_fresh || edited || moved || moment.limits != m_limits || !timeline.hasSameSteps(m_timeline) ||
                       ((followsGlobalTime || timeline.isGlobal()) && timeline.phase() != m_phase) ||
                       (followsGlobalTime && moment.globalSequences != m_globalSequences) ||
                       (m_chain.followsView() && moment.view != m_view);
    m_fresh = false;
    m_limits = moment.limits;
    m_samples = moment.samples;
    m_timeline = timeline;
    m_phase = timeline.phase();
    m_view = moment.view;
    m_globalSequences = moment.globalSequences;
    if (stale) {
        m_schedule.clear();
        m_hasMatrices = false;
    }
    return stale;
}

EmissionSource EmitterCore::source(const EffectMoment &moment, const EmissionParameters &parameters)
{
    // A step with more births than are remembered would show none at all, and one with nearly as many would have all of
    // them recomputed in every frame.
    constexpr std::size_t steps = 16;
    const auto most = std::uint32_t(std::max<std::size_t>(1, m_limits.births / steps));
    return {moment.scene,
            m_timeline,
            m_chain,
            m_samples,
            parameters.rate,
            parameters.squirt,
            std::min(parameters.maxPerStep, most),
            parameters.rateVary,
            parameters.burstsAtKeysOnly,
            m_limits.births};
}

std::int64_t EmitterCore::firstStep(double lifeSpan) const
{
    const double steps = std::min(double(m_limits.steps), std::ceil(lifeSpan * 1000 / m_timeline.stepMilliseconds) + 1);
    const std::int64_t first = m_timeline.now - std::int64_t(steps);
    return m_timeline.loops() ? first : std::max<std::int64_t>(0, first);
}

const EmitterCore::StepMatrices &EmitterCore::matricesOf(const RenderScene &scene, std::int64_t step)
{
    if (m_hasMatrices && m_matrixStep == step)
        return m_matrices;
    const std::int64_t pass = m_timeline.stepsPerPass();
    const bool joins = m_hasMatrices && m_matrixStep == step - 1 && pass > 0 && floorMod(step, pass) != 0;
    m_matrices.start = joins ? m_matrices.end : m_chain.worldAt(scene, m_timeline.momentOf(step, 0));
    if (m_samples)
        *m_samples += m_chain.size() * (joins ? 1 : 2);
    m_matrices.end = m_chain.worldAt(scene, m_timeline.momentOf(step, 1));
    m_matrixStep = step;
    m_hasMatrices = true;
    return m_matrices;
}

} // namespace sinew
