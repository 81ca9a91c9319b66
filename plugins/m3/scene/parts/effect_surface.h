// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "plugins/m3/scene/effects/effect_wave.h"
#include "plugins/m3/scene/effects/phase_rule.h"
#include "plugins/m3/scene/parts/texture_rows.h"
#include "plugins/m3/scene/parts/tracks.h"

#include <optional>

namespace sinew::m3 {

/// What a material shows on particles and ribbons: its diffuse and first emissive layer and its first alpha mask; for a
/// composite its first part. No value for materials that show no texture of their own (displacement etc.).
struct EffectSurface
{
    SpriteSurface surface;
    FilterMode blend = FilterMode::Alpha;
    float alphaReference = 0; ///< the lowest opacity drawn, 0…1
    bool unshaded = false, unfogged = false;
    std::int32_t priority = 0;
};
std::optional<EffectSurface> effectSurface(const Root &root, std::uint32_t materialReference,
                                           const TextureRows &textures);

inline EffectWave waveOf(std::uint32_t kind, const Animated<float> &amplitude, const Animated<float> &frequency)
{
    return {kind <= 6 ? WaveKind(kind) : WaveKind::None, track(amplitude), track(frequency)};
}

inline PhaseRule phaseOf(float middle, float hold, std::uint32_t smoothing)
{
    return {middle, hold, smoothing <= 4 ? Smoothing(smoothing) : Smoothing::Linear};
}

} // namespace sinew::m3
