// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/schema/types.h"

namespace sinew::mdx {

/// Of y and z; that of x is half of it.
constexpr double packedRotationStep = 1. / 1048576;

/// A rotation of World of Warcraft's MDX: from the top 22 bits of x in 1/2²¹, 21 bits of y and 21 of z in 1/2²⁰, all
/// with a sign. w is what is missing to length 1, never negative. 0 is no rotation. x, y and z are exact.
Quat unpackRotation(std::uint64_t raw);
/// What unpackRotation() gave comes back bit by bit; anything else is turned to w ≥ 0 and rounded.
std::uint64_t packRotation(const Quat &rotation);

} // namespace sinew::mdx
