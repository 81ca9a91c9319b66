// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>

namespace sinew {

inline constexpr std::size_t maxParticles = 100000; ///< per effect
inline constexpr std::size_t maxModels = 1000;      ///< per effect

/// What one effect may use at most, whatever its file demands.
struct EffectLimits
{
    std::int64_t steps = 16384;        ///< for which a birth is remembered: four and a half minutes
    std::size_t births = maxParticles; ///< remembered ones, of all its emitters
    std::size_t emitters = 16384;
    std::size_t forces = 16384;
    std::size_t models = maxModels;

    bool operator==(const EffectLimits &) const = default;
};

/// What an effect demands.
struct EffectDemand
{
    double life = 0;                 ///< seconds for which a birth must be remembered, at most
    std::size_t emitters = 1;        ///< the effect's own and its copies
    std::uint32_t forceChannels = 0; ///< as in SceneForce
    double samples = 0;              ///< in each step with births, besides those for the emitter's nodes
    double samplesPerBirth = 0;
};

} // namespace sinew
