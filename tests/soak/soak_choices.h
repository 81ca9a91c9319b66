// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <cstdint>
#include <iterator>
#include <random>

namespace sinew::test {

/// What is chosen at random in one step of a soak. Seed and step alone decide, so that a step that went another way
/// does not change those behind it.
class SoakChoices
{
public:
    SoakChoices(std::uint32_t seed, std::uint32_t step)
    {
        std::seed_seq sequence{seed, step};
        m_random.seed(sequence);
    }

    /// 0 … count - 1.
    int below(std::size_t count) { return int(m_random() % std::uint32_t(count)); }
    bool oneIn(int count) { return below(std::size_t(count)) == 0; }
    template<class List>
    auto any(const List &list)
    {
        return *std::next(std::begin(list), below(std::size(list)));
    }

    /// What somebody types into a field: numbers, expressions, names, and what is none of them.
    QString text();

private:
    std::mt19937 m_random;
};

} // namespace sinew::test
