// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <vector>

namespace sinew::m3 {

/// Rules out most animIds that no block has by testing a single bit.
class AnimIdFilter
{
public:
    void add(std::uint32_t animId) { m_bits[hash(animId) >> 6] |= 1ull << (hash(animId) & 63); }
    bool mayHave(std::uint32_t animId) const { return m_bits[hash(animId) >> 6] >> (hash(animId) & 63) & 1; }

private:
    static constexpr unsigned bits = 14;
    static std::uint32_t hash(std::uint32_t animId) { return animId * 0x9e3779b1u >> (32 - bits); }
    std::array<std::uint64_t, (1u << bits) / 64> m_bits{};
};

/// Sorts numbers whose upper half is an animId. As these are random numbers, their highest bits alone put most of them
/// in place.
void sortByAnimId(std::vector<std::uint64_t> &numbers);

} // namespace sinew::m3
