// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/schema/types.h"

namespace sinew::mdx {

/// For y and z; that for x is half of it.
constexpr double packedRotationStep = 1. / 1048576;

/// A rotation of World of Warcraft's MDX: from the top, 22 bits of x in 1/2²¹, 21 bits of y and 21 of z in 1/2²⁰, all
/// signed. w completes the length to 1, never negative. 0 is no rotation. x, y and z are exact.
Quat unpackRotation(std::uint64_t raw);
/// Results of unpackRotation() are restored bit by bit; anything else is brought to w ≥ 0 and rounded.
std::uint64_t packRotation(const Quat &rotation);

} // namespace sinew::mdx
