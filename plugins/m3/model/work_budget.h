// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace sinew::m3 {

/// How often the parts of a model may read what they share, all together. In real models hardly any share something,
/// but in a few bytes thousands can name all vertices or triangles of a file.
inline constexpr std::uint64_t mostOverlap = 16;

/// Steps that something may still take.
class WorkBudget
{
public:
    explicit WorkBudget(std::uint64_t steps) : m_left(steps) {}
    /// False, taking nothing, if fewer are left.
    bool take(std::uint64_t steps)
    {
        if (steps > m_left)
            return false;
        m_left -= steps;
        return true;
    }

private:
    std::uint64_t m_left;
};

} // namespace sinew::m3
