// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/curves/shape/curve_segment.h"
#include "core/scene/render_scene.h"

#include <array>

namespace sinew {

/// Takes a model's axes (right-handed, z up) and lengths to those of files of other programs (right-handed, y up, +z
/// forward): a permutation with signs, so that no bit of a number is lost. ModelAxes leads back.
class ForeignAxes
{
public:
    /// `keeps`: editors that turn such files' y axis up again then show the model's own axes.
    ForeignAxes(ModelFront front, bool keeps, float scale)
        : m_facing(front == ModelFront::PlusX && !keeps), m_isKept(keeps), m_scale(scale)
    {
    }

    /// A factor of lengths that is a power of two, which costs no bit: Warcraft III's units become metres of a natural
    /// size.
    static double usualScale(const RenderScene &scene) { return scene.unitsPerYard > 8 ? 1. / 64 : 1; }

    float scale() const { return m_scale; }
    const char *name() const { return m_isKept ? "kept" : "facing"; }

    template<class Number>
    std::array<Number, 3> direction(Number x, Number y, Number z) const
    {
        return m_facing ? std::array<Number, 3>{y, z, x} : std::array<Number, 3>{x, z, -y};
    }
    std::array<float, 3> direction(const Vec3 &v) const { return direction(v.x, v.y, v.z); }
    std::array<float, 3> point(const Vec3 &v) const { return direction(m_scale * v.x, m_scale * v.y, m_scale * v.z); }
    /// Factors along the axes have no sign.
    template<class Number>
    std::array<Number, 3> factors(Number x, Number y, Number z) const
    {
        return m_facing ? std::array<Number, 3>{y, z, x} : std::array<Number, 3>{x, z, y};
    }
    /// C·M·C⁻¹ of column-major numbers, its translation scaled; the last row is exactly 0 0 0 1.
    std::array<float, 16> matrix(const Matrix44 &from) const;

private:
    bool m_facing, m_isKept;
    float m_scale;
};

inline std::array<float, 16> ForeignAxes::matrix(const Matrix44 &from) const
{
    // Row i of the result takes its numbers from axis `axis[i]` of the source.
    const int axis[3] = {m_facing ? 1 : 0, 2, m_facing ? 0 : 1};
    const float sign[3] = {1, 1, m_facing ? 1.f : -1.f};
    std::array<float, 16> to{};
    for (int column = 0; column < 3; ++column)
        for (int row = 0; row < 3; ++row)
            to[std::size_t(column * 4 + row)] = sign[row] * sign[column] * from.m[axis[column] * 4 + axis[row]];
    for (int row = 0; row < 3; ++row)
        to[std::size_t(12 + row)] = sign[row] * m_scale * from.m[12 + axis[row]];
    to[15] = 1;
    return to;
}

} // namespace sinew
