// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

// What of a new model stands for what of its source.

#include "tests/plugins/create/created.h"

#include <array>
#include <map>

namespace sinew::test {
inline namespace creation_helpers {

/// A place of the source in the new model.
inline Eigen::Vector3f placed(const Eigen::Vector3f &v, const RenderScene &scene, float scale)
{
    return scale * (scene.front == ModelFront::PlusX ? v : Eigen::Vector3f(-v.y(), v.x(), v.z()));
}

/// The meshes of the result that show each mesh of the source: parts of one look follow one another.
inline std::vector<std::pair<std::size_t, std::vector<std::size_t>>> pairedMeshes(const Created &all)
{
    std::vector<std::pair<std::size_t, std::vector<std::size_t>>> pairs;
    std::size_t next = 0;
    // By its first corners: meshes may begin at the same place.
    const auto begins = [&](const SceneMesh &from, std::size_t row) {
        const SceneMesh &to = all.result.meshes[row];
        for (std::size_t i = 0; i < std::min<std::size_t>({30, from.indices.size(), to.indices.size()}); ++i) {
            const Vec3 a = from.positions[from.indices[i]], b = to.positions[to.indices[i]];
            if (placed({a.x, a.y, a.z}, all.source, float(all.options.scale)) != Eigen::Vector3f(b.x, b.y, b.z))
                return false;
        }
        return true;
    };
    for (const std::int32_t row : all.options.meshes) {
        const SceneMesh &from = all.source.meshes[std::size_t(row)];
        if (from.indices.isEmpty())
            continue;
        while (next < all.result.meshes.size() && begins(from, next)) {
            std::vector<std::size_t> parts;
            std::size_t corners = 0;
            while (corners < from.indices.size() && next < all.result.meshes.size()) {
                corners += all.result.meshes[next].indices.size();
                parts.push_back(next++);
            }
            if (corners != from.indices.size())
                return {};
            pairs.push_back({std::size_t(row), std::move(parts)});
        }
    }
    return next == all.result.meshes.size() ? pairs : std::vector<std::pair<std::size_t, std::vector<std::size_t>>>();
}

/// Meshes that begin as others do: which of them a geoset of the result shows is not known.
inline std::set<std::size_t> ambiguousMeshes(const Created &all)
{
    const auto beginning = [&](std::int32_t row) {
        const SceneMesh &mesh = all.source.meshes[std::size_t(row)];
        std::vector<std::array<float, 3>> corners;
        for (std::size_t i = 0; i < std::min<std::size_t>(30, mesh.indices.size()); ++i) {
            const Vec3 &v = mesh.positions[mesh.indices[i]];
            corners.push_back({v.x, v.y, v.z});
        }
        return corners;
    };
    std::map<std::vector<std::array<float, 3>>, std::vector<std::size_t>> rows;
    for (const std::int32_t row : all.options.meshes)
        rows[beginning(row)].push_back(std::size_t(row));
    std::set<std::size_t> ambiguous;
    for (const auto &[corners, meshes] : rows)
        if (meshes.size() > 1)
            ambiguous.insert(meshes.begin(), meshes.end());
    return ambiguous;
}

/// Where a node is.
inline Eigen::Vector3f origin(const RenderScene &scene, const Pose &pose, std::int32_t row)
{
    const Vec3 &pivot = scene.nodes[std::size_t(row)].pivot;
    return pose.nodes[std::size_t(row)] * Eigen::Vector3f(pivot.x, pivot.y, pivot.z);
}

/// Nodes that do not inherit everything, and all below them: they follow the rules of the other game, which differ.
inline std::vector<bool> followingOtherRules(const RenderScene &scene)
{
    std::vector<bool> rows(scene.nodes.size());
    for (const std::int32_t row : scene.evaluationOrder) {
        const SceneNode &node = scene.nodes[std::size_t(row)];
        rows[std::size_t(row)] =
            (node.rules == NodeRules::ModelAxes &&
             (node.dontInheritTranslation || node.dontInheritRotation || node.dontInheritScaling)) ||
            (node.parent >= 0 && rows[std::size_t(node.parent)]);
    }
    return rows;
}

} // namespace creation_helpers
} // namespace sinew::test
