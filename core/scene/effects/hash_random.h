// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>

namespace sinew {

/// Random numbers that depend only on their position, not on previously drawn ones: a stream for each triple of
/// emitter, step and ordinal (splitmix64).
class HashRandom
{
public:
    HashRandom(std::uint64_t emitter, std::int64_t step, std::uint32_t ordinal)
        : m_state(mix(mix(emitter + golden) ^ std::uint64_t(step)) + ordinal)
    {
    }
    /// 0 … 1, excluding 1.
    float unit() { return float(next() >> 40) * 0x1p-24f; }
    /// −1 … 1, excluding 1.
    float signedUnit() { return float(std::int64_t(next()) >> 40) * 0x1p-23f; }
    /// 0 … count − 1, equally likely; `count` is at least 1.
    std::size_t below(std::size_t count) { return std::min(std::size_t(unit() * float(count)), count - 1); }

private:
    static constexpr std::uint64_t golden = 0x9e3779b97f4a7c15u;
    static std::uint64_t mix(std::uint64_t x)
    {
        x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9u;
        x = (x ^ (x >> 27)) * 0x94d049bb133111ebu;
        return x ^ (x >> 31);
    }
    std::uint64_t next()
    {
        m_state += golden;
        return mix(m_state);
    }

    std::uint64_t m_state;
};

} // namespace sinew
