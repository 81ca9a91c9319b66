// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/warcraft/effects/emitter_travel.h"

#include "core/scene/pose/node_transform.h"

namespace sinew::warcraft {

using Eigen::Vector3f;

namespace {

constexpr std::size_t maxWaySteps = 16384;

/// The share of its own movement that an emitter of some speed passes on to its particles.
float followedShare(const RampParticles &rules, float speed)
{
    const float between = clampFinite(rules.followSpeed[1] - rules.followSpeed[0]);
    if (std::abs(between) < 1e-6f)
        return 0;
    const float slope = (rules.followScale[1] - rules.followScale[0]) / between;
    const float share = rules.followScale[0] + (speed - rules.followSpeed[0]) * slope;
    return share > 0 ? std::min(share, 1.f) : 0;
}

} // namespace

void EmitterTravel::update(const EffectMoment &moment, const RampParticles &rules, EmitterCore &core, double lifeSpan)
{
    m_sums.clear();
    if (core.chain().isEmpty())
        return;
    const StepTimeline &timeline = core.timeline();
    const Vector3f pivot = toEigen(core.chain().node().pivot);
    const float seconds = float(timeline.stepMilliseconds / 1000);
    m_steps.advance(
        core.firstStep(lifeSpan), timeline.now, maxWaySteps, [](std::int64_t) { return std::size_t(1); },
        [&](std::int64_t step, std::vector<Step> &steps) {
            const EmitterCore::StepMatrices &matrices = core.matricesOf(moment.scene, step);
            const Vector3f way = matrices.end * pivot - matrices.start * pivot;
            const Vector3f followed = way * followedShare(rules, way.norm() / seconds);
            steps.push_back({step, followed.allFinite() ? followed : Vector3f(0, 0, 0)});
        });
    // Added up from now backwards: the result doesn't depend on which earlier steps are held.
    Vector3f sum(0, 0, 0);
    for (const Step *step = m_steps.end(); step != m_steps.begin();) {
        --step;
        sum += step->step == timeline.now ? Vector3f(step->way * float(timeline.fraction)) : step->way;
        m_sums.push_back(sum);
        m_first = step->step;
    }
    std::reverse(m_sums.begin(), m_sums.end());
}

Vector3f EmitterTravel::since(std::int64_t step) const
{
    const std::int64_t index = std::max<std::int64_t>(0, step + 2 - m_first);
    return index < std::int64_t(m_sums.size()) ? m_sums[std::size_t(index)] : Vector3f(0, 0, 0);
}

} // namespace sinew::warcraft
