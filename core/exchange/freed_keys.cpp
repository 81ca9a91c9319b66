// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/exchange/freed_keys.h"

#include "core/scene/pose/node_transform.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace sinew {

namespace {

/// A node's place, rotation and scale in its parent.
struct Parts
{
    CurvePoint translation{}, rotation{0, 0, 0, 1}, scale{1, 1, 1};
    bool isSheared = false;
};

class FreedNode
{
public:
    FreedNode(const RenderScene &scene, std::int32_t row, const ClipRange &range)
        : m_scene(scene), m_row(row), m_range(range)
    {
        m_when.sequence = range.sequence;
        if (range.sequence >= 0)
            m_start = scene.sequences[std::size_t(range.sequence)].start;
    }

    std::vector<float> times()
    {
        std::vector<float> all;
        // A finished scene has no cycles.
        for (std::int32_t up = m_row; up >= 0; up = m_scene.nodes[std::size_t(up)].parent) {
            const SceneNode &node = m_scene.nodes[std::size_t(up)];
            const ClipKeys keys[] = {clipKeys(node.translation, m_scene, m_range),
                                     clipKeys(node.rotation, m_scene, m_range), clipKeys(node.scale, m_scene, m_range)};
            for (const float time : timesOf({&keys[0], &keys[1], &keys[2]}))
                all.push_back(time);
        }
        std::sort(all.begin(), all.end());
        all.erase(std::unique(all.begin(), all.end()), all.end());
        placeMoments(all);
        return all;
    }

    const Parts &at(double seconds)
    {
        const auto [known, isNew] = m_known.try_emplace(seconds);
        if (isNew)
            known->second = partsAt(seconds);
        return known->second;
    }
    bool isSheared() const
    {
        return std::any_of(m_known.begin(), m_known.end(), [](const auto &each) { return each.second.isSheared; });
    }

private:
    /// Things jump at whole milliseconds; in seconds as floats these are a little earlier or later, which would be on
    /// the wrong side. Of two neighbours the first is what comes right before a jump.
    void placeMoments(const std::vector<float> &times)
    {
        constexpr double beforeJump = 1e-3; // milliseconds
        for (std::size_t i = 0; i < times.size(); ++i) {
            const float next = std::nextafter(times[i], 1e9f);
            const double whole = std::round(double(times[i]) * 1000);
            if (std::abs(double(times[i]) * 1000 - whole) > 2 * (double(next) - double(times[i])) * 1000)
                continue;
            const bool jumps = i + 1 < times.size() && times[i + 1] == next;
            m_moments[double(times[i])] = jumps ? whole - beforeJump : whole;
        }
    }

    Parts partsAt(double seconds)
    {
        const auto placed = m_moments.find(seconds);
        const double moment = placed == m_moments.end() ? seconds * 1000 : placed->second;
        m_when.time = m_start + moment;
        m_when.globalTime = m_range.withGlobals ? moment : 0;
        const PosedNode posed = poseNode(m_scene, m_row, m_when);
        const SceneNode &node = m_scene.nodes[std::size_t(m_row)];
        const Vec3 parentPivot = node.parent >= 0 ? m_scene.nodes[std::size_t(node.parent)].pivot : Vec3();
        const Eigen::Affine3d world = posed.world.matrix.cast<double>(), parent = posed.parent.matrix.cast<double>();
        const Eigen::Affine3d local = Eigen::Translation3d(-toEigen(parentPivot).cast<double>()) * parent.inverse() *
                                      world * Eigen::Translation3d(toEigen(node.pivot).cast<double>());
        Parts parts;
        if (!local.matrix().allFinite())
            return parts;
        Eigen::Matrix3d axes = local.linear();
        Eigen::Vector3d sizes = axes.colwise().norm();
        if (axes.determinant() < 0)
            sizes.z() = -sizes.z();
        for (int i = 0; i < 3; ++i) {
            parts.translation[std::size_t(i)] = local.translation()[i];
            parts.scale[std::size_t(i)] = sizes[i];
            axes.col(i) = std::abs(sizes[i]) > 1e-9 ? Eigen::Vector3d(axes.col(i) / sizes[i])
                                                    : Eigen::Vector3d(Eigen::Matrix3d::Identity().col(i));
        }
        parts.isSheared = std::abs(axes.col(0).dot(axes.col(1))) + std::abs(axes.col(1).dot(axes.col(2))) +
                              std::abs(axes.col(2).dot(axes.col(0))) >
                          1e-3;
        const Eigen::Quaterniond turn = Eigen::Quaterniond(axes).normalized();
        parts.rotation = {turn.x(), turn.y(), turn.z(), turn.w()};
        return parts;
    }

    const RenderScene &m_scene;
    std::int32_t m_row;
    const ClipRange &m_range;
    PoseTime m_when;
    double m_start = 0;
    std::map<double, double> m_moments; ///< milliseconds by seconds, where they are known better than by their product
    std::map<double, Parts> m_known;
};

double sizeOf(const RenderScene &scene)
{
    double size = 1e-3;
    for (const SceneNode &node : scene.nodes)
        if (const float length = toEigen(node.pivot).norm(); std::isfinite(length))
            size = std::max(size, double(length));
    return size;
}

} // namespace

bool isFreed(const SceneNode &node)
{
    return node.parent >= 0 && node.rules != NodeRules::Inheriting &&
           (node.dontInheritTranslation || node.dontInheritRotation || node.dontInheritScaling);
}

FreedKeys freedKeys(const RenderScene &scene, std::int32_t node, const ClipRange &range, const KeyBounds &bounds)
{
    FreedNode freed(scene, node, range);
    const std::vector<float> times = freed.times();
    const double close = 1e-4 * sizeOf(scene);
    FreedKeys keys;
    keys.translation =
        sampledKeys(times, 3, false, close, [&](double seconds) { return freed.at(seconds).translation; });
    keys.rotation =
        sampledKeys(times, 4, true, bounds.degrees, [&](double seconds) { return freed.at(seconds).rotation; });
    keys.scale = sampledKeys(times, 3, false, 1e-4, [&](double seconds) { return freed.at(seconds).scale; });
    keys.isSheared = freed.isSheared();
    return keys;
}

} // namespace sinew
