// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <unordered_map>

namespace sinew {

/// Names that all differ: what is taken already gets a number from 2 on behind it.
class UniqueNames
{
public:
    /// `separator`: before the number.
    explicit UniqueNames(std::string separator = " #") : m_separator(std::move(separator)) {}

    /// The name itself if it is free; what is returned is taken from then on.
    std::string take(const std::string &wanted)
    {
        const auto [known, isFree] = m_next.try_emplace(wanted, 2);
        if (isFree)
            return wanted;
        // Does not move when others are added.
        int &number = known->second;
        std::string name;
        do
            name = wanted + m_separator + std::to_string(number++);
        while (!m_next.try_emplace(name, 2).second);
        return name;
    }

private:
    std::string m_separator;
    std::unordered_map<std::string, int> m_next; ///< taken names, with the number to try next
};

} // namespace sinew
