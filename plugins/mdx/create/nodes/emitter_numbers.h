// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "plugins/mdx/create/draft/creation_job.h"

#include <QtGlobal>

#include <algorithm>
#include <cmath>

namespace sinew::mdx {

/// Where emitters' options lie in a node's flags.
namespace EmitterFlag {
enum : std::uint32_t {
    Unshaded = 0x8000,
    SortFarZ = 0x10000,
    LineEmitter = 0x20000,
    Unfogged = 0x40000,
    ModelSpace = 0x80000,
    XyQuad = 0x100000,
};
}

/// Particles' own numbers of filter modes.
inline std::uint32_t particleFilter(FilterMode mode)
{
    switch (mode) {
    case FilterMode::AlphaKey:
    case FilterMode::Transparent:
        return 4;
    case FilterMode::Mod:
    case FilterMode::Modulate:
        return 2;
    case FilterMode::Mod2x:
    case FilterMode::Modulate2x:
        return 3;
    case FilterMode::NoAlphaAdd:
    case FilterMode::Add:
    case FilterMode::AddAlpha:
    case FilterMode::Additive:
    case FilterMode::BlendAdd:
        return 1;
    default:
        return 0;
    }
}

inline std::uint8_t opacityByte(float share)
{
    return std::uint8_t(std::clamp(std::lround(share * 255), 0l, 255l));
}

/// Of ribbons; the game wants one at least.
inline std::uint32_t edgesPerSecond(float rate)
{
    return std::uint32_t(std::clamp(std::lround(rate), 1l, 10000l));
}

/// The share of their first speed at which particles that slow down get as far during their life without slowing down.
/// `drag`: of the speed lost per second; `life`: seconds.
inline double evenSpeed(float drag, float life)
{
    const double slowed = double(drag) * double(life);
    return slowed > 1e-6 ? (1 - std::exp(-slowed)) / slowed : 1;
}

/// A number that may change, as a value and keys.
class EmitterNumbers
{
public:
    explicit EmitterNumbers(CreationJob &job) : m_job(job) {}

    void set(const Track<float> &track, double factor, float &value, Curve<float> &keys)
    {
        const auto scaled = [factor](const CurvePoint &p) { return CurvePoint{p[0] * factor, 0, 0, 0}; };
        m_job.curves.animate(track, value, keys, {scaled, scaled});
    }
    /// Lengths per second; the emitter's life span is set.
    void setSpeed(const Track<float> &speed, float drag, ParticleEmitter2 &e, NodeId source)
    {
        const double even = evenSpeed(drag, e.lifeSpan);
        if (even < 1)
            m_job.losses.add(ConversionLoss::Changed,
                             QT_TRANSLATE_NOOP("Message", "Particles that slow down fly as far at a constant speed "
                                                          "(%1)"),
                             source);
        set(speed, m_job.axes.scale() * even, e.speed, e.speedKeys);
    }
    /// Makes the quads lie flat. The game lays only those that move sideways: what does not creeps.
    void layFlat(ParticleEmitter2 &e, NodeId source)
    {
        constexpr float creep = 0.1f, aside = 1; // units per second, degrees
        e.node.flags |= EmitterFlag::XyQuad;
        const bool isStill = e.speed == 0 && !e.speedKeys.isPresent();
        if (!isStill && (e.latitude != 0 || e.latitudeKeys.isPresent()))
            return;
        m_job.losses.add(ConversionLoss::Changed,
                         QT_TRANSLATE_NOOP("Message", "Flat particles that do not move sideways creep, because the "
                                                      "game lays only those flat that do (%1)"),
                         source);
        e.latitude = isStill ? 90 : aside;
        e.latitudeKeys.clear();
        if (isStill)
            e.speed = creep;
    }
    /// The value, or the highest of a curve that the new model can't have.
    float highest(const Track<float> &track, NodeId source)
    {
        if (const auto still = m_job.curves.still(track))
            return float((*still)[0]);
        m_job.losses.add(ConversionLoss::Changed,
                         QT_TRANSLATE_NOOP("Message", "Life spans that change keep their longest value (%1)"), source);
        const auto values = track.curve.values();
        return values.empty() ? track.fallback : *std::max_element(values.begin(), values.end());
    }

private:
    CreationJob &m_job;
};

} // namespace sinew::mdx
