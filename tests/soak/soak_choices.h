// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <cstdint>
#include <iterator>
#include <random>

namespace sinew::test {

/// The random choices of one step of a soak. They depend on seed and step alone, so that a step that went differently
/// does not change later ones.
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

    /// Text that somebody might type into a field: numbers, expressions, names, and nonsense.
    QString text();

private:
    std::mt19937 m_random;
};

} // namespace sinew::test
