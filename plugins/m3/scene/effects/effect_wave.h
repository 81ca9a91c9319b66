// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/effects/hash_random.h"
#include "core/scene/effects/smooth_noise.h"
#include "core/scene/track.h"

#include <cmath>

namespace sinew::m3 {

enum class WaveKind : std::uint8_t { None, Sine, Cosine, Saw, Square, Random, Noise };

/// A wave that is added to a value at birth, over the running time of the emitter.
struct EffectWave
{
    WaveKind kind = WaveKind::None;
    Track<float> amplitude, frequency;
};
bool same(const EffectWave &a, const EffectWave &b);
inline bool isWaving(const EffectWave &wave)
{
    return wave.kind != WaveKind::None && (wave.amplitude.curve.size() > 0 || wave.amplitude.fallback != 0);
}

/// The value that a wave adds: sines by radians, saw and square by whole periods (a saw rises from −amplitude), noise
/// from one number to the next. Random numbers come from `random`.
inline float waveValue(WaveKind kind, float phase, float amplitude, HashRandom &random)
{
    switch (kind) {
    case WaveKind::None:
        break;
    case WaveKind::Sine:
        return std::sin(phase) * amplitude;
    case WaveKind::Cosine:
        return std::cos(phase) * amplitude;
    case WaveKind::Saw:
        return (2 * (phase - std::floor(phase)) - 1) * amplitude;
    case WaveKind::Square:
        return phase - std::floor(phase) > 0.5f ? -amplitude : amplitude;
    case WaveKind::Random:
        return random.signedUnit() * amplitude;
    case WaveKind::Noise:
        return smoothNoise(phase, 0.5f, 3) * amplitude;
    }
    return 0;
}

} // namespace sinew::m3
