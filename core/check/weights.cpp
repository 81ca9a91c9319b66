// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/check/weights.h"

#include <algorithm>
#include <numeric>

namespace sinew {

namespace {

constexpr unsigned whole = 255;

unsigned sumOf(std::span<const std::uint8_t> weights)
{
    return std::accumulate(weights.begin(), weights.end(), 0u);
}

} // namespace

bool isFullWeight(std::span<const std::uint8_t> weights)
{
    return sumOf(weights) == whole;
}

void fillWeight(std::span<std::uint8_t> weights)
{
    const unsigned sum = sumOf(weights);
    if (weights.empty() || sum == whole)
        return;
    if (sum == 0) {
        weights[0] = whole;
        return;
    }
    for (std::uint8_t &weight : weights)
        weight = std::uint8_t(weight * whole / sum);
    // Put what rounding lost where it is least noticeable.
    *std::max_element(weights.begin(), weights.end()) += std::uint8_t(whole - sumOf(weights));
}

} // namespace sinew
