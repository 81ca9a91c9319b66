// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

// What a model draws at moments of its sequences, and where its nodes are then.

#include "core/document/document.h"
#include "core/format/format.h"
#include "core/scene/pose/pose.h"
#include "core/scene/pose/skinning.h"

#include <QtTest>

#include <algorithm>
#include <array>
#include <vector>

namespace sinew::test {
inline namespace posed_model_helpers {

using Places = std::vector<Eigen::Vector3f>;

/// Largest distance between places of the same rows; infinite if there are not as many.
inline double farthest(const std::vector<Places> &a, const std::vector<Places> &b)
{
    double worst = a.size() == b.size() ? 0 : double(INFINITY);
    for (std::size_t mesh = 0; mesh < std::min(a.size(), b.size()); ++mesh) {
        if (a[mesh].size() != b[mesh].size())
            return double(INFINITY);
        for (std::size_t v = 0; v < a[mesh].size(); ++v)
            worst = std::max(worst, double((a[mesh][v] - b[mesh][v]).norm()));
    }
    return worst;
}

/// A model as it was when this was made.
struct PosedModel
{
    RenderScene scene;

    explicit PosedModel(const Document &document) : scene(document.format()->scene()->build(document.model())) {}

    std::int32_t sequence(std::string_view name) const
    {
        for (std::size_t row = 0; row < scene.sequences.size(); ++row)
            if (scene.sequences[row].name == name)
                return std::int32_t(row);
        qFatal("no such sequence");
        return -1;
    }
    std::int32_t node(std::string_view name) const
    {
        for (std::size_t row = 0; row < scene.nodes.size(); ++row)
            if (scene.nodes[row].name == name)
                return std::int32_t(row);
        qFatal("no such node");
        return -1;
    }
    /// Row of an object's mesh.
    std::size_t mesh(NodeId source) const
    {
        for (std::size_t row = 0; row < scene.meshes.size(); ++row)
            if (scene.meshes[row].source == source)
                return row;
        qFatal("no such mesh");
        return 0;
    }
    /// `share`: 0 the start of the sequence, 1 its end.
    PoseTime when(std::int32_t row, double share) const
    {
        if (row < 0)
            return {};
        const SceneSequence &sequence = scene.sequences[std::size_t(row)];
        const double length = double(sequence.end) - sequence.start;
        return {row, sequence.start + length * share, length * share};
    }
    Pose pose(std::int32_t row, double share) const
    {
        Pose pose;
        evaluatePose(scene, when(row, share), pose);
        return pose;
    }
    /// Of all meshes, by vertex.
    std::vector<Places> at(std::int32_t row, double share) const
    {
        const Pose now = pose(row, share);
        std::vector<Places> all(scene.meshes.size());
        for (std::size_t i = 0; i < all.size(); ++i)
            skinnedPositions(scene.meshes[i], now, all[i]);
        return all;
    }
    Eigen::Vector3f pivot(std::int32_t row) const
    {
        const Vec3 &at = scene.nodes[std::size_t(row)].pivot;
        return {at.x, at.y, at.z};
    }
    Places atRest(std::size_t mesh) const
    {
        Places places;
        for (const Vec3 &v : scene.meshes[mesh].positions)
            places.emplace_back(v.x, v.y, v.z);
        return places;
    }
    /// The nodes that a vertex follows, each as often as it counts.
    std::vector<std::int32_t> bonesOf(std::size_t mesh, std::size_t vertex) const
    {
        const SceneMesh &drawn = scene.meshes[mesh];
        std::vector<std::int32_t> bones;
        for (std::size_t i = vertex * 4; i < vertex * 4 + 4 && i < drawn.influences.size(); ++i)
            if (drawn.weights[i] > 0 && drawn.influences[i] < drawn.palette.size())
                for (const std::int32_t node : drawn.palette[drawn.influences[i]])
                    bones.push_back(node);
        return bones;
    }
    bool follows(std::size_t mesh, std::size_t vertex, std::int32_t node) const
    {
        const std::vector<std::int32_t> bones = bonesOf(mesh, vertex);
        return std::find(bones.begin(), bones.end(), node) != bones.end();
    }
    /// The corners of all triangles of the meshes at a moment, in an order that doesn't depend on theirs.
    std::vector<std::array<float, 9>> triangles(std::int32_t row, double share,
                                                const std::vector<std::size_t> &meshes) const
    {
        const std::vector<Places> places = at(row, share);
        std::vector<std::array<float, 9>> all;
        for (const std::size_t mesh : meshes)
            for (std::size_t i = 0; i + 2 < scene.meshes[mesh].indices.size(); i += 3) {
                std::array<std::array<float, 3>, 3> corners;
                for (std::size_t c = 0; c < 3; ++c) {
                    const Eigen::Vector3f &place = places[mesh][scene.meshes[mesh].indices[i + c]];
                    corners[c] = {place.x(), place.y(), place.z()};
                }
                // The front stays the front.
                std::rotate(corners.begin(), std::min_element(corners.begin(), corners.end()), corners.end());
                std::array<float, 9> flat;
                for (std::size_t n = 0; n < 9; ++n)
                    flat[n] = corners[n / 3][n % 3];
                all.push_back(flat);
            }
        std::sort(all.begin(), all.end());
        return all;
    }
    /// Diagonal of the box of everything at rest.
    double size() const
    {
        Eigen::AlignedBox3f box;
        for (std::size_t i = 0; i < scene.meshes.size(); ++i)
            for (const Eigen::Vector3f &place : atRest(i))
                box.extend(place);
        return double(box.diagonal().norm());
    }
};

/// Moments at which jobs are looked at, as shares of a sequence.
inline constexpr double moments[] = {0, 0.23, 0.5, 0.81, 1};

} // namespace posed_model_helpers
} // namespace sinew::test
