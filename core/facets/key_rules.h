// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/schema/type_info.h"

#include <initializer_list>

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

/// What keys the file can hold for a track. Tracks without values (CurveChannel::components 0) have times only; none of
/// this concerns them.
struct KeyRules
{
    /// What the track can be set to; tangents exist where hermite or bezier is among them.
    Interpolations interpolations = Interpolations::all();
    /// Numbers are stored as whole steps of this size between the lowest and the highest, of rotations each of x y z w;
    /// 0: as they are.
    double valueStep = 0;
    double lowest = 0, highest = 0;

    /// What a track starts with when it gets its first keys: linear, of whole numbers and events steps; what the file
    /// can hold before all.
    Interpolation initial(const TypeInfo &value) const;
    bool operator==(const KeyRules &) const = default;
};

} // namespace sinew
