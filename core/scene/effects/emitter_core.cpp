// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/scene/effects/emitter_core.h"

namespace sinew {

namespace {

constexpr double rememberedSteps = 16384; ///< that a birth is remembered: four and a half minutes

} // namespace

bool EmitterCore::update(const EffectMoment &moment, const EmissionParameters &parameters, bool edited)
{
    const bool moved = m_chain.update(moment.scene, parameters.node);
    const bool globalRate = isGlobal(parameters.rate) || (!m_chain.isEmpty() && isGlobal(m_chain.node().visibility));
    const bool onSequence = moment.alongSequence && !(globalRate && moment.alongSequence->loops());
    const StepTimeline &timeline = onSequence ? *moment.alongSequence : moment.alongGlobalTime;
    const bool followsGlobalTime = globalRate || parameters.followsGlobalTime || m_chain.followsGlobalTime();

    const bool stale = m_fresh || edited || moved || !timeline.hasSameSteps(m_timeline) ||
                       ((followsGlobalTime || timeline.isGlobal()) && timeline.phase() != m_phase) ||
                       (followsGlobalTime && moment.globalSequences != m_globalSequences) ||
                       (m_chain.followsView() && moment.view != m_view);
    m_fresh = false;
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

std::int64_t EmitterCore::firstStep(double lifeSpan) const
{
    const double steps = std::min(rememberedSteps, std::ceil(lifeSpan * 1000 / m_timeline.stepMilliseconds) + 1);
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
    m_matrices.end = m_chain.worldAt(scene, m_timeline.momentOf(step, 1));
    m_matrixStep = step;
    m_hasMatrices = true;
    return m_matrices;
}

} // namespace sinew
