// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <numeric>
#include <vector>

namespace sinew {

/// Sets of items, numbered from 0, that grow together; each set is named by its first item.
class Groups
{
public:
    explicit Groups(std::size_t count) : m_parents(count) { std::iota(m_parents.begin(), m_parents.end(), 0u); }
    std::uint32_t of(std::uint32_t item)
    {
        while (m_parents[item] != item)
            item = m_parents[item] = m_parents[m_parents[item]];
        return item;
    }
    void join(std::uint32_t a, std::uint32_t b)
    {
        a = of(a);
        b = of(b);
        m_parents[a < b ? b : a] = a < b ? a : b;
    }

private:
    std::vector<std::uint32_t> m_parents;
};

} // namespace sinew
