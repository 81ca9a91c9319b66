// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/schema/types.h"

#include <array>

namespace sinew {

/// Takes other programs' axes (right-handed, y up, +z forward) and lengths to a model's (z up, +x forward): a
/// permutation with signs, so that no bit of a number is lost.
class ModelAxes
{
public:
    /// `keeps`: as editors do that only turn y up to z.
    explicit ModelAxes(bool keeps = false, double scale = 1)
        : m_axis(keeps ? std::array{0, 2, 1} : std::array{2, 0, 1}), m_sign{1, keeps ? -1 : 1, 1}, m_scale(scale)
    {
    }

    double scale() const { return m_scale; }

    template<class Number>
    std::array<Number, 3> direction(const Number *v) const
    {
        return {Number(m_sign[0]) * v[m_axis[0]], Number(m_sign[1]) * v[m_axis[1]], Number(m_sign[2]) * v[m_axis[2]]};
    }
    template<class Number>
    std::array<Number, 3> point(const Number *v) const
    {
        std::array<Number, 3> turned = direction(v);
        for (Number &number : turned)
            number *= Number(m_scale);
        return turned;
    }
    /// Factors along the axes have no sign.
    template<class Number>
    std::array<Number, 3> factors(const Number *v) const
    {
        return {v[m_axis[0]], v[m_axis[1]], v[m_axis[2]]};
    }
    /// C·M·C⁻¹ of column-major numbers, its translation scaled.
    template<class Number>
    std::array<Number, 16> matrix(const Number *from) const
    {
        std::array<Number, 16> to{};
        for (std::size_t column = 0; column < 3; ++column)
            for (std::size_t row = 0; row < 3; ++row)
                to[column * 4 + row] = Number(m_sign[row] * m_sign[column]) * from[m_axis[column] * 4 + m_axis[row]];
        for (std::size_t row = 0; row < 3; ++row)
            to[12 + row] = Number(m_sign[row]) * Number(m_scale) * from[12 + m_axis[row]];
        to[15] = 1;
        return to;
    }
    Vec3 vector(const float *v) const
    {
        const auto p = point(v);
        return {p[0], p[1], p[2]};
    }

private:
    std::array<int, 3> m_axis, m_sign;
    double m_scale;
};

} // namespace sinew
