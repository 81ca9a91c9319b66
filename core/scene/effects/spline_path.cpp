// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/scene/effects/spline_path.h"

#include "core/scene/pose/node_transform.h"

#include <algorithm>

namespace sinew {

using Eigen::Vector3f;

namespace {

constexpr int piecesPerCurve = 32;

Vector3f cubicBezier(const Vec3 *p, float t)
{
    const float s = 1 - t;
    return s * s * s * toEigen(p[0]) + 3 * s * s * t * toEigen(p[1]) + 3 * s * t * t * toEigen(p[2]) +
           t * t * t * toEigen(p[3]);
}

} // namespace

SplinePath::SplinePath(const Array<Vec3> &points)
{
    const auto add = [&](const Vector3f &position) {
        if (!position.allFinite())
            return;
        const float along =
            m_corners.empty() ? 0 : m_corners.back().along + (position - m_corners.back().position).norm();
        m_corners.push_back({along, position});
    };
    if (points.isEmpty())
        return;
    add(toEigen(points[0]));
    std::size_t at = 0;
    for (; at + 3 < points.size(); at += 3) {
        for (int i = 1; i <= piecesPerCurve; ++i)
            add(cubicBezier(points.data() + at, float(i) / piecesPerCurve));
    }
    for (++at; at < points.size(); ++at)
        add(toEigen(points[at]));
}

SplinePath::Place SplinePath::at(float share) const
{
    if (m_corners.empty())
        return {Vector3f::Zero(), Vector3f::UnitX()};
    const float along = share * m_corners.back().along;
    const auto next =
        std::find_if(m_corners.begin() + 1, m_corners.end(), [&](const Corner &c) { return c.along > along; });
    const auto to = next == m_corners.end() ? m_corners.end() - 1 : next;
    if (to == m_corners.begin())
        return {to->position, Vector3f::UnitX()};
    const Corner &from = *(to - 1);
    const float length = to->along - from.along;
    const Vector3f way = to->position - from.position;
    if (!(length > 0))
        return {to->position, Vector3f::UnitX()};
    return {from.position + way * std::clamp((along - from.along) / length, 0.f, 1.f), way / length};
}

} // namespace sinew
