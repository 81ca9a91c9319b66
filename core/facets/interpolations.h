// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/schema/curve.h"

#include <initializer_list>
#include <vector>

namespace sinew {

/// A set of interpolations.
class Interpolations
{
public:
    constexpr Interpolations(std::initializer_list<Interpolation> list)
    {
        for (const Interpolation each : list)
            m_bits |= 1u << std::uint32_t(each);
    }
    static constexpr Interpolations all()
    {
        return {Interpolation::None, Interpolation::Linear, Interpolation::Hermite, Interpolation::Bezier};
    }

    /// False for numbers that are none of the four.
    constexpr bool contains(std::uint32_t number) const { return number < 4 && (m_bits & (1u << number)); }
    constexpr bool contains(Interpolation one) const { return contains(std::uint32_t(one)); }
    constexpr bool isEmpty() const { return m_bits == 0; }
    /// In the order of their numbers.
    std::vector<Interpolation> list() const;
    bool operator==(const Interpolations &) const = default;

private:
    unsigned m_bits = 0;
};

} // namespace sinew
