// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/render_scene.h"
#include "tests/support/tier.h"

#include <Eigen/Geometry>

#include <QString>

#include <algorithm>
#include <cmath>
#include <set>
#include <vector>

namespace sinew::test {
inline namespace gltf_pose_checks {

template<class T>
inline bool isFiniteCurve(const Curve<T> &curve)
{
    const auto isFinite = [](std::span<const T> part) {
        const auto *numbers = reinterpret_cast<const float *>(part.data());
        return std::all_of(numbers, numbers + part.size() * sizeof(T) / sizeof(float),
                           [](float number) { return std::isfinite(number); });
    };
    return isFinite(curve.values()) && isFinite(curve.inTangents()) && isFinite(curve.outTangents());
}

inline void makeUnit(std::span<Quat> rotations)
{
    for (Quat &q : rotations) {
        const float length = std::sqrt(q.x * q.x + q.y * q.y + q.z * q.z + q.w * q.w);
        q = length > 1e-12f ? Quat{q.x / length, q.y / length, q.z / length, q.w / length} : Quat();
    }
}

/// With rotations of unit length: the list of losses tells where they aren't.
inline RenderScene sayable(RenderScene scene)
{
    for (SceneNode &node : scene.nodes) {
        makeUnit(node.rotation.curve.editValues());
        makeUnit(node.rotation.curve.editInTangents());
        makeUnit(node.rotation.curve.editOutTangents());
        makeUnit({&node.rotation.fallback, 1});
    }
    return scene;
}

inline bool isFiniteScene(const RenderScene &scene)
{
    for (const SceneNode &node : scene.nodes)
        if (!isFiniteCurve(node.translation.curve) || !isFiniteCurve(node.rotation.curve) ||
            !isFiniteCurve(node.scale.curve) || !std::isfinite(node.pivot.x + node.pivot.y + node.pivot.z))
            return false;
    for (const SceneMesh &mesh : scene.meshes)
        for (const Vec3 &p : mesh.positions)
            if (!std::isfinite(p.x + p.y + p.z))
                return false;
    return true;
}

/// What has no exact form: rotations with tangents, nodes that don't inherit everything.
inline bool isSampled(const RenderScene &scene)
{
    return std::any_of(scene.nodes.begin(), scene.nodes.end(), [](const SceneNode &node) {
        return node.rotation.curve.hasTangents() || node.dontInheritTranslation || node.dontInheritRotation ||
               node.dontInheritScaling;
    });
}

/// Milliseconds from a sequence's start: all keys of nodes in it, its ends, and four moments between neighbours; in the
/// first tier a few of them.
inline std::vector<double> momentsOf(const RenderScene &scene, const SceneSequence &sequence)
{
    std::set<std::int32_t> keys{sequence.start, sequence.end};
    for (const SceneNode &node : scene.nodes)
        for (const CurveBase *curve :
             {static_cast<const CurveBase *>(&node.translation.curve),
              static_cast<const CurveBase *>(&node.rotation.curve), static_cast<const CurveBase *>(&node.scale.curve)})
            for (const std::int32_t time : curve->times()) {
                if (time >= sequence.start && time <= sequence.end)
                    keys.insert(time);
            }
    std::vector<double> moments;
    double before = -1;
    for (const std::int32_t key : keys) {
        const double at = double(key) - sequence.start;
        for (int part = 1; part < 5 && before >= 0; ++part)
            moments.push_back(before + (at - before) * part / 5);
        moments.push_back(at);
        before = at;
    }
    // A test function has five minutes.
    std::size_t points = 1;
    for (const SceneMesh &mesh : scene.meshes)
        points += mesh.positions.size();
    const std::size_t all = 200000000 / std::max<std::size_t>(1, scene.sequences.size()) / points;
    const std::size_t most = std::size_t(byTier(15, int(std::clamp<std::size_t>(all, 15, 100000))));
    if (moments.size() <= most)
        return moments;
    std::vector<double> some;
    for (std::size_t i = 0; i < most; ++i)
        some.push_back(moments[i * (moments.size() - 1) / (most - 1)]);
    return some;
}

using Points = std::vector<Eigen::Vector3d>;

/// Meshes that have triangles.
inline std::vector<std::size_t> drawnMeshes(const RenderScene &scene)
{
    std::vector<std::size_t> rows;
    for (std::size_t row = 0; row < scene.meshes.size(); ++row)
        if (!scene.meshes[row].positions.isEmpty() && scene.meshes[row].indices.size() >= 3)
            rows.push_back(row);
    return rows;
}

inline double distanceToLine(const Eigen::Vector3d &at, const Eigen::Vector3d &from, const Eigen::Vector3d &to)
{
    const Eigen::Vector3d along = to - from;
    const double squared = along.squaredNorm();
    const double t = squared > 0 ? std::clamp((at - from).dot(along) / squared, 0., 1.) : 0;
    return (from + t * along - at).norm();
}

/// The largest distance of a point from the way that it should take between two moments, as a share of the model's
/// size or of how far away it is.
struct Worst
{
    double share = 0;
    std::size_t point = 0;
    QString where;

    static Worst of(const Points &actual, const Points &from, const Points &to, double size)
    {
        if (actual.size() != from.size())
            return {1e9, 0, QStringLiteral("points are missing")};
        Worst worst;
        for (std::size_t i = 0; i < actual.size(); ++i) {
            const double share = distanceToLine(actual[i], from[i], to[i]) / std::max(size, from[i].norm());
            if (!(share <= worst.share))
                worst = {share, i, {}};
        }
        return worst;
    }
};

} // namespace gltf_pose_checks
} // namespace sinew::test
