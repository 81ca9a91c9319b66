// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/curves/shape/curve_segment.h"
#include "core/scene/render_scene.h"

#include <Eigen/Geometry>

#include <numbers>

namespace sinew::mdx {

/// How lengths and directions of a source become Warcraft III's: its models look along +x, z being up. A quarter turn
/// about z and a factor, both exact (conversion.md §1.2).
class Axes
{
public:
    Axes(ModelFront front, double scale) : m_isTurned(front == ModelFront::MinusY), m_scale(scale) {}

    double scale() const { return m_scale; }
    /// What lies along the x axis of a node lies along the y axis of the new one, and the other way round.
    bool swapsXAndY() const { return m_isTurned; }
    /// Directions, and the vector part of rotations. The further components stay.
    CurvePoint direction(CurvePoint v) const
    {
        if (m_isTurned)
            v = {-v[1], v[0], v[2], v[3]};
        return v;
    }
    CurvePoint place(const CurvePoint &v) const
    {
        CurvePoint p = direction(v);
        for (double &number : p)
            number *= m_scale;
        return p;
    }
    CurvePoint factors(CurvePoint v) const
    {
        if (m_isTurned)
            std::swap(v[0], v[1]);
        return v;
    }
    Vec3 direction(const Vec3 &v) const { return m_isTurned ? Vec3{-v.y, v.x, v.z} : v; }
    Vec3 place(const Vec3 &v) const
    {
        const Vec3 d = direction(v);
        return {float(d.x * m_scale), float(d.y * m_scale), float(d.z * m_scale)};
    }
    Eigen::Vector3d place(const Eigen::Vector3d &v) const
    {
        return m_scale * (m_isTurned ? Eigen::Vector3d(-v.y(), v.x(), v.z()) : v);
    }
    /// What turns directions of the source's models to those of the result's.
    Eigen::Quaterniond turn() const
    {
        return m_isTurned ? Eigen::Quaterniond(std::numbers::sqrt2 / 2, 0, 0, std::numbers::sqrt2 / 2)
                          : Eigen::Quaterniond::Identity();
    }
    /// A transform of the source's space as one of the result's.
    Eigen::Affine3d transform(const Eigen::Affine3d &t) const
    {
        Eigen::Affine3d result;
        Eigen::Matrix3d turn = Eigen::Matrix3d::Identity();
        if (m_isTurned)
            turn << 0, -1, 0, 1, 0, 0, 0, 0, 1;
        result.linear() = turn * t.linear() * turn.transpose();
        result.translation() = place(Eigen::Vector3d(t.translation()));
        result.makeAffine();
        return result;
    }
    SceneExtent extent(const SceneExtent &from) const;

private:
    bool m_isTurned;
    double m_scale;
};

inline SceneExtent Axes::extent(const SceneExtent &from) const
{
    const Vec3 a = place(from.minimum), b = place(from.maximum);
    return {float(from.radius * m_scale),
            {std::min(a.x, b.x), std::min(a.y, b.y), std::min(a.z, b.z)},
            {std::max(a.x, b.x), std::max(a.y, b.y), std::max(a.z, b.z)}};
}

} // namespace sinew::mdx
