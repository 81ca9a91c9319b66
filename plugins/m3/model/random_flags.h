// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace sinew::m3 {

/// Bits of randomFlags of particles and ribbons. Before the versions below, each had a field of its own.
namespace RandomFlag {
enum : std::uint32_t { Speed = 1, Life = 2, Mass = 4, World = 8 };
}

constexpr std::uint32_t particleFlagsSince = 17, ribbonFlagsSince = 8;

} // namespace sinew::m3
