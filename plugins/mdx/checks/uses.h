// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/schema/curve.h"
#include "core/schema/list.h"

namespace sinew::mdx {

/// Whether each object of a list is referred to; for lists that references name by row.
template<class T>
class Uses
{
public:
    explicit Uses(const List<T> &list) : m_used(list.size()) {}
    void add(std::int64_t row)
    {
        if (row >= 0 && std::size_t(row) < m_used.size())
            m_used[std::size_t(row)] = true;
    }
    void add(const Curve<std::uint32_t> &keys)
    {
        for (const std::uint32_t row : keys.values())
            add(std::int64_t(row));
    }
    bool operator[](std::size_t row) const { return m_used[row]; }

private:
    std::vector<bool> m_used;
};

} // namespace sinew::mdx
