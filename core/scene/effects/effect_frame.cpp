// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/scene/effects/effect_frame.h"

#include "core/scene/pose/node_transform.h"

#include <algorithm>
#include <cmath>

namespace sinew {

namespace {

template<class T>
std::span<const T> rangeOf(const std::vector<T> &all, const std::vector<EffectFrame::Ranges> &ranges,
                           EffectFrame::Range EffectFrame::Ranges::*which, std::size_t row)
{
    if (row >= ranges.size())
        return {};
    const EffectFrame::Range &range = ranges[row].*which;
    return std::span<const T>(all).subspan(range.first, range.count);
}

} // namespace

std::span<const ParticleInstance> EffectFrame::particlesOf(std::size_t effect) const
{
    return rangeOf(particles, ranges, &Ranges::particles, effect);
}

std::span<const RibbonVertex> EffectFrame::ribbonOf(std::size_t effect) const
{
    return rangeOf(ribbonVertices, ranges, &Ranges::ribbonVertices, effect);
}

std::span<const ModelInstance> EffectFrame::modelsOf(std::size_t effect) const
{
    return rangeOf(models, ranges, &Ranges::models, effect);
}

void EffectFrame::clear()
{
    particles.clear();
    ribbonVertices.clear();
    models.clear();
    ranges.clear();
    isReduced = false;
}

Eigen::AlignedBox3f effectBounds(const EffectFrame &frame)
{
    Eigen::AlignedBox3f box;
    for (const ParticleInstance &p : frame.particles) {
        const Eigen::Vector3f position = toEigen(p.position),
                              reach = Eigen::Vector3f::Constant(std::max(std::abs(p.size), std::abs(p.height)));
        box.extend(position - reach).extend(position + reach);
        if (p.kind == float(ParticleInstance::Tail) || p.kind == float(ParticleInstance::Streak)) {
            const Eigen::Vector3f end = position + toEigen(p.axis);
            box.extend(end - reach).extend(end + reach);
        }
    }
    for (const RibbonVertex &vertex : frame.ribbonVertices)
        box.extend(toEigen(vertex.position));
    for (const ModelInstance &model : frame.models)
        box.extend(model.world.translation());
    return box;
}

} // namespace sinew
