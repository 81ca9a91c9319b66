// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/schema/value.h"
#include "plugins/m2/edit/completion.h"

#include <array>
#include <numbers>

// Initial values of new emitters, so that they show something.

namespace sinew::m2 {

namespace {

constexpr std::uint8_t additiveBlend = 4;
constexpr std::uint32_t showsHeads = 0x20000;

template<class T>
Curve<T> overLife(const std::array<T, 3> &values)
{
    Curve<T> curve;
    curve.reset({.interpolation = std::uint32_t(Interpolation::Linear)}, values.size());
    for (std::size_t i = 0; i < values.size(); ++i) {
        curve.editTimes()[i] = lifeEnd * int(i) / 2;
        curve.editValues()[i] = values[i];
    }
    return curve;
}

} // namespace

void Completion::startEmitters()
{
    const List<Particle> particles = m_after.data.particles;
    const bool hasLifeTracks = hasSubTracks(m_after.data.version);
    const auto &sequences = m_after.data.sequences;
    const std::int32_t start = sequences.isEmpty() ? 0 : timelineStart(m_after.data, sequences[0]);
    const auto constant = [&](float value) {
        Curve<float> curve;
        curve.reset({.interpolation = 0, .slots = hasLifeTracks ? 1 : -1}, 1);
        curve.editTimes()[0] = start;
        curve.editValues()[0] = value;
        return curve;
    };
    const Particle untouched;
    for (std::size_t row = 0; row < particles.size(); ++row) {
        const NodeId id = particles.ids[row];
        if (m_before.get<Particle>(id) || !equalValues(typeInfo<Particle>(), &particles[row], &untouched))
            continue;
        set<&Particle::blendType>(id, additiveBlend);
        set<&Particle::emissionRate>(id, constant(20));
        set<&Particle::lifespan>(id, constant(1));
        set<&Particle::speed>(id, constant(1));
        set<&Particle::verticalRange>(id, constant(0.3f));
        set<&Particle::horizontalRange>(id, constant(2 * std::numbers::pi_v<float>));
        if (hasLifeTracks) {
            set<&Particle::flags>(id, showsHeads);
            set<&Particle::colour>(id, overLife<Colour>({Colour{1, 1, 1}, Colour{1, 1, 1}, Colour{1, 1, 1}}));
            set<&Particle::alpha>(id, overLife<float>({1, 1, 0}));
            set<&Particle::scale>(id, overLife<Vec2>({Vec2{0.1f, 0.1f}, Vec2{0.15f, 0.15f}, Vec2{0.1f, 0.1f}}));
        } else {
            constexpr std::uint8_t full = 255;
            set<&Particle::colours>(id, {{{full, full, full, full}, {full, full, full, full}, {full, full, full, 0}}});
            set<&Particle::scales>(id, {0.1f, 0.15f, 0.1f});
        }
    }
}

} // namespace sinew::m2
