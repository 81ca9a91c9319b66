// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

namespace sinew {

/// Marks places of a picture as taken, so that thousands of keys at one place are drawn once.
class OccupancyGrid
{
public:
    /// Places are squares of 2^`shift` pixels.
    void reset(int width, int height, int shift);
    /// True if the place was free; it is taken now.
    bool take(int x, int y)
    {
        const std::size_t place = std::size_t(y >> m_shift) * std::size_t(m_columns) + std::size_t(x >> m_shift);
        std::uint64_t &word = m_bits[place / 64];
        const std::uint64_t bit = std::uint64_t(1) << (place % 64);
        if (word & bit)
            return false;
        word |= bit;
        return true;
    }

private:
    std::vector<std::uint64_t> m_bits;
    int m_columns = 0, m_shift = 0;
};

} // namespace sinew
