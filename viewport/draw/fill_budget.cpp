// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/draw/fill_budget.h"

#include "core/scene/pose/node_transform.h"

#include <algorithm>
#include <cmath>

namespace sinew {

namespace {

/// Moves `share` of a range, evenly distributed, to the end of the range.
template<class T>
void keepSpread(std::vector<T> &things, std::size_t &end, EffectFrame::Range &range, double share)
{
    const std::size_t first = range.first, count = range.count, begin = end;
    for (std::size_t i = 0; i < count; ++i)
        if (std::floor(double(i + 1) * share) > std::floor(double(i) * share))
            things[end++] = things[first + i];
    range = {std::uint32_t(begin), std::uint32_t(end - begin)};
}

/// Moves the first vertices of a strip to its end.
void keepFirst(std::vector<RibbonVertex> &vertices, std::size_t &end, EffectFrame::Range &range, double share)
{
    const std::size_t first = range.first, begin = end;
    const auto count = std::size_t(double(range.count) * share) / 2 * 2;
    for (std::size_t i = 0; i < count; ++i)
        vertices[end++] = vertices[first + i];
    range = {std::uint32_t(begin), std::uint32_t(end - begin)};
}

} // namespace

FillBudget::FillBudget(const ViewCamera &camera, float aspect) : m_eye(camera.eye()), m_near(camera.nearClip)
{
    const double side = 2 * std::tan(double(camera.fieldOfView) / 2);
    m_pictureArea = side * side * double(aspect);
}

double FillBudget::coverage(const Eigen::Vector3f &position, float area) const
{
    const double distance = std::max(double(m_near), double((position - m_eye).norm()));
    const double part = double(area) / (distance * distance * m_pictureArea);
    return part > 0 ? std::min(part, 1.) : 0; // not for NaN
}

double FillBudget::coverageOf(const EffectFrame &frame, const Eigen::Affine3f &placement) const
{
    const float scale = std::cbrt(std::abs(placement.linear().determinant()));
    double sum = 0;
    for (const ParticleInstance &particle : frame.particles) {
        const bool isTail =
            particle.kind == float(ParticleInstance::Tail) || particle.kind == float(ParticleInstance::Streak);
        const float length = isTail ? toEigen(particle.axis).norm() / 2 : particle.height;
        sum += coverage(placement * toEigen(particle.position), 4 * particle.size * length * scale * scale);
    }
    for (const EffectFrame::Ranges &ranges : frame.ranges) {
        const RibbonVertex *vertices = frame.ribbonVertices.data() + ranges.ribbonVertices.first;
        for (std::size_t i = 0; i + 2 < ranges.ribbonVertices.count; ++i) {
            const Eigen::Vector3f a = toEigen(vertices[i].position), b = toEigen(vertices[i + 1].position),
                                  c = toEigen(vertices[i + 2].position);
            sum += coverage(placement * a, (b - a).cross(c - a).norm() / 2 * scale * scale);
        }
    }
    return sum;
}

const EffectFrame &FillBudget::thinnedOut(const EffectFrame &whole, EffectFrame &frame,
                                          const Eigen::Affine3f &placement)
{
    const double wanted = coverageOf(whole, placement);
    if (wanted <= m_left) {
        m_left -= wanted;
        return whole;
    }
    frame = whole;
    const double share = m_left / wanted;
    m_left = 0;
    std::size_t particles = 0, vertices = 0;
    for (EffectFrame::Ranges &ranges : frame.ranges) {
        keepSpread(frame.particles, particles, ranges.particles, share);
        keepFirst(frame.ribbonVertices, vertices, ranges.ribbonVertices, share);
    }
    frame.particles.resize(particles);
    frame.ribbonVertices.resize(vertices);
    frame.isReduced = true;
    return frame;
}

} // namespace sinew
